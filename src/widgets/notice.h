// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sentence that appears over the table for a while and goes by itself or by a click.
#pragma once

#include <QLabel>
#include <QTimer>

namespace janso {

class Notice : public QLabel {
  Q_OBJECT

 public:
  explicit Notice(QWidget *parent);
  void say(const QString &sentence);

 protected:
  void mousePressEvent(QMouseEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();

  QTimer m_timer;
};

}  // namespace janso
