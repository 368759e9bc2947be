// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewpage.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui_reviewpage.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/letscroll.h"
#include "widgets/learn/optionbutton.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/review/reviewcategories.h"
#include "widgets/review/reviewcharts.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/rolloutview.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

constexpr std::size_t kDearest = 5;
constexpr int kBetweenChips = 6;
constexpr int kLeastRow = 820;  // pixels, of what wraps where it is narrower

int count(const SeatFigures &figures, LossClass which) {
  return figures.classes[static_cast<std::size_t>(which)];
}

QString whole(qint64 value) {
  return QLocale().toString(value);
}

}  // namespace

ReviewPage::ReviewPage(TilePainter *painter, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::ReviewPage>()), m_painter(painter), m_none(nullptr) {
  m_ui->setupUi(this);
  letFlow(m_ui->chips, kBetweenChips);
  applyChrome(m_ui->ground);
  for (QHBoxLayout *row : {m_ui->header, m_ui->buttons})
    letFlow(row, kLeastRow);
  m_contents = letScroll(m_ui->ground);
  m_contents->parentWidget()->installEventFilter(this);
  m_none = new QLabel(m_ui->dearRows);
  m_none->setWordWrap(true);
  setRole(m_none, "second");
  m_ui->dearLayout->addWidget(m_none);
  m_measuring = new QLabel(m_ui->dearRows);
  m_measuring->setObjectName(QStringLiteral("measuring"));
  m_measuring->setWordWrap(true);
  m_measuring->hide();
  setRole(m_measuring, "note");
  m_ui->dearLayout->addWidget(m_measuring);
  for (std::size_t i = 0; i < kDearest; ++i) {
    auto *row = new OptionButton(painter, m_ui->dearRows);
    setRole(row, "answer");
    // As high as its words at the width that it gets.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    m_ui->dearLayout->addWidget(row);
    m_rows << row;
  }
  m_back = new QLabel(m_ui->dearRows);
  m_back->setObjectName(QStringLiteral("stepsBack"));
  m_back->setWordWrap(true);
  setRole(m_back, "second");
  m_ui->dearLayout->addWidget(m_back);
  m_ui->dearLayout->addStretch(1);
  m_ui->dearArea->viewport()->installEventFilter(this);
  m_ui->showScores->setChecked(true);
  m_ui->rollouts->setPainter(painter);
  connectParts();
  nameStrictness();
  setStrictness(Strictness::Normal);
  updateLook();
  showText();
}

ReviewPage::~ReviewPage() = default;

void ReviewPage::connectParts() {
  connect(m_ui->stop, &QPushButton::clicked, this, &ReviewPage::stopRequested);
  connect(m_ui->seat, &QComboBox::activated, this, &ReviewPage::seatChosen);
  connect(m_ui->strictness, &QComboBox::activated, this,
          [this](int index) { Q_EMIT strictnessChosen(static_cast<Strictness>(index)); });
  connect(m_ui->retry, &QPushButton::clicked, this, &ReviewPage::learnRequested);
  connect(m_ui->replay, &QPushButton::clicked, this, &ReviewPage::replayRequested);
  connect(m_ui->close, &QPushButton::clicked, this, &ReviewPage::leaveRequested);
  const std::array<std::pair<QPushButton *, QWidget *>, 4> views{
      {{m_ui->showScores, m_ui->scores},
       {m_ui->showCategories, m_ui->categoriesPage},
       {m_ui->showLuck, m_ui->luckPage},
       {m_ui->showRollouts, m_ui->rollouts}}};
  for (const auto &[chip, view] : views)
    connect(chip, &QPushButton::clicked, this,
            [this, shown = view] { m_ui->viewStack->setCurrentWidget(shown); });
  connect(m_ui->rollouts, &RolloutView::placeChosen, this, &ReviewPage::placeChosen);
  for (ChartWidget *chart : {m_ui->scores, m_ui->luck})
    connect(chart, &ChartWidget::steppedTo, this, [chart](const QString &text) { announce(chart, text); });
  connect(m_ui->scores, &ChartWidget::activated, this, [this](int series, int point) {
    if (series + 1 == static_cast<int>(m_ui->scores->chart().series.size()))
      Q_EMIT placeChosen(m_lossPlaces[static_cast<std::size_t>(point)]);
  });
  for (qsizetype i = 0; i < m_rows.size(); ++i) {
    connect(m_rows[i], &QPushButton::clicked, this, [this, i] {
      const auto losses = m_game->dearest(kDearest);
      Q_EMIT placeChosen(m_game->choiceOf(*losses[static_cast<std::size_t>(i)].verdict).place());
    });
  }
}

// In the order of Strictness.
void ReviewPage::nameStrictness() {
  //: How strict a review is: from which loss on a choice counts as an inaccuracy
  const QStringList names{tr("Strict"), tr("Normal"), tr("Mild")};
  const int chosen = m_ui->strictness->currentIndex();
  const QSignalBlocker quiet(m_ui->strictness);
  m_ui->strictness->clear();
  m_ui->strictness->addItems(names);
  m_ui->strictness->setCurrentIndex(chosen);
}

void ReviewPage::setStrictness(Strictness strictness) {
  m_ui->strictness->setCurrentIndex(static_cast<int>(strictness));
}

// --- What there is to show ---

void ReviewPage::wait(const QString &file, const QStringList &names, int seat) {
  m_game.reset();
  m_stopped = false;
  m_done = 0;
  m_hands = 0;
  m_ui->file->setText(file);
  const QSignalBlocker quiet(m_ui->seat);
  m_ui->seat->clear();
  m_ui->seat->addItems(names);
  m_ui->seat->setCurrentIndex(seat);
  showText();
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

void ReviewPage::setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names) {
  m_game = std::move(game);
  m_names = names;
  showText();
  if (m_rows.front()->isVisibleTo(this))
    m_rows.front()->setFocus();
  else
    m_ui->close->setFocus();
}

void ReviewPage::updateGame(std::shared_ptr<const ReviewedGame> game) {
  m_game = std::move(game);
  showText();
}

RolloutView *ReviewPage::rollouts() const {
  return m_ui->rollouts;
}

void ReviewPage::showText() {
  const bool ready = m_game != nullptr;
  m_ui->progress->setVisible(!ready);
  m_ui->cards->setVisible(ready);
  // Its place is kept, so that nothing jumps when it comes.
  m_ui->body->setEnabled(ready);
  for (QWidget *part : {static_cast<QWidget *>(m_ui->viewStack), static_cast<QWidget *>(m_ui->dearArea)})
    part->setVisible(ready);
  for (QWidget *part : {static_cast<QWidget *>(m_ui->showScores), static_cast<QWidget *>(m_ui->dearHead),
                        static_cast<QWidget *>(m_ui->showCategories), static_cast<QWidget *>(m_ui->showLuck),
                        static_cast<QWidget *>(m_ui->showRollouts)})
    part->setVisible(ready);
  m_ui->retry->setEnabled(ready && !m_game->exercises().empty());
  showProgress();
  if (!ready)
    return;
  showFigures();
  showCharts();
  showCategories();
  showDearest();
  m_ui->rollouts->setGame(m_game, m_names);
}

void ReviewPage::showProgress() {
  m_ui->stop->setVisible(!m_stopped);
  m_ui->bar->setVisible(!m_stopped);
  if (m_stopped) {
    m_ui->progressText->setText(
        tr("Stopped. What is done is kept; the review goes on when it is asked for "
           "again."));
    return;
  }
  m_ui->progressText->setText(m_hands == 0 ? tr("Reviewing ...")
                                           : tr("Reviewing: %1 of %2 hands").arg(m_done).arg(m_hands));
  m_ui->bar->setMaximum(std::max(m_hands, 1));
  m_ui->bar->setValue(m_done);
}

void ReviewPage::showFigures() {
  const SeatFigures &figures = m_game->figures();
  const auto accuracy = figures.accuracy();
  m_ui->accuracy->setText(reviewAccuracy(figures));
  m_ui->accuracyNote->setText(!accuracy             ? tr("too few choices could be judged")
                              : accuracy->onlyRange ? tr("too few choices for one number")
                                                    : tr("with its 95 % interval"));
  m_ui->loss->setText(reviewLossPerChoice(figures.all));
  m_ui->lossNote->setText(
      //: Below how much is lost per choice: the unit, and the same in points
      tr("thousandths of a place; %1").arg(reviewPointsPerChoice(figures.all)));
  m_ui->choices->setText(whole(figures.all.choices));
  m_ui->choicesNote->setText(tr("%1 as the evaluator's bot, %2 more not judged")
                                 .arg(whole(figures.same), whole(count(figures, LossClass::NotJudged))));
  m_ui->losses->setText(whole(count(figures, LossClass::Inaccuracy) + count(figures, LossClass::Mistake) +
                              count(figures, LossClass::Blunder)));
  m_ui->lossesNote->setText(reviewClassCounts(figures));
  showAdjusted();
}

void ReviewPage::showAdjusted() {
  const std::optional<HandLuck> &luck = m_game->luck();
  if (!luck) {
    m_ui->adjusted->setText(QStringLiteral("\u2013"));
    m_ui->adjustedNote->setText(tr("not known: the record does not show all hands"));
    return;
  }
  const double points = luck->of(m_game->seat());
  const auto hands = static_cast<std::size_t>(m_game->replay().hands());
  const int players = m_game->replay().info().rules.players;
  m_ui->adjusted->setText(
      reviewAdjustedPoints(adjusted(m_game->points(), points), adjustedError(hands, players)));
  QStringList notes{reviewLuckPoints(points)};
  if (const std::optional<int> place = finalPlace(m_game->replay().game(), m_game->seat()))
    notes << reviewAdjustedPlace(*place, placesOfLuck(points, players), luckScale(players).restOfPlace);
  m_ui->adjustedNote->setText(notes.join(QLatin1Char('\n')));
}

void ReviewPage::showCharts() {
  ScoreChart scores = scoreChart(*m_game, m_names);
  m_lossPlaces = std::move(scores.losses);
  m_ui->scores->setChart(scores.data);
  m_ui->luck->setChart(luckChart(*m_game));
  m_ui->luck->setVisible(m_game->luck().has_value());
  if (!m_game->luck()) {
    m_ui->luckNote->setText(tr("How much was luck is not known: the record does not show all hands."));
    return;
  }
  const auto rounded = [](double points) { return signedPointsText(static_cast<int>(std::lround(points))); };
  m_ui->luckNote->setText(
      tr("%1 points won; without luck %2. Each step of luck is what came less the mean of "
         "all that could have come.")
          .arg(rounded(m_game->points()),
               rounded(adjusted(m_game->points(), m_game->luck()->of(m_game->seat())))));
}

void ReviewPage::showCategories() {
  const SeatFigures &figures = m_game->figures();
  m_bots = shippedBotReviews(m_game->replay().info().rules.length);
  m_ui->categories->setFigures(figures, m_bots);
  QStringList notes;
  const std::optional<NearestBot> nearest =
      m_bots && figures.accuracy() ? nearestByAccuracy(figures, *m_bots) : std::nullopt;
  if (nearest) {
    QStringList alike;
    for (const BotReviews::Bot *bot : nearest->alike)
      alike << botOwnName(bot->id, bot->id);
    notes << reviewNearestBot(reviewAccuracy(figures), botName(nearest->bot->id, nearest->bot->id),
                              *nearest->bot->accuracy(), alike);
  }
  if (m_bots)
    notes << reviewBotsNote(*m_bots, rulesetName(m_bots->ruleset, m_bots->ruleset),
                            botOwnName(m_bots->evaluator, m_bots->evaluator));
  m_ui->besideNote->setText(sentencesText(notes));
  m_ui->besideNote->setVisible(!notes.isEmpty());
}

void ReviewPage::setMeasuring(bool on) {
  m_measuring->setVisible(on);
  fitRows();
}

void ReviewPage::showDearest() {
  const auto losses = m_game->dearest(kDearest);
  for (std::size_t i = 0; i < kDearest; ++i) {
    OptionButton *row = m_rows[static_cast<qsizetype>(i)];
    row->setVisible(i < losses.size());
    if (i >= losses.size())
      continue;
    const ReviewedChoice &choice = m_game->choiceOf(*losses[i].verdict);
    const Board board = m_game->replay().view(choice.place(), m_game->seat(), ReplayHands::Own).board;
    // What a plan of several steps lost is more than the one that was measured.
    const Rollout *proof = losses[i].steps > 1 ? nullptr : choice.proof();
    row->setOption(static_cast<int>(i) + 1, reviewLossRow(losses[i], replayTurnText(board), proof), false);
  }
  m_none->setVisible(losses.empty());
  m_none->setText(tr("No choice was surely worse than another."));
  m_measuring->setText(
      tr("The dearest choices are being measured by roll-outs; what is said of them may change."));
  const int back = m_game->stepsBack();
  m_back->setVisible(back > 0);
  m_back->setText(tr(
      "%Ln discard(s) left the hand further from tenpai than another that was no more dangerous. Such hands "
      "are only estimated, so that is not judged; a roll-out tells what it cost.",
      "", back));
  fitRows();
}

// A scroll area knows nothing of rows that are higher where they are narrower.
void ReviewPage::fitRows() {
  const int width = m_ui->dearArea->viewport()->width();
  m_ui->dearRows->setMinimumHeight(m_ui->dearLayout->heightForWidth(width));
}

// --- Events ---

void ReviewPage::updateLook() {
  for (ChartWidget *chart : {m_ui->scores, m_ui->luck})
    chart->setColors(chromeColors());
}

void ReviewPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fitParts();
  if (event->type() == QEvent::PaletteChange)
    updateLook();
  if (event->type() == QEvent::LanguageChange) {
    const QString file = m_ui->file->text();
    m_ui->retranslateUi(this);
    m_ui->file->setText(file);
    nameStrictness();
    showText();
  }
}

bool ReviewPage::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->dearArea->viewport() && event->type() == QEvent::Resize)
    fitRows();
  if (m_contents != nullptr && watched == m_contents->parentWidget() && event->type() == QEvent::Resize)
    fitParts();
  return QWidget::eventFilter(watched, event);
}

void ReviewPage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fitParts();
}

void ReviewPage::keyPressEvent(QKeyEvent *event) {
  const int row = event->key() - Qt::Key_1;
  if (event->key() == Qt::Key_Escape)
    Q_EMIT leaveRequested();
  else if (m_game != nullptr && row >= 0 && row < m_rows.size() && m_rows[row]->isVisibleTo(this))
    m_rows[row]->click();
  else
    QWidget::keyPressEvent(event);
}

}  // namespace janso
