// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The one place where it is kept what is switched on at the table: the pills, the menu and whoever keeps the
// hands of several people apart all look here and write here.
#pragma once

#include <QObject>
#include <array>

#include "widgets/paint/tableoptions.h"

namespace janso {

class TogglesModel : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const TableToggles &values() const { return m_values; }
  void setValues(const TableToggles &values);
  void set(bool TableToggles::*toggle, bool on);
  void flip(bool TableToggles::*toggle);

  // As each hand begins: what was switched on is off again, for everybody. The sorting stays.
  void reset();
  // Whether each hand begins with Norths set aside. It holds from now on, in this hand too.
  void setKitaFromStart(bool on);

  // Hot-seat: whose toggles these are from now on (an absolute seat), as this seat has left them; -1 =
  // nobody's, as a hand begins. What the one has switched on must not play for the other; only the sorting is
  // shared.
  void setOwner(int seat);

 Q_SIGNALS:
  void changed();

 private:
  TableToggles fresh() const;

  TableToggles m_values;
  std::array<TableToggles, 4> m_left;  // by seat, while another owns them
  int m_owner = -1;
  bool m_kitaFromStart = false;
};

}  // namespace janso
