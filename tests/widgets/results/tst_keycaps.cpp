// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button of a page that shows a key is pressed by it, wherever the focus is; else it does not show it.
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <functional>

#include "support/testprogram.h"
#include "widgets/handsamples.h"
#include "widgets/matchsamples.h"
#include "widgets/pageparts/pagebutton.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"

using namespace janso;
using namespace janso::test;

class TestKeyCaps : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void handPage_data();
  void handPage();
  void matchPage();

 private:
  // Goes through all parts of the page that may have the focus; how many there are.
  static int checkAll(QWidget &page, const std::function<void()> &putBack) {
    const QList<PageButton *> buttons = page.findChildren<PageButton *>();
    const auto button = std::find_if(buttons.begin(), buttons.end(),
                                     [](const PageButton *each) { return !each->keyCap().isEmpty(); });
    if (button == buttons.end())
      return 0;
    QSignalSpy pressed(*button, &QPushButton::clicked);
    int parts = 0;
    QList<QPointer<QWidget>> all;  // some are made anew
    for (QWidget *part : page.findChildren<QWidget *>())
      all << part;
    for (const QPointer<QWidget> &part : all) {
      if (part == nullptr || !part->isVisible() || !part->isEnabled() || part->focusPolicy() == Qt::NoFocus)
        continue;
      part->setFocus(Qt::TabFocusReason);
      if (!part->hasFocus())
        continue;
      ++parts;
      const QString name = part->objectName();
      const bool shown = (*button)->showsKeyCap();
      pressed.clear();
      QTest::keyClick(part, Qt::Key_Return);
      if ((pressed.size() == 1) != shown) {
        qWarning("%s: the key is %s and %s", qPrintable(name), shown ? "shown" : "not shown",
                 pressed.isEmpty() ? "does not press" : "presses");
        return -1;
      }
      putBack();
    }
    return parts;
  }
};

void TestKeyCaps::handPage_data() {
  QTest::addColumn<int>("end");
  for (std::size_t i = 0; i < allHandEnds().size(); ++i)
    QTest::newRow(allHandEnds()[i].name) << static_cast<int>(i);
}

void TestKeyCaps::handPage() {
  QFETCH(int, end);
  QWidget window;
  TilePainter painter;
  HandEndPage page(painter, &window);
  window.resize(1440, 900);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  page.setSpeed(0);
  const auto show = [&] {
    page.showHand(allHandEnds()[static_cast<std::size_t>(end)].make(), 2);
    page.setCanStop(true);
    QCoreApplication::processEvents();
  };
  show();
  QVERIFY(checkAll(page, show) >= 2);
}

void TestKeyCaps::matchPage() {
  QWidget window;
  TilePainter painter;
  MatchEndPage page(painter, &window);
  window.resize(1440, 900);
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  const MatchSample match = eastMatch();
  page.showMatch(match.info, match.result, match.hands, match.names, 2);
  QCoreApplication::processEvents();
  QVERIFY(checkAll(page, [] {}) >= 8);
}

JANSO_TEST(TestKeyCaps);
#include "tst_keycaps.moc"
