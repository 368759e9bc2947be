// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sentence that appears over the table for a while.
#pragma once

#include "widgets/table/tablecard.h"

class QLabel;

namespace janso {

class Notice : public TableCard {
  Q_OBJECT

 public:
  explicit Notice(QWidget *parent);
  void say(const QString &sentence);
  // Without a place of its own the notice stands in the middle of the upper edge.
  void setPlace(const Place &place) { m_place = place; }

 protected:
  QRect findPlace() override;

 private:
  int wrap(int width);

  QLabel *m_label;
  Place m_place;
};

}  // namespace janso
