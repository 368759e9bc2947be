// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table widget's animations: which event moves what. The scene is already the new one.
#include <algorithm>
#include <cmath>

#include "widgets/tablewidget.h"

namespace janso {

namespace {

constexpr qreal kDrawMs = 120;
constexpr qreal kDiscardMs = 180;
constexpr qreal kMergeMs = 120;
constexpr qreal kRiseMs = 90;
constexpr qreal kCallWordMs = 500;
constexpr qreal kCallTilesMs = 260;  // at most
constexpr qreal kStickMs = 250;
constexpr qreal kFlipMs = 220;

QString callWord(MeldType type) {
  switch (type) {
    case MeldType::Chi:
      return TableWidget::tr("Chi");
    case MeldType::Pon:
      return TableWidget::tr("Pon");
    default:
      return TableWidget::tr("Kan");
  }
}

}  // namespace

qreal TableWidget::duration(qreal milliseconds) const {
  if (m_options.speed <= 0 || m_options.reducedMotion)
    return 0;
  return milliseconds / m_options.speed;
}

bool TableWidget::isAnimating() const {
  return m_animator.isRunning() || m_banner.isShown() || m_riseTimer.isActive();
}

void TableWidget::finishAnimations() {
  m_animator.finish();
  if (m_banner.isShown()) {
    updateDevice(m_banner.bounds(m_geometry));
    m_banner.hide();
  }
  m_rise.resize(m_scene.groups[kHandGroup].tiles.size());
  for (std::size_t i = 0; i < m_rise.size(); ++i)
    m_rise[i] = riseOf(static_cast<int>(i));
  m_riseTimer.stop();
  update();
}

void TableWidget::animate(const Event &event, const Scene &before, const SeatView &was,
                          const std::vector<Tile> &handWas) {
  const auto banner = [this](int seat, const QString &text) {
    // The word is not motion: it stays for its time even when nothing travels.
    if (m_options.speed <= 0)
      return;
    updateDevice(m_banner.bounds(m_geometry));
    m_banner.show(relativeSeat(seat, m_view.seat), text, kCallWordMs / m_options.speed);
    updateDevice(m_banner.bounds(m_geometry));
    startRises();
  };
  std::visit(
      Overloaded{
          [&](const Tsumo &tsumo) { animateDraw(tsumo, before); },
          [&](const Dahai &dahai) { animateDiscard(dahai, before, was, handWas); },
          [&](const Call &call) {
            banner(call.seat, callWord(call.meld.type));
            animateCall(call, before, was);
          },
          [&](const Kita &kita) {
            banner(kita.seat, tr("Kita"));
            animateKita(kita, before, handWas);
          },
          [&](const Riichi &riichi) { banner(riichi.seat, riichi.open ? tr("Open riichi") : tr("Riichi")); },
          [&](const RiichiAccepted &riichi) { animateStick(riichi.seat); },
          [&](const DoraRevealed &) { animateFlip(); },
          [&](const Hora &hora) { banner(hora.info->winner, hora.info->from < 0 ? tr("Tsumo") : tr("Ron")); },
          [](const auto &) {},
      },
      event);
}

void TableWidget::animateDraw(const Tsumo &tsumo, const Scene &before) {
  const qreal time = duration(kDrawMs);
  const int rel = relativeSeat(tsumo.seat, m_view.seat);
  const auto &tiles = m_scene.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
  if (time <= 0 || tiles.empty() || before.nextDraw.isNull())
    return;
  Flight flight;
  flight.slot = {kHandGroup + rel, static_cast<int>(tiles.size()) - 1};
  flight.tile = tiles.back();
  flight.fromWidth = m_geometry.wallTile();
  const QSize size = flight.tile.pose == TilePose::Standing || flight.tile.pose == TilePose::Lying
                         ? TileSize(flight.fromWidth).lyingFace(flight.tile.style.turn)
                         : flight.tile.face.size();
  flight.from = QRect(before.nextDraw - QPoint(size.width() / 2, size.height() / 2), size);
  flight.duration = time;
  m_animator.add(flight);
}

void TableWidget::animateDiscard(const Dahai &dahai, const Scene &before, const SeatView &was,
                                 const std::vector<Tile> &handWas) {
  const qreal time = duration(kDiscardMs);
  const int rel = relativeSeat(dahai.seat, m_view.seat);
  const auto &pond = m_scene.groups[static_cast<std::size_t>(kPondGroup + rel)].tiles;
  const auto &hand = before.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
  if (time <= 0 || pond.empty() || hand.empty())
    return;
  int from = static_cast<int>(hand.size()) - 1;
  if (rel == 0 && !dahai.tsumogiri) {
    const auto at = std::find(handWas.begin(), handWas.end(), dahai.tile);
    from = at == handWas.end() ? from : static_cast<int>(at - handWas.begin());
  } else if (!dahai.tsumogiri && hand.size() > 1) {
    // From anywhere in a closed hand: the place must tell nothing, and be the same in every replay.
    const std::size_t seed = was.board.players[static_cast<std::size_t>(dahai.seat)].river.size() * 7 +
                             static_cast<std::size_t>(dahai.seat) * 5 + was.board.tilesLeft;
    from = static_cast<int>(seed % (hand.size() - 1));
  }
  Flight flight;
  flight.slot = {kPondGroup + rel, static_cast<int>(pond.size()) - 1};
  flight.tile = pond.back();
  flight.from = hand[static_cast<std::size_t>(from)].face;
  flight.fromWidth = rel == 0 ? m_geometry.handTile() : m_geometry.pondTile();
  flight.settle = true;
  flight.duration = time;
  const PlayerBoard &player = m_view.board.players[static_cast<std::size_t>(dahai.seat)];
  if (!player.river.empty() && player.river.back().riichi)
    flight.kind = Flight::Kind::Turn;
  m_animator.add(flight);
  if (rel == 0)
    animateMerge(before, handWas, was.drawn, from);
}

// The gap closes and the drawn tile goes to its place.
void TableWidget::animateMerge(const Scene &before, const std::vector<Tile> &handWas, Tile drawnWas,
                               int gone) {
  const qreal time = duration(kMergeMs);
  const auto &old = before.groups[kHandGroup].tiles;
  const auto &now = m_scene.groups[kHandGroup].tiles;
  std::vector<int> free;
  for (int i = 0; i < static_cast<int>(old.size()); ++i) {
    if (i != gone)
      free.push_back(i);
  }
  const auto tileWas = [&](int i) {
    return i < static_cast<int>(handWas.size()) ? handWas[static_cast<std::size_t>(i)] : drawnWas;
  };
  for (std::size_t i = 0; i < now.size(); ++i) {
    const auto from =
        std::find_if(free.begin(), free.end(), [&](int k) { return tileWas(k) == now[i].tile; });
    if (from == free.end())
      continue;
    const QRect place = old[static_cast<std::size_t>(*from)].face;
    free.erase(from);
    if (place == now[i].face)
      continue;
    Flight flight;
    flight.slot = {kHandGroup, static_cast<int>(i)};
    flight.tile = now[i];
    flight.from = place;
    flight.fromWidth = now[i].width;
    flight.duration = time;
    m_animator.add(flight);
  }
}

// The claimed tile from its pond, the others from the caller's hand.
void TableWidget::animateCall(const Call &call, const Scene &before, const SeatView &was) {
  const int rel = relativeSeat(call.seat, m_view.seat);
  const auto &melds = m_scene.groups[static_cast<std::size_t>(kMeldGroup + rel)].tiles;
  const auto &oldMelds = before.groups[static_cast<std::size_t>(kMeldGroup + rel)].tiles;
  const auto &hand = before.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
  if (duration(kCallTilesMs) <= 0 || hand.empty())
    return;
  QRect pond = before.lastDiscard;
  if (call.meld.type == MeldType::Ankan || call.meld.type == MeldType::Kakan)
    pond = QRect();
  for (std::size_t i = 0; i < melds.size(); ++i) {
    if (std::find(oldMelds.begin(), oldMelds.end(), melds[i]) != oldMelds.end())
      continue;
    // The sideways tile is the claimed one.
    const int upright = std::array<int, 4>{0, 3, 2, 1}[static_cast<std::size_t>(rel)];
    const bool claimed = melds[i].style.turn != upright && !pond.isNull();
    Flight flight;
    flight.slot = {kMeldGroup + rel, static_cast<int>(i)};
    flight.tile = melds[i];
    flight.from = claimed ? pond : hand[std::min(hand.size() - 1, i % hand.size())].face;
    if (rel == 0 && !claimed) {
      const auto at = std::find(was.hand.begin(), was.hand.end(), melds[i].tile);
      if (at != was.hand.end())
        flight.from = hand[std::min(hand.size() - 1, static_cast<std::size_t>(at - was.hand.begin()))].face;
    }
    flight.fromWidth = claimed ? m_geometry.pondTile() : melds[i].width;
    const QPoint way = flight.tile.face.center() - flight.from.center();
    const qreal units = std::hypot(way.x(), way.y()) / m_geometry.unit();
    flight.duration = duration(std::min(kCallTilesMs, 75 * std::sqrt(units)));
    m_animator.add(flight);
  }
}

void TableWidget::animateKita(const Kita &kita, const Scene &before, const std::vector<Tile> &handWas) {
  const int rel = relativeSeat(kita.seat, m_view.seat);
  const auto &norths = m_scene.groups[static_cast<std::size_t>(kKitaGroup + rel)].tiles;
  const auto &hand = before.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
  if (duration(kCallTilesMs) <= 0 || norths.empty() || hand.empty())
    return;
  auto from = hand.size() - 1;
  if (rel == 0) {
    const auto at = std::find(handWas.begin(), handWas.end(), kita.tile);
    if (at != handWas.end())
      from = std::min(from, static_cast<std::size_t>(at - handWas.begin()));
  }
  Flight flight;
  flight.slot = {kKitaGroup + rel, static_cast<int>(norths.size()) - 1};
  flight.tile = norths.back();
  flight.from = hand[from].face;
  flight.fromWidth = rel == 0 ? m_geometry.handTile() : flight.tile.width;
  flight.settle = true;
  const QPoint way = flight.tile.face.center() - flight.from.center();
  const qreal units = std::hypot(way.x(), way.y()) / m_geometry.unit();
  flight.duration = duration(std::min(kCallTilesMs, 75 * std::sqrt(units)));
  m_animator.add(flight);
}

void TableWidget::animateStick(int seat) {
  const qreal time = duration(kStickMs);
  if (time <= 0)
    return;
  const int rel = relativeSeat(seat, m_view.seat);
  Flight flight;
  flight.kind = Flight::Kind::Stick;
  flight.slot = {-1, rel};
  flight.tile.face = m_geometry.riichiStick(rel);
  const int away = m_geometry.px(5);
  const std::array<QPoint, 4> from{QPoint(0, away), QPoint(away, 0), QPoint(0, -away), QPoint(-away, 0)};
  flight.from = flight.tile.face.translated(from[static_cast<std::size_t>(rel)]);
  flight.duration = time;
  m_animator.add(flight);
}

void TableWidget::animateFlip() {
  const qreal time = duration(kFlipMs);
  const int last = static_cast<int>(m_view.board.doraIndicators.size()) - 1;
  if (time <= 0 || last < 0)
    return;
  const auto flip = [&](int group, int index) {
    Flight flight;
    flight.kind = Flight::Kind::Flip;
    flight.slot = {group, index};
    flight.tile = m_scene.groups[static_cast<std::size_t>(group)].tiles[static_cast<std::size_t>(index)];
    flight.from = flight.tile.face;
    flight.fromWidth = flight.tile.width;
    flight.duration = time;
    m_animator.add(flight);
  };
  flip(kDoraGroup, last);
}

// --- Small motions of the own hand, the banner's end: one timer that stops by itself ---

void TableWidget::startRises() {
  const std::size_t count = m_scene.groups[kHandGroup].tiles.size();
  if (m_rise.size() != count)
    m_rise.assign(count, 0);
  if (duration(kRiseMs) <= 0 || !isVisible()) {
    for (std::size_t i = 0; i < count; ++i) {
      const qreal goal = riseOf(static_cast<int>(i));
      if (m_rise[i] != goal)
        updateDevice(m_scene.groups[kHandGroup].bounds(m_geometry.unit()));
      m_rise[i] = goal;
    }
    if (!m_banner.isShown())
      return;
  }
  if (!m_riseTimer.isActive()) {
    m_riseClock.start();
    m_riseTimer.start();
  }
}

void TableWidget::stepRises() {
  const qreal passed = static_cast<qreal>(m_riseClock.restart());
  bool moving = false;
  bool changed = false;
  const qreal most = duration(kRiseMs) > 0 ? 0.19 * passed / duration(kRiseMs) : 1;
  for (std::size_t i = 0; i < m_rise.size(); ++i) {
    const qreal goal = riseOf(static_cast<int>(i));
    if (m_rise[i] == goal)
      continue;
    const qreal step = std::clamp(goal - m_rise[i], -most, most);
    m_rise[i] = std::abs(goal - m_rise[i]) <= most ? goal : m_rise[i] + step;
    changed = true;
    moving = moving || m_rise[i] != goal;
  }
  if (changed)
    updateDevice(m_scene.groups[kHandGroup].bounds(m_geometry.unit()));
  if (m_banner.isShown()) {
    if (m_banner.isOver()) {
      updateDevice(m_banner.bounds(m_geometry));
      m_banner.hide();
    } else {
      moving = true;
    }
  }
  if (!moving) {
    m_riseTimer.stop();
    if (!isAnimating())
      Q_EMIT idle();
  }
}

}  // namespace janso
