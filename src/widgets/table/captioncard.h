// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A line above the hand that says what is to be done now, as long as it is to be done.
#pragma once

#include "widgets/table/reasoncard.h"
#include "widgets/table/tablestate.h"

namespace janso {

class CaptionCard : public ReasonCard {
  Q_OBJECT

 public:
  using ReasonCard::ReasonCard;

  // What somebody beside the table has to say of the open question; empty = nothing.
  void tell(const QString &markup);
  // While the tile of a riichi is chosen the table speaks itself; nobody does while the hand is closed or
  // `silent`. `cancel`: the key that takes the riichi back.
  void follow(const TableState &state, bool silent, const QKeySequence &cancel);

 Q_SIGNALS:
  void told();  // it differs from what was told before

 private:
  QString m_told;
};

}  // namespace janso
