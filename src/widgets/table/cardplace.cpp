// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/cardplace.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "widgets/paint/centerpainter.h"
#include "widgets/paint/tiltlayout.h"

namespace janso {

namespace {

constexpr int kStep = 8;  // of the places tried
// As bad as so many pixels hidden, of weight 1. A little narrower does not matter, much narrower is long to
// read.
constexpr int kPerAside = 15;  // for a pixel to the side
constexpr int kPerUp = 30;     // for a pixel up or down
qint64 narrowness(int wanted, int width) {
  const qint64 lost = wanted - width;
  return lost * lost / 4;
}

// How bad it is to hide a pixel of it.
constexpr int kNever = 10000;
constexpr int kHardly = 1000;
constexpr int kPond = 40;
constexpr int kMeld = 30;
constexpr int kWalls = 10;  // of the others
constexpr int kBacks = 1;

constexpr int kAbove = 20000;  // that a text in the strip is above the buttons instead of beside them
constexpr qreal kRise = 0.3;   // of a tile of the hand, units

constexpr int kPondTiles = 18;  // three rows: a pond grows while a card is read

QRect pondArea(const TableGeometry &geometry, int rel) {
  QRect area;
  for (const TilePlace &place : geometry.pond(rel, QList<bool>(kPondTiles, false)))
    area |= geometry.kind().tilted ? shownLying(geometry, kPondGroup + rel, place) : place.face;
  return area;
}

// Collects obstacles given in device pixels.
struct Obstacles {
  const TableState &state;
  QList<CardObstacle> list;

  void add(const QRect &device, int weight, int gap = 0) {
    list << CardObstacle{toLogical(state.geometry, device).adjusted(-gap, -gap, gap, gap), weight};
  }
  void addGroup(int group, int weight) { add(shownBounds(state.geometry, state.scene, group), weight); }
};

QPoint partOf(const QRect &card, CardHome part) {
  switch (part) {
    case CardHome::LowerLeft:
      return card.bottomLeft();
    case CardHome::LowerRight:
      return card.bottomRight();
    case CardHome::TopMiddle:
      return {card.center().x(), card.top()};
    case CardHome::BottomMiddle:
      break;
  }
  return {card.center().x(), card.bottom()};
}

}  // namespace

QRect toLogical(const TableGeometry &geometry, const QRect &device) {
  const qreal ratio = geometry.ratio();
  return QRectF(device.x() / ratio, device.y() / ratio, device.width() / ratio, device.height() / ratio)
      .toAlignedRect();
}

qreal cardScale(const TableGeometry &geometry) {
  return std::clamp(geometry.fx(0.34) / geometry.ratio() / 15, 1.0, 1.6);
}

namespace {

// What a card at this place costs; known to be too much once it is over `most`.
qint64 costOf(const QRect &card, qint64 extra, const QList<CardObstacle> &obstacles, qint64 most) {
  qint64 cost = extra;
  for (const CardObstacle &obstacle : obstacles) {
    if (cost >= most)
      break;
    const QRect hidden = obstacle.rect & card;
    cost += qint64{obstacle.weight} * hidden.width() * hidden.height();
  }
  return cost;
}

}  // namespace

QRect leastHiding(const QRect &area, const QList<CardObstacle> &obstacles, QPoint home,
                  const CardSizes &sizes, CardHome part) {
  QRect best;
  qint64 least = std::numeric_limits<qint64>::max();
  const auto consider = [&](const QRect &card, qint64 extra) {
    const QPoint at = partOf(card, part);
    const qint64 away =
        qint64{kPerAside} * std::abs(at.x() - home.x()) + qint64{kPerUp} * std::abs(at.y() - home.y());
    const qint64 cost = costOf(card, extra + away, obstacles, least);
    if (cost < least) {
      least = cost;
      best = card;
    }
  };
  for (const int wanted : sizes.widths) {
    const int width = std::min(wanted, area.width());
    const qint64 extra = narrowness(sizes.widths.first(), width);
    if (extra >= least)
      continue;
    const QSize size(width, std::min(sizes.heightFor(width), area.height()));
    const int right = area.right() - size.width() + 1;
    const int bottom = area.bottom() - size.height() + 1;
    // The place that is wanted is tried first: where it is free, no other comes near it.
    const QPoint wish = home - partOf(QRect(QPoint(), size), part);
    consider(QRect(QPoint(std::clamp(wish.x(), area.left(), std::max(area.left(), right)),
                          std::clamp(wish.y(), area.top(), std::max(area.top(), bottom))),
                   size),
             extra);
    // The two edges that the steps would miss are tried as well.
    for (int x = area.left(); x < right + kStep; x += kStep) {
      for (int y = area.top(); y < bottom + kStep; y += kStep)
        consider(QRect(QPoint(std::min(x, right), std::min(y, bottom)), size), extra);
    }
  }
  return best;
}

namespace {

int gapOf(const TableGeometry &geometry) {
  return toLogical(geometry, QRect(0, 0, geometry.px(0.2), 1)).width();
}

bool showsFuriten(const TableState &state) {
  return state.view.furiten.any() && !state.handIsHidden();
}

QList<CardObstacle> aroundStrip(const TableState &state, const QList<QRect> &taken) {
  const TableGeometry &geometry = state.geometry;
  const int gap = gapOf(geometry);
  Obstacles obstacles{state, {}};
  // A tile of the hand rises into the room above it.
  obstacles.add(state.scene.groups[kHandGroup].bounds(0).adjusted(0, 1 - geometry.px(kRise), 0, 0), kNever);
  for (const QRect &rect : taken) {
    if (!rect.isNull())
      obstacles.list << CardObstacle{rect.adjusted(-gap, -gap, gap, gap), kNever};
  }
  for (int rel = 0; rel < 4; ++rel) {
    obstacles.addGroup(kPondGroup + rel, kNever);
    obstacles.add(pondArea(geometry, rel), kPond);
    obstacles.addGroup(kMeldGroup + rel, kNever);
    obstacles.addGroup(kKitaGroup + rel, kNever);
    obstacles.add(geometry.namePlate(rel), kHardly);
    if (rel != 0) {
      obstacles.addGroup(kHandGroup + rel, kHardly);
      obstacles.addGroup(kWallGroup + rel, kWalls);
    }
  }
  for (int group = kWallGroup; group < kWallGroup + 4; ++group) {
    for (const SceneTile &tile : state.tiles(group)) {
      // The indicators of the viewer's own wall are in the strip, and all of them in the plaque.
      if (!tile.style.back)
        obstacles.add(shownBounds(geometry, group, tile), group == kWallGroup ? kWalls : kNever);
    }
  }
  obstacles.add(CenterPainter::panelArea(geometry), kNever);
  obstacles.add(geometry.handStrip(), kHardly);
  obstacles.add(geometry.doraPlaque(), kNever);
  obstacles.add(shownArea(geometry, state.scene.lastDiscard), kNever);
  for (int i = 0; i < geometry.cornerButtons(); ++i)
    obstacles.add(geometry.cornerButton(i), kNever);
  for (int i = 0; i < geometry.toggles(); ++i)
    obstacles.add(geometry.toggle(i), kNever);
  for (int i = 0; i < geometry.helpButtons(); ++i)
    obstacles.add(geometry.helpButton(i), kNever);
  if (showsFuriten(state))
    obstacles.add(geometry.furitenTag(), kHardly, 2);
  return obstacles.list;
}

bool hides(const QRect &card, const QList<CardObstacle> &obstacles, int weight) {
  return std::ranges::any_of(obstacles, [&](const CardObstacle &obstacle) {
    return obstacle.weight >= weight && obstacle.rect.intersects(card);
  });
}

}  // namespace

QRect placeInStripOn(const TableState &state, const QList<QRect> &taken, const CardSizes &sizes) {
  const TableGeometry &geometry = state.geometry;
  const int gap = gapOf(geometry);
  const QRect strip = toLogical(geometry, geometry.strip());
  // Each is rounded outwards.
  int bottom = std::min(strip.bottom() + 1, toLogical(geometry, geometry.handStrip()).top());
  if (showsFuriten(state))
    bottom = std::min(bottom, toLogical(geometry, geometry.furitenTag()).top() - gap);
  int right = strip.right() + 1;
  int above = bottom;
  for (const QRect &rect : taken) {
    if (rect.isNull())
      continue;
    right = std::min(right, rect.left() - gap);
    above = std::min(above, rect.top() - gap);
  }
  const QList<CardObstacle> obstacles = aroundStrip(state, taken);
  QRect best;
  qint64 least = std::numeric_limits<qint64>::max();
  const auto consider = [&](int wanted, int end, int foot, qint64 extra) {
    const int width = std::min(wanted, strip.right() + 1 - strip.left());
    if (strip.left() + width > end)
      return;
    const int height = sizes.heightFor(width);
    const QRect card(strip.left(), foot - height, width, height);
    const qint64 lost = narrowness(sizes.widths.first(), width);
    const qint64 cost = costOf(card, extra + lost, obstacles, least);
    if (cost < least) {
      least = cost;
      best = card;
    }
  };
  // Beside what is asked, in the same line; above it only where that leaves too little.
  for (const int wanted : sizes.widths) {
    consider(wanted, right, bottom, 0);
    consider(wanted, strip.right() + 1, above, above < bottom ? kAbove : 0);
  }
  if (!best.isNull() && !hides(best, obstacles, kNever))
    return best;
  // A text too long for the strip.
  const QRect area = toLogical(geometry, geometry.felt()).adjusted(gap, gap, -gap, -gap);
  return leastHiding(area, obstacles, QPoint(strip.left(), bottom - 1), sizes, CardHome::LowerLeft);
}

bool isFreeInStripOn(const TableState &state, const QList<QRect> &taken, const QRect &card) {
  return !hides(card, aroundStrip(state, taken), kHardly);
}

QRect placeNoticeOver(const QWidget &page, const CardSizes &sizes) {
  constexpr int kAround = 6;
  QList<CardObstacle> obstacles;
  for (const QWidget *part : page.findChildren<QWidget *>()) {
    const bool holdsOthers = part->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
    if (!part->isVisible() || holdsOthers)
      continue;
    const QRect place(part->mapTo(&page, QPoint(0, 0)), part->size());
    obstacles << CardObstacle{place.adjusted(-kAround, -kAround, kAround, kAround), kHardly};
  }
  const QRect area = page.rect().adjusted(kAround, kAround, -kAround, -kAround);
  return leastHiding(area, obstacles, QPoint(area.center().x(), area.top()), sizes, CardHome::TopMiddle);
}

bool hidesMelds(const TableState &state, const QRect &card) {
  for (int rel = 0; rel < 4; ++rel) {
    for (const int group : {kMeldGroup + rel, kKitaGroup + rel}) {
      const QRect bounds = shownBounds(state.geometry, state.scene, group);
      if (toLogical(state.geometry, bounds).intersects(card))
        return true;
    }
  }
  return false;
}

QRect placeTipOn(const TableState &state, const QRect &about, const QList<QRect> &never,
                 const CardSizes &sizes) {
  const TableGeometry &geometry = state.geometry;
  const int gap = std::max(4, toLogical(geometry, QRect(0, 0, geometry.px(0.2), 1)).width());
  Obstacles obstacles{state, {}};
  const QRect hand = toLogical(geometry, state.scene.groups[kHandGroup].bounds(0));
  // A tile of the hand rises into the room above it.
  for (const QRect &rect : QList<QRect>{about, hand.adjusted(0, -2 * gap, 0, 0)} + never) {
    if (!rect.isNull())
      obstacles.list << CardObstacle{rect.adjusted(-gap, -gap, gap, gap), kNever};
  }
  // One decides by the ponds: it stands a little off rather than on them, unless it speaks of a tile there.
  bool ofPond = false;
  for (int rel = 0; rel < 4; ++rel) {
    const QRect pond = shownBounds(geometry, state.scene, kPondGroup + rel);
    ofPond = ofPond || toLogical(geometry, pond).contains(about.center());
  }
  for (int rel = 0; rel < 4 && !ofPond; ++rel)
    obstacles.addGroup(kPondGroup + rel, kPond);
  obstacles.add(geometry.doraPlaque(), kMeld);
  // The scores are read at any time.
  if (const QRect center = toLogical(geometry, CenterPainter::panelArea(geometry)); !center.intersects(about))
    obstacles.list << CardObstacle{center, kNever};
  const QRect area = toLogical(geometry, geometry.felt()).adjusted(gap, gap, -gap, -gap);
  return leastHiding(area, obstacles.list, QPoint(about.center().x(), about.top() - gap - 1), sizes,
                     CardHome::BottomMiddle);
}

QRect placeRemarkOn(const TableState &state, int rel, const QRect &prompt, const CardSizes &sizes) {
  const TableGeometry &geometry = state.geometry;
  const int gap = std::max(3, toLogical(geometry, QRect(0, 0, geometry.px(0.14), 1)).width());
  Obstacles obstacles{state, {}};
  obstacles.add(geometry.handStrip(), kNever, gap);
  obstacles.add(state.scene.groups[kHandGroup].bounds(0), kNever, gap);
  obstacles.add(geometry.doraPlaque(), kNever, gap);
  for (int i = 0; i < geometry.cornerButtons(); ++i)
    obstacles.add(geometry.cornerButton(i), kNever, gap);
  for (int i = 0; i < geometry.toggles(); ++i)
    obstacles.add(geometry.toggle(i), kNever, gap);
  for (int i = 0; i < geometry.helpButtons(); ++i)
    obstacles.add(geometry.helpButton(i), kNever, gap);
  if (!prompt.isNull())
    obstacles.list << CardObstacle{prompt.adjusted(-gap, -gap, gap, gap), kNever};
  obstacles.add(CenterPainter::panelArea(geometry), kPond);
  for (int each = 0; each < 4; ++each) {
    obstacles.add(geometry.namePlate(each), kNever, gap - 1);
    obstacles.add(pondArea(geometry, each), kPond);
    obstacles.addGroup(kMeldGroup + each, kMeld);
    obstacles.addGroup(kKitaGroup + each, kMeld);
    obstacles.addGroup(kWallGroup + each, kBacks);
    if (each != 0)
      obstacles.addGroup(kHandGroup + each, kBacks);
  }
  const QRect plate = toLogical(geometry, geometry.namePlate(rel));
  const QRect area = toLogical(geometry, geometry.felt()).adjusted(gap, gap, -gap, -gap);
  if (rel == 1)
    return leastHiding(area, obstacles.list, QPoint(plate.right(), plate.top() - gap - 1), sizes,
                       CardHome::LowerRight);
  if (rel == 2)
    return leastHiding(area, obstacles.list, QPoint(plate.center().x(), plate.bottom() + gap + 1), sizes,
                       CardHome::TopMiddle);
  return leastHiding(area, obstacles.list, QPoint(plate.left(), plate.top() - gap - 1), sizes,
                     CardHome::LowerLeft);
}

}  // namespace janso
