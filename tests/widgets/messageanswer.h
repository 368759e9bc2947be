// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Answers to the messages and questions of dialogs.
#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

namespace janso::test {

// Answers the next message or question with its button of that text; `asked` gets what it said.
inline void answerNext(QObject *test, const QString &button, QString *asked = nullptr) {
  QTimer::singleShot(0, test, [button, asked] {
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box != nullptr);
    if (asked != nullptr)
      *asked = box->text();
    for (QAbstractButton *candidate : box->buttons()) {
      if (candidate->text().remove(QLatin1Char('&')) == button) {
        candidate->click();
        return;
      }
    }
    box->reject();
    QFAIL("no such button");
  });
}

}  // namespace janso::test
