// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a box to choose from has chosen, for a screen reader: Qt 6 hands out its label alone, so that Orca
// says nothing of it, neither when the focus comes nor when an arrow key changes it.
#pragma once

#include <QObject>

class QComboBox;

namespace janso {

// A filter of the application.
class HeardCombos : public QObject {
  Q_OBJECT

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void follow(QComboBox *box);
};

}  // namespace janso
