// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/hotseat.h"

#include <utility>
#include <variant>

namespace janso {

void HotSeat::begin(bool keepsApart) {
  *this = HotSeat();
  m_keepsApart = keepsApart;
}

void HotSeat::ask(const Decision &decision, const SeatView &view) {
  m_waiting.push_back({decision, view});
}

HotSeat::Step HotSeat::next() {
  if (m_shown || m_waiting.empty() || m_curtainSeat >= 0)
    return Step::Wait;
  const int seat = m_waiting.front().decision.seat;
  if (hides(seat)) {
    m_openSeat = -1;
    m_curtainSeat = seat;
    return Step::Curtain;
  }
  m_shown = std::move(m_waiting.front());
  m_waiting.pop_front();
  return Step::Show;
}

bool HotSeat::callUp(int seat) {
  if (!hides(seat))
    return false;
  m_openSeat = -1;
  m_curtainSeat = seat;
  return true;
}

bool HotSeat::close(int seat, std::uint32_t id) {
  std::erase_if(m_waiting, [id](const Question &question) { return question.decision.id == id; });
  if (m_curtainSeat != seat || (!m_waiting.empty() && m_waiting.front().decision.seat == seat))
    return false;
  m_curtainSeat = -1;
  return true;
}

void HotSeat::liftCurtain(int seat) {
  m_curtainSeat = -1;
  if (m_keepsApart)
    m_openSeat = seat;
}

bool HotSeat::closeHand() {
  return std::exchange(m_openSeat, -1) >= 0;
}

bool HotSeat::closesBefore(const Event &event) {
  return std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event);
}

bool HotSeat::closesAfter(const Event &event, bool armsCalls) const {
  const auto *dahai = std::get_if<Dahai>(&event);
  return m_openSeat >= 0 && dahai != nullptr && dahai->seat == m_openSeat && !armsCalls;
}

}  // namespace janso
