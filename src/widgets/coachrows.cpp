// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/coachrows.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "rules/actionkinds.h"
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
constexpr int kText = 13;

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
    area.setLeft(paintTiles(*painter, area, index));
    const bool single = index.data(CoachRows::Worth).toString().isEmpty() &&
                        index.data(CoachRows::Reason).toString().isEmpty();
    const int half = area.height() / 2;
    const QRect upper(area.left(), area.top(), area.width(), single ? area.height() : half);
    const QRect lower(area.left(), area.top() + area.height() - half, area.width(), half);
    line(*painter, upper, option.font, colors.text, index, {CoachRows::Hand, CoachRows::HandShort},
         CoachRows::Reason);
    line(*painter, lower, option.font, colors.second, index, {CoachRows::Worth, CoachRows::WorthShort},
         CoachRows::Risk);
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
    return tiles.isEmpty() ? right : right + kPad;
  }

  // The words at the right are whole; those at the left are the longest that fit beside them.
  static void line(QPainter &painter, const QRect &area, const QFont &font, const QColor &color,
                   const QModelIndex &index, std::array<CoachRows::Role, 2> left, CoachRows::Role right) {
    const QFontMetrics metrics(font);
    const QString end = index.data(right).toString();
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, end);
    const int room = area.width() - (end.isEmpty() ? 0 : metrics.horizontalAdvance(end) + kPad);
    QString text = index.data(left[0]).toString();
    if (metrics.horizontalAdvance(text) > room)
      text = index.data(left[1]).toString();
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, room));
  }

  CoachRows *m_rows;
};

// The tiles that stand before the row.
QList<int> tilesOf(const Action &action) {
  QList<int> faces;
  if (isDiscard(action.type) || action.type == ActionType::Kita)
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
  QFont small = font();
  small.setPixelSize(kText);
  setFont(small);
  setStyleSheet(QStringLiteral("font-size: %1px").arg(kText));
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
    const int useful = row.waiting.waits.empty() ? row.tiles : row.waiting.left;
    for (const bool whole : {true, false}) {
      QStringList hand;
      if (!word.isEmpty())
        hand << word;
      if (row.shanten < 99)
        hand << (whole ? CoachTexts::away(row.shanten) : CoachTexts::awayShort(row.shanten));
      if (useful > 0)
        hand << CoachTexts::tiles(useful);
      item->setData(whole ? Hand : HandShort, hand.join(QStringLiteral(" \u00b7 ")));
    }
    if (row.win > 0) {
      item->setData(Worth, CoachTexts::worth(row));
      item->setData(WorthShort, CoachTexts::worthShort(row));
    }
    if (isDiscard(row.action.type)) {
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
