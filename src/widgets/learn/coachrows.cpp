// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/coachrows.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "rules/actionkinds.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/learn/coachcard.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/sentences/coachtexts.h"

namespace janso {

namespace {

constexpr int kTile = 20;
constexpr int kPad = 6;
constexpr int kRowMark = 9;
constexpr qreal kFocus = 1.5;

// One line of a row: the words at the right are whole; those at the left are the longest that fit beside
// them. Where not even the short ones do, the right ones get a line of their own, and all of them wrap.
struct RowLine {
  QString left;
  QString right;
  bool beside = true;
  int leftHeight = 0;
  int rightHeight = 0;

  int height() const { return beside ? std::max(leftHeight, rightHeight) : leftHeight + rightHeight; }
};

RowLine fit(const QFontMetrics &metrics, int width, const QModelIndex &index,
            std::array<CoachRows::Role, 2> left, CoachRows::Role right) {
  RowLine line;
  line.right = index.data(right).toString();
  const int room = width - (line.right.isEmpty() ? 0 : metrics.horizontalAdvance(line.right) + kPad);
  for (const CoachRows::Role role : left) {
    line.left = index.data(role).toString();
    line.beside = metrics.horizontalAdvance(line.left) <= room;
    if (line.beside)
      break;
  }
  const auto heightOf = [&](const QString &text) {
    const int wrapped = metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height();
    return text.isEmpty() ? 0 : line.beside ? metrics.height() : wrapped;
  };
  line.leftHeight = heightOf(line.left);
  line.rightHeight = heightOf(line.right);
  return line;
}

class RowPainter : public QStyledItemDelegate {
 public:
  explicit RowPainter(CoachRows *rows) : QStyledItemDelegate(rows), m_rows(rows) {}

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    return {10, heightFor(option.font, m_rows->viewport()->width(), index)};
  }

  int heightFor(const QFont &font, int rowWidth, const QModelIndex &index) const {
    const int tile = qRound(TilePainter::rowSize(1, kTile).height());
    const int width = rowWidth - 2 * kPad - kRowMark - kPad - tilesWidth(index);
    const int text = upper(font, width, index).height() + lower(font, width, index).height();
    return std::max({tile, 2 * QFontMetrics(font).height(), text}) + 2 * kPad;
  }

  // Whether the whole words have no room beside those at the right.
  static bool isTight(const QFont &font, int rowWidth, const QModelIndex &index, CoachRows::Role left,
                      CoachRows::Role right) {
    const int width = rowWidth - 2 * kPad - kRowMark - kPad - tilesWidth(index);
    return !fit(QFontMetrics(font), width, index, {left, left}, right).beside;
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    const ChromeColors colors = chromeColors();
    painter->save();
    if ((option.state & QStyle::State_Selected) != 0)
      painter->fillRect(option.rect, colors.focused);
    else if ((option.state & QStyle::State_MouseOver) != 0)
      painter->fillRect(option.rect, colors.hover);
    if ((option.state & QStyle::State_Selected) != 0 && m_rows->hasFocus()) {
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(QPen(colors.accent, kFocus));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
    }
    QRect area = option.rect.adjusted(kPad, kPad, -kPad, -kPad);
    if (index.data(CoachRows::Best).toBool())
      paintCoachMark(*painter, QRectF(area.left(), area.center().y() - kRowMark / 2.0, kRowMark, kRowMark),
                     CoachCard::Kind::Hint, colors.accentText);
    area.setLeft(area.left() + kRowMark + kPad);
    paintTiles(*painter, area, index);
    area.setLeft(area.left() + tilesWidth(index));
    painter->setFont(option.font);
    const RowLine first = upper(option.font, area.width(), index);
    const RowLine second = lower(option.font, area.width(), index);
    // What is left over stands above, between and below.
    const int gap = std::max(0, (area.height() - first.height() - second.height()) / 2);
    const int top = area.top() + (second.height() == 0 ? gap : gap / 2);
    draw(*painter, QRect(area.left(), top, area.width(), first.height()), colors.text, first);
    draw(*painter, QRect(area.left(), top + first.height() + gap, area.width(), second.height()),
         colors.second, second);
    painter->restore();
  }

 private:
  RowLine upper(const QFont &font, int width, const QModelIndex &index) const {
    const CoachRows::Role first = m_rows->isShort(CoachRows::Hand) ? CoachRows::HandShort : CoachRows::Hand;
    return fit(QFontMetrics(font), width, index, {first, CoachRows::HandShort}, CoachRows::Reason);
  }
  RowLine lower(const QFont &font, int width, const QModelIndex &index) const {
    const CoachRows::Role first =
        m_rows->isShort(CoachRows::Worth) ? CoachRows::WorthShort : CoachRows::Worth;
    return fit(QFontMetrics(font), width, index, {first, CoachRows::WorthShort}, CoachRows::Risk);
  }

  static int tilesWidth(const QModelIndex &index) {
    const auto tiles = static_cast<int>(index.data(CoachRows::Tiles).value<QList<int>>().size());
    return tiles == 0 ? 0 : tiles * (kTile + 1) + kPad;
  }

  void paintTiles(QPainter &painter, const QRect &area, const QModelIndex &index) const {
    int left = area.left();
    for (const int face : index.data(CoachRows::Tiles).value<QList<int>>()) {
      const QSizeF size = TilePainter::rowSize(1, kTile);
      const Tile tile = Tile::fromFace(face);
      m_rows->tilePainter()->row(painter, QPointF(left, area.center().y() - size.height() / 2), kTile,
                                 std::span(&tile, 1));
      left += kTile + 1;
    }
  }

  static void draw(QPainter &painter, const QRect &area, const QColor &color, const RowLine &line) {
    // A text that was measured to fit is not wrapped by the part of a pixel that it is wider.
    const int lines = line.beside ? Qt::TextSingleLine | Qt::TextDontClip : Qt::TextWordWrap;
    painter.setPen(color);
    painter.drawText(QRect(area.left(), area.top(), area.width(), line.leftHeight), Qt::AlignLeft | lines,
                     line.left);
    painter.drawText(
        QRect(area.left(), area.top() + (line.beside ? 0 : line.leftHeight), area.width(), line.rightHeight),
        (line.beside ? Qt::AlignRight : Qt::AlignLeft) | lines, line.right);
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
  setResizeMode(QListView::Adjust);
  setMouseTracking(true);
  setAccessibleName(tr("Your options, best first"));
  setProperty("role", QStringLiteral("rows"));
}

void CoachRows::setPainter(TilePainter *painter) {
  m_painter = painter;
}

void CoachRows::setAdvice(const Advice &advice, const SeatView &view, const std::array<QString, 4> &names) {
  const AdvisedSeat advised{view, names};
  clear();
  for (const AdviceRow &row : advice.rows) {
    auto *item = new QListWidgetItem(this);
    item->setData(Tiles, QVariant::fromValue(tilesOf(row.action)));
    item->setData(Best, row.action == advice.recommended);
    const QString word = row.action.type == ActionType::Dahai ? QString() : coachActionName(row.action);
    const int useful = row.waiting.waits.empty() ? row.tiles : row.waiting.left;
    for (const bool whole : {true, false}) {
      QStringList hand;
      if (!word.isEmpty())
        hand << word;
      if (row.shanten < kNoDistance)
        hand << (whole ? coachAway(row.shanten) : coachAwayShort(row.shanten));
      if (row.waiting.isDead())
        hand << coachNoYaku();
      else if (useful > 0)
        hand << coachTiles(useful);
      item->setData(whole ? Hand : HandShort, hand.join(QStringLiteral(" \u00b7 ")));
    }
    if (row.win > 0) {
      item->setData(Worth, coachWorth(row));
      item->setData(WorthShort, coachWorthShort(row));
    }
    if (isDiscard(row.action.type)) {
      item->setData(Risk, coachRisk(row));
      item->setData(Reason, coachShortReason(row, view));
    }
    const QString all = plainText(coachDetails(row, advised));
    item->setData(Qt::AccessibleTextRole, all);
  }
  fitRows();
}

// Without a scroll bar. One that comes as needed would stay once it is there, since rows beside it are
// higher.
void CoachRows::fitRows() {
  const int room = std::min(viewport()->width(), width() - 2 * frameWidth());
  const auto isTight = [&](Role left, Role right) {
    for (int row = 0; row < count(); ++row) {
      if (RowPainter::isTight(font(), room, indexFromItem(item(row)), left, right))
        return true;
    }
    return false;
  };
  m_shortHand = isTight(Hand, Reason);
  m_shortWorth = isTight(Worth, Risk);
  const int content = contentHeight();
  setMaximumHeight(content);
  // The panel scrolls as a whole where large texts have no room in it.
  setMinimumHeight(theme::textScale() > 1 ? content : 0);
  setVerticalScrollBarPolicy(content > height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

int CoachRows::contentHeight() const {
  int height = 2 * frameWidth() + 2;
  for (int row = 0; row < count(); ++row)
    height += static_cast<const RowPainter *>(itemDelegate())
                  ->heightFor(font(), width() - 2 * frameWidth(), indexFromItem(item(row)));
  return height;
}

// Up and down are the list's; no other key is lost here.
void CoachRows::keyPressEvent(QKeyEvent *event) {
  if (movesAmongRows(event->key()))
    QListWidget::keyPressEvent(event);
  else if (isModifierKey(event->key()))
    event->ignore();
  else
    Q_EMIT left(event);
}

void CoachRows::resizeEvent(QResizeEvent *event) {
  QListWidget::resizeEvent(event);
  fitRows();
}

void CoachRows::changeEvent(QEvent *event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    setAccessibleName(tr("Your options, best first"));
}

}  // namespace janso
