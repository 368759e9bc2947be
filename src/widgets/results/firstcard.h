// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The card over the page of a win that the player has for the first time: a picture, which can be saved.
//
// It comes once, after the numbers. A key or click while it appears completes it; after that, Enter, Esc or a
// click next to it closes it. Belongs to the window's thread.
#pragma once

#include <QVariantAnimation>
#include <memory>

#include "widgets/pageparts/overlay.h"

namespace Ui {
class FirstCard;
}

namespace janso {

class FirstPicture;
class TilePainter;
struct FirstMoment;

class FirstCard : public OverlayPage {
  Q_OBJECT

 public:
  // `painter` must outlive the card.
  FirstCard(TilePainter &painter, QWidget *parent);
  ~FirstCard() override;

  // Shows and raises it; at speed 0 everything is there at once.
  void showMoment(const FirstMoment &moment, double speed);
  const FirstPicture &picture() const;
  bool isAppearing() const { return m_clock.state() == QAbstractAnimation::Running; }

 Q_SIGNALS:
  void closed();

 protected:
  void retranslate() override;
  void hideEvent(QHideEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  void appear(double share);
  void complete();
  void leave();
  void save();

  std::unique_ptr<Ui::FirstCard> m_ui;
  QVariantAnimation m_clock;  // 0 to 1
};

}  // namespace janso
