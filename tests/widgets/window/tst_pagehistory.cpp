// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The order in which visits of pages are left, resumed and ended, and where the focus is then.
#include <QLineEdit>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QStringList>
#include <QTest>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "support/testprogram.h"
#include "widgets/window/pagehistory.h"

using namespace janso;

namespace {

// Three pages, each with two fields, and all that happened to their visits.
struct Pages {
  Pages() : history(&stack) {
    for (QWidget *&page : pages) {
      page = new QWidget;
      auto *layout = new QVBoxLayout(page);
      layout->addWidget(new QLineEdit);
      layout->addWidget(new QLineEdit);
      stack.addWidget(page);
    }
    stack.show();
  }
  PageVisit visit(const QString &name, int page) {
    const auto note = [this](const QString &what) { return [this, what] { happened << what; }; };
    return {.page = pages[static_cast<std::size_t>(page)],
            .leave = note(name + QStringLiteral(" left")),
            .resume = note(name + QStringLiteral(" resumed")),
            .end = note(name + QStringLiteral(" ended"))};
  }
  PageVisit pinned(const QString &name, int page) {
    PageVisit made = visit(name, page);
    made.pinned = true;
    return made;
  }
  QLineEdit *field(int page, int number) const {
    return pages[static_cast<std::size_t>(page)]->findChildren<QLineEdit *>()[number];
  }
  QString told() { return std::exchange(happened, {}).join(QStringLiteral(", ")); }
  int shown() const { return stack.currentIndex(); }

  QStackedWidget stack;
  PageHistory history;
  std::array<QWidget *, 3> pages{};
  QStringList happened;
};

}  // namespace

class TestPageHistory : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void backReturnsToTheOneBelow();
  void theSamePageIsVisitedTwice();
  void aPinnedVisitIsOnlyRemoved();
  void whatIsBelowIsRemovedUnseen();
  void anotherVisitTakesThePlace();
  void aWindowThatClosesOnlyLeaves();
  void openingIsToldBeforeAnythingIsLeft();
  void theFocusComesBack();
  void aHiddenFieldGetsNoFocus();
};

void TestPageHistory::backReturnsToTheOneBelow() {
  Pages pages;
  QVERIFY(pages.history.page() == nullptr && !pages.history.back());
  pages.history.open(pages.visit("a", 0));
  QVERIFY(!pages.history.canGoBack() && !pages.history.back());
  QCOMPARE(pages.told(), QString());
  pages.history.open(pages.visit("b", 1));
  pages.history.open(pages.visit("c", 2));
  QCOMPARE(pages.told(), QStringLiteral("a left, b left"));
  QSignalSpy changed(&pages.history, &PageHistory::changed);
  QVERIFY(pages.history.back());
  QCOMPARE(pages.told(), QStringLiteral("c left, b resumed, c ended"));
  QCOMPARE(pages.shown(), 1);
  QVERIFY(pages.history.back());
  QCOMPARE(pages.told(), QStringLiteral("b left, a resumed, b ended"));
  QCOMPARE(pages.history.page(), pages.pages[0]);
  QCOMPARE(changed.size(), 2);
  QVERIFY(!pages.history.back());
}

void TestPageHistory::theSamePageIsVisitedTwice() {
  Pages pages;
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.visit("b", 1));
  pages.history.open(pages.visit("c", 1));
  pages.told();
  QVERIFY(pages.history.back());
  QCOMPARE(pages.told(), QStringLiteral("c left, b resumed, c ended"));
  QCOMPARE(pages.shown(), 1);
  pages.history.open(pages.visit("d", 1));
  pages.told();
  pages.history.remove(pages.pages[1]);
  QCOMPARE(pages.told(), QStringLiteral("a resumed, b ended, d ended"));
}

void TestPageHistory::aPinnedVisitIsOnlyRemoved() {
  Pages pages;
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.pinned("b", 1));
  QVERIFY(!pages.history.canGoBack() && !pages.history.back());
  pages.told();
  pages.history.remove(pages.pages[1]);
  QCOMPARE(pages.told(), QStringLiteral("a resumed, b ended"));
  QCOMPARE(pages.shown(), 0);
}

void TestPageHistory::whatIsBelowIsRemovedUnseen() {
  Pages pages;
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.pinned("b", 1));
  pages.history.open(pages.visit("c", 2));
  pages.told();
  pages.history.remove(pages.pages[1]);
  QCOMPARE(pages.told(), QStringLiteral("b ended"));
  QCOMPARE(pages.shown(), 2);
  QSignalSpy changed(&pages.history, &PageHistory::changed);
  pages.history.remove(pages.pages[1]);
  QVERIFY(changed.isEmpty());
  QVERIFY(pages.history.back());
  QCOMPARE(pages.told(), QStringLiteral("c left, a resumed, c ended"));
}

void TestPageHistory::anotherVisitTakesThePlace() {
  Pages pages;
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.visit("b", 1));
  pages.told();
  pages.history.replace(pages.visit("c", 1));
  QCOMPARE(pages.told(), QStringLiteral("b left, b ended"));
  QVERIFY(pages.history.back());
  QCOMPARE(pages.told(), QStringLiteral("c left, a resumed, c ended"));
}

void TestPageHistory::aWindowThatClosesOnlyLeaves() {
  Pages pages;
  pages.history.leave();
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.visit("b", 1));
  pages.told();
  pages.history.leave();
  QCOMPARE(pages.told(), QStringLiteral("b left"));
  QCOMPARE(pages.shown(), 1);
}

// Who listens may take away what must not stay below.
void TestPageHistory::openingIsToldBeforeAnythingIsLeft() {
  Pages pages;
  pages.history.open(pages.visit("a", 0));
  pages.history.open(pages.pinned("b", 1));
  pages.told();
  connect(&pages.history, &PageHistory::opening, this, [&pages](const PageVisit &visit) {
    if (visit.endsMatch)
      pages.history.remove(pages.pages[1]);
  });
  PageVisit wanted = pages.visit("c", 2);
  wanted.endsMatch = true;
  pages.history.open(wanted);
  QCOMPARE(pages.told(), QStringLiteral("a resumed, b ended, a left"));
  QVERIFY(pages.history.back());
  QCOMPARE(pages.shown(), 0);
}

void TestPageHistory::theFocusComesBack() {
  Pages pages;
  QVERIFY(QTest::qWaitForWindowActive(&pages.stack));
  pages.history.open(pages.visit("a", 0));
  pages.field(0, 1)->setFocus();
  pages.history.open(pages.visit("b", 1));
  pages.field(1, 1)->setFocus();
  // The same page with the focus elsewhere.
  pages.history.open(pages.visit("c", 1));
  pages.field(1, 0)->setFocus();
  QVERIFY(pages.history.back());
  QVERIFY(pages.field(1, 1)->hasFocus());
  QVERIFY(pages.history.back());
  QVERIFY(pages.field(0, 1)->hasFocus());
}

void TestPageHistory::aHiddenFieldGetsNoFocus() {
  Pages pages;
  QVERIFY(QTest::qWaitForWindowActive(&pages.stack));
  PageVisit first = pages.visit("a", 0);
  first.resume = [&pages] {
    pages.field(0, 0)->setFocus();
    pages.field(0, 1)->hide();
  };
  pages.history.open(first);
  pages.field(0, 1)->setFocus();
  pages.history.open(pages.visit("b", 1));
  delete pages.field(1, 1);
  QVERIFY(pages.history.back());
  QVERIFY(pages.field(0, 0)->hasFocus());
}

JANSO_TEST(TestPageHistory);
#include "tst_pagehistory.moc"
