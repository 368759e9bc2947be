// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What comes and goes on the table for a moment and is no tile: light on the cloth, the dark room, words, the
// thread of a ron, gold, the tint of tiles that are alike.
//
// Words are made into pictures once; a frame only draws them.
#pragma once

#include <QPixmap>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/table/handitem.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableitem.h"

namespace janso {

// Light on the cloth, below all tiles.
class GlowItem : public TableItem {
 public:
  GlowItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
  QPixmap m_light;
};

// The dark around what is still lit, above all that lies.
class DarkItem : public TableItem {
 public:
  DarkItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void paint(QPainter &painter, const QRect &clip) override;

 private:
  const TableAnimator &m_animator;
};

// Lying tiles like the one of the hand that is pointed at.
class SameTilesItem : public TableItem {
 public:
  SameTilesItem(const TableState &state, TableHost &host, const HandItem &hand, const TableAnimator &animator)
      : TableItem(state, host), m_hand(hand), m_animator(animator) {}
  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  // Whether a tile is pointed at.
  bool isWanted() const { return wanted().has_value(); }
  QRegion area() const;
  // Milliseconds at normal speed until the tint is whole, or gone.
  static qreal tintTime(bool wanted);

 private:
  std::optional<Kind> wanted() const;
  // Those that are alike, with their groups.
  std::vector<std::pair<int, const SceneTile *>> alike() const;

  const HandItem &m_hand;
  const TableAnimator &m_animator;
  std::optional<Kind> m_kind;  // the last one
};

// Thread, gold and words, above everything.
class WordsItem : public TableItem {
 public:
  WordsItem(const TableState &state, TableHost &host, const TableAnimator &animator)
      : TableItem(state, host), m_animator(animator) {}
  void restyle() override { m_word = m_name = {}; }
  void paint(QPainter &painter, const QRect &clip) override;

  // Where a word of a seat (rel) stands; -1: of nobody, in the middle.
  QRect place(const QString &text, int rel) const;

 private:
  struct Picture {
    QString text;
    QRect area;
    QPixmap pixmap;
    QRect signs;  // of a name: what is written sign by sign
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
