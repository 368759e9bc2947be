// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads mjai lines as events: the ends of hands and of the match.
#include <QJsonArray>
#include <algorithm>

#include "mjai/names.h"
#include "mjai/reader.h"
#include "mjai/values.h"

namespace janso {

Result<ReadEvent> MjaiReader::hora(const QJsonObject &object) {
  const Result<int> seat = seatIn(object, "actor", m_players);
  if (!seat)
    return seat.error();
  const Result<int> target = seatIn(object, "target", m_players);
  if (!target)
    return target.error();
  ReadEvent read;
  Stated &stated = read.stated;
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(*seat);
  info.from = static_cast<std::int8_t>(*target == *seat ? -1 : *target);
  info.winTile = m_lastTile;
  if (object.contains(QLatin1String("pai"))) {
    const Result<Tile> tile = tileIn(object, "pai");
    if (!tile)
      return tile.error();
    info.winTile = *tile;
  }
  info.melds = m_melds[static_cast<std::size_t>(*seat)];
  const QJsonValue hand = object.value(QLatin1String("hora_tehais"));
  if (hand.isArray()) {
    const Result<HandTiles> tiles = tilesOf<HandTiles>(hand, "hora_tehais");
    if (!tiles)
      return tiles.error();
    info.hand = *tiles;
    stated.hands = true;
    // One dialect leaves the winning tile of a tsumo in the hand.
    const auto *win = std::find(info.hand.begin(), info.hand.end(), info.winTile);
    if (info.hand.size() % 3 == 2 && win != info.hand.end())
      info.hand.erase(static_cast<std::size_t>(win - info.hand.begin()));
  }
  const Result<bool> ura = readUra(object, info.uraIndicators);
  if (!ura)
    return ura.error();
  stated.ura = *ura;
  readYaku(object.value(QLatin1String("yakus")), info.result, stated);
  readNumber(object, "fu", info.result.fu, stated.fu);
  readNumber(object, "fan", info.result.han, stated.han);
  readNumber(object, "hora_points", info.result.handPoints, stated.points);
  const Result<bool> outcome = readOutcome(object, m_players, stated, info.result.deltas, m_scores);
  if (!outcome)
    return outcome.error();
  m_kyotaku = 0;
  info.scores = m_scores;
  read.event = Hora{info};
  return read;
}

Result<ReadEvent> MjaiReader::ryukyoku(const QJsonObject &object) {
  ReadEvent read;
  Stated &stated = read.stated;
  RyukyokuInfo info;
  const std::optional<DrawType> type = drawFromMjai(object.value(QLatin1String("reason")).toString());
  stated.drawType = type.has_value();
  info.type = type.value_or(DrawType::Exhaustive);
  if (object.contains(QLatin1String("actor"))) {
    const Result<int> seat = seatIn(object, "actor", m_players);
    if (!seat)
      return seat.error();
    info.declarer = static_cast<std::int8_t>(*seat);
  }
  const QJsonArray tenpais = object.value(QLatin1String("tenpais")).toArray();
  stated.tenpai = tenpais.size() == 4 || tenpais.size() == m_players;
  for (int seat = 0; stated.tenpai && seat < m_players; ++seat)
    info.tenpai[static_cast<std::size_t>(seat)] = tenpais[seat].toBool();
  const QJsonArray hands = object.value(QLatin1String("tehais")).toArray();
  stated.hands = hands.size() == 4 || hands.size() == m_players;
  for (int seat = 0; stated.hands && seat < m_players; ++seat) {
    const Result<HandTiles> hand = tilesOf<HandTiles>(hands[seat], "tehais");
    if (!hand)
      return hand.error();
    if (!hand->empty() && hand->back().isKnown())
      info.hands[static_cast<std::size_t>(seat)] = *hand;
  }
  const Result<bool> outcome = readOutcome(object, m_players, stated, info.deltas, m_scores);
  if (!outcome)
    return outcome.error();
  info.scores = m_scores;
  read.event = Ryukyoku{info};
  return read;
}

Result<ReadEvent> MjaiReader::endKyoku(const QJsonObject &) {
  return ReadEvent{KyokuEnded{}, {}, {}};
}

Result<ReadEvent> MjaiReader::endGame(const QJsonObject &object) {
  const Result<std::optional<Scores>> scores = scoresIn(object, "scores", m_players);
  if (!scores)
    return scores.error();
  Stated stated;
  stated.scores = scores->has_value();
  MatchResult result;
  result.scores = scores->value_or(m_scores);
  const Result<std::optional<Scores>> points = scoresIn(object, "final_points", m_players);
  if (!points)
    return points.error();
  stated.finalPoints = points->has_value();
  result.finalPoints = points->value_or(Scores{});
  return ReadEvent{MatchEnded{result}, stated, {}};
}

}  // namespace janso
