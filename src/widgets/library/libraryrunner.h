// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The library for the window: takes requests and answers with signals. All work happens in another thread,
// which the first request starts and which sleeps when idle.
//
// The destructor cancels the current work and waits for the file being read.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThread>
#include <functional>
#include <memory>
#include <vector>

#include "library/exportrun.h"
#include "library/playernames.h"
#include "library/positionactions.h"
#include "widgets/library/librarywork.h"
#include "widgets/sentences/librarytexts.h"

namespace janso {

class LibraryRunner : public QObject {
  Q_OBJECT

 public:
  // As for LibraryWork.
  LibraryRunner(const QString &folder, const QString &matches, QObject *parent = nullptr);
  ~LibraryRunner() override;

  // Only the newest request is answered, by listed(). Returns the number of the request.
  quint64 list(LibraryRequest request);
  // Silently imports new matches that were played here.
  void importLocal();
  void import(const QStringList &paths);
  void cancelImports();
  bool isImporting() const { return m_imports > 0; }
  // Moves the files to the trash and removes them from the list.
  void remove(const QStringList &paths);
  // Changes tags and notes of these matches; changed() follows.
  void changeNotes(const QStringList &hashes, std::function<void(SideEntry &)> change);
  // Reads which names belong to which person, after applying `change` if it is set; personsRead() follows.
  void readPersons(const std::function<void(Persons &)> &change = {});
  // Also reads which names occur in the library; namesRead() follows.
  void readNames();
  using Positions = std::shared_ptr<const std::vector<FoundPosition>>;
  // Reads the actions taken in these positions, and in those in which it was the user's turn; actionsRead()
  // follows.
  void readActions(const Positions &all, const Positions &mine);
  // Writes matches to a folder (CSV: to a file); exported() follows.
  void exportGames(const std::vector<ListedGame> &games, const QString &target, const ExportChoice &choice);
  bool isExporting() const { return m_exports > 0; }
  bool isChanging() const { return m_changes > 0; }
  QString folder() const { return m_work.folder(); }

 Q_SIGNALS:
  void listed(const janso::LibraryRows &rows);
  void progressed(int done, int files);
  // `own`: the report is for importLocal().
  void imported(const janso::ImportReport &report, bool own);
  void removed(const std::vector<janso::NotRemoved> &kept);
  void personsRead(const std::vector<janso::Person> &persons);
  void namesRead(const std::vector<janso::PlayerName> &names);
  void actionsRead(const std::vector<janso::PositionAction> &all,
                   const std::vector<janso::PositionAction> &mine);
  void exportProgressed(int done, int games);
  void exported(const janso::ExportReport &report);
  // The result of changeNotes(), unless failed() was emitted; also emitted when another program has changed
  // tags or notes.
  void changed();
  // `reason` is the system's message.
  void failed(const QString &reason);
  // The index was damaged or from another version and has been started over; it is empty.
  void rebuilt();

 private:
  void begin();
  LibraryWork::Reports reports();
  template <class Report>
  void post(Report report);

  LibraryWork m_work;
  std::unique_ptr<QThread> m_thread;
  quint64 m_number = 0;
  int m_imports = 0;
  int m_changes = 0;
  int m_exports = 0;
};

}  // namespace janso
