// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/libraryrunner.h"

#include <QMetaObject>
#include <QRandomGenerator>
#include <optional>
#include <utility>

#include "library/statisticscsv.h"
#include "records/savefile.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

Result<ExportReport> writeTable(LibraryIndex &index, const std::vector<ListedGame> &games,
                                const QString &file, bool anonymous) {
  std::vector<qint64> ids;
  for (const ListedGame &game : games)
    ids.push_back(game.id);
  const Result<QByteArray> csv = statisticsCsvOf(index, ids, anonymous);
  if (!csv)
    return csv.error();
  if (std::optional<Error> error = saveFile(file, *csv))
    return *std::move(error);
  ExportReport report;
  report.written = static_cast<int>(games.size());
  return report;
}

}  // namespace

LibraryRunner::LibraryRunner(const QString &folder, const QString &matches, QObject *parent)
    : QObject(parent), m_work(folder, matches, reports()) {}

LibraryRunner::~LibraryRunner() {
  if (m_thread == nullptr)
    return;
  m_work.cancelImports();
  m_work.stop();
  m_thread->wait();
}

void LibraryRunner::begin() {
  if (m_thread != nullptr)
    return;
  m_thread.reset(QThread::create([this] { m_work.run(); }));
  m_thread->setObjectName(QStringLiteral("library"));
  m_thread->start(QThread::LowPriority);
}

quint64 LibraryRunner::list(LibraryRequest request) {
  begin();
  request.number = ++m_number;
  m_work.ask(request);
  return m_number;
}

void LibraryRunner::importLocal() {
  begin();
  m_work.add({LibraryTask::What::ImportLocal, {}, {}, {}});
}

void LibraryRunner::import(const QStringList &paths) {
  begin();
  ++m_imports;
  m_work.add({LibraryTask::What::Import, paths, {}, {}});
}

void LibraryRunner::cancelImports() {
  m_work.cancelImports();
}

void LibraryRunner::remove(const QStringList &paths) {
  begin();
  m_work.add({LibraryTask::What::Remove, paths, {}, {}});
}

void LibraryRunner::changeNotes(const QStringList &hashes, std::function<void(SideEntry &)> change) {
  begin();
  ++m_changes;
  m_work.add({LibraryTask::What::Do,
              {},
              [this, hashes, change = std::move(change)](LibraryFolder *library, const auto &) {
                const std::optional<Error> error =
                    library != nullptr ? library->changeSideEntry(hashes, change) : std::nullopt;
                post([this, error] {
                  if (error)
                    Q_EMIT failed(faultText(*error));
                  --m_changes;
                  Q_EMIT changed();
                });
              },
              hashes});
}

void LibraryRunner::readPersons(const std::function<void(Persons &)> &change) {
  begin();
  ++m_changes;
  const auto action = [this, change](LibraryFolder *library, const auto &) {
    std::optional<Error> error = library != nullptr && change ? library->changePersons(change) : std::nullopt;
    std::vector<Person> all;
    if (library != nullptr && !error) {
      if (const Result<Persons> persons = library->persons())
        all = persons->all();
      else
        error = persons.error();
    }
    post([this, all, error] {
      --m_changes;
      if (error)
        Q_EMIT failed(faultText(*error));
      else
        Q_EMIT personsRead(all);
    });
  };
  m_work.add({LibraryTask::What::Do, {}, action, {}});
}

void LibraryRunner::readNames() {
  begin();
  const auto action = [this](LibraryFolder *library, const auto &) {
    if (library == nullptr)
      return;
    const Result<std::vector<PlayerName>> names = playerNames(library->index());
    post([this, names] {
      if (names)
        Q_EMIT namesRead(*names);
      else
        Q_EMIT failed(faultText(names.error()));
    });
  };
  m_work.add({LibraryTask::What::Do, {}, action, {}});
}

void LibraryRunner::readActions(const Positions &all, const Positions &mine) {
  begin();
  const auto action = [this, all, mine](LibraryFolder *library, const std::function<bool()> &keepGoing) {
    if (library == nullptr)
      return;
    const Result<std::vector<PositionAction>> ofAll = actionsIn(library->index(), *all, keepGoing);
    const Result<std::vector<PositionAction>> ofMine = actionsIn(library->index(), *mine, keepGoing);
    post([this, ofAll, ofMine] {
      if (ofAll && ofMine)
        Q_EMIT actionsRead(*ofAll, *ofMine);
      else
        Q_EMIT failed(faultText((ofAll ? ofMine : ofAll).error()));
    });
  };
  m_work.add({LibraryTask::What::Do, {}, action, {}});
}

void LibraryRunner::exportGames(const std::vector<ListedGame> &games, const QString &target,
                                const ExportChoice &choice) {
  begin();
  ++m_exports;
  const auto action = [this, games, target, choice](LibraryFolder *library,
                                                    const std::function<bool()> &keepGoing) {
    Result<ExportReport> report = ExportReport();
    const auto progress = [this, &keepGoing](int done, int all) {
      post([this, done, all] { Q_EMIT exportProgressed(done, all); });
      return keepGoing();
    };
    if (library != nullptr && choice.form == ExportForm::Csv)
      report = writeTable(library->index(), games, target, choice.anonymize);
    else if (library != nullptr)
      report = janso::exportGames(games, target,
                                  {static_cast<ExportFormat>(choice.form), choice.gzip, choice.anonymize,
                                   choice.exchangeSuits, QRandomGenerator::global()->generate()},
                                  progress);
    post([this, report] {
      --m_exports;
      if (!report)
        Q_EMIT failed(faultText(report.error()));
      Q_EMIT exported(report ? *report : ExportReport());
    });
  };
  m_work.add({LibraryTask::What::Do, {}, action, {}});
}

// The thread is waited for before this is gone.
template <class Report>
void LibraryRunner::post(Report report) {
  QMetaObject::invokeMethod(this, std::move(report), Qt::QueuedConnection);
}

LibraryWork::Reports LibraryRunner::reports() {
  LibraryWork::Reports reports;
  reports.listed = [this](const LibraryRows &rows) {
    post([this, rows] {
      if (rows.number == m_number)
        Q_EMIT listed(rows);
    });
  };
  reports.progress = [this](int done, int files) {
    post([this, done, files] { Q_EMIT progressed(done, files); });
  };
  reports.imported = [this](LibraryTask::What what, const ImportReport &report) {
    post([this, own = what == LibraryTask::What::ImportLocal, report] {
      m_imports -= own ? 0 : 1;
      Q_EMIT imported(report, own);
    });
  };
  reports.removed = [this](const std::vector<NotRemoved> &kept) {
    post([this, kept] { Q_EMIT removed(kept); });
  };
  reports.failed = [this](const QString &reason) { post([this, reason] { Q_EMIT failed(reason); }); };
  reports.changed = [this] { post([this] { Q_EMIT changed(); }); };
  reports.rebuilt = [this] { post([this] { Q_EMIT rebuilt(); }); };
  return reports;
}

}  // namespace janso
