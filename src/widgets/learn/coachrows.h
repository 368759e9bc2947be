// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of everything that may be done, best first, two lines each: tile, how far the hand then is, what
// helps, how often it wins and for how much, how often the tile deals in and why.
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

  // The height of all rows with the frame. The list is never higher.
  int contentHeight() const;

  // What the delegate paints of a row. HandShort and WorthShort are shown in all rows where the others have
  // no room in one of them, so that a list has one wording.
  enum Role { Tiles = Qt::UserRole, Hand, HandShort, Worth, WorthShort, Risk, Reason, Best };
  TilePainter *tilePainter() const { return m_painter; }
  bool isShort(Role role) const { return role == Hand ? m_shortHand : m_shortWorth; }

 Q_SIGNALS:
  // The keyboard goes back to the table, which may take the key if it is not one that only leaves.
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
