// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/replaydesk.h"

#include <QFileDialog>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <memory>
#include <utility>

#include "game/gamecontroller.h"
#include "library/matchnotes.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/settings/commands.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/logdock.h"

namespace janso {

namespace {

// Who sat where is known of matches of our own alone, whose files say it: names in other records may be
// anybody's.
std::array<QString, 4> portraitsIn(const QString &path) {
  const JournalResult<MatchSetup> setup = GameController::setupIn(path);
  return setup ? seatPortraits(*setup) : std::array<QString, 4>();
}

}  // namespace

ReplayDesk::ReplayDesk(const Parts &parts) : QObject(parts.window), m_parts(parts), m_page(parts.stack) {}

ReplayPage *ReplayDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  m_page.put(new ReplayPage(m_parts.window));
  const QString branchNotes =
      m_parts.notesFolder.isEmpty() ? QString() : m_parts.notesFolder + QStringLiteral("/branches.jsonl");
  m_branches = new BranchDesk({m_parts.window, m_page.get(), m_parts.matchesFolder, branchNotes}, this);
  connectPage();
  m_page->setOptions(tableOptions(*m_parts.settings));
  applySetting(Setting::YakuNames);
  updateKeys();
  Q_EMIT pageMade(m_page.get());
  return m_page.get();
}

void ReplayDesk::connectPage() {
  ReplayPage *page = m_page.get();
  connect(page, &ReplayPage::recallBegun, m_parts.log, &LogDock::clear);
  connect(page, &ReplayPage::eventRecalled, m_parts.log, &LogDock::add);
  connect(page, &ReplayPage::eventShown, m_parts.log, &LogDock::add);
  connect(page, &ReplayPage::eventShown, m_parts.sounds, &Sounds::play);
  connect(page, &ReplayPage::closeRequested, this, &ReplayDesk::close);
  connect(page, &ReplayPage::playOnRequested, this, &ReplayDesk::playOn);
  connect(page, &ReplayPage::message, this, &ReplayDesk::message);
  connect(page, &ReplayPage::guessingChanged, this, &ReplayDesk::titled);
  connect(m_branches, &BranchDesk::openRequested, this, [this](const QString &link) {
    open(link);
    m_staysWithin = true;
  });
  connect(m_branches, &BranchDesk::resumeRequested, this, &ReplayDesk::resumeRequested);
  connect(m_branches, &BranchDesk::failed, this, &ReplayDesk::failed);
  connect(m_branches, &BranchDesk::message, page, &ReplayPage::showMessage);
  connect(m_parts.settings, &Settings::changed, page, [this](Setting id) { applySetting(id); });
}

void ReplayDesk::applySetting(Setting id) {
  if (isTableSetting(id))
    m_page->setOptions(tableOptions(*m_parts.settings));
  if (id == Setting::YakuNames)
    m_page->setNaming(yakuNamingOf(m_parts.settings->text(Setting::YakuNames)));
}

void ReplayDesk::updateKeys() {
  if (!m_page.isMade())
    return;
  const Settings &settings = *m_parts.settings;
  useTableKeys(*m_page->table(), settings);
  m_page->keys().use([&settings](const KeyCommand &command) {
    const QKeySequence key = settings.shortcut(command.id, command.fallback);
    return isSingleLetter(key) && !settings.on(Setting::LetterKeys) ? QKeySequence() : key;
  });
  m_page->keysChanged();
}

void ReplayDesk::choose() {
  const QString path = QFileDialog::getOpenFileName(m_parts.window, tr("Open record"));
  if (!path.isEmpty())
    open(path);
}

void ReplayDesk::open(const QString &link) {
  const ReplayLink read = fileLinkOf(link);
  m_staysWithin = false;
  m_job.ask(
      [read] {
        return ReadReplay{openReplay(read.path, read.game), portraitsIn(read.path)};
      },
      [this, read](const ReadReplay &opened) { take(read, opened); });
}

void ReplayDesk::take(const ReplayLink &link, const ReadReplay &found) {
  const Result<OpenedReplay> &read = found.replay;
  if (!read) {
    Q_EMIT failed(replayProblem(link.path, read.error()));
    return;
  }
  std::shared_ptr<ReplayNotesStore> notes;
  if (!m_parts.notesFolder.isEmpty())
    notes = std::make_shared<MatchNotes>(
        m_parts.libraryFolder, read->hash,
        m_parts.notesFolder + QLatin1Char('/') + read->identity + QStringLiteral(".jsonl"));
  Q_EMIT opening();
  m_parts.stack->setCurrentWidget(page());
  m_parts.log->setNames(replayNames(read->replay->info()));
  m_identity = read->identity;
  const QString guesses = m_parts.guessesFolder.isEmpty() ? QString()
                                                          : m_parts.guessesFolder + QLatin1Char('/') +
                                                                read->identity + QStringLiteral(".jsonl");
  m_page->table()->setSeatPortraits(found.portraits);
  m_page->open(read->replay, notes, {read->path, read->game, guesses}, link.place, link.seat);
  m_branches->setGame(*read);
  m_page->table()->setFocus();
  m_match = read->replay->info();
  m_day = read->day;
  Q_EMIT opened();
}

void ReplayDesk::watch(const WatchLook &look) {
  m_job.cancel();
  m_staysWithin = false;
  Q_EMIT opening();
  m_parts.stack->setCurrentWidget(page());
  m_parts.log->setNames(replayNames(look.replay->info()));
  m_identity.clear();
  m_match.reset();
  m_day = {};
  m_branches->setGame({});
  m_page->table()->setSeatPortraits({});
  m_page->watch(look);
  m_page->table()->setFocus();
  Q_EMIT opened();
}

// A deal that agrees with what was seen may have to be looked for.
void ReplayDesk::playOn(ReplayPlace place, int seat, BranchKind kind, bool byBot) {
  const QString seed = QString::number(QRandomGenerator::system()->generate64(), 36);
  const std::shared_ptr<const Replay> replay = m_page->reader().shared();
  const ReplayPage::Source &source = m_page->source();
  const BranchParent parent{m_identity, toText(ReplayLink{source.path, source.game, std::nullopt, -1})};
  using Found = Result<std::shared_ptr<const MatchBranch>>;
  m_branching.ask([replay, place, seat, kind, seed,
                   parent] { return branchFrom(*replay, parent, place, seat, kind, seed); },
                  [this, seat, byBot](const Found &found) {
                    if (found)
                      Q_EMIT playOnReady(*found, seat, byBot);
                    else
                      Q_EMIT failed(
                          tr("You can't play on from here: either the match was over, or no other deal fits "
                             "what this player had seen."));
                  });
}

bool ReplayDesk::reopen() {
  if (!std::exchange(m_returns, false))
    return false;
  showAgain();
  return true;
}

void ReplayDesk::showAgain() {
  m_parts.stack->setCurrentWidget(page());
  m_parts.log->setNames(m_page->names());
  m_page->reader().refresh();
  m_branches->refresh();
  m_page->table()->setFocus();
  Q_EMIT opened();
}

QString ReplayDesk::title() const {
  if (m_page.isMade() && m_page->isWatching())
    return tr("Watching");
  if (m_page.isMade() && m_page->guessing() != nullptr)
    //: Title of the window instead of the match, while the decisions of a replay are guessed
    return tr("Guessing");
  return m_match ? replayTitle(*m_match, m_day) : QString();
}

void ReplayDesk::stopReading() {
  m_returns = false;
  if (!m_page.isMade())
    return;
  m_page->stopGuessing();
  m_page->reader().close();
}

void ReplayDesk::close() {
  stopReading();
  if (isShown())
    Q_EMIT closed();
}

}  // namespace janso
