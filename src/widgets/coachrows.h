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

  // Must outlive the list.
  void setPainter(TilePainter *painter);
  void setAdvice(const Advice &advice, const SeatView &view, const std::array<QString, 4> &names);

  // Of all rows, the frame included. The list is never higher.
  int contentHeight() const;

  // As shown, for the delegate.
  // HandShort and WorthShort are shown where the others have no room.
  enum Role { Tiles = Qt::UserRole, Hand, HandShort, Worth, WorthShort, Risk, Reason, Best };
  TilePainter *tilePainter() const { return m_painter; }

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
};

}  // namespace janso
