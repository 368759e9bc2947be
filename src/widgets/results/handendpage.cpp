// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/handendpage.h"

#include <QDate>
#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>
#include <algorithm>
#include <array>
#include <utility>

#include "coach/wintiles.h"
#include "rules/places.h"
#include "ui_handendpage.h"
#include "widgets/controls/keygroups.h"
#include "widgets/lexicon/words.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/pageparts/pagescroll.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/results/firstcard.h"
#include "widgets/results/firstpicture.h"
#include "widgets/results/momentribbon.h"
#include "widgets/results/pointedrow.h"
#include "widgets/results/windetails.h"
#include "widgets/sentences/drawnhandtexts.h"
#include "widgets/sentences/handtexts.h"
#include "widgets/sentences/nexthandtexts.h"
#include "widgets/sentences/remarktexts.h"

namespace janso {

namespace {

constexpr QSize kHandPageSize(1080, 716);
constexpr qreal kWinColumn = 720;  // pixels of the form

bool isGoOn(int key) {
  return isEnter(key) || key == Qt::Key_Space || key == Qt::Key_Select;
}

}  // namespace

HandEndPage::HandEndPage(TilePainter &painter, QWidget *parent)
    : OverlayPage(parent), m_ui(std::make_unique<Ui::HandEndPage>()) {
  m_ui->setupUi(this);
  m_ui->tray->setPainter(&painter);
  m_ui->dora->setPainter(&painter);
  m_ui->ura->setPainter(&painter);
  for (DrawSeat *seat : {m_ui->seat0, m_ui->seat1, m_ui->seat2, m_ui->seat3})
    seat->setPainter(&painter);
  for (TeachText *remark : {m_ui->liable, m_ui->bonus}) {
    remark->setPainter(&painter);
    remark->setQuiet(true);
  }
  setPanel(m_ui->panel, kHandPageSize, m_ui->footer);
  column().turn(m_ui->doraLine);
  column().turn(m_ui->lower);
  // What was won and where it puts everyone is seen without scrolling; the counting follows.
  column().append(m_ui->limitLine, m_ui->amount);
  column().append(m_ui->footerLeft, m_ui->amount);
  column().append(m_ui->right, m_ui->gist);
  // Over the edge of the panel, in no layout.
  m_ribbon = new MomentRibbon(m_ui->panel);
  m_details = new WinDetails(painter, this);
  m_details->hide();
  QSizePolicy policy = m_ui->seats->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_ui->seats->setSizePolicy(policy);

  connect(m_ui->yaku, &WinYakuList::pointedAt, this, &HandEndPage::yakuPointedAt);
  connect(m_ui->yaku, &WinYakuList::left, this, &HandEndPage::yakuLeft);
  connect(m_ui->yaku, &WinYakuList::pointedAt, this, &HandEndPage::lightYaku);
  connect(m_ui->yaku, &WinYakuList::left, m_ui->tray, &WinTray::clearLit);
  connect(m_details, &WinDetails::fuPointedAt, this, &HandEndPage::lightFu);
  connect(m_details, &WinDetails::fuLeft, m_ui->tray, &WinTray::clearLit);
  connect(m_details, &WinDetails::sectionChanged, this, &HandEndPage::placeDetails);
  connect(m_details, &WinDetails::closeRequested, this, &HandEndPage::hideDetails);
  connect(m_ui->how, &QPushButton::clicked, this, [this] { toggleDetails(DetailSection::Fu); });
  connect(m_ui->steps, &QPushButton::clicked, this, [this] { toggleDetails(DetailSection::Payment); });
  connect(m_ui->whatIf, &QPushButton::clicked, this, [this] { toggleDetails(DetailSection::WhatIf); });
  connect(m_ui->go, &QPushButton::clicked, this, &HandEndPage::advance);
  connect(m_ui->stop, &QPushButton::clicked, this, &HandEndPage::stopRequested);
  m_ui->stop->hide();
  for (QPushButton *button : findChildren<QPushButton *>())
    button->installEventFilter(this);
  m_firstCard = new FirstCard(painter, this);
  connect(m_firstCard, &FirstCard::closed, this, [this] { m_ui->go->setFocus(); });
  connect(&m_clock, &RevealClock::moved, this, &HandEndPage::showMoment);
  connect(&m_clock, &RevealClock::finished, this, &HandEndPage::stopReveal);
  connect(&m_clock, &RevealClock::yakuRevealed, this, &HandEndPage::yakuRevealed);
  connect(&m_clock, &RevealClock::limitStamped, this, &HandEndPage::limitStamped);
}

HandEndPage::~HandEndPage() = default;

void HandEndPage::showHand(const HandEnd &end, int viewer, const HandEndLook &look) {
  m_end = end;
  m_viewer = viewer;
  m_look = look;
  m_win = 0;
  m_firstCardDue = look.firstIsBig && look.firstWin != FirstWin::None;
  m_firstCard->hide();
  m_filled = true;
  setDim(look.darkBefore ? 1 : 0);
  fill();
  show();
  raise();
  startReveal();
}

void HandEndPage::setSpeed(double speed) {
  m_speed = speed;
}

void HandEndPage::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_ui->yaku->setNaming(naming);
  m_details->setNaming(naming);
}

void HandEndPage::setFelt(FeltColor felt) {
  m_ui->tray->setFelt(felt);
}

// --- Contents ---

void HandEndPage::fill() {
  m_details->hide();
  turnPanel(false);  // which parts stand where depends on what the page is about
  m_ui->seats->show();
  m_ui->tray->clearLit();
  const bool draw = m_end.draw.has_value();
  m_ui->winPart->setVisible(!draw);
  m_ui->drawPart->setVisible(draw);
  if (draw) {
    column().setWidest(kHandPageSize.width());
    column().keepInSight({m_ui->header, m_ui->drawLayout}, {});
  } else {
    column().setWidest(kWinColumn);
    column().keepInSight({m_ui->header, m_ui->amount}, {m_ui->tray, m_ui->seats});
  }
  fillHeader();
  if (draw)
    fillDraw();
  else
    fillWin();
  m_ui->next->setText(nextHandText(m_end));
  m_ui->said->setText(m_look.remarks && !draw ? handRemarks(m_end, m_win, m_look.portraits) : QString());
  m_ui->said->setVisible(!m_ui->said->text().isEmpty());
  fillButton();
  m_ribbon->setMoment(handMoment(m_end, m_win, m_viewer, m_look.firstWin));
  setAccessibleName(m_ribbon->after(m_ui->title->text()));
  fitPanel();
}

void HandEndPage::fillHeader() {
  const Board &before = m_end.before;
  m_ui->round->setText(roundName(before.bakaze, before.kyoku));
  QString counted = counterText(before.honba, m_win == 0 ? before.kyotaku : 0);
  if (m_end.wins.size() > 1) {
    //: One page per winner of a double or triple ron
    const QString which = tr("Winner %1 of %2").arg(m_win + 1).arg(m_end.wins.size());
    counted = counted.isEmpty() ? which : tr("%1, %2").arg(which, counted);
  }
  m_ui->counters->setText(counted);
  m_ui->counters->setVisible(!counted.isEmpty());
  const bool draw = m_end.draw.has_value();
  m_ui->plate->setVisible(!draw);
  m_ui->second->setVisible(draw);
  if (draw) {
    m_ui->title->setText(drawTitle(m_end.draw->type));
    const QString second = drawSecondTitle(m_end.draw->type);
    m_ui->second->setText(second == m_ui->title->text() ? QString() : second);
  } else {
    m_ui->plate->setWind(before.seatWind(m_end.wins[m_win].winner));
    m_ui->title->setText(winTitle(m_end, m_win));
  }
}

void HandEndPage::fillWin() {
  const HoraInfo &info = m_end.wins[m_win];
  const WinResult &result = info.result;
  const int players = m_end.before.seats();
  m_ui->tray->setHand(info, players, m_end.before.player(info.winner).kita);
  const WinCaption caption = winCaption(m_end, m_win);
  m_ui->tray->setCaption(caption.title, caption.text);
  m_ui->dora->setIndicators(tr("Dora"), info.doraIndicators, players);
  m_ui->ura->setIndicators(info.uraIndicators.empty() ? QString() : tr("Ura"), info.uraIndicators, players);
  m_ui->yaku->setYaku(result, m_naming);

  const bool counted = result.yakuman == 0;
  m_ui->fu->setText(counted ? tr("%1 fu").arg(QLocale().toString(result.fu)) : QString());
  m_ui->how->setVisible(counted && !result.fuParts.empty());
  m_ui->han->setText(counted ? QLocale().toString(result.han) : QString());
  m_ui->hanWord->setVisible(counted);
  m_ui->totalsRule->setVisible(counted);
  m_details->setWin(m_end, m_win);
  m_ui->steps->setVisible(m_details->has(DetailSection::Payment));
  m_ui->whatIf->setVisible(m_details->has(DetailSection::WhatIf));

  const QString limit = limitName(result);
  m_ui->limit->setText(limit.isEmpty() ? winUnlimitedPoints(m_end, m_win) : limit);
  // In a Japanese or Chinese window the name says it already.
  m_ui->limitSecond->setText(isInLatin(limit) ? limitSecondName(result) : QString());
  m_ui->pay->setText(limit.isEmpty() ? winPaymentBelow(m_end, m_win) : winPaymentText(m_end, m_win));
  QStringList notes = winSideRules(m_end, m_win);
  if (const QString liable = winLiability(m_end, m_win); !liable.isEmpty())
    notes.prepend(liable);
  setRemarks(notes.join(u' '), winBonusText(m_end, m_win));
  fillSeats();
}

void HandEndPage::fillSeats() {
  const Scores scores = handScores(m_end, m_win);
  const std::array<int, 4> places = placesOf(scores, m_end.before.seats());
  const std::array<std::int32_t, 4> deltas = handDeltas(m_end, m_win);
  const Faces faces = facesAfter({}, Hora{m_end.wins[m_win]});
  std::array<SeatOutcome, 4> seats;
  for (int seat = 0; seat < 4; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    seats[at] = {m_end.names[at],
                 m_end.before.seatWind(seat),
                 deltas[at],
                 scores[at],
                 places[at],
                 seat == m_end.wins[m_win].winner,
                 seat < m_end.before.seats(),
                 m_look.portraits[at],
                 faces[at]};
  }
  m_ui->seats->setSeats(seats, m_viewer);
}

void HandEndPage::fillDraw() {
  std::vector<DrawSeatInfo> seats = drawSeats(m_end);
  const Faces faces = facesAfter({}, Ryukyoku{*m_end.draw});
  for (DrawSeatInfo &seat : seats) {
    seat.outcome.portrait = m_look.portraits[static_cast<std::size_t>(seat.seat)];
    seat.outcome.expression = faces[static_cast<std::size_t>(seat.seat)];
  }
  const std::array<DrawSeat *, 4> rows{m_ui->seat0, m_ui->seat1, m_ui->seat2, m_ui->seat3};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i]->setVisible(i < seats.size());
    if (i < seats.size())
      rows[i]->setSeat(seats[i]);
  }
  setRemarks(drawReason(m_end), nextHandText(m_end));
  m_ui->steps->hide();
  m_ui->whatIf->hide();
}

void HandEndPage::setRemarks(const QString &first, const QString &second) {
  m_ui->liable->setMarkup(first);
  m_ui->bonus->setMarkup(second);
  // They appear with the numbers, and have their room before.
  for (TeachText *remark : {m_ui->liable, m_ui->bonus}) {
    QSizePolicy policy = remark->sizePolicy();
    policy.setRetainSizeWhenHidden(!remark->markup().isEmpty());
    remark->setSizePolicy(policy);
    remark->setVisible(!remark->markup().isEmpty());
  }
}

void HandEndPage::setCanStop(bool may) {
  m_look.canStop = may;
  fillButton();
}

void HandEndPage::fillButton() {
  if (m_win + 1 < m_end.wins.size())
    m_ui->go->setText(tr("Next winner"));
  else
    m_ui->go->setText(m_look.oneHand          ? tr("Back to the lesson")
                      : m_end.ended.matchOver ? tr("Final result")
                      : m_look.canStop        ? tr("Play on")
                                              : tr("Next hand"));
  m_ui->stop->setVisible(m_look.canStop && m_win + 1 >= m_end.wins.size());
  m_ui->pay->setVisible(!m_end.draw);
  m_ui->next->setVisible(!m_end.draw && m_win + 1 >= m_end.wins.size());
}

// --- Details ---

bool HandEndPage::areDetailsVisible() const {
  return m_details->isVisibleTo(this);
}

void HandEndPage::showDetails(DetailSection section) {
  if (m_end.draw || !m_details->has(section))
    return;
  m_details->setSection(section);
  if (!areDetailsVisible() && column().isSet())
    m_scrolledBefore = column().scroll()->verticalScrollBar()->value();
  scrollForDetails();
  placeDetails();
  m_details->show();
  m_details->raise();
  m_ui->seats->hide();  // behind it
  update();
}

void HandEndPage::hideDetails() {
  if (!areDetailsVisible())
    return;
  const bool focused = m_details->isAncestorOf(focusWidget());
  m_details->hide();
  if (QScrollBar *bar = column().isSet() ? column().scroll()->verticalScrollBar() : nullptr;
      bar != nullptr && bar->value() == m_scrolledForDetails)
    bar->setValue(m_scrolledBefore);
  m_ui->seats->show();
  m_ui->tray->clearLit();
  if (focused)
    m_ui->go->setFocus();
  update();
}

void HandEndPage::toggleDetails(DetailSection section) {
  if (areDetailsVisible() && m_details->section() == section)
    hideDetails();
  else
    showDetails(section);
}

void HandEndPage::lightYaku(YakuId yaku) {
  m_ui->tray->setLit(tilesOf(m_end.before, m_end.wins[m_win], yaku));
}

void HandEndPage::lightFu(int part) {
  m_ui->tray->setLit(tilesOfFu(m_end.wins[m_win], static_cast<std::size_t>(part)));
}

// --- Reveal ---

void HandEndPage::startReveal() {
  m_clock.stop();
  m_shown.start();
  m_timeline = m_end.draw ? RevealTimeline::ofDraw()
                          : RevealTimeline::ofWin(winTimes(winLevel(m_end.wins[m_win].result), m_speed),
                                                  m_ui->yaku->count(), m_win == 0, !m_ribbon->isEmpty());
  if (m_speed <= 0) {
    stopReveal();
    return;
  }
  // Nothing below takes keys or clicks for itself until all is there.
  m_ui->panel->setAttribute(Qt::WA_TransparentForMouseEvents, true);
  setFocus();
  showMoment(0);
  m_clock.start(m_timeline, m_ui->yaku->count(), m_speed);
}

void HandEndPage::stopReveal() {
  m_clock.stop();
  showMoment(m_timeline.total());
  stopFollowing();
  m_ui->panel->setAttribute(Qt::WA_TransparentForMouseEvents, false);
  if (isVisible())
    m_ui->go->setFocus();
  showFirstCard();
}

// Once, on the page of the viewer's win.
void HandEndPage::showFirstCard() {
  if (!isVisible() || m_end.draw || m_end.wins[m_win].winner != m_viewer ||
      !std::exchange(m_firstCardDue, false))
    return;
  const HoraInfo &win = m_end.wins[m_win];
  QStringList yaku;
  for (const YakuHan &each : win.result.yaku)
    yaku << yakuName(each.id, m_naming);
  m_firstCard->showMoment(
      {firstWinMoment(m_look.firstWin), win, m_end.before.player(m_viewer).kita,
       yaku.join(QStringLiteral("  \u00b7  ")), winValue(win.result),
       tr("%1, %2", "name, date")
           .arg(m_end.nameOf(m_viewer), QLocale().toString(QDate::currentDate(), QLocale::LongFormat))},
      m_speed);
  Q_EMIT firstCardShown();
}

void HandEndPage::showMoment(double milliseconds) {
  setDim(m_look.darkBefore ? 1 : m_timeline.dimAt(milliseconds));
  setBelow(m_timeline.belowAt(milliseconds));
  m_ui->yaku->setRevealed(m_timeline.yakuAt(milliseconds));
  m_ribbon->setShown(m_timeline.ribbonAt(milliseconds), m_timeline.lightAt(milliseconds));
  const double limit = m_timeline.limitAt(milliseconds);
  m_ui->limit->setReveal(limit);
  m_ui->limitSecond->setReveal(limit);
  // Numbers are there or not: they never roll.
  const double numbers = limit > 0 ? 1 : 0;
  for (PageLabel *label : {m_ui->fu, m_ui->han, m_ui->hanWord, m_ui->pay, m_ui->next, m_ui->said})
    label->setReveal(numbers);
  for (TeachText *remark : {m_ui->liable, m_ui->bonus})
    remark->setVisible(numbers > 0 && !remark->markup().isEmpty());
  for (PageLink *link : {m_ui->how, m_ui->steps, m_ui->whatIf})
    link->setRevealed(numbers > 0);
  m_ui->seats->setRevealed(numbers > 0, m_timeline.paidAt(milliseconds));
  if (isRevealing())
    followReveal(milliseconds);
}

void HandEndPage::advance() {
  if (isRevealing()) {
    stopReveal();
    return;
  }
  if (m_win + 1 < m_end.wins.size()) {
    ++m_win;
    Q_EMIT yakuLeft();
    fill();
    startReveal();
    return;
  }
  Q_EMIT finished();
}

// --- Events ---

void HandEndPage::retranslate() {
  m_ui->retranslateUi(this);
  if (m_filled)
    fill();
}

void HandEndPage::hideEvent(QHideEvent *event) {
  OverlayPage::hideEvent(event);
  if (isRevealing())
    stopReveal();
  Q_EMIT yakuLeft();
}

void HandEndPage::keyPressEvent(QKeyEvent *event) {
  event->accept();
  if (isModifierKey(event->key()))
    return;
  if (isRevealing()) {
    if (!event->isAutoRepeat())
      stopReveal();
    return;
  }
  if (event->key() == Qt::Key_Escape) {
    hideDetails();
    return;
  }
  const bool sideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
  if (sideways && areDetailsVisible()) {
    m_details->turn(event->key() == Qt::Key_Left ? -1 : 1);
    return;
  }
  if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
    moveRowFocus(event->key() == Qt::Key_Up ? -1 : 1);
    return;
  }
  if (!areDetailsVisible() && scrollsBy(event->key()))
    return;
  if (!isGoOn(event->key()) || event->isAutoRepeat())
    return;
  enterButton()->click();
}

// Rows only explain themselves.
QAbstractButton *HandEndPage::enterButton() const {
  auto *focused = qobject_cast<QAbstractButton *>(focusWidget());
  return focused != nullptr && qobject_cast<PointedRow *>(focused) == nullptr ? focused : m_ui->go;
}

void HandEndPage::focusMoved() {
  // A remark follows its links.
  const bool inRemark = qobject_cast<TeachText *>(focusWidget()) != nullptr;
  m_ui->go->setKeyElsewhere(inRemark || enterButton() != m_ui->go);
}

// A button would pass arrow keys to its neighbour; while the details are open they are theirs.
bool HandEndPage::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::KeyPress && areDetailsVisible() && watched != parentWidget()) {
    auto *key = static_cast<QKeyEvent *>(event);
    const bool arrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
    if (arrow) {
      keyPressEvent(key);
      return true;
    }
  }
  return OverlayPage::eventFilter(watched, event);
}

void HandEndPage::mousePressEvent(QMouseEvent *event) {
  if (event->button() != Qt::LeftButton)
    return;
  if (!isRevealing() && areDetailsVisible())
    hideDetails();
  else if (isRevealing() ||
           (!panel()->geometry().contains(event->pos()) && m_shown.elapsed() >= kStrayClickMs))
    advance();  // beside a link on the panel nothing happens
}

void HandEndPage::mouseDoubleClickEvent(QMouseEvent *) {
  // The second half of a hasty click on the table must not skip the page.
}

}  // namespace janso
