// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles to choose from by mouse and keyboard; each is a separate button.
#pragma once

#include <QAbstractButton>
#include <QList>
#include <QWidget>
#include <span>

#include "rules/shanten.h"
#include "rules/tile.h"

namespace janso {

class TilePainter;

class TileButton : public QAbstractButton {
  Q_OBJECT

 public:
  // `painter` must outlive the button.
  TileButton(Tile tile, TilePainter &painter, QWidget *parent);
  Tile tile() const { return m_tile; }
  void setTileWidth(qreal width);
  // Outlines the tile as correct, after the answer.
  void setRight(bool right);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;
  void enterEvent(QEnterEvent *event) override;
  void leaveEvent(QEvent *event) override;

 private:
  Tile m_tile;
  TilePainter &m_painter;
  qreal m_width = 40;
  bool m_right = false;
};

// Buttons in rows; the arrow keys move between them. One tile or many can be chosen.
class TileButtons : public QWidget {
  Q_OBJECT

 public:
  explicit TileButtons(TilePainter &painter, QWidget *parent = nullptr);

  // Tiles are as large as the widget has room for, at most `most` pixels wide. `many` allows more than one
  // choice.
  void setTiles(const std::vector<std::vector<Tile>> &rows, bool many, qreal most);
  KindSet chosen() const;
  void choose(Kind kind, bool on);
  // Shows the correct tiles and ends the choice.
  void reveal(KindSet right);
  TileButton *button(int index) const { return m_buttons[index]; }
  int count() const { return static_cast<int>(m_buttons.size()); }

  QSize sizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void changed();

 protected:
  void resizeEvent(QResizeEvent *event) override;
  bool eventFilter(QObject *object, QEvent *event) override;

 private:
  qreal tileFor(int width) const;
  qreal tileIn(QSize room) const;
  void place();
  QSizeF sizeAt(qreal width) const;
  void moveFocus(int from, int right, int down);

  TilePainter &m_painter;
  QList<TileButton *> m_buttons;
  QList<int> m_rowSizes;
  qreal m_most = 40;
  bool m_many = false;
};

}  // namespace janso
