// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakurow.h"

#include <QPainter>
#include <algorithm>
#include <optional>

#include "rules/shanten.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/theme.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakumodel.h"

namespace janso {

namespace {

constexpr int kRow = 34;
constexpr int kTitleRow = 36;
constexpr double kColumn = 46;   // of the han
constexpr int kNarrowRow = 280;  // rows under this width have narrow columns
constexpr double kLeastColumn = 26;
constexpr double kColumnGap = 4;
constexpr int kMargin = 16;  // left of the names, for the dot and the frame
constexpr int kNarrowMargin = 14;
constexpr double kTile = 13;
constexpr double kName = 14.5;       // pixels high
constexpr double kLeastName = 12;    // of a name in one line
constexpr double kLeastLine = 10.5;  // of two lines, which fit into a row
constexpr double kMostInTwo = 0.36;  // likewise, of the height of a row

// What stands in a column, and the columns: what they take is missing for the names.
constexpr double kMostColumnGrowth = 1.4;

double columnPixels(double pixels) {
  return pixels * std::min(theme::textScale(), kMostColumnGrowth);
}

bool isNarrow(double row) {
  return row < columnPixels(kNarrowRow);
}

int rowHeight() {
  return qRound(theme::textPixels(kRow));
}

double marginIn(const QRectF &row) {
  return isNarrow(row.width()) ? kNarrowMargin : kMargin;
}

QFont wordFont(double row) {
  return theme::sans(columnPixels(isNarrow(row) ? 11 : 12.5));
}

double columnWidth(double row, int role) {
  if (!isNarrow(row))
    return columnPixels(kColumn);
  const double word = QFontMetricsF(wordFont(row)).horizontalAdvance(YakuModel::columnWord(role));
  return std::clamp(word, columnPixels(kLeastColumn), columnPixels(kColumn) - kColumnGap) + kColumnGap;
}

// At the last blank that leaves a first line of that width.
QStringList inTwo(const QString &name, const QFontMetricsF &metrics, double room) {
  for (qsizetype at = name.lastIndexOf(QLatin1Char(' ')); at > 0;
       at = name.lastIndexOf(QLatin1Char(' '), at - 1)) {
    if (metrics.horizontalAdvance(name.left(at)) <= room)
      return {name.left(at), name.mid(at + 1)};
  }
  // Japanese has no blanks.
  for (qsizetype at = name.size() - 1; at > 0; --at) {
    if (name.at(at).script() == QChar::Script_Han && metrics.horizontalAdvance(name.left(at)) <= room)
      return {name.left(at), name.mid(at)};
  }
  return {name};
}

void paintHan(QPainter &painter, const QRectF &box, int han, int yakuman, bool barred,
              const ChromeColors &colors) {
  painter.setFont(theme::sans(columnPixels(14.5), 600));
  painter.setPen(han < 0 || barred ? colors.dim : yakuman > 0 ? colors.accentText : colors.text);
  painter.drawText(box, Qt::AlignCenter, hanFigure(han, yakuman));
}

}  // namespace

QSize YakuRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const {
  return {200, index.data(YakuModel::IdRole).isValid() ? rowHeight() : qRound(theme::textPixels(kTitleRow))};
}

void YakuRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const ChromeColors colors = chromeColors();
  if (index.data(YakuModel::IdRole).isValid())
    paintRow(*painter, option, index, colors);
  else
    paintTitle(*painter, option, index, colors);
  painter->restore();
}

QRectF YakuRowDelegate::column(const QRectF &row, int role) const {
  double right = row.right() - 4;
  for (const int each : {YakuModel::OpenRole, YakuModel::ClosedRole, YakuModel::AwayRole}) {
    const double width = columnWidth(row.width(), each);
    right -= width;
    if (each == role)
      return {right, row.top(), width, row.height()};
  }
  return {};
}

double YakuRowDelegate::namesEnd(const QRectF &row) const {
  const double gap = isNarrow(row.width()) ? 0 : 4;
  return column(row, m_awayShown ? YakuModel::AwayRole : YakuModel::ClosedRole).left() + gap;
}

double YakuRowDelegate::nameRoom(int row) const {
  const QRectF box(0, 0, row, rowHeight());
  return namesEnd(box) - marginIn(box);
}

bool YakuRowDelegate::isWordWhole(int row, int role) {
  return QFontMetricsF(wordFont(row)).horizontalAdvance(YakuModel::columnWord(role)) <=
         columnWidth(row, role);
}

// In one line, in two, in a smaller one: the first that has room.
YakuRowDelegate::Written YakuRowDelegate::written(const QString &name, double room) {
  const auto inOneLine = [&](double size, double least) -> std::optional<Written> {
    for (; size >= least; size -= 0.5) {
      const QFont font = theme::sans(size, 500);
      if (QFontMetricsF(font).horizontalAdvance(name) <= room)
        return Written{font, {name}};
    }
    return std::nullopt;
  };
  Written two;
  const auto fitsInTwo = [&](double size, double least) {
    for (; size >= least; size -= 0.5) {
      two.font = theme::sans(size, 500);
      const QFontMetricsF metrics(two.font);
      two.lines = inTwo(name, metrics, room);
      if (two.lines.size() == 2 && metrics.horizontalAdvance(two.lines.last()) <= room)
        return true;
    }
    return false;
  };
  const double high = theme::textPixels(kLeastName);
  const double low = std::min(high, kMostInTwo * rowHeight());
  if (const auto one = inOneLine(theme::textPixels(kName), high))
    return *one;
  if (fitsInTwo(low, kLeastName))
    return two;
  if (const auto one = inOneLine(high, kLeastName))
    return *one;
  if (!fitsInTwo(std::min<double>(low, kLeastName), kLeastLine))
    two.lines.last() = QFontMetricsF(two.font).elidedText(two.lines.last(), Qt::ElideRight, room);
  return two;
}

void YakuRowDelegate::paintTitle(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const ChromeColors &colors) const {
  const QRectF row = QRectF(option.rect).adjusted(0, 6, 0, 0);
  painter.setFont(theme::sans(theme::textPixels(12.5), 600));
  painter.setPen(colors.second);
  const double x = row.left() + marginIn(row);
  const QString title = index.data(YakuModel::NameRole).toString();
  const double room = namesEnd(row) - x;
  painter.drawText(QRectF(x, row.top(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, room));
  painter.setFont(wordFont(row.width()));
  painter.setPen(colors.dim);
  const auto word = [&](YakuModel::Role role) {
    const QRectF box = column(row, role);
    painter.drawText(
        box, Qt::AlignCenter,
        QFontMetricsF(painter.font()).elidedText(index.data(role).toString(), Qt::ElideRight, box.width()));
  };
  word(YakuModel::OpenRole);
  word(YakuModel::ClosedRole);
  if (m_awayShown)
    word(YakuModel::AwayRole);
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
  if (index.data(YakuModel::MadeRole).toBool()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(row.left() + 9, row.center().y()), 3.2, 3.2);
  }
  const QString name = index.data(YakuModel::NameRole).toString();
  const double end = namesEnd(row);
  const double x = row.left() + marginIn(row);
  const Written words = written(name, end - x);
  const bool barred = index.data(YakuModel::BarredRole).toBool();
  const int closed = index.data(YakuModel::ClosedRole).toInt();
  const int open = index.data(YakuModel::OpenRole).toInt();
  painter.setFont(words.font);
  painter.setPen((closed >= 0 || open >= 0) && !barred ? colors.text : colors.dim);
  painter.drawText(QRectF(x, row.top(), end - x, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   words.lines.join(QLatin1Char('\n')));
  const double used =
      words.lines.size() > 1 ? end - x : QFontMetricsF(words.font).horizontalAdvance(words.lines.first());
  const double after = x + used + 9;
  const QRectF beside(after, row.top(), end - after, row.height());
  const quint64 wanted = index.data(YakuModel::WantedRole).toULongLong();
  if (wanted != 0 && (chosen || hovered || index.data(YakuModel::NearRole).toBool())) {
    paintTiles(painter, beside, wanted, colors);
  } else {
    const QFont second = theme::serif(theme::textPixels(13.5), 500);
    const QString text = index.data(YakuModel::SecondRole).toString();
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
    painter.setFont(theme::sans(columnPixels(14.5), 500));
    painter.setPen(colors.second);
    painter.drawText(column(row, YakuModel::AwayRole), Qt::AlignCenter,
                     index.data(YakuModel::AwayRole).toString());
  }
  const int yakuman = index.data(YakuModel::YakumanRole).toInt();
  const auto off = [&](YakuModel::Role role) { return barred || index.data(role).toBool(); };
  paintHan(painter, column(row, YakuModel::ClosedRole), closed, yakuman, off(YakuModel::ClosedOffRole),
           colors);
  paintHan(painter, column(row, YakuModel::OpenRole), open, yakuman, off(YakuModel::OpenOffRole), colors);
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
