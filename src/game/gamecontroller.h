// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The one object that a screen talks to: it runs a match between any mix of humans, bots and external
// programs.
//
// Lives in the thread that made it (the window's); bots think in a thread pool, external programs are
// asynchronous processes; only values cross threads. Never blocks. The screen draws what eventHappened() and
// view() say and answers decisionRequested() with submitAction().
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "game/failure.h"
#include "game/matchsetup.h"
#include "game/mjailimits.h"
#include "game/pacer.h"
#include "game/playedmatch.h"
#include "game/rejection.h"
#include "game/seriesplay.h"
#include "game/truststore.h"
#include "records/journalfault.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/seatview.h"

namespace janso {

struct Journal;
struct JournalHeader;
struct MatchBranch;
class JournalWriter;
class Match;
class MatchRun;

// What becomes of programs and plugins in a journal that were not approved.
enum class Strangers {
  Refused,   // the match does not go on
  Replaced,  // built-in bots play on in their place, from now on
};

enum class Keeping {
  Journal,  // in the journal folder, if there is one
  Nothing,  // played and gone
};

class GameController : public QObject {
  Q_OBJECT

 public:
  explicit GameController(QObject *parent = nullptr);
  ~GameController() override;

  // --- Keeping ---
  // The folder of the journals (made when needed); empty, as it is at first: nothing is kept.
  void setJournalFolder(const QString &folder);
  QString journalFolder() const;

  // --- Programs and plugins ---
  // Only what this store approves is run; else the code of the error is SetupFault::NotApproved. Without a
  // store start() runs whatever it is given, and resume() nothing that stands in a journal.
  void setTrust(const TrustStore &trust) { m_trust = trust; }
  // Who would sit where when that journal is resumed, to be shown before: a built-in bot in the place of whom
  // it has replaced.
  static JournalResult<MatchSetup> setupIn(const QString &journalPath);

  // --- Match ---
  // Starts a new match (an unfinished one is kept in its journal). The error names the seat that is wrong;
  // its code is a SetupFault. A series is ours until abandon() or the start of a match outside of it.
  Result<bool> start(const MatchSetup &setup, Keeping keeping = Keeping::Journal);
  // The same from a place of another match: `setup` says who plays on, with the rules of that match. What was
  // answered until then counts as answered here. Shown as by resume(); its journal is marked.
  Result<std::vector<Event>> startFrom(const MatchSetup &setup, const MatchBranch &branch);
  // Goes on with a journal from exactly the decision at which it stopped. What happened last is shown once
  // more by eventHappened(); the value is what happened before that, as eventHappened() has shown it then.
  JournalResult<std::vector<Event>> resume(const QString &journalPath,
                                           Strangers strangers = Strangers::Refused);
  // The same with a journal that resume() refuses because of one of its lines (JournalProblem::line is above
  // 1): from before that line, with a journal of its own. The other is kept as it is, under a name by which
  // it is not found again: ".damaged" is added to it.
  JournalResult<std::vector<Event>> resumeBefore(const QString &journalPath,
                                                 Strangers strangers = Strangers::Refused);
  // --- Practice ---
  // Whether the match is practice, and all of it is in its journal: then takeBack() and dealAgain() may find
  // something.
  bool mayGoBack() const;
  // Back to the moment before the last choice of a human, with more than one answer, that was made; others
  // answer anew. Shown as by resume(). Nothing, and the match goes on, where there is no such choice or the
  // match is over.
  std::optional<std::vector<Event>> takeBack();
  // The hand that is played, or was last, once more from its deal, with the same walls. Of a match that is
  // over in a journal of its own; the other stays.
  std::optional<std::vector<Event>> dealAgain();

  // Stops playing; the journal stays and can be resumed.
  void abandon();
  // The one that was started last; an empty one before that. Until the next start() or resume().
  PlayedMatch &match() { return *m_match; }
  const PlayedMatch &match() const { return *m_match; }

  // --- Pace ---
  void setPacing(const Pacing &pacing) { m_pacer.setPacing(pacing); }
  // What is to be seen was seen, or shall not be: the next thing may happen at once.
  void endPause() { m_pacer.endPause(); }
  // While paused nothing happens; answers are still taken.
  void setPaused(bool paused) { m_pacer.setPaused(paused); }

  // Time and room for external programs of matches that start from now on.
  void setProgramLimits(const MjaiLimits &limits) { m_programLimits = limits; }

 Q_SIGNALS:
  // Masked for the viewer; view(viewer()) of match() already holds it.
  void eventHappened(const janso::Event &event);
  // A human seat must act. `view` is that seat's.
  void decisionRequested(const janso::Decision &decision, const janso::SeatView &view);
  // The request is no longer open (answered, or overtaken by another's claim).
  void decisionClosed(int seat, std::uint32_t requestId);
  // Hot-seat with standing calls: `seat` has discarded, or (MatchSetup::callsBeforeFirstTurn) was dealt a
  // hand and has not had a turn; these calls are possible before its next turn. Asked after every discard of
  // a human, also when the list is empty, so that a pause betrays nothing, and after the deal of every human
  // but the dealer, one after the other; the game waits for submitStandingOrders(). Wins stand first. `armed`
  // are those of them that are armed unless the player says otherwise (ArmedBefore).
  void standingOrdersRequested(int seat, const janso::ActionList &possible, const janso::ActionList &armed);
  // The tile just discarded (or added to a kan) completes this human's hand, but may not be won with, and so
  // nothing is asked. Only with a single human: it would betray the hand to others.
  void winDenied(int seat, const janso::Denial &denial);
  void actionRejected(std::uint32_t requestId, janso::Rejection reason);
  // A hand is over and the match goes on: continueAfterHand() is awaited.
  void handEnded();
  void matchEnded(const janso::MatchResult &result);
  // A bot or program has answered a question, so long after it was asked.
  void machineAnswered(int seat, qint64 microseconds);
  // A bot or program failed and was replaced by a built-in bot; the game goes on.
  void playerFailed(int seat, const janso::Failure &failure);
  // A program plays on, but the user may want to know: it is slow, or where it is awaited.
  void playerNoticed(int seat, const janso::Failure &notice);
  // savingProblem() or journalPath() of match() is another: something could not be written (disk full ...),
  // which the match does not wait for; it is written by now; or the match is over and has its final name.
  void savingChanged();

 private:
  std::unique_ptr<MatchRun> newRun(const MatchSetup &setup, Match match);
  void take(std::unique_ptr<MatchRun> run);
  Result<bool> checkSetup(const MatchSetup &setup) const;
  // A match that goes on, without its journal yet.
  struct Ready;
  JournalResult<Ready> makeReady(const Journal &journal, Strangers strangers);
  std::vector<Event> goOn(Ready ready, std::unique_ptr<JournalWriter> journal);
  std::optional<std::vector<Event>> goBack(const Journal &journal, std::optional<std::size_t> stay);
  std::optional<SeriesHold> seriesOf(const MatchSetup &setup) const;
  bool trusts(const SeatSetup &seat) const { return m_trust && m_trust->trusts(seat); }

  QString m_journalFolder;
  std::optional<TrustStore> m_trust;
  MjaiLimits m_programLimits;
  Pacer m_pacer;
  std::unique_ptr<PlayedMatch> m_none;  // before the first match
  std::unique_ptr<MatchRun> m_run;      // the match that runs or ran last
  PlayedMatch *m_match;                 // one of the two
  SeriesHold m_series;                  // of the match that runs or ran last, until it is left
};

}  // namespace janso
