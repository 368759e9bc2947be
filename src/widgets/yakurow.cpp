// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakurow.h"

#include <QPainter>

#include "rules/shanten.h"
#include "widgets/chromestyle.h"
#include "widgets/theme.h"
#include "widgets/tilepainter.h"
#include "widgets/yakutexts.h"

namespace janso {

namespace {

constexpr int kRow = 34;
constexpr int kTitleRow = 36;
constexpr int kColumn = 46;  // between the han columns
constexpr int kMargin = 16;  // left of the names, for the dot and the frame
constexpr double kTile = 13;

void paintHan(QPainter &painter, const QRectF &box, int han, int yakuman, bool barred,
              const ChromeColors &colors) {
  painter.setFont(theme::sans(14.5, 600));
  painter.setPen(han < 0 || barred ? colors.dim : yakuman > 0 ? colors.accentText : colors.text);
  painter.drawText(box, Qt::AlignCenter, hanFigure(han, yakuman));
}

}  // namespace

QSize YakuRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const {
  return {200, index.data(YakuIdRole).isValid() ? kRow : kTitleRow};
}

void YakuRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const ChromeColors colors = chromeColors();
  if (index.data(YakuIdRole).isValid())
    paintRow(*painter, option, index, colors);
  else
    paintTitle(*painter, option, index, colors);
  painter->restore();
}

QRectF YakuRowDelegate::column(const QRectF &row, int fromRight) const {
  return {row.right() - 8 - (fromRight + 1) * kColumn + 4, row.top(), kColumn, row.height()};
}

double YakuRowDelegate::namesEnd(const QRectF &row) const {
  return column(row, m_awayShown ? 2 : 1).left() + 4;
}

void YakuRowDelegate::paintTitle(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const ChromeColors &colors) const {
  const QRectF row = QRectF(option.rect).adjusted(0, 6, 0, 0);
  painter.setFont(theme::sans(12.5, 600));
  painter.setPen(colors.second);
  const double x = row.left() + kMargin;
  const QString title = index.data(YakuNameRole).toString();
  const double room = namesEnd(row) - x;
  painter.drawText(QRectF(x, row.top(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, room));
  painter.setFont(theme::sans(12.5));
  painter.setPen(colors.dim);
  const auto word = [&](int fromRight, YakuRole role) {
    const QRectF box = column(row, fromRight);
    painter.drawText(
        box, Qt::AlignCenter,
        QFontMetricsF(painter.font()).elidedText(index.data(role).toString(), Qt::ElideRight, box.width()));
  };
  word(0, YakuOpenRole);
  word(1, YakuClosedRole);
  if (m_awayShown)
    word(2, YakuAwayRole);
  painter.setPen(colors.border);
  painter.drawLine(QPointF(x, row.bottom() - 0.5), QPointF(row.right() - 12, row.bottom() - 0.5));
}

void YakuRowDelegate::paintRow(QPainter &painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index, const ChromeColors &colors) const {
  const QRectF row(option.rect);
  const bool chosen =
      (option.state & QStyle::State_Selected) != 0 && (option.state & QStyle::State_HasFocus) != 0;
  const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
  if (chosen || hovered) {
    painter.setPen(chosen ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(colors.hover);
    painter.drawRoundedRect(row.adjusted(2, 1, -6, -1), 8, 8);
  }
  if (index.data(YakuMadeRole).toBool()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(row.left() + 9, row.center().y()), 3.2, 3.2);
  }
  const QString name = index.data(YakuNameRole).toString();
  const double end = namesEnd(row);
  const QFont font = theme::sans(14.5, 500);
  const QFontMetricsF metrics(font);
  const double x = row.left() + kMargin;
  const bool barred = index.data(YakuBarredRole).toBool();
  const int closed = index.data(YakuClosedRole).toInt();
  const int open = index.data(YakuOpenRole).toInt();
  painter.setFont(font);
  painter.setPen((closed >= 0 || open >= 0) && !barred ? colors.text : colors.dim);
  painter.drawText(QRectF(x, row.top(), end - x, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(name, Qt::ElideRight, end - x));
  const double after = x + metrics.horizontalAdvance(name) + 9;
  const QRectF beside(after, row.top(), end - after, row.height());
  const quint64 wanted = index.data(YakuWantedRole).toULongLong();
  if (wanted != 0 && (chosen || hovered || index.data(YakuNearRole).toBool())) {
    paintTiles(painter, beside, wanted, colors);
  } else {
    const QFont second = theme::serif(13.5, 500);
    const QString text = index.data(YakuSecondRole).toString();
    const QFontMetricsF secondMetrics(second);
    // Beside the column of tiles away half a name would crowd the row.
    const double needed = m_awayShown ? secondMetrics.horizontalAdvance(text) : 20;
    painter.setFont(second);
    painter.setPen(colors.dim);
    if (beside.width() >= needed)
      painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                       secondMetrics.elidedText(text, Qt::ElideRight, beside.width()));
  }
  if (m_awayShown) {
    painter.setFont(theme::sans(14.5, 500));
    painter.setPen(colors.second);
    painter.drawText(column(row, 2), Qt::AlignCenter, index.data(YakuAwayRole).toString());
  }
  const int yakuman = index.data(YakuYakumanRole).toInt();
  const auto off = [&](YakuRole role) { return barred || index.data(role).toBool(); };
  paintHan(painter, column(row, 1), closed, yakuman, off(YakuClosedOffRole), colors);
  paintHan(painter, column(row, 0), open, yakuman, off(YakuOpenOffRole), colors);
}

void YakuRowDelegate::paintTiles(QPainter &painter, const QRectF &box, quint64 kinds,
                                 const ChromeColors &colors) const {
  if (m_tiles == nullptr)
    return;
  const KindSet wanted(kinds);
  const double step = kTile + 2;
  int room = static_cast<int>((box.width() + 2) / step);
  const bool all = wanted.size() <= room;
  if (!all)
    room = static_cast<int>((box.width() - 20) / step);  // for how many more there are
  double x = box.left();
  const double height = TilePainter::faceSize(kTile).height();
  int shown = 0;
  for (const Kind kind : wanted) {
    if (shown >= room)
      break;
    m_tiles->lying(painter, QPointF(x, box.center().y() - height / 2 - 1), kTile, Tile(kind));
    x += step;
    ++shown;
  }
  if (all || box.width() < 20)
    return;
  painter.setFont(theme::sans(12.5, 500));
  painter.setPen(colors.second);
  painter.drawText(QRectF(x + 2, box.top(), box.right() - x, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   QStringLiteral("+%1").arg(wanted.size() - shown));
}

}  // namespace janso
