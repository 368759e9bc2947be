// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A popup with all emblems in rows, to choose one by mouse or keys. It opens over the dialog and closes with
// the choice or Esc.
#pragma once

#include <QFrame>

namespace janso {

class PortraitButton;

class EmblemPicker : public QFrame {
  Q_OBJECT

 public:
  explicit EmblemPicker(QWidget *parent);

  // Opens below `button`, with the focus on `current`.
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
