// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads mjai lines as events: lines, deals and play.
#include "mjai/reader.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <utility>

#include "mjai/names.h"
#include "mjai/values.h"
#include "rules/payment.h"
#include "rules/presets/presets.h"

namespace janso {
namespace {

constexpr std::size_t kDealt = 13;
constexpr int kMostSticks = 255;

template <class T>
T &part(ReadEvent &read) {
  return std::get<T>(read.event);
}

// Three hands, or nothing in the place of the fourth; 0 where nothing is dealt.
int playersDealt(const QJsonValue &hands) {
  const QJsonArray array = hands.toArray();
  if (array.size() == 3)
    return 3;
  if (array.size() != 4 || !array[3].isArray())
    return 0;
  return array[3].toArray().isEmpty() ? 3 : 4;
}

// A number of the deal, as the line has it and as we count it.
struct PlaceNumber {
  const char *key;
  int low;
  int high;
  std::uint8_t KyokuStarted::*target;
  int first;  // what the lines count from
};
constexpr std::array<PlaceNumber, 4> kPlaceNumbers = {{
    {"kyoku", 1, 100, &KyokuStarted::kyoku, 1},
    {"honba", 0, 200, &KyokuStarted::honba, 0},
    {"kyotaku", 0, 200, &KyokuStarted::kyotaku, 0},
    {"round", 0, 100, &KyokuStarted::round, 0},
}};

// Where the hand stands in its match; what the line leaves out stays as it is in `start`, but for the round,
// which is then that of the first time around the winds.
Result<bool> readPlace(const QJsonObject &object, KyokuStarted &start) {
  if (object.contains(QLatin1String("bakaze"))) {
    const std::optional<int> wind = windFromMjai(object.value(QLatin1String("bakaze")).toString());
    if (!wind)
      return Error{"'bakaze' must be E, S, W or N, or a dragon"};
    start.bakaze = static_cast<std::uint8_t>(*wind);
  }
  start.round = start.bakaze;
  for (const PlaceNumber &number : kPlaceNumbers) {
    if (!object.contains(QLatin1String(number.key)))
      continue;
    const Result<int> value = intIn(object, number.key, number.low, number.high);
    if (!value)
      return value.error();
    start.*number.target = static_cast<std::uint8_t>(*value - number.first);
  }
  return true;
}

bool saysPlace(const QJsonObject &object) {
  constexpr std::array kKeys = {"bakaze", "kyoku", "honba", "kyotaku"};
  return std::all_of(kKeys.begin(), kKeys.end(),
                     [&object](const char *key) { return object.contains(QLatin1String(key)); });
}

void hideHands(KyokuStarted &start, int players) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for (std::size_t i = 0; i < kDealt; ++i)
      start.hands[seat].push_back(Tile());
  }
}

// Whether all of them are known.
Result<bool> readHands(const QJsonArray &hands, int players, KyokuStarted &start) {
  // What some write in the fourth place of three players says nothing.
  if (hands.size() != 4 && hands.size() != players)
    return Error{"'tehais' must be " + std::to_string(players) + " hands"};
  bool known = true;
  for (int seat = 0; seat < players; ++seat) {
    const Result<HandTiles> hand = tilesOf<HandTiles>(hands[seat], "tehais");
    if (!hand)
      return hand.error();
    if (hand->size() != kDealt)
      return Error{"'tehais' must be hands of 13 tiles, but seat " + std::to_string(seat) + " has " +
                   std::to_string(hand->size())};
    start.hands[static_cast<std::size_t>(seat)] = *hand;
    known = known && hand->back().isKnown();
  }
  return known;
}

}  // namespace

const std::array<MjaiReader::Entry, 19> MjaiReader::kEntries = {{
    {"start_game", &MjaiReader::startGame, " names kyoku_first aka_flag players id uri rules "},
    {"start_kyoku", &MjaiReader::startKyoku,
     " bakaze kyoku honba kyotaku round oya dora_marker scores tehais "},
    {"haipai", &MjaiReader::haipai, ""},
    {"tsumo", &MjaiReader::tsumo, ""},
    {"dahai", &MjaiReader::dahai, ""},
    {"chi", &MjaiReader::chi, ""},
    {"pon", &MjaiReader::pon, ""},
    {"daiminkan", &MjaiReader::daiminkan, ""},
    {"ankan", &MjaiReader::ankan, ""},
    {"kakan", &MjaiReader::kakan, ""},
    {"nukidora", &MjaiReader::kita, ""},
    {"kita", &MjaiReader::kita, ""},
    {"reach", &MjaiReader::reach, ""},
    {"reach_accepted", &MjaiReader::reachAccepted, " actor deltas scores "},
    {"dora", &MjaiReader::dora, " dora_marker "},
    {"hora", &MjaiReader::hora,
     " actor target pai hora_tehais uradora_markers ura_markers uradora_marker ura_marker yakus fu fan "
     "hora_points deltas scores "},
    {"ryukyoku", &MjaiReader::ryukyoku, " reason actor tenpais tehais deltas scores "},
    {"end_kyoku", &MjaiReader::endKyoku, " "},
    {"end_game", &MjaiReader::endGame, " scores places final_points "},
}};

MjaiReader::MjaiReader(const RuleSet &base) : m_base(base) {
  playersAre(base.players);
}

void MjaiReader::playersAre(int players) {
  if (m_base.players != players)
    m_base = players == 3 ? tenhouSanma() : tenhou();
  m_players = players;
  m_scores.fill(0);
  std::fill_n(m_scores.begin(), players, m_base.startingPoints);
}

Result<std::vector<ReadEvent>> MjaiReader::readLine(const QByteArray &line) {
  if (line.trimmed().isEmpty())
    return Events();
  QJsonParseError problem;
  const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
  if (document.isNull())
    return Error{"not JSON, " + problem.errorString().toStdString() + " at column " +
                 std::to_string(problem.offset + 1)};
  if (document.isObject())
    return readObject(document.object());
  Events all;
  const QJsonArray array = document.array();
  for (const QJsonValue &item : array) {
    Result<Events> events = readObject(item.toObject());
    if (!events)
      return events;
    all.insert(all.end(), events->begin(), events->end());
  }
  return all;
}

Result<std::vector<ReadEvent>> MjaiReader::readObject(const QJsonObject &object) {
  const QString type = object.value(QLatin1String("type")).toString();
  if (type.isEmpty())
    return Error{"an object without a 'type'"};
  const auto *entry = std::find_if(kEntries.begin(), kEntries.end(),
                                   [&](const Entry &e) { return type == QLatin1String(e.type); });
  if (entry == kEntries.end()) {
    noteUnknownType(type, object);
    return Events();
  }
  noteUnknown(*entry, object);
  Events events;
  const bool deals = entry->handler == &MjaiReader::haipai;
  // A deal whose hands never came is given as it is: hands unknown.
  if (m_openDeal && !deals)
    events.push_back(*std::exchange(m_openDeal, std::nullopt));
  Result<ReadEvent> event = (this->*entry->handler)(object);
  if (!event)
    return event.error().in(entry->type);
  const bool incomplete = m_openDeal.has_value();
  if (!incomplete)
    events.push_back(*event);
  return events;
}

// Words that never bear on the outcome: notes of programs, and what a server says to one player.
constexpr const char *kBesideTheGame =
    " type logs meta id can_act possible_actions cannot_dahai seq time timestamp ";

constexpr std::size_t kMostNoted = 20;  // a file may make up as many as it likes
constexpr qsizetype kLongestWord = 40;

std::string shownWord(const QString &word) {
  return "'" + word.left(kLongestWord).simplified().toStdString() + "'";
}

// A line of an unknown type that moves points.
void MjaiReader::noteUnknownType(const QString &type, const QJsonObject &object) {
  const bool moves = object.contains(QLatin1String("deltas")) || object.contains(QLatin1String("scores"));
  if (moves && m_unknownKeys.size() < kMostNoted)
    m_unknownKeys.insert("type: " + shownWord(type));
}

void MjaiReader::noteUnknown(const Entry &entry, const QJsonObject &object) {
  const auto isAmong = [](const QString &key, const char *keys) {
    return QLatin1String(keys).contains(QString(QLatin1Char(' ') + key + QLatin1Char(' ')));
  };
  if (*entry.keys == '\0')
    return;
  for (const QString &key : object.keys()) {
    if (m_unknownKeys.size() < kMostNoted && !isAmong(key, entry.keys) && !isAmong(key, kBesideTheGame))
      m_unknownKeys.insert(std::string(entry.type) + ": " + shownWord(key));
  }
}

Result<ReadEvent> MjaiReader::startGame(const QJsonObject &object) {
  MatchInfo info;
  Stated stated;
  const QJsonArray names = object.value(QLatin1String("names")).toArray();
  const QJsonValue count = object.value(QLatin1String("players"));
  m_playersStated = !count.isUndefined();
  const int players = count.toInt(m_playersStated ? 0 : m_base.players);
  if (players != 3 && players != 4)
    return Error{"'players' must be 3 or 4"};
  playersAre(players);
  info.rules = m_base;
  for (int seat = 0; seat < 4 && seat < names.size(); ++seat)
    info.names[static_cast<std::size_t>(seat)] = names[seat].toString().toStdString();
  const QJsonValue last = object.value(QLatin1String("kyoku_first"));
  if (last.isDouble()) {
    info.rules.length = last.toInt() == 4 ? MatchLength::East : MatchLength::South;
    stated.length = true;
  }
  const QJsonValue red = object.value(QLatin1String("aka_flag"));
  if (red.isBool()) {
    info.rules.redFives = {0, 0, 0};
    if (red.toBool())
      info.rules.redFives =
          players == 3 ? std::array<std::uint8_t, 3>{0, 1, 1} : std::array<std::uint8_t, 3>{1, 1, 1};
    stated.redFives = true;
  }
  m_kyotaku = 0;
  return ReadEvent{MatchStarted{info}, stated, {}};
}

Result<ReadEvent> MjaiReader::startKyoku(const QJsonObject &object) {
  const QJsonValue hands = object.value(QLatin1String("tehais"));
  const int dealt = playersDealt(hands);
  if (!m_playersStated && dealt != 0 && dealt != m_players)
    playersAre(dealt);
  const Result<int> dealer = seatIn(object, "oya", m_players);
  if (!dealer)
    return dealer.error();
  const Result<Tile> indicator = tileIn(object, "dora_marker");
  if (!indicator)
    return indicator.error();
  const Result<std::optional<Scores>> scores = scoresIn(object, "scores", m_players);
  if (!scores)
    return scores.error();

  KyokuStarted start;
  start.dealer = static_cast<std::int8_t>(*dealer);
  start.kyoku = static_cast<std::uint8_t>(*dealer);
  start.doraIndicator = *indicator;
  start.kyotaku = static_cast<std::uint8_t>(m_kyotaku);
  if (const Result<bool> place = readPlace(object, start); !place)
    return place.error();
  start.scores = scores->value_or(m_scores);
  handBegins(start);

  ReadEvent read;
  read.stated.round = saysPlace(object);
  read.stated.scores = scores->has_value();
  if (hands.isUndefined()) {
    hideHands(start, m_players);
    read.event = start;
    m_openDeal = read;
    return read;
  }
  const Result<bool> known = readHands(hands.toArray(), m_players, start);
  if (!known)
    return known.error();
  read.stated.hands = *known;
  read.event = start;
  return read;
}

// What went before in the match is over, but for points and sticks.
void MjaiReader::handBegins(const KyokuStarted &start) {
  m_scores = start.scores;
  m_kyotaku = start.kyotaku;
  m_melds = {};
  m_lastTile = Tile();
  m_kanSeat = -1;
  m_dealt.fill(false);
}

Result<ReadEvent> MjaiReader::haipai(const QJsonObject &object) {
  if (!m_openDeal)
    return Error{"a deal without a start_kyoku before it"};
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<HandTiles> hand = tilesOf<HandTiles>(object.value(QLatin1String("pais")), "pais");
  if (!hand)
    return hand.error();
  if (hand->size() != kDealt)
    return Error{"'pais' must be 13 tiles"};
  part<KyokuStarted>(*m_openDeal).hands[static_cast<std::size_t>(*seat)] = *hand;
  m_dealt[static_cast<std::size_t>(*seat)] = true;
  if (!std::all_of(m_dealt.begin(), m_dealt.begin() + m_players, [](bool dealt) { return dealt; }))
    return *m_openDeal;
  ReadEvent read = *std::exchange(m_openDeal, std::nullopt);
  read.stated.hands =
      std::all_of(part<KyokuStarted>(read).hands.begin(), part<KyokuStarted>(read).hands.begin() + m_players,
                  [](const HandTiles &tiles) { return tiles.back().isKnown(); });
  return read;
}

Result<ReadEvent> MjaiReader::tsumo(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<Tile> tile = tileIn(object, "pai");
  if (!tile)
    return tile.error();
  m_lastTile = *tile;
  const bool rinshan = std::exchange(m_kanSeat, -1) == *seat;
  return ReadEvent{Tsumo{static_cast<std::int8_t>(*seat), *tile, rinshan}, {}, {}};
}

Result<ReadEvent> MjaiReader::dahai(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<Tile> tile = tileIn(object, "pai");
  if (!tile)
    return tile.error();
  if (!tile->isKnown())
    return Error{"a discarded tile must be known"};
  m_lastTile = *tile;
  m_kanSeat = -1;
  const QJsonValue flag = object.value(QLatin1String("tsumogiri"));
  Stated stated;
  stated.tsumogiri = flag.isBool();
  return ReadEvent{Dahai{static_cast<std::int8_t>(*seat), *tile, flag.toBool()}, stated, {}};
}

Result<ReadEvent> MjaiReader::addMeld(int seat, const Meld &meld) {
  Melds &melds = m_melds[static_cast<std::size_t>(seat)];
  if (melds.size() == Melds::capacity())
    return Error{"a fifth meld"};
  melds.push_back(meld);
  if (meld.isKan())
    m_kanSeat = seat;
  return ReadEvent{Call{static_cast<std::int8_t>(seat), meld}, {}, {}};
}

Result<ReadEvent> MjaiReader::claim(const QJsonObject &object, MeldType type, std::size_t consumed) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<InlineVec<Tile, 4>> own =
      tilesOf<InlineVec<Tile, 4>>(object.value(QLatin1String("consumed")), "consumed");
  if (!own)
    return own.error();
  if (own->size() != consumed || !own->back().isKnown())
    return Error{"'consumed' must be " + std::to_string(consumed) + " known tiles"};
  Meld meld;
  meld.type = type;
  meld.tiles = *own;
  if (type != MeldType::Ankan) {
    const Result<int> target = seatIn(object, "target", m_players);
    if (!target)
      return target.error();
    if (*target == *seat)
      return Error{"players cannot call their own discard"};
    const Result<Tile> tile = knownTileIn(object, "pai");
    if (!tile)
      return tile.error();
    meld.called = *tile;
    meld.from = static_cast<std::int8_t>(*target);
    insertSorted(meld.tiles, *tile);
  }
  for (std::size_t i = 1; i < meld.tiles.size(); ++i) {
    const int step = type == MeldType::Chi ? 1 : 0;
    const Kind before = meld.tiles[i - 1].kind();
    const Kind kind = meld.tiles[i].kind();
    if (kind != before + step || suitOf(kind) != suitOf(before) || (step == 1 && isHonor(kind)))
      return Error{"these tiles do not make that meld"};
  }
  return addMeld(*seat, meld);
}

Result<ReadEvent> MjaiReader::chi(const QJsonObject &object) {
  return claim(object, MeldType::Chi, 2);
}
Result<ReadEvent> MjaiReader::pon(const QJsonObject &object) {
  return claim(object, MeldType::Pon, 2);
}
Result<ReadEvent> MjaiReader::daiminkan(const QJsonObject &object) {
  return claim(object, MeldType::Daiminkan, 3);
}
Result<ReadEvent> MjaiReader::ankan(const QJsonObject &object) {
  return claim(object, MeldType::Ankan, 4);
}

Result<ReadEvent> MjaiReader::kakan(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<Tile> tile = knownTileIn(object, "pai");
  if (!tile)
    return tile.error();
  for (Meld &meld : m_melds[static_cast<std::size_t>(*seat)]) {
    if (meld.type != MeldType::Pon || meld.kind() != tile->kind())
      continue;
    meld.type = MeldType::Kakan;
    meld.added = *tile;
    insertSorted(meld.tiles, *tile);
    m_lastTile = *tile;
    m_kanSeat = *seat;
    return ReadEvent{Call{static_cast<std::int8_t>(*seat), meld}, {}, {}};
  }
  return Error{"there is no pon to add this tile to"};
}

Result<ReadEvent> MjaiReader::reach(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  Riichi riichi{static_cast<std::int8_t>(*seat), object.value(QLatin1String("open")).toBool(), {}};
  if (riichi.open && object.contains(QLatin1String("shown"))) {
    const Result<HandTiles> shown = tilesOf<HandTiles>(object.value(QLatin1String("shown")), "shown");
    if (!shown)
      return shown.error();
    if (!shown->empty() && !shown->back().isKnown())
      return Error{"'shown' must be known tiles"};
    riichi.shown = *shown;
  }
  return ReadEvent{riichi, {}, {}};
}

Result<ReadEvent> MjaiReader::kita(const QJsonObject &object) {
  if (m_players != 3)
    return Error{"a North can only be set aside with three players"};
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  m_lastTile = Tile(kNorth);
  if (object.contains(QLatin1String("pai"))) {
    const Result<Tile> tile = tileIn(object, "pai");
    if (!tile)
      return tile.error();
    if (*tile != m_lastTile)
      return Error{"'pai' must be N"};
  }
  m_kanSeat = *seat;
  return ReadEvent{Kita{static_cast<std::int8_t>(*seat), m_lastTile}, {}, {}};
}

Result<ReadEvent> MjaiReader::reachAccepted(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<std::optional<Scores>> scores = scoresIn(object, "scores", m_players);
  if (!scores)
    return scores.error();
  // A peer may say this for ever: the sums stay in range.
  std::int32_t &paying = m_scores[static_cast<std::size_t>(*seat)];
  paying = std::max(paying - kStick, -kMostMjaiPoints);
  m_scores = scores->value_or(m_scores);
  m_kyotaku = std::min(m_kyotaku + 1, kMostSticks);
  Stated stated;
  stated.scores = scores->has_value();
  return ReadEvent{RiichiAccepted{static_cast<std::int8_t>(*seat)}, stated, m_scores};
}

Result<ReadEvent> MjaiReader::dora(const QJsonObject &object) {
  const Result<Tile> tile = knownTileIn(object, "dora_marker");
  if (!tile)
    return tile.error();
  return ReadEvent{DoraRevealed{*tile}, {}, {}};
}

}  // namespace janso
