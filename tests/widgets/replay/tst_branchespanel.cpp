// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The tree of branches beside the replay: what it says, and what keys and buttons ask for.
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <memory>

#include "replay/replayopen.h"
#include "support/testprogram.h"
#include "widgets/replay/playonmenu.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replaypage.h"
#include "widgets/table/tablewidget.h"

using namespace janso;

namespace {

Action discard(Kind kind) {
  Action action;
  action.type = ActionType::Dahai;
  action.tile = Tile(kind);
  return action;
}

BranchNode node(const char *id, int parent, BranchKind kind) {
  BranchNode node;
  node.id = QString::fromLatin1(id);
  node.path = QStringLiteral("/matches/") + node.id;
  node.parent = parent;
  node.place = {1, 20};
  node.kind = kind;
  node.seat = 0;
  node.name = QStringLiteral("Mei");
  node.readable = true;
  node.tried = discard(kHaku);
  node.played = discard(kEast);
  node.points = 3900;
  node.pointsPlayed = -1000;
  return node;
}

// A branch, one that was taken from it, and one that was left within its first hand.
BranchTree tree(int current = -1) {
  BranchTree tree;
  tree.main = QStringLiteral("/matches/final.mjlog");
  tree.nodes = {node("a", -1, BranchKind::SameWall), node("b", 0, BranchKind::AllUnseen),
                node("c", -1, BranchKind::OthersKept)};
  tree.nodes[2].readable = false;
  tree.nodes[2].points.reset();
  tree.current = current;
  return tree;
}

}  // namespace

class TestBranchesPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void theTreeSaysWhatWasTried();
  void theOpenOneIsTold();
  void keysAskFor();
  void buttonsAskFor();
  void aNoteIsKeptWithItsBranch();
  void theSameWallProvesNothing();
  void oneKeyTurnsToIt();
  void itsKeysAreItsOwn();
  void playingOnIsOfferedInSixWays();

 private:
  ReplayBranches *panel() { return m_page->branches(); }
  QTreeWidget *list() { return panel()->list(); }
  QPushButton *button(const char *name) {
    return panel()->findChild<QPushButton *>(QString::fromLatin1(name));
  }

  std::unique_ptr<ReplayPage> m_page;
};

void TestBranchesPanel::init() {
  const Result<OpenedReplay> opened = openReplay(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"));
  QVERIFY(opened.ok());
  m_page = std::make_unique<ReplayPage>();
  m_page->resize(900, 640);
  m_page->show();
  m_page->open(opened->replay, nullptr, {QStringLiteral("final.mjlog"), 0}, ReplayPlace{1, 10}, 0);
  m_page->side()->setBranches(tree(), {{QStringLiteral("b"), QStringLiteral("too bold")}});
  m_page->run(ReplayCommand::ShowBranches);
  QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestBranchesPanel::theTreeSaysWhatWasTried() {
  const QTreeWidgetItem *main = list()->topLevelItem(0);
  QCOMPARE(list()->topLevelItemCount(), 1);
  QCOMPARE(main->childCount(), 2);
  const QTreeWidgetItem *first = main->child(0);
  QCOMPARE(first->childCount(), 1);
  QVERIFY(first->text(0).contains(QStringLiteral("+3,900")) &&
          first->text(0).contains(QStringLiteral("1,000")));
  QVERIFY(first->text(0).contains(QStringLiteral("same wall")) &&
          first->text(0).contains(QStringLiteral("Mei")));
  QVERIFY(first->child(0)->text(0).contains(QStringLiteral("too bold")));
  QVERIFY(main->child(1)->text(0).contains(QStringLiteral("isn't over yet")));
  // All of a text has room.
  const QRect row = list()->visualItemRect(first);
  const int lines = static_cast<int>(first->text(0).count(QLatin1Char('\n'))) + 1;
  QVERIFY(row.height() >= lines * list()->fontMetrics().height());
  m_page->side()->setBranches({}, {});
  QCOMPARE(list()->topLevelItem(0)->childCount(), 0);
  QVERIFY(!button("remove")->isEnabled() && !button("open")->isEnabled() && !button("mainLine")->isEnabled());
}

void TestBranchesPanel::theOpenOneIsTold() {
  m_page->side()->setBranches(tree(1), {});
  QCOMPARE(panel()->chosen(), 1);
  QVERIFY(list()->currentItem()->font(0).bold());
  QVERIFY(
      list()->currentItem()->data(0, Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("Open")));
  QVERIFY(!button("open")->isEnabled() && button("mainLine")->isEnabled());
  BranchTree lost;
  lost.mainLost = true;
  m_page->side()->setBranches(lost, {});
  QVERIFY(list()->topLevelItem(0)->text(0).contains(QStringLiteral("could not be found")));
}

void TestBranchesPanel::keysAskFor() {
  QSignalSpy open(panel(), &ReplayBranches::openRequested);
  QSignalSpy remove(panel(), &ReplayBranches::removeRequested);
  QCOMPARE(QApplication::focusWidget(), list());
  QTest::keyClick(list(), Qt::Key_Delete);  // the main line stays
  QVERIFY(remove.isEmpty());
  QTest::keyClick(list(), Qt::Key_Down);
  QCOMPARE(panel()->chosen(), 0);
  QTest::keyClick(list(), Qt::Key_Return);
  QCOMPARE(open.size(), 1);
  QCOMPARE(open[0][0].toInt(), 0);
  QTest::keyClick(list(), Qt::Key_Down);
  QTest::keyClick(list(), Qt::Key_Delete);
  QCOMPARE(remove.size(), 1);
  QCOMPARE(remove[0][0].toInt(), 1);
  QTest::keyClick(list(), Qt::Key_Escape);
  QCOMPARE(QApplication::focusWidget(), m_page->table());
}

void TestBranchesPanel::buttonsAskFor() {
  QSignalSpy open(panel(), &ReplayBranches::openRequested);
  QSignalSpy remove(panel(), &ReplayBranches::removeRequested);
  m_page->side()->setBranches(tree(0), {});
  panel()->choose(2);
  QCOMPARE(button("open")->text().remove(u'&'), QStringLiteral("Continue"));
  QTest::mouseClick(button("open"), Qt::LeftButton);
  QTest::mouseClick(button("mainLine"), Qt::LeftButton);
  QTest::mouseClick(button("remove"), Qt::LeftButton);
  QCOMPARE(open.size(), 2);
  QCOMPARE(open[0][0].toInt(), 2);
  QCOMPARE(open[1][0].toInt(), -1);
  QCOMPARE(remove[0][0].toInt(), 2);
  QSignalSpy main(m_page.get(), &ReplayPage::mainLineRequested);
  QTest::keyClick(m_page->table(), Qt::Key_O);
  QCOMPARE(main.size(), 1);
}

void TestBranchesPanel::aNoteIsKeptWithItsBranch() {
  QSignalSpy noted(panel(), &ReplayBranches::noted);
  QVERIFY(!panel()->noteField()->isEnabled());
  panel()->choose(1);
  QCOMPARE(panel()->noteField()->text(), QStringLiteral("too bold"));
  panel()->choose(0);
  QVERIFY(panel()->noteField()->text().isEmpty());
  QTest::keyClicks(panel()->noteField(), QStringLiteral("vh"));
  QCOMPARE(noted.last()[0].toString(), QStringLiteral("a"));
  QCOMPARE(noted.last()[1].toString(), QStringLiteral("vh"));
  QVERIFY(list()->currentItem()->text(0).contains(QStringLiteral("vh")));
  QCOMPARE(m_page->reader().seat(), 0);  // they are no commands
  panel()->noteField()->selectAll();
  QTest::keyClick(panel()->noteField(), Qt::Key_Delete);
  QVERIFY(noted.last()[1].toString().isEmpty());
}

void TestBranchesPanel::theSameWallProvesNothing() {
  const auto *hint = panel()->findChild<QLabel *>(QStringLiteral("hint"));
  panel()->choose(0);
  QVERIFY(hint->text().contains(QStringLiteral("proves nothing")));
  panel()->choose(1);
  QVERIFY(!hint->text().contains(QStringLiteral("proves nothing")));
}

void TestBranchesPanel::oneKeyTurnsToIt() {
  QVERIFY(panel()->isVisible());
  m_page->table()->setFocus();
  QTest::keyClick(m_page->table(), Qt::Key_F);
  QVERIFY(!panel()->isVisible());
  QVERIFY(m_page->findChild<QListView *>(QStringLiteral("pages"))->isVisible());
  auto *tab = m_page->findChild<QPushButton *>(QStringLiteral("branchesTab"));
  QVERIFY(tab->text().contains(QStringLiteral("3")));
  QTest::mouseClick(tab, Qt::LeftButton);
  QVERIFY(panel()->isVisible() && tab->isChecked());
  QTest::mouseClick(m_page->findChild<QPushButton *>(QStringLiteral("handsTab")), Qt::LeftButton);
  QVERIFY(!panel()->isVisible() && !tab->isChecked());
}

void TestBranchesPanel::itsKeysAreItsOwn() {
  const ReplayPlace place = m_page->reader().place();
  list()->setFocus();
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Left, Qt::Key_Right, Qt::Key_End, Qt::Key_Home})
    QTest::keyClick(list(), key);
  QVERIFY(m_page->reader().place() == place);
}

void TestBranchesPanel::playingOnIsOfferedInSixWays() {
  QSignalSpy asked(m_page.get(), &ReplayPage::playOnRequested);
  int offered = 0;
  for (QAction *action : m_page->findChild<PlayOnMenu *>()->actions()) {
    if (action->isSeparator())
      continue;
    QVERIFY(!action->text().isEmpty());
    action->trigger();
    QCOMPARE(asked.size(), ++offered);
    QCOMPARE(asked.last()[3].toBool(), offered > 3);
  }
  QCOMPARE(offered, 6);
}

JANSO_TEST(TestBranchesPanel);
#include "tst_branchespanel.moc"
