// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakurow.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "rules/shanten.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakumodel.h"

namespace janso {

namespace {

constexpr int kRow = 36;
constexpr double kColumn = 46;   // of the han
constexpr int kNarrowRow = 280;  // rows under this width have narrow columns
constexpr double kLeastColumn = 26;
constexpr double kFigure = 14.5;
constexpr double kColumnGap = 4;
constexpr int kMargin = 16;  // left of the names, for the dot and the frame
constexpr int kNarrowMargin = 14;
constexpr double kTile = 13;
constexpr double kMostTileInLine = 0.6;  // tile widths, of the height of a line
constexpr double kName = 14.5;           // pixels high
constexpr double kLeastName = 10.5;
constexpr double kSecond = 13.5;  // of a second name beside the name, and
constexpr double kBelow = 12;     // below it
constexpr double kLeastBelow = 10;
constexpr double kMostInTwo = 0.36;  // of a name in two lines, of the height of a row
constexpr double kBesideGap = 9;

// What stands in a column, and the columns: what they take is missing for the names, so they grow only by the
// width that a row has more than a usual one.
constexpr double kMostColumnGrowth = 1.4;
constexpr double kUsualRow = 300;

double columnPixels(double pixels, double row) {
  const double most = std::clamp(theme::textScale(), 1.0, kMostColumnGrowth);
  return pixels * std::clamp(1 + (row - kUsualRow) / (3 * kColumn), 1.0, most);
}

bool isNarrow(double row) {
  return row < kNarrowRow;
}

double marginIn(const QRectF &row) {
  return isNarrow(row.width()) ? kNarrowMargin : kMargin;
}

QFont wordFont(double row) {
  return theme::sans(columnPixels(isNarrow(row) ? 11 : 12.5, row));
}

double columnWidth(double row, int role) {
  if (!isNarrow(row))
    return columnPixels(kColumn, row);
  const double word = QFontMetricsF(wordFont(row)).horizontalAdvance(YakuModel::columnWord(role));
  return std::clamp(word, columnPixels(kLeastColumn, row), columnPixels(kColumn, row) - kColumnGap) +
         kColumnGap;
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

// Of a second name below one of that size, which is never the smaller one.
double belowSize(double name) {
  return std::min(theme::textPixels(kBelow), std::max(kLeastBelow, name - 1.5));
}

// Of a row with a second name: where the first stands.
QRectF upperLine(const QRectF &row) {
  return {row.left(), row.top() + 2, row.width(), row.height() * 0.54};
}

// In the font that the painter has.
void paintHan(QPainter &painter, const QRectF &box, int han, int yakuman, bool barred,
              const ChromeColors &colors) {
  painter.setPen(han < 0 || barred ? colors.dim : yakuman > 0 ? colors.accentText : colors.text);
  painter.drawText(box, Qt::AlignCenter, hanFigure(han, yakuman));
}

}  // namespace

int YakuRowDelegate::rowHeight() {
  return qRound(theme::textPixels(kRow));
}

QSize YakuRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const {
  return {200, rowHeight()};
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

int YakuRowDelegate::columnAt(int row, int x) const {
  const QRectF box(0, 0, row, rowHeight());
  for (const int role : {YakuModel::OpenRole, YakuModel::ClosedRole, YakuModel::AwayRole}) {
    if (column(box, role).contains(x, 1))
      return role == YakuModel::AwayRole && !m_awayShown ? 0 : role;
  }
  return 0;
}

bool YakuRowDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                const QStyleOptionViewItem &option, const QModelIndex &index) {
  const bool title = !index.data(YakuModel::IdRole).isValid();
  const int role = title ? columnAt(option.rect.width(), event->pos().x() - option.rect.left()) : 0;
  if (role == 0 || index.data(role).toString().isEmpty())
    return QStyledItemDelegate::helpEvent(event, view, option, index);
  QToolTip::showText(event->globalPos(), YakuModel::columnMeaning(role), view);
  return true;
}

// --- Names ---

void YakuRowDelegate::setNames(const QStringList &names, const QStringList &seconds, bool below) {
  m_names = names;
  m_seconds = seconds;
  m_below = below;
  m_room = -1;
}

QStringList YakuRowDelegate::written(const QString &name, double size, double room) {
  const QFontMetricsF metrics(theme::sans(size, 500));
  if (metrics.horizontalAdvance(name) <= room)
    return {name};
  QStringList lines = inTwo(name, metrics, room);
  lines.last() = metrics.elidedText(lines.last(), Qt::ElideRight, room);
  return lines;
}

double YakuRowDelegate::nameSize(double room) const {
  if (room == m_room)
    return m_size;
  const auto allFit = [&](double size, qsizetype mostLines) {
    return std::ranges::all_of(m_names, [&](const QString &name) {
      const QStringList lines = written(name, size, room);
      return lines.size() <= mostLines && !lines.last().endsWith(QChar(0x2026));
    });
  };
  m_room = room;
  m_size = theme::textPixels(kName);
  const double inTwo = m_below ? m_size : std::min(m_size, kMostInTwo * rowHeight());
  if (!allFit(m_size, 1)) {
    for (m_size = inTwo; m_size > kLeastName && !allFit(m_size, m_below ? 1 : 2); m_size -= 0.5) {
    }
  }
  const QFontMetricsF metrics(theme::sans(m_size, 500));
  const QFontMetricsF second(theme::serif(theme::textPixels(kSecond), 500));
  m_secondsFit = true;
  for (qsizetype i = 0; i < m_names.size() && i < m_seconds.size(); ++i)
    m_secondsFit &=
        metrics.horizontalAdvance(m_names[i]) + kBesideGap + second.horizontalAdvance(m_seconds[i]) <= room;
  return m_size;
}

// Beside the column of tiles away they would crowd the rows.
bool YakuRowDelegate::areSecondsShown(double room) const {
  nameSize(room);
  return m_below || (m_secondsFit && !m_awayShown);
}

double YakuRowDelegate::paintName(QPainter &painter, const QRectF &box, const QModelIndex &index,
                                  const ChromeColors &colors) const {
  const bool counts =
      index.data(YakuModel::ClosedRole).toInt() >= 0 || index.data(YakuModel::OpenRole).toInt() >= 0;
  const bool off = !counts || index.data(YakuModel::BarredRole).toBool();
  const double size = nameSize(box.width());
  const QString second = index.data(YakuModel::SecondRole).toString();
  const bool below = m_below && !second.isEmpty();
  const QStringList lines = written(index.data(YakuModel::NameRole).toString(), size, box.width());
  const QRectF upper = below ? upperLine(box) : box;
  painter.setFont(theme::sans(size, 500));
  painter.setPen(off ? colors.dim : colors.text);
  painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, lines.join(QLatin1Char('\n')));
  double after =
      box.left() + (lines.size() > 1 ? box.width() : painter.fontMetrics().horizontalAdvance(lines.first()));
  if (const int count = index.data(YakuModel::CountRole).toInt(); count > 0) {
    const QString figure = QLocale().toString(count);
    painter.setFont(theme::sans(size, 600));
    painter.setPen(colors.accentText);
    painter.drawText(QRectF(after + 6, upper.top(), 40, upper.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     figure);
    after += 6 + painter.fontMetrics().horizontalAdvance(figure);
  }
  if (!areSecondsShown(box.width()))
    return after;
  painter.setPen(colors.dim);
  painter.setFont(m_below ? theme::sans(belowSize(size), 500)
                          : theme::serif(theme::textPixels(kSecond), 500));
  const QRectF lower(box.left(), upper.bottom() - 2, box.width(), box.bottom() - upper.bottom());
  const QRectF beside(after + kBesideGap, box.top(), box.right() - after - kBesideGap, box.height());
  const QRectF place = m_below ? lower : beside;
  painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(second, Qt::ElideRight, place.width()));
  return m_below ? after : box.right();
}

void YakuRowDelegate::paintTitle(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const ChromeColors &colors) const {
  const QRectF row = QRectF(option.rect).adjusted(0, 8, 0, 0);
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
  const double x = row.left() + marginIn(row);
  const QRectF names(x, row.top(), namesEnd(row) - x, row.height());
  const double after = paintName(painter, names, index, colors) + kBesideGap;
  const quint64 wanted = index.data(YakuModel::WantedRole).toULongLong();
  if (wanted != 0 && index.data(YakuModel::NearRole).toBool()) {
    const bool below = m_below && !index.data(YakuModel::SecondRole).toString().isEmpty();
    const QRectF line = below ? upperLine(row) : row;
    paintTiles(painter, QRectF(after, line.top(), names.right() - after, line.height()), wanted, colors);
  }
  paintColumns(painter, row, index, colors);
}

void YakuRowDelegate::paintColumns(QPainter &painter, const QRectF &row, const QModelIndex &index,
                                   const ChromeColors &colors) const {
  if (m_awayShown) {
    painter.setFont(theme::sans(columnPixels(kFigure, row.width()), 500));
    painter.setPen(colors.second);
    painter.drawText(column(row, YakuModel::AwayRole), Qt::AlignCenter,
                     index.data(YakuModel::AwayRole).toString());
  }
  painter.setFont(theme::sans(columnPixels(kFigure, row.width()), 600));
  const int yakuman = index.data(YakuModel::YakumanRole).toInt();
  const bool barred = index.data(YakuModel::BarredRole).toBool();
  const auto paintValue = [&](int role, int offRole) {
    paintHan(painter, column(row, role), index.data(role).toInt(), yakuman,
             barred || index.data(offRole).toBool(), colors);
  };
  paintValue(YakuModel::ClosedRole, YakuModel::ClosedOffRole);
  paintValue(YakuModel::OpenRole, YakuModel::OpenOffRole);
}

void YakuRowDelegate::paintTiles(QPainter &painter, const QRectF &box, quint64 kinds,
                                 const ChromeColors &colors) const {
  if (m_tiles == nullptr)
    return;
  const KindSet wanted(kinds);
  // Above a second name there is only so much height.
  const double tile = std::min(kTile, box.height() * kMostTileInLine);
  const double step = tile + 2;
  int room = static_cast<int>((box.width() + 2) / step);
  const bool all = wanted.size() <= room;
  if (!all)
    room = static_cast<int>((box.width() - 20) / step);  // for how many more there are
  double x = box.left();
  const double height = TilePainter::faceSize(tile).height();
  int shown = 0;
  for (const Kind kind : wanted) {
    if (shown >= room)
      break;
    m_tiles->lying(painter, QPointF(x, box.center().y() - height / 2 - 1), tile, Tile(kind));
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
