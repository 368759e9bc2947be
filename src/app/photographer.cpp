// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "app/photographer.h"

#include <QApplication>
#include <QPixmap>
#include <QTimer>
#include <algorithm>
#include <array>
#include <optional>

#include "app/lessonwalk.h"
#include "game/gamecontroller.h"
#include "widgets/learn/coachcard.h"
#include "widgets/learn/drillpage.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/glossarydialog.h"
#include "widgets/learn/handbookdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/windetails.h"
#include "widgets/review/reviewrunner.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/glossarydesk.h"
#include "widgets/window/handbookdesk.h"
#include "widgets/window/lessondesk.h"
#include "widgets/window/librarydesk.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/rolloutdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"

namespace janso {

namespace {

// The coach at the first seat, which is a human's and does what it is advised.
struct CoachMoment {
  const char *word;
  WindowCommand level;  // that sets it
  bool claim;           // on another's discard
};
constexpr std::array kCoachMoments{CoachMoment{"coach", WindowCommand::CoachFull, false},
                                   CoachMoment{"coach-call", WindowCommand::CoachFull, true},
                                   CoachMoment{"coach-hint", WindowCommand::CoachGentle, false},
                                   CoachMoment{"coach-warning", WindowCommand::CoachGentle, false}};

const CoachMoment *coachMoment(const QString &word) {
  const auto *found = std::find_if(kCoachMoments.begin(), kCoachMoments.end(),
                                   [&word](const CoachMoment &m) { return word == QLatin1String(m.word); });
  return found == kCoachMoments.end() ? nullptr : found;
}

constexpr int kMatches = 30;       // looked through before giving up
constexpr int kSettleMs = 60;      // layout and painting after the last event
constexpr int kCurtainTiles = 42;  // left in the wall: there should be something to see on the table
constexpr int kTooltipAfter = 120;

// Discards the drawn tile, lets everything go by, wins when it can.
Action simpleAnswer(const Decision &decision) {
  const auto find = [&decision](auto test) -> const Action * {
    const auto found = std::find_if(decision.legal.begin(), decision.legal.end(), test);
    return found == decision.legal.end() ? nullptr : found;
  };
  if (const Action *win = find([](const Action &a) { return a.isWin(); }))
    return *win;
  if (const Action *skip = find([](const Action &a) { return a.type == ActionType::Skip; }))
    return *skip;
  if (const Action *drawn = find([](const Action &a) { return a.type == ActionType::Dahai && a.tsumogiri; }))
    return *drawn;
  return decision.legal[0];
}

// The part of the result page that is asked for, if one is.
std::optional<DetailSection> sectionOf(const QString &at) {
  if (at == QLatin1String("result-fu"))
    return DetailSection::Fu;
  if (at == QLatin1String("result-payment"))
    return DetailSection::Payment;
  if (at == QLatin1String("result-whatif"))
    return DetailSection::WhatIf;
  return std::nullopt;
}

}  // namespace

Photographer::Photographer(MainWindow *window, GameController *controller, const Options &options)
    : m_window(window), m_controller(controller), m_options(options), m_event(options.at.toInt()) {
  connect(controller, &GameController::eventHappened, this, &Photographer::onEvent);
  connect(controller, &GameController::decisionRequested, this, &Photographer::onDecision,
          Qt::QueuedConnection);
  connect(controller, &GameController::handEnded, this, &Photographer::onHandEnded, Qt::QueuedConnection);
  connect(controller, &GameController::matchEnded, this, &Photographer::onMatchEnded);
}

void Photographer::start(const MatchSetup &setup) {
  m_setup = setup;
  if (m_options.at == QLatin1String("curtain")) {
    for (const std::size_t seat : {0U, 2U})
      m_setup.seats[seat].kind = PlayerKind::Human;
    m_setup.callsBeforeFirstTurn = false;  // nobody is here to arm any
  }
  // Who only gives back what it draws is hardly ever ready.
  if (m_options.at == QLatin1String("reason-waits") || m_options.at == QLatin1String("reason-furiten")) {
    m_setup.seats[0].kind = PlayerKind::Bot;
    m_setup.seats[0].botId = QStringLiteral("hunter");
  }
  if (const CoachMoment *coach = coachMoment(m_options.at)) {
    m_setup.seats[0].kind = PlayerKind::Human;
    m_window->actions()->action(coach->level)->trigger();
    connect(m_window->coach(), &CoachDesk::advised, this, &Photographer::onCoach, Qt::QueuedConnection);
  }
  m_window->session()->setAlwaysShowPages(true);
  if (!startPage())
    playNext();
}

// Each further word of the moment is a command of the replay by its name in the settings.
void Photographer::startReplay() {
  ReplayDesk *desk = m_window->pages()->replay();
  connect(desk, &ReplayDesk::failed, this, &Photographer::done);
  connect(desk, &ReplayDesk::opened, this, [this, desk] {
    for (const QString &word : m_options.at.split(QLatin1Char(':')).mid(1)) {
      for (const ReplayKey &key : replayKeys()) {
        if (word == QLatin1String(key.name))
          desk->page()->run(key.command);
      }
    }
    take();
  });
  m_window->openRecord(m_options.record);
}

// The review of the player at the bottom of the replay, without the rollouts that would follow it.
void Photographer::startReview() {
  ReplayDesk *replay = m_window->pages()->replay();
  ReviewDesk *review = m_window->pages()->review();
  connect(replay, &ReplayDesk::failed, this, &Photographer::done);
  connect(review->runner(), &ReviewRunner::finished, this, [this, review] {
    review->rollouts()->cancel();
    take();
  });
  connect(replay, &ReplayDesk::opened, review, &ReviewDesk::reviewReplay, Qt::SingleShotConnection);
  m_window->openRecord(m_options.record);
}

// Of the records that were named with it: a file, or a folder.
void Photographer::startLibrary() {
  LibraryPage *page = m_window->pages()->library()->page();
  connect(page, &LibraryPage::settled, this, [this, page] {
    if (!m_taken && !page->isBusy())
      take();
  });
  m_window->openLibrary();
  if (!m_options.record.isEmpty())
    page->import({m_options.record});
}

// The screens that need no match.
bool Photographer::startPage() {
  const QString word = m_options.at.section(QLatin1Char(':'), 0, 0);
  if (word == QLatin1String("start")) {
    if (m_window->matchesDesk()->isLooking())  // for what is on the page
      connect(m_window->matchesDesk(), &MatchesDesk::refreshed, this, &Photographer::take,
              Qt::SingleShotConnection);
    else
      take();
    return true;
  }
  if (word == QLatin1String("welcome")) {
    m_window->showWelcome();
    take();
    return true;
  }
  if (word == QLatin1String("lessons")) {
    m_taken = true;
    QTimer::singleShot(kSettleMs, this, &Photographer::save);
    m_window->lessonDesk()->openList();
    return true;
  }
  if (word == QLatin1String("replay")) {
    startReplay();
    return true;
  }
  if (word == QLatin1String("review")) {
    startReview();
    return true;
  }
  if (word == QLatin1String("library")) {
    startLibrary();
    return true;
  }
  if (word != QLatin1String("lesson"))
    return startDialog(word);
  m_lesson = true;
  m_walk = new LessonWalk(m_window->lessonDesk(), m_controller, this);
  connect(m_walk, &LessonWalk::arrived, this, &Photographer::take);
  if (!m_walk->start(m_options.at.section(QLatin1Char(':'), 1)))
    Q_EMIT done(tr("There is no lesson '%1'.").arg(m_options.at.section(QLatin1Char(':'), 1, 1)));
  return true;
}

bool Photographer::startDialog(const QString &word) {
  if (word == QLatin1String("drill")) {
    m_taken = true;
    startDrill();
    return true;
  }
  if (word == QLatin1String("drills"))
    m_window->openDrills()->resize(m_window->size());
  else if (word == QLatin1String("yaku-sheet"))
    m_window->openYakuSheet();
  else if (word == QLatin1String("glossary"))
    m_window->glossary()->open(m_options.at.section(QLatin1Char(':'), 1));
  else if (word == QLatin1String("handbook"))
    m_window->handbook()->open(m_options.at.section(QLatin1Char(':'), 1));
  else
    return false;
  m_taken = true;
  QTimer::singleShot(kSettleMs, this, &Photographer::save);
  return true;
}

// "drill:KEY:LEVEL" and perhaps ":answer"; the seed of the match is that of the drill.
void Photographer::startDrill() {
  const QStringList words = m_options.at.split(QLatin1Char(':'));
  const auto found = std::find_if(drillTable().begin(), drillTable().end(), [&](const DrillInfo &info) {
    return words.value(1) == QLatin1String(info.key.data(), static_cast<qsizetype>(info.key.size()));
  });
  if (found == drillTable().end()) {
    Q_EMIT done(tr("There is no drill '%1'.").arg(words.value(1)));
    return;
  }
  DrillsDialog *dialog = m_window->openDrills();
  dialog->resize(m_window->size());
  const int level = std::clamp(words.value(2).toInt(), 1, kDrillLevels);
  connect(dialog->page(), &DrillPage::questionShown, this, [this, dialog, answer = words.size() > 3] {
    if (answer)
      dialog->page()->showAnswer();
    QTimer::singleShot(kSettleMs, this, &Photographer::save);
  });
  dialog->begin(found->id, level, m_options.seed.toULongLong(), 1);
}

void Photographer::playNext() {
  MatchSetup setup = m_setup;
  if (m_match++ > 0)
    setup.seed = QStringLiteral("%1/%2").arg(m_setup.seed).arg(m_match);
  if (!m_window->play(setup))
    Q_EMIT done(tr("Could not start the match."));
}

bool Photographer::isMoment(const Event &event) const {
  const QString &at = m_options.at;
  const int count = m_controller->match().eventCount();
  if (m_event > 0)
    return count >= m_event;
  if (at == QLatin1String("riichi"))
    return std::holds_alternative<RiichiAccepted>(event);
  if (at == QLatin1String("yaku-tooltip"))
    return count >= kTooltipAfter && std::holds_alternative<Dahai>(event);
  const SeatView &seen = m_window->table()->view();
  if (at == QLatin1String("reason-furiten"))
    return seen.furiten.any() && std::holds_alternative<Dahai>(event);
  if (at == QLatin1String("reason-waits"))
    return !seen.waits.empty() && std::holds_alternative<Dahai>(event);
  if (at == QLatin1String("reason-whynot"))
    return count >= kTooltipAfter && std::holds_alternative<Dahai>(event) && seen.board.turn != seen.seat;
  const bool ended = std::holds_alternative<KyokuEnded>(event);
  const bool details = sectionOf(at).has_value();
  return ended && (((at == QLatin1String("result") || details) && m_wonHand) ||
                   (at == QLatin1String("draw") && !m_wonHand));
}

void Photographer::onEvent(const Event &event) {
  if (std::holds_alternative<KyokuStarted>(event))
    m_wonHand = false;
  if (std::holds_alternative<Hora>(event))
    m_wonHand = true;
  if (!m_taken && !m_lesson && isMoment(event))
    take();
}

void Photographer::onDecision(const Decision &decision) {
  if (m_taken || m_lesson || m_controller->match().pendingDecision(decision.seat) != decision)
    return;
  const bool curtain = m_options.at == QLatin1String("curtain") && m_window->session()->curtainSeat() >= 0;
  if (curtain && m_controller->match().view(0).board.tilesLeft <= kCurtainTiles) {
    take();
    return;
  }
  if (coachMoment(m_options.at) == nullptr)
    m_controller->match().submitAction(decision.seat, decision.id, simpleAnswer(decision));
}

void Photographer::onCoach() {
  const std::optional<Decision> decision = m_controller->match().pendingDecision(0);
  const std::optional<Advice> &advice = m_window->coach()->advice();
  if (m_taken || !decision || !advice)
    return;
  const bool late = m_controller->match().view(0).board.tilesLeft <= kCurtainTiles;
  const bool claim = decision->legal.front().type == ActionType::Skip;
  const bool warns = m_options.at != QLatin1String("coach-warning") || m_window->coach()->card()->isVisible();
  if (late && warns && claim == coachMoment(m_options.at)->claim)
    take();
  else
    m_controller->match().submitAction(0, decision->id, advice->recommended);
}

void Photographer::onHandEnded() {
  while (!m_taken && !m_lesson && m_window->handEndPage()->isVisible())
    m_window->handEndPage()->advance();
}

void Photographer::onMatchEnded() {
  if (m_taken || m_lesson)
    return;
  if (m_options.at == QLatin1String("end")) {
    take();
    return;
  }
  if (m_event > 0)  // of this match, not of another one
    Q_EMIT done(tr("The match has no event %1; it ends at event %2.")
                    .arg(m_event)
                    .arg(m_controller->match().eventCount()));
  else if (m_match < kMatches)
    QTimer::singleShot(0, this, &Photographer::playNext);
  else
    Q_EMIT done(tr("The moment '%1' did not occur in any match.").arg(m_options.at));
}

void Photographer::take() {
  m_taken = true;
  m_controller->setPaused(true);
  QTimer::singleShot(kSettleMs, this, [this] {
    if (m_options.at == QLatin1String("yaku-tooltip"))
      m_window->yaku()->explain(YakuId::SanshokuDoujun);
    if (m_options.at == QLatin1String("coach-hint"))
      m_window->coach()->hint();
    if (m_options.at == QLatin1String("end")) {
      while (m_window->handEndPage()->isVisible())
        m_window->handEndPage()->advance();
    }
    m_window->table()->finishAnimations();
    showReason();
    QTimer::singleShot(kSettleMs, this, &Photographer::save);
  });
}

// Of the dialog that is open, else of the window.
void Photographer::save() {
  QWidget *dialog = QApplication::activeModalWidget();
  if (dialog == nullptr)
    dialog = m_window->glossary()->dialog();
  if (dialog == nullptr)
    dialog = m_window->handbook()->dialog();
  const bool written = (dialog != nullptr ? dialog : m_window)->grab().save(m_options.screenshot);
  Q_EMIT done(written ? QString() : tr("Could not save the picture to %1.").arg(m_options.screenshot));
  if (dialog != nullptr)
    dialog->close();
}

void Photographer::showReason() {
  TableWidget *table = m_window->table();
  if (const auto section = sectionOf(m_options.at)) {
    HandEndPage *page = m_window->handEndPage();
    if (page->isRevealing())
      page->advance();
    page->showDetails(*section);
    if (page->details()->count() > 2)
      page->details()->row(1)->setFocus(Qt::TabFocusReason);
  } else if (m_options.at == QLatin1String("reason-furiten")) {
    table->trigger(CommandId::Win);
  } else if (m_options.at == QLatin1String("reason-waits")) {
    table->trigger(CommandId::ShowWaits);
  } else if (m_options.at == QLatin1String("reason-whynot")) {
    table->trigger(CommandId::WhyNot);
  }
}

}  // namespace janso
