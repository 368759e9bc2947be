// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Imports and exports of the library's page: what is asked first, the progress while one runs, and the files
// that were skipped.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

#include "rules/result.h"
#include "widgets/library/libraryrunner.h"

class QMenu;
class QLabel;
class QProgressBar;
class QPushButton;
class QWidget;

namespace janso {

class LibraryTransfers : public QObject {
  Q_OBJECT

 public:
  // The parts of the page that it fills.
  struct Parts {
    QWidget &progressRow;  // in the place of the information while something runs
    QWidget &infoRow;
    QProgressBar &progress;
    QLabel &progressText;
    QPushButton &refused;
  };

  // All of them must outlive it; dialogs open over the page.
  LibraryTransfers(const Parts &parts, LibraryRunner &runner, QWidget *page);

  // What can be imported, to choose from.
  QMenu *importMenu() { return m_menu; }
  // Each import is reported separately, even while another one runs.
  void import(const QStringList &paths);
  void exportGames(const std::vector<ListedGame> &games);
  // The language has changed.
  void retranslate();

 Q_SIGNALS:
  // An import has changed the library.
  void imported();
  // An import or export that the user asked for is over. The sentence may be empty.
  void finished(const QString &sentence);

 private:
  void connectRunner();
  void chooseFiles();
  void chooseFolder();
  void begin(const QString &text);
  void showProgress(int done, int all, const QString &text);
  void end(const std::vector<std::pair<QString, Error>> &refused);
  void leaveProgress();
  void takeImport(const ImportReport &report, bool own);
  void takeExport(const ExportReport &report);

  Parts m_parts;
  LibraryRunner &m_runner;
  QWidget *m_page;
  QMenu *m_menu;
  std::vector<std::pair<QString, Error>> m_refused;  // since the last one began
};

}  // namespace janso
