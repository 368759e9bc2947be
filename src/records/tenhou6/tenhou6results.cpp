// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The end of a hand of a tenhou.net/6 log: wins with their payments and labels, or a draw.
#include <QString>
#include <algorithm>

#include "records/recordedgame.h"
#include "records/tenhou6/tenhou6hand.h"
#include "records/tenhou6/tenhou6labels.h"

namespace janso {
namespace {

using Deltas = std::array<std::int32_t, 4>;

class Results {
 public:
  Results(const KyokuStarted &start, int playerCount, std::vector<std::string> &faults)
      : m_start(start), m_playerCount(playerCount), m_faults(faults) {}

  Result<std::vector<ReadEvent>> read(const QJsonArray &result);

 private:
  Result<Deltas> deltas(const QJsonValue &value) const;
  Result<int> seat(const QJsonValue &value) const;
  Result<ReadEvent> win(const QJsonValue &paid, const QJsonArray &label);
  Result<bool> worth(const QJsonArray &label, HoraInfo &info, Stated &stated) const;
  Result<bool> yaku(const QJsonArray &label, HoraInfo &info, Stated &stated) const;
  void settleWinner(HoraInfo &info, Stated &stated);
  Result<ReadEvent> draw(const DrawLabel &label, const QJsonArray &result) const;
  std::string wind(int player) const { return windName(player, m_start.dealer, m_playerCount); }

  const KyokuStarted &m_start;
  int m_playerCount;
  std::vector<std::string> &m_faults;
};

Result<Deltas> Results::deltas(const QJsonValue &value) const {
  const QJsonArray list = value.toArray();
  if (list.size() < m_playerCount || list.size() > 4)
    return Error{"the payments must be a list of " + std::to_string(m_playerCount) + " numbers"};
  Deltas out{};
  for (qsizetype i = 0; i < list.size(); ++i) {
    const int number = list[i].toInt(kMostRecordedPoints);
    if (number <= -kMostRecordedPoints || number >= kMostRecordedPoints)
      return Error{"the payments must be a list of " + std::to_string(m_playerCount) + " numbers"};
    out[static_cast<std::size_t>(i)] = number;
  }
  return out;
}

Result<int> Results::seat(const QJsonValue &value) const {
  const int player = value.toInt(-1);
  if (player < 0 || player >= m_playerCount)
    return Error{"winner, discarder and liable player must be numbers from 0 to " +
                 std::to_string(m_playerCount - 1)};
  return player;
}

// The text with fu, han and points.
Result<bool> Results::worth(const QJsonArray &label, HoraInfo &info, Stated &stated) const {
  const Result<PointsLabel> points = pointsLabel(label[3].toString().toStdString());
  if (!points)
    return points.error();
  stated.points = stated.limit = true;
  info.result.limit = points->limit;
  info.result.handPoints = points->first;
  if (points->byAll)
    info.result.handPoints = points->first * (m_playerCount - 1);
  else if (points->second > 0)
    info.result.handPoints = points->first * (m_playerCount - 2) + points->second;
  if (points->fu) {
    info.result.fu = *points->fu;
    stated.fu = true;
  }
  if (points->han) {
    info.result.han = *points->han;
    stated.han = true;
  }
  return true;
}

Result<bool> Results::yaku(const QJsonArray &label, HoraInfo &info, Stated &stated) const {
  WinResult &result = info.result;
  for (qsizetype i = 4; i < label.size(); ++i) {
    const Result<YakuHan> read = yakuLabel(label[i].toString().toStdString());
    if (!read)
      return read.error();
    stated.yaku = true;
    if (read->han == 0 && read->yakuman == 0)
      continue;  // some list ura dora even when there are none
    auto *known = std::find_if(result.yaku.begin(), result.yaku.end(),
                               [&](const YakuHan &each) { return each.id == read->id; });
    if (known != result.yaku.end()) {
      known->han = static_cast<std::uint8_t>(known->han + read->han);
    } else {
      if (result.yaku.size() == result.yaku.capacity())
        return Error{"the list of yaku is too long"};
      result.yaku.push_back(*read);
    }
    result.yakuman += read->yakuman;
  }
  return true;
}

// Who is paid has won, whatever the label says.
void Results::settleWinner(HoraInfo &info, Stated &stated) {
  const Deltas &paid = info.result.deltas;
  if (paid[static_cast<std::size_t>(info.winner)] > 0)
    return;
  const auto gains = std::count_if(paid.begin(), paid.end(), [](std::int32_t each) { return each > 0; });
  if (gains != 1)
    return;
  const auto winner =
      std::find_if(paid.begin(), paid.end(), [](std::int32_t each) { return each > 0; }) - paid.begin();
  m_faults.push_back("the win is credited to " + wind(info.winner) + ", but " +
                     wind(static_cast<int>(winner)) + " is paid");
  if (info.from == winner)
    info.from = -1;
  info.winner = static_cast<std::int8_t>(winner);
  stated.pao = false;
}

Result<ReadEvent> Results::win(const QJsonValue &paid, const QJsonArray &label) {
  const Result<Deltas> change = deltas(paid);
  if (!change)
    return change.error();
  if (label.size() < 2)
    return Error{"a win must name the winner and the discarder"};
  const Result<int> who = seat(label[0]);
  const Result<int> from = seat(label[1]);
  const Result<int> pao = label.size() > 2 ? seat(label[2]) : who;
  if (!who || !from || !pao)
    return Error{(!who ? who : !from ? from : pao).error().text};
  HoraInfo info;
  Stated stated;
  info.winner = static_cast<std::int8_t>(*who);
  info.from = static_cast<std::int8_t>(*who == *from ? -1 : *from);
  info.result.pao = static_cast<std::int8_t>(*pao == *who ? -1 : *pao);
  stated.pao = label.size() > 2;
  info.result.deltas = *change;
  stated.deltas = stated.indicators = true;
  settleWinner(info, stated);
  if (label.size() > 3) {
    const Result<bool> told = worth(label, info, stated);
    if (!told)
      return told.error();
  }
  const Result<bool> named = yaku(label, info, stated);
  if (!named)
    return named.error();
  return ReadEvent{Hora{info}, stated, {}};
}

Result<ReadEvent> Results::draw(const DrawLabel &label, const QJsonArray &result) const {
  RyukyokuInfo info;
  Stated stated;
  stated.drawType = true;
  info.type = label.type;
  if (result.size() > 1) {
    const Result<Deltas> change = deltas(result[1]);
    if (!change)
      return change.error();
    info.deltas = *change;
  }
  // Without numbers nobody pays.
  stated.deltas = true;
  const bool paid = info.deltas != Deltas{};
  if (label.type == DrawType::Exhaustive && (paid || label.everybody)) {
    stated.tenpai = true;
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_playerCount); ++i)
      info.tenpai[i] = paid ? info.deltas[i] > 0 : *label.everybody;
  }
  return ReadEvent{Ryukyoku{info}, stated, {}};
}

Result<std::vector<ReadEvent>> Results::read(const QJsonArray &result) {
  std::vector<ReadEvent> events;
  if (result.isEmpty())
    return events;
  const std::string name = result[0].toString().toStdString();
  if (const std::optional<DrawLabel> label = drawLabel(name)) {
    const Result<ReadEvent> drawn = draw(*label, result);
    if (!drawn)
      return drawn.error();
    events.push_back(*drawn);
    return events;
  }
  if (!isWinLabel(name))
    return Error{'"' + QString::fromStdString(name).left(20).simplified().toStdString() +
                 "\" is neither a win nor a type of draw"};
  if (result.size() < 3 || result.size() > 7 || result.size() % 2 == 0)
    return Error{"each of the one to three wins must have payments and a label"};
  for (qsizetype i = 1; i < result.size(); i += 2) {
    const Result<ReadEvent> won = win(result[i], result[i + 1].toArray());
    if (!won)
      return won.error();
    events.push_back(*won);
  }
  return events;
}

}  // namespace

Result<std::vector<ReadEvent>> listedResults(const QJsonArray &result, const KyokuStarted &start,
                                             int playerCount, std::vector<std::string> &faults) {
  return Results(start, playerCount, faults).read(result);
}

}  // namespace janso
