// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/rowwarp.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace janso {

namespace {

constexpr int kFixed = 16;  // bits behind the point

constexpr std::uint32_t kPair = 255U << 16 | 255U;  // two channels, each with room above it

// `share` of the second, in 256.
std::uint32_t between(std::uint32_t a, std::uint32_t b, std::uint32_t share) {
  const std::uint32_t rest = 256 - share;
  const std::uint32_t redBlue = ((a & kPair) * rest + (b & kPair) * share) >> 8 & kPair;
  const std::uint32_t green = ((a >> 8 & kPair) * rest + (b >> 8 & kPair) * share) & ~kPair;
  return redBlue | green;
}

// The middles of pixels of a row, first to last, that lie between 0 and `width` - 1 middles of the source.
std::array<int, 2> insideOf(const RowSource &source, int width, int pixels) {
  const auto place = [&source](qreal at) { return (at + 0.5 - source.left) / source.step - 0.5; };
  const int first = std::max(0, static_cast<int>(std::ceil(place(0) + 1e-6)));
  const int last = std::min(pixels - 1, static_cast<int>(std::floor(place(width - 1) - 1e-6)));
  return {first, last};
}

}  // namespace

void warpRows(QImage &to, const QImage &from, const std::function<RowSource(int row)> &sourceOf) {
  for (int row = 0; row < to.height(); ++row) {
    const RowSource source = sourceOf(row);
    const qreal y = source.y - 0.5;
    if (!(y > -1 && y < from.height()) || source.step <= 0)
      continue;
    const int upper = static_cast<int>(std::floor(y));
    const auto down = static_cast<std::uint32_t>((y - upper) * 256);
    const auto line = [&from](int at) {
      return reinterpret_cast<const std::uint32_t *>(
          from.constScanLine(std::clamp(at, 0, from.height() - 1)));
    };
    const std::uint32_t *above = line(upper);
    const std::uint32_t *below = line(upper + 1);
    auto *target = reinterpret_cast<std::uint32_t *>(to.scanLine(row));
    const std::array<int, 2> inside = insideOf(source, from.width(), to.width());
    const qreal start = source.left + (inside[0] + 0.5) * source.step - 0.5;
    auto at = static_cast<std::int64_t>(start * (1 << kFixed));
    const auto step = static_cast<std::int64_t>(source.step * (1 << kFixed));
    const std::int64_t end = static_cast<std::int64_t>(from.width() - 1) << kFixed;
    for (int x = inside[0]; x <= inside[1]; ++x, at += step) {
      const std::int64_t clamped = std::clamp<std::int64_t>(at, 0, end - 1);
      const auto i = static_cast<std::size_t>(clamped >> kFixed);
      const auto across = static_cast<std::uint32_t>(clamped >> (kFixed - 8) & 255);
      const std::uint32_t top = between(above[i], above[i + 1], across);
      target[x] = between(top, between(below[i], below[i + 1], across), down);
    }
  }
}

}  // namespace janso
