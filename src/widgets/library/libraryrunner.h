// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The library as the window sees it: asks, and is told later. All of it happens in another thread, which is
// begun by the first thing that is asked, and sleeps when there is nothing to do.
//
// Destroying it cancels what runs and waits for the file that is being read.
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
  // As LibraryWork.
  LibraryRunner(const QString &folder, const QString &matches, QObject *parent = nullptr);
  ~LibraryRunner() override;

  // Only the newest request is answered, by listed(). The number of the request.
  quint64 list(LibraryRequest request);
  // Quietly: what is new of the matches that were played here.
  void importOwn();
  void import(const QStringList &paths);
  void cancelImports();
  bool isImporting() const { return m_imports > 0; }
  // Into the trash, and out of the list.
  void remove(const QStringList &paths);
  // Changes what is said of these matches, then changed().
  void say(const QStringList &hashes, std::function<void(SideEntry &)> change);
  // Reads which names belong to whom, after they are changed where `change` is one; then personsRead().
  void readPersons(const std::function<void(Persons &)> &change = {});
  // Also who is in the library; then namesRead().
  void readNames();
  using Positions = std::shared_ptr<const std::vector<FoundPosition>>;
  // What was done in these positions, and in those where I was on turn; then actionsRead().
  void readActions(const Positions &all, const Positions &mine);
  // Writes matches into a folder, of Csv into a file; then exported().
  void exportGames(const std::vector<ListedGame> &games, const QString &target, const ExportChoice &choice);
  bool isExporting() const { return m_exports > 0; }
  bool isChanging() const { return m_changes > 0; }
  QString folder() const { return m_work.folder(); }

 Q_SIGNALS:
  void listed(const janso::LibraryRows &rows);
  void progressed(int done, int files);
  // `own`: of importOwn().
  void imported(const janso::ImportReport &report, bool own);
  void removed(const std::vector<janso::NotRemoved> &kept);
  void personsRead(const std::vector<janso::Person> &persons);
  void namesRead(const std::vector<janso::PlayerName> &names);
  void actionsRead(const std::vector<janso::PositionAction> &all,
                   const std::vector<janso::PositionAction> &mine);
  void exportProgressed(int done, int games);
  void exported(const janso::ExportReport &report);
  // What was to be said is said, or failed(); or another has changed what is said.
  void changed();
  // In the system's words.
  void failed(const QString &reason);
  // The index was damaged or of another version, and was begun anew: it is empty.
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
