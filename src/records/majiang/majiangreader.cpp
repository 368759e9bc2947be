// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the entries of a paipu into recorded events: the deal and the play.
#include "records/majiang/majiangreader.h"

#include <algorithm>

#include "records/recordedgame.h"
#include "rules/presets/presets.h"

namespace janso {
namespace {

Result<Tile> tileIn(const QJsonObject &entry, const char *key) {
  // Behind a tile may stand marks of a tsumogiri and a riichi.
  const QString text = entry.value(QLatin1String(key)).toString().left(2);
  const Result<MajiangHand> one = majiangHand(text, 0);
  if (!one)
    return one.error();
  if (one->tiles.size() != 1)
    return Error{std::string(key) + " must be one tile"};
  return one->tiles.front();
}

}  // namespace

RuleSet majiangRules() {
  RuleSet rules = tenhou();
  rules.id = "majiang";
  rules.name = "Denno Mahjong";
  rules.kanDoraAnkan = KanDora::AfterDrawBeforeDiscard;
  rules.kanDoraBeforeChankan = true;
  rules.tempFuritenEnd = TempFuritenEnd::OwnDiscard;
  return rules;
}

const std::array<MajiangReader::Entry, 9> MajiangReader::kEntries = {{
    {"qipai", &MajiangReader::qipai},
    {"zimo", &MajiangReader::zimo},
    {"gangzimo", &MajiangReader::gangzimo},
    {"dapai", &MajiangReader::dapai},
    {"fulou", &MajiangReader::fulou},
    {"gang", &MajiangReader::gang},
    {"kaigang", &MajiangReader::kaigang},
    {"hule", &MajiangReader::hule},
    {"pingju", &MajiangReader::pingju},
}};

MajiangReader::MajiangReader(FilePlace place) : m_place(place) {
  m_game.info.rules = majiangRules();
  m_game.endsOnTarget = true;
}

Result<int> MajiangReader::seat(const QJsonObject &entry, const char *key) const {
  const int wind = entry.value(QLatin1String(key)).toInt(-1);
  if (wind < 0 || wind > 3)
    return Error{std::string(key) + " must be a wind from 0 to 3"};
  return static_cast<int>(seatOf(wind));
}

Result<std::array<std::int32_t, 4>> MajiangReader::bySeat(const QJsonValue &value, const char *what) const {
  const QJsonArray list = value.toArray();
  std::array<std::int32_t, 4> out{};
  for (qsizetype i = 0; i < list.size() && list.size() == 4; ++i) {
    const int number = list[i].toInt(kMostRecordedPoints);
    if (number <= -kMostRecordedPoints || number >= kMostRecordedPoints)
      return Error{std::string(what) + ": a number is out of range"};
    out[seatOf(i)] = number;
  }
  return list.size() == 4 ? Result<std::array<std::int32_t, 4>>(out)
                          : Error{std::string(what) + " must be four numbers"};
}

Result<bool> MajiangReader::takeHand(const QJsonArray &entries) {
  m_inHand = false;
  for (qsizetype i = 0; i < entries.size(); ++i) {
    const Result<bool> taken = take(entries[i].toObject());
    if (!taken)
      return taken.error().in("entry " + std::to_string(i + 1));
  }
  return m_inHand || !entries.isEmpty() ? Result<bool>(true) : Error{"the hand has no deal"};
}

Result<bool> MajiangReader::take(const QJsonObject &entry) {
  for (const Entry &known : kEntries) {
    const QLatin1String name(known.name);
    if (!entry.contains(name))
      continue;
    if (!m_inHand && known.handler != &MajiangReader::qipai)
      return Error{std::string(known.name) + " outside of any hand"};
    const QJsonObject inner = entry.value(name).toObject();
    // Whatever follows a riichi discard but a win takes the stick.
    const bool wins = known.handler == &MajiangReader::hule ||
                      inner.value(QLatin1String("name")).toString() == QStringLiteral("三家和");
    const bool turns = known.handler == &MajiangReader::kaigang;
    if (m_riichi >= 0 && !wins && !turns)
      push(RiichiAccepted{static_cast<std::int8_t>(m_riichi)});
    if (!turns)
      m_riichi = -1;
    const Result<bool> done = (this->*known.handler)(inner);
    return done ? done : Result<bool>(done.error().in(known.name));
  }
  return Error{"unknown entry"};
}

Result<bool> MajiangReader::qipai(const QJsonObject &deal) {
  if (m_inHand)
    return Error{"a second deal in the same hand"};
  const auto number = [&](const char *key, int most) {
    const int value = deal.value(QLatin1String(key)).toInt(-1);
    return value >= 0 && value <= most ? value : -1;
  };
  const int wind = number("zhuangfeng", 3);
  const int kyoku = number("jushu", 3);
  const int honba = number("changbang", 200);
  const int sticks = number("lizhibang", 200);
  if (wind < 0 || kyoku < 0 || honba < 0 || sticks < 0)
    return Error{"round, honba or sticks are out of range"};
  m_dealer = kyoku;
  KyokuStarted start;
  start.bakaze = static_cast<std::uint8_t>(wind);
  start.kyoku = static_cast<std::uint8_t>(kyoku);
  start.dealer = static_cast<std::int8_t>(kyoku);
  start.honba = static_cast<std::uint8_t>(honba);
  start.kyotaku = static_cast<std::uint8_t>(sticks);
  const Result<std::array<std::int32_t, 4>> scores = bySeat(deal.value(QLatin1String("defen")), "defen");
  if (!scores)
    return scores.error();
  start.scores = *scores;
  const Result<Tile> indicator = tileIn(deal, "baopai");
  if (!indicator)
    return indicator.error();
  start.doraIndicator = *indicator;
  const QJsonArray hands = deal.value(QLatin1String("shoupai")).toArray();
  for (qsizetype i = 0; i < 4; ++i) {
    const Result<MajiangHand> dealt = majiangHand(hands.at(i).toString(), static_cast<int>(seatOf(i)));
    if (!dealt)
      return dealt.error();
    if (dealt->tiles.size() != 13)
      return Error{"a deal must be 13 tiles for each of four players"};
    for (Tile tile : dealt->tiles)
      insertSorted(start.hands[seatOf(i)], tile);
  }
  m_game.hands.emplace_back();
  m_inHand = true;
  m_inRiichi.fill(false);
  Stated stated;
  stated.round = stated.hands = stated.scores = true;
  push(start, stated);
  return true;
}

Result<bool> MajiangReader::draw(const QJsonObject &drawn, bool rinshan) {
  const Result<int> who = seat(drawn, "l");
  const Result<Tile> tile = tileIn(drawn, "p");
  if (!who || !tile)
    return who ? tile.error() : who.error();
  push(Tsumo{static_cast<std::int8_t>(*who), *tile, rinshan});
  return true;
}

Result<bool> MajiangReader::zimo(const QJsonObject &drawn) {
  return draw(drawn, false);
}

Result<bool> MajiangReader::gangzimo(const QJsonObject &drawn) {
  return draw(drawn, true);
}

Result<bool> MajiangReader::dapai(const QJsonObject &discard) {
  const Result<int> who = seat(discard, "l");
  const Result<Tile> tile = tileIn(discard, "p");
  if (!who || !tile)
    return who ? tile.error() : who.error();
  const QString marks = discard.value(QLatin1String("p")).toString().mid(2);
  if (marks.contains(QLatin1Char('*'))) {
    m_riichi = *who;
    m_inRiichi[static_cast<std::size_t>(*who)] = true;
    push(Riichi{static_cast<std::int8_t>(*who)});
  }
  Stated stated;
  stated.tsumogiri = true;
  push(Dahai{static_cast<std::int8_t>(*who), *tile, marks.contains(QLatin1Char('_'))}, stated);
  return true;
}

Result<bool> MajiangReader::fulou(const QJsonObject &claim) {
  const Result<int> who = seat(claim, "l");
  if (!who)
    return who.error();
  const Result<Meld> meld = majiangMeld(claim.value(QLatin1String("m")).toString(), *who);
  if (!meld)
    return meld.error();
  if (meld->type >= MeldType::Ankan)
    return Error{"a kan in the player's own turn is not a call on a discard"};
  push(Call{static_cast<std::int8_t>(*who), *meld});
  return true;
}

Result<bool> MajiangReader::gang(const QJsonObject &kan) {
  const Result<int> who = seat(kan, "l");
  if (!who)
    return who.error();
  const Result<Meld> meld = majiangMeld(kan.value(QLatin1String("m")).toString(), *who);
  if (!meld)
    return meld.error();
  if (meld->type < MeldType::Ankan)
    return Error{"a call on a discard is not a kan in the player's own turn"};
  push(Call{static_cast<std::int8_t>(*who), *meld});
  return true;
}

// The indicator of a claimed kan stands behind the discard, though it counts for a ron on that discard: our
// events have it before. That of an ankan stands where ours does.
Result<bool> MajiangReader::kaigang(const QJsonObject &turned) {
  const Result<Tile> tile = tileIn(turned, "baopai");
  if (!tile)
    return tile.error();
  std::vector<RecordedEvent> &events = hand().events;
  auto at = events.end();
  if (std::holds_alternative<Dahai>(events.back().event()))
    --at;
  if (at != events.end() && std::holds_alternative<Riichi>((at - 1)->event()))
    --at;
  events.insert(at, {{DoraRevealed{*tile}, {}, {}}, m_place});
  return true;
}

}  // namespace janso
