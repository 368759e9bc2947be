// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "bots/reading/danger.h"

#include <algorithm>

namespace janso {

Danger::Danger(const Knowledge &know) : m_know(know), m_discards(know.board()) {
  for (int seat = 0; seat < know.board().seats(); ++seat) {
    if (seat != know.seat() && know.board().player(seat).riichi != RiichiState::None)
      ++m_riichis;
  }
}

OpponentThreat &Danger::opponent(int seat) const {
  std::optional<OpponentThreat> &found = m_opponents[static_cast<std::size_t>(seat)];
  if (!found)
    found.emplace(m_know, m_discards, seat);
  return *found;
}

template <class Figure>
double Danger::sumOf(ByKind &kinds, Kind kind, Figure figure) const {
  if (!kinds.known.has(kind)) {
    kinds.known.add(kind);
    kinds.figure[kind] = 0;
    for (int seat = 0; seat < m_know.board().seats(); ++seat) {
      if (seat != m_know.seat())
        kinds.figure[kind] += figure(opponent(seat));
    }
  }
  return kinds.figure[kind];
}

double Danger::risk(Kind kind) const {
  return sumOf(m_risk, kind, [kind](OpponentThreat &opponent) { return opponent.risk(kind); });
}

double Danger::cost(Kind kind) const {
  return sumOf(m_cost, kind, [kind](OpponentThreat &opponent) { return opponent.cost(kind); });
}

DangerRead Danger::read() const {
  DangerRead read;
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat != m_know.seat())
      read.threats[static_cast<std::size_t>(seat)] = threat(seat);
  }
  for (Kind kind = 0; kind < kKinds; ++kind) {
    read.risk[kind] = risk(kind);
    read.cost[kind] = cost(kind);
  }
  return read;
}

const Danger::Mean &Danger::mean() const {
  if (!m_mean) {
    Mean mean;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const double share =
          m_know.unseen() > 0 ? static_cast<double>(m_know.left(kind)) / m_know.unseen() : 0.0;
      mean.risk += share * risk(kind);
      mean.cost += share * cost(kind);
    }
    m_mean = mean;
  }
  return *m_mean;
}

double Danger::mostRisk() const {
  double most = 0;
  for (int seat = 0; seat < m_know.board().seats(); ++seat)
    most += seat != m_know.seat() ? opponent(seat).tenpai() : 0;
  return most;
}

double Danger::highestTenpai() const {
  double highest = 0;
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat != m_know.seat())
      highest = std::max(highest, opponent(seat).tenpai());
  }
  return highest;
}

bool Danger::isSafeAgainstRiichi(Kind kind) const {
  for (int seat = 0; seat < m_know.board().seats(); ++seat) {
    if (seat == m_know.seat())
      continue;
    OpponentThreat &other = opponent(seat);
    if (other.isRiichi() && !other.safe().has(kind))
      return false;
  }
  return true;
}

}  // namespace janso
