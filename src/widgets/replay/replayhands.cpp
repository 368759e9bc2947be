// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayhands.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QFontMetrics>
#include <QStyle>
#include <algorithm>
#include <cstddef>
#include <utility>

#include "replay/replayends.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

void ReplayHandsModel::setGame(const Replay &replay, const std::array<QString, 4> &names) {
  beginResetModel();
  m_rows.clear();
  m_losses.clear();
  m_isPlayed = replay.sight().has_value();
  const std::vector<std::optional<HandEnd>> ends = handEnds(replay, names);
  for (int hand = 0; hand < replay.hands(); ++hand) {
    Row row;
    row.name = replayHandName(replay.view({hand, 1}, 0, ReplayHands::Own).board);
    row.end = ends[static_cast<std::size_t>(hand)];
    const std::size_t results = row.end ? std::max<std::size_t>(row.end->wins.size(), 1) : 0;
    for (std::size_t win = 0; win < results; ++win) {
      const std::array<std::int32_t, 4> deltas = handDeltas(*row.end, win);
      for (std::size_t seat = 0; seat < 4; ++seat)
        row.deltas[seat] += deltas[seat];
    }
    m_rows.push_back(std::move(row));
  }
  endResetModel();
}

// Other words may take other lines, and a list asks for the heights of its rows only with their layout.
void ReplayHandsModel::changed() {
  Q_EMIT layoutAboutToBeChanged();
  Q_EMIT layoutChanged();
}

void ReplayHandsModel::setSeat(int seat) {
  m_seat = seat;
  changed();
}

void ReplayHandsModel::setNaming(YakuNaming naming) {
  m_naming = naming;
  changed();
}

void ReplayHandsModel::setHiddenFrom(int hand) {
  if (std::exchange(m_hiddenFrom, hand) != hand)
    changed();
}

void ReplayHandsModel::setKnownHands(int hands) {
  if (hands == m_known)
    return;
  beginResetModel();
  m_known = hands;
  endResetModel();
}

void ReplayHandsModel::setLosses(const std::vector<int> &points) {
  m_losses = points;
  changed();
}

int ReplayHandsModel::rowCount(const QModelIndex &parent) const {
  const auto all = static_cast<int>(m_rows.size());
  if (parent.isValid())
    return 0;
  return m_known < 0 ? all : std::min(m_known, all);
}

QString ReplayHandsModel::text(int number) const {
  const Row &row = m_rows[static_cast<std::size_t>(number)];
  if (m_hiddenFrom >= 0 && number >= m_hiddenFrom)
    return row.name;
  if (!row.end)
    return row.name + QLatin1Char('\n') + (m_isPlayed ? tr("Not over yet") : tr("The record ends here."));
  QString text = row.name + QStringLiteral("  ") +
                 signedPointsText(row.deltas[static_cast<std::size_t>(m_seat)]) + QLatin1Char('\n') +
                 replayHandResult(*row.end, m_naming).join(QLatin1Char('\n'));
  if (static_cast<std::size_t>(number) < m_losses.size())
    text += QLatin1Char('\n') +
            //: Points that a player's decisions have lost in a hand
            tr("Decisions: %1").arg(signedPointsText(-m_losses[static_cast<std::size_t>(number)]));
  return text;
}

QVariant ReplayHandsModel::data(const QModelIndex &index, int role) const {
  if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
    return text(index.row());
  return {};
}

// The style says where it paints the text of a row so wide.
QSize ReplayHandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
  constexpr int kAbove = 18;  // padding, border and the margin of the text, above and below
  const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
  const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  row.rect = QRect(0, 0, width, QWIDGETSIZE_MAX);
  const QStyle *style = view != nullptr ? view->style() : QApplication::style();
  const int room = style->subElementRect(QStyle::SE_ItemViewItemText, &row, view).width() -
                   2 * (style->pixelMetric(QStyle::PM_FocusFrameHMargin, &row, view) + 1);
  const QRect text = QFontMetrics(row.font).boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX),
                                                         static_cast<int>(Qt::TextWordWrap), row.text);
  return {width, text.height() + kAbove};
}

}  // namespace janso
