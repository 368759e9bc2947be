// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The single model of what is switched on at the table: the pills, the menu and hot-seat play all read and
// write it.
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

  // At the start of each hand: switches everything off for all seats, except sorting.
  void reset();
  // Whether each hand starts with automatic kita on. It takes effect at once, also in the current hand.
  void setKitaFromStart(bool on);

  // Hot-seat: sets the owner of the toggles (an absolute seat) and restores them as that seat left them; -1 =
  // nobody, as at the start of a hand. One player's toggles must not play for another; only the sorting is
  // shared.
  void setOwner(int seat);
  // Those of this absolute seat, whoever owns the toggles now.
  const TableToggles &of(int seat) const {
    return seat == m_owner ? m_values : m_left[static_cast<std::size_t>(seat)];
  }

 Q_SIGNALS:
  void changed();

 private:
  TableToggles fresh() const;

  TableToggles m_values;
  std::array<TableToggles, 4> m_left;  // by seat, while another seat owns them
  int m_owner = -1;
  bool m_kitaFromStart = false;
};

}  // namespace janso
