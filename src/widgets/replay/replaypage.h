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
#include "rules/legal/seatview.h"
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

  // --- What a review adds ---
  // The mistakes of the seat at the bottom; "next mark" then stops only at these.
  void setMistakes(const std::vector<ReplayPlace> &places);
  // As ReplayHandsModel::setLosses().
  void setLosses(const std::vector<int> &points);
  // The review's text about the decision at a position, as markup; empty if it has none. It is called only
  // for what the reader may know, not while later events are hidden.
  using ChoiceDescriber = std::function<QString(ReplayPlace place, int seat)>;
  void setChoiceDescriber(const ChoiceDescriber &teller);
  // For guesses; an empty function if there is no review.
  void setVerdicts(const VerdictSource &verdicts) { m_reviewed.verdictOf = verdicts; }
  // Positions, in order, at which the reviewing bot would have acted differently from the seat at the bottom.
  void setDifferences(const std::vector<ReplayPlace> &places) { m_reviewed.differences = places; }
  // Adds a narrow widget below the texts at the side; the page becomes its owner.
  void addSideWidget(QWidget *widget);

  // --- Guessing ---
  // Starts guessing from here for the seat at the bottom, at every `every`-th of its decisions.
  void guess(int every);
  const Guessing *guessing() const { return m_guessing.get(); }  // nullptr = no guessing
  bool isAsking() const;
  // Ends guessing; everything may be shown again.
  void stopGuessing();

  // --- Watching ---
  // Opens a match that another program plays, at its last event; at least one hand has been dealt.
  void watch(const WatchLook &look);
  // Adds what has happened since then. Does nothing if the page shows something else by now.
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
  void keysChanged();  // because tooltips name them

  // Shows the sentence where events are described.
  void showMessage(const QString &sentence);
  // As if the command's key had been pressed.
  void run(ReplayCommand command);
  bool shows(ReplayCommand command) const;  // for commands that are on or off

  TableWidget *table() const;
  ReplaySlider *slider() const;
  QPlainTextEdit *noteField() const;
  ReplayBookmarks *bookmarks() const { return m_bookmarks; }
  QString statusText() const;
  QString factsMarkup() const { return m_facts; }
  QString link() const;

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
  // Set by the review.
  struct Reviewed {
    std::vector<ReplayPlace> mistakes;
    std::vector<ReplayPlace> differences;
    ChoiceDescriber describeChoice;
    VerdictSource verdictOf;
  };

  void build();
  void nameMenus();
  void connectParts();
  using Handler = void (*)(ReplayPage &);
  static Handler handlerOf(ReplayCommand command);
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
  QString choiceDescription() const;
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
  QMenu *m_playOn = nullptr;  // choices of which tiles are redealt
  Source m_source;
  std::array<QString, 4> m_names;
  TableOptions m_options;
  YakuNaming m_naming = YakuNaming::Romaji;
  Reviewed m_reviewed;
  std::unique_ptr<Guessing> m_guessing;
  HandsShown m_handsBefore = HandsShown::Own;  // before guessing or watching
  QMenu *m_guessMenu = nullptr;                // choices of how many decisions are guessed
  QList<ReplayCommand> m_shown;                // the commands that are switched on
  QString m_facts;
};

}  // namespace janso
