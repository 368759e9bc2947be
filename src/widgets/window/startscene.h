// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What greets on the first page: the thirteen tiles of which every one is a last one, spread on the felt, and
// the name of the program below them.
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
  void nameAloud();

  TileFan m_fan;
  QPixmap m_picture;  // for this size and back
};

}  // namespace janso
