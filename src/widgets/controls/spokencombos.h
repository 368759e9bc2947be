// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Announces the selection of combo boxes to screen readers. Qt 6 only exposes their label, so Orca does not
// read the selection, neither when the focus arrives nor when an arrow key changes it.
#pragma once

#include <QObject>

class QComboBox;

namespace janso {

// A filter of the application.
class SpokenCombos : public QObject {
  Q_OBJECT

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void follow(QComboBox *box);
};

}  // namespace janso
