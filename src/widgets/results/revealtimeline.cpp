// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/revealtimeline.h"

#include <algorithm>

#include "widgets/paint/motions.h"

namespace janso {

namespace {

constexpr int kComing = 200;
constexpr double kYakuStep = 120;
constexpr int kLimitTime = 180;
constexpr int kPayTime = 260;
constexpr int kRibbonTime = 260;
constexpr int kLightTime = 600;

double shareOf(double time, double start, double length) {
  return std::clamp((time - start) / length, 0.0, 1.0);
}

}  // namespace

RevealTimeline RevealTimeline::ofDraw() {
  RevealTimeline line;
  line.m_comes = true;
  line.m_total = kComing;
  return line;
}

RevealTimeline RevealTimeline::ofWin(const WinTimes &times, int yaku, bool first, bool ribbon) {
  const int part = first ? 1 : 2;
  RevealTimeline line;
  line.m_comes = first;
  line.m_counts = true;
  line.m_yaku = (times.yaku - times.page) / part;
  line.m_limit = (times.stamp - times.page) / part;
  // All are there when the limit is stamped.
  line.m_yakuStep = std::min(kYakuStep, static_cast<double>(line.m_limit - line.m_yaku) / std::max(1, yaku));
  line.m_paid = std::max((times.still - times.page) / part, line.m_limit + kLimitTime);
  line.m_total = line.m_paid + (ribbon ? kRibbonTime + kLightTime : 0);
  return line;
}

double RevealTimeline::dimAt(double time) const {
  return !m_comes || time >= m_total ? 1 : shareOf(time, 0, kComing);
}

double RevealTimeline::belowAt(double time) const {
  return !m_comes || time >= m_total ? 0 : 1 - eased(Curve::OutCubic, shareOf(time, 0, kComing));
}

int RevealTimeline::yakuAt(double time) const {
  if (!m_counts || time >= m_total)
    return -1;
  return time < m_yaku ? 0 : 1 + static_cast<int>((time - m_yaku) / std::max(1.0, m_yakuStep));
}

double RevealTimeline::limitAt(double time) const {
  return !m_counts || time >= m_total ? 1 : shareOf(time, m_limit, kLimitTime);
}

double RevealTimeline::paidAt(double time) const {
  if (!m_counts || time >= m_total)
    return 1;
  const int start = std::max(m_limit, m_paid - kPayTime);
  return eased(Curve::InOutSine, shareOf(time, start, m_paid - start));
}

double RevealTimeline::ribbonAt(double time) const {
  return !m_counts || time >= m_total ? 1 : eased(Curve::OutBack, shareOf(time, m_paid, kRibbonTime));
}

double RevealTimeline::lightAt(double time) const {
  return !m_counts || time >= m_total ? 1 : shareOf(time, m_paid + kRibbonTime, kLightTime);
}

}  // namespace janso
