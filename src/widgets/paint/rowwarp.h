// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Warps a picture as if seen along a slope about a level axis: each row of the target is a stretched row of
// the source.
#pragma once

#include <QImage>
#include <functional>

namespace janso {

// The source of a row of the target, in pixels of the source, whose pixel (0, 0) reaches from 0 to 1: the
// height, the position of the row's left edge, and the step per target pixel.
struct RowSource {
  qreal y = 0;
  qreal left = 0;
  qreal step = 1;
};

// Fine interpolates between the four nearest pixels. Quick, for moving pictures, interpolates between two
// pixels of the nearest row.
enum class Sampling { Fine, Quick };

// Both images must be Format_RGB32. Target pixels outside the source stay unchanged.
void warpRows(QImage &to, const QImage &from, const std::function<RowSource(int row)> &sourceOf,
              Sampling sampling = Sampling::Fine);

}  // namespace janso
