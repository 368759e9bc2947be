// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/matchendpage.h"

#include <QKeyEvent>
#include <algorithm>

#include "ui_matchendpage.h"
#include "widgets/controls/keygroups.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/results/momentribbon.h"
#include "widgets/sentences/momenttexts.h"
#include "widgets/sentences/seriestexts.h"

namespace janso {

namespace {

constexpr QSize kMatchPageSize(1080, 796);
constexpr qreal kOneLineTables =
    900;  // column in which the tables need one line a row, in pixels of the form
constexpr qreal kBestHandShare = 0.56;  // of the tray at the end of a hand

// Copies and says so.
void copyWith(PageField *field, PageLink *link) {
  field->copyAll();
  link->setText(MatchEndPage::tr("Copied"));
}

}  // namespace

MatchEndPage::MatchEndPage(TilePainter &painter, QWidget *parent)
    : OverlayPage(parent), m_ui(std::make_unique<Ui::MatchEndPage>()) {
  m_ui->setupUi(this);
  m_ui->bestHand->setPainter(&painter);
  m_ui->bestHand->setShare(kBestHandShare);
  // Over the edge of the panel, in no layout.
  m_ribbon = new MomentRibbon(m_ui->panel);
  setPanel(m_ui->panel, kMatchPageSize, m_ui->foot);
  column().turn(m_ui->seriesLine);
  column().setWidest(kMatchPageSize.width());
  column().keepInSight({m_ui->header, m_ui->sticksBox}, {m_ui->standing});
  connect(m_ui->rematch, &QPushButton::clicked, this, &MatchEndPage::rematchRequested);
  connect(m_ui->review, &QPushButton::clicked, this, &MatchEndPage::reviewRequested);
  connect(m_ui->newMatch, &QPushButton::clicked, this, &MatchEndPage::newMatchRequested);
  connect(m_ui->sheet, &QPushButton::clicked, this, &MatchEndPage::sheetRequested);
  connect(m_ui->close, &QPushButton::clicked, this, &MatchEndPage::closed);
  connect(m_ui->copyCommitment, &QPushButton::clicked, this,
          [this] { copyWith(m_ui->commitment, m_ui->copyCommitment); });
  connect(m_ui->showProof, &QPushButton::clicked, this,
          [this] { showProof(m_ui->proofDetails->isHidden()); });
  connect(m_ui->copySeed, &QPushButton::clicked, this, [this] { copyWith(m_ui->seed, m_ui->copySeed); });
}

MatchEndPage::~MatchEndPage() = default;

void MatchEndPage::setReviewable(bool reviewable) {
  m_ui->review->setVisible(reviewable);
}

void MatchEndPage::showMatch(const MatchInfo &info, const MatchResult &result,
                             const std::vector<HandEnd> &hands, const std::array<QString, 4> &names,
                             int viewer) {
  m_info = info;
  m_result = result;
  m_hands = hands;
  m_names = names;
  m_viewer = viewer;
  m_filled = true;
  m_ui->proofDetails->hide();
  fill();
  show();
  raise();
  m_ui->rematch->setFocus();
}

void MatchEndPage::setFelt(FeltColor felt) {
  m_ui->bestHand->setFelt(felt);
}

QString MatchEndPage::title() const {
  if (m_viewer >= 0)
    return ownTitle();
  QStringList winners;
  for (std::size_t seat = 0; seat < m_info.rules.players; ++seat) {
    if (m_result.place[seat] == 1)
      winners << m_names[seat];
  }
  if (winners.size() > 1)
    return tr("%1 tie for 1st place").arg(winners.join(tr(", ")));
  return tr("%1 wins the match").arg(winners.join(QString()));
}

QString MatchEndPage::ownTitle() const {
  const int place = m_result.place[static_cast<std::size_t>(m_viewer)];
  const auto seats = m_result.place.begin() + m_info.rules.players;
  if (std::count(m_result.place.begin(), seats, place) > 1)
    return tr("You tied for %1 place").arg(placeText(place));
  return place == 1 ? tr("You won the match") : tr("You came %1").arg(placeText(place));
}

void MatchEndPage::fill() {
  m_ui->seal->setVisible(m_viewer >= 0);
  m_ui->seal->setPlace(m_viewer >= 0 ? m_result.place[static_cast<std::size_t>(m_viewer)] : 0);
  m_ui->title->setText(title());
  m_ribbon->setMoment(m_hands.empty() ? MomentText() : matchMoment(m_hands.back()));
  setAccessibleName(m_ribbon->after(m_ui->title->text()));
  m_ui->rules->setText(shownRulesetName(m_info.rules));
  m_ui->length->setText(matchOfLength(m_info.rules.length));
  m_ui->standing->setStanding(m_info.rules, standing(m_info.rules, m_result, m_names), m_viewer, m_portraits);
  m_ui->sticks->setText(m_hands.empty() ? QString() : leftoverSticksText(m_hands.back(), m_result));
  m_ui->sticks->setVisible(!m_ui->sticks->text().isEmpty());
  fillBestHand();
  m_ui->hands->setHands(m_hands, m_names);
  const bool any = !m_hands.empty();
  m_ui->hands->setVisible(any);
  m_ui->legend->setVisible(any);
  m_ui->coach->setVisible(!m_coach.isEmpty());
  m_ui->coach->setText(m_coach.join(QStringLiteral("   \u00b7   ")));
  fillSeries();
  fillProof();
  fitPanel();
}

void MatchEndPage::fillBestHand() {
  const std::optional<BestHand> best = bestHand(m_hands, m_viewer);
  m_ui->bestHand->setVisible(best.has_value());
  if (!best)
    return;
  const HandEnd &end = m_hands[best->hand];
  const HoraInfo &info = end.wins[best->win];
  m_ui->bestHand->setHand(info, end.before.seats(), end.before.player(info.winner).kita);
  m_ui->bestHand->setCaption(best->title, best->value);
}

void MatchEndPage::fillSeries() {
  m_ui->series->setVisible(m_series.has_value());
  if (!m_series) {
    m_ui->rematch->setText(tr("Rematch"));
    return;
  }
  const int count = static_cast<int>(m_series->played.size());
  m_ui->seriesHead->setText(m_series->isOver()
                                ? tr("Series: final standings")
                                : tr("Series: match %1 of %2").arg(count).arg(m_series->matches));
  m_ui->seriesStanding->setText(seriesStanding(*m_series, QStringLiteral("   \u00b7   ")));
  m_ui->rematch->setText(m_series->isOver() ? tr("Play series again") : tr("Next match in series"));
}

void MatchEndPage::fillProof() {
  const QString commitment = QString::fromStdString(m_info.wallCommitment);
  const QString seed = QString::fromStdString(m_result.wallSeed);
  m_ui->proof->setVisible(!commitment.isEmpty() && !seed.isEmpty());
  m_ui->commitment->setText(commitment);
  m_ui->commitment->setCursorPosition(0);
  m_ui->seed->setText(seed);
  m_ui->seed->setCursorPosition(0);
  m_ui->copyCommitment->setText(tr("Copy"));
  m_ui->copySeed->setText(tr("Copy"));
  nameProof();
  // The command is the same in every language.
  m_ui->howToCheck->setText(
      tr("All walls in this match were generated from this seed. The seed's SHA-256 hash was in the log "
         "before the first deal, so the walls were fixed before anyone played. To check: %1")
          .arg(QStringLiteral("echo SEED | xxd -r -p | sha256sum")));
}

void MatchEndPage::nameProof() {
  m_ui->showProof->setText(m_ui->proofDetails->isHidden() ? tr("Was the deal fair?")
                                                          : tr("Hide fairness check"));
}

// Most never ask: until then the hands have the room.
void MatchEndPage::showProof(bool shown) {
  m_ui->proofDetails->setVisible(shown);
  nameProof();
  m_ui->proofBox->activate();  // else the panel would be fitted to what was there before
  fitPanel();
}

void MatchEndPage::retranslate() {
  m_ui->retranslateUi(this);
  if (m_filled)
    fill();
}

void MatchEndPage::panelTurned() {
  m_ui->hands->setAllRows(column().isSet());
  setTall(false);
  setButtonRows(1);
}

void MatchEndPage::columnSized(qreal width) {
  setTall(width < kOneLineTables);
  setButtonRows(1);
  const QMargins sides = m_ui->page->contentsMargins();
  const int room = qRound(width * pageScale()) - sides.left() - sides.right();
  if (m_ui->buttons->sizeHint().width() > room)
    setButtonRows(2);
}

void MatchEndPage::setTall(bool tall) {
  m_ui->standing->setTall(tall);
  m_ui->bestHand->setCaptionBelow(tall);
  m_ui->hands->setTall(tall);
}

// In one row they are as wide as their texts, in two all alike.
void MatchEndPage::setButtonRows(int rows) {
  const int share = rows > 1 ? 1 : 0;
  m_ui->buttons->setDirection(rows > 1 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_ui->leave->setStretchFactor(m_ui->close, share);
  m_ui->leave->setStretchFactor(m_ui->newMatch, share);
  m_ui->next->setStretchFactor(m_ui->review, share);
  m_ui->next->setStretchFactor(m_ui->rematch, share);
}

void MatchEndPage::panelFitted() {
  // Where the window has room, all hands are seen without scrolling.
  m_ui->panel->layout()->activate();
  const int hidden = m_ui->hands->isHidden() ? 0 : m_ui->hands->contentHeight() - m_ui->hands->height();
  const int free = height() - m_ui->panel->height() - 2 * kMargin;
  const int more = std::min(hidden, free);
  if (more > 0)
    m_ui->panel->setGeometry(m_ui->panel->geometry().adjusted(0, -(more / 2), 0, more - more / 2));
  m_ribbon->place(pageScale());
}

void MatchEndPage::keyPressEvent(QKeyEvent *event) {
  // Whatever is not for a part of the page goes no further.
  event->accept();
  if (scrollsBy(event->key()))
    return;
  const bool enter = isEnter(event->key());
  if (enter && !event->isAutoRepeat())
    enterButton()->click();
}

// The one that has the focus, else the one that says so: a list or a field has no use for the key.
QPushButton *MatchEndPage::enterButton() const {
  auto *focused = qobject_cast<QPushButton *>(focusWidget());
  return focused != nullptr ? focused : m_ui->rematch;
}

void MatchEndPage::focusMoved() {
  m_ui->rematch->setKeyElsewhere(enterButton() != m_ui->rematch);
}

}  // namespace janso
