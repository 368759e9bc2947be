// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the entries of a paipu into recorded events: wins, draws and the end of the game.
#include <algorithm>
#include <cmath>

#include "records/majiang/majiangreader.h"
#include "records/recordedgame.h"
#include "records/tenhou6/tenhou6labels.h"

namespace janso {

// shoupai: the concealed tiles with the winning tile last, and the melds.
Result<bool> MajiangReader::readHand(const QJsonObject &win, HoraInfo &info) const {
  Result<MajiangHand> held = majiangHand(win.value(QLatin1String("shoupai")).toString(), info.winner);
  if (!held)
    return held.error();
  std::vector<Tile> tiles = held->tiles;
  if (tiles.empty())
    return Error{"the winning hand is empty"};
  info.winTile = tiles.back();
  tiles.pop_back();
  if (tiles.size() > 13)
    return Error{"the winning hand has " + std::to_string(tiles.size() + 1) + " tiles"};
  for (Tile tile : tiles)
    insertSorted(info.hand, tile);
  for (const Meld &meld : held->melds)
    info.melds.push_back(meld);
  const QJsonArray ura = win.value(QLatin1String("fubaopai")).toArray();
  if (ura.size() > static_cast<qsizetype>(info.uraIndicators.capacity()))
    return Error{"there are too many ura indicators"};
  for (const QJsonValue &each : ura) {
    const Result<MajiangHand> one = majiangHand(each.toString(), 0);
    if (!one || one->tiles.size() != 1)
      return Error{"an ura indicator must be one tile"};
    info.uraIndicators.push_back(one->tiles.front());
  }
  return true;
}

Result<bool> MajiangReader::readYaku(const QJsonObject &win, HoraInfo &info, Stated &stated) const {
  WinResult &result = info.result;
  for (const QJsonValue &value : win.value(QLatin1String("hupai")).toArray()) {
    const QJsonObject each = value.toObject();
    const QJsonValue han = each.value(QLatin1String("fanshu"));
    const QString stars = han.toString();
    // Stars count yakuman.
    const QString worth = stars.isEmpty()               ? QStringLiteral("%1飜").arg(han.toInt())
                          : stars == QLatin1String("*") ? QStringLiteral("役満")
                                                        : QStringLiteral("ダブル役満");
    const QString name = each.value(QLatin1String("name")).toString();
    const QString words = name + QLatin1Char('(') + worth + QLatin1Char(')');
    const Result<YakuHan> yaku = yakuLabel(words.toStdString());
    if (!yaku)
      return yaku.error();
    if (result.yaku.size() == result.yaku.capacity())
      return Error{"the list of yaku is too long"};
    if (yaku->han > 0 || yaku->yakuman > 0)
      result.yaku.push_back(*yaku);
    result.yakuman += yaku->yakuman;
  }
  stated.yaku = true;
  result.han = win.value(QLatin1String("fanshu")).toInt();
  result.fu = win.value(QLatin1String("fu")).toInt();
  stated.han = stated.fu = result.yakuman == 0;
  result.handPoints = win.value(QLatin1String("defen")).toInt();
  stated.points = true;
  return true;
}

Result<bool> MajiangReader::hule(const QJsonObject &win) {
  const Result<int> who = seat(win, "l");
  if (!who)
    return who.error();
  HoraInfo info;
  Stated stated;
  info.winner = static_cast<std::int8_t>(*who);
  if (!win.value(QLatin1String("baojia")).isNull()) {
    const Result<int> from = seat(win, "baojia");
    if (!from)
      return from.error();
    info.from = static_cast<std::int8_t>(*from);
  }
  for (const Result<bool> &part : {readHand(win, info), readYaku(win, info, stated)}) {
    if (!part)
      return part;
  }
  const Result<std::array<std::int32_t, 4>> deltas = bySeat(win.value(QLatin1String("fenpei")), "fenpei");
  if (!deltas)
    return deltas.error();
  info.result.deltas = *deltas;
  stated.deltas = stated.hands = stated.melds = true;
  stated.ura = !info.uraIndicators.empty() || !m_inRiichi[static_cast<std::size_t>(*who)];
  push(Hora{info}, stated);
  return true;
}

Result<bool> MajiangReader::pingju(const QJsonObject &drawn) {
  const std::optional<DrawLabel> label =
      drawLabel(drawn.value(QLatin1String("name")).toString().toStdString());
  if (!label)
    return Error{"the name is not that of a draw"};
  RyukyokuInfo info;
  info.type = label->type;
  const Result<std::array<std::int32_t, 4>> deltas = bySeat(drawn.value(QLatin1String("fenpei")), "fenpei");
  if (!deltas)
    return deltas.error();
  info.deltas = *deltas;
  Stated stated;
  stated.drawType = stated.deltas = stated.hands = true;
  stated.tenpai = info.type == DrawType::Exhaustive || info.type == DrawType::NagashiMangan;
  const QJsonArray hands = drawn.value(QLatin1String("shoupai")).toArray();
  for (qsizetype i = 0; i < std::min<qsizetype>(hands.size(), 4); ++i) {
    const std::size_t at = seatOf(i);
    const Result<MajiangHand> shown = majiangHand(hands[i].toString(), static_cast<int>(at));
    if (!shown)
      return shown.error();
    for (Tile tile : shown->tiles)
      insertSorted(info.hands[at], tile);
    info.tenpai[at] = stated.tenpai && !info.hands[at].empty();
    if (info.type == DrawType::Kyuushu && !info.hands[at].empty())
      info.declarer = static_cast<std::int8_t>(at);
  }
  push(Ryukyoku{info}, stated);
  return true;
}

// By player; qijia is the first dealer. Points are whole, as text.
Result<bool> MajiangReader::takeEnd(const QJsonObject &game) {
  const int first = game.value(QLatin1String("qijia")).toInt(-1);
  if (first < 0 || first > 3)
    return Error{"qijia must be a player from 0 to 3"};
  const auto seatOfPlayer = [first](qsizetype player) {
    return static_cast<std::size_t>((player - first + 4) % 4);
  };
  const QJsonArray names = game.value(QLatin1String("player")).toArray();
  for (qsizetype i = 0; i < std::min<qsizetype>(names.size(), 4); ++i)
    m_game.info.names[seatOfPlayer(i)] = names[i].toString().toStdString();
  m_game.date = dateIn(game.value(QLatin1String("title")).toString());
  const QJsonArray scores = game.value(QLatin1String("defen")).toArray();
  const QJsonArray points = game.value(QLatin1String("point")).toArray();
  if (scores.size() != 4)
    return true;  // not played to the end
  MatchResult result;
  Stated stated;
  stated.scores = true;
  stated.finalPoints = points.size() == 4;
  for (qsizetype i = 0; i < 4; ++i) {
    const int score = scores[i].toInt(kMostRecordedPoints);
    if (score <= -kMostRecordedPoints || score >= kMostRecordedPoints)
      return Error{"defen: a number is out of range"};
    result.scores[seatOfPlayer(i)] = score;
    const double won = points.at(i).toString().toDouble();
    if (!(std::abs(won) < 1e6))
      return Error{"point: a number is out of range"};
    result.finalPoints[seatOfPlayer(i)] = static_cast<std::int32_t>(std::lround(won * 1000));
  }
  m_game.end = RecordedEvent{{MatchEnded{result}, stated, {}}, m_place};
  return true;
}

Result<RecordedGame> majiangGame(const QJsonObject &object, FilePlace place) {
  MajiangReader reader(place);
  const QJsonArray log = object.value(QLatin1String("log")).toArray();
  if (log.isEmpty())
    return fileFault(FileFault::NoHand);
  for (qsizetype i = 0; i < log.size(); ++i) {
    const Result<bool> taken = reader.takeHand(log[i].toArray());
    if (!taken)
      return taken.error().in("hand " + std::to_string(i + 1));
  }
  const Result<bool> ended = reader.takeEnd(object);
  if (!ended)
    return ended.error();
  return reader.finish();
}

}  // namespace janso
