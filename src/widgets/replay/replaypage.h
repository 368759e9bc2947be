// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game at the table: the bar below moves through it, the list at the side jumps to its hands.
//
// The table is the one used for playing, and gets the same input: a view, or an event and the view after it.
// The reader (replayreader.h) holds the position; this page shows it, and carries out the commands of keys,
// buttons, wheel and mouse (replayinput.h).
#pragma once

#include <QList>
#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "replay/replay.h"
#include "replay/replaybranch.h"
#include "replay/replaynotes.h"
#include "replay/watchedmatch.h"
#include "rules/event.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/replay/guessmode.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/replay/replayinput.h"
#include "widgets/replay/replayreader.h"
#include "widgets/replay/replayreview.h"
#include "widgets/replay/replayside.h"
#include "widgets/replay/watchmode.h"

namespace Ui {
class ReplayPage;
}

namespace janso {

class GuessMenu;
class PlayOnMenu;
class ReplayBranches;
class ReplayButtons;
class ReplayFacts;
class ReplayMenu;
class ReplaySlider;
class ReplayWay;
class TableWidget;
class WatchBar;

class ReplayPage : public QWidget {
  Q_OBJECT

 public:
  explicit ReplayPage(QWidget *parent = nullptr);
  ~ReplayPage() override;

  // As ReplayReader::open(). `source`: the file, for links; `game`: index in the file, from 0.
  struct Source {
    QString path;
    int game = 0;
    QString guesses = {};  // the file with the guesses; empty = they are not saved
  };
  void open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
            const Source &source, std::optional<ReplayPlace> at = std::nullopt, int seat = -1);
  ReplayReader &reader() { return m_reader; }
  const ReplayReader &reader() const { return m_reader; }
  const std::array<QString, 4> &names() const { return m_names; }
  const Source &source() const { return m_source; }
  // For the seat at the bottom; an empty value = there is no review.
  void setReview(const ReplayReview &review);

  // --- Guessing ---
  // Starts guessing from here for the seat at the bottom, at every `every`-th of its decisions.
  void guess(int every);
  const Guessing *guessing() const { return m_guess->guessing(); }  // nullptr = no guessing
  bool isAsking() const { return m_guess->isAsking(); }
  // Ends guessing; everything may be shown again.
  void stopGuessing() { m_guess->stop(); }

  // --- Watching ---
  // Opens a match that another program plays, at its last event; at least one hand has been dealt.
  void watch(const WatchLook &look);
  // Adds what has happened since then. Does nothing if the page shows something else by now.
  void follow(const WatchLook &look) { m_watch->follow(look); }
  bool isWatching() const { return m_watch->isOn(); }
  WatchBar *watchBar() const;

  // --- Look and keys ---
  void setOptions(const TableOptions &options);
  void setNaming(YakuNaming naming);
  ReplayKeys &keys() { return m_input.keys(); }
  void keysChanged();  // because tooltips name them

  // Shows the sentence where events are described.
  void showMessage(const QString &sentence);
  // As if the command's key had been pressed.
  void run(ReplayCommand command);
  // For commands that are on or off.
  bool shows(ReplayCommand command) const { return m_shown.contains(command); }

  TableWidget *table() const;
  ReplaySlider *slider() const;
  ReplaySide *side() const;
  ReplayBranches *branches() const { return side()->branches(); }
  QString statusText() const;
  QString factsMarkup() const { return side()->facts(); }

 Q_SIGNALS:
  // A step was made to this event, masked as the reader may see it. `viewer`: the viewing seat. `contact`:
  // milliseconds until everything that the event moves is at rest.
  void eventShown(const janso::Event &event, int viewer, qreal contact);
  // A jump: eventRecalled() follows for each event of the hand up to the new position.
  void recallBegun();
  void eventRecalled(const janso::Event &event);
  // The texts at the side have been updated or hidden.
  void factsShown();
  // For the seat at the bottom.
  void reviewRequested();
  // `byBot`: a bot takes the seat, and nobody watches.
  void playOnRequested(janso::ReplayPlace place, int seat, janso::BranchKind kind, bool byBot);
  // Requests to go back from a branch to the position where it started.
  void mainLineRequested();
  void guessingChanged(bool guessing);
  void closeRequested();
  // A sentence about an action whose result is not visible.
  void message(const QString &sentence);

 protected:
  bool event(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void build();
  void connectParts();
  using Handler = void (*)(ReplayPage &);
  static Handler handlerOf(ReplayCommand command);
  ReplayMode mode() const;
  bool allows(ReplayCommand command) const;
  void setShown(ReplayCommand command, bool on);
  void stepMark(bool forwards);
  void stepDifference(bool forwards);
  void copy(ReplayCommand what);

  void showPlace(bool stepped);
  void showMode();
  void showOptions();
  void showFacts();
  void showMarks();

  std::unique_ptr<Ui::ReplayPage> m_ui;
  ReplayReader m_reader;
  ReplayInput m_input;
  ReplayButtons *m_buttons = nullptr;
  ReplayMenu *m_menu = nullptr;
  PlayOnMenu *m_playOn = nullptr;
  GuessMenu *m_guessMenu = nullptr;
  GuessMode *m_guess = nullptr;
  WatchMode *m_watch = nullptr;
  std::unique_ptr<ReplayWay> m_way;
  std::unique_ptr<ReplayFacts> m_facts;
  Source m_source;
  std::array<QString, 4> m_names;
  TableOptions m_options;
  YakuNaming m_naming = YakuNaming::Romaji;
  ReplayReview m_review;
  QList<ReplayCommand> m_shown;  // the commands that are switched on
};

}  // namespace janso
