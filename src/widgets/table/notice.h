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
  void showMessage(const QString &sentence);
  // Closes the notice if this sentence is what it says.
  void withdraw(const QString &sentence);
  // Sets how its place is found; by default the notice is in the middle of the upper edge.
  void setPlace(const Place &place) { m_place = place; }

 protected:
  QRect findPlace() override;
  qreal leastShrink() const override;

 private:
  int wrap(int width);

  QLabel *m_label;
  Place m_place;
};

}  // namespace janso
