// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/tiltturn.h"

#include <QPainter>
#include <algorithm>
#include <cstring>

#include "widgets/look/colors.h"
#include "widgets/paint/camera.h"
#include "widgets/paint/rowwarp.h"

namespace janso {

namespace {

// Between these shares one picture gives way to the other; before and after only one is drawn.
constexpr qreal kBlendFrom = 0.35;
constexpr qreal kBlendTo = 0.65;

// `picture` was seen at the share `was`.
void lean(QImage &to, const QImage &picture, const TableGeometry &geometry, qreal was, qreal share) {
  const Camera from(geometry, was);
  const Camera now(geometry, share);
  const qreal x = geometry.center().x();
  to.fill(QColor::fromRgb(theme::kRoom.walls[1]));
  warpRows(
      to, picture,
      [&](int row) {
        const qreal y = now.onPlane({x, row + 0.5}).y();
        const qreal step = from.scaleAt(y) / now.scaleAt(y);
        return RowSource{from.project({0, y}).y(), x - x * step, step};
      },
      Sampling::Quick);
}

}  // namespace

TiltTurn::TiltTurn(const TableGeometry &geometry, const QImage &flat, const QImage &tilted)
    : m_geometry(geometry),
      m_flat(flat.convertToFormat(QImage::Format_RGB32)),
      m_tilted(tilted.convertToFormat(QImage::Format_RGB32)),
      m_from(flat.size(), QImage::Format_RGB32),
      m_seen(flat.size(), QImage::Format_RGB32) {}

const QImage &TiltTurn::at(qreal share) {
  const qreal blend = std::clamp((share - kBlendFrom) / (kBlendTo - kBlendFrom), 0.0, 1.0);
  if (blend < 1)
    lean(m_seen, m_flat, m_geometry, 0, share);
  if (blend >= 1) {
    lean(m_seen, m_tilted, m_geometry, 1, share);
  } else if (blend > 0) {
    lean(m_from, m_tilted, m_geometry, 1, share);
    QPainter painter(&m_seen);
    painter.setOpacity(blend);
    painter.drawImage(0, 0, m_from);
  }
  // The near rail is the same strip in both views.
  const QImage &whole = share < 0.5 ? m_flat : m_tilted;
  for (int row = m_seen.height() - m_geometry.frame(); row < m_seen.height(); ++row) {
    std::memcpy(m_seen.scanLine(row), whole.constScanLine(row),
                static_cast<std::size_t>(m_seen.bytesPerLine()));
  }
  return m_seen;
}

}  // namespace janso
