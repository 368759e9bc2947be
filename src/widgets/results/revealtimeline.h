// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The times at which the parts of a finished hand's page appear: the page rises while the table dims, the
// yaku appear one by one, the limit is stamped and the numbers appear, then the payments travel from seat to
// seat.
//
// Times are in milliseconds at normal speed, from the beginning of the reveal.
#pragma once

#include "widgets/paint/wintimes.h"

namespace janso {

class RevealTimeline {
 public:
  RevealTimeline() = default;
  // The contents of a draw are complete at once; only the page rises.
  static RevealTimeline ofDraw();
  // The total length depends on the times of the win, not on the number of yaku. The page of a later winner
  // is already up and takes half the time. `ribbon`: at the end a ribbon drops and a light passes over it.
  static RevealTimeline ofWin(const WinTimes &times, int yaku, bool first, bool ribbon = false);

  int total() const { return m_total; }
  // Whether there are yaku and a limit, as for a win.
  bool counts() const { return m_counts; }
  // How dark the table is, 0 to 1.
  double dimAt(double time) const;
  // How far the page is still below its place, 1 to 0.
  double belowAt(double time) const;
  // The number of visible yaku; -1 = all.
  int yakuAt(double time) const;
  // How far the limit has appeared, 0 to 1. The numbers appear as soon as it starts.
  double limitAt(double time) const;
  // How far the payments have traveled, 0 to 1; the scores change when they arrive.
  double paidAt(double time) const;
  // How far the ribbon has dropped, and how far the light has passed over it, 0 to 1.
  double ribbonAt(double time) const;
  double lightAt(double time) const;

 private:
  bool m_comes = false;   // the page rises, the table dims
  bool m_counts = false;  // yaku and limit of a win
  int m_yaku = 0;
  double m_yakuStep = 0;
  int m_limit = 0;
  int m_paid = 0;
  int m_total = 0;
};

}  // namespace janso
