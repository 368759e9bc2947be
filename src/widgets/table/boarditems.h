// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The public things on the table: the felt, dora, center, tiles and name plates, and the pills and buttons at
// its edges.
#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QStringList>
#include <array>

#include "widgets/paint/centerpainter.h"
#include "widgets/paint/plaquepainter.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/paint/tiltturn.h"
#include "widgets/table/flightpainter.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// The felt and the frame, below everything. Each view has a picture that is repainted only for a new size or
// color.
class FeltItem : public TableItem {
 public:
  using TableItem::TableItem;
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  struct Cloth {
    QPixmap picture;
    TableGeometry geometry;  // that the picture was painted for
    FeltColor color{};
  };
  std::array<Cloth, 2> m_cloths;  // flat, tilted
};

class DoraItem : public TableItem {
 public:
  DoraItem(const TableState &state, TableHost &host, PlaquePainter &plaques)
      : TableItem(state, host), m_plaques(plaques) {}
  QRect bounds() const override { return geometry().doraPlaque(); }
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;

 private:
  PlaquePainter &m_plaques;
  QStringList m_names;
};

// The panel in the middle. While it is held down, it shows the score differences.
class CenterItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(CenterItem)

 public:
  CenterItem(const TableState &state, TableHost &host, TilePainter &tiles, const TableAnimator &animator)
      : TableItem(state, host), m_painter(tiles), m_animator(animator) {}
  QRect bounds() const override { return CenterPainter::bounds(geometry()); }
  QRegion refresh() override;
  void restyle() override { m_painter.invalidate(); }
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  void grab(const TableHit &hit) override;
  std::optional<TableTip> tip(QPoint at) override;
  std::optional<TableTip> heldTip() const override;
  QString heldText() const override;
  QList<SpokenItem> spoken() override;

 private:
  qreal turnAt() const;
  bool isOnPanel(QPoint at) const;

  CenterPainter m_painter;
  const TableAnimator &m_animator;
  CenterState m_shown;
};

// Walls, ponds, sticks, and the other players' melds and hands. Tiles in flight are left out.
class TilesItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(TilesItem)

 public:
  TilesItem(const TableState &state, TableHost &host, ScenePainter &scene, TiltPainter &tilt,
            const TableAnimator &animator)
      : TableItem(state, host), m_scene(scene), m_tilt(tilt), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;

 private:
  std::optional<SceneSlot> lyingAt(QPoint at) const;
  QList<SpokenItem> spokenSeat(int rel) const;
  void paintScene(QPainter &painter, const Scene &scene, const QSet<SceneSlot> &hidden, const QRect &clip);

  ScenePainter &m_scene;
  TiltPainter &m_tilt;
  const TableAnimator &m_animator;
};

// The viewer's melds and the dora, at the edge of the window in both views.
class EdgeItem : public TableItem {
 public:
  EdgeItem(const TableState &state, TableHost &host, ScenePainter &scene, const TableAnimator &animator)
      : TableItem(state, host), m_scene(scene), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override {
    m_scene.paintFlat(painter, geometry(), m_state.scene, m_animator.hiddenTiles(), clip);
  }

 private:
  ScenePainter &m_scene;
  const TableAnimator &m_animator;
};

// The animated transition of the whole table from one view to the other.
class ViewTurnItem : public TableItem {
 public:
  ViewTurnItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  // Pictures of the table: prepare() takes the old view, begin() the new one.
  void prepare(const QImage &before) { m_before = before; }
  void begin(const QImage &after);
  // Whether it covers everything below it.
  bool hides() const { return !m_turn.isNull() && m_animator.has(Sight::Kind::View); }
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
  QImage m_before;
  TiltTurn m_turn;
};

// The markers of the last discard and of the next draw.
class MarkersItem : public TableItem {
 public:
  MarkersItem(const TableState &state, TableHost &host, ScenePainter &scene, const TableAnimator &animator)
      : TableItem(state, host), m_scene(scene), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  ScenePainter &m_scene;
  const TableAnimator &m_animator;
};

// Tiles and sticks in flight.
class FlightsItem : public TableItem {
 public:
  FlightsItem(const TableState &state, TableHost &host, ScenePainter &scene, TiltPainter &tilt,
              TilePainter &tiles, const TableAnimator &animator)
      : TableItem(state, host), m_painter(scene, tilt, tiles), m_tilt(tilt), m_animator(animator) {}
  void restyle() override { m_painter.clearCache(); }
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  FlightPainter m_painter;
  TiltPainter &m_tilt;
  const TableAnimator &m_animator;
};

class PlatesItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(PlatesItem)

 public:
  PlatesItem(const TableState &state, TableHost &host, PlaquePainter &plaques)
      : TableItem(state, host), m_plaques(plaques) {}
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;

 private:
  PlateState stateOf(int rel) const;
  QRect plateBounds(int rel) const;

  PlaquePainter &m_plaques;
  std::array<PlateState, 4> m_plates;
};

// The pills next to the hand: the table's automatic actions.
class PillsItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(PillsItem)

 public:
  PillsItem(const TableState &state, TableHost &host, PlaquePainter &plaques)
      : TableItem(state, host), m_plaques(plaques) {}
  QRect bounds() const override;
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &) const override { return true; }
  void press(const TableHit &hit) override { m_host.switchPill(hit.part); }
  std::optional<TableTip> tip(QPoint at) override;
  QList<SpokenItem> spoken() override;
  // The text for screen readers, such as "No calls, on".
  static QString stateText(const TableToggles &toggles, int pill);

 private:
  PlaquePainter &m_plaques;
  TableToggles m_shown;
};

// The corner buttons: log, help, settings.
class CornersItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(CornersItem)

 public:
  CornersItem(const TableState &state, TableHost &host, PlaquePainter &plaques)
      : TableItem(state, host), m_plaques(plaques) {}
  QRect bounds() const override;
  void paint(QPainter &painter, const QRect &clip) override;
  std::optional<TableHit> hit(QPoint at) override;
  bool isPressable(const TableHit &) const override { return true; }
  void press(const TableHit &hit) override { m_host.press(static_cast<TableCorner>(hit.part)); }
  std::optional<TableTip> tip(QPoint at) override;

 private:
  PlaquePainter &m_plaques;
};

// The region in which the two scenes differ, in device pixels.
QRegion differenceOf(const TableGeometry &geometry, const Scene &before, const Scene &after);

}  // namespace janso
