// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which names are mine: the dialog by real keys, and what follows it.
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <memory>

#include "library/persons.h"
#include "support/testprogram.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/namesdialog.h"
#include "widgets/librarypagehelp.h"

using namespace janso;
using namespace janso::test;

class TestLibraryNames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
  void init();
  void myPlaceFollowsMyNames();
  void namesOfOnePlayerAreJoinedAndSeparated();
  void theNameOneHasHereStays();

 private:
  QTreeWidgetItem *row(const NamesDialog &dialog, const char *name) const {
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("names"));
    return list->findItems(QString::fromLatin1(name), Qt::MatchExactly).value(0);
  }
  Persons persons() const {
    return std::move(Persons::read(m_folder->filePath(QStringLiteral("players.jsonl")))).value();
  }
  QString myPlace() const {
    return m_page->model()->index(0, static_cast<int>(LibraryColumn::MyPlace)).data().toString();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<LibraryPage> m_page;
};

void TestLibraryNames::init() {
  m_page.reset();
  m_folder = std::make_unique<QTemporaryDir>();
  m_page = std::make_unique<LibraryPage>(m_folder->path(), QString());
  m_page->setMyNames({QStringLiteral("nobody of the library")});
  m_page->show();
  m_page->open();
  m_page->import({QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog")});
  QVERIFY(QTest::qWaitFor([this] { return !m_page->isBusy() && m_page->model()->rowCount() == 1; }, kWaitMs));
}

void TestLibraryNames::myPlaceFollowsMyNames() {
  QVERIFY(myPlace().isEmpty());
  NamesDialog dialog(m_page->runner(), {QStringLiteral("nobody of the library")});
  dialog.show();
  auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("names"));
  QTRY_VERIFY(row(dialog, "club") != nullptr);
  QCOMPARE(row(dialog, "club")->text(1), QStringLiteral("1"));
  list->setFocus();
  list->setCurrentItem(row(dialog, "club"));
  QTest::keyClick(list, Qt::Key_Space);
  QTRY_VERIFY(!myPlace().isEmpty());
  QVERIFY(persons().all().size() == 1 && persons().all()[0].me);
  QTRY_VERIFY(row(dialog, "club")->checkState(0) == Qt::Checked);
  list->setCurrentItem(row(dialog, "club"));
  QTest::keyClick(list, Qt::Key_Space);
  QTRY_VERIFY(myPlace().isEmpty());
  QVERIFY(persons().all().empty());
}

void TestLibraryNames::namesOfOnePlayerAreJoinedAndSeparated() {
  NamesDialog dialog(m_page->runner(), {});
  dialog.show();
  const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("names"));
  QTRY_VERIFY(list->topLevelItemCount() > 1);
  auto *join = dialog.findChild<QPushButton *>(QStringLiteral("join"));
  auto *separate = dialog.findChild<QPushButton *>(QStringLiteral("separate"));
  QVERIFY(!join->isEnabled() && !separate->isEnabled());
  const QString one = list->topLevelItem(0)->text(0);
  const QString other = list->topLevelItem(1)->text(0);
  list->topLevelItem(0)->setSelected(true);
  list->topLevelItem(1)->setSelected(true);
  QTest::mouseClick(join, Qt::LeftButton);
  QTRY_COMPARE(list->topLevelItem(0)->text(2), other);
  QCOMPARE(list->topLevelItem(1)->text(2), one);
  QCOMPARE(persons().namesOf(one).size(), 2);
  QTest::mouseClick(separate, Qt::LeftButton);
  QTRY_VERIFY(list->topLevelItem(0)->text(2).isEmpty());
  QCOMPARE(persons().namesOf(one).size(), 1);
}

void TestLibraryNames::theNameOneHasHereStays() {
  NamesDialog dialog(m_page->runner(), {QStringLiteral("CLUB")});
  dialog.show();
  QTRY_VERIFY(row(dialog, "club") != nullptr);
  QCOMPARE(row(dialog, "club")->checkState(0), Qt::Checked);
  QVERIFY(!row(dialog, "club")->flags().testFlag(Qt::ItemIsUserCheckable));
}

JANSO_TEST(TestLibraryNames);
#include "tst_librarynames.moc"
