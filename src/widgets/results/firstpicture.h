// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A plate that shows a win worth keeping: the sign in brass, the hand, its yaku and value, who and when.
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

#include "rules/event.h"
#include "widgets/pageparts/pagescaler.h"
#include "widgets/sentences/momenttexts.h"

namespace janso {

class TilePainter;

struct FirstMoment {
  MomentText text;
  HoraInfo win;
  int norths = 0;  // set aside by the winner (three players)
  QString yaku;
  QString value;
  QString footer;  // who and when
};

class FirstPicture : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit FirstPicture(QWidget *parent = nullptr);
  void setPainter(TilePainter *tiles) { m_tiles = tiles; }  // must outlive the picture
  void setMoment(const FirstMoment &moment);
  const FirstMoment &moment() const { return m_moment; }
  // How far a light has passed over it, 0 to 1.
  void setLight(qreal light);
  void setPageScale(qreal scale) override;
  // The whole plate, `width` pixels wide.
  QImage image(int width) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint() / 3; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  // All in units of the design, which the painter scales.
  void paint(QPainter &painter) const;
  void paintGround(QPainter &painter) const;
  void paintSign(QPainter &painter) const;
  void paintHand(QPainter &painter) const;
  void paintWords(QPainter &painter) const;
  void paintLight(QPainter &painter) const;

  TilePainter *m_tiles = nullptr;
  FirstMoment m_moment;
  qreal m_light = 1;
  qreal m_scale = 1;
};

}  // namespace janso
