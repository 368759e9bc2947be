// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A picture seen along a slope about a level axis: each row comes from one height of the source and is only
// stretched.
#pragma once

#include <QImage>
#include <functional>

namespace janso {

// Of a row of the target, in pixels of the source, whose pixel (0, 0) reaches from 0 to 1: the height, where
// the left edge of the row is, and what a pixel of it takes.
struct RowSource {
  qreal y = 0;
  qreal left = 0;
  qreal step = 1;
};

// Fine: between the four pixels around a place. Quick, for what moves: between the two of the nearest row.
enum class Sampling { Fine, Quick };

// Both of Format_RGB32. What of the target lies outside of the source stays as it is.
void warpRows(QImage &to, const QImage &from, const std::function<RowSource(int row)> &sourceOf,
              Sampling sampling = Sampling::Fine);

}  // namespace janso
