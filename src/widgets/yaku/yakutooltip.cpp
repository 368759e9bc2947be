// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakutooltip.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <algorithm>

#include "ui_yakutooltip.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/handtray.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/yakufrequency.h"
#include "widgets/lexicon/yakulessons.h"
#include "widgets/lexicon/yakunames.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/paint/card.h"
#include "widgets/paint/theme.h"
#include "widgets/sentences/yakuanswertexts.h"

namespace janso {

namespace {

constexpr int kWidth = 482;
constexpr int kWideWidth = 896;
constexpr int kPointer = 10;
constexpr int kRadius = 12;
constexpr int kEdge = 8;  // to the edges of the window and to what is kept free
constexpr int kSide = 24;
constexpr int kLeastHeight = 400;  // less would show too little at a time
constexpr double kTipTile = 28;
constexpr double kSmallTile = 24;
constexpr double kSmallPadding = 10;
constexpr double kTextSize = 12.5;

// "Ryanpeikou (3 han)": the better of closed and open.
QString grownText(YakuId id, YakuNaming naming, const RuleSet &rules) {
  const YakuValue value = yakuValue(id, rules);
  const QString worth = value.yakuman == 2 ? YakuTooltip::tr("double yakuman")
                        : value.yakuman == 1
                            ? YakuTooltip::tr("yakuman")
                            : YakuTooltip::tr("%n han", nullptr, std::max(value.closed, value.open));
  //: A yaku and its value
  return YakuTooltip::tr("%1 (%2)").arg(yakuName(id, naming), worth);
}

}  // namespace

YakuTooltip::YakuTooltip(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::YakuTooltip>()) {
  m_ui->setupUi(this);
  m_ui->tray->setTileWidth(kTipTile);
  for (HandTray *tray : {m_ui->counterTray, m_ui->yoursTray}) {
    tray->setTileWidth(kSmallTile);
    tray->setPadding(kSmallPadding);
  }
  m_ui->counterTray->setMark(QColor::fromRgba(theme::kLoss));
  m_ui->yours->setTextSize(kTextSize);
  m_ui->scroll->viewport()->setAutoFillBackground(false);
  m_ui->body->setAutoFillBackground(false);
  layout()->setContentsMargins(kSide + kPointer, 18, kSide + kPointer, 16);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  applyChromeWhenShown(this);
  hide();
}

YakuTooltip::~YakuTooltip() = default;

void YakuTooltip::setPainter(TilePainter *painter) {
  for (HandTray *tray : {m_ui->tray, m_ui->counterTray, m_ui->yoursTray})
    tray->setPainter(painter);
  m_ui->yours->setPainter(painter);
}

void YakuTooltip::setNaming(YakuNaming naming) {
  m_naming = naming;
  refresh();
}

void YakuTooltip::setSituation(const std::shared_ptr<const YakuSituation> &situation) {
  m_situation = situation;
  refresh();
}

// --- Contents ---

void YakuTooltip::fill() {
  const YakuText &text = yakuText(m_id);
  const YakuLesson &lesson = yakuLesson(m_id);
  fillHead();
  m_ui->tray->setHand(trayGroups(yakuExample(text), text.marksWin));
  m_ui->counterTray->setHand(trayGroups(yakuCounterExample(m_id), text.marksWin));
  m_ui->whyNot->setText(tr("<b>Not this:</b> %1").arg(yakuSentence(lesson.whyNot, m_naming)));
  m_ui->mistakes->setText(tr("<b>Mistakes:</b> %1").arg(yakuSentence(lesson.mistakes, m_naming)));
  fillOwnHand();
  fillFacts();
  m_ui->pinLabel->setText(m_pinned ? tr("Pinned") : tr("Pin"));
  m_ui->pinKey->setVisible(!m_pinned);
  setAccessibleName(m_ui->title->text());
  setAccessibleDescription(yakuSentence(text.asks, m_naming) +
                           (m_ui->yours->isHidden() ? QString() : QLatin1Char(' ') + m_ui->yours->plain()));
}

void YakuTooltip::fillHead() {
  const YakuText &text = yakuText(m_id);
  const YakuValue value = yakuValue(m_id, m_rules);
  m_ui->title->setText(yakuName(m_id, m_naming));
  m_ui->second->setText(yakuSecondName(m_id, m_naming));
  m_ui->secondBelow->setText(m_ui->second->text());
  m_ui->closedValue->setText(hanFigure(value.closed, value.yakuman));
  m_ui->openValue->setText(hanFigure(value.open, value.yakuman));
  const QString asks = yakuSentence(text.asks, m_naming);
  m_ui->asks->setText(value.yakuman == 2   ? tr("<b>Double yakuman.</b> %1").arg(asks)
                      : value.yakuman == 1 ? tr("<b>Yakuman.</b> %1").arg(asks)
                                           : asks);
  m_ui->opened->setText(tr("<b>Open:</b> %1").arg(yakuSentence(text.opened, m_naming)));
}

void YakuTooltip::fillOwnHand() {
  const bool known = m_ownHand && m_situation && m_situation->answers.known;
  const YakuAnswer answer = known ? m_situation->answers[m_id] : YakuAnswer{};
  const QString sentence = known ? yakuAnswerSentence(answer, m_situation->melds) : QString();
  m_ui->yours->setVisible(!sentence.isEmpty());
  //: %1: how the own hand stands to a yaku, one to three sentences
  m_ui->yours->setMarkup(tr("Your hand: %1").arg(sentence));
  const bool target = known && answer.distance > 0 && !answer.target.empty();
  m_ui->yoursTray->setVisible(target);
  if (target)
    m_ui->yoursTray->setHand(trayGroups(answer.target));
}

void YakuTooltip::fillFacts() {
  const YakuText &text = yakuText(m_id);
  m_ui->combines->setText(tr("<b>Goes with:</b> %1").arg(yakuSentence(text.combines, m_naming)));
  m_ui->excludes->setText(tr("<b>Not with:</b> %1").arg(yakuSentence(text.excludes, m_naming)));
  QStringList grown;
  for (const YakuId id : yakuGrowsInto(m_id, m_rules))
    grown << grownText(id, m_naming, m_rules);
  m_ui->grows->setVisible(!isBonus(m_id));
  m_ui->grows->setText(grown.isEmpty() ? tr("<b>Grows into:</b> nothing greater.")
                                       //: %1: one or two yaku
                                       : tr("<b>Grows into:</b> %1.").arg(grown.join(tr(", "))));
  m_ui->often->setText(tr("<b>How often:</b> %1").arg(yakuFrequencyText(m_id, m_rules.players)));
  const QStringList notes = yakuRuleNotes(m_id, m_rules);
  m_ui->rules->setVisible(!notes.isEmpty());
  //: Name of the ruleset, then what it says
  m_ui->rules->setText(tr("<b>%1:</b> %2").arg(shownRulesetName(m_rules), notes.join(QLatin1Char(' '))));
}

// After a change of what is shown.
void YakuTooltip::refresh() {
  if (!isVisible())
    return;
  fill();
  place();
}

// --- Place ---

// Beside the title the second name stands only where both have room; a long title takes two lines.
void YakuTooltip::fitTitle() {
  const auto wide = [](const QWidget *widget) { return widget->sizeHint().width() + kEdge; };
  m_ui->title->setWordWrap(false);
  const int room = width() - 2 * (kSide + kPointer) - wide(m_ui->closedBox) - wide(m_ui->openBox);
  const bool beside = wide(m_ui->title) + wide(m_ui->second) <= room;
  m_ui->title->setWordWrap(wide(m_ui->title) > room);
  m_ui->second->setVisible(beside);
  m_ui->secondBelow->setVisible(!beside);
}

void YakuTooltip::setWide(bool wide) {
  m_wide = wide;
  m_ui->columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_ui->columns->setSpacing(wide ? 28 : 8);
  const int room = parentWidget()->width();
  setFixedWidth(std::min((wide ? kWideWidth : kWidth) + 2 * kPointer, room));
  // Type is set by the style sheet, which reaches a hidden widget only when it is asked to.
  ensurePolished();
  for (const QWidget *widget : findChildren<QWidget *>())
    widget->ensurePolished();
  fitTitle();
}

// The height that everything takes, or `most`: then the body scrolls.
int YakuTooltip::fitHeight(int most) {
  const int inner = width() - 2 * (kSide + kPointer);
  const auto bodyHeight = [this](int wide) {
    m_ui->columns->invalidate();
    m_ui->columns->activate();
    return m_ui->columns->totalHeightForWidth(wide);
  };
  const auto total = [this, inner](int body) {
    m_ui->scroll->setFixedHeight(std::max(1, body));
    // The line of keys wraps its words where a language has long ones.
    const QList<QLabel *> words{m_ui->pinLabel, m_ui->moreLabel, m_ui->closeLabel};
    for (QLabel *word : words)
      word->setWordWrap(false);
    m_ui->layout6->invalidate();
    const bool wrap = m_ui->layout6->minimumSize().width() > inner;
    for (QLabel *word : words)
      word->setWordWrap(wrap);
    layout()->invalidate();
    layout()->activate();
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : sizeHint().height();
  };
  for (QWidget *widget : {m_ui->moreLabel, m_ui->moreKey})
    widget->hide();
  int body = bodyHeight(inner);
  int high = total(body);
  m_overflows = high > most;
  m_ui->scroll->setVerticalScrollBarPolicy(m_overflows ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  if (!m_overflows)
    return high;
  for (QWidget *widget : {m_ui->moreLabel, m_ui->moreKey})
    widget->show();
  body = bodyHeight(inner - m_ui->scroll->verticalScrollBar()->sizeHint().width());
  high = total(body);
  return total(body - std::max(0, high - most));
}

QPoint YakuTooltip::cornerFor(int high) const {
  const QRect room = parentWidget()->rect();
  const int x = m_pointsRight ? m_row.left() - width() + kPointer - 2 : m_row.right() - kPointer + 2;
  QPoint corner(
      std::clamp(x, 0, std::max(0, room.width() - width())),
      std::clamp(m_row.center().y() - high * 2 / 5, kEdge, std::max(kEdge, room.height() - high - kEdge)));
  for (const QRect &kept : m_keepFree) {
    if (QRect(corner, QSize(width(), high)).intersects(kept) && kept.top() - kEdge - high >= kEdge)
      corner.setY(kept.top() - kEdge - high);
  }
  return corner;
}

bool YakuTooltip::isFree(const QRect &place) const {
  return std::none_of(m_keepFree.begin(), m_keepFree.end(),
                      [&](const QRect &kept) { return place.intersects(kept); });
}

// The height between the top edge and the first thing that is kept free.
int YakuTooltip::roomAbove() const {
  int bottom = parentWidget()->height();
  for (const QRect &kept : m_keepFree) {
    if (!kept.isEmpty())
      bottom = std::min(bottom, kept.top());
  }
  return bottom - 2 * kEdge;
}

void YakuTooltip::place() {
  const QRect room = parentWidget()->rect();
  const int most = room.height() - 2 * kEdge;
  const int beside = std::max(m_row.left(), room.width() - m_row.right());
  int high = 0;
  for (const bool wide : {false, true}) {
    setWide(wide);
    m_pointsRight = m_row.left() - width() >= 0 || m_row.left() > room.width() - m_row.right();
    high = fitHeight(most);
    const bool fits = !m_overflows && isFree(QRect(cornerFor(high), QSize(width(), high)));
    if (fits || beside < kWideWidth + kPointer)
      break;
  }
  // Rather scrolled than over the hand.
  if (const int above = roomAbove();
      !isFree(QRect(cornerFor(high), QSize(width(), high))) && above >= kLeastHeight)
    high = fitHeight(std::min(most, above));
  resize(width(), high);
  move(cornerFor(high));
  m_pointerY = std::clamp(m_row.center().y() - pos().y(), kRadius + kPointer, high - kRadius - kPointer);
  update();
}

void YakuTooltip::showFor(YakuId id, const QRect &row, bool ownHand) {
  if (m_pinned)
    return;
  m_id = id;
  m_row = row;
  m_ownHand = ownHand;
  wearChrome(this);
  fill();
  place();
  m_ui->scroll->verticalScrollBar()->setValue(0);
  show();
  raise();
}

void YakuTooltip::setPinned(bool pinned) {
  m_pinned = pinned;
  setAttribute(Qt::WA_TransparentForMouseEvents, !pinned);
  refresh();
  update();
  if (pinned && isVisible())
    announce(this, spoken());
}

// All that stands there but the pictures.
QString YakuTooltip::spoken() const {
  const auto valued = [](const QLabel *word, const QLabel *han) {
    return word->text() + u' ' + han->text() + u'.';
  };
  QStringList parts{m_ui->title->text() + u'.', valued(m_ui->closedLabel, m_ui->closedValue),
                    valued(m_ui->openLabel, m_ui->openValue)};
  for (const QLabel *label : {m_ui->asks, m_ui->opened, m_ui->rules, m_ui->whyNot, m_ui->mistakes,
                              m_ui->combines, m_ui->excludes, m_ui->grows, m_ui->often}) {
    if (!label->isHidden())
      parts << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
  }
  if (!m_ui->yours->isHidden())
    parts << m_ui->yours->plain();
  return parts.join(u' ');
}

void YakuTooltip::leave() {
  if (!m_pinned)
    hide();
}

void YakuTooltip::close() {
  hide();
  setPinned(false);
}

// --- Keys ---

void YakuTooltip::scrollBy(int pages) {
  QScrollBar *bar = m_ui->scroll->verticalScrollBar();
  bar->setValue(bar->value() + pages * bar->pageStep() * 4 / 5);
}

bool YakuTooltip::takesKey(int key) const {
  return (key == Qt::Key_F1 && !m_pinned) || (key == Qt::Key_Escape && m_pinned) ||
         (m_overflows && (key == Qt::Key_PageDown || key == Qt::Key_PageUp));
}

// The keyboard stays where it is, in the list or on the page: while the tooltip is to be seen, its few keys
// are taken from whatever has the focus.
bool YakuTooltip::eventFilter(QObject *watched, QEvent *event) {
  const bool press = event->type() == QEvent::KeyPress;
  if (!press && event->type() != QEvent::ShortcutOverride)
    return QWidget::eventFilter(watched, event);
  const auto *widget = qobject_cast<QWidget *>(watched);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (widget == nullptr || widget->window() != window() || !takesKey(key))
    return QWidget::eventFilter(watched, event);
  event->accept();
  if (!press)
    return true;
  if (key == Qt::Key_F1)
    setPinned(true);
  else if (key == Qt::Key_Escape)
    close();
  else
    scrollBy(key == Qt::Key_PageDown ? 1 : -1);
  return true;
}

void YakuTooltip::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  qApp->installEventFilter(this);
}

void YakuTooltip::hideEvent(QHideEvent *event) {
  QWidget::hideEvent(event);
  qApp->removeEventFilter(this);
}

// The line of keys at the foot can be pressed too.
void YakuTooltip::mousePressEvent(QMouseEvent *event) {
  if (m_ui->closeLabel->geometry().united(m_ui->closeKey->geometry()).contains(event->position().toPoint()))
    close();
}

void YakuTooltip::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fill();
    refresh();
  }
}

void YakuTooltip::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChromeColors colors = chromeColors();
  const QRectF area = QRectF(rect()).adjusted(kPointer, 0, -kPointer, 0);
  QPainterPath pointer;
  const double base = m_pointsRight ? area.right() - 1.5 : area.left() + 1.5;
  const double tip = m_pointsRight ? area.right() + kPointer - 0.5 : area.left() - kPointer + 0.5;
  pointer.moveTo(base, m_pointerY - kPointer);
  pointer.lineTo(tip, m_pointerY);
  pointer.lineTo(base, m_pointerY + kPointer);
  pointer.closeSubpath();
  const QColor border = m_pinned ? colors.accent : colors.borderStrong;
  paintCard(painter, area, colors, {border, kRadius, m_pinned ? 1.5 : 1}, pointer);
}

}  // namespace janso
