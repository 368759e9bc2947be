// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaypage.h"

#include <QComboBox>
#include <QEvent>
#include <QIcon>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <algorithm>
#include <array>
#include <utility>

#include "replay/replaydanger.h"
#include "replay/replaylink.h"
#include "ui_replaypage.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"
#include "widgets/replay/replaybookmarks.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/replaymenu.h"
#include "widgets/replay/watchbar.h"
#include "widgets/sentences/eventtexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

constexpr int kLeastBarRow = 700;
constexpr QSize kLeastReplayTable(500, 320);

SliderMark sliderMark(ReplayMarkKind kind) {
  switch (kind) {
    case ReplayMarkKind::Called:
      return SliderMark::Called;
    case ReplayMarkKind::Declared:
      return SliderMark::Declared;
    case ReplayMarkKind::Won:
      return SliderMark::Won;
    case ReplayMarkKind::Drawn:
      break;
  }
  return SliderMark::Drawn;
}

QIcon icon(const char *name) {
  const QString variant = chromeColors().dark ? QString() : QStringLiteral("-dark");
  return QIcon(QStringLiteral(":/icons/%1%2.svg").arg(QString::fromLatin1(name), variant));
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
  updateLook();
  showOptions();
}

ReplayPage::~ReplayPage() = default;

TableWidget *ReplayPage::table() const {
  return m_ui->table;
}

ReplaySlider *ReplayPage::slider() const {
  return m_ui->slider;
}

QPlainTextEdit *ReplayPage::noteField() const {
  return m_ui->note;
}

QString ReplayPage::statusText() const {
  return m_ui->said->sentence();
}

// --- Building ---

void ReplayPage::build() {
  m_ui->setupUi(this);
  applyChrome(m_ui->side);
  makeScrollable(m_ui->side);
  flowItems(m_ui->tabs, 0);
  for (QHBoxLayout *row : {m_ui->buttons, m_ui->guessLayout})
    flowItems(row, kLeastBarRow);
  m_ui->table->setMinimumSize(kLeastReplayTable);
  applyChrome(m_ui->bar);
  m_hands = new ReplayHandsModel(this);
  m_ui->pages->setModel(m_hands);
  m_ui->pages->setItemDelegate(new ReplayHandDelegate(m_ui->pages));
  m_ui->facts->setPainter(&m_ui->table->tilePainter());
  m_buttons = {
      {m_ui->handBack, ReplayCommand::PreviousHand}, {m_ui->choiceBack, ReplayCommand::PreviousChoice},
      {m_ui->back, ReplayCommand::PreviousEvent},    {m_ui->play, ReplayCommand::Autoplay},
      {m_ui->forward, ReplayCommand::NextEvent},     {m_ui->choiceForward, ReplayCommand::NextChoice},
      {m_ui->handForward, ReplayCommand::NextHand},  {m_ui->hands, ReplayCommand::CycleHands},
      {m_ui->waits, ReplayCommand::ShowWaits},       {m_ui->wall, ReplayCommand::ShowWall},
      {m_ui->danger, ReplayCommand::ShowDanger},     {m_ui->bookmark, ReplayCommand::SetBookmark},
      {m_ui->list, ReplayCommand::ShowSide},
  };
  m_bookmarks = new ReplayBookmarks(m_reader, m_ui->side);
  m_ui->sideLayout->insertWidget(m_ui->sideLayout->indexOf(m_ui->note), m_bookmarks);
  setTabOrder(m_ui->factsArea, m_bookmarks->list());
  setTabOrder(m_bookmarks->list(), m_bookmarks->nameField());
  setTabOrder(m_bookmarks->nameField(), m_ui->note);
  m_menu = new ReplayMenu(m_ui->bar);
  m_ui->more->setMenu(m_menu);
  m_playOn = new QMenu(m_ui->bar);
  for (const bool byBot : {false, true}) {
    for (const BranchKind kind : {BranchKind::SameWall, BranchKind::OthersKept, BranchKind::AllUnseen})
      connect(m_playOn->addAction(QString()), &QAction::triggered, this, [this, kind, byBot] {
        Q_EMIT playOnRequested(m_reader.place(), m_reader.seat(), kind, byBot);
      });
  }
  m_playOn->insertSeparator(m_playOn->actions()[3]);
  m_guessMenu = new QMenu(m_ui->bar);
  for (const int every : {1, 2, 3, 5})
    connect(m_guessMenu->addAction(QString()), &QAction::triggered, this, [this, every] { guess(every); });
  nameMenus();
  m_ui->more->setPopupMode(QToolButton::InstantPopup);
  m_ui->guessBar->hide();
  m_ui->watchBar->hide();
  showList(true);
  m_ui->bookmark->setCheckable(true);
  m_ui->list->setCheckable(true);
  setFocusProxy(m_ui->table);
  m_input.setParts(
      {m_ui->table,
       {m_ui->pages, m_ui->branches->list()},
       {m_ui->note, m_ui->seat, m_bookmarks->list(), m_bookmarks->nameField(), m_ui->branches->noteField()}});
  for (QWidget *part : findChildren<QWidget *>()) {
    if (part != m_ui->note && part->focusPolicy() != Qt::NoFocus)
      part->installEventFilter(this);
  }
  m_ui->slider->setHint([this](int value) -> QString {
    const ReplayPlace place = m_reader.replay().placeAt(value);
    return replayPlaceText(m_reader.replay().view(place, 0, ReplayHands::Own).board) + QLatin1Char('\n') +
           eventText(m_reader.eventAt(place), m_names, m_naming);
  });
}

void ReplayPage::connectParts() {
  for (const auto &[button, command] : m_buttons)
    connect(button, &QAbstractButton::clicked, this, [this, what = command] { run(what); });
  // Round and round: the fastest is followed by the slowest.
  connect(m_ui->speed, &QAbstractButton::clicked, this,
          [this] { m_reader.setSpeed(m_reader.speed() % ReplayReader::kSpeeds + 1); });
  connect(m_menu, &ReplayMenu::chosen, this, &ReplayPage::run);
  connect(m_ui->slider, &QAbstractSlider::valueChanged, this,
          [this](int value) { m_reader.go(m_reader.replay().placeAt(value)); });
  connect(m_ui->pages, &QListView::clicked, this, [this](const QModelIndex &index) {
    m_reader.go({index.row(), 1});
  });
  connect(m_ui->pages, &QListView::activated, this, [this](const QModelIndex &index) {
    m_reader.go({index.row(), 1});
  });
  connect(m_ui->seat, &QComboBox::activated, this, [this](int seat) { m_reader.setSeat(seat); });
  connect(m_ui->table, &TableWidget::actionChosen, this,
          [this](quint32, const Action &action) { takeGuess(action); });
  connect(m_ui->guessShow, &QAbstractButton::clicked, this, &ReplayPage::showAnswer);
  connect(m_ui->guessNext, &QAbstractButton::clicked, this, [this] {
    m_ui->table->setFocus();
    m_reader.setPlaying(true);
  });
  connect(m_ui->guessEnd, &QAbstractButton::clicked, this, &ReplayPage::endGuessing);
  connect(m_ui->handsTab, &QAbstractButton::clicked, this, [this] { showList(true); });
  connect(m_ui->branchesTab, &QAbstractButton::clicked, this, [this] { showList(false); });
  connect(m_ui->note, &QPlainTextEdit::textChanged, this,
          [this] { m_reader.setNote(m_ui->note->toPlainText()); });
  connect(&m_reader, &ReplayReader::moved, this, &ReplayPage::showPlace);
  connect(&m_reader, &ReplayReader::optionsChanged, this, &ReplayPage::showOptions);
  connect(&m_reader, &ReplayReader::notesChanged, this, &ReplayPage::showMarks);
  connect(&m_reader, &ReplayReader::grown, this, &ReplayPage::showGrowth);
  connect(m_ui->watchBar, &WatchBar::followRequested, this, &ReplayPage::toPlayedNow);
  connect(&m_reader, &ReplayReader::saveFailed, this, [this](const QString &reason) {
    //: %1: why
    showMessage(tr("Could not save the bookmarks, notes and position: %1").arg(reason));
  });
}

void ReplayPage::nameMenus() {
  //: A menu: how to play on from a position of a replay, by what is redealt
  const std::array names{
      tr("Play on with the same hands and wall: shows what would have happened, but proves nothing"),
      tr("Play on with the same hands and a shuffled wall"),
      tr("Play on with all unseen tiles redealt"),
      QString(),
      tr("Let bots play on with the same hands and wall: proves nothing"),
      tr("Let bots play on with the same hands and a shuffled wall"),
      tr("Let bots play on with all unseen tiles redealt")};
  for (qsizetype i = 0; i < m_playOn->actions().size(); ++i)
    m_playOn->actions()[i]->setText(names[static_cast<std::size_t>(i)]);
  //: A menu: which decisions of a player are guessed
  const std::array guesses{tr("Guess every decision"), tr("Guess every second decision"),
                           tr("Guess every third decision"), tr("Guess every fifth decision")};
  for (qsizetype i = 0; i < m_guessMenu->actions().size(); ++i)
    m_guessMenu->actions()[i]->setText(guesses[static_cast<std::size_t>(i)]);
}

// --- Opening ---

void ReplayPage::open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
                      const Source &source, std::optional<ReplayPlace> at, int seat) {
  stopGuessing();
  if (isWatching())
    m_reader.setHands(m_handsBefore);
  m_source = source;
  m_names = replayNames(replay->info());
  m_reviewed = {};
  m_hands->setGame(*replay, m_names);
  m_ui->table->setSeatNames(m_names, {});
  const QSignalBlocker quiet(m_ui->slider);
  m_ui->seat->clear();
  for (int i = 0; i < replay->players(); ++i)
    m_ui->seat->addItem(m_names[static_cast<std::size_t>(i)]);
  m_reader.open(std::move(replay), std::move(notes), at, seat);
  showParts();
}

void ReplayPage::setMistakes(const std::vector<ReplayPlace> &places) {
  m_reviewed.mistakes = places;
  showMarks();
}

void ReplayPage::setLosses(const std::vector<int> &points) {
  m_hands->setLosses(points);
  showHand();
}

void ReplayPage::setChoiceDescriber(const ChoiceDescriber &teller) {
  m_reviewed.describeChoice = teller;
  showFacts();
}

void ReplayPage::addSideWidget(QWidget *widget) {
  m_ui->sideLayout->insertWidget(m_ui->sideLayout->indexOf(m_ui->factsArea) + 1, widget);
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
    recall();
  }
  m_ui->place->setText(replayPlaceText(view.board));
  const bool mistake =
      std::find(m_reviewed.mistakes.begin(), m_reviewed.mistakes.end(), place) != m_reviewed.mistakes.end();
  m_ui->said->showText(eventText(event, m_names, m_naming),
                       mistake ? plainText(choiceDescription()) : QString());
  showWay();
  m_ui->watchBar->setBehind(m_reader.replay().places() - 1 - m_reader.replay().indexOf(place));
  m_ui->seat->setCurrentIndex(m_reader.seat());
  m_hands->setSeat(m_reader.seat());
  showResults();
  m_ui->bookmark->setChecked(m_guessing == nullptr && m_reader.isBookmarked());
  showNote();
  showFacts();
  showQuestion();
}

// The hands and how they ended, as far as one may know it.
void ReplayPage::showResults() {
  const ReplayPlace place = m_reader.place();
  const bool atEnd = place == m_reader.replay().endOf(place.hand);
  const bool hidden = m_guessing != nullptr || shows(ReplayCommand::HideMarks);
  m_hands->setKnownHands(m_guessing != nullptr ? place.hand + 1 : -1);
  m_hands->setHiddenFrom(hidden ? place.hand + (atEnd ? 1 : 0) : -1);
  m_ui->pages->setCurrentIndex(m_hands->index(place.hand));
  showHand();
}

// While one guesses, where the list stands must not depend on hands that it does not show.
void ReplayPage::showHand() {
  m_ui->pages->scrollTo(m_ui->pages->currentIndex(), m_guessing != nullptr
                                                         ? QAbstractItemView::PositionAtBottom
                                                         : QAbstractItemView::EnsureVisible);
}

void ReplayPage::recall() {
  Q_EMIT recallBegun();
  const ReplayPlace here = m_reader.place();
  for (ReplayPlace place{here.hand, 1}; place <= here; ++place.event)
    Q_EMIT eventRecalled(m_reader.eventAt(place));
}

void ReplayPage::showNote() {
  if (m_guessing == nullptr)
    m_bookmarks->showPlace();
  const QString note = m_guessing == nullptr ? m_reader.note() : QString();
  if (m_ui->note->toPlainText() == note)
    return;
  const QSignalBlocker quiet(m_ui->note);
  m_ui->note->setPlainText(note);
}

void ReplayPage::showMarks() {
  if (m_guessing != nullptr) {
    m_ui->slider->setMarks({});
    m_ui->bookmark->setChecked(false);
    m_bookmarks->empty();
    return;
  }
  QList<ReplaySlider::Mark> marks;
  const Replay &replay = m_reader.replay();
  for (const ReplayMark &mark : replay.marks())
    marks.append({replay.indexOf(mark.place), sliderMark(mark.kind)});
  for (const ReplayPlace place : m_reviewed.mistakes)
    marks.append({replay.indexOf(replay.clamped(place)), SliderMark::Mistake});
  for (const auto &[place, name] : m_reader.notes().bookmarks)
    marks.append({replay.indexOf(replay.clamped(place)), SliderMark::Bookmark});
  for (const auto &[place, text] : m_reader.notes().notes)
    marks.append({replay.indexOf(replay.clamped(place)), SliderMark::Bookmark});
  m_ui->slider->setMarks(marks);
  m_ui->bookmark->setChecked(m_reader.isBookmarked());
  m_bookmarks->fill();
}

QString ReplayPage::choiceDescription() const {
  const bool hidden = m_guessing != nullptr
                          ? m_reader.place() >= m_guessing->next().value_or(m_reader.replay().last())
                          : shows(ReplayCommand::HideMarks);
  return m_reviewed.describeChoice && !hidden ? m_reviewed.describeChoice(m_reader.place(), m_reader.seat())
                                              : QString();
}

// With HandsShown::AsThen there are no waits of others and no wall: the player knew neither.
bool ReplayPage::tellsTruth() const {
  return m_reader.hands() != HandsShown::AsThen && !isWatching();
}

// What one of these adds to the facts, while it is switched on.
QString ReplayPage::factsOf(ReplayCommand command) const {
  const Replay &replay = m_reader.replay();
  const ReplayPlace place = m_reader.place();
  if (!shows(command) || (command != ReplayCommand::ShowDanger && !tellsTruth()))
    return {};
  if (command == ReplayCommand::ShowWall)
    return replayWallMarkup(replay.comingWall(place), m_names);
  const SeatView known = replay.view(place, m_reader.seat(), ReplayHands::Own);
  if (command == ReplayCommand::ShowWaits)
    return replayWaitsMarkup(replay.waits(place), known, m_names);
  return allows(command) ? replayDangerMarkup(handDanger(known)) : QString();
}

void ReplayPage::showFacts() {
  QStringList parts{guessFacts(), choiceDescription()};
  const bool truth = tellsTruth();
  for (const ReplayCommand command :
       {ReplayCommand::ShowWaits, ReplayCommand::ShowDanger, ReplayCommand::ShowWall})
    parts << factsOf(command);
  parts.removeAll(QString());
  m_facts = parts.join(QLatin1Char('\n'));
  m_ui->facts->setMarkup(m_facts);
  m_ui->factsArea->setVisible(!m_facts.isEmpty());
  m_ui->waits->setEnabled(truth);
  m_ui->wall->setEnabled(truth);
  Q_EMIT factsShown();
}

void ReplayPage::showOptions() {
  static constexpr std::array kHands{QT_TR_NOOP("Player's hand"), QT_TR_NOOP("All hands"),
                                     QT_TR_NOOP("Known so far")};
  m_ui->hands->setText(tr(kHands[static_cast<std::size_t>(m_reader.hands())]));
  m_ui->speed->setText(tr("Speed %1").arg(m_reader.speed()));
  m_ui->play->setIcon(icon(m_reader.isPlaying() ? "pause" : "play"));
  m_ui->waits->setChecked(shows(ReplayCommand::ShowWaits));
  m_ui->wall->setChecked(shows(ReplayCommand::ShowWall));
  m_ui->danger->setChecked(shows(ReplayCommand::ShowDanger));
  m_ui->list->setChecked(shows(ReplayCommand::ShowSide));
  m_ui->side->setVisible(shows(ReplayCommand::ShowSide));
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

bool ReplayPage::shows(ReplayCommand command) const {
  return m_shown.contains(command);
}

void ReplayPage::switchShown(ReplayCommand command) {
  if (shows(command))
    m_shown.removeAll(command);
  else
    m_shown << command;
  // What is told stands in the panel beside the table.
  const bool told = command == ReplayCommand::ShowWaits || command == ReplayCommand::ShowWall ||
                    command == ReplayCommand::ShowDanger;
  if (told && shows(command) && !shows(ReplayCommand::ShowSide))
    m_shown << ReplayCommand::ShowSide;
  showOptions();
  if (m_reader.isOpen()) {
    showFacts();
    showResults();
    if (told)
      announce(m_ui->facts, plainText(factsOf(command)));
  }
}

void ReplayPage::showList(bool hands) {
  m_ui->handsTab->setChecked(hands);
  m_ui->branchesTab->setChecked(!hands);
  m_ui->pages->setVisible(hands);
  m_ui->branches->setVisible(!hands);
  for (QWidget *said : {static_cast<QWidget *>(m_bookmarks), static_cast<QWidget *>(m_ui->note)})
    said->setVisible(hands && m_guessing == nullptr && !isWatching());  // a branch has its own
}

ReplayBranches *ReplayPage::branches() const {
  return m_ui->branches;
}

void ReplayPage::setBranches(const BranchTree &tree, const BranchNotes &notes) {
  m_ui->branches->setTree(tree, notes);
  showBranchCount();
}

void ReplayPage::showBranchCount() {
  const std::size_t count = m_guessing == nullptr ? m_ui->branches->tree().nodes.size() : 0;
  //: A page next to the replay; %1: how many branches there are
  m_ui->branchesTab->setText(count == 0 ? tr("Branches") : tr("Branches (%1)").arg(count));
}

void ReplayPage::setOptions(const TableOptions &options) {
  m_options = options;
  showOptions();
}

void ReplayPage::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_hands->setNaming(naming);
}

void ReplayPage::updateLook() {
  const std::array<std::pair<QToolButton *, const char *>, 9> icons{{
      {m_ui->handBack, "prev"},
      {m_ui->choiceBack, "choiceprev"},
      {m_ui->back, "back"},
      {m_ui->forward, "forward"},
      {m_ui->choiceForward, "choicenext"},
      {m_ui->handForward, "next"},
      {m_ui->bookmark, "bookmark"},
      {m_ui->list, "log"},
      {m_ui->more, "more"},
  }};
  for (const auto &[button, name] : icons)
    button->setIcon(icon(name));
}

QString ReplayPage::link() const {
  return toText(ReplayLink{m_source.path, m_source.game, m_reader.place(), m_reader.seat()});
}

void ReplayPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) {
    updateLook();
    showOptions();
  }
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    keysChanged();
    nameMenus();
    showBranchCount();
    showOptions();
    if (m_reader.isOpen())
      showPlace(false);
  }
}

}  // namespace janso
