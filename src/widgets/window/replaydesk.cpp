// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/replaydesk.h"

#include <QFileDialog>
#include <QRandomGenerator>
#include <memory>

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
#include "widgets/window/pagehistory.h"

namespace janso {

namespace {

// Who sat where is known of matches of our own alone, whose files say it: names in other records may be
// anybody's.
std::array<QString, 4> portraitsIn(const QString &path) {
  const JournalResult<MatchSetup> setup = GameController::setupIn(path);
  return setup ? seatPortraits(*setup) : std::array<QString, 4>();
}

}  // namespace

ReplayDesk::ReplayDesk(const Parts &parts)
    : QObject(parts.window), m_parts(parts), m_page(parts.history->stack()) {}

ReplayPage *ReplayDesk::page() {
  if (m_page.isMade())
    return m_page.get();
  m_page.put(new ReplayPage(m_parts.window));
  const QString branchNotes =
      m_parts.notesFolder.isEmpty() ? QString() : m_parts.notesFolder + QStringLiteral("/branches.jsonl");
  m_branches = new BranchDesk({m_parts.window, m_page.get(), m_parts.matchesFolder, branchNotes}, this);
  connectPage();
  m_page->setOptions(tableOptions(*m_parts.settings));
  useNaming();
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
  connect(page, &ReplayPage::closeRequested, m_parts.history, &PageHistory::back);
  connect(page, &ReplayPage::playOnRequested, this, &ReplayDesk::playOn);
  connect(page, &ReplayPage::message, this, &ReplayDesk::message);
  connect(page, &ReplayPage::guessingChanged, this, &ReplayDesk::titled);
  connect(m_branches, &BranchDesk::openRequested, this,
          [this](const QString &link) { read(link, m_reading); });
  connect(m_branches, &BranchDesk::resumeRequested, this, &ReplayDesk::resumeRequested);
  connect(m_branches, &BranchDesk::failed, this, &ReplayDesk::failed);
  connect(m_branches, &BranchDesk::message, page, &ReplayPage::showMessage);
  m_parts.settings->follow(Effect::TableOptions, page, [this] { useOptions(); });
  m_parts.settings->follow(Effect::YakuNames, page, [this] { useNaming(); });
}

void ReplayDesk::useOptions() {
  m_page->setOptions(tableOptions(*m_parts.settings));
}

void ReplayDesk::useNaming() {
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

QString ReplayDesk::choose() const {
  return QFileDialog::getOpenFileName(m_parts.window, tr("Open record"));
}

void ReplayDesk::cancelReading() {
  m_job.cancel();
}

void ReplayDesk::open(const QString &link) {
  read(link, nullptr);
}

void ReplayDesk::read(const QString &link, const ReadingPointer &within) {
  const ReplayLink file = fileLinkOf(link);
  m_job.ask(
      [file] {
        return ReadReplay{openReplay(file.path, file.game), portraitsIn(file.path)};
      },
      [this, file, within](const ReadReplay &opened) { take(file, opened, within); });
}

void ReplayDesk::take(const ReplayLink &link, const ReadReplay &found, const ReadingPointer &within) {
  if (!found.replay) {
    Q_EMIT failed(replayProblem(link.path, found.replay.error()));
    return;
  }
  const auto reading =
      std::make_shared<Reading>(Reading{*found.replay, found.portraits, link.place, link.seat});
  const PageVisit visit{.page = page(),
                        .leave = [this, reading] { leave(*reading); },
                        .resume = [this, reading] { resume(reading); },
                        .endsMatch = true};
  if (within != nullptr && within == m_reading && isShown())
    m_parts.history->replace(visit);
  else
    m_parts.history->open(visit);
  load(reading);
}

void ReplayDesk::load(const ReadingPointer &reading) {
  const OpenedReplay &game = reading->game;
  const auto fileIn = [&game](const QString &folder) {
    return folder.isEmpty() ? QString()
                            : folder + QLatin1Char('/') + game.identity + QStringLiteral(".jsonl");
  };
  std::shared_ptr<ReplayNotesStore> notes;
  if (!m_parts.notesFolder.isEmpty())
    notes = std::make_shared<MatchNotes>(m_parts.libraryFolder, game.hash, fileIn(m_parts.notesFolder));
  m_parts.log->setNames(replayNames(game.replay->info()));
  m_reading = reading;
  m_page->table()->setSeatPortraits(reading->portraits);
  m_page->open(game.replay, notes, {game.path, game.game, fileIn(m_parts.guessesFolder)}, reading->place,
               reading->seat);
  m_branches->setGame(game);
  m_page->table()->setFocus();
  Q_EMIT opened();
}

void ReplayDesk::leave(Reading &reading) {
  m_branching.cancel();
  m_page->stopGuessing();
  ReplayReader &reader = m_page->reader();
  reader.close();
  reading.place = reader.place();
  reading.seat = reader.seat();
}

void ReplayDesk::resume(const ReadingPointer &reading) {
  if (m_reading != reading) {
    load(reading);
    return;
  }
  m_parts.log->setNames(m_page->names());
  m_page->reader().refresh();
  m_branches->refresh();
  Q_EMIT opened();
}

void ReplayDesk::watch(const WatchLook &look) {
  m_job.cancel();
  m_parts.log->setNames(replayNames(look.replay->info()));
  if (m_reading == nullptr && m_page->isWatching() && m_page->reader().shared() == look.replay) {
    m_page->reader().refresh();
  } else {
    m_reading.reset();
    m_branches->setGame({});
    m_page->table()->setSeatPortraits({});
    m_page->watch(look);
    m_page->table()->setFocus();
  }
  Q_EMIT opened();
}

// A deal that agrees with what was seen may have to be looked for.
void ReplayDesk::playOn(ReplayPlace place, int seat, BranchKind kind, bool byBot) {
  const QString seed = QString::number(QRandomGenerator::system()->generate64(), 36);
  const std::shared_ptr<const Replay> replay = m_page->reader().shared();
  const ReplayPage::Source &source = m_page->source();
  const BranchParent parent{identity(), toText(ReplayLink{source.path, source.game, std::nullopt, -1})};
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

QString ReplayDesk::identity() const {
  return m_reading != nullptr ? m_reading->game.identity : QString();
}

QDate ReplayDesk::day() const {
  return m_reading != nullptr ? m_reading->game.day : QDate();
}

QString ReplayDesk::title() const {
  if (m_page.isMade() && m_page->isWatching())
    return tr("Watching");
  if (m_page.isMade() && m_page->guessing() != nullptr)
    //: Title of the window instead of the match, while the decisions of a replay are guessed
    return tr("Guessing");
  return m_reading != nullptr ? replayTitle(m_reading->game.replay->info(), day()) : QString();
}

}  // namespace janso
