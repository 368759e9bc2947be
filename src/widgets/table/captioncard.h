// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A line above the hand that says what to do now. It is shown for as long as that applies.
#pragma once

#include "widgets/decision/tablestate.h"
#include "widgets/table/reasoncard.h"

namespace janso {

class CaptionCard : public ReasonCard {
  Q_OBJECT

 public:
  using ReasonCard::ReasonCard;

  // Sets a line about the open question, from outside the table; empty = none.
  void showCaption(const QString &markup);
  // Shows the line, or closes it. While the player chooses the riichi tile, the table's own line replaces the
  // one of showCaption(). Nothing is shown while the hand is hidden. `cancel`: the key that cancels the
  // riichi.
  void follow(const TableState &state, const QKeySequence &cancel);

 Q_SIGNALS:
  void captionChanged();  // the line differs from the previous one

 private:
  QString m_caption;
};

}  // namespace janso
