// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaypage.h"

#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "replay/replaylink.h"
#include "ui_replaypage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/replay/copyposition.h"
#include "widgets/replay/guessmenu.h"
#include "widgets/replay/playonmenu.h"
#include "widgets/replay/replaybuttons.h"
#include "widgets/replay/replayfacts.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/replaymenu.h"
#include "widgets/replay/replayslider.h"
#include "widgets/replay/replayway.h"
#include "widgets/replay/watchbar.h"
#include "widgets/sentences/eventtexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

constexpr int kLeastBarRow = 700;
constexpr QSize kLeastReplayTable(500, 320);

struct Step {
  ReplayCommand command;
  ReplayStep step;
  bool forwards;
};
constexpr std::array kSteps{
    Step{ReplayCommand::NextEvent, ReplayStep::One, true},
    Step{ReplayCommand::PreviousEvent, ReplayStep::One, false},
    Step{ReplayCommand::NextChoice, ReplayStep::Choice, true},
    Step{ReplayCommand::PreviousChoice, ReplayStep::Choice, false},
    Step{ReplayCommand::NextTurn, ReplayStep::Turn, true},
    Step{ReplayCommand::PreviousTurn, ReplayStep::Turn, false},
    Step{ReplayCommand::NextHand, ReplayStep::Hand, true},
    Step{ReplayCommand::PreviousHand, ReplayStep::Hand, false},
};

// What these tell is in the panel at the side.
constexpr std::array kTelling{ReplayCommand::ShowWaits, ReplayCommand::ShowDanger, ReplayCommand::ShowWall};

HandsShown handsAfter(HandsShown hands) {
  return static_cast<HandsShown>((static_cast<int>(hands) + 1) % 3);
}

void popUpAbove(const QWidget &bar, QMenu &menu) {
  menu.popup(bar.mapToGlobal(QPoint(0, -menu.sizeHint().height())));
}

}  // namespace

ReplayPage::ReplayPage(QWidget *parent)
    : QWidget(parent),
      m_ui(std::make_unique<Ui::ReplayPage>()),
      m_input([this](ReplayCommand command) { run(command); }, [this] { return isAsking(); }) {
  m_shown = {ReplayCommand::ShadeTsumogiri, ReplayCommand::ShowSide};
  build();
  connectParts();
  keysChanged();
  showOptions();
}

ReplayPage::~ReplayPage() = default;

TableWidget *ReplayPage::table() const {
  return m_ui->table;
}

ReplaySlider *ReplayPage::slider() const {
  return m_ui->slider;
}

ReplaySide *ReplayPage::side() const {
  return m_ui->side;
}

WatchBar *ReplayPage::watchBar() const {
  return m_ui->watchBar;
}

QString ReplayPage::statusText() const {
  return m_ui->said->sentence();
}

// --- Building ---

void ReplayPage::build() {
  m_ui->setupUi(this);
  flowItems(m_ui->buttons, kLeastBarRow);
  m_ui->table->setMinimumSize(kLeastReplayTable);
  applyChrome(m_ui->bar);
  m_ui->side->attach(m_reader, m_ui->table->tilePainter());
  m_buttons = new ReplayButtons(
      {
          {m_ui->handBack, ReplayCommand::PreviousHand, "prev"},
          {m_ui->choiceBack, ReplayCommand::PreviousChoice, "choiceprev"},
          {m_ui->back, ReplayCommand::PreviousEvent, "back"},
          {m_ui->play, ReplayCommand::Autoplay, "play"},
          {m_ui->forward, ReplayCommand::NextEvent, "forward"},
          {m_ui->choiceForward, ReplayCommand::NextChoice, "choicenext"},
          {m_ui->handForward, ReplayCommand::NextHand, "next"},
          {m_ui->hands, ReplayCommand::CycleHands},
          {m_ui->waits, ReplayCommand::ShowWaits},
          {m_ui->wall, ReplayCommand::ShowWall},
          {m_ui->danger, ReplayCommand::ShowDanger},
          {m_ui->bookmark, ReplayCommand::SetBookmark, "bookmark"},
          {m_ui->list, ReplayCommand::ShowSide, "log"},
          {m_ui->more, std::nullopt, "more"},
      },
      this);
  m_menu = new ReplayMenu(m_ui->bar);
  m_ui->more->setMenu(m_menu);
  m_ui->more->setPopupMode(QToolButton::InstantPopup);
  m_playOn = new PlayOnMenu(m_ui->bar);
  m_guessMenu = new GuessMenu(m_ui->bar);
  m_ui->guessBar->hide();
  m_ui->watchBar->hide();
  m_ui->bookmark->setCheckable(true);
  m_ui->list->setCheckable(true);
  m_guess = new GuessMode(m_reader, *m_ui->table, *m_ui->guessBar, this);
  m_watch = new WatchMode(m_reader, {*m_ui->table, *m_ui->watchBar, m_ui->side->hands()}, this);
  m_way = std::make_unique<ReplayWay>(m_reader, *m_ui->slider);
  m_facts = std::make_unique<ReplayFacts>(m_reader, *m_guess, *m_watch);
  setFocusProxy(m_ui->table);
  m_input.setParts(
      {m_ui->table, m_ui->side->lists(), m_ui->side->fields() << static_cast<const QObject *>(m_ui->seat)});
  for (QWidget *part : findChildren<QWidget *>()) {
    if (part != m_ui->side->noteField() && part->focusPolicy() != Qt::NoFocus)
      part->installEventFilter(this);
  }
  m_ui->slider->setHint([this](int value) -> QString {
    const ReplayPlace place = m_reader.replay().placeAt(value);
    return replayPlaceText(m_reader.replay().view(place, 0, ReplayHands::Own).board) + QLatin1Char('\n') +
           eventText(m_reader.eventAt(place), m_names, m_naming);
  });
}

void ReplayPage::connectParts() {
  connect(m_buttons, &ReplayButtons::pressed, this, &ReplayPage::run);
  connect(m_menu, &ReplayMenu::chosen, this, &ReplayPage::run);
  // The fastest speed is followed by the slowest.
  connect(m_ui->speed, &QAbstractButton::clicked, this,
          [this] { m_reader.setSpeed(m_reader.speed() % ReplayReader::kSpeeds + 1); });
  connect(m_ui->slider, &QAbstractSlider::valueChanged, this,
          [this](int value) { m_reader.go(m_reader.replay().placeAt(value)); });
  connect(m_ui->seat, &QComboBox::activated, this, [this](int seat) { m_reader.setSeat(seat); });
  connect(m_playOn, &PlayOnMenu::chosen, this, [this](BranchKind kind, bool byBot) {
    Q_EMIT playOnRequested(m_reader.place(), m_reader.seat(), kind, byBot);
  });
  connect(m_guessMenu, &GuessMenu::chosen, this, &ReplayPage::guess);
  connect(m_guess, &GuessMode::changed, this, [this](bool guessing) {
    showMode();
    Q_EMIT guessingChanged(guessing);
  });
  connect(m_guess, &GuessMode::factsChanged, this, &ReplayPage::showFacts);
  connect(m_guess, &GuessMode::ended, this, [this] {
    setShown(ReplayCommand::ShowSide, true);
    showFacts();
  });
  connect(m_guess, &GuessMode::message, this, &ReplayPage::message);
  connect(m_watch, &WatchMode::handsChanged, m_ui->side, &ReplaySide::showPlace);
  connect(&m_reader, &ReplayReader::moved, this, &ReplayPage::showPlace);
  connect(&m_reader, &ReplayReader::optionsChanged, this, &ReplayPage::showOptions);
  connect(&m_reader, &ReplayReader::notesChanged, this, &ReplayPage::showMarks);
  connect(&m_reader, &ReplayReader::grown, this, [this] {
    m_way->showPlace(m_guess->isOn());
    showMarks();
  });
  connect(&m_reader, &ReplayReader::saveFailed, this, [this](const QString &reason) {
    //: %1: why
    showMessage(tr("Could not save the bookmarks, notes and position: %1").arg(reason));
  });
}

// --- Opening ---

void ReplayPage::open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
                      const Source &source, std::optional<ReplayPlace> at, int seat) {
  m_guess->stop();
  m_watch->stop();
  m_source = source;
  m_names = replayNames(replay->info());
  m_facts->setNames(m_names);
  m_review = {};
  m_facts->setDescriber({});
  m_guess->setVerdicts({});
  m_ui->side->hands().setGame(*replay, m_names);
  m_ui->table->setSeatNames(m_names, {});
  const QSignalBlocker quiet(m_ui->slider);
  m_ui->seat->clear();
  for (int i = 0; i < replay->players(); ++i)
    m_ui->seat->addItem(m_names[static_cast<std::size_t>(i)]);
  m_reader.open(std::move(replay), std::move(notes), at, seat);
  showMode();
}

void ReplayPage::watch(const WatchLook &look) {
  open(look.replay, nullptr, {look.path}, look.replay->last(), look.replay->sight()->seat);
  m_watch->start(look, m_names);
}

void ReplayPage::setReview(const ReplayReview &review) {
  m_review = review;
  m_facts->setDescriber(review.describeChoice);
  m_guess->setVerdicts(review.verdictOf);
  m_ui->side->setLosses(review.losses);
  showMarks();
  showFacts();
}

void ReplayPage::setOptions(const TableOptions &options) {
  m_options = options;
  showOptions();
}

void ReplayPage::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_ui->side->hands().setNaming(naming);
}

// --- Commands ---

void ReplayPage::run(ReplayCommand command) {
  // Leaving ends guessing first, and shows what came of it.
  if (command == ReplayCommand::Leave && m_guess->isOn())
    m_guess->end();
  else if (command == ReplayCommand::Leave)
    Q_EMIT closeRequested();
  if (!m_reader.isOpen() || command == ReplayCommand::Leave)
    return;
  if (!allows(command)) {
    const QString key = m_input.keys().keyOf(ReplayCommand::GuessChoices).toString(QKeySequence::NativeText);
    showMessage(mode() == ReplayMode::Guessing
                    ? tr("Not available while guessing. Press %1 to stop guessing.").arg(key)
                    : tr("Not available while the match is still being played."));
    return;
  }
  if (isWatching() && command == ReplayCommand::NextHand) {
    m_watch->goToLive();
    return;
  }
  const auto *found = std::ranges::find(kSteps, command, &Step::command);
  if (found != kSteps.end()) {
    m_reader.setPlaying(false);
    m_reader.step(found->step, found->forwards);
  } else if (const Handler handler = handlerOf(command)) {
    handler(*this);
  } else {
    setShown(command, !shows(command));
  }
}

// Commands that switch something on or off have none.
ReplayPage::Handler ReplayPage::handlerOf(ReplayCommand command) {
  using enum ReplayCommand;
  using Page = ReplayPage;
  static constexpr auto kHandlers = std::to_array<std::pair<ReplayCommand, Handler>>({
      {NextMark, [](Page &page) { page.stepMark(true); }},
      {PreviousMark, [](Page &page) { page.stepMark(false); }},
      {NextDifference, [](Page &page) { page.stepDifference(true); }},
      {PreviousDifference, [](Page &page) { page.stepDifference(false); }},
      {NextBookmark, [](Page &page) { page.m_reader.stepBookmark(true); }},
      {PreviousBookmark, [](Page &page) { page.m_reader.stepBookmark(false); }},
      {Autoplay, [](Page &page) { page.m_reader.setPlaying(!page.m_reader.isPlaying()); }},
      {Slower, [](Page &page) { page.m_reader.setSpeed(page.m_reader.speed() - 1); }},
      {Faster, [](Page &page) { page.m_reader.setSpeed(page.m_reader.speed() + 1); }},
      {StopAtChoices, [](Page &page) { page.m_reader.setStopsAtChoices(!page.m_reader.stopsAtChoices()); }},
      {NextSeat, [](Page &page) { page.m_reader.setSeat(page.m_reader.seat() + 1); }},
      {PreviousSeat, [](Page &page) { page.m_reader.setSeat(page.m_reader.seat() - 1); }},
      {CycleHands, [](Page &page) { page.m_reader.setHands(handsAfter(page.m_reader.hands())); }},
      {SetBookmark, [](Page &page) { page.m_reader.setBookmarked(!page.m_reader.isBookmarked()); }},
      {ShowBranches,
       [](Page &page) {
         page.setShown(ShowSide, true);
         page.m_ui->side->switchList();
       }},
      {MainLine,
       [](Page &page) {
         page.m_reader.setPlaying(false);
         Q_EMIT page.mainLineRequested();
       }},
      {WriteNote,
       [](Page &page) {
         page.setShown(ShowSide, true);
         page.m_ui->side->writeNote();
       }},
      {CopyPicture, [](Page &page) { page.copy(CopyPicture); }},
      {CopyText, [](Page &page) { page.copy(CopyText); }},
      {CopyTiles, [](Page &page) { page.copy(CopyTiles); }},
      {CopyLink, [](Page &page) { page.copy(CopyLink); }},
      {Review,
       [](Page &page) {
         page.m_reader.setPlaying(false);
         Q_EMIT page.reviewRequested();
       }},
      {PlayOn,
       [](Page &page) {
         page.m_reader.setPlaying(false);
         popUpAbove(*page.m_ui->bar, *page.m_playOn);
       }},
      {GuessChoices,
       [](Page &page) {
         if (page.m_guess->isOn())
           page.m_guess->end();
         else
           popUpAbove(*page.m_ui->bar, *page.m_guessMenu);
       }},
  });
  const auto *found = std::ranges::find(kHandlers, command, &std::pair<ReplayCommand, Handler>::first);
  return found != kHandlers.end() ? found->second : nullptr;
}

ReplayMode ReplayPage::mode() const {
  if (m_guess->isOn())
    return ReplayMode::Guessing;
  return isWatching() ? ReplayMode::Watching : ReplayMode::Reading;
}

bool ReplayPage::allows(ReplayCommand command) const {
  return mode() == ReplayMode::Watching ? m_watch->allows(command) : isReplayAllowed(command, mode());
}

void ReplayPage::setShown(ReplayCommand command, bool on) {
  if (shows(command) == on)
    return;
  if (on)
    m_shown << command;
  else
    m_shown.removeAll(command);
  const bool telling = std::ranges::find(kTelling, command) != kTelling.end();
  if (telling && on && !shows(ReplayCommand::ShowSide))
    m_shown << ReplayCommand::ShowSide;
  showOptions();
  if (!m_reader.isOpen())
    return;
  showFacts();
  m_ui->side->showPlace();
  if (telling && on)
    m_ui->side->announceFacts(plainText(m_facts->of(command)));
}

void ReplayPage::stepMark(bool forwards) {
  m_reader.setPlaying(false);
  if (m_review.mistakes.empty())
    m_reader.step(ReplayStep::Mark, forwards);
  else
    m_reader.stepAmong(m_review.mistakes, forwards);
}

void ReplayPage::stepDifference(bool forwards) {
  m_reader.setPlaying(false);
  if (m_review.differences.empty())
    showMessage(tr("No differences found, or this player hasn't been reviewed."));
  else
    m_reader.stepAmong(m_review.differences, forwards);
}

void ReplayPage::guess(int every) {
  if (!m_guess->start(every, GuessFile(m_source.guesses)))
    showMessage(tr("This player has no more decisions."));
}

void ReplayPage::copy(ReplayCommand what) {
  const ReplayLink link{m_source.path, m_source.game, m_reader.place(), m_reader.seat()};
  showMessage(copyPosition({*m_ui->table, m_reader.view(), m_names, toText(link)}, what));
}

void ReplayPage::showMessage(const QString &sentence) {
  m_ui->said->showText(sentence);
  Q_EMIT message(sentence);
}

// --- Keys ---

void ReplayPage::keysChanged() {
  m_menu->setKeys(m_input.keys());
  m_buttons->setKeys(m_input.keys(), [this](ReplayCommand command) {
    const bool toLive = isWatching() && command == ReplayCommand::NextHand;
    return toLive ? tr("Jump to live") : replayCommandName(command);
  });
}

bool ReplayPage::event(QEvent *event) {
  if (m_input.isMine(*event))
    event->accept();
  return QWidget::event(event);
}

bool ReplayPage::eventFilter(QObject *watched, QEvent *event) {
  return m_input.filter(watched, event) || QWidget::eventFilter(watched, event);
}

void ReplayPage::keyPressEvent(QKeyEvent *event) {
  if (!m_input.press(*event))
    QWidget::keyPressEvent(event);
}

// --- Showing ---

void ReplayPage::showPlace(bool stepped) {
  const ReplayPlace place = m_reader.place();
  const SeatView view = m_reader.view();
  const Event event = m_reader.eventAt(place);
  if (stepped) {
    m_ui->table->applyEvent(event, view);
    Q_EMIT eventShown(event, view.seat, m_ui->table->contact());
  } else {
    m_ui->table->setView(view);
    Q_EMIT recallBegun();
    for (ReplayPlace past{place.hand, 1}; past <= place; ++past.event)
      Q_EMIT eventRecalled(m_reader.eventAt(past));
  }
  m_ui->place->setText(replayPlaceText(view.board));
  const bool mistake = std::ranges::find(m_review.mistakes, place) != m_review.mistakes.end();
  m_ui->said->showText(eventText(event, m_names, m_naming),
                       mistake ? plainText(m_facts->choice(m_shown)) : QString());
  m_way->showPlace(m_guess->isOn());
  m_ui->seat->setCurrentIndex(m_reader.seat());
  m_ui->side->showPlace();
  m_ui->bookmark->setChecked(!m_guess->isOn() && m_reader.isBookmarked());
  showFacts();
  m_guess->showPlace();
}

// Hides what has no use, or would tell too much, while guessing or watching.
void ReplayPage::showMode() {
  struct Part {
    QWidget *widget;
    std::vector<ReplayMode> modes;  // in which it is visible
  };
  using enum ReplayMode;
  for (const auto &[widget, modes] : std::vector<Part>{
           {m_ui->guessBar, {Guessing}},
           {m_ui->watchBar, {Watching}},
           {m_ui->slider, {Reading, Watching}},
           {m_ui->bookmark, {Reading, Guessing}},
           {m_ui->choiceBack, {Reading, Guessing}},
           {m_ui->choiceForward, {Reading, Guessing}},
           {m_ui->hands, {Reading}},
           {m_ui->waits, {Reading}},
           {m_ui->wall, {Reading}},
       })
    widget->setVisible(std::ranges::find(modes, mode()) != modes.end());
  const bool guessing = mode() == Guessing;
  m_ui->bookmark->setEnabled(!guessing);
  m_ui->seat->setEnabled(!guessing);
  m_ui->seat->setVisible(guessing || allows(ReplayCommand::NextSeat));
  m_ui->danger->setVisible(allows(ReplayCommand::ShowDanger));
  m_menu->setEnabled([this](ReplayCommand command) { return !isWatching() || allows(command); });
  m_ui->side->setMode(mode());
  keysChanged();
  m_way->showPlace(m_guess->isOn());
  showMarks();
}

void ReplayPage::showOptions() {
  static constexpr std::array kHands{QT_TR_NOOP("Player's hand"), QT_TR_NOOP("All hands"),
                                     QT_TR_NOOP("Known so far")};
  m_ui->hands->setText(tr(kHands[static_cast<std::size_t>(m_reader.hands())]));
  m_ui->speed->setText(tr("Speed %1").arg(m_reader.speed()));
  m_buttons->setIcon(ReplayCommand::Autoplay, m_reader.isPlaying() ? "pause" : "play");
  for (const ReplayCommand command : {ReplayCommand::ShowWaits, ReplayCommand::ShowWall,
                                      ReplayCommand::ShowDanger, ReplayCommand::ShowSide})
    m_buttons->setChecked(command, shows(command));
  m_ui->side->setVisible(shows(ReplayCommand::ShowSide));
  m_ui->side->setHidesRest(shows(ReplayCommand::HideMarks));
  m_ui->slider->setHidesRest(shows(ReplayCommand::HideMarks));
  m_menu->setChecked(ReplayCommand::ShadeTsumogiri, shows(ReplayCommand::ShadeTsumogiri));
  m_menu->setChecked(ReplayCommand::HideMarks, shows(ReplayCommand::HideMarks));
  m_menu->setChecked(ReplayCommand::StopAtChoices, m_reader.stopsAtChoices());
  TableOptions options = m_options;
  options.exercise = true;  // nothing is asked here, and so no toggles and corner buttons
  options.showAllHands = m_reader.hands() == HandsShown::All;
  options.shadeTsumogiri = shows(ReplayCommand::ShadeTsumogiri);
  if (!(options == m_ui->table->options()))
    m_ui->table->setOptions(options);
}

void ReplayPage::showFacts() {
  m_ui->side->setFacts(m_facts->markup(m_shown));
  m_buttons->setEnabled(ReplayCommand::ShowWaits, m_facts->tellsTruth());
  m_buttons->setEnabled(ReplayCommand::ShowWall, m_facts->tellsTruth());
  Q_EMIT factsShown();
}

void ReplayPage::showMarks() {
  m_way->showMarks(m_review.mistakes, m_guess->isOn());
  m_ui->bookmark->setChecked(!m_guess->isOn() && m_reader.isBookmarked());
  m_ui->side->showBookmarks();
}

void ReplayPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    m_buttons->updateIcons();
    showOptions();
  }
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    keysChanged();
    showOptions();
    if (m_reader.isOpen())
      showPlace(false);
  }
}

}  // namespace janso
