// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches that leave the library: the dialog, and what is written.
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

#include "records/formats/filebytes.h"
#include "support/testprogram.h"
#include "widgets/library/exportdialog.h"
#include "widgets/library/librarypage.h"
#include "widgets/librarypagehelp.h"

using namespace janso;
using namespace janso::test;

class TestLibraryExport : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void thePreviewTellsWhatLeaves_data();
  void thePreviewTellsWhatLeaves();
  void whatDoesNotFitTogetherIsOff();
  void everyFormIsWritten_data();
  void everyFormIsWritten();
  void theButtonAsksFirst();

 private:
  QTemporaryDir m_folder;
};

void TestLibraryExport::thePreviewTellsWhatLeaves_data() {
  QTest::addColumn<int>("form");
  QTest::addColumn<bool>("anonymous");
  QTest::addColumn<QString>("says");
  QTest::addColumn<QString>("not_");
  const auto row = [](const char *name, ExportForm form, bool anonymous, const char *says,
                      const char *silent) {
    QTest::newRow(name) << static_cast<int>(form) << anonymous << QString::fromUtf8(says)
                        << QString::fromUtf8(silent);
  };
  row("mjlog", ExportForm::Mjlog, false, "Player names and dates are included", "Player 1");
  row("mjlog, anonymous", ExportForm::Mjlog, true, "Names become", "Player names and dates are included");
  row("mjai, anonymous", ExportForm::Mjai, true, "Dates, IDs, ratings, seeds",
      "Player names and dates are included");
  row("the files", ExportForm::Original, true, "unchanged, including names", "Names become");
  row("a table", ExportForm::Csv, false, "One table", "Names become");
  row("a table, anonymous", ExportForm::Csv, true, "matches are numbered",
      "Player names and dates are included");
}

void TestLibraryExport::thePreviewTellsWhatLeaves() {
  QFETCH(int, form);
  QFETCH(bool, anonymous);
  QFETCH(QString, says);
  QFETCH(QString, not_);
  ExportDialog dialog(3);
  dialog.findChild<QCheckBox *>(QStringLiteral("anonymise"))->setChecked(anonymous);
  dialog.findChild<QComboBox *>(QStringLiteral("form"))->setCurrentIndex(form);
  const QString text = dialog.findChild<QLabel *>(QStringLiteral("preview"))->text();
  QVERIFY2(text.contains(says) && !text.contains(not_), qPrintable(text));
  QVERIFY(text.contains(QLatin1Char('3')) &&
          text.contains(QStringLiteral("Tags and notes are not exported.")));
}

void TestLibraryExport::whatDoesNotFitTogetherIsOff() {
  ExportDialog dialog(1);
  auto *suits = dialog.findChild<QCheckBox *>(QStringLiteral("suits"));
  QVERIFY(!suits->isEnabled());
  dialog.findChild<QCheckBox *>(QStringLiteral("anonymise"))->click();
  suits->click();
  QVERIFY(dialog.choice().exchangeSuits);
  dialog.findChild<QComboBox *>(QStringLiteral("form"))
      ->setCurrentIndex(static_cast<int>(ExportForm::Original));
  QVERIFY(!dialog.choice().anonymize && !dialog.choice().exchangeSuits && !dialog.choice().gzip);
}

void TestLibraryExport::everyFormIsWritten_data() {
  QTest::addColumn<int>("form");
  QTest::addColumn<bool>("anonymous");
  QTest::addColumn<QString>("suffix");
  QTest::newRow("mjlog") << static_cast<int>(ExportForm::Mjlog) << false << QStringLiteral(".mjlog");
  QTest::newRow("mjlog, anonymous") << static_cast<int>(ExportForm::Mjlog) << true
                                    << QStringLiteral(".mjlog");
  QTest::newRow("mjai") << static_cast<int>(ExportForm::Mjai) << false << QStringLiteral(".mjson");
  QTest::newRow("the files") << static_cast<int>(ExportForm::Original) << false << QStringLiteral(".mjlog");
  QTest::newRow("a table") << static_cast<int>(ExportForm::Csv) << true << QStringLiteral(".csv");
}

void TestLibraryExport::everyFormIsWritten() {
  QFETCH(int, form);
  QFETCH(bool, anonymous);
  QFETCH(QString, suffix);
  const QTemporaryDir out;
  LibraryRunner runner({}, {});
  QSignalSpy imported(&runner, &LibraryRunner::imported);
  runner.import({QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"),
                 QStringLiteral(JANSO_TEST_DATA "/records/own11.mjlog")});
  QVERIFY(imported.wait(kWaitMs));
  LibraryModel model(&runner);
  QSignalSpy answered(&model, &LibraryModel::answered);
  model.setQuery({});
  QVERIFY(answered.wait(kWaitMs));
  const bool table = form == static_cast<int>(ExportForm::Csv);
  QSignalSpy exported(&runner, &LibraryRunner::exported);
  runner.exportGames({*model.game(0), *model.game(1)},
                     table ? out.filePath(QStringLiteral("table.csv")) : out.path(),
                     {static_cast<ExportForm>(form), anonymous, false, false});
  QVERIFY(exported.wait(kWaitMs));
  const auto report = qvariant_cast<ExportReport>(exported[0][0]);
  QCOMPARE(report.written, 2);
  QVERIFY(report.refused.empty() && !runner.isExporting());
  const QFileInfoList files = QDir(out.path()).entryInfoList(QDir::Files);
  QCOMPARE(files.size(), table ? 1 : 2);
  for (const QFileInfo &file : files) {
    QVERIFY2(file.fileName().endsWith(suffix), qPrintable(file.fileName()));
    const Result<QByteArray> bytes = readFileBytes(file.absoluteFilePath());
    QVERIFY(bytes.ok());
    QCOMPARE(bytes->contains("club"), !anonymous);
  }
}

void TestLibraryExport::theButtonAsksFirst() {
  LibraryPage page(m_folder.path(), {});
  page.show();
  page.open();
  auto *button = page.findChild<QPushButton *>(QStringLiteral("exportButton"));
  QVERIFY(!button->isEnabled());
  page.import({QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog")});
  QTRY_VERIFY_WITH_TIMEOUT(button->isEnabled() && !page.isBusy(), kWaitMs);
  QString preview;
  withNextDialog(this, [&preview](QDialog *dialog) {
    preview = dialog->findChild<QLabel *>(QStringLiteral("preview"))->text();
    dialog->reject();
  });
  QTest::mouseClick(button, Qt::LeftButton);
  QVERIFY(preview.contains(QLatin1Char('1')));
  QVERIFY(!page.isBusy());
}

JANSO_TEST(TestLibraryExport);
#include "tst_libraryexport.moc"
