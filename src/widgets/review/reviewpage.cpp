// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewpage.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "ui_reviewpage.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/review/reviewcharts.h"
#include "widgets/review/reviewdetails.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/reviewturns.h"
#include "widgets/review/turncard.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/sentences/reviewsummarytexts.h"

namespace janso {

namespace {

constexpr std::size_t kMostTurns = 5;
constexpr int kLeastRow = 820;  // pixels, of what wraps where it is narrower

}  // namespace

ReviewPage::ReviewPage(TilePainter *painter, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::ReviewPage>()), m_painter(painter) {
  m_ui->setupUi(this);
  applyChrome(m_ui->ground);
  flowItems(m_ui->buttons, kLeastRow);
  makeScrollable(m_ui->groundLayout, m_ui->body);
  m_ui->body->parentWidget()->installEventFilter(this);
  m_ui->body->installEventFilter(this);
  makeCards();
  m_ui->details->setPainter(painter);
  m_ui->showTurns->setChecked(true);
  showView(m_ui->turns);
  // Their places are kept, so that nothing jumps when they come.
  QSizePolicy kept = m_ui->allSteps->sizePolicy();
  kept.setRetainSizeWhenHidden(true);
  m_ui->allSteps->setSizePolicy(kept);
  connectParts();
  updateLook();
  showText();
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::makeCards() {
  for (std::size_t i = 0; i < kMostTurns; ++i) {
    auto *card = new TurnCard(m_painter, m_ui->mistakeRows);
    card->setObjectName(QStringLiteral("turn%1").arg(i + 1));
    m_ui->mistakesLayout->addWidget(card);
    m_cards << card;
    connect(card, &QPushButton::clicked, this, [this, i] { Q_EMIT placeChosen(m_turns[i]); });
  }
  m_ui->mistakesLayout->addStretch(1);
}

void ReviewPage::connectParts() {
  connect(m_ui->stop, &QPushButton::clicked, this, &ReviewPage::stopRequested);
  connect(m_ui->seat, &QComboBox::activated, this, &ReviewPage::seatChosen);
  connect(m_ui->retry, &QPushButton::clicked, this, &ReviewPage::learnRequested);
  connect(m_ui->replay, &QPushButton::clicked, this, &ReviewPage::replayRequested);
  connect(m_ui->close, &QPushButton::clicked, this, &ReviewPage::closeRequested);
  connect(m_ui->showTurns, &QPushButton::clicked, this, [this] { showView(m_ui->turns); });
  connect(m_ui->showDetails, &QPushButton::clicked, this, [this] { showView(m_ui->details); });
  connect(m_ui->allSteps, &QPushButton::clicked, this, [this] {
    m_ui->showDetails->click();
    m_ui->details->showSteps();
  });
  connect(m_ui->details, &ReviewDetails::placeChosen, this, &ReviewPage::placeChosen);
  connect(m_ui->details, &ReviewDetails::strictnessChosen, this, &ReviewPage::strictnessChosen);
  connect(m_ui->curve, &ChartWidget::steppedTo, this,
          [this](const QString &text) { announce(m_ui->curve, text); });
  connect(m_ui->curve, &ChartWidget::activated, this, [this](int series, int point) {
    if (series + 1 == static_cast<int>(m_ui->curve->chart().series.size()))
      Q_EMIT placeChosen(m_curvePlaces[static_cast<std::size_t>(point)]);
  });
}

// The other view claims no room.
void ReviewPage::showView(QWidget *view) {
  for (QWidget *each : {m_ui->turns, static_cast<QWidget *>(m_ui->details)}) {
    const auto policy = each == view ? QSizePolicy::Preferred : QSizePolicy::Ignored;
    each->setSizePolicy(policy, policy);
  }
  m_ui->views->setCurrentWidget(view);
}

void ReviewPage::setStrictness(Strictness strictness) {
  m_ui->details->setStrictness(strictness);
}

RolloutView *ReviewPage::rollouts() const {
  return m_ui->details->rollouts();
}

// --- What there is to show ---

void ReviewPage::wait(const MatchInfo &match, QDate day, int seat) {
  m_game.reset();
  m_turns.clear();
  m_stopped = false;
  m_measuring = false;
  m_done = 0;
  m_hands = 0;
  m_match = match;
  m_day = day;
  m_ui->showTurns->click();
  showText();
  m_ui->seat->setCurrentIndex(seat);
  m_ui->stop->setFocus();
}

void ReviewPage::setProgress(int done, int hands) {
  m_done = done;
  m_hands = hands;
  showProgress();
}

void ReviewPage::setStopped() {
  m_stopped = true;
  showProgress();
}

void ReviewPage::setGame(std::shared_ptr<const ReviewedGame> game) {
  m_game = std::move(game);
  m_turns = worstTurns(*m_game, kMostTurns);
  showText();
  if (m_cards.front()->isVisibleTo(this))
    m_cards.front()->setFocus();
  else
    m_ui->close->setFocus();
  // What had the focus before may have scrolled the page.
  if (auto *area = qobject_cast<QScrollArea *>(m_ui->body->parentWidget()->parentWidget()))
    QMetaObject::invokeMethod(
        area, [area] { area->verticalScrollBar()->setValue(0); }, Qt::QueuedConnection);
}

void ReviewPage::updateGame(std::shared_ptr<const ReviewedGame> game) {
  m_game = std::move(game);
  showText();
}

void ReviewPage::setMeasuring(bool on) {
  m_measuring = on;
  showStatus();
}

void ReviewPage::showText() {
  const bool ready = m_game != nullptr;
  for (QWidget *part : {static_cast<QWidget *>(m_ui->showTurns), static_cast<QWidget *>(m_ui->showDetails),
                        static_cast<QWidget *>(m_ui->views)})
    part->setEnabled(ready);
  m_ui->retry->setEnabled(ready && !m_game->exercises().empty());
  m_ui->curve->setVisible(ready);
  showMatch();
  showProgress();
  showSummary();
  showTurns();
  showAllSteps();
  if (!ready)
    return;
  showCurve();
  m_ui->details->setGame(m_game, m_names);
}

// The rules have a name in each language, and so has a player without one.
void ReviewPage::showMatch() {
  m_names = replayNames(m_match);
  m_ui->match->setText(replayTitle(m_match, m_day));
  const int seat = m_ui->seat->currentIndex();
  const QSignalBlocker quiet(m_ui->seat);
  m_ui->seat->clear();
  for (int i = 0; i < m_match.rules.players; ++i)
    m_ui->seat->addItem(m_names[static_cast<std::size_t>(i)]);
  m_ui->seat->setCurrentIndex(seat);
}

void ReviewPage::showProgress() {
  m_ui->stop->setVisible(!m_stopped);
  m_ui->bar->setVisible(!m_stopped);
  m_ui->progressText->setText(
      m_stopped      ? tr("Stopped. Finished hands are saved; start the review again to continue.")
      : m_hands == 0 ? tr("Reviewing…")
                     : tr("Reviewing: %1 of %2 hands").arg(m_done).arg(m_hands));
  m_ui->bar->setMaximum(std::max(m_hands, 1));
  m_ui->bar->setValue(m_done);
  showStatus();
}

// What is told beside the two views: one line in any case.
void ReviewPage::showStatus() {
  m_ui->measuring->setText(tr("Checking the biggest mistakes; the verdicts may change."));
  QWidget *page = m_game == nullptr ? m_ui->progress : m_measuring ? m_ui->measuringPage : m_ui->alsoPage;
  m_ui->status->setCurrentWidget(page);
}

void ReviewPage::showSummary() {
  const ReviewSummary summary = m_game == nullptr ? ReviewSummary{} : summaryOf(*m_game);
  //: Headline while nothing is known yet
  m_ui->headline->setText(m_game == nullptr ? tr("Review") : reviewHeadline(summary));
  m_ui->also->setText(m_game == nullptr ? QString() : reviewAlso(summary));
}

void ReviewPage::showCurve() {
  ScoreChart curve = ownScoreChart(*m_game, m_names);
  m_curvePlaces = std::move(curve.losses);
  m_ui->curve->setChart(curve.data);
}

void ReviewPage::showTurns() {
  for (std::size_t i = 0; i < kMostTurns; ++i) {
    TurnCard *card = m_cards[static_cast<qsizetype>(i)];
    card->setVisible(i < m_turns.size());
    if (i < m_turns.size())
      card->setTurn(static_cast<int>(i) + 1, turnPicture(*m_game, m_turns[i], m_names));
  }
  fitTurns();
}

void ReviewPage::showAllSteps() {
  const auto steps = m_game == nullptr ? 0 : static_cast<int>(m_game->steps().size());
  m_ui->allSteps->setVisible(steps > 0);
  //: Opens the list of all discards that took the hand further from a win
  m_ui->allSteps->setText(tr("All %Ln step(s) back…", "", steps));
}

// --- Events ---

void ReviewPage::updateLook() {
  m_ui->curve->setColors(chromeColors());
}

void ReviewPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fitParts();
  if (event->type() == QEvent::PaletteChange)
    updateLook();
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    showText();
  }
}

bool ReviewPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->body->parentWidget() && event->type() == QEvent::Resize)
    fitParts();
  if (watched == m_ui->body && event->type() == QEvent::LayoutRequest)
    fitContents();
  return QWidget::eventFilter(watched, event);
}

void ReviewPage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fitParts();
}

void ReviewPage::keyPressEvent(QKeyEvent *event) {
  const int row = event->key() - Qt::Key_1;
  if (event->key() == Qt::Key_Escape)
    Q_EMIT closeRequested();
  else if (m_game != nullptr && row >= 0 && row < static_cast<int>(m_turns.size()))
    m_cards[row]->click();
  else
    QWidget::keyPressEvent(event);
}

}  // namespace janso
