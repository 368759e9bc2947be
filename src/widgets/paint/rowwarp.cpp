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

// The first and last pixel of a row whose middle lies within the source.
std::array<int, 2> insideOf(const RowSource &source, int width, int pixels) {
  const auto place = [&source](qreal at) { return (at - source.left) / source.step - 0.5; };
  const int first = std::max(0, static_cast<int>(std::ceil(place(0))));
  const int last = std::min(pixels - 1, static_cast<int>(std::floor(place(width))));
  return {first, last};
}

const std::uint32_t *lineOf(const QImage &image, int row) {
  return reinterpret_cast<const std::uint32_t *>(image.constScanLine(std::clamp(row, 0, image.height() - 1)));
}

// Calls `put` for each pixel of the target within the source: its place, the pixel of the source at its left,
// and how much of the next there is, in 256.
template <class Put>
void alongRow(const RowSource &source, int width, int pixels, const Put &put) {
  const std::array<int, 2> inside = insideOf(source, width, pixels);
  const qreal start = source.left + (inside[0] + 0.5) * source.step - 0.5;
  auto at = static_cast<std::int64_t>(start * (1 << kFixed));
  const auto step = static_cast<std::int64_t>(source.step * (1 << kFixed));
  const std::int64_t end = static_cast<std::int64_t>(width - 1) << kFixed;
  const std::int64_t last = std::max(0, width - 2);  // the one that has a next
  for (int x = inside[0]; x <= inside[1]; ++x, at += step) {
    const std::int64_t within = at < 0 ? 0 : at > end ? end : at;
    const std::int64_t i = std::min(within >> kFixed, last);
    put(x, static_cast<std::size_t>(i), static_cast<std::uint32_t>((within - (i << kFixed)) >> (kFixed - 8)));
  }
}

}  // namespace

void warpRows(QImage &to, const QImage &from, const std::function<RowSource(int row)> &sourceOf,
              Sampling sampling) {
  for (int row = 0; row < to.height(); ++row) {
    const RowSource source = sourceOf(row);
    const qreal y = source.y - 0.5;
    if (!(y > -1 && y < from.height()) || source.step <= 0)
      continue;
    auto *target = reinterpret_cast<std::uint32_t *>(to.scanLine(row));
    if (sampling == Sampling::Quick) {
      const std::uint32_t *line = lineOf(from, static_cast<int>(std::lround(y)));
      alongRow(source, from.width(), to.width(), [=](int x, std::size_t i, std::uint32_t across) {
        target[x] = between(line[i], line[i + 1], across);
      });
      continue;
    }
    const int upper = static_cast<int>(std::floor(y));
    const auto down = static_cast<std::uint32_t>((y - upper) * 256);
    const std::uint32_t *above = lineOf(from, upper);
    const std::uint32_t *below = lineOf(from, upper + 1);
    alongRow(source, from.width(), to.width(), [=](int x, std::size_t i, std::uint32_t across) {
      const std::uint32_t top = between(above[i], above[i + 1], across);
      target[x] = between(top, between(below[i], below[i + 1], across), down);
    });
  }
}

}  // namespace janso
