// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The coach in words: markup (teachmarkup.h) from what coach/advice.h says in figures.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <array>

#include "coach/advice.h"
#include "game/coachuse.h"
#include "widgets/yakutexts.h"

namespace janso {

class CoachTexts {
  Q_DECLARE_TR_FUNCTIONS(CoachTexts)

 public:
  // `view` is the advised seat's, `names` are by absolute seat. Both must outlive the object.
  CoachTexts(const SeatView &view, const std::array<QString, 4> &names,
             YakuNaming naming = YakuNaming::Romaji)
      : m_view(view), m_names(names), m_naming(naming) {}

  // What to do and the main reason, in one sentence.
  QString advice(const Advice &advice) const;
  QString warning(const Warning &warning) const;
  // Everything about one row, a paragraph each: the hand after it, its value, its danger.
  QString details(const AdviceRow &row) const;
  // Why a tile is safe or not against one opponent; without a full stop.
  static QString safety(const TileSafety &safety);
  // One or two words of it; empty for Live.
  static QString safetyWord(Safety safety);

  // "Discard {9p}", "Pon", "Skip".
  static QString what(const Action &action);
  // The same without the tiles: "Riichi", "Chi".
  static QString word(const Action &action);
  // Short, for a list: "wins 31 % · 3,900 points", "risk 4 %", "suji".
  static QString worth(const AdviceRow &row);
  static QString worthShort(const AdviceRow &row);  // "wins 31 %"
  static QString risk(const AdviceRow &row);
  // Against the opponent to whom the tile deals in most often, or who is in riichi.
  QString shortReason(const AdviceRow &row) const;
  // "tenpai", "1 from tenpai".
  static QString away(int shanten);
  static QString awayShort(int shanten);  // "1 away"
  static QString tiles(int count);
  // "31 %", "under 1 %".
  static QString percent(float share);
  // To the nearest hundred.
  static QString points(float points);

  // "Off", "Gentle", "Full", and what the level does.
  static QString level(CoachLevel level);
  static QString levelTip(CoachLevel level);
  // "Coach: off, then full; 3 hints"
  static QString use(const CoachUse &use);

 private:
  QString name(int seat) const;
  QString because(const Advice &advice) const;
  QString speed(const AdviceRow &best, const AdviceRow *other) const;
  QString waiting(const AdviceRow &row) const;
  QString folding(const Advice &advice) const;
  QString yaku(YakuId id) const;
  QString calling(const AdviceRow &row) const;
  QString passing(const Advice &advice) const;

  const SeatView &m_view;
  const std::array<QString, 4> &m_names;
  YakuNaming m_naming;
};

}  // namespace janso
