// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/coachrows.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "widgets/chromestyle.h"
#include "widgets/coachcard.h"
#include "widgets/coachtexts.h"
#include "widgets/teachmarkup.h"
#include "widgets/tilepainter.h"

namespace janso {

namespace {

constexpr int kTile = 20;
constexpr int kPad = 6;
constexpr int kMark = 9;

int lineHeight(const QFont &font) {
  return QFontMetrics(font).height();
}

class RowPainter : public QStyledItemDelegate {
 public:
  explicit RowPainter(CoachRows *rows) : QStyledItemDelegate(rows), m_rows(rows) {}

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override {
    const int tile = qRound(TilePainter::rowSize(1, kTile).height());
    return {10, std::max(tile, 2 * lineHeight(option.font)) + 2 * kPad};
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    const ChromeColors colors = chromeColors();
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
      painter->fillRect(option.rect, colors.focused);
    else if ((option.state & QStyle::State_MouseOver) != 0)
      painter->fillRect(option.rect, colors.hover);
    QRect area = option.rect.adjusted(kPad, kPad, -kPad, -kPad);
    if (index.data(CoachRows::Best).toBool())
      paintCoachMark(*painter, QRectF(area.left(), area.center().y() - kMark / 2.0, kMark, kMark),
                     CoachCard::Kind::Hint);
    area.setLeft(area.left() + kMark + kPad);
    area.setLeft(paintTiles(*painter, area, index) + kPad);
    const bool single = index.data(CoachRows::Worth).toString().isEmpty() &&
                        index.data(CoachRows::Reason).toString().isEmpty();
    const int half = area.height() / 2;
    const QRect upper(area.left(), area.top(), area.width(), single ? area.height() : half);
    const QRect lower(area.left(), area.top() + area.height() - half, area.width(), half);
    line(*painter, upper, option.font, colors.text, index.data(CoachRows::Hand).toString(),
         index.data(CoachRows::Risk).toString());
    line(*painter, lower, option.font, colors.second, index.data(CoachRows::Worth).toString(),
         index.data(CoachRows::Reason).toString());
    painter->restore();
  }

 private:
  int paintTiles(QPainter &painter, const QRect &area, const QModelIndex &index) const {
    const auto tiles = index.data(CoachRows::Tiles).value<QList<int>>();
    int right = area.left();
    for (const int face : tiles) {
      const QSizeF size = TilePainter::rowSize(1, kTile);
      const QPointF at(right, area.center().y() - size.height() / 2);
      const Tile tile = Tile::fromFace(face);
      m_rows->tilePainter()->row(painter, at, kTile, std::span(&tile, 1));
      right += kTile + 1;
    }
    return std::max(right, area.left() + kTile);
  }

  // Left, and right as far as there is room: what is left is shortened first.
  static void line(QPainter &painter, const QRect &area, const QFont &font, const QColor &color,
                   const QString &left, const QString &right) {
    const QFontMetrics metrics(font);
    painter.setFont(font);
    painter.setPen(color);
    const int taken = right.isEmpty() ? 0 : metrics.horizontalAdvance(right) + kPad;
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, right);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(left, Qt::ElideRight, area.width() - taken));
  }

  CoachRows *m_rows;
};

bool discards(const Action &action) {
  return action.type == ActionType::Dahai || action.type == ActionType::Riichi ||
         action.type == ActionType::OpenRiichi;
}

// The tiles that stand before the row.
QList<int> tilesOf(const Action &action) {
  QList<int> faces;
  if (discards(action) || action.type == ActionType::Kita)
    faces << action.tile.face();
  else
    for (const Tile tile : action.consumed)
      faces << tile.face();
  return faces;
}

}  // namespace

CoachRows::CoachRows(QWidget *parent) : QListWidget(parent) {
  setItemDelegate(new RowPainter(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setUniformItemSizes(true);
  setMouseTracking(true);
  setAccessibleName(tr("What you may do, best first"));
}

void CoachRows::setPainter(TilePainter *painter) {
  m_painter = painter;
}

void CoachRows::setAdvice(const Advice &advice, const SeatView &view, const std::array<QString, 4> &names) {
  const CoachTexts texts(view, names);
  clear();
  for (const AdviceRow &row : advice.rows) {
    auto *item = new QListWidgetItem(this);
    item->setData(Tiles, QVariant::fromValue(tilesOf(row.action)));
    item->setData(Best, row.action == advice.recommended);
    const QString word = row.action.type == ActionType::Dahai ? QString() : CoachTexts::word(row.action);
    QStringList hand;
    if (!word.isEmpty())
      hand << word;
    if (row.shanten < 99)
      hand << CoachTexts::away(row.shanten);
    if (!row.waiting.waits.empty())
      hand << CoachTexts::tiles(row.waiting.left);
    else if (row.tiles > 0)
      hand << CoachTexts::tiles(row.tiles);
    const QString between = QStringLiteral(" \u00b7 ");
    item->setData(Hand, hand.join(between));
    if (row.win > 0)
      item->setData(Worth, CoachTexts::worth(row));
    if (discards(row.action)) {
      item->setData(Risk, CoachTexts::risk(row));
      item->setData(Reason, texts.shortReason(row));
    }
    const QString all = plainText(texts.details(row));
    item->setData(Qt::AccessibleTextRole, all);
  }
}

int CoachRows::contentHeight() const {
  return count() * std::max(0, sizeHintForRow(0)) + 2 * frameWidth() + 2;
}

void CoachRows::changeEvent(QEvent *event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("What you may do, best first"));
}

}  // namespace janso
