// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the tags of an mjlog into recorded events: the deal and the play. The ends of hands are in
// mjlogresults.cpp.
#include "records/mjlog/mjlogreader.h"

#include <QJsonDocument>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "records/mjlog/mjloglobby.h"
#include "records/mjlog/mjlogtext.h"
#include "records/mjlog/mjlogtiles.h"
#include "records/rulesetjson.h"
#include "rules/mpsz.h"
#include "rules/presets/presets.h"

namespace janso {
namespace {

// Bits of the GO tag's type.
constexpr int kNoRedFives = 0x02;
constexpr int kNoKuitan = 0x04;
constexpr int kHanchan = 0x08;
constexpr int kThreePlayers = 0x10;

// Tags that say nothing about the game itself: connections, chat, the client's own notes.
constexpr std::array kIgnored = {"mjloggm", "SHUFFLE", "BYE",    "HELO",   "LN",     "CHAT",   "PROF",
                                 "RANKING", "JOIN",    "REJOIN", "SAIKAI", "KANSEN", "FURITEN"};

struct TileTag {
  bool isDraw;
  int player;
  int id;
};

// "T12": player 0 draws tile 12.
std::optional<TileTag> tileTag(const QString &tag) {
  if (tag.size() < 2 || tag.size() > 4)
    return {};
  bool ok = false;
  const int id = QStringView(tag).mid(1).toInt(&ok);
  if (!ok)
    return {};
  for (int player = 0; player < 4; ++player) {
    if (tag[0] == QLatin1Char(kDrawTags[player]))
      return TileTag{true, player, id};
    if (tag[0] == QLatin1Char(kDiscardTags[player]))
      return TileTag{false, player, id};
  }
  return {};
}

}  // namespace

const std::array<MjlogReader::Entry, 9> MjlogReader::kEntries = {{
    {"GO", &MjlogReader::go},
    {"UN", &MjlogReader::players},
    {"TAIKYOKU", &MjlogReader::firstDealer},
    {"INIT", &MjlogReader::init},
    {"N", &MjlogReader::call},
    {"REACH", &MjlogReader::reach},
    {"DORA", &MjlogReader::dora},
    {"AGARI", &MjlogReader::agari},
    {"RYUUKYOKU", &MjlogReader::ryuukyoku},
}};

MjlogReader::MjlogReader() {
  m_game.info.rules = tenhou();
}

Result<bool> MjlogReader::take(const QString &tag, const QXmlStreamAttributes &attributes, FilePlace place) {
  m_place = place;
  const std::string context = "tag <" + tag.left(16).simplified().toStdString() + ">";
  for (const Entry &entry : kEntries) {
    if (tag != QLatin1String(entry.tag))
      continue;
    const Result<bool> done = (this->*entry.handler)(attributes);
    return done ? done : Result<bool>(done.error().in(context));
  }
  if (const std::optional<TileTag> tile = tileTag(tag)) {
    if (tile->id < 0 || tile->id >= kTileIds)
      return Error{context + ": there is no tile " + std::to_string(tile->id)};
    if (tile->player >= m_players)
      return Error{context + ": nobody sits there"};
    const Result<bool> done = tile->isDraw ? draw(tile->player, tile->id) : discard(tile->player, tile->id);
    return done ? done : Result<bool>(done.error().in(context));
  }
  for (const char *ignored : kIgnored) {
    if (tag == QLatin1String(ignored))
      return true;
  }
  return Error{"unknown " + context};
}

void MjlogReader::push(const Event &event, const Stated &stated, const Scores &scoresAfter) {
  m_game.hands.back().events.push_back({{event, stated, scoresAfter}, m_place});
}

std::string MjlogReader::nameOf(int id) const {
  return toMpsz(tileFromId(id, m_redFives)) + " (tile " + std::to_string(id) + ")";
}

Result<bool> MjlogReader::markSeen(int id) {
  if (!isInSet(id, m_players))
    return Error{nameOf(id) + " is not used with three players"};
  if (m_seen.test(static_cast<std::size_t>(id)))
    return Error{nameOf(id) + " occurs twice in this hand"};
  m_seen.set(static_cast<std::size_t>(id));
  return true;
}

Result<int> MjlogReader::player(const Attributes &attributes, const char *key) const {
  const Result<int> who = numberOf(attributes, key);
  if (who && (*who < 0 || *who >= m_players)) {
    return Error{std::string(key) + "=\"" + std::to_string(*who) + "\": players are 0 to " +
                 std::to_string(m_players - 1)};
  }
  return who;
}

Result<bool> MjlogReader::go(const Attributes &attributes) {
  const Result<int> type = numberOf(attributes, "type");
  if (!type)
    return type.error();
  if (!m_game.hands.empty())
    return Error{"the type of game comes after its first hand"};
  m_redFives = (*type & kNoRedFives) == 0;
  RuleSet &rules = m_game.info.rules;
  rules = (*type & kThreePlayers) != 0 ? tenhouSanma() : tenhou();
  m_players = rules.players;
  if (!m_redFives)
    rules.redFives.fill(0);
  rules.kuitan = (*type & kNoKuitan) == 0;
  rules.length = (*type & kHanchan) != 0 ? MatchLength::South : MatchLength::East;
  m_game.stated.redFives = true;
  m_game.stated.length = true;
  if (attributes.hasAttribute(QLatin1String("csrule"))) {
    LobbyRules lobby = readLobbyRules(attributes.value(QLatin1String("csrule")).toString(), rules);
    m_game.notes = std::move(lobby.notes);
    m_game.accountKnown = lobby.hasUma;
    m_endPoints = !lobby.read || lobby.hasUma;
  }
  return attributes.hasAttribute(QLatin1String(kMjlogRules)) ? ownRules(attributes) : Result<bool>(true);
}

// A record of ours holds every option.
Result<bool> MjlogReader::ownRules(const Attributes &attributes) {
  const QByteArray text =
      QByteArray::fromPercentEncoding(attributes.value(QLatin1String(kMjlogRules)).toLatin1());
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject())
    return Error{std::string(kMjlogRules) + " is not a ruleset"};
  Result<RuleSet> rules = ruleSetFromJson(document.object());
  if (!rules)
    return rules.error().in(kMjlogRules);
  if (rules->players != m_players)
    return Error{std::string(kMjlogRules) + " is for a different number of players than type"};
  m_game.info.rules = std::move(rules).value();
  m_game.rulesKnown = true;
  return true;
}

Result<bool> MjlogReader::players(const Attributes &attributes) {
  // Before the GO tag it is not known how many there are.
  for (std::size_t i = 0; i < 4; ++i) {
    const QString key = QStringLiteral("n%1").arg(i);
    if (attributes.hasAttribute(key)) {
      const QByteArray encoded = attributes.value(key).toString().toLatin1();
      m_game.info.names[i] = QUrl::fromPercentEncoding(encoded).toStdString();
    }
  }
  return true;
}

Result<bool> MjlogReader::firstDealer(const Attributes &attributes) {
  const Result<int> dealer = player(attributes, "oya");
  if (!dealer)
    return dealer.error();
  m_firstDealer = *dealer;
  return true;
}

// Place, counters, dice, dealer and scores of a hand; `seed` begins with round, honba, sticks and two dice.
Result<KyokuStarted> MjlogReader::headOf(const std::vector<int> &seed, const Attributes &attributes) const {
  const Result<std::vector<int>> ten = numbersOf(attributes, "ten");
  if (!ten)
    return ten.error();
  const Result<int> dealer = player(attributes, "oya");
  if (!dealer)
    return dealer.error();
  if (seed.size() != 6 || ten->size() != 4)
    return Error{"seed must be six numbers and ten four"};
  if (seed[0] < 0 || seed[0] > 15 || seed[1] < 0 || seed[1] > 200 || seed[2] < 0 || seed[2] > 200)
    return Error{"round, honba or sticks are out of range"};
  KyokuStarted start;
  start.bakaze = start.round = static_cast<std::uint8_t>(seed[0] / 4);
  start.kyoku = static_cast<std::uint8_t>(seed[0] % 4);
  start.honba = static_cast<std::uint8_t>(seed[1]);
  start.kyotaku = static_cast<std::uint8_t>(seed[2]);
  start.dealer = static_cast<std::int8_t>(*dealer);
  for (std::size_t i = 0; i < 2; ++i) {
    const int die = seed[3 + i];
    start.dice[i] = static_cast<std::uint8_t>(die >= 0 && die < 6 ? die + 1 : 0);
  }
  if ((*dealer - m_firstDealer + m_players) % m_players != start.kyoku)
    return Error{"player " + std::to_string(*dealer) + " cannot be the dealer of " + handName(start)};
  for (std::size_t i = 0; i < static_cast<std::size_t>(m_players); ++i)
    start.scores[i] = (*ten)[i] * kHundred;
  return start;
}

Result<HandTiles> MjlogReader::dealOf(int player, const Attributes &attributes) {
  const QString key = QStringLiteral("hai%1").arg(player);
  const Result<std::vector<int>> ids = idsFrom(attributes.value(key));
  if (!ids)
    return ids.error().in(key.toStdString());
  if (ids->size() != 13)
    return Error{key.toStdString() + " has " + std::to_string(ids->size()) +
                 " tiles, but a deal must have 13"};
  HandTiles hand;
  for (int id : *ids) {
    if (const Result<bool> marked = markSeen(id); !marked)
      return marked.error();
    insertSorted(hand, tileFromId(id, m_redFives));
  }
  return hand;
}

Result<bool> MjlogReader::init(const Attributes &attributes) {
  m_inHand = false;
  const Result<std::vector<int>> seed = numbersOf(attributes, "seed");
  if (!seed)
    return seed.error();
  const Result<KyokuStarted> head = headOf(*seed, attributes);
  if (!head)
    return head.error();
  m_seen.reset();
  m_drawn.fill(-1);
  m_kanPlayer = -1;
  KyokuStarted start = *head;
  const int indicator = seed->back();
  if (indicator < 0 || indicator >= kTileIds)
    return Error{"there is no tile " + std::to_string(indicator)};
  start.doraIndicator = tileFromId(indicator, m_redFives);
  if (const Result<bool> marked = markSeen(indicator); !marked)
    return marked;
  for (int i = 0; i < m_players; ++i) {
    const Result<HandTiles> hand = dealOf(i, attributes);
    if (!hand)
      return hand.error();
    start.hands[static_cast<std::size_t>(i)] = *hand;
  }
  m_dealer = start.dealer;
  m_inHand = true;
  Stated stated;
  stated.round = stated.hands = stated.scores = true;
  m_game.hands.emplace_back();
  push(start, stated);
  return true;
}

Result<bool> MjlogReader::draw(int player, int id) {
  if (!m_inHand)
    return Error{"a draw outside of any hand"};
  if (const Result<bool> marked = markSeen(id); !marked)
    return marked;
  m_drawn[static_cast<std::size_t>(player)] = id;
  const bool rinshan = m_kanPlayer == player;
  m_kanPlayer = -1;
  push(Tsumo{static_cast<std::int8_t>(player), tileFromId(id, m_redFives), rinshan}, {});
  return true;
}

Result<bool> MjlogReader::discard(int player, int id) {
  if (!m_inHand)
    return Error{"a discard outside of any hand"};
  if (!m_seen.test(static_cast<std::size_t>(id)))
    return Error{nameOf(id) + " is discarded, but nobody has drawn it"};
  int &drawn = m_drawn[static_cast<std::size_t>(player)];
  Stated stated;
  stated.tsumogiri = true;
  push(Dahai{static_cast<std::int8_t>(player), tileFromId(id, m_redFives), drawn == id}, stated);
  drawn = -1;
  return true;
}

Result<bool> MjlogReader::call(const Attributes &attributes) {
  if (!m_inHand)
    return Error{"a call outside of any hand"};
  const Result<int> who = player(attributes, "who");
  if (!who)
    return who.error();
  const Result<int> code = numberOf(attributes, "m");
  if (!code)
    return code.error();
  if (m_players == 3 && isKitaCode(*code))
    return kita(*who, *code);
  const Result<MjlogMeld> meld = meldFromCode(*code, *who, m_redFives, m_players);
  if (!meld)
    return meld.error();
  for (int id : meld->ids) {
    if (!m_seen.test(static_cast<std::size_t>(id)))
      return Error{"the meld takes " + nameOf(id) + ", but nobody has drawn it"};
  }
  if (meld->meld.isKan())
    m_kanPlayer = *who;
  m_drawn[static_cast<std::size_t>(*who)] = -1;
  push(Call{static_cast<std::int8_t>(*who), meld->meld}, {});
  return true;
}

Result<bool> MjlogReader::kita(int who, int code) {
  const Result<int> id = kitaFromCode(code);
  if (!id)
    return id.error();
  if (!m_seen.test(static_cast<std::size_t>(*id)))
    return Error{nameOf(*id) + " is set aside, but nobody has drawn it"};
  m_kanPlayer = who;
  m_drawn[static_cast<std::size_t>(who)] = -1;
  push(Kita{static_cast<std::int8_t>(who), tileFromId(*id, m_redFives)}, {});
  return true;
}

Result<bool> MjlogReader::reach(const Attributes &attributes) {
  if (!m_inHand)
    return Error{"riichi outside of any hand"};
  const Result<int> who = player(attributes, "who");
  if (!who)
    return who.error();
  const Result<int> step = numberOf(attributes, "step");
  if (!step)
    return step.error();
  const auto seat = static_cast<std::int8_t>(*who);
  if (*step == 1) {
    push(Riichi{seat}, {});
    return true;
  }
  Stated stated;
  Scores after{};
  if (attributes.hasAttribute(QLatin1String("ten"))) {
    const Result<std::vector<int>> ten = numbersOf(attributes, "ten");
    if (!ten)
      return ten.error();
    if (ten->size() != 4)
      return Error{"ten must be four numbers"};
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_players); ++i)
      after[i] = (*ten)[i] * kHundred;
    stated.scores = true;
  }
  push(RiichiAccepted{seat}, stated, after);
  return true;
}

Result<bool> MjlogReader::dora(const Attributes &attributes) {
  if (!m_inHand)
    return Error{"a dora indicator outside of any hand"};
  const Result<std::vector<int>> ids = idsFrom(attributes.value(QLatin1String("hai")));
  if (!ids)
    return ids.error();
  if (ids->size() != 1)
    return Error{"hai must be one tile"};
  if (const Result<bool> marked = markSeen(ids->front()); !marked)
    return marked;
  push(DoraRevealed{tileFromId(ids->front(), m_redFives)}, {});
  return true;
}

RecordedGame MjlogReader::finish() {
  RecordedGame game = std::move(m_game);
  for (auto seat = static_cast<std::size_t>(m_players); seat < 4; ++seat)
    game.info.names[seat].clear();
  const int by = (m_players - m_firstDealer) % m_players;
  if (by == 0)
    return game;
  game.info = *std::get<MatchStarted>(turned({MatchStarted{game.info}, {}, {}}, by, m_players).event).info;
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events)
      event.read = turned(event.read, by, m_players);
  }
  if (game.end)
    game.end->read = turned(game.end->read, by, m_players);
  return game;
}

}  // namespace janso
