// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/revealtimeline.h"

#include <QtGlobal>
#include <algorithm>

namespace janso {

namespace {

constexpr int kDimming = 200;
constexpr double kTileStep = 25;
constexpr double kYakuStep = 200;
constexpr int kLimitTime = 180;
constexpr int kLongest = 1200;

}  // namespace

RevealTimeline RevealTimeline::ofDraw() {
  RevealTimeline line;
  line.m_dims = true;
  line.m_total = kDimming;
  return line;
}

RevealTimeline RevealTimeline::ofWin(int tiles, int yaku, bool dims) {
  RevealTimeline line;
  line.m_dims = dims;
  line.m_counts = true;
  line.m_tiles = dims ? kDimming / 2 : 0;
  line.m_tileStep = kTileStep;
  line.m_yaku = line.m_tiles + qRound(tiles * kTileStep);
  const int rows = std::max(1, yaku);
  line.m_yakuStep = std::min(kYakuStep, static_cast<double>(kLongest - kLimitTime - line.m_yaku) / rows);
  line.m_limit = line.m_yaku + qRound(rows * line.m_yakuStep);
  line.m_total = line.m_limit + kLimitTime;
  return line;
}

double RevealTimeline::dimAt(double time) const {
  return !m_dims || time >= m_total ? 1 : std::min(1.0, time / kDimming);
}

double RevealTimeline::limitAt(double time) const {
  return !m_counts || time >= m_total ? 1 : std::clamp((time - m_limit) / kLimitTime, 0.0, 1.0);
}

int RevealTimeline::countAt(double time, int start, double step) const {
  return time >= m_total ? -1 : std::max(0, static_cast<int>((time - start) / std::max(0.001, step)));
}

}  // namespace janso
