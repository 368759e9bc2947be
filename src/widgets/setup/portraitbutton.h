// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A picture that can be pressed, with or without the wind of its seat.
#pragma once

#include <QAbstractButton>

namespace janso {

class PortraitButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit PortraitButton(QWidget *parent = nullptr);

  // 0..3; -1 = no wind, the default.
  void setWind(int wind);
  // `portrait` as named in paint/portraits.h; `name` describes the picture.
  void setPortrait(const QString &portrait, const QString &name);
  // Whether pressing it does something; otherwise it is only a picture.
  void setPressable(bool pressable);

  QSize sizeHint() const override { return {m_side, m_side}; }
  QSize minimumSizeHint() const override { return sizeHint(); }
  void setSide(int side);  // logical pixels

 protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QString m_portrait;
  int m_side = 44;
  int m_wind = -1;
};

}  // namespace janso
