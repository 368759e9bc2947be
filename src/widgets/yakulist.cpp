// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakulist.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <algorithm>

#include "widgets/teachmarkup.h"
#include "widgets/yakuanswertexts.h"
#include "widgets/yakurow.h"

namespace janso {

namespace {

std::optional<YakuId> idOf(const QModelIndex &index) {
  const QVariant id = index.data(YakuIdRole);
  if (!id.isValid())
    return std::nullopt;
  return static_cast<YakuId>(id.toInt());
}

// What no choice of tiles brings about.
bool isChance(YakuEvent event) {
  switch (event) {
    case YakuEvent::None:
    case YakuEvent::DeclareRiichi:
    case YakuEvent::RiichiFirstTurn:
    case YakuEvent::SelfDraw:
    case YakuEvent::Bonus:
      return false;
    default:
      return true;
  }
}

QString spokenHan(int han, int yakuman) {
  if (han < 0)
    return YakuList::tr("not possible");
  if (yakuman > 0)
    return yakuman == 2 ? YakuList::tr("double yakuman") : YakuList::tr("yakuman");
  return YakuList::tr("%n han", nullptr, han);
}

}  // namespace

YakuOrder yakuOrderOf(const QString &word) {
  return word == QLatin1String("nearness") ? YakuOrder::Nearness : YakuOrder::Value;
}

QString yakuOrderWord(YakuOrder order) {
  return order == YakuOrder::Nearness ? QStringLiteral("nearness") : QStringLiteral("value");
}

YakuList::YakuList(QWidget *parent)
    : QListView(parent),
      m_delegate(new YakuRowDelegate(this)),
      m_situation(std::make_shared<const YakuSituation>()) {
  setModel(&m_model);
  setItemDelegate(m_delegate);
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSelectionMode(SingleSelection);
  setEditTriggers(NoEditTriggers);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("All yaku"));
  rebuild();
}

void YakuList::setPainter(TilePainter *painter) {
  m_delegate->setPainter(painter);
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

void YakuList::setSituation(const std::shared_ptr<const YakuSituation> &situation) {
  const bool wasKnown = isKnown();
  m_situation = situation;
  m_delegate->setAwayShown(isKnown());
  if (wasKnown != isKnown())
    viewport()->update();
  refresh();
}

void YakuList::setFilter(YakuFilter filter, const QString &text) {
  m_filter = filter;
  m_text = text.trimmed();
  rebuild();
}

void YakuList::setOrder(YakuOrder order) {
  m_order = order;
  rebuild();
}

QString YakuList::answerOf(YakuId id) const {
  return isKnown() ? yakuAnswerSentence(answer(id), m_situation->melds) : QString();
}

bool YakuList::shows(const YakuText &text) const {
  const YakuValue value = yakuValue(text.id, m_rules);
  if (m_filter == YakuFilter::Closed && value.closed < 0)
    return false;
  if (m_filter == YakuFilter::Open && value.open < 0)
    return false;
  if (m_filter == YakuFilter::InHand && !answer(text.id).made())
    return false;
  if (m_filter == YakuFilter::Possible && isKnown() && !answer(text.id).possible())
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

// In the order of nearness: made, then by tiles away, then what chance decides, what is gone last.
QString YakuList::groupOf(const YakuText &text) const {
  if (m_order == YakuOrder::Value || !isKnown())
    return yakuGroupTitle(text);
  const YakuAnswer &a = answer(text.id);
  if (a.made())
    return tr("In your hand");
  if (!a.possible())
    return tr("Not possible now");
  if (a.event == YakuEvent::Bonus)
    return yakuGroupTitle(text);
  if (isChance(a.event))
    return tr("By chance");
  return tr("%n tile(s) away", nullptr, a.distance);
}

std::vector<const YakuText *> YakuList::ordered() const {
  std::vector<const YakuText *> texts;
  for (const YakuText *text : allYakuTexts()) {
    if (shows(*text))
      texts.push_back(text);
  }
  if (m_order == YakuOrder::Value || !isKnown())
    return texts;
  const auto rank = [this](const YakuText *text) {
    const YakuAnswer &a = answer(text->id);
    return a.made()                      ? 0
           : !a.possible()               ? 200
           : a.event == YakuEvent::Bonus ? 150
           : isChance(a.event)           ? 100
                                         : int{a.distance};
  };
  const auto worth = [this](const YakuText *text) {
    const YakuValue value = yakuValue(text->id, m_rules);
    return 13 * value.yakuman + std::max(value.closed, value.open);
  };
  std::stable_sort(texts.begin(), texts.end(), [&](const YakuText *a, const YakuText *b) {
    return rank(a) != rank(b) ? rank(a) < rank(b) : worth(a) > worth(b);
  });
  return texts;
}

std::vector<YakuList::Row> YakuList::wantedRows() const {
  std::vector<Row> rows;
  QString title;
  for (const YakuText *text : ordered()) {
    const QString group = groupOf(*text);
    if (group != title)
      rows.push_back({std::nullopt, group});
    title = group;
    rows.push_back({text->id, group});
  }
  return rows;
}

void YakuList::fillTitle(QStandardItem &item, const QString &title) const {
  // In small groups the words over the columns would stand again after every few rows.
  const bool words = m_order == YakuOrder::Value || title == m_rows.front().title;
  item.setText(title);
  item.setData(title, YakuNameRole);
  item.setData(words ? tr("closed") : QString(), YakuClosedRole);
  item.setData(words ? tr("open") : QString(), YakuOpenRole);
  //: Over a column: how many tiles a yaku is away
  item.setData(words ? tr("away") : QString(), YakuAwayRole);
  item.setFlags(Qt::NoItemFlags);
}

void YakuList::fillRow(QStandardItem &item, YakuId id) const {
  const YakuValue value = yakuValue(id, m_rules);
  const QString name = yakuName(id, m_naming);
  //: Read aloud for a row of the yaku list: name, value closed, value open
  QString spoken =
      tr("%1: closed %2, open %3")
          .arg(name, spokenHan(value.closed, value.yakuman), spokenHan(value.open, value.yakuman));
  const QString answered = plainText(answerOf(id));
  if (!answered.isEmpty())
    //: Read aloud: a row of the yaku list, then how the hand stands to it
    spoken = tr("%1. %2").arg(spoken, answered);
  const YakuAnswer &a = answer(id);
  const bool near = a.state == YakuState::Reachable && a.distance == 1 && !isChance(a.event);
  item.setText(spoken);
  item.setData(static_cast<int>(id), YakuIdRole);
  item.setData(name, YakuNameRole);
  item.setData(yakuSecondName(id, m_naming), YakuSecondRole);
  item.setData(value.closed, YakuClosedRole);
  item.setData(value.open, YakuOpenRole);
  item.setData(value.yakuman, YakuYakumanRole);
  item.setData(a.made(), YakuMadeRole);
  item.setData(a.state == YakuState::Impossible, YakuBarredRole);
  item.setData(yakuAwayColumn(a), YakuAwayRole);
  item.setData(quint64{a.wanted.bits()}, YakuWantedRole);
  item.setData(near, YakuNearRole);
  const bool counted = a.possible() && a.event != YakuEvent::Bonus;
  item.setData(counted && a.closedDistance < 0, YakuClosedOffRole);
  item.setData(counted && a.openDistance < 0, YakuOpenOffRole);
  item.setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

void YakuList::fillRows() {
  for (int i = 0; i < m_model.rowCount(); ++i) {
    const Row &row = m_rows[static_cast<std::size_t>(i)];
    if (row.id)
      fillRow(*m_model.item(i), *row.id);
    else
      fillTitle(*m_model.item(i), row.title);
  }
}

void YakuList::refresh() {
  const bool pointedAt = m_hovered.has_value() || (hasFocus() && current());
  if (pointedAt || wantedRows() == m_rows)
    fillRows();
  else
    rebuild();
}

void YakuList::rebuild() {
  const std::optional<YakuId> kept = current();
  const int scrolled = verticalScrollBar()->value();
  m_rows = wantedRows();
  m_model.clear();
  for (std::size_t i = 0; i < m_rows.size(); ++i)
    m_model.appendRow(new QStandardItem);
  fillRows();
  if (kept)
    setCurrent(*kept);
  verticalScrollBar()->setValue(scrolled);
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

std::vector<YakuId> YakuList::shownYaku() const {
  std::vector<YakuId> shown;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    if (const std::optional<YakuId> id = idOf(m_model.index(row, 0)))
      shown.push_back(*id);
  }
  return shown;
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
  refresh();
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

void YakuList::focusOutEvent(QFocusEvent *event) {
  QListView::focusOutEvent(event);
  refresh();
}

void YakuList::hideEvent(QHideEvent *event) {
  QListView::hideEvent(event);
  m_hovered.reset();
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
