// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Ends of hands for the tests of the pages, scored by the real rules.
//
// East 2 of a match between Ren (seat 0), Aiko (1, dealer), Mei (2) and Sora (3), unless a sample says
// otherwise.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "records/handend.h"
#include "rules/presets/presets.h"
#include "rules/score.h"
#include "support/tiles.h"

namespace janso::test {

inline Meld chi(std::string_view text, std::string_view called, int from) {
  return {.type = MeldType::Chi,
          .tiles = handOf<InlineVec<Tile, 4>>(text),
          .called = tile(called),
          .added = {},
          .from = static_cast<std::int8_t>(from)};
}
inline Meld group(MeldType type, std::string_view text, int from = -1) {
  Meld meld;
  meld.type = type;
  meld.tiles = handOf<InlineVec<Tile, 4>>(text);
  meld.from = static_cast<std::int8_t>(from);
  if (type != MeldType::Ankan)
    meld.called = meld.tiles[0];
  if (type == MeldType::Kakan)
    meld.added = meld.tiles[3];
  return meld;
}

// One hand of a match. Change it, then win or draw it.
struct HandSample {
  HandEnd end;
  RuleSet rules = basicAriAri();

  explicit HandSample(int dealer = 1) {
    MatchInfo info;
    info.rules = rules;
    end.names = {QStringLiteral("Ren"), QStringLiteral("Aiko"), QStringLiteral("Mei"),
                 QStringLiteral("Sora")};
    Board &before = end.before;
    before.bakaze = 0;
    before.kyoku = static_cast<std::uint8_t>(dealer);
    before.dealer = static_cast<std::int8_t>(dealer);
    before.scores = {25200, 30900, 24600, 18300};
    for (PlayerBoard &player : before.players)
      player.concealed = 13;
  }

  HandSample &counters(int honba, int sticks) {
    end.before.honba = static_cast<std::uint8_t>(honba);
    end.before.kyotaku = static_cast<std::uint8_t>(sticks);
    return *this;
  }
  HandSample &riichi(int seat) {
    end.before.players[static_cast<std::size_t>(seat)].riichi = RiichiState::Accepted;
    return *this;
  }

  // A win; circumstances in `input` that the hand itself does not show are the caller's.
  HandSample &win(WinInput input, std::string_view concealed, std::string_view winTile, int winner, int from,
                  std::string_view indicators = "5p", std::string_view ura = {}) {
    input.concealed = handOf<InlineVec<Tile, 13>>(concealed);
    input.winTile = tile(winTile);
    input.winner = static_cast<std::int8_t>(winner);
    input.from = static_cast<std::int8_t>(from);
    input.tsumo = from < 0;
    input.dealer = end.before.dealer;
    input.roundWind = end.before.bakaze;
    input.doraIndicators = handOf<InlineVec<Tile, 5>>(indicators);
    if (!ura.empty())
      input.uraIndicators = handOf<InlineVec<Tile, 5>>(ura);
    const bool first = end.wins.empty();
    input.honba = first ? end.before.honba : 0;
    input.kyotaku = first ? end.before.kyotaku : 0;
    const ScoreOutcome outcome = scoreHand(input, rules);
    if (!outcome.result) {
      std::fprintf(stderr, "sample is no win: %.*s\n", static_cast<int>(concealed.size()), concealed.data());
      std::abort();
    }
    HoraInfo info;
    info.winner = input.winner;
    info.from = input.from;
    info.hand = handOf<HandTiles>(concealed);
    info.melds = input.melds;
    info.winTile = input.winTile;
    info.doraIndicators = input.doraIndicators;
    info.uraIndicators = input.uraIndicators;
    info.result = *outcome.result;
    info.scores = first ? end.before.scores : end.wins.back().scores;
    for (std::size_t seat = 0; seat < 4; ++seat)
      info.scores[seat] += info.result.deltas[seat];
    end.wins.push_back(info);
    end.ended.dealerStays = end.ended.dealerStays || winner == end.before.dealer;
    finish(info.scores);
    return *this;
  }

  HandSample &draw(const RyukyokuInfo &given, bool dealerStays) {
    RyukyokuInfo info = given;
    for (std::size_t seat = 0; seat < 4; ++seat)
      info.scores[seat] = end.before.scores[seat] + info.deltas[seat];
    end.draw = info;
    end.ended.dealerStays = dealerStays;
    finish(info.scores);
    end.after.kyotaku = end.before.kyotaku;
    return *this;
  }

 private:
  void finish(const Scores &scores) {
    MatchInfo info;
    info.rules = rules;
    for (std::size_t seat = 0; seat < 4; ++seat)
      info.names[seat] = end.names[seat].toStdString();
    end.before.info = info;
    end.after = end.before;
    end.after.scores = scores;
    end.after.kyotaku = 0;
  }
};

// --- The samples ---

inline HandEnd dealerTsumo() {
  WinInput input;
  input.riichi = true;
  return HandSample()
      .counters(1, 1)
      .riichi(1)
      .win(input, "345m123678p99p46s", "0s", 1, -1, "5p3m", "1p2z")
      .end;
}
inline HandEnd plainTsumo() {
  return HandSample().win({}, "234m456p67s55s678s", "8s", 2, -1, "9m").end;
}
inline HandEnd ronWithCounters() {
  WinInput input;
  input.riichi = true;
  return HandSample().counters(2, 2).riichi(2).win(input, "234m456p678p55s67s", "8s", 2, 3, "1z", "9m").end;
}
inline HandEnd openRon() {
  WinInput input;
  input.melds = {chi("345m", "3m", 1), group(MeldType::Kakan, "7777z", 0)};
  return HandSample().win(input, "22p45667s", "8s", 2, 3, "1z").end;
}
inline HandEnd doubleRon() {
  HandSample sample;
  sample.rules = tenhou();
  WinInput riichi;
  riichi.riichi = true;
  sample.counters(1, 1).riichi(2).win(riichi, "234m456p678p55s67s", "8s", 2, 1, "1z", "9m");
  WinInput open;
  open.melds = {group(MeldType::Pon, "666z", 1)};
  return sample.win(open, "123m789p6799s", "8s", 3, 1, "1z").end;
}
inline HandEnd yakumanWithPao() {
  WinInput input;
  input.melds = {group(MeldType::Pon, "555z", 1), group(MeldType::Daiminkan, "6666z", 3),
                 group(MeldType::Pon, "777z", 0)};
  return HandSample().counters(1, 0).win(input, "23m99s", "4m", 2, 3, "1p").end;
}
inline HandEnd doubleYakuman() {
  WinInput input;
  return HandSample().win(input, "111m333p555s7779s", "9s", 2, -1).end;
}
inline HandEnd chiitoitsu() {
  return HandSample().win({}, "1133m5588p22s44z7z", "7z", 2, 0, "1s").end;
}
inline HandEnd manyYaku() {
  WinInput input;
  input.doubleRiichi = true;
  input.riichi = true;
  input.ippatsu = true;
  input.haitei = true;
  return HandSample()
      .counters(3, 4)
      .riichi(2)
      .win(input, "2233440566788p", "7p", 2, -1, "1p2p4p1m3s", "4p7p1z2s6m")
      .end;
}
inline HandEnd fourKans() {
  WinInput input;
  input.rinshan = true;
  input.melds = {group(MeldType::Ankan, "1111m"), group(MeldType::Kakan, "3333p", 3),
                 group(MeldType::Daiminkan, "5550s", 1), group(MeldType::Ankan, "7777z")};
  return HandSample().win(input, "9s", "9s", 2, -1, "1p4s2z3z4z").end;
}
inline HandEnd kokushi() {
  return HandSample().win({}, "19m19p19s1234567z", "5z", 2, 1).end;
}

inline RyukyokuInfo drawOf(DrawType type) {
  RyukyokuInfo info;
  info.type = type;
  return info;
}
inline HandEnd exhaustiveDraw() {
  RyukyokuInfo info = drawOf(DrawType::Exhaustive);
  info.tenpai = {false, true, true, false};
  info.hands[1] = handOf<HandTiles>("234m456p678p5567s");
  info.hands[2] = handOf<HandTiles>("1133m5588p22s44z7z");
  info.deltas = {-1500, 1500, 1500, -1500};
  return HandSample().counters(1, 1).riichi(1).draw(info, true).end;
}
inline HandEnd drawOneTenpai() {
  RyukyokuInfo info = drawOf(DrawType::Exhaustive);
  info.tenpai = {false, false, true, false};
  info.hands[2] = handOf<HandTiles>("19m19p19s1234567z");
  info.deltas = {-1000, -1000, 3000, -1000};
  return HandSample().draw(info, false).end;
}
inline HandEnd kyuushu() {
  RyukyokuInfo info = drawOf(DrawType::Kyuushu);
  info.declarer = 2;
  info.hands[2] = handOf<HandTiles>("19m19p19s1234z258p2s");
  return HandSample().draw(info, true).end;
}
inline HandEnd nagashiMangan() {
  RyukyokuInfo info = drawOf(DrawType::NagashiMangan);
  info.nagashi = {false, false, false, true};
  info.tenpai = {true, false, false, false};
  info.hands[0] = handOf<HandTiles>("234m456p678p5567s");
  info.deltas = {-2000, -4000, -2000, 8000};
  return HandSample().draw(info, false).end;
}
inline HandEnd fourRiichi() {
  RyukyokuInfo info = drawOf(DrawType::Suucha);
  for (HandTiles &hand : info.hands)
    hand = handOf<HandTiles>("234m456p678p5567s");
  return HandSample().counters(0, 4).riichi(0).riichi(1).riichi(2).riichi(3).draw(info, true).end;
}

struct NamedHandEnd {
  const char *name;
  HandEnd (*make)();
};
inline const std::vector<NamedHandEnd> &allHandEnds() {
  static const std::vector<NamedHandEnd> kAll{
      {"dealer tsumo", dealerTsumo},
      {"plain tsumo", plainTsumo},
      {"ron with honba and sticks", ronWithCounters},
      {"open ron", openRon},
      {"double ron", doubleRon},
      {"yakuman with pao", yakumanWithPao},
      {"double yakuman", doubleYakuman},
      {"chiitoitsu", chiitoitsu},
      {"many yaku", manyYaku},
      {"four kans", fourKans},
      {"kokushi", kokushi},
      {"exhaustive draw", exhaustiveDraw},
      {"draw one tenpai", drawOneTenpai},
      {"kyuushu", kyuushu},
      {"nagashi mangan", nagashiMangan},
      {"four riichi", fourRiichi},
  };
  return kAll;
}

}  // namespace janso::test
