// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all possible actions, best first, two lines each: tile, distance of the hand from winning,
// improving tiles, win rate and value, deal-in rate and its reasons.
#pragma once

#include <QListWidget>
#include <array>

#include "coach/advice.h"

namespace janso {

class TilePainter;

class CoachRows : public QListWidget {
  Q_OBJECT

 public:
  explicit CoachRows(QWidget *parent = nullptr);

  // The painter must outlive the list.
  void setPainter(TilePainter *painter);
  void setAdvice(const Advice &advice, const SeatView &view, const std::array<QString, 4> &names);

  // The height of all rows with the frame, which is the maximum height of the list.
  int contentHeight() const;

  // What the delegate paints of a row. All rows show HandShort or WorthShort if the long text does not fit in
  // one of them, so that the wording in a list is uniform.
  enum Role { Tiles = Qt::UserRole, Hand, HandShort, Worth, WorthShort, Risk, Reason, Best };
  TilePainter *tilePainter() const { return m_painter; }
  bool isShort(Role role) const { return role == Hand ? m_shortHand : m_shortWorth; }

 Q_SIGNALS:
  // The keyboard focus returns to the table, which may handle the key unless the key only leaves the list.
  void left(QKeyEvent *key);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void fitRows();

  TilePainter *m_painter = nullptr;
  bool m_shortHand = false;
  bool m_shortWorth = false;
};

}  // namespace janso
