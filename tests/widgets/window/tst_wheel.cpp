// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The wheel over every field of every page and dialog: no value changes, and a page that scrolls goes on.
#include <QtTest/qtestspontaneevent.h>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QTest>
#include <QWheelEvent>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/controls/wheelguard.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/library/exportdialog.h"
#include "widgets/replay/replaypage.h"
#include "widgets/replay/replayslider.h"
#include "widgets/results/scoresheet.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/statistics/statisticspage.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/reviewdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/statisticsdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/windowprogram.h"
#include "widgets/yaku/yakusheetdialog.h"

using namespace janso;
using namespace janso::test;

namespace {

// As from a mouse: Qt passes only such an event on to the parent.
void turnWheel(QWidget *at, int delta) {
  const QPointF place(at->rect().center());
  QWheelEvent wheel(place, at->mapToGlobal(place), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QSpontaneKeyEvent::setSpontaneous(&wheel);
  qApp->notify(at, &wheel);
}

QList<QWidget *> fieldsIn(const QWidget &root) {
  QList<QWidget *> fields;
  for (QWidget *widget : root.findChildren<QWidget *>()) {
    const bool slider =
        qobject_cast<QAbstractSlider *>(widget) != nullptr && qobject_cast<QScrollBar *>(widget) == nullptr;
    if (slider || qobject_cast<QComboBox *>(widget) != nullptr ||
        qobject_cast<QAbstractSpinBox *>(widget) != nullptr)
      fields << widget;
  }
  return fields;
}

QString valueOf(const QWidget *field) {
  if (const auto *box = qobject_cast<const QComboBox *>(field))
    return QString::number(box->currentIndex());
  if (const auto *box = qobject_cast<const QAbstractSpinBox *>(field))
    return box->text();
  return QString::number(qobject_cast<const QAbstractSlider *>(field)->value());
}

// The scroll area around the field that has something to scroll.
QScrollBar *barAround(const QWidget *field) {
  for (QWidget *at = field->parentWidget(); at != nullptr; at = at->parentWidget()) {
    const auto *area = qobject_cast<QScrollArea *>(at);
    if (area != nullptr && area->verticalScrollBar()->maximum() > 0)
      return area->verticalScrollBar();
  }
  return nullptr;
}

}  // namespace

class TestWheel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void changesNoFieldAndScrollsOn();
  void aSliderOutsideOfPagesTurns();
  void listsAndBarsScroll();

 private:
  // Fails the test by a message if something changes; `root` is a page or dialog that is shown.
  void turnOver(const QWidget &root);
  void turnOverPages(Program &program);
  void turnOverDialogs(Program &program, const QString &folder);

  WheelGuard m_guard;
  Folders m_folders;
  QSet<QString> m_seen;  // names in the forms
  int m_scrolled = 0;    // fields over which a page went on
};

void TestWheel::initTestCase() {
  qApp->installEventFilter(&m_guard);
}

void TestWheel::turnOver(const QWidget &root) {
  QCoreApplication::processEvents();
  for (QWidget *field : fieldsIn(root)) {
    if (qobject_cast<ReplaySlider *>(field) != nullptr)
      continue;  // the position in a game: no page scrolls under it
    m_seen << field->objectName();
    QScrollBar *bar = field->isVisible() ? barAround(field) : nullptr;
    // Where it can scroll either way.
    if (bar != nullptr)
      bar->setValue(bar->maximum() / 2);
    const QWidget *focused = QApplication::focusWidget();
    const QString value = valueOf(field);
    const QByteArray name = QByteArray(root.metaObject()->className()) + ": " +
                            field->metaObject()->className() + ' ' + field->objectName().toUtf8();
    for (const int delta : {-120, 120, 120}) {
      const int before = bar != nullptr ? bar->value() : 0;
      turnWheel(field, delta);
      QVERIFY2(valueOf(field) == value, name.constData());
      QVERIFY2(QApplication::focusWidget() == focused, name.constData());
      const bool atEnd = bar == nullptr || before == (delta < 0 ? bar->maximum() : bar->minimum());
      QVERIFY2(atEnd || (delta < 0 ? bar->value() > before : bar->value() < before), name.constData());
      m_scrolled += atEnd ? 0 : 1;
    }
    if (field->isVisible() && field->focusPolicy() != Qt::NoFocus && field->isEnabled()) {
      // Nor with the focus: who has chosen here may scroll on.
      field->setFocus();
      turnWheel(field, -120);
      QVERIFY2(valueOf(field) == value, name.constData());
    }
  }
}

void TestWheel::turnOverPages(Program &program) {
  program.window->openLibrary();
  turnOver(*program.window);
  program.window->actions()->action(WindowCommand::ShowStatistics)->trigger();
  StatisticsPage *statistics = program.window->pages()->statistics()->page();
  QTRY_VERIFY_WITH_TIMEOUT(!statistics->runner().isBusy(), kMatchMs);
  turnOver(*program.window);
  program.window->openRecord(QStringLiteral(JANSO_TEST_DATA "/records/own01.mjlog"));
  const ReplayPage *replay = program.window->pages()->replay()->page();
  QTRY_VERIFY_WITH_TIMEOUT(replay->isVisible(), kMatchMs);
  turnOver(*program.window);
  QVERIFY(program.window->pages()->review()->page() != nullptr);
  turnOver(*program.window);
  program.window->leaveTable();
  program.window->playNow();
  program.window->yaku()->setShown(true);
  turnOver(*program.window);
}

void TestWheel::turnOverDialogs(Program &program, const QString &folder) {
  const auto shown = [this](QDialog &dialog) {
    dialog.show();
    dialog.resize(dialog.width(), 420);  // most of them scroll then
    turnOver(dialog);
  };
  PreferencesDialog preferences(&program.settings, &program.sounds, {});
  for (const SettingPage page : {SettingPage::Table, SettingPage::Play, SettingPage::Sound,
                                 SettingPage::Language, SettingPage::Keys}) {
    preferences.showPage(page);
    shown(preferences);
  }
  const OpponentStore opponents(folder + QStringLiteral("/opponents.json"));
  NewMatchDialog match(program.window->bots(), RulesetStore(folder), opponents);
  match.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, program.window->bots()));
  shown(match);
  RulesDialog rules(RulesetStore(folder), nullptr);
  shown(rules);
  OpponentsDialog list(opponents, program.window->bots());
  shown(list);
  DrillsDialog *drills = program.window->openDrills();
  shown(*drills);
  ScoreSheet sheet;
  sheet.series.names = {"Mei", "Aya", "Ritsu", "Kenji"};
  ScoreSheetDialog scores({sheet, sheet});
  shown(scores);
  YakuSheetDialog *yaku = program.window->openYakuSheet();
  shown(*yaku);
  ExportDialog save(3);
  shown(save);
  delete yaku;
  delete drills;
}

void TestWheel::changesNoFieldAndScrollsOn() {
  const QString folder = m_folders.fresh();
  Program program(folder);
  program.window->resize(900, 640);
  turnOverPages(program);
  if (!QTest::currentTestFailed())
    turnOverDialogs(program, folder);
  if (QTest::currentTestFailed())
    return;
  QVERIFY2(m_scrolled >= 30, qPrintable(QString::number(m_scrolled)));
  // Every field of every form was there.
  static const QRegularExpression kField(
      QStringLiteral("class=\"[\\w:]*(?:Combo|ComboBox|SpinBox|QSlider)\" name=\"(\\w+)\""));
  for (const QString &form : QDir(QStringLiteral(JANSO_SOURCE "/ui")).entryList({QStringLiteral("*.ui")})) {
    QFile file(QStringLiteral(JANSO_SOURCE "/ui/") + form);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (auto field = kField.globalMatch(text); field.hasNext();) {
      const QString name = field.next().captured(1);
      QVERIFY2(m_seen.contains(name), qPrintable(form + QStringLiteral(": ") + name));
    }
  }
}

// As in every player of music and films.
void TestWheel::aSliderOutsideOfPagesTurns() {
  QSlider slider(Qt::Horizontal);
  slider.resize(200, 30);
  slider.show();
  turnWheel(&slider, 120);
  QVERIFY(slider.value() > 0);
}

void TestWheel::listsAndBarsScroll() {
  QScrollArea area;
  auto *tall = new QWidget;
  tall->setFixedSize(100, 3000);
  area.setWidget(tall);
  area.resize(200, 200);
  area.show();
  turnWheel(tall, -120);
  const int once = area.verticalScrollBar()->value();
  QVERIFY(once > 0);
  turnWheel(area.verticalScrollBar(), -120);
  QVERIFY(area.verticalScrollBar()->value() > once);
}

JANSO_TEST(TestWheel);
#include "tst_wheel.moc"
