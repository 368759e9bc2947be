// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/handcollector.h"

namespace janso {

void HandCollector::reset(const std::array<QString, 4> &names) {
  m_names = names;
  m_board = Board();
  m_now = HandEnd();
  m_ending = false;
  m_hands.clear();
}

void HandCollector::add(const Event &event) {
  const bool ends = std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event);
  if (ends && !m_ending) {
    m_ending = true;
    m_now = HandEnd();
    m_now.before = m_board;
    m_now.names = m_names;
  }
  m_board.apply(event);
  if (const auto *hora = std::get_if<Hora>(&event))
    m_now.wins.push_back(*hora->info);
  if (const auto *draw = std::get_if<Ryukyoku>(&event))
    m_now.draw = *draw->info;
  if (const auto *ended = std::get_if<KyokuEnded>(&event)) {
    m_now.ended = *ended;
    m_now.after = m_board;
    m_hands.push_back(m_now);
    m_ending = false;
  }
}

}  // namespace janso
