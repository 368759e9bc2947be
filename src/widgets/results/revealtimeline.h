// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When each part of a finished hand's page appears: it comes up while the table dims, yaku after yaku is
// read, the limit is stamped and the numbers are there, then what is paid goes from seat to seat.
//
// Times are milliseconds at normal speed, from the beginning of the reveal.
#pragma once

#include "widgets/paint/wintimes.h"

namespace janso {

class RevealTimeline {
 public:
  RevealTimeline() = default;
  // A draw is there at once; only the page comes up.
  static RevealTimeline ofDraw();
  // As long as the times of the win say, however many yaku there are. A later winner's page is there already,
  // and takes half the time.
  // `ribbon`: at its end one is let down and a light runs over it.
  static RevealTimeline ofWin(const WinTimes &times, int yaku, bool first, bool ribbon = false);

  int total() const { return m_total; }
  // Whether there are yaku and a limit: of a win.
  bool counts() const { return m_counts; }
  // How far the table is dimmed, 0 to 1.
  double dimAt(double time) const;
  // How far the page still is below its place, 1 to 0.
  double belowAt(double time) const;
  // How many are there; -1 = all.
  int yakuAt(double time) const;
  // How far the limit is there, 0 to 1. The numbers are there as soon as it begins.
  double limitAt(double time) const;
  // How far what is paid has come on its way, 0 to 1; the scores change with its arrival.
  double paidAt(double time) const;
  // How far the ribbon is let down, and how far the light has run over it, 0 to 1.
  double ribbonAt(double time) const;
  double lightAt(double time) const;

 private:
  bool m_comes = false;   // the page comes up, the table dims
  bool m_counts = false;  // yaku and limit, of a win
  int m_yaku = 0;
  double m_yakuStep = 0;
  int m_limit = 0;
  int m_paid = 0;
  int m_total = 0;
};

}  // namespace janso
