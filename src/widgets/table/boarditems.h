// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What lies open on the table for everybody: the felt, dora, centre, tiles, name plates, and the pills and
// buttons at its edges.
#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QStringList>
#include <array>

#include "widgets/paint/centrepainter.h"
#include "widgets/paint/plaquepainter.h"
#include "widgets/paint/scenepainter.h"
#include "widgets/paint/tiltpainter.h"
#include "widgets/paint/tiltturn.h"
#include "widgets/table/flightpainter.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// The cloth and the frame, below everything. Painted once for a size and a colour, for each view.
class FeltItem : public TableItem {
 public:
  using TableItem::TableItem;
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  struct Cloth {
    QPixmap picture;
    TableGeometry geometry;  // that it was painted for
    FeltColour colour{};
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

// The panel in the middle. While it is held it shows the differences of the scores.
class CentreItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(CentreItem)

 public:
  CentreItem(const TableState &state, TableHost &host, TilePainter &tiles, const TableAnimator &animator)
      : TableItem(state, host), m_painter(tiles), m_animator(animator) {}
  QRect bounds() const override { return CentrePainter::bounds(geometry()); }
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

  CentrePainter m_painter;
  const TableAnimator &m_animator;
  CentreState m_shown;
};

// Walls, ponds, the others' melds and hands, sticks. Tiles on their way are left out.
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

// The own melds and the dora: at the edge of the window, in both views.
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

// The table on its way from one view to the other, over all that belongs to it.
class ViewTurnItem : public TableItem {
 public:
  ViewTurnItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  // Pictures of the table: of the view that is left, then of the one that comes.
  void prepare(const QImage &before) { m_before = before; }
  void begin(const QImage &after);
  // It covers all that lies below it.
  bool hides() const { return !m_turn.isNull() && m_animator.has(Sight::Kind::View); }
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
  QImage m_before;
  TiltTurn m_turn;
};

// The marks of the last discard and of the next draw.
class MarkersItem : public TableItem {
 public:
  MarkersItem(const TableState &state, TableHost &host, ScenePainter &scene, const TableAnimator &animator)
      : TableItem(state, host), m_scene(scene), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  ScenePainter &m_scene;
  const TableAnimator &m_animator;
};

// Tiles and sticks on their way.
class FlightsItem : public TableItem {
 public:
  FlightsItem(const TableState &state, TableHost &host, ScenePainter &scene, TiltPainter &tilt,
              TilePainter &tiles, const TableAnimator &animator)
      : TableItem(state, host), m_painter(scene, tilt, tiles), m_tilt(tilt), m_animator(animator) {}
  void restyle() override { m_painter.forget(); }
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

// The pills beside the hand: what the table does by itself.
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
  // "No calls, on".
  static QString said(const TableToggles &toggles, int pill);

 private:
  PlaquePainter &m_plaques;
  TableToggles m_shown;
};

// Log, help, settings.
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

// Device pixels in which the two scenes differ.
QRegion differenceOf(const TableGeometry &geometry, const Scene &before, const Scene &after);

}  // namespace janso
