// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replaybranch.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "records/journalbranch.h"
#include "records/provedgame.h"
#include "replay/replay.h"
#include "table/mask.h"
#include "table/round.h"

namespace janso {

namespace {

constexpr int kDeals = 400;  // tried before giving up

// An answer of the game, and how many events had happened before it.
struct TimedAnswer {
  std::size_t happened = 0;
  MatchBranch::Answer answer;
};

std::vector<TimedAnswer> answersUntil(const ProvedGame &game, ReplayPlace place) {
  std::vector<TimedAnswer> answers;
  for (HandWalk walk(game, static_cast<std::size_t>(place.hand));
       walk.happened() < static_cast<std::size_t>(place.event);) {
    if (const GivenAnswer *given = walk.next())
      answers.push_back({walk.happened(), {given->seat, given->action}});
    if (!walk.step())
      break;
  }
  return answers;
}

// What a meld takes from its owner's hand when it is made.
std::vector<Tile> ownTilesOf(const Meld &meld) {
  if (meld.type == MeldType::Kakan)
    return {meld.added};
  std::vector<Tile> tiles(meld.tiles.begin(), meld.tiles.end());
  if (meld.type != MeldType::Ankan)
    tiles.erase(std::find(tiles.begin(), tiles.end(), meld.called));
  return tiles;
}

// Where the tiles of a hand stand that may be exchanged. Places of a wall, in one list.
class HiddenPlaces {
 public:
  HiddenPlaces(const ProvedGame &game, ReplayPlace place)
      : m_game(game), m_hand(game.hands[static_cast<std::size_t>(place.hand)]), m_place(place) {
    follow(static_cast<std::size_t>(place.event));
  }

  // What nobody has seen until now.
  void addWall(Wall &wall) { addRest(wall, m_live, m_rinshan, m_dora, 0); }

  // What no record tells: it was not seen until the end of the hand either.
  void addUntold(Wall &wall) {
    follow(m_hand.events.size());
    const int ura = m_ura ? m_dora : 0;
    addRest(wall, m_live, m_rinshan, m_dora, ura);
  }

  // The concealed tiles of a seat, where they were dealt or drawn from.
  void addHand(Wall &wall, int seat) {
    for (Tile *const from : held(wall, seat))
      m_places.push_back(from);
  }

  void shuffle(std::mt19937_64 &random) const {
    for (std::size_t i = m_places.size(); i > 1; --i)
      std::swap(*m_places[i - 1], *m_places[random() % i]);
  }

 private:
  // Counts what has left the wall in the first `events` events.
  void follow(std::size_t events) {
    const int players = m_game.players();
    m_live = dealtTiles(players);
    m_rinshan = m_dora = 0;
    for (std::size_t i = 0; i < events; ++i) {
      const Event &event = m_hand.events[i];
      if (const auto *draw = std::get_if<Tsumo>(&event))
        ++(draw->rinshan ? m_rinshan : m_live);
      else if (std::holds_alternative<KyokuStarted>(event) || std::holds_alternative<DoraRevealed>(event))
        ++m_dora;
      else if (const auto *hora = std::get_if<Hora>(&event))
        m_ura = m_ura || !hora->info->uraIndicators.empty();
    }
  }

  void addRest(Wall &wall, int live, int rinshan, int dora, int ura) {
    const int players = m_game.players();
    const int own = ownIndicators(players);
    for (int i = live; i < liveTiles(players); ++i) {
      // Further indicators stand in the live wall, the ura beneath them.
      bool turned = false;
      for (int n = own; n < std::max(dora, ura); ++n)
        turned = turned || i == indicatorInLive(n, players) || i == indicatorInLive(n, players) + 1;
      if (!turned)
        m_places.push_back(&wall.live[static_cast<std::size_t>(i)]);
    }
    for (int i = rinshan; i < replacementTiles(m_game.info->rules); ++i)
      m_places.push_back(&wall.rinshan[static_cast<std::size_t>(i)]);
    for (int i = dora; i < own; ++i)
      m_places.push_back(&wall.doraIndicators[static_cast<std::size_t>(i)]);
    for (int i = ura; i < own; ++i)
      m_places.push_back(&wall.uraIndicators[static_cast<std::size_t>(i)]);
  }

  // The places of the wall whose tiles this seat holds now. What is as drawn, and what was held longer, are
  // told apart: the same discard must be possible again.
  std::vector<Tile *> held(Wall &wall, int seat) const {
    const int players = m_game.players();
    const int fromDealer = (seat - m_hand.start.dealer(players) + players) % players;
    std::vector<Tile *> tiles;
    for (int k = 0; k < 13; ++k)
      tiles.push_back(&wall.live[static_cast<std::size_t>(dealtIndex(fromDealer, k, players))]);
    auto live = static_cast<std::size_t>(dealtTiles(players));
    std::size_t rinshan = 0;
    const auto take = [&tiles](Tile tile) {
      tiles.erase(std::find_if(tiles.begin(), tiles.end(), [tile](const Tile *at) { return *at == tile; }));
    };
    for (int i = 0; i < m_place.event; ++i) {
      const Event &event = m_hand.events[static_cast<std::size_t>(i)];
      if (const auto *draw = std::get_if<Tsumo>(&event)) {
        Tile *const place = draw->rinshan ? &wall.rinshan[rinshan++] : &wall.live[live++];
        if (draw->seat == seat)
          tiles.push_back(place);
      } else if (const auto *discard = std::get_if<Dahai>(&event);
                 discard != nullptr && discard->seat == seat) {
        if (discard->tsumogiri)
          tiles.pop_back();
        else
          take(discard->tile);
      } else if (const auto *call = std::get_if<Call>(&event); call != nullptr && call->seat == seat) {
        for (const Tile tile : ownTilesOf(call->meld))
          take(tile);
      } else if (const auto *kita = std::get_if<Kita>(&event); kita != nullptr && kita->seat == seat) {
        take(kita->tile);
      }
    }
    return tiles;
  }

  const ProvedGame &m_game;
  const ProvedHand &m_hand;
  ReplayPlace m_place;
  int m_live = 0;
  int m_rinshan = 0;
  int m_dora = 0;
  bool m_ura = false;
  std::vector<Tile *> m_places;
};

Wall dealt(const Replay &replay, ReplayPlace place, int seat, BranchKind kind, std::mt19937_64 &random) {
  const ProvedGame &game = replay.game();
  Wall wall = game.hands[static_cast<std::size_t>(place.hand)].wall;
  HiddenPlaces places(game, place);
  if (kind == BranchKind::SameWall) {
    if (!game.wallsKnown)
      places.addUntold(wall);
  } else {
    places.addWall(wall);
  }
  if (kind == BranchKind::AllUnseen) {
    const Board board = replay.view(place, seat, ReplayHands::Own).board;
    for (int other = 0; other < replay.players(); ++other) {
      if (other != seat && board.player(other).riichi == RiichiState::None)
        places.addHand(wall, other);
    }
  }
  places.shuffle(random);
  alignIndicators(wall, game.players());
  return wall;
}

const Action *legalSkip(const Decision &decision) {
  const auto skip = std::find_if(decision.legal.begin(), decision.legal.end(),
                                 [](const Action &action) { return action.type == ActionType::Skip; });
  return skip == decision.legal.end() ? nullptr : &*skip;
}

// What this seat does at another table so that the same happens; nothing = it cannot.
std::optional<Action> sameAnswer(const std::vector<TimedAnswer> &answers, std::size_t happened,
                                 const Decision &decision) {
  const auto given = std::find_if(answers.begin(), answers.end(), [&](const TimedAnswer &answer) {
    return answer.happened == happened && answer.answer.seat == decision.seat;
  });
  if (given != answers.end() &&
      std::find(decision.legal.begin(), decision.legal.end(), given->answer.action) != decision.legal.end())
    return given->answer.action;
  if (given != answers.end() && given->answer.action.type != ActionType::Skip)
    return std::nullopt;
  if (const Action *skip = legalSkip(decision))
    return *skip;
  return std::nullopt;
}

// Plays the hand at a table with this wall to the place. Nothing where the seat would have seen something
// else than it did.
std::optional<std::vector<MatchBranch::Answer>> followed(const ProvedGame &game, ReplayPlace place, int seat,
                                                         const Wall &wall) {
  const ProvedHand &hand = game.hands[static_cast<std::size_t>(place.hand)];
  const std::vector<TimedAnswer> known = answersUntil(game, place);
  std::vector<MatchBranch::Answer> answers;
  Round round(game.info, hand.start, wall, 1);
  std::size_t happened = 0;
  while (happened < static_cast<std::size_t>(place.event)) {
    if (!round.pending().empty()) {
      const Decision decision = round.pending().front();
      const std::optional<Action> action = sameAnswer(known, happened, decision);
      if (!action || round.answer(decision.seat, decision.id, *action) != AnswerStatus::Accepted)
        return std::nullopt;
      answers.push_back({decision.seat, *action});
      continue;
    }
    if (!round.canAdvance())
      return std::nullopt;
    std::vector<Event> events;
    round.advance(events);
    for (const Event &event : events) {
      // Where nobody is asked any more, the table has gone on from the place by itself.
      const bool seen = happened < static_cast<std::size_t>(place.event);
      if (seen && !(maskFor(seat, event) == maskFor(seat, hand.events[happened])))
        return std::nullopt;
      ++happened;
    }
  }
  return answers;
}

bool isOver(const ProvedGame &game, const Replay &replay, ReplayPlace place) {
  const auto *ended =
      std::get_if<KyokuEnded>(&game.hands[static_cast<std::size_t>(place.hand)].events.back());
  return place == replay.endOf(place.hand) && ended != nullptr && ended->matchOver;
}

}  // namespace

QString branchKindKey(BranchKind kind) {
  switch (kind) {
    case BranchKind::SameWall:
      return QStringLiteral("same");
    case BranchKind::OthersKept:
      return QStringLiteral("wall");
    case BranchKind::AllUnseen:
      break;
  }
  return QStringLiteral("unseen");
}

std::optional<BranchKind> branchKindOf(const QString &key) {
  for (const BranchKind kind : {BranchKind::SameWall, BranchKind::OthersKept, BranchKind::AllUnseen}) {
    if (key == branchKindKey(kind))
      return kind;
  }
  return std::nullopt;
}

Result<std::shared_ptr<const MatchBranch>> branchFrom(const Replay &replay, const BranchParent &parent,
                                                      ReplayPlace place, int seat, BranchKind kind,
                                                      const QString &seed) {
  const ProvedGame &game = replay.game();
  if (isOver(game, replay, place))
    return Error{"the match was already over at this position"};
  const ProvedHand &hand = game.hands[static_cast<std::size_t>(place.hand)];
  // Once a hand is over nothing of it is hidden that could still matter.
  const bool ended = place == replay.endOf(place.hand) && hand.complete;
  const std::string text = seed.toStdString();
  std::seed_seq words(text.begin(), text.end());
  std::mt19937_64 random(words);
  for (int deal = 0; deal < kDeals; ++deal) {
    const Wall wall = ended ? hand.wall : dealt(replay, place, seat, kind, random);
    if (std::optional<std::vector<MatchBranch::Answer>> answers = followed(game, place, seat, wall)) {
      const JournalBranch origin{parent.identity, place.hand, place.event, branchKindKey(kind),
                                 hand.start,      wall,       seat,        parent.file};
      return std::make_shared<const MatchBranch>(MatchBranch{origin, *std::move(answers), seed});
    }
  }
  return Error{"no other deal fits what this player had seen"};
}

}  // namespace janso
