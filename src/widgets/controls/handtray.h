// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An example hand on a strip of felt: groups apart from each other, the deciding ones underlined.
#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

#include "coach/yakudistance.h"
#include "rules/examplehand.h"
#include "rules/meld.h"
#include "rules/tile.h"
#include "widgets/paint/theme.h"

namespace janso {

class TilePainter;

struct TrayTile {
  Tile tile;
  bool sideways = false;
  bool stacked = false;  // lies on the far side of the sideways tile before it
  bool back = false;
  bool dora = false;
  bool win = false;      // outlined
  bool missing = false;  // still to come: drawn faintly
};

struct TrayGroup {
  QList<TrayTile> tiles;
  bool deciding = false;  // underlined
};

// A meld as the seat `owner` sees his own.
TrayGroup trayGroup(const Meld &meld, int owner);

// `markWin`: the winning tile is outlined.
QList<TrayGroup> trayGroups(const ExampleHand &example, bool markWin);

// A hand that the own one could become: what must still come is drawn faintly.
QList<TrayGroup> trayGroups(const YakuTarget &target);

class HandTray : public QWidget {
  Q_OBJECT

 public:
  explicit HandTray(QWidget *parent = nullptr);

  // Not owned; nothing is drawn before it is set.
  void setPainter(TilePainter *painter);
  void setFelt(FeltColour felt);
  // The width of a tile in pixels; smaller when the hand would not fit.
  void setTileWidth(double width);
  // Room between the tiles and the edge of the felt, in pixels.
  void setPadding(double padding);
  // The line under deciding groups.
  void setMark(QColor colour);
  void setHand(const QList<TrayGroup> &groups);
  const QList<TrayGroup> &hand() const { return m_groups; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  double handWidth(double tileWidth) const;
  double stackHeight(double tileWidth) const;
  double fittingWidth() const;
  void paintGroup(QPainter &painter, const TrayGroup &group, double x, double y, double width) const;

  TilePainter *m_painter = nullptr;
  FeltColour m_felt = FeltColour::Teal;
  QList<TrayGroup> m_groups;
  double m_tileWidth = 28;
  double m_padding = 15;
  QColor m_mark = QColor::fromRgba(theme::kAmber);
};

}  // namespace janso
