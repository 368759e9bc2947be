// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every match that was played or imported: the list, what is told of the chosen match, and the matches that
// were not played to their end. What is done with a match outside of the library is asked of the window.
#pragma once

#include <QFileSystemWatcher>
#include <QFrame>
#include <QTimer>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "records/journalindex.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/librarymodel.h"
#include "widgets/library/libraryrunner.h"

class QMenu;

namespace Ui {
class LibraryPage;
}

namespace janso {

class SavedSearchMenu;

class LibraryPage : public QFrame {
  Q_OBJECT

 public:
  // As LibraryWork.
  LibraryPage(const QString &folder, const QString &matches, QWidget *parent = nullptr);
  ~LibraryPage() override;

  // Looks for what is new, now and while it is shown; the list has the keys.
  void open();
  // Of an import that runs meanwhile it is told by itself.
  void import(const QStringList &paths);
  // Under which one plays here; those that the library knows come beside them.
  void setMyNames(const QStringList &names);
  void setNaming(YakuNaming naming);
  // Those that the window knows of.
  void setUnfinished(const std::vector<UnfinishedMatch> &matches);
  // The keys go back to where they were.
  void takeKeys();

  LibraryModel *model() const { return m_model; }
  LibraryRunner *runner() { return &m_runner; }
  // Something is still to come: rows, the details of a match, an import.
  bool isBusy() const;
  // What is said below the list.
  QString said() const;

 Q_SIGNALS:
  // A link (replay/replaylink.h).
  void replayWanted(const QString &link);
  // Another program plays this match: it is to be looked on.
  void watchWanted(const QString &path);
  // Of a match of a file (from 0), of that seat.
  void reviewWanted(const QString &path, int game, int seat);
  void continueWanted(const QString &path, bool before);
  // What was unfinished may not be there any more.
  void unfinishedChanged();
  void leaveRequested();
  // What the user must not miss, in a sentence.
  void problem(const QString &sentence);
  // Something was done; see isBusy().
  void settled();

 protected:
  void changeEvent(QEvent *event) override;
  void dragEnterEvent(QDragEnterEvent *event) override;
  void dropEvent(QDropEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void build();
  void connectList();
  void connectButtons();
  void connectRunner();

  // --- The search ---
  void ask();
  void showSearchNote();
  void chooseCondition();
  void useMyNames();
  void runSearch(const QString &search, LibraryKind kind);

  // --- The list ---
  void takeRows();
  void showCurrent();
  void showSaid();
  std::optional<ListedGame> current() const;
  std::vector<ListedGame> chosen() const;
  QStringList chosenPaths() const;
  void fitParts();
  void fitColumns();
  int roomForNames() const;

  // --- What is done with a match ---
  void lookAt(int hand);
  void openWanted();
  void showFile();
  void remove();
  void exportChosen();
  void takeExport(const ExportReport &report);
  void review();
  void continueUnfinished();
  void lookAtUnfinished();

  // --- Imports ---
  void chooseFiles();
  void chooseFolder();
  void takeReport(const ImportReport &report, bool own);
  void showRefused();

  void showSection(bool unfinished);
  void fillTexts();
  void updateButtons();
  void say(const QString &sentence);
  bool showsUnfinished() const;

  std::unique_ptr<Ui::LibraryPage> m_ui;
  LibraryRunner m_runner;
  LibraryModel *m_model;
  QMenu *m_import;
  SavedSearchMenu *m_saved;
  QFileSystemWatcher m_folder;    // of the matches that are played here
  QTimer m_typing;                // until the filter is asked for
  std::optional<qint64> m_shown;  // the match that is chosen, by somebody: else it is the first
  std::vector<qint64> m_chosen;   // while rows are replaced: all that were
  std::optional<int> m_wanted;    // a hand of it, as soon as it has been read; -1 = where it was left
  bool m_reviews = false;         // its review is wanted as soon as it has been read
  QStringList m_own;              // names under which one plays here
  QStringList m_others;           // that are mine elsewhere
  bool m_saidMore = false;        // below the list than how many matches there are
  std::vector<std::pair<QString, Error>> m_refused;  // of the last import
};

}  // namespace janso
