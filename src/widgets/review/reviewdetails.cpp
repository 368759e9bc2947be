// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/reviewdetails.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui_reviewdetails.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/fonts.h"
#include "widgets/review/reviewcategories.h"
#include "widgets/review/reviewcharts.h"
#include "widgets/review/reviewedgame.h"
#include "widgets/review/rolloutview.h"
#include "widgets/review/stepslist.h"
#include "widgets/sentences/reviewsummarytexts.h"
#include "widgets/sentences/reviewtexts.h"

namespace janso {

namespace {

constexpr int kBetweenChips = 6;
constexpr int kBetweenColumns = 12;             // of a card that is a line
constexpr std::array<int, 3> kShares{3, 3, 4};  // of its parts
constexpr int kAllShares = 10;
constexpr int kBorder = 2;     // of a card, both sides
constexpr int kNoteLines = 3;  // that the note of a card has room for, unless the game needs more
constexpr int kUprightView = 320;
constexpr int kLeastView = 150;  // height in pixels, for texts as large as designed

int count(const SeatFigures &figures, LossClass which) {
  return figures.classes[static_cast<std::size_t>(which)];
}

QString whole(qint64 value) {
  return QLocale().toString(value);
}

}  // namespace

ReviewDetails::ReviewDetails(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::ReviewDetails>()) {
  m_ui->setupUi(this);
  flowItems(m_ui->chips, kBetweenChips);
  m_ui->showScores->setChecked(true);
  connectParts();
  nameStrictness();
  setStrictness(Strictness::Normal);
  updateLook();
}

ReviewDetails::~ReviewDetails() = default;

void ReviewDetails::connectParts() {
  connect(m_ui->strictness, &QComboBox::activated, this,
          [this](int index) { Q_EMIT strictnessChosen(static_cast<Strictness>(index)); });
  const std::array<std::pair<QPushButton *, QWidget *>, 5> views{
      {{m_ui->showScores, m_ui->scores},
       {m_ui->showCategories, m_ui->categoriesPage},
       {m_ui->showLuck, m_ui->luckPage},
       {m_ui->showRollouts, m_ui->rollouts},
       {m_ui->showSteps, m_ui->steps}}};
  for (const auto &[chip, view] : views)
    connect(chip, &QPushButton::clicked, this,
            [this, shown = view] { m_ui->viewStack->setCurrentWidget(shown); });
  connect(m_ui->rollouts, &RolloutView::placeChosen, this, &ReviewDetails::placeChosen);
  connect(m_ui->steps, &StepsList::placeChosen, this, &ReviewDetails::placeChosen);
  for (ChartWidget *chart : {m_ui->scores, m_ui->luck})
    connect(chart, &ChartWidget::steppedTo, this, [chart](const QString &text) { announce(chart, text); });
  connect(m_ui->scores, &ChartWidget::activated, this, [this](int series, int point) {
    if (series + 1 == static_cast<int>(m_ui->scores->chart().series.size()))
      Q_EMIT placeChosen(m_lossPlaces[static_cast<std::size_t>(point)]);
  });
}

// In the order of Strictness.
void ReviewDetails::nameStrictness() {
  //: How strict a review is: from which loss on a decision counts as an inaccuracy
  const QStringList names{tr("Strict"), tr("Normal"), tr("Mild")};
  const int chosen = m_ui->strictness->currentIndex();
  const QSignalBlocker quiet(m_ui->strictness);
  m_ui->strictness->clear();
  m_ui->strictness->addItems(names);
  m_ui->strictness->setCurrentIndex(chosen);
}

void ReviewDetails::setPainter(TilePainter *painter) {
  m_ui->rollouts->setPainter(painter);
}

void ReviewDetails::setStrictness(Strictness strictness) {
  m_ui->strictness->setCurrentIndex(static_cast<int>(strictness));
}

RolloutView *ReviewDetails::rollouts() const {
  return m_ui->rollouts;
}

void ReviewDetails::showSteps() {
  m_ui->showSteps->click();
  m_ui->steps->setFocus();
}

void ReviewDetails::setGame(std::shared_ptr<const ReviewedGame> game, const SeatNames &names) {
  m_game = std::move(game);
  m_names = names;
  showAll();
}

void ReviewDetails::showAll() {
  if (m_game == nullptr)
    return;
  showFigures();
  showCharts();
  showCategories();
  m_ui->rollouts->setGame(m_game, m_names);
  m_ui->steps->setGame(m_game);
  reserveNotes();
}

// --- What there is to show ---

void ReviewDetails::showFigures() {
  const SeatFigures &figures = m_game->figures();
  const auto accuracy = figures.accuracy();
  const bool tells = accuracy && accuracy->isTelling();
  m_ui->accuracy->setText(tells && !accuracy->onlyRange ? whole(std::lround(accuracy->value))
                                                        : reviewAccuracy(figures));
  m_ui->accuracyNote->setText(!tells                ? tr("needs more judged decisions")
                              : accuracy->onlyRange ? tr("95% confidence interval")
                                                    : reviewAccuracyText(*accuracy));
  m_ui->loss->setText(reviewMeanLoss(figures.all));
  m_ui->lossNote->setText(
      //: Below the loss per 100 decisions: its unit, and the same in points ("6,100 points")
      tr("places; %1").arg(reviewMeanLossPoints(figures.all)));
  m_ui->choices->setText(whole(figures.all.choices));
  m_ui->choicesNote->setText(tr("bot agrees: %1; not judged: %2")
                                 .arg(whole(figures.same), whole(count(figures, LossClass::NotJudged))));
  m_ui->losses->setText(whole(reviewSummaryOf(figures).mistakes));
  m_ui->lossesNote->setText(reviewClassCounts(figures));
  showAdjusted();
}

void ReviewDetails::showAdjusted() {
  const std::optional<HandLuck> &luck = m_game->luck();
  if (!luck) {
    m_ui->adjusted->setText(QStringLiteral("\u2013"));
    m_ui->adjustedNote->setText(tr("unknown: the record does not show all hands"));
    return;
  }
  const double points = luck->of(m_game->seat());
  const auto hands = static_cast<std::size_t>(m_game->replay().hands());
  const int players = m_game->replay().info().rules.players;
  m_ui->adjusted->setText(
      reviewAdjustedPoints(adjusted(m_game->points(), points), adjustedError(hands, players)));
  QStringList notes{reviewLuckPoints(points)};
  if (const std::optional<int> place = finalPlace(m_game->replay().game(), m_game->seat()))
    notes << reviewAdjustedPlace(*place, placesOfLuck(points, players), luckScale(players).restOfPlace,
                                 players);
  m_ui->adjustedNote->setText(notes.join(QLatin1Char('\n')));
}

void ReviewDetails::showCharts() {
  ScoreChart scores = scoreChart(*m_game, m_names);
  m_lossPlaces = std::move(scores.losses);
  m_ui->scores->setChart(scores.data);
  m_ui->luck->setChart(luckChart(*m_game));
  m_ui->luck->setVisible(m_game->luck().has_value());
  if (!m_game->luck()) {
    m_ui->luckNote->setText(tr("The role of luck is unknown: the record does not show all hands."));
    return;
  }
  const auto rounded = [](double points) { return signedPointsText(static_cast<int>(std::lround(points))); };
  m_ui->luckNote->setText(tr("Points gained: %1. Without luck: %2. Each luck step compares the actual tiles "
                             "with the average of all possible ones.")
                              .arg(rounded(m_game->points()),
                                   rounded(adjusted(m_game->points(), m_game->luck()->of(m_game->seat())))));
}

void ReviewDetails::showCategories() {
  const SeatFigures &figures = m_game->figures();
  m_bots = shippedBotReviews(m_game->replay().info().rules.length);
  m_ui->categories->setFigures(figures, m_bots);
  QStringList notes;
  const auto accuracy = figures.accuracy();
  const std::optional<NearestBot> nearest =
      m_bots && accuracy && accuracy->isTelling() ? nearestByAccuracy(figures, *m_bots) : std::nullopt;
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

// --- Places ---

// The notes change while rollouts run. The cards are as high as the highest note has been at this width, and
// have room for kNoteLines from the start.
void ReviewDetails::reserveNotes() {
  const auto notes = {m_ui->accuracyNote, m_ui->lossNote, m_ui->choicesNote, m_ui->lossesNote,
                      m_ui->adjustedNote};
  const QMargins edge = m_ui->accuracyLayout->contentsMargins();
  const int gaps =
      m_upright ? 2 * kBetweenColumns : (static_cast<int>(notes.size()) - 1) * m_ui->cardsLayout->spacing();
  const int room = width() - gaps;
  const int wide = m_upright ? (room - edge.left() - edge.right()) * kShares.back() / kAllShares
                             : room / static_cast<int>(notes.size()) - edge.left() - edge.right() - kBorder;
  // Likewise the figures, which share the width.
  const std::array<std::pair<QLabel *, QString>, 5> figures{
      {{m_ui->accuracy, QStringLiteral("00 00 00")},
       {m_ui->loss, QStringLiteral("0.00 \u00b1 0.00")},
       {m_ui->choices, QStringLiteral("000")},
       {m_ui->losses, QStringLiteral("000")},
       {m_ui->adjusted, QStringLiteral("+00,000 \u00b1 00,000")}}};
  for (const auto &[figure, usual] : figures) {
    figure->ensurePolished();
    figure->setMinimumWidth(std::max(figure->fontMetrics().horizontalAdvance(usual),
                                     figure->fontMetrics().horizontalAdvance(figure->text())));
  }
  for (QLabel *note : notes) {
    note->ensurePolished();
    const int least = kNoteLines * note->fontMetrics().lineSpacing();
    note->setMinimumHeight(std::max({note->minimumHeight(), least, note->heightForWidth(std::max(1, wide))}));
  }
}

void ReviewDetails::fitParts(bool upright) {
  m_upright = upright;
  m_ui->cardsLayout->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_ui->chipRow->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  // A card is a line then: what it is about, its figure, what there is to say of it.
  const std::array<QBoxLayout *, 5> cards{m_ui->accuracyLayout, m_ui->lossLayout, m_ui->choicesLayout,
                                          m_ui->lossesLayout, m_ui->adjustedLayout};
  const std::array<int, 3> shares = upright ? kShares : std::array{0, 0, 1};
  for (QBoxLayout *card : cards) {
    card->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    card->setSpacing(upright ? kBetweenColumns : 1);
    for (int part = 0; part < 3; ++part)
      card->setStretch(part, shares[static_cast<std::size_t>(part)]);
  }
  // The rollouts need the most, whatever they say.
  const int view = std::max(qRound(theme::textPixels(upright ? kUprightView : kLeastView)),
                            m_ui->rollouts->minimumSizeHint().height());
  m_ui->viewStack->setMinimumHeight(view);
  m_ui->viewStack->setMaximumHeight(upright ? view : QWIDGETSIZE_MAX);
  for (QLabel *note :
       {m_ui->accuracyNote, m_ui->lossNote, m_ui->choicesNote, m_ui->lossesNote, m_ui->adjustedNote})
    note->setMinimumHeight(0);
  reserveNotes();
}

// --- Events ---

void ReviewDetails::updateLook() {
  for (ChartWidget *chart : {m_ui->scores, m_ui->luck})
    chart->setColors(chromeColors());
}

void ReviewDetails::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fitParts(m_upright);
}

void ReviewDetails::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange)
    updateLook();
  // The parts get their fonts later.
  if (event->type() == QEvent::FontChange)
    QMetaObject::invokeMethod(
        this, [this] { fitParts(m_upright); }, Qt::QueuedConnection);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    nameStrictness();
    showAll();
  }
}

}  // namespace janso
