// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An example hand on a strip of felt, with separated groups; the deciding ones are underlined. Without a hand
// it keeps its place and paints nothing.
#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

#include "coach/yakudistance.h"
#include "rules/examplehand.h"
#include "rules/meld.h"
#include "rules/tile.h"
#include "widgets/look/colors.h"
#include "widgets/look/theme.h"

namespace janso {

class TilePainter;

struct TrayTile {
  Tile tile;
  bool sideways = false;
  bool stacked = false;  // on the far side of the sideways tile before it
  bool back = false;
  bool dora = false;
  bool win = false;      // outlined
  bool missing = false;  // not in the hand yet: drawn faintly
};

struct TrayGroup {
  QList<TrayTile> tiles;
  bool deciding = false;  // underlined
};

// A meld as the seat `owner` (absolute) sees it.
TrayGroup trayGroup(const Meld &meld, int owner);

// `markWin` outlines the winning tile.
QList<TrayGroup> trayGroups(const ExampleHand &example, bool markWin);

// A hand that the player's hand could become; tiles still missing are drawn faintly.
QList<TrayGroup> trayGroups(const YakuTarget &target);

class HandTray : public QWidget {
  Q_OBJECT

 public:
  explicit HandTray(QWidget *parent = nullptr);

  // Not owned; nothing is drawn until it is set.
  void setPainter(TilePainter *painter);
  void setFelt(FeltColor felt);
  // The width of a tile in pixels; it becomes smaller if the hand would not fit.
  void setTileWidth(double width);
  // The space between the tiles and the edge of the felt, in pixels.
  void setPadding(double padding);
  // The color of the line under deciding groups.
  void setMark(QColor color);
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
  FeltColor m_felt = FeltColor::Teal;
  QList<TrayGroup> m_groups;
  double m_tileWidth = 28;
  double m_padding = 15;
  QColor m_mark = QColor::fromRgba(theme::kAmber);
};

}  // namespace janso
