// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarytransfers.h"

#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

#include "widgets/library/exportdialog.h"
#include "widgets/library/refuseddialog.h"
#include "widgets/sentences/librarytexts.h"

namespace janso {

LibraryTransfers::LibraryTransfers(const Parts &parts, LibraryRunner &runner, QWidget *page)
    : QObject(page), m_parts(parts), m_runner(runner), m_page(page), m_menu(new QMenu(page)) {
  m_menu->addAction(QString(), this, &LibraryTransfers::chooseFiles);
  m_menu->addAction(QString(), this, &LibraryTransfers::chooseFolder);
  m_parts.progressRow.hide();
  m_parts.refused.hide();
  connect(&m_parts.refused, &QPushButton::clicked, this, [this] { RefusedDialog(m_refused, m_page).exec(); });
  connectRunner();
  retranslate();
}

void LibraryTransfers::connectRunner() {
  connect(&m_runner, &LibraryRunner::progressed, this, [this](int done, int files) {
    showProgress(done, files, importProgress(done, files));
    m_parts.progressRow.show();
    m_parts.infoRow.hide();
  });
  connect(&m_runner, &LibraryRunner::exportProgressed, this,
          [this](int done, int games) { showProgress(done, games, exportProgress(done, games)); });
  connect(&m_runner, &LibraryRunner::imported, this, &LibraryTransfers::takeImport);
  connect(&m_runner, &LibraryRunner::exported, this, &LibraryTransfers::takeExport);
}

void LibraryTransfers::retranslate() {
  m_menu->actions()[0]->setText(tr("&Files…"));
  m_menu->actions()[1]->setText(tr("F&older and its subfolders…"));
  //: Button next to the result of an import
  m_parts.refused.setText(tr("%Ln file(s) s&kipped: why?", nullptr, static_cast<int>(m_refused.size())));
}

// --- Asking ---

void LibraryTransfers::chooseFiles() {
  import(QFileDialog::getOpenFileNames(m_page, tr("Import recorded games")));
}

void LibraryTransfers::chooseFolder() {
  if (const QString folder =
          QFileDialog::getExistingDirectory(m_page, tr("Import a folder of recorded games"));
      !folder.isEmpty())
    import({folder});
}

void LibraryTransfers::import(const QStringList &paths) {
  if (paths.isEmpty())
    return;
  begin(tr("Looking for files"));
  m_runner.import(paths);
}

void LibraryTransfers::exportGames(const std::vector<ListedGame> &games) {
  ExportDialog dialog(static_cast<int>(games.size()), m_page);
  if (games.empty() || dialog.exec() != QDialog::Accepted)
    return;
  const ExportChoice choice = dialog.choice();
  const QString target = choice.form == ExportForm::Csv
                             ? QFileDialog::getSaveFileName(m_page, tr("Export the table"),
                                                            QStringLiteral("janso.csv"), tr("Tables (*.csv)"))
                             : QFileDialog::getExistingDirectory(m_page, tr("Export to a folder"));
  if (target.isEmpty())
    return;
  begin(exportProgress(0, static_cast<int>(games.size())));
  m_runner.exportGames(games, target, choice);
}

// --- Progress and result ---

void LibraryTransfers::begin(const QString &text) {
  m_refused.clear();
  m_parts.refused.hide();
  showProgress(0, 0, text);
  m_parts.progressRow.show();
  m_parts.infoRow.hide();
}

void LibraryTransfers::showProgress(int done, int all, const QString &text) {
  m_parts.progress.setRange(0, all);
  m_parts.progress.setValue(done);
  m_parts.progressText.setText(text);
}

void LibraryTransfers::leaveProgress() {
  const bool runs = m_runner.isImporting() || m_runner.isExporting();
  m_parts.progressRow.setVisible(runs);
  m_parts.infoRow.setVisible(!runs);
}

void LibraryTransfers::end(const std::vector<std::pair<QString, Error>> &refused) {
  m_refused.insert(m_refused.end(), refused.begin(), refused.end());
  m_parts.refused.setVisible(!m_refused.empty());
  retranslate();
}

void LibraryTransfers::takeImport(const ImportReport &report, bool own) {
  if (report.added + report.lengthened + report.twins > 0)
    Q_EMIT imported();
  leaveProgress();
  if (own)
    return;
  end(report.refused);
  Q_EMIT finished(importSentence(
      {report.files, report.added, report.twins + report.unchanged, report.lengthened, report.canceled}));
}

void LibraryTransfers::takeExport(const ExportReport &report) {
  leaveProgress();
  end(report.refused);
  const bool told = report.written > 0 || report.canceled || !report.refused.empty();
  Q_EMIT finished(told ? exportSentence(report.written, report.canceled) : QString());
}

}  // namespace janso
