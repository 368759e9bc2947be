// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sentence that appears over the table for a while and goes by itself or by a click.
#pragma once

#include <QLabel>
#include <QTimer>
#include <functional>

namespace janso {

class Notice : public QLabel {
  Q_OBJECT

 public:
  explicit Notice(QWidget *parent);
  void say(const QString &sentence);
  // `room`: where in the parent a card of one of these widths may stand, the best width first; without it the
  // notice stands in the middle of the upper edge.
  using Room = std::function<QRect(const QList<int> &widths, const std::function<int(int)> &heightFor)>;
  void setRoom(const Room &room) { m_room = room; }

 protected:
  void mousePressEvent(QMouseEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void place();

  QTimer m_timer;
  QTimer m_again;  // places anew, when the parent has laid out what is in it
  Room m_room;
};

}  // namespace janso
