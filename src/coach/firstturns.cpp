// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/firstturns.h"

#include <algorithm>
#include <charconv>

#include "rules/actionkinds.h"

namespace janso {

namespace {

constexpr int kDoneEnough = 2;
constexpr int kToldEnough = 8;

std::size_t at(TurnKind kind) {
  return static_cast<std::size_t>(kind);
}

}  // namespace

TurnKind turnKindOf(const Decision &decision) {
  const auto offers = [&decision](auto test) {
    return std::any_of(decision.legal.begin(), decision.legal.end(), test);
  };
  if (offers([](const Action &action) { return action.isWin(); }))
    return TurnKind::Win;
  if (offers([](const Action &action) { return action.type == ActionType::Skip; }))
    return TurnKind::Call;
  return offers([](const Action &action) { return isRiichi(action.type); }) ? TurnKind::Riichi
                                                                            : TurnKind::Discard;
}

bool doesTurn(TurnKind kind, const Action &answer) {
  switch (kind) {
    case TurnKind::Discard:
      return answer.type == ActionType::Dahai;
    case TurnKind::Call:
      return true;
    case TurnKind::Riichi:
      return isRiichi(answer.type);
    case TurnKind::Win:
      break;
  }
  return answer.isWin();
}

FirstTurns FirstTurns::fromText(std::string_view text) {
  FirstTurns turns;
  const auto next = [&text]() {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    int number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc())
      text = {};
    else
      text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return std::max(0, number);
  };
  for (Count &count : turns.m_counts) {
    count.done = std::min(next(), kDoneEnough);
    count.told = std::min(next(), kToldEnough);
  }
  return turns;
}

std::string FirstTurns::text() const {
  std::string text;
  for (const Count &count : m_counts) {
    text += text.empty() ? "" : " ";
    text += std::to_string(count.done) + ' ' + std::to_string(count.told);
  }
  return text;
}

bool FirstTurns::isUnderstood(TurnKind kind) const {
  const Count &count = m_counts[at(kind)];
  return count.done >= kDoneEnough || count.told >= kToldEnough;
}

void FirstTurns::noteTold(TurnKind kind) {
  m_counts[at(kind)].told = std::min(m_counts[at(kind)].told + 1, kToldEnough);
}

void FirstTurns::noteDone(TurnKind kind) {
  m_counts[at(kind)].done = std::min(m_counts[at(kind)].done + 1, kDoneEnough);
}

}  // namespace janso
