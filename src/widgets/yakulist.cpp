// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakulist.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "widgets/chromestyle.h"
#include "widgets/theme.h"
#include "widgets/words.h"

namespace janso {

namespace {

enum Role { IdRole = Qt::UserRole, NameRole, SecondRole, ClosedRole, OpenRole, InHandRole };

constexpr int kRow = 34;
constexpr int kTitleRow = 36;
constexpr int kColumn = 52;  // between the han columns
constexpr int kMargin = 16;  // left of the names, for the dot and the frame

QString hanColumn(int han, int yakuman) {
  if (han < 0)
    return QStringLiteral("\u2013");
  if (yakuman > 0)
    return yakuman == 2 ? QStringLiteral("\u2605\u2605") : QStringLiteral("\u2605");
  return QString::number(han);
}

class RowDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override {
    return {200, index.data(IdRole).isValid() ? kRow : kTitleRow};
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const ChromeColors colors = chromeColors();
    if (index.data(IdRole).isValid())
      paintRow(*painter, option, index, colors);
    else
      paintTitle(*painter, option, index, colors);
    painter->restore();
  }

 private:
  static QRectF column(const QRectF &row, int fromRight) {
    return {row.right() - 8 - (fromRight + 1) * kColumn + 6, row.top(), kColumn, row.height()};
  }

  static void paintTitle(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                         const ChromeColors &colors) {
    const QRectF row = QRectF(option.rect).adjusted(0, 6, 0, 0);
    painter.setFont(theme::sans(12.5, 600));
    painter.setPen(colors.second);
    painter.drawText(row.adjusted(kMargin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data(NameRole).toString());
    painter.setFont(theme::sans(12.5));
    painter.setPen(colors.dim);
    painter.drawText(column(row, 1), Qt::AlignCenter, index.data(ClosedRole).toString());
    painter.drawText(column(row, 0), Qt::AlignCenter, index.data(OpenRole).toString());
    painter.setPen(colors.border);
    painter.drawLine(QPointF(row.left() + kMargin, row.bottom() - 0.5),
                     QPointF(row.right() - 12, row.bottom() - 0.5));
  }

  static void paintRow(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                       const ChromeColors &colors) {
    const QRectF row(option.rect);
    const bool chosen =
        (option.state & QStyle::State_Selected) != 0 && (option.state & QStyle::State_HasFocus) != 0;
    const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
    if (chosen || hovered) {
      painter.setPen(chosen ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
      painter.setBrush(colors.hover);
      painter.drawRoundedRect(row.adjusted(2, 1, -6, -1), 8, 8);
    }
    if (index.data(InHandRole).toBool()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(colors.accent);
      painter.drawEllipse(QPointF(row.left() + 9, row.center().y()), 3.2, 3.2);
    }
    const QString name = index.data(NameRole).toString();
    const double end = column(row, 1).left() + 8;
    const QFont font = theme::sans(14.5, 500);
    const QFont second = theme::serif(13.5, 500);
    const QFontMetricsF metrics(font);
    const double x = row.left() + kMargin;
    painter.setFont(font);
    const bool known = index.data(ClosedRole).toInt() >= 0 || index.data(OpenRole).toInt() >= 0;
    painter.setPen(known ? colors.text : colors.dim);
    painter.drawText(QRectF(x, row.top(), end - x, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, end - x));
    const double after = x + metrics.horizontalAdvance(name) + 9;
    if (after < end - 20) {
      painter.setFont(second);
      painter.setPen(colors.dim);
      painter.drawText(
          QRectF(after, row.top(), end - after, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
          QFontMetricsF(second).elidedText(index.data(SecondRole).toString(), Qt::ElideRight, end - after));
    }
    const int yakuman = index.data(Qt::UserRole + 20).toInt();
    paintHan(painter, column(row, 1), index.data(ClosedRole).toInt(), yakuman, colors);
    paintHan(painter, column(row, 0), index.data(OpenRole).toInt(), yakuman, colors);
  }

  static void paintHan(QPainter &painter, const QRectF &box, int han, int yakuman,
                       const ChromeColors &colors) {
    painter.setFont(theme::sans(14.5, 600));
    painter.setPen(han < 0 ? colors.dim : yakuman > 0 ? colors.accentText : colors.text);
    painter.drawText(box, Qt::AlignCenter, hanColumn(han, yakuman));
  }
};

std::optional<YakuId> idOf(const QModelIndex &index) {
  const QVariant id = index.data(IdRole);
  if (!id.isValid())
    return std::nullopt;
  return static_cast<YakuId>(id.toInt());
}

QString spokenHan(int han, int yakuman) {
  if (han < 0)
    return YakuList::tr("not possible");
  if (yakuman > 0)
    return yakuman == 2 ? YakuList::tr("double yakuman") : YakuList::tr("yakuman");
  return YakuList::tr("%n han", nullptr, han);
}

}  // namespace

YakuList::YakuList(QWidget *parent) : QListView(parent) {
  setModel(&m_model);
  setItemDelegate(new RowDelegate(this));
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("All yaku"));
  rebuild();
}

void YakuList::setRules(const RuleSet &rules) {
  if (m_rules == rules)
    return;
  m_rules = rules;
  rebuild();
}

void YakuList::setNaming(YakuNaming naming) {
  m_naming = naming;
  rebuild();
}

void YakuList::setInHand(const QSet<YakuId> &inHand) {
  if (m_inHand == inHand)
    return;
  m_inHand = inHand;
  if (m_filter == YakuFilter::InHand) {
    rebuild();
    return;
  }
  for (int row = 0; row < m_model.rowCount(); ++row) {
    const std::optional<YakuId> id = idOf(m_model.index(row, 0));
    if (id)
      m_model.item(row)->setData(m_inHand.contains(*id), InHandRole);
  }
}

void YakuList::setFilter(YakuFilter filter, const QString &text) {
  m_filter = filter;
  m_text = text.trimmed();
  rebuild();
}

bool YakuList::shows(const YakuText &text) const {
  const YakuValue value = yakuValue(text.id, m_rules);
  if (m_filter == YakuFilter::Closed && value.closed < 0)
    return false;
  if (m_filter == YakuFilter::Open && value.open < 0)
    return false;
  if (m_filter == YakuFilter::InHand && !m_inHand.contains(text.id))
    return false;
  if (m_text.isEmpty())
    return yakuListed(text.id, m_rules);
  const QStringList searched{QString::fromUtf8(text.japanese), QString::fromUtf8(text.romaji),
                             QString::fromUtf8(text.english), QString::fromUtf8(text.ema),
                             yakuSentence(text.asks)};
  for (const QString &where : searched) {
    if (where.contains(m_text, Qt::CaseInsensitive))
      return true;
  }
  return false;
}

void YakuList::addTitle(const QString &title) {
  auto *item = new QStandardItem(title);
  item->setData(title, NameRole);
  item->setData(tr("closed"), ClosedRole);
  item->setData(tr("open"), OpenRole);
  item->setFlags(Qt::NoItemFlags);
  m_model.appendRow(item);
}

void YakuList::addRow(const YakuText &text) {
  const YakuValue value = yakuValue(text.id, m_rules);
  const QString name = yakuName(text.id, m_naming);
  //: Read aloud for a row of the yaku list: name, value closed, value open
  auto *item = new QStandardItem(
      tr("%1: closed %2, open %3")
          .arg(name, spokenHan(value.closed, value.yakuman), spokenHan(value.open, value.yakuman)));
  item->setData(static_cast<int>(text.id), IdRole);
  item->setData(name, NameRole);
  item->setData(yakuSecondName(text.id, m_naming), SecondRole);
  item->setData(value.closed, ClosedRole);
  item->setData(value.open, OpenRole);
  item->setData(value.yakuman, Qt::UserRole + 20);
  item->setData(m_inHand.contains(text.id), InHandRole);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  m_model.appendRow(item);
}

void YakuList::rebuild() {
  const std::optional<YakuId> kept = current();
  m_model.clear();
  QString title;
  for (const YakuText *text : allYakuTexts()) {
    if (!shows(*text))
      continue;
    const QString group = yakuGroupTitle(*text);
    if (group != title)
      addTitle(group);
    title = group;
    addRow(*text);
  }
  if (kept)
    setCurrent(*kept);
}

std::optional<YakuId> YakuList::current() const {
  return idOf(currentIndex());
}

void YakuList::setCurrent(YakuId id) {
  for (int row = 0; row < m_model.rowCount(); ++row) {
    if (idOf(m_model.index(row, 0)) == id)
      setCurrentIndex(m_model.index(row, 0));
  }
}

QRect YakuList::rowRect(YakuId id) const {
  for (int row = 0; row < m_model.rowCount(); ++row) {
    if (idOf(m_model.index(row, 0)) == id)
      return visualRect(m_model.index(row, 0));
  }
  return {};
}

int YakuList::yakuRows() const {
  int rows = 0;
  for (int row = 0; row < m_model.rowCount(); ++row)
    rows += idOf(m_model.index(row, 0)) ? 1 : 0;
  return rows;
}

void YakuList::mouseMoveEvent(QMouseEvent *event) {
  QListView::mouseMoveEvent(event);
  const QModelIndex index = indexAt(event->position().toPoint());
  const std::optional<YakuId> id = idOf(index);
  if (id == m_hovered)
    return;
  m_hovered = id;
  if (id)
    Q_EMIT rowHovered(*id, visualRect(index));
  else
    Q_EMIT rowLeft();
}

void YakuList::leaveEvent(QEvent *event) {
  QListView::leaveEvent(event);
  m_hovered.reset();
  Q_EMIT rowLeft();
}

void YakuList::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (const std::optional<YakuId> id = current())
      Q_EMIT rowActivated(*id);
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    event->ignore();
    Q_EMIT rowLeft();
    return;
  }
  QListView::keyPressEvent(event);
}

void YakuList::focusInEvent(QFocusEvent *event) {
  QListView::focusInEvent(event);
  if (event->reason() == Qt::MouseFocusReason)
    return;
  for (int row = 0; row < m_model.rowCount() && !current(); ++row) {
    if (idOf(m_model.index(row, 0)))
      setCurrentIndex(m_model.index(row, 0));
  }
  if (const std::optional<YakuId> id = current())
    Q_EMIT rowChosen(*id, rowRect(*id));
}

void YakuList::currentChanged(const QModelIndex &index, const QModelIndex &previous) {
  QListView::currentChanged(index, previous);
  const std::optional<YakuId> id = idOf(index);
  if (id && hasFocus()) {
    scrollTo(index);
    Q_EMIT rowChosen(*id, visualRect(index));
  }
}

}  // namespace janso
