// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Filters of the page of statistics that are kept under a name, by its real boxes, menu and dialog.
#include "widgets/statistics/savedfilters.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "library/libraryfolder.h"
#include "support/journals.h"
#include "support/testprogram.h"
#include "widgets/librarypagehelp.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspage.h"

using namespace janso;
using namespace janso::test;

namespace {

using Box = StatisticsFilters::Box;

}  // namespace

class TestSavedFilters : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void init();
  void withoutALibraryThereIsNoButton();
  void nothingChosenIsNothingToSave();
  void savedChosenAndRemoved();
  void everyBoxIsKept();
  void whatNoBoxCanSayIsSaid();
  void aDamagedFileIsSaidAndKept();
  void aFileThatCannotBeReadIsSaid();

 private:
  bool settled() {
    return QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, kWaitMs);
  }
  bool look(const QString &library) {
    QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
    m_page->look({m_journals.path(), {}, library, {}});
    return answered.wait(kWaitMs) && settled();
  }
  QString library() const { return m_folder->filePath(QStringLiteral("library")); }
  QString file() const { return LibraryFolder::filtersFile(library()); }
  void write(const QByteArray &lines) const {
    QVERIFY(QDir().mkpath(library()));
    QFile kept(file());
    QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(lines) == lines.size());
  }
  QByteArray written() const {
    QFile kept(file());
    return kept.open(QIODevice::ReadOnly) ? kept.readAll() : QByteArray();
  }
  SavedFilters *button() const { return m_page->findChild<SavedFilters *>(QStringLiteral("saved")); }
  QString notice() const { return m_page->findChild<QLabel *>(QStringLiteral("notice"))->text(); }
  QString summary() const { return m_page->findChild<QLabel *>(QStringLiteral("summary"))->text(); }
  QComboBox *box(Box which) const { return m_page->filters()->box(which); }
  // The menu as it is filled when it comes up.
  QMenu *menu() const {
    QMenu *menu = button()->menu();
    menu->popup({});
    menu->hide();
    return menu;
  }
  static bool trigger(const QMenu *menu, const QString &text) {
    for (QAction *action : menu->actions()) {
      if (action->menu() == nullptr && action->isEnabled() && action->text() == text) {
        action->trigger();
        return true;
      }
    }
    return false;
  }
  bool save(const QString &name) {
    withNextDialog(this, [&name](QDialog *dialog) {
      auto *line = dialog->findChild<QLineEdit *>();
      line->selectAll();
      QTest::keyClicks(line, name);
      QTest::keyClick(line, Qt::Key_Return);
    });
    return trigger(menu(), QStringLiteral("&Save these filters…"));
  }

  QTemporaryDir m_journals;
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<StatisticsPage> m_page;
};

void TestSavedFilters::initTestCase() {
  for (int i = 0; i < 6; ++i) {
    JournalPlan plan;
    plan.number = i;
    plan.person = i % 4;
    plan.name = i < 4 ? "Ren" : "Mei";
    plan.started = plan.started.addDays(i * 10);
    if (i == 5)
      plan.rules = findPreset("tenhou_3p")->make();
    if (i == 5)
      plan.rules.length = MatchLength::South;
    QVERIFY(!writeJournal(m_journals.path(), plan).isEmpty());
  }
}

void TestSavedFilters::init() {
  m_folder = std::make_unique<QTemporaryDir>();
  m_page = std::make_unique<StatisticsPage>();
  m_page->resize(1280, 768);
  m_page->show();
  m_page->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  QVERIFY(look(library()));
  for (const char *name : {"view", "filter"})
    QTest::mouseClick(m_page->findChild<QPushButton *>(QLatin1String(name)), Qt::LeftButton);
}

void TestSavedFilters::withoutALibraryThereIsNoButton() {
  QVERIFY(button()->isVisible());
  QVERIFY(look({}));
  QVERIFY(!button()->isVisible());
}

void TestSavedFilters::nothingChosenIsNothingToSave() {
  QVERIFY(!trigger(menu(), QStringLiteral("&Save these filters…")));
  box(Box::Seat)->setCurrentIndex(1);
  QVERIFY(settled());
  QVERIFY(menu()->actions().front()->isEnabled());
}

void TestSavedFilters::savedChosenAndRemoved() {
  box(Box::Seat)->setCurrentIndex(2);
  box(Box::Player)->setCurrentIndex(box(Box::Player)->findData(QStringLiteral("Ren")));
  QVERIFY(settled());
  const QString narrowed = summary();
  QVERIFY2(narrowed.startsWith(QStringLiteral("1 match")), qPrintable(narrowed));
  QVERIFY(save(QStringLiteral("South & Ren")));
  for (const Box which : {Box::Seat, Box::Player})
    box(which)->setCurrentIndex(0);
  QVERIFY(settled());
  QVERIFY(summary() != narrowed);
  // Another page, as after a restart, reads it from the file.
  m_page = std::make_unique<StatisticsPage>();
  m_page->show();
  QVERIFY(look(library()));
  m_page->findChild<QPushButton *>(QStringLiteral("view"))->click();
  QVERIFY(trigger(menu(), QStringLiteral("South && Ren")));
  QVERIFY(settled());
  QCOMPARE(summary(), narrowed);
  QCOMPARE(box(Box::Seat)->currentIndex(), 2);
  // The same name again is in its place.
  box(Box::Seat)->setCurrentIndex(1);
  QVERIFY(save(QStringLiteral("south & ren")));
  QCOMPARE(written().count('\n'), 1);
  QVERIFY(written().contains("seat=0"));
  const QMenu *all = menu();
  const auto *remove = all->actions().back()->menu();
  QVERIFY(remove != nullptr && trigger(remove, QStringLiteral("south && ren")));
  QCOMPARE(written(), QByteArray());
  QCOMPARE(menu()->actions().size(), 1);
}

// The last entry of every box comes back, and so do the figures.
void TestSavedFilters::everyBoxIsKept() {
  StatisticsFilters filters;
  StatisticsChoices choices = choicesIn(m_page->runner().matches().seats);
  choices.tags = {QStringLiteral("a = b, \u5BFE\u5C40")};
  filters.setChoices(choices);
  for (std::size_t i = 0; i < StatisticsFilters::kBoxes; ++i) {
    QComboBox *box = filters.box(static_cast<Box>(i));
    QVERIFY(box->count() > 1);
    for (int row = 0; row < box->count(); ++row) {
      filters.choose({});
      QVERIFY(!filters.isNarrowed());
      box->setCurrentIndex(row);
      const QString text = filters.text();
      QCOMPARE(text.isEmpty(), row == 0);
      filters.choose({});
      QCOMPARE(filters.choose(text), QStringList());
      QCOMPARE(box->currentIndex(), row);
      QCOMPARE(filters.text(), text);
    }
  }
}

void TestSavedFilters::whatNoBoxCanSayIsSaid() {
  write(R"({"name":"Old","search":"tag=gone\nseat=0\nfuture=1"})"
        "\n");
  QVERIFY(trigger(menu(), QStringLiteral("Old")));
  QVERIFY(settled());
  QCOMPARE(box(Box::Seat)->currentIndex(), 1);
  QVERIFY2(notice().contains(QStringLiteral("tag=gone, future=1")), qPrintable(notice()));
  box(Box::Seat)->setCurrentIndex(0);
  QVERIFY(settled());
  QVERIFY(!notice().contains(QStringLiteral("tag=gone")));
}

void TestSavedFilters::aDamagedFileIsSaidAndKept() {
  const QByteArray damaged = "{\"name\":\"Half a li";
  write(R"({"name":"East","search":"seat=0"})"
        "\n" +
        damaged);
  QVERIFY(look(library()));
  QVERIFY2(notice().contains(QStringLiteral("Could not read 1 saved filters: ")), qPrintable(notice()));
  QVERIFY2(notice().contains(QStringLiteral("filters.jsonl', line 2")), qPrintable(notice()));
  QVERIFY(trigger(menu(), QStringLiteral("East")));
  QVERIFY(settled());
  QVERIFY(save(QStringLiteral("More")));
  QVERIFY2(written().contains(damaged) && written().contains("\"More\""), written().constData());
}

void TestSavedFilters::aFileThatCannotBeReadIsSaid() {
  QVERIFY(QDir().mkpath(file()));  // a folder in its place
  QVERIFY(look(library()));
  QVERIFY2(notice().contains(QStringLiteral("The saved filters are not available: could not read '")),
           qPrintable(notice()));
  QVERIFY(summary().startsWith(QStringLiteral("6 matches")));
  box(Box::Seat)->setCurrentIndex(1);
  QVERIFY(settled());
  QVERIFY(save(QStringLiteral("Lost")));
  QVERIFY2(notice().contains(QStringLiteral("Could not change the saved filters: ")), qPrintable(notice()));
}

JANSO_TEST(TestSavedFilters);
#include "tst_savedfilters.moc"
