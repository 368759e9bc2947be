// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The page of every match played or imported: the list, the details of the selected match, and the unfinished
// matches. For actions on a match outside the library it sends requests to the window.
#pragma once

#include <QFileSystemWatcher>
#include <QFrame>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "records/journalindex.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/librarymodel.h"
#include "widgets/library/libraryrunner.h"

namespace Ui {
class LibraryPage;
}

namespace janso {

class LibraryTransfers;
class SavedSearchMenu;

class LibraryPage : public QFrame {
  Q_OBJECT

 public:
  // As for LibraryWork.
  LibraryPage(const QString &folder, const QString &matches, QWidget *parent = nullptr);
  ~LibraryPage() override;

  // Looks for new matches, now and while the page is shown; the list gets the focus.
  void open();
  // Each import is reported separately, even while another one runs.
  void import(const QStringList &paths);
  // Sets the names under which the user plays here; they are added to those that the library knows.
  void setMyNames(const QStringList &names);
  void setNaming(YakuNaming naming);
  // Sets the unfinished matches that the window knows.
  void setUnfinished(const std::vector<UnfinishedMatch> &matches);
  // Returns the focus to where it was.
  void takeKeys();

  LibraryModel *model() const { return m_model; }
  LibraryRunner *runner() { return &m_runner; }
  // Whether rows, the details of a match, or an import are pending.
  bool isBusy() const;
  // The sentence below the list.
  QString statusText() const;

 Q_SIGNALS:
  // A link (replay/replaylink.h).
  void replayRequested(const QString &link);
  // Requests to watch this match, which is played in another Janso window.
  void watchRequested(const QString &path);
  // Requests a review of the game with this index (from 0) in the file, for that seat.
  void reviewRequested(const QString &path, int game, int seat);
  void continueRequested(const QString &path, bool before);
  // Unfinished matches may have been removed.
  void unfinishedChanged();
  void closeRequested();
  // A sentence that the user must not miss.
  void failed(const QString &sentence);
  // Something has finished; see isBusy().
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
  void showNotes();
  void fitParts();

  // --- Actions on a match ---
  void lookAt(int hand);
  void openPending();
  void showFile();
  void remove();
  void review();
  void continueUnfinished();
  void lookAtUnfinished();

  void showSection(bool unfinished);
  void fillTexts();
  void updateButtons();
  void showStatus(const QString &sentence);
  bool showsUnfinished() const;

  std::unique_ptr<Ui::LibraryPage> m_ui;
  LibraryRunner m_runner;
  LibraryModel *m_model;
  LibraryTransfers *m_transfers = nullptr;
  SavedSearchMenu *m_saved;
  QFileSystemWatcher m_folder;  // of the matches played here
  QTimer m_typing;              // delays the request while the user types a filter
  std::optional<int> m_wanted;  // the hand to open as soon as the match has been read; -1 = where it was left
  bool m_reviews = false;       // a review is requested as soon as the match has been read
  QStringList m_own;            // names under which the user plays here
  QStringList m_others;         // the user's names elsewhere
  bool m_saidMore = false;      // the line below the list says more than the number of matches
};

}  // namespace janso
