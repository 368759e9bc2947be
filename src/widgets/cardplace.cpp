// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/cardplace.h"

#include <QPainter>
#include <QRectF>
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "widgets/theme.h"

namespace janso {

namespace {

constexpr int kGap = 8;
constexpr int kNarrowest = 168;
constexpr int kWidest = 340;
constexpr int kWidestOnTop = 520;
constexpr int kPondTiles = 18;  // three rows
constexpr int kTop = 12;
constexpr int kStep = 8;  // of the places tried
// As bad as so many pixels hidden, of weight 1. A little narrower does not matter, much narrower is long to
// read.
constexpr int kPerAside = 15;  // for a pixel to the side
constexpr int kPerUp = 30;     // for a pixel up or down
qint64 narrowness(int wanted, int width) {
  const qint64 lost = wanted - width;
  return lost * lost / 4;
}

QRect logical(const TableGeometry &geometry, const QRect &device) {
  const qreal ratio = geometry.ratio();
  return QRectF(device.x() / ratio, device.y() / ratio, device.width() / ratio, device.height() / ratio)
      .toAlignedRect();
}

QRect pondArea(const TableGeometry &geometry, int rel) {
  QRect area;
  for (const TilePlace &place : geometry.pond(rel, QList<bool>(kPondTiles, false)))
    area |= place.face;
  return logical(geometry, area.adjusted(0, 0, 0, area.width() / 16));
}

struct Obstacles {
  QList<QRect> rects;
  bool areFree(const QRect &card) const {
    return std::none_of(rects.begin(), rects.end(),
                        [&card](const QRect &rect) { return rect.intersects(card); });
  }
};

}  // namespace

void paintCard(QPainter &painter, const QRectF &area, qreal radius, qreal stroke) {
  QLinearGradient ground(area.topLeft(), area.bottomLeft());
  ground.setColorAt(0, QColor::fromRgba(theme::kChromeTop));
  ground.setColorAt(1, QColor::fromRgba(theme::kChromeBottom));
  painter.setPen(QPen(QColor::fromRgba(theme::kChromeBorderLit), stroke));
  painter.setBrush(ground);
  painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

qreal cardScale(const TableGeometry &geometry) {
  return std::clamp(geometry.fx(0.34) / geometry.ratio() / 15, 1.0, 1.6);
}

QRect placeCard(const TableGeometry &geometry, const CardSurroundings &around,
                const std::function<int(int width)> &heightFor) {
  const QRect own = pondArea(geometry, 0);
  const QRect felt = logical(geometry, geometry.felt());
  const QRect plate = logical(geometry, geometry.namePlate(0));
  Obstacles obstacles{{around.hand, around.prompt, around.waits}};
  for (int rel = 0; rel < 4; ++rel)
    obstacles.rects << pondArea(geometry, rel);
  const int low = (around.hand.isNull() ? felt.bottom() : around.hand.top()) -
                  qRound(geometry.fx(0.35) / geometry.ratio()) - kGap;

  // Beside the own pond, as low as the hand, the prompt and the waits let it be.
  const bool plateBeside = geometry.isWide();
  QRect leftHand;
  for (const QRect &back : geometry.backs(3, 13, true))
    leftHand |= back;
  const int melds = logical(geometry, leftHand).right() + kGap;  // they lie below that hand
  const int left = std::max(melds, (plateBeside ? plate.right() : felt.left()) + kGap);
  const QRect sides[] = {{QPoint(left, 0), QPoint(own.left() - kGap, low)},
                         {QPoint(own.right() + kGap, 0), QPoint(felt.right() - kGap, low)}};
  for (QRect side : sides) {
    const int width = std::min(side.width(), qRound(kWidest * cardScale(geometry)));
    if (width < kNarrowest)
      continue;
    const int height = heightFor(width);
    const int x = side.left() < own.left() ? side.right() - width + 1 : side.left();
    QList<int> bottoms{low};
    for (const QRect &above : {around.waits, around.prompt}) {
      if (!above.isNull())
        bottoms << above.top() - kGap;
    }
    for (const int bottom : bottoms) {
      const QRect card(x, bottom - height, width, height);
      const bool onPlate = !plateBeside && card.intersects(plate);
      if (obstacles.areFree(card) && !onPlate && card.top() > felt.top())
        return card;
    }
  }
  const int width = std::min(felt.width() - 2 * kGap, qRound(kWidestOnTop * cardScale(geometry)));
  return {felt.center().x() - width / 2, felt.top() + kTop, width, heightFor(width)};
}

QRect leastHiding(const QRect &area, const QList<CardObstacle> &obstacles, QPoint home,
                  const QList<int> &widths, const std::function<int(int width)> &heightFor, CardHome part) {
  const bool top = part == CardHome::TopMiddle;
  QRect best;
  qint64 least = std::numeric_limits<qint64>::max();
  const auto consider = [&](const QRect &card, qint64 extra) {
    const QPoint at = top ? QPoint(card.center().x(), card.top()) : card.bottomLeft();
    qint64 cost = extra + qint64{kPerAside} * std::abs(at.x() - home.x()) +
                  qint64{kPerUp} * std::abs(at.y() - home.y());
    // It only grows: most places are far worse than the best, and soon known to be.
    for (const CardObstacle &obstacle : obstacles) {
      if (cost >= least)
        return;
      const QRect hidden = obstacle.rect & card;
      cost += qint64{obstacle.weight} * hidden.width() * hidden.height();
    }
    if (cost < least) {
      least = cost;
      best = card;
    }
  };
  for (const int wanted : widths) {
    const int width = std::min(wanted, area.width());
    const qint64 extra = narrowness(widths.first(), width);
    const QSize size(width, std::min(heightFor(width), area.height()));
    const int right = area.right() - size.width() + 1;
    const int bottom = area.bottom() - size.height() + 1;
    // The two edges that the steps would miss are tried as well, and the place that is wanted.
    for (int x = area.left(); x < right + kStep; x += kStep) {
      for (int y = area.top(); y < bottom + kStep; y += kStep)
        consider(QRect(QPoint(std::min(x, right), std::min(y, bottom)), size), extra);
    }
    const QPoint wish = top ? home - QPoint(size.width() / 2, 0) : home - QPoint(0, size.height() - 1);
    consider(QRect(QPoint(std::clamp(wish.x(), area.left(), std::max(area.left(), right)),
                          std::clamp(wish.y(), area.top(), std::max(area.top(), bottom))),
                   size),
             extra);
  }
  return best;
}

}  // namespace janso
