// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// WCAG 2: relative luminance and contrast.
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

namespace janso::test {

inline constexpr double kTextContrast = 4.5;
inline constexpr double kMarkContrast =
    3;  // marks, the frame of the focus; text from 24 px, or 18.66 px bold

inline double luminance(const QColor &color) {
  const auto linear = [](float part) {
    return part <= 0.03928F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

inline double contrast(const QColor &a, const QColor &b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

// What is seen of a color that lets something through.
inline QColor over(const QColor &top, const QColor &ground) {
  const float share = top.alphaF();
  const auto mixed = [share](float one, float other) { return share * one + (1 - share) * other; };
  return QColor::fromRgbF(mixed(top.redF(), ground.redF()), mixed(top.greenF(), ground.greenF()),
                          mixed(top.blueF(), ground.blueF()));
}

}  // namespace janso::test
