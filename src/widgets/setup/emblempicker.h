// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All emblems in rows, to choose one by mouse or keys; opened over the dialog, and gone with the choice or
// Esc.
#pragma once

#include <QFrame>

namespace janso {

class PortraitButton;

class EmblemPicker : public QFrame {
  Q_OBJECT

 public:
  explicit EmblemPicker(QWidget *parent);

  // Below `button`, with the focus on `current`.
  void openAt(const QWidget *button, const QString &current);
  PortraitButton *button(const QString &emblem) const;

 Q_SIGNALS:
  void chosen(const QString &emblem);

 protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QList<PortraitButton *> m_buttons;  // in the order of emblems()
};

}  // namespace janso
