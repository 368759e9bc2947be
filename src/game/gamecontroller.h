// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The one object that a screen talks to: it runs a match between any mix of humans, bots and external
// programs.
//
// It lives in the thread that made it (the window's). Bots think in a thread pool, external programs are
// asynchronous processes, and only values cross threads. It never blocks. The screen draws what
// eventHappened() and view() report and answers decisionRequested() with submitAction().
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "game/matchsignals.h"
#include "game/mjailimits.h"
#include "game/pacer.h"
#include "game/playedmatch.h"
#include "game/seriesplay.h"
#include "game/setup/matchsetup.h"
#include "game/setup/truststore.h"
#include "records/journalfault.h"
#include "rules/event.h"
#include "rules/result.h"

namespace janso {

struct Journal;
struct JournalHeader;
struct MatchBranch;
class JournalWriter;
class Match;
class MatchRun;

// What happens to the programs and plugins of a journal that the user has not approved.
enum class UnapprovedPrograms {
  Refuse,   // the match is not resumed
  Replace,  // built-in bots take their seats from now on
};

enum class MatchSaving {
  Journal,  // the match is saved in the journal folder, if there is one
  Nothing,  // the match is not saved
};

class GameController : public MatchSignals {
 public:
  explicit GameController(QObject *parent = nullptr);
  ~GameController() override;

  // --- Saving ---
  // The folder of the journals, created when needed. Empty, as it is at first: no match is saved.
  void setJournalFolder(const QString &folder);
  QString journalFolder() const;

  // --- Programs and plugins ---
  // Only programs and plugins that this store approves are run; for any other the code of the error is
  // SetupFault::NotApproved. Without a store start() runs everything it is given, and resume() runs nothing
  // that is named in a journal.
  void setTrust(const TrustStore &trust) { m_trust = trust; }
  // The players who would play if that journal were resumed, to show them before. A player that was replaced
  // is given as the built-in bot that replaced it.
  static JournalResult<MatchSetup> setupIn(const QString &journalPath);

  // --- Match ---
  // Starts a new match. An unfinished match stays in its journal. The error names the seat that is wrong; its
  // code is a SetupFault. The controller holds a series until abandon() or until a match outside of the
  // series starts.
  Result<bool> start(const MatchSetup &setup, MatchSaving saving = MatchSaving::Journal);
  // Starts a match from a position of another match. `setup` names the players; the rules are those of the
  // other match. Answers given before the position count as given here. The events are reported as by
  // resume(). The journal is marked as a branch.
  Result<std::vector<Event>> startFrom(const MatchSetup &setup, const MatchBranch &branch);
  // Resumes the match of a journal at exactly the decision where it stopped. The latest events are reported
  // again through eventHappened(). Returns the events before those, as eventHappened() reported them then.
  JournalResult<std::vector<Event>> resume(const QString &journalPath,
                                           UnapprovedPrograms unapproved = UnapprovedPrograms::Refuse);
  // Does the same with a journal that resume() rejects because of one of its lines (JournalProblem::line is
  // above 1): it resumes before that line, with a new journal. The old journal is kept, but ".damaged" is
  // appended to its name, so that it is not found again.
  JournalResult<std::vector<Event>> resumeBefore(const QString &journalPath,
                                                 UnapprovedPrograms unapproved = UnapprovedPrograms::Refuse);
  // --- Practice ---
  // Whether this is a practice match, or an unfinished one with MatchSetup::takesBack, and its journal is
  // complete. Only then can undo() and dealAgain() succeed.
  bool canGoBack() const;
  // Goes back to the moment before the last decision of a human that had more than one legal answer. The
  // other players answer again. The events are reported as by resume(). Returns nothing, and the match
  // continues, if there is no such decision or the match is over.
  std::optional<std::vector<Event>> undo();
  // Starts the current hand, or the last one played, again from its deal, with the same walls. If the match
  // is over, the hand gets a journal of its own and the old journal stays.
  std::optional<std::vector<Event>> dealAgain();

  // Stops playing. The journal stays and can be resumed.
  void abandon();
  // The match that was started last, or an empty one before the first. Valid until the next start() or
  // resume().
  PlayedMatch &match() { return *m_match; }
  const PlayedMatch &match() const { return *m_match; }

  // --- Pace ---
  void setPacing(const Pacing &pacing) { m_pacer.setPacing(pacing); }
  // Ends the current pause: the next event may happen at once.
  void endPause() { m_pacer.endPause(); }
  // While paused nothing happens, but answers are still accepted.
  void setPaused(bool paused) { m_pacer.setPaused(paused); }

  // The limits of time and output for external programs. They apply to matches that start from now on.
  void setProgramLimits(const MjaiLimits &limits) { m_programLimits = limits; }

 private:
  std::unique_ptr<MatchRun> newRun(const MatchSetup &setup, Match match);
  void take(std::unique_ptr<MatchRun> run);
  Result<bool> checkSetup(const MatchSetup &setup) const;
  // A resumed match that has no journal yet.
  struct Ready;
  JournalResult<Ready> makeReady(const Journal &journal, UnapprovedPrograms unapproved);
  std::vector<Event> continueMatch(Ready ready, std::unique_ptr<JournalWriter> journal);
  std::optional<std::vector<Event>> goBack(const Journal &journal, std::optional<std::size_t> stay);
  std::optional<SeriesHold> seriesOf(const MatchSetup &setup) const;
  bool trusts(const SeatSetup &seat) const { return m_trust && m_trust->trusts(seat); }

  QString m_journalFolder;
  std::optional<TrustStore> m_trust;
  MjaiLimits m_programLimits;
  Pacer m_pacer;
  std::unique_ptr<PlayedMatch> m_none;  // stands in before the first match
  std::unique_ptr<MatchRun> m_run;      // the current or the last match
  PlayedMatch *m_match;                 // m_none or m_run
  SeriesHold m_series;                  // of the current or the last match, until it is left
};

}  // namespace janso
