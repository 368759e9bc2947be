// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel at the side of a replay: what it shows while a game is read, guessed or watched.
#include <QAbstractItemModel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <memory>

#include "support/testprogram.h"
#include "widgets/replay/ownreplay.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/replayside.h"
#include "widgets/sentences/replaytexts.h"
#include "widgets/table/tablewidget.h"

using namespace janso;
using namespace janso::test;

class TestReplaySide : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void eachModeHidesItsParts_data();
  void eachModeHidesItsParts();
  void guessingShowsNoLaterHand();
  void guessingTellsNoNumberOfBranches();
  void theListTurns();
  void factsTakeRoomOnlyWhenThereAreAny();
  void aNoteIsTheReaders();

 private:
  template <class T>
  T *part(const char *name) const {
    return m_side->findChild<T *>(QString::fromLatin1(name));
  }

  std::unique_ptr<TableWidget> m_table;  // with the painter
  std::unique_ptr<ReplayReader> m_reader;
  std::unique_ptr<ReplaySide> m_side;
};

void TestReplaySide::init() {
  m_side.reset();
  m_table = std::make_unique<TableWidget>();
  m_reader = std::make_unique<ReplayReader>();
  m_side = std::make_unique<ReplaySide>();
  m_side->attach(*m_reader, m_table->tilePainter());
  const std::shared_ptr<const Replay> replay = ownReplay();
  m_side->hands().setGame(*replay, replayNames(replay->info()));
  m_reader->open(replay, nullptr, ReplayPlace{1, 20}, 0);
  m_side->setMode(ReplayMode::Reading);
  m_side->showPlace();
  m_side->resize(252, 640);
  m_side->show();
}

void TestReplaySide::eachModeHidesItsParts_data() {
  QTest::addColumn<ReplayMode>("mode");
  QTest::addColumn<bool>("note");
  QTest::addColumn<bool>("tab");
  QTest::newRow("reading") << ReplayMode::Reading << true << true;
  QTest::newRow("guessing") << ReplayMode::Guessing << false << true;
  QTest::newRow("watching") << ReplayMode::Watching << false << false;
}

void TestReplaySide::eachModeHidesItsParts() {
  QFETCH(ReplayMode, mode);
  m_side->setMode(mode);
  QTEST(m_side->noteField()->isVisible(), "note");
  QTEST(part<QPushButton>("branchesTab")->isVisible(), "tab");
  QCOMPARE(part<QPushButton>("branchesTab")->isEnabled(), mode != ReplayMode::Guessing);
  QVERIFY(part<QListView>("pages")->isVisible());
}

void TestReplaySide::guessingShowsNoLaterHand() {
  const QAbstractItemModel *hands = part<QListView>("pages")->model();
  QCOMPARE(hands->rowCount(), m_reader->replay().hands());
  m_side->setMode(ReplayMode::Guessing);
  m_side->showPlace();
  QCOMPARE(hands->rowCount(), 2);
  m_side->setMode(ReplayMode::Reading);
  m_side->showPlace();
  QCOMPARE(hands->rowCount(), m_reader->replay().hands());
}

void TestReplaySide::guessingTellsNoNumberOfBranches() {
  BranchTree tree;
  tree.nodes.resize(2);
  m_side->setBranches(tree, {});
  const auto *tab = part<QPushButton>("branchesTab");
  QCOMPARE(tab->text(), QStringLiteral("Branches (2)"));
  m_side->setMode(ReplayMode::Guessing);
  QCOMPARE(tab->text(), QStringLiteral("Branches"));
}

void TestReplaySide::theListTurns() {
  m_side->switchList();
  QVERIFY(m_side->branches()->isVisible() && !part<QListView>("pages")->isVisible());
  QVERIFY(!m_side->noteField()->isVisible());
  m_side->writeNote();
  QVERIFY(!m_side->branches()->isVisible() && m_side->noteField()->isVisible());
}

void TestReplaySide::factsTakeRoomOnlyWhenThereAreAny() {
  const auto *area = part<QWidget>("factsArea");
  m_side->setFacts({});
  QVERIFY(!area->isVisible());
  m_side->setFacts(QStringLiteral("a fact"));
  QVERIFY(area->isVisible());
  QCOMPARE(m_side->facts(), QStringLiteral("a fact"));
}

void TestReplaySide::aNoteIsTheReaders() {
  m_side->noteField()->setPlainText(QStringLiteral("why not riichi?"));
  QCOMPARE(m_reader->note(), QStringLiteral("why not riichi?"));
  m_reader->go({1, 21});
  m_side->showPlace();
  QVERIFY(m_side->noteField()->toPlainText().isEmpty());
  QCOMPARE(m_reader->note(), QString());
  m_reader->go({1, 20});
  m_side->setMode(ReplayMode::Guessing);
  m_side->showPlace();
  QVERIFY(m_side->noteField()->toPlainText().isEmpty());
  QCOMPARE(m_reader->note(), QStringLiteral("why not riichi?"));
}

JANSO_TEST(TestReplaySide);
#include "tst_replayside.moc"
