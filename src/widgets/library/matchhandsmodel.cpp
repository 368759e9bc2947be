// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/matchhandsmodel.h"

#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <utility>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

MatchHandsModel::Row MatchHandsModel::winRow(const HandEnd &end, std::size_t win, int mine,
                                             YakuNaming naming) {
  Row row;
  const std::array<std::int32_t, 4> deltas = handDeltas(end, win);
  if (mine >= 0)
    row.points = signedPointsText(deltas[static_cast<std::size_t>(mine)]);
  if (end.wins.empty()) {
    row.ending = handSummary(end, win);
    return row;
  }
  const HoraInfo &info = end.wins[win];
  const WinResult &result = info.result;
  row.ending = winTitle(end, win);
  QStringList yaku;
  for (const YakuHan &part : result.yaku)
    yaku << yakuName(part.id, naming);
  const QString limit = limitName(result);
  const QString value = !limit.isEmpty() ? limit : tr("%1 han %2 fu").arg(result.han).arg(result.fu);
  //: What a hand was worth, and its yaku: "3 han 40 fu: Riichi, Pinfu, Dora"
  row.worth = yaku.isEmpty() ? value : tr("%1: %2").arg(value, listText(yaku));
  if (mine < 0)
    row.points = signedPointsText(deltas[static_cast<std::size_t>(info.winner)]);
  return row;
}

void MatchHandsModel::setMatch(const MatchDetails &details, int mine, YakuNaming naming) {
  beginResetModel();
  m_rows.clear();
  for (std::size_t hand = 0; hand < details.hands.size(); ++hand) {
    const std::optional<HandEnd> &end = details.hands[hand];
    const auto number = static_cast<int>(hand);
    const QString name = replayHandName(details.replay->view({number, 1}, 0, ReplayHands::Own).board);
    if (!end) {
      Row row;
      row.ending = tr("The record ends here.");
      row.hand = number;
      row.name = name;
      m_rows.push_back(std::move(row));
      continue;
    }
    for (std::size_t win = 0; win < std::max<std::size_t>(1, end->wins.size()); ++win) {
      Row row = winRow(*end, win, mine, naming);
      row.hand = number;
      row.name = name;
      m_rows.push_back(std::move(row));
    }
  }
  endResetModel();
}

void MatchHandsModel::clear() {
  beginResetModel();
  m_rows.clear();
  endResetModel();
}

int MatchHandsModel::handOf(int row) const {
  return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].hand : -1;
}

int MatchHandsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MatchHandsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : Columns;
}

QVariant MatchHandsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid())
    return {};
  const Row &row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole)
    return QVariant((index.column() == Points ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::AccessibleTextRole)
    return {};
  switch (index.column()) {
    case Hand:
      return row.name;
    case Ending:
      return row.worth.isEmpty() ? row.ending : row.ending + QLatin1Char('\n') + row.worth;
    default:
      return row.points;
  }
}

QVariant MatchHandsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal)
    return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant((section == Points ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole)
    return {};
  switch (section) {
    case Hand:
      return tr("Hand");
    case Ending:
      //: Column of the hands of a match: who won, with what
      return tr("Result");
    default:
      return tr("Points");
  }
}

}  // namespace janso
