// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The picture on the first page: the thirteen tiles of kokushi musou, fanned out on the felt, with the name
// of the program below.
#pragma once

#include <QPixmap>
#include <QWidget>

#include "widgets/paint/tilefan.h"

namespace janso {

class StartScene : public QWidget {
  Q_OBJECT

 public:
  explicit StartScene(QWidget *parent = nullptr);
  void setLook(const TileLook &look);

 protected:
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  void paintName(QPainter &painter, const QRectF &room) const;
  void updateAccessibleName();

  TileFan m_fan;
  QPixmap m_picture;  // for the current size and tile back
};

}  // namespace janso
