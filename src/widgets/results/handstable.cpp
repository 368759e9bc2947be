// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/handstable.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QtMath>
#include <algorithm>

#include "rules/payment.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

constexpr qreal kRowHeight = 30;
constexpr qreal kHandsHead = 30;
constexpr int kRowsWanted = 5;  // more are reached by scrolling, or by the height that is left
constexpr qreal kSeatWidth = 118;
constexpr qreal kCellSide = 10;

QFont headFont(qreal scale) {
  return theme::sans(pagelook::textPixels(13, scale), 500);
}

// Cells of the table in the colors of the page.
class HandsDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  qreal scale = 1;
  bool tall = false;

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF cell(option.rect);
    if (option.state.testFlag(QStyle::State_Selected))
      painter->fillRect(cell, pagelook::tone(theme::kChromeRowHover));
    else if (index.row() % 2 == 1)
      painter->fillRect(cell, pagelook::tone(theme::kRowBand));
    if (tall)
      paintBelow(*painter, cell, index);
    const QRectF inner =
        cell.adjusted(kCellSide * scale, 0, -kCellSide * scale, tall ? -cell.height() / 2 : 0);
    if (index.data(HandsModel::DealerRole).toBool())
      paintDealer(*painter, inner);
    if (index.column() >= HandsModel::FirstSeat)
      paintDelta(*painter, inner, index);
    else
      paintText(*painter, inner, index);
    painter->restore();
  }

 private:
  // One line below all cells of the row, of which each paints its part.
  void paintBelow(QPainter &painter, const QRectF &cell, const QModelIndex &index) const {
    const auto *view = static_cast<const QTableView *>(parent());
    const QFont font = theme::sans(pagelook::textPixels(14.5, scale), 500);
    const QString text = index.siblingAtColumn(HandsModel::Round).data(HandsModel::BelowRole).toString();
    const QRectF line(kCellSide * scale, cell.center().y(), view->viewport()->width() - 2 * kCellSide * scale,
                      cell.height() / 2);
    painter.save();
    painter.setClipRect(cell);
    painter.setFont(font);
    painter.setPen(pagelook::tone(theme::kTextSecond));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, line.width()));
    painter.restore();
  }

  void paintText(QPainter &painter, const QRectF &rect, const QModelIndex &index) const {
    const QFont font = theme::sans(pagelook::textPixels(14.5, scale), index.column() == 0 ? 600 : 500);
    painter.setFont(font);
    painter.setPen(pagelook::tone(index.column() == HandsModel::Honba ? theme::kTextSecond : theme::kText));
    const QString text = index.data().toString();
    const int side = index.column() == HandsModel::Honba ? Qt::AlignHCenter : Qt::AlignLeft;
    painter.drawText(rect, side | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1));
  }

  // As the legend below the table has it. A red ground would read as a loss.
  void paintDealer(QPainter &painter, const QRectF &rect) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kVermilion));
    painter.drawEllipse(QPointF(rect.left() + 4 * scale, rect.center().y()), 4 * scale, 4 * scale);
  }

  // "▼ −7,700 *": the sign and the triangle say what the color says.
  void paintDelta(QPainter &painter, const QRectF &rect, const QModelIndex &index) const {
    const int delta = index.data(HandsModel::DeltaRole).toInt();
    const QFont font = theme::sans(pagelook::textPixels(14.5, scale), 500);
    const QFontMetricsF metrics(font);
    const qreal base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    const qreal star = metrics.horizontalAdvance(u'*') + 2 * scale;
    const QString text = signedPointsText(delta);
    const qreal right = rect.right() - star;
    const qreal left = right - tabularWidth(text, font);
    const bool dealtIn = index.data(HandsModel::DealInRole).toBool();
    painter.setPen(pagelook::tone(delta > 0   ? theme::kGain
                                  : dealtIn   ? theme::kLoss
                                  : delta < 0 ? theme::kTextSecond
                                              : theme::kTextDim));
    drawTabular(painter, QPointF(left, base), text, font);
    if (index.data(HandsModel::RiichiRole).toBool()) {
      painter.setPen(pagelook::tone(theme::kText));
      painter.drawText(QPointF(right + 2 * scale, base), QStringLiteral("*"));
    }
    if (dealtIn) {
      const qreal size = 8 * scale;
      const QPointF at(left - size * 1.7, rect.center().y() - size * 0.4);
      QPainterPath triangle(at);
      triangle.lineTo(at + QPointF(size, 0));
      triangle.lineTo(at + QPointF(size / 2, size * 0.85));
      triangle.closeSubpath();
      painter.fillPath(triangle, pagelook::tone(theme::kLoss));
    }
  }
};

// Titles that are elided on the side where names end.
class HandsHeader : public QHeaderView {
 public:
  explicit HandsHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {
    setHighlightSections(false);
    setSectionsClickable(false);
    setMinimumSectionSize(1);
    viewport()->setAutoFillBackground(false);
  }
  qreal scale = 1;

 protected:
  void paintSection(QPainter *painter, const QRect &rect, int section) const override {
    const QFont font = headFont(scale);
    const QRectF inner = QRectF(rect).adjusted(kCellSide * scale, 0, -kCellSide * scale, 0);
    const int side = section >= HandsModel::FirstSeat ? Qt::AlignRight
                     : section == HandsModel::Honba   ? Qt::AlignHCenter
                                                      : Qt::AlignLeft;
    const QString text = model()->headerData(section, Qt::Horizontal).toString();
    painter->setFont(font);
    painter->setPen(pagelook::tone(theme::kTextDim));
    painter->drawText(inner, side | Qt::AlignVCenter,
                      QFontMetricsF(font).elidedText(text, Qt::ElideRight, inner.width()));
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1),
                      pagelook::tone(theme::kChromeBorder));
  }
};

}  // namespace

// --- HandsModel ---

HandsModel::HandsModel(QObject *parent) : QAbstractTableModel(parent) {}

void HandsModel::setHands(const std::vector<HandEnd> &hands, const std::array<QString, 4> &names) {
  beginResetModel();
  m_names = names;
  m_seats = hands.empty() ? 4 : hands.front().before.seats();
  m_rows.clear();
  for (const HandEnd &end : hands) {
    const std::size_t results = std::max<std::size_t>(1, end.wins.size());
    for (std::size_t win = 0; win < results; ++win) {
      Row row;
      row.first = win == 0;
      row.round = roundName(end.before.bakaze, end.before.kyoku);
      row.honba = end.before.honba;
      row.result = handSummary(end, win);
      row.dealer = end.before.dealer;
      row.dealtIn = end.draw ? -1 : end.wins[win].from;
      row.deltas = handDeltas(end, win);
      for (std::size_t seat = 0; seat < 4; ++seat) {
        row.riichi[seat] = win == 0 && end.before.players[seat].riichi == RiichiState::Accepted;
        // The stick left the score before the hand ended; in this table the hands add up to the match.
        if (row.riichi[seat])
          row.deltas[seat] -= kStick;
      }
      m_rows.push_back(row);
    }
  }
  endResetModel();
}

int HandsModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int HandsModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : FirstSeat + m_seats;
}

QVariant HandsModel::seatData(const Row &row, int seat, int role) const {
  const auto at = static_cast<std::size_t>(seat);
  const QString delta = signedPointsText(row.deltas[at]);
  switch (role) {
    case Qt::DisplayRole:
      return row.riichi[at] ? QVariant(delta + u'*') : QVariant(delta);
    case Qt::AccessibleTextRole: {
      QStringList parts{m_names[at], delta};
      if (seat == row.dealtIn)
        parts << tr("dealt in");
      if (row.riichi[at])
        parts << tr("riichi");
      if (seat == row.dealer)
        parts << tr("dealer");
      return parts.join(QStringLiteral(", "));
    }
    case DeltaRole:
      return row.deltas[at];
    case DealerRole:
      return seat == row.dealer;
    case DealInRole:
      return seat == row.dealtIn;
    case RiichiRole:
      return row.riichi[at];
    default:
      return {};
  }
}

QVariant HandsModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid())
    return {};
  const Row &row = m_rows[static_cast<std::size_t>(index.row())];
  if (index.column() >= FirstSeat)
    return seatData(row, index.column() - FirstSeat, role);
  if (role == BelowRole) {
    const QString counted = row.first ? counterText(row.honba, 0) : QString();
    return counted.isEmpty() ? row.result : counted + QStringLiteral("  \u00b7  ") + row.result;
  }
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
    return {};
  switch (index.column()) {
    case Round:
      return row.first && role == Qt::DisplayRole ? QVariant(row.round) : QVariant();
    case Honba:
      return row.first && role == Qt::DisplayRole ? QVariant(QLocale().toString(row.honba)) : QVariant();
    default:
      return row.result;
  }
}

QVariant HandsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal)
    return {};
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
    return {};
  switch (section) {
    case Round:
      return tr("Round");
    case Honba:
      return tr("Honba");
    case Result:
      return tr("Result");
    default:
      return m_names[static_cast<std::size_t>(section - FirstSeat)];
  }
}

// --- HandsTable ---

HandsTable::HandsTable(QWidget *parent) : QTableView(parent) {
  setModel(&m_model);
  setItemDelegate(new HandsDelegate(this));
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setTabKeyNavigation(false);
  setWordWrap(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(1);
  setHorizontalHeader(new HandsHeader(this));
  setAccessibleName(tr("All hands in the match"));
  dress();
  arrange();
}

// Again in a window that has turned light or dark.
void HandsTable::dress() {
  m_dark = chromeColors().dark;
  const QString amber = pagelook::tone(theme::kAmber).name();
  const QString handle = pagelook::tone(theme::kScrollHandle).name();
  setStyleSheet(
      QStringLiteral("QTableView { background: transparent; outline: none; border: 1px solid transparent; "
                     "border-radius: 6px; }"
                     "QTableView:focus { border: 1px solid %1; }"
                     "QHeaderView { background: transparent; border: none; }"
                     "QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }"
                     "QScrollBar::handle { background: %2; border-radius: 3px; min-height: 24px; }"
                     "QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
                     "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }")
          .arg(amber, handle));
}

void HandsTable::setHands(const std::vector<HandEnd> &hands, const std::array<QString, 4> &names) {
  m_model.setHands(hands, names);
  setAccessibleName(tr("All hands in the match"));
  arrange();
  updateGeometry();
}

void HandsTable::setTall(bool tall) {
  m_tall = tall;
  static_cast<HandsDelegate *>(itemDelegate())->tall = tall;
  for (const int column : {HandsModel::Honba, HandsModel::Result})
    setColumnHidden(column, tall);
  arrange();
  updateGeometry();
}

void HandsTable::setAllRows(bool all) {
  m_allRows = all;
  updateGeometry();
}

void HandsTable::setPageScale(qreal scale) {
  m_scale = scale;
  static_cast<HandsDelegate *>(itemDelegate())->scale = scale;
  if (m_dark != chromeColors().dark)
    dress();
  arrange();
  updateGeometry();
}

void HandsTable::arrange() {
  static_cast<HandsHeader *>(horizontalHeader())->scale = m_scale;
  const qreal text = pagelook::textPixels(14.5, m_scale);
  const qreal line = std::max(kRowHeight * m_scale, text * 1.5);
  verticalHeader()->setDefaultSectionSize(qRound(m_tall ? 2 * line : line));
  horizontalHeader()->setFixedHeight(qRound(std::max(kHandsHead * m_scale, text * 1.6)));
  QHeaderView *columns = horizontalHeader();
  const int width = viewport()->width();
  const int seats = m_model.seats();
  // Where there are no others, the round and the seats share the width.
  const int shares = m_tall ? seats + 1 : 7;
  const int seat = std::min(qRound(kSeatWidth * std::max(m_scale, 0.85)), width / shares);
  const int round =
      m_tall ? width - seats * seat : std::max(qRound(96 * m_scale), titleWidth(HandsModel::Round));
  const int honba = std::max(qRound(72 * m_scale), titleWidth(HandsModel::Honba));
  columns->resizeSection(HandsModel::Round, round);
  columns->resizeSection(HandsModel::Honba, honba);
  for (int i = 0; i < seats; ++i)
    columns->resizeSection(HandsModel::FirstSeat + i, seat);
  columns->resizeSection(HandsModel::Result, std::max(40, width - round - honba - seats * seat));
}

int HandsTable::titleWidth(HandsModel::Column column) const {
  const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  return qCeil(QFontMetricsF(headFont(m_scale)).horizontalAdvance(title) + 2 * kCellSide * m_scale);
}

int HandsTable::contentHeight() const {
  return horizontalHeader()->height() + m_model.rowCount() * verticalHeader()->defaultSectionSize() + 2;
}

QSize HandsTable::sizeHint() const {
  const int height = verticalHeader()->defaultSectionSize();
  const int few = std::min(kRowsWanted, std::max(2, m_model.rowCount()));
  return {qRound(992 * m_scale),
          m_allRows ? contentHeight() : horizontalHeader()->height() + few * height + 2};
}

QSize HandsTable::minimumSizeHint() const {
  return {qRound((m_tall ? 400 : 500) * m_scale),
          horizontalHeader()->height() + 2 * verticalHeader()->defaultSectionSize()};
}

void HandsTable::resizeEvent(QResizeEvent *event) {
  QTableView::resizeEvent(event);
  arrange();
}

void HandsTable::keyPressEvent(QKeyEvent *event) {
  // Only what moves in the table; the rest is the page's.
  if (movesAmongRows(event->key()))
    QTableView::keyPressEvent(event);
  else
    event->ignore();
}

}  // namespace janso
