// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog of the exercises on the screen, and an answer entered as a person does. For tests that link
// Widgets.
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include "records/workpool.h"
#include "study/drillhistory.h"
#include "widgets/learn/answerfields.h"
#include "widgets/learn/drillpage.h"
#include "widgets/learn/drillsdialog.h"
#include "widgets/learn/drillstage.h"
#include "widgets/pageparts/tilebuttons.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/tablewidget.h"

namespace janso::test {

struct ShownDrills {
  QTemporaryDir folder;
  TilePainter painter;
  DrillsDialog dialog;

  explicit ShownDrills(QSize size = QSize(1000, 700))
      : dialog(
            {&painter, QString(), folder.filePath(QStringLiteral("drills.json")), {}, YakuNaming::Romaji}) {
    dialog.resize(size);
    dialog.show();
    dialog.activateWindow();
    if (!QTest::qWaitForWindowActive(&dialog))
      qFatal("no window");
  }
  DrillPage &page() { return *dialog.page(); }
  DrillStage &stage() { return *page().stage(); }
  bool begin(DrillId id, int level = 1, std::uint64_t seed = 7) {
    QSignalSpy spy(&page(), &DrillPage::questionShown);
    dialog.begin(id, level, seed, 1);
    return spy.wait(20000);
  }
  template <class T>
  T *part(const char *name) {
    return dialog.findChild<T *>(QLatin1String(name));
  }
  // Enters the answer and checks it, where one click is not all of it.
  void answer(const DrillAnswer &answer);
  void press(const char *name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
};

// No job of the program's threads is done while it lives, until they are let go.
class BusyThreads {
 public:
  BusyThreads() : m_most(m_threads->maxThreadCount()) {
    m_threads->waitForDone();
    m_threads->setMaxThreadCount(1);
    m_threads->start([this] { m_gone.acquire(); });
  }
  ~BusyThreads() {
    release();
    m_threads->setMaxThreadCount(m_most);
  }
  // Waits for the jobs that were begun meanwhile.
  bool release() {
    m_gone.release();
    return m_threads->waitForDone();
  }

 private:
  QThreadPool *m_threads = workPool();
  int m_most;
  QSemaphore m_gone;
};

// What a question is answered with; nullptr or empty when it is answered in another way.
inline TileButtons *tilesOf(const DrillStage &stage) {
  return stage.findChild<TileButtons *>();
}
inline QButtonGroup *choicesOf(const DrillStage &stage) {
  return stage.findChild<QButtonGroup *>();
}
inline QList<QSpinBox *> numbersOf(const DrillStage &stage) {
  return stage.findChildren<QSpinBox *>();
}
inline TableWidget *tableOf(const DrillStage &stage) {
  return stage.findChild<TableWidget *>();
}

// Enters an answer as a person does: by clicks and keys.
inline void enter(DrillStage &stage, const DrillAnswer &answer) {
  if (TileButtons *tiles = tilesOf(stage)) {
    for (int i = 0; i < tiles->count(); ++i) {
      TileButton *button = tiles->button(i);
      if (answer.kinds.has(button->tile().kind()) && !tiles->chosen().has(button->tile().kind()))
        QTest::mouseClick(button, Qt::LeftButton);
    }
  } else if (QButtonGroup *choices = choicesOf(stage)) {
    QTest::mouseClick(choices->button(ChoiceAnswer::idOf(answer.number)), Qt::LeftButton);
  } else {
    const QList<QSpinBox *> numbers = numbersOf(stage);
    for (qsizetype i = 0; i < numbers.size(); ++i) {
      numbers[i]->setFocus();
      numbers[i]->selectAll();
      QTest::keyClicks(numbers[i], QString::number(answer.numbers[static_cast<std::size_t>(i)]));
    }
  }
}

inline void ShownDrills::answer(const DrillAnswer &answer) {
  enter(stage(), answer);
  if (!page().isAnswered())
    press("check");
}

}  // namespace janso::test
