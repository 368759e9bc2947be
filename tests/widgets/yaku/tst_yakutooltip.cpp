// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of a yaku: it fits every window, leaves the hand free where it can, and its keys work while
// the focus is elsewhere.
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTranslator>

#include "rules/presets.h"
#include "support/testprogram.h"
#include "widgets/controls/handtray.h"
#include "widgets/controls/teachtext.h"
#include "widgets/listener.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/yaku/yakutooltip.h"

using namespace janso;

namespace {

// Every text twice.
class TipDoubled : public QTranslator {
 public:
  QString translate(const char *, const char *source, const char *, int) const override {
    const QString text = QString::fromUtf8(source);
    return text + QLatin1Char(' ') + text;
  }
  bool isEmpty() const override { return false; }
};

struct TipBench {
  explicit TipBench(QSize size = {900, 640}) {
    window.resize(size);
    row = QRect(size.width() - 310, size.height() / 2, 300, 34);
    tooltip.setPainter(&tiles);
    tooltip.setRules(basicAriAri());
    window.show();
    field.setFocus();
  }
  QLabel *label(const char *name) { return tooltip.findChild<QLabel *>(QLatin1String(name)); }

  TilePainter tiles;
  QWidget window;
  QLineEdit field{&window};
  YakuTooltip tooltip{&window};
  QRect row;
};

// An answer as the coach gives it: two tiles away, one of them shown as missing.
std::shared_ptr<const YakuSituation> someSituation() {
  auto situation = std::make_shared<YakuSituation>();
  YakuAnswers &answers = situation->answers;
  answers.known = true;
  for (int id = 0; id < kYakuCount; ++id) {
    YakuAnswer &answer = answers.yaku[static_cast<std::size_t>(id)];
    answer.id = YakuId(id);
    answer.state = YakuState::Impossible;
    answer.why = YakuObstacle::HandOpen;
  }
  YakuAnswer &tanyao = answers.yaku[static_cast<std::size_t>(YakuId::Tanyao)];
  tanyao.state = YakuState::Reachable;
  tanyao.why = YakuObstacle::None;
  tanyao.distance = tanyao.openDistance = 2;
  tanyao.wanted.add(Kind{3});
  tanyao.left = 4;
  TargetGroup group;
  group.push_back({Tile(Kind{2}), true});
  group.push_back({Tile(Kind{3}), false});
  group.push_back({Tile(Kind{4}), true});
  tanyao.target.groups.push_back(group);
  return situation;
}

}  // namespace

class TestYakuTooltip : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void fitsTheWindow_data();
  void fitsTheWindow();
  void scrollsWhereTextsAreLong();
  void leavesTheHandFree();
  void scrollsRatherThanCoverTheHand();
  void keysWorkFromElsewhere();
  void tellsOfTheOwnHand();
  void followsTheNaming();
  void isToldWhenPinned();
};

void TestYakuTooltip::fitsTheWindow_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("smallest") << QSize(900, 640);
  QTest::newRow("usual") << QSize(1280, 800);
  QTest::newRow("large") << QSize(1920, 1080);
}

void TestYakuTooltip::fitsTheWindow() {
  QFETCH(QSize, size);
  TipBench bench(size);
  for (int id = 0; id < kYakuCount; ++id) {
    bench.tooltip.showFor(YakuId(id), bench.row);
    QVERIFY(bench.tooltip.isVisible());
    QVERIFY2(bench.window.rect().contains(bench.tooltip.geometry()), qPrintable(QString::number(id)));
    QVERIFY2(!bench.tooltip.geometry().adjusted(20, 0, -20, 0).intersects(bench.row), "covers its row");
    const auto *body = bench.tooltip.findChild<QWidget *>(QStringLiteral("body"));
    const int room = body->parentWidget()->height();
    QVERIFY2(bench.tooltip.overflows() || body->height() <= room + 1,
             qPrintable(QStringLiteral("%1: %2 in %3").arg(id).arg(body->height()).arg(room)));
  }
}

void TestYakuTooltip::scrollsWhereTextsAreLong() {
  TipDoubled doubled;
  QCoreApplication::installTranslator(&doubled);
  TipBench bench;
  bench.tooltip.showFor(YakuId::Chiitoitsu, bench.row);
  QCoreApplication::removeTranslator(&doubled);
  QVERIFY(bench.tooltip.overflows());
  QVERIFY(bench.window.rect().contains(bench.tooltip.geometry()));
  auto *bar = bench.tooltip.findChild<QScrollArea *>()->verticalScrollBar();
  QCOMPARE(bar->value(), 0);
  QTest::keyClick(&bench.field, Qt::Key_PageDown);
  QVERIFY(bar->value() > 0);
  QTest::keyClick(&bench.field, Qt::Key_PageUp);
  QCOMPARE(bar->value(), 0);
}

void TestYakuTooltip::leavesTheHandFree() {
  TipBench bench(QSize(1400, 620));
  const QRect hand(200, 480, 800, 130);
  bench.tooltip.setKeepFree({hand});
  bench.tooltip.showFor(YakuId::Chiitoitsu, bench.row);
  QVERIFY(bench.tooltip.isWide());
  QVERIFY(!bench.tooltip.geometry().intersects(hand));
}

void TestYakuTooltip::scrollsRatherThanCoverTheHand() {
  TipBench bench;
  const QRect hand(200, 540, 600, 90);
  bench.tooltip.setKeepFree({hand, QRect()});
  bench.tooltip.setSituation(someSituation());
  bench.tooltip.showFor(YakuId::Tanyao, bench.row);
  QVERIFY(bench.tooltip.overflows());
  QVERIFY(!bench.tooltip.geometry().intersects(hand));
}

void TestYakuTooltip::keysWorkFromElsewhere() {
  TipBench bench;
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QVERIFY(bench.tooltip.testAttribute(Qt::WA_TransparentForMouseEvents));
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QVERIFY(bench.tooltip.isPinned());
  QVERIFY(!bench.tooltip.testAttribute(Qt::WA_TransparentForMouseEvents));
  bench.tooltip.leave();
  QVERIFY(bench.tooltip.isVisible());
  bench.tooltip.showFor(YakuId::Tanyao, bench.row);
  QCOMPARE(bench.tooltip.yaku(), YakuId::Pinfu);
  QTest::keyClick(&bench.field, Qt::Key_Escape);
  QVERIFY(!bench.tooltip.isVisible());
  QVERIFY(!bench.tooltip.isPinned());
  // Without a tooltip the keys are nobody's but the field's.
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QVERIFY(!bench.tooltip.isPinned());
}

void TestYakuTooltip::tellsOfTheOwnHand() {
  TipBench bench;
  auto *yours = bench.tooltip.findChild<TeachText *>(QStringLiteral("yours"));
  auto *target = bench.tooltip.findChild<HandTray *>(QStringLiteral("yoursTray"));
  bench.tooltip.showFor(YakuId::Tanyao, bench.row);
  QVERIFY(!yours->isVisible());
  bench.tooltip.setSituation(someSituation());
  QVERIFY(yours->isVisible());
  QVERIFY2(yours->plain().contains(QLatin1String("2 tile(s) away")), qPrintable(yours->plain()));
  QVERIFY(yours->markup().contains(QLatin1String("{4m}")));
  QVERIFY(target->isVisible());
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QVERIFY(yours->plain().contains(QLatin1String("open")));
  QVERIFY(!target->isVisible());
  // On a page about a hand that is over it would be wrong.
  bench.tooltip.showFor(YakuId::Tanyao, bench.row, false);
  QVERIFY(!yours->isVisible());
}

void TestYakuTooltip::followsTheNaming() {
  TipBench bench;
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QCOMPARE(bench.label("title")->text(), QStringLiteral("Pinfu"));
  QVERIFY(bench.label("combines")->text().contains(QLatin1String("tanyao")));
  bench.tooltip.setNaming(YakuNaming::Japanese);
  QCOMPARE(bench.label("title")->text(), QString::fromUtf8("平和"));
  QVERIFY(bench.label("combines")->text().contains(QString::fromUtf8("断幺九")));
}

// Whoever does not see it hears all of it, and only when it was asked for.
void TestYakuTooltip::isToldWhenPinned() {
  TipBench bench;
  test::Listener listener;
  bench.tooltip.showFor(YakuId::Pinfu, bench.row);
  QVERIFY(listener.heard.isEmpty());
  QTest::keyClick(&bench.field, Qt::Key_F1);
  QCOMPARE(listener.heard.size(), 1);
  const QString told = listener.heard[0];
  QVERIFY2(told.startsWith(QStringLiteral("Pinfu. Closed 1. Open")), qPrintable(told));
  for (const char *part : {"Not this:", "Mistakes:", "How often:"})
    QVERIFY2(told.contains(QLatin1String(part)), part);
  QVERIFY(!told.contains(u'<'));
}

JANSO_TEST(TestYakuTooltip);
#include "tst_yakutooltip.moc"
