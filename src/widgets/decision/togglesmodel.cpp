// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/togglesmodel.h"

#include <utility>

namespace janso {

void TogglesModel::setValues(const TableToggles &values) {
  if (values == m_values)
    return;
  m_values = values;
  Q_EMIT changed();
}

void TogglesModel::set(bool TableToggles::*toggle, bool on) {
  TableToggles values = m_values;
  values.*toggle = on;
  setValues(values);
}

void TogglesModel::flip(bool TableToggles::*toggle) {
  set(toggle, !(m_values.*toggle));
}

TableToggles TogglesModel::fresh() const {
  TableToggles values;
  values.sort = m_values.sort;
  values.autoKita = m_kitaFromStart;
  return values;
}

void TogglesModel::reset() {
  m_left.fill(fresh());
  setValues(fresh());
}

void TogglesModel::setKitaFromStart(bool on) {
  if (std::exchange(m_kitaFromStart, on) != on)
    set(&TableToggles::autoKita, on);
}

void TogglesModel::setOwner(int seat) {
  if (seat == m_owner)
    return;
  if (m_owner >= 0)
    m_left[static_cast<std::size_t>(m_owner)] = m_values;
  m_owner = seat;
  TableToggles values = seat >= 0 ? m_left[static_cast<std::size_t>(seat)] : fresh();
  values.sort = m_values.sort;
  setValues(values);
}

}  // namespace janso
