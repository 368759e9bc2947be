// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tests of the page of statistics: a new page for each test, and waiting for its answers.
#pragma once

#include <QLabel>
#include <QObject>
#include <QPushButton>
#include <QSignalSpy>
#include <QString>
#include <QTest>
#include <memory>

#include "widgets/statistics/statisticspage.h"

namespace janso::test {

class ShownStatistics : public QObject {
 protected:
  static constexpr int kWaitMs = 60'000;

  // Before each test.
  bool show() {
    m_page = std::make_unique<StatisticsPage>();
    m_page->resize(1280, 768);
    m_page->show();
    m_page->activateWindow();
    return QTest::qWaitForWindowActive(m_page.get());
  }
  // The same with the matches of a folder, the tables (few matches begin with the card) and the filters.
  bool showTables(const QString &folder) {
    if (!show() || !lookAt(folder))
      return false;
    QTest::mouseClick(find<QPushButton>("view"), Qt::LeftButton);
    QTest::mouseClick(find<QPushButton>("filter"), Qt::LeftButton);
    return true;
  }
  // Whether there is an answer to what `act` asks, and nothing more to wait for.
  template <class Act>
  bool answers(Act act) {
    QSignalSpy answered(&m_page->runner(), &StatisticsRunner::answered);
    act();
    return answered.wait(kWaitMs) && QTest::qWaitFor([this] { return !m_page->runner().isBusy(); }, kWaitMs);
  }
  bool lookAt(const QString &folder) {
    return answers([&] { m_page->look({folder, {}, {}, {}}); });
  }

  template <class T>
  T *find(const char *name) const {
    return m_page->findChild<T *>(QString::fromLatin1(name));
  }
  QString text(const char *label) const { return find<QLabel>(label)->text(); }

  std::unique_ptr<StatisticsPage> m_page;
};

}  // namespace janso::test
