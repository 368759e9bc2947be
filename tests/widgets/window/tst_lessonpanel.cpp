// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The lesson's panel in the widths that it has: nothing is cut, whatever the step and the language.
#include <QScrollArea>
#include <QTest>

#include "game/gamecontroller.h"
#include "support/testprogram.h"
#include "widgets/controls/wrapbutton.h"
#include "widgets/learn/lessonpanel.h"
#include "widgets/longwinded.h"
#include "widgets/pageparts/teachtext.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/lessondesk.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

class TestLessonPanel : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everythingFitsThePanel_data();
  void everythingFitsThePanel();
  void buttonsAreNeverCut_data() { everythingFitsThePanel_data(); }
  void buttonsAreNeverCut();

 private:
  QString freshFolder() { return m_folders.fresh(); }
  Folders m_folders;
};

// With words twice as long, in the smallest window, with each of the ways on.
void TestLessonPanel::buttonsAreNeverCut() {
  QFETCH(int, width);
  LongWinded twice;
  QCoreApplication::installTranslator(&twice);
  Program program(freshFolder());
  QCoreApplication::installTranslator(&twice);  // the program has put its own before it
  LessonPlay play(&program.controller, [](const MatchSetup &) { return QString(); });
  LessonPanel panel(&play, &program.table()->tilePainter(), nullptr);
  panel.setFixedSize(width, 600);
  const LessonStore store{QString()};
  panel.setPlace(1, 2, nullptr);
  Lesson lesson = store.lessons().front();
  lesson.steps.resize(1);
  QVERIFY(lesson.steps.front().kind == StepKind::Read);
  QVERIFY(play.begin(lesson).isEmpty());
  panel.show();
  const auto check = [&panel] {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    int seen = 0;
    QList<QRect> places;
    for (const WrapButton *button : panel.findChildren<WrapButton *>()) {
      if (!button->isVisible())
        continue;
      ++seen;
      const QString what =
          button->text() + QStringLiteral(" %1 x %2").arg(button->width()).arg(button->height());
      QVERIFY2(button->heightForWidth(button->width()) <= button->height(), qPrintable(what));
      const int around = button->sizeHint().width() -
                         button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
      for (const QString &line : button->lines(button->width()))
        QVERIFY2(button->fontMetrics().size(Qt::TextShowMnemonic, line).width() + around <= button->width(),
                 qPrintable(what));
      const QRect place(button->mapTo(&panel, QPoint(0, 0)), button->size());
      QVERIFY2(panel.rect().contains(place), qPrintable(what));
      for (const QRect &other : places)
        QVERIFY2(!other.intersects(place), qPrintable(what));
      places << place;
    }
    QVERIFY(seen >= 5);
  };
  check();
  play.continueLesson();
  QVERIFY(play.course().isOver());
  check();
}

void TestLessonPanel::everythingFitsThePanel_data() {
  QTest::addColumn<int>("width");
  QTest::newRow("wide") << 320;
  QTest::newRow("narrow") << 252;
}

// Whatever a step shows, nothing is wider than the panel, and a row of nine tiles stays one, of smaller
// tiles where it must.
void TestLessonPanel::everythingFitsThePanel() {
  QFETCH(int, width);
  Program program(freshFolder());
  LessonPlay play(&program.controller, [](const MatchSetup &) { return QString(); });
  LessonPanel panel(&play, &program.table()->tilePainter(), nullptr);
  panel.setFixedSize(width, 700);
  panel.setPlace(1, 2, nullptr);
  panel.show();
  const auto *area = panel.findChild<QScrollArea *>();
  int shown = 0;
  const LessonStore store{QString()};
  for (const Lesson &lesson : store.lessons()) {
    for (const LessonStep &step : lesson.steps) {
      if (step.show.empty() && step.options.empty())
        continue;
      // Not dealt: only what the panel shows of it is of interest.
      Lesson only = lesson;
      only.steps = {step};
      QVERIFY(play.begin(only).isEmpty());
      QTRY_VERIFY2(
          area->widget()->width() <= area->viewport()->width(),
          qPrintable(QStringLiteral("%1, line %2").arg(QString::fromStdString(lesson.id)).arg(step.line)));
      for (const TeachText *text : panel.findChildren<TeachText *>()) {
        if (text->markup() == QStringLiteral("{123456789p}"))
          QVERIFY(text->heightForWidth(text->width()) <= text->heightForWidth(10000));
      }
      ++shown;
    }
  }
  QVERIFY(shown > 20);
}

JANSO_TEST(TestLessonPanel);
#include "tst_lessonpanel.moc"
