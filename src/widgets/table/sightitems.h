// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Passing effects on the table that are not tiles: light on the felt, the dark room, words, the line of a
// ron, gold, the tint of identical tiles.
//
// Words are rendered to pictures once; a frame only draws them.
#pragma once

#include <QPixmap>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/table/handitem.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Light on the felt, below all tiles.
class GlowItem : public TableItem {
 public:
  GlowItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
  QPixmap m_light;
};

// The darkness around the area that is still lit, above all tiles.
class DarkItem : public TableItem {
 public:
  DarkItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
};

// The tint of tiles on the table that match the tile of the hand under the pointer.
class SameTilesItem : public TableItem {
 public:
  SameTilesItem(const TableState &state, TableHost &host, const HandItem &hand, const TableAnimator &animator)
      : TableItem(state, host), m_hand(hand), m_animator(animator) {}
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  // Whether a tile is pointed at.
  bool isWanted() const { return wanted().has_value(); }
  QRegion area() const;
  // Milliseconds at normal speed until the tint is complete, or gone.
  static qreal tintTime(bool wanted);

 private:
  std::optional<Kind> wanted() const;
  // The matching tiles with their groups.
  std::vector<std::pair<int, const SceneTile *>> alike() const;

  const HandItem &m_hand;
  const TableAnimator &m_animator;
  std::optional<Kind> m_kind;  // the last kind
};

// Line, gold and words, above everything.
class WordsItem : public TableItem {
 public:
  WordsItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void restyle() override { m_word = m_name = {}; }
  void paint(QPainter &painter, const QRect &clip) override;

  // The rectangle of a word of a relative seat; -1: of no seat, in the middle.
  QRect place(const QString &text, int rel) const;

 private:
  struct Picture {
    QString text;
    QRect area;
    QPixmap pixmap;
    QRect signs;  // of a name: the part that is written character by character
  };
  void paintWord(QPainter &painter, const Sight &sight);
  void paintName(QPainter &painter, const Sight &sight);
  void paintThread(QPainter &painter, const Sight &sight) const;
  void paintSweep(QPainter &painter, const Sight &sight) const;
  void paintOutline(QPainter &painter, const Sight &sight) const;
  QPixmap renderWord(const Sight &sight) const;
  Picture renderName(const Sight &sight) const;

  const TableAnimator &m_animator;
  Picture m_word;
  Picture m_name;
};

}  // namespace janso
