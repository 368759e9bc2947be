// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A finished hand on a tray of felt, and the rows of dora indicators below it.
//
// The called tile of a meld is turned toward the player who discarded it. The winning tile is separate, in
// an amber outline with a caption. Tiles shrink if a hand with many kans would not fit. Seats are absolute.
#pragma once

#include <QList>
#include <QString>
#include <QWidget>
#include <span>
#include <vector>

#include "coach/wintiles.h"
#include "rules/event.h"
#include "rules/meld.h"
#include "rules/tile.h"
#include "widgets/pageparts/pagescaler.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

// A tile in a row: the lower edges of the faces are at y = 0, the first face begins at x = 0.
struct LaidTile {
  QRectF face;
  Tile tile;
  TileStyle style;
};
struct LaidRow {
  std::vector<LaidTile> tiles;  // from left to right
  qreal width = 0;
};

// A meld of the seat `owner`, with the called tile turned toward its source.
LaidRow layMeld(const Meld &meld, int owner, qreal tileWidth);
// The concealed tiles (unknown ones face down), then the melds; the first meld is outermost. `meldWidth` is
// the width of a tile in the melds.
LaidRow layHand(std::span<const Tile> concealed, const Melds &melds, int owner, qreal tileWidth,
                qreal meldWidth);
// Draws the row with its shadow. The origin is at the row's x = 0 and lower edge. `count` limits it to the
// first tiles (-1 = all).
void drawLaid(QPainter &painter, TilePainter &tiles, const LaidRow &row, QPointF origin, qreal tileWidth,
              int count = -1);

class WinTray : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit WinTray(QWidget *parent = nullptr);
  void setPainter(TilePainter *tiles) { m_tiles = tiles; }  // must outlive the tray
  void setFelt(FeltColor felt);
  // Dora and ura dora of the win get the amber corner. `norths` is the number set aside by the winner, shown
  // after the melds.
  void setHand(const HoraInfo &info, int players, int norths = 0);
  void setCaption(const QString &title, const QString &text);
  // Puts the caption below the tiles, in one line, so that they have the full width.
  void setCaptionBelow(bool below);
  // How large the tiles and the tray are, compared with the page at the end of a hand; texts stay as they
  // are.
  void setShare(qreal share);
  int tileCount() const;        // includes the winning tile
  void setRevealed(int tiles);  // from the left; -1 = all
  // Only these tiles stay bright; an empty set means all.
  void setLit(const WinTiles &tiles);
  void clearLit() { setLit({}); }
  // One entry for each face of faces().
  QList<bool> litFaces() const;
  void setPageScale(qreal scale) override;
  // The positions of the faces, for tests and tooltips; the last is the winning tile.
  QList<QRectF> faces() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  struct Placed {
    LaidRow row;
    QPointF origin;
    QRectF win;
    qreal tileWidth = 0;
    QRectF caption;
  };
  Placed place() const;
  LaidRow layAt(qreal tileWidth) const;
  bool isDora(Tile tile) const;
  QList<bool> litOf(const LaidRow &row) const;
  qreal captionWidth() const;
  qreal captionHeight() const;  // of one line
  void paintCaption(QPainter &painter, const QRectF &rect) const;
  void paintCaptionBelow(QPainter &painter, const QRectF &rect) const;
  void paintVeils(QPainter &painter) const;

  TilePainter *m_tiles = nullptr;
  FeltColor m_felt = FeltColor::Teal;
  HoraInfo m_info;
  TileCounts m_dora;
  TileCounts m_uraDora;
  int m_norths = 0;
  WinTiles m_lit;
  QString m_title;
  QString m_text;
  int m_revealed = -1;
  bool m_captionBelow = false;
  qreal m_share = 1;
  qreal m_scale = 1;
};

// Five slots, face down if not revealed, and the names of the dora.
class DoraRow : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit DoraRow(QWidget *parent = nullptr);
  void setPainter(TilePainter *tiles) { m_tiles = tiles; }  // must outlive the row
  // With three players the dora of 1 man is different (doraOf()).
  void setIndicators(const QString &label, const InlineVec<Tile, 5> &indicators, int players = 4);
  QStringList names() const { return m_names; }
  void setPageScale(qreal scale) override;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  TilePainter *m_tiles = nullptr;
  QString m_label;
  InlineVec<Tile, 5> m_indicators;
  QStringList m_names;
  qreal m_scale = 1;
};

}  // namespace janso
