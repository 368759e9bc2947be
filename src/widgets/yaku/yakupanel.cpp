// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakupanel.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <iterator>
#include <utility>

#include "study/yakuwatch.h"
#include "ui_yakupanel.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/paint/card.h"
#include "widgets/sentences/yakuanswertexts.h"
#include "widgets/yaku/yakurow.h"

namespace janso {

namespace {

constexpr int kChipGap = 5;
constexpr int kBeside = 16;    // of the header, as its form has it, and
constexpr int kFewBeside = 6;  // where large texts need the width
constexpr int kLow = 900;      // lower panels have boxes to choose from instead of chips
constexpr int kLeastRows = 4;  // of the list
constexpr int kRowsBesideCoach = 6;
constexpr int kRowsBesideMore = 3;  // while more is read about a yaku there
constexpr Kind kTilesToTry = 9;     // in a line

// What of the hand the nearest hand with this yaku keeps; of bonus tiles, those in the hand.
std::vector<Tile> tilesCountingFor(YakuId id, const YakuSituation &situation) {
  const YakuAnswer &answer = situation.answers[id];
  std::vector<Tile> tiles;
  if (!situation.answers.known || isByLuck(answer.event))
    return tiles;
  if (answer.event == YakuEvent::Bonus) {
    std::ranges::copy_if(situation.hand, std::back_inserter(tiles), [&](Tile tile) {
      return id == YakuId::AkaDora ? tile.isRed() : answer.wanted.has(tile.kind());
    });
    return tiles;
  }
  for (const TargetGroup &group : answer.target.groups) {
    for (const TargetTile &tile : group) {
      if (tile.held)
        tiles.push_back(tile.tile);
    }
  }
  return tiles;
}

}  // namespace

YakuPanel::YakuPanel(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::YakuPanel>()), m_watch(new YakuWatch(this)) {
  m_ui->setupUi(this);
  m_ui->tryText->setQuiet(false);
  setUpFilters();
  applyChromeWhenShown(this);
  connectList();
}

YakuPanel::~YakuPanel() = default;

void YakuPanel::setUpFilters() {
  auto *flow = new FlowLayout(m_ui->filters, kChipGap);
  for (QPushButton *chip : chips())
    flow->addWidget(chip);
  flow->addWidget(m_ui->filter);
  flow->addWidget(m_ui->order);
  nameFilters();
  nameOrders();
  fitFilters();
  connect(m_ui->filter, &QComboBox::activated, this, [this](int index) { chips()[index]->setChecked(true); });
  connect(m_ui->order, &QComboBox::activated, this, [this](int index) {
    const YakuOrder order = index == 0 ? YakuOrder::Nearness : YakuOrder::Value;
    m_ui->list->rows().setOrder(order);
    Q_EMIT orderChosen(order);
  });
}

QList<QPushButton *> YakuPanel::chips() const {
  return {m_ui->all, m_ui->closed, m_ui->open, m_ui->inHand, m_ui->possible};
}

void YakuPanel::nameFilters() {
  m_ui->filter->clear();
  for (const QPushButton *chip : chips())
    m_ui->filter->addItem(chip->text().remove(u'&'));
  showFilter();
}

void YakuPanel::showFilter() {
  const QList<QPushButton *> all = chips();
  const auto chosen = std::ranges::find_if(all, &QPushButton::isChecked);
  m_ui->filter->setCurrentIndex(static_cast<int>(chosen - all.begin()));
}

// Chips would leave the list no room in a low panel: its filters are a box to choose from there.
void YakuPanel::fitFilters() {
  const bool small = areFieldsStacked() || height() < kLow;
  for (QPushButton *chip : chips())
    chip->setVisible(!small);
  m_ui->filter->setVisible(small);
  m_ui->title->setVisible(!small);
  m_ui->key->setVisible(!small);
  for (QComboBox *box : {m_ui->filter, m_ui->order})
    setRole(box, small ? "small" : "");
  const QMargins around = m_ui->header->contentsMargins();
  const int beside = small ? kFewBeside : kBeside;
  m_ui->header->setContentsMargins(beside, around.top(), beside, around.bottom());
}

void YakuPanel::nameOrders() {
  m_ui->order->clear();
  m_ui->order->addItem(tr("By distance"));
  m_ui->order->addItem(tr("By value"));
  m_ui->order->setCurrentIndex(m_ui->list->rows().order() == YakuOrder::Nearness ? 0 : 1);
}

void YakuPanel::connectList() {
  connect(m_ui->search, &QLineEdit::textChanged, this, &YakuPanel::applyFilter);
  for (QPushButton *chip : chips())
    connect(chip, &QPushButton::toggled, this, &YakuPanel::applyFilter);
  connect(m_watch, &YakuWatch::answered, this, &YakuPanel::takeSituation);
  connect(m_ui->list, &YakuList::rowChosen, this, &YakuPanel::showYaku);
  connect(m_ui->list, &QListView::clicked, this, [this](const QModelIndex &index) {
    if (const std::optional<YakuId> id = YakuModel::idOf(index))
      showYaku(*id);
  });
  // Once more is read about a yaku, the pointer can cross the list on its way to that.
  connect(m_ui->list, &YakuList::pointedAt, this, [this](YakuId id) {
    m_pointed = id;
    if (!isExplainingMore())
      showYaku(id);
  });
  connect(m_ui->list, &YakuList::rowLeft, this, [this] {
    m_pointed.reset();
    showPointed();
  });
  connect(m_ui->list, &YakuList::rowActivated, this, [this](YakuId id) {
    showYaku(id);
    setMore(true);
  });
  connect(m_ui->card, &YakuCard::moreRequested, this, &YakuPanel::setMore);
}

void YakuPanel::setRules(const RuleSet &rules) {
  m_ui->list->rows().setRules(rules);
  m_ui->card->setRules(rules);
  arrangeParts();
}

void YakuPanel::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_ui->list->rows().setNaming(naming);
  m_ui->card->setNaming(naming);
  showTry();
  arrangeParts();
}

void YakuPanel::setBothNames(bool both) {
  m_ui->list->rows().setBothNames(both);
}

void YakuPanel::setHand(const SeatView &view) {
  m_watch->setView(view);
}

void YakuPanel::setPainter(TilePainter *painter) {
  m_ui->list->setPainter(painter);
  m_ui->card->setPainter(painter);
  m_ui->tryText->setPainter(painter);
}

void YakuPanel::setOrder(YakuOrder order) {
  m_ui->list->rows().setOrder(order);
  m_ui->order->setCurrentIndex(order == YakuOrder::Nearness ? 0 : 1);
}

void YakuPanel::setBesideCoach(bool beside) {
  if (std::exchange(m_besideCoach, beside) == beside)
    return;
  m_ui->card->setBrief(beside);
  arrangeParts();
}

// --- What to try ---

void YakuPanel::takeSituation() {
  m_ui->list->setSituation(m_watch->situation());
  m_ui->card->setSituation(m_watch->situation());
  const YakuSuggestion &suggestion = m_watch->situation()->suggestion;
  // Until the user asks about a yaku, the explanation is of the one to try.
  if (!m_hasExplained && !suggestion.yaku.empty())
    m_ui->card->explain(suggestion.yaku[0].id);
  showTry();
  showPointed();
  noteSuggestion();
}

// It counts as help once it is seen, also where it had no room at first.
void YakuPanel::noteSuggestion() {
  const YakuSuggestion &suggestion = m_watch->situation()->suggestion;
  if (!isVisible() || m_ui->tryBox->isHidden() || suggestion == m_suggested)
    return;
  m_suggested = suggestion;
  if (suggestion.discard.isKnown())
    Q_EMIT discardSuggested();
}

// Two yaku, or one where two would take too many lines.
QString YakuPanel::tryText(int width) const {
  const YakuSituation &situation = *m_watch->situation();
  if (!situation.answers.known)
    return tr("In a match, this shows which yaku fit your hand.");
  YakuSuggestion suggestion = situation.suggestion;
  if (suggestion.empty())
    return tr("Nothing to change in this hand.");
  while (true) {
    const QString text = yakuTryText(suggestion, m_naming);
    m_ui->tryText->setMarkup(text);
    if (suggestion.yaku.size() < 2 || m_ui->tryText->heightForWidth(width) <= m_ui->tryText->minimumHeight())
      return text;
    suggestion.yaku.pop_back();
  }
}

void YakuPanel::showTry() {
  m_ui->tryText->setMarkup(tryText(m_ui->tryText->width()));
}

// --- Explanation ---

void YakuPanel::showYaku(YakuId id) {
  m_hasExplained = true;
  m_ui->card->explain(id);
  showPointed();
}

bool YakuPanel::isExplainingMore() const {
  return m_ui->card->isMore();
}

void YakuPanel::setMore(bool more) {
  if (m_ui->card->isMore() == more)
    return;
  m_ui->card->setMore(more);
  arrangeParts();
  if (!more)
    return;
  if (m_ui->list->rows().indexOf(m_ui->card->yaku()).isValid())
    m_ui->list->scrollTo(m_ui->list->rows().indexOf(m_ui->card->yaku()));
  announce(this, m_ui->card->spoken());
}

// The tiles that count for the row under the pointer, otherwise for the focused row.
void YakuPanel::showPointed() {
  const std::optional<YakuId> id = m_pointed                ? m_pointed
                                   : m_ui->list->hasFocus() ? m_ui->list->current()
                                                            : std::nullopt;
  Q_EMIT pointedTiles(id ? tilesCountingFor(*id, *m_watch->situation()) : std::vector<Tile>());
}

// The height goes to the list first, then to what to try, then to the example of the explanation.
void YakuPanel::arrangeParts() {
  fitFilters();
  const QMargins around = layout()->contentsMargins();
  const QMargins beside = m_ui->cardRow->contentsMargins();
  const int inner = width() - around.left() - around.right();
  const int wide = inner - beside.left() - beside.right();
  const QMargins inBox = m_ui->tryLayout->contentsMargins();
  const int gap = layout()->spacing();
  m_ui->tryText->setFixedHeight(tryHeight(wide - inBox.left() - inBox.right()));
  const int tryHigh = m_ui->tryTitle->sizeHint().height() + m_ui->tryLayout->spacing() + inBox.top() +
                      inBox.bottom() + m_ui->tryText->minimumHeight() + gap;
  // A low panel takes height from the rest: no filter is cut.
  const QMargins ofHeader = m_ui->header->contentsMargins();
  m_ui->filters->setMinimumHeight(m_ui->filters->heightForWidth(inner - ofHeader.left() - ofHeader.right()));
  m_ui->header->invalidate();
  const int header = m_ui->header->hasHeightForWidth() ? m_ui->header->totalHeightForWidth(inner)
                                                       : m_ui->header->sizeHint().height();
  const int rest = height() - around.top() - around.bottom() - header - 3 * gap - 1;
  const bool more = isExplainingMore();
  const int rows = !m_besideCoach ? kLeastRows : more ? kRowsBesideMore : kRowsBesideCoach;
  const int least = rows * YakuRowDelegate::rowHeight();
  m_ui->card->setExampleShown(true);
  int card = m_ui->card->firstHeight(wide);
  if (!more && rest - card - tryHigh < least) {
    m_ui->card->setExampleShown(false);
    card = m_ui->card->firstHeight(wide);
  }
  m_ui->tryBox->setVisible(!more && !m_besideCoach && rest - card - tryHigh >= least);
  m_ui->card->setFixedHeight(std::max(1, more ? rest - least : std::min(card, rest - least)));
  layout()->activate();  // at once: what was hidden gives up its room
  showTry();
  noteSuggestion();
}

// What has no room is cut or scrolls.
QSize YakuPanel::minimumSizeHint() const {
  return {QWidget::minimumSizeHint().width(), 0};
}

// The height that two yaku and a discard usually take.
int YakuPanel::tryHeight(int width) {
  YakuTry each;
  each.id = YakuId::Tanyao;
  for (Kind kind = 0; kind < kTilesToTry; ++kind)
    each.kept.push_back(Tile(kind));
  YakuSuggestion longest;
  longest.yaku = {each, each};
  longest.discard = Tile(Kind{0});
  m_ui->tryText->setMarkup(yakuTryText(longest, m_naming));
  return m_ui->tryText->heightForWidth(width);
}

void YakuPanel::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  arrangeParts();
}

void YakuPanel::applyFilter() {
  const YakuFilter filter = m_ui->closed->isChecked()     ? YakuFilter::Closed
                            : m_ui->open->isChecked()     ? YakuFilter::Open
                            : m_ui->inHand->isChecked()   ? YakuFilter::InHand
                            : m_ui->possible->isChecked() ? YakuFilter::Possible
                                                          : YakuFilter::All;
  showFilter();
  m_ui->list->rows().setFilter(filter, m_ui->search->text());
}

void YakuPanel::explain(YakuId id) {
  m_ui->list->setCurrent(id);
  m_ui->list->showInMiddle(id);
  m_ui->list->setFocus();
  showYaku(id);
}

void YakuPanel::focusSearch() {
  m_ui->search->setFocus();
  m_ui->search->selectAll();
}

void YakuPanel::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  qApp->installEventFilter(this);
  m_watch->setActive(true);
  arrangeParts();
}

void YakuPanel::hideEvent(QHideEvent *event) {
  QWidget::hideEvent(event);
  qApp->removeEventFilter(this);
  m_pointed.reset();
  setMore(false);
  showPointed();
  m_watch->setActive(false);
}

// F1 while a yaku is pointed at, wherever the keyboard is; the rest where it belongs.
bool YakuPanel::takesKey(QObject *watched, int key) {
  if (key == Qt::Key_F1)
    return m_pointed || m_ui->list->hasFocus() || isExplainingMore();
  const auto *widget = qobject_cast<QWidget *>(watched);
  const bool search = watched == m_ui->search;
  if (key == Qt::Key_Escape)
    return (isExplainingMore() && widget != nullptr && isAncestorOf(widget)) ||
           (search && !m_ui->search->text().isEmpty());
  return search && (key == Qt::Key_Down || key == Qt::Key_Return);
}

bool YakuPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->list && (event->type() == QEvent::FocusOut || event->type() == QEvent::FocusIn))
    QMetaObject::invokeMethod(this, &YakuPanel::showPointed, Qt::QueuedConnection);
  const bool press = event->type() == QEvent::KeyPress;
  if (!press && event->type() != QEvent::ShortcutOverride)
    return QWidget::eventFilter(watched, event);
  const auto *widget = qobject_cast<QWidget *>(watched);
  const auto *key = static_cast<QKeyEvent *>(event);
  const bool here = widget != nullptr && widget->window() == window();
  if (!here || key->modifiers() != Qt::NoModifier || !takesKey(watched, key->key()))
    return QWidget::eventFilter(watched, event);
  event->accept();
  if (!press)
    return true;
  if (key->key() == Qt::Key_F1)
    setMore(!isExplainingMore());
  else if (key->key() != Qt::Key_Escape)
    m_ui->list->setFocus(Qt::TabFocusReason);
  else if (isExplainingMore())
    setMore(false);
  else
    m_ui->search->clear();
  return true;
}

// What its parts leave to it.
void YakuPanel::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT left();
  else
    QWidget::keyPressEvent(event);
}

void YakuPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  const bool translated = event->type() == QEvent::LanguageChange;
  if (translated) {
    m_ui->retranslateUi(this);
    nameFilters();
    nameOrders();
    m_ui->list->rows().rebuild();
    showTry();
  }
  // The card gets its words and its font later.
  if (translated || event->type() == QEvent::FontChange)
    QMetaObject::invokeMethod(this, &YakuPanel::arrangeParts, Qt::QueuedConnection);
}

void YakuPanel::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const ChromeColors colors = chromeColors();
  painter.fillRect(rect(), panelGround(rect(), colors));
  painter.setPen(colors.border);
  painter.drawLine(0, 0, 0, height());
}

}  // namespace janso
