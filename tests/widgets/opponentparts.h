// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Parts of the opponents dialog for its tests, and opponents to put into it.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include "bots/bot.h"
#include "game/setup/opponentstore.h"
#include "support/testprogram.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/opponenttrialpanel.h"

namespace janso::test {

template <class W>
W *part(const QWidget &dialog, const char *name) {
  W *widget = dialog.findChild<W *>(QString::fromLatin1(name));
  Q_ASSERT(widget != nullptr);
  return widget;
}

inline BotChoices choices() {
  BotChoices bots;
  for (const BotInfo &bot : builtInBots()) {
    const QString id = QString::fromStdString(std::string(bot.id));
    bots << BotChoice{id, QString::fromStdString(std::string(bot.name)), QStringLiteral("A line."),
                      bot.level};
  }
  return bots;
}

inline Opponent testBot(const QString &name, const char *mode) {
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.name = name;
  opponent.program.command =
      QStringLiteral("\"" JANSO_TEST_BOT "\" %1 {seat}").arg(QString::fromLatin1(mode));
  return opponent;
}

inline QStringList listed(const OpponentsDialog &dialog) {
  QStringList names;
  const auto *list = part<QTreeWidget>(dialog, "list");
  for (int row = 0; row < list->topLevelItemCount(); ++row)
    names << list->topLevelItem(row)->text(0);
  return names;
}

inline void retype(QLineEdit *line, const QString &text) {
  line->setFocus();
  line->selectAll();
  QTest::keyClick(line, Qt::Key_Delete);
  QTest::keyClicks(line, text);
}

// Types a time, or a port, as a user does.
inline void retype(QSpinBox *box, const QString &text) {
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, text);
  QTest::keyClick(box, Qt::Key_Tab);
}

inline QLabel *errorOf(const OpponentsDialog &dialog, const char *name) {
  return part<QLabel>(dialog, name);
}

// Presses Test and waits for its end.
inline void runTest(const OpponentsDialog &dialog) {
  QSignalSpy ended(dialog.trialPanel(), &OpponentTrialPanel::testEnded);
  part<QPushButton>(dialog, "test")->click();
  QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60000);
}

}  // namespace janso::test
