// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game at the table: the bar below moves through it, the list beside jumps to its hands.
//
// The table is the one that is played at, and is fed in the same way: a view, or an event and the view after
// it. The reader (replayreader.h) knows where we are; here it is shown, and what keys, buttons, wheel and
// mouse ask for (replayinput.h) is done.
#pragma once

#include <QList>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "replay/branchtree.h"
#include "replay/replay.h"
#include "replay/replaybranch.h"
#include "replay/replaynotes.h"
#include "replay/watchedmatch.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/replay/guessing.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/replay/replayinput.h"
#include "widgets/replay/replayreader.h"

class QAbstractButton;
class QMenu;
class QPlainTextEdit;
class QToolButton;

namespace Ui {
class ReplayPage;
}

namespace janso {

class ReplayBookmarks;
class ReplayBranches;
class ReplayHandsModel;
class ReplayMenu;
class ReplaySlider;
class TableWidget;
class WatchBar;

class ReplayPage : public QWidget {
  Q_OBJECT

 public:
  explicit ReplayPage(QWidget *parent = nullptr);
  ~ReplayPage() override;

  // As ReplayReader::open(). `source`: the file, for links; `game` of those in it, from 0.
  struct Source {
    QString path;
    int game = 0;
    QString guesses = {};  // the file that keeps them; empty = nothing does
  };
  void open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
            const Source &source, std::optional<ReplayPlace> at = std::nullopt, int seat = -1);
  ReplayReader &reader() { return m_reader; }
  const ReplayReader &reader() const { return m_reader; }
  const std::array<QString, 4> &names() const { return m_names; }
  const Source &source() const { return m_source; }

  // --- What a review adds ---
  // Where the seat at the bottom made a mistake: "next mark" stops there alone then.
  void setMistakes(const std::vector<ReplayPlace> &places);
  // As ReplayHandsModel::setLosses().
  void setLosses(const std::vector<int> &points);
  // What is said of the choice of a place, as markup; an empty text where there is nothing to say. It is
  // asked only for what the reader may know: not while what is to come is hidden.
  using ChoiceTeller = std::function<QString(ReplayPlace place, int seat)>;
  void setChoiceTeller(const ChoiceTeller &teller);
  // For guesses; an empty function: there is no review.
  void setVerdicts(const VerdictTeller &verdicts) { m_reviewed.verdictOf = verdicts; }
  // Where the reviewer would have done something else than the seat at the bottom, in order.
  void setDifferences(const std::vector<ReplayPlace> &places) { m_reviewed.differences = places; }
  // Below what is told beside the table, narrow; it belongs to the page then.
  void addBeside(QWidget *widget);

  // --- Guessing ---
  // The seat at the bottom from here on, at every so many-th of its choices.
  void guess(int every);
  const Guessing *guessing() const { return m_guessing.get(); }  // nullptr = nothing is guessed
  bool isAsking() const;
  // Everything may be seen again.
  void stopGuessing();
  QMenu *guessMenu() const { return m_guessMenu; }

  // --- Watching ---
  // Opens a match that another program plays at its last event; at least one hand is dealt.
  void watch(const WatchLook &look);
  // What has come of it since. Nothing where the page shows something else by now.
  void follow(const WatchLook &look);
  bool isWatching() const { return m_reader.isOpen() && m_reader.replay().sight(); }
  WatchBar *watchBar() const;

  // --- Branches ---
  ReplayBranches *branches() const;
  void setBranches(const BranchTree &tree, const BranchNotes &notes);

  // --- Look and keys ---
  void setOptions(const TableOptions &options);
  void setNaming(YakuNaming naming);
  QMenu *playOnMenu() const { return m_playOn; }
  ReplayKeys &keys() { return m_input.keys(); }
  void keysChanged();  // tooltips name them

  // Says it where the events are told.
  void tell(const QString &sentence);
  // As if its key had been pressed.
  void run(ReplayCommand command);
  bool shows(ReplayCommand command) const;  // of those that are on or off

  TableWidget *table() const;
  ReplaySlider *slider() const;
  QPlainTextEdit *noteField() const;
  ReplayBookmarks *bookmarks() const { return m_bookmarks; }
  QString saidText() const;
  QString factsMarkup() const { return m_facts; }
  QString link() const;

 Q_SIGNALS:
  // The event that was stepped to, as the reader may see it. `viewer`: the seat that looks on; `contact`: ms
  // until what the event moves lies still.
  void eventShown(const janso::Event &event, int viewer, qreal contact);
  // A jump: all events of the hand until here come by eventRecalled().
  void recallBegun();
  void eventRecalled(const janso::Event &event);
  // What is told beside the table was told anew, or hidden.
  void factsShown();
  // Of the seat at the bottom.
  void reviewRequested();
  // `byBot`: a bot has the seat, and nobody watches.
  void playOnRequested(janso::ReplayPlace place, int seat, janso::BranchKind kind, bool byBot);
  // Back from a branch to where it was left.
  void mainLineRequested();
  void guessingChanged(bool guessing);
  void leaveRequested();
  // Something was done that is not seen, in a sentence.
  void noticed(const QString &sentence);

 protected:
  bool event(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  // What a review has added.
  struct Reviewed {
    std::vector<ReplayPlace> mistakes;
    std::vector<ReplayPlace> differences;
    ChoiceTeller tellChoice;
    VerdictTeller verdictOf;
  };

  void build();
  void nameMenus();
  void connectParts();
  using Deed = void (*)(ReplayPage &);
  static Deed deedOf(ReplayCommand command);
  void stopAnd(void (ReplayPage::*signal)());
  void cycleHands();
  void showBranches();
  void writeNote();
  void popUp(QMenu *menu);
  void askHowToPlayOn();
  void beginOrEndGuessing();
  void stepMark(bool forwards);
  void stepDifference(bool forwards);
  void stepAmong(std::vector<ReplayPlace> places, bool forwards);
  void copy(ReplayCommand what);

  void showPlace(bool stepped);
  void showOptions();
  bool tellsTruth() const;
  QString factsOf(ReplayCommand command) const;
  void showFacts();
  QString toldChoice() const;
  void showMarks();
  void showNote();
  void updateLook();
  void recall();
  void switchShown(ReplayCommand command);
  void showResults();
  void showHand();
  void showList(bool hands);
  void showBranchCount();

  bool allows(ReplayCommand command) const;
  QString refusal() const;
  void toPlayedNow();
  void showGrowth();
  void takeGuess(const Action &action);
  void showAnswer();
  void afterAnswer();
  void endGuessing();
  void showParts();
  void showWay();
  void showQuestion();
  void showGuessBar();
  QString guessFacts() const;

  std::unique_ptr<Ui::ReplayPage> m_ui;
  ReplayReader m_reader;
  ReplayInput m_input;
  std::vector<std::pair<QAbstractButton *, ReplayCommand>> m_buttons;
  ReplayHandsModel *m_hands = nullptr;
  ReplayBookmarks *m_bookmarks = nullptr;
  ReplayMenu *m_menu = nullptr;
  QMenu *m_playOn = nullptr;  // from here, and what of the tiles is dealt anew
  Source m_source;
  std::array<QString, 4> m_names;
  TableOptions m_options;
  YakuNaming m_naming = YakuNaming::Romaji;
  Reviewed m_reviewed;
  std::unique_ptr<Guessing> m_guessing;
  HandsShown m_handsBefore = HandsShown::Own;  // the guessing or watching
  QMenu *m_guessMenu = nullptr;                // how many choices are guessed
  QList<ReplayCommand> m_shown;                // of those that are on or off, and on
  QString m_facts;
};

}  // namespace janso
