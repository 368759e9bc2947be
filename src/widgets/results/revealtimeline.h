// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// When each part of a finished hand's page appears: the table dims, tile after tile is laid down, yaku after
// yaku is read, then the limit settles and the numbers are there.
//
// Times are milliseconds at normal speed, from the beginning of the reveal.
#pragma once

namespace janso {

class RevealTimeline {
 public:
  RevealTimeline() = default;
  // A draw is there at once; only the table dims.
  static RevealTimeline ofDraw();
  // `dims`: the table dims while the first tiles are laid down. However many yaku there are, it does not take
  // longer than a short while.
  static RevealTimeline ofWin(int tiles, int yaku, bool dims);

  int total() const { return m_total; }
  // How far the table is dimmed, 0 to 1.
  double dimAt(double time) const;
  // How many are there; -1 = all.
  int tilesAt(double time) const { return countAt(time, m_tiles, m_tileStep); }
  int yakuAt(double time) const { return countAt(time, m_yaku, m_yakuStep); }
  // How far the limit is there, 0 to 1. The numbers are there as soon as it begins.
  double limitAt(double time) const;

 private:
  int countAt(double time, int start, double step) const;

  bool m_dims = false;
  bool m_counts = false;  // tiles and yaku, of a win
  int m_tiles = 0;        // when the first is laid down
  double m_tileStep = 0;
  int m_yaku = 0;
  double m_yakuStep = 0;
  int m_limit = 0;
  int m_total = 0;
};

}  // namespace janso
