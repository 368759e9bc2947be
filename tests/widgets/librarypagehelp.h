// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the tests of the library's page do alike.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QObject>
#include <QTimer>
#include <functional>

namespace janso::test {

inline constexpr int kWaitMs = 60000;

// Does this with the dialog that comes up next.
inline void withNextDialog(QObject *owner, const std::function<void(QDialog *)> &what) {
  auto *looking = new QTimer(owner);
  QObject::connect(looking, &QTimer::timeout, owner, [looking, what] {
    if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
      looking->stop();
      looking->deleteLater();
      what(dialog);
    }
  });
  looking->start(10);
}

}  // namespace janso::test
