// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/firstturns.h"

#include <algorithm>
#include <charconv>

#include "rules/actionkinds.h"

namespace janso {

namespace {

struct Enough {
  int done;
  int shown;
};
// In the order of TurnKind. Which tile to discard is not learned in two turns.
constexpr std::array<Enough, kTurnKinds> kEnough{{{8, 12}, {3, 8}, {2, 8}, {2, 8}}};
constexpr int kHandled = 2;  // times after which the way to do something is known

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
  for (std::size_t i = 0; i < turns.m_counts.size(); ++i) {
    turns.m_counts[i].done = std::min(next(), kEnough[i].done);
    turns.m_counts[i].shown = std::min(next(), kEnough[i].shown);
  }
  return turns;
}

std::string FirstTurns::text() const {
  std::string text;
  for (const Count &count : m_counts) {
    text += text.empty() ? "" : " ";
    text += std::to_string(count.done) + ' ' + std::to_string(count.shown);
  }
  return text;
}

bool FirstTurns::isUnderstood(TurnKind kind) const {
  const Count &count = m_counts[at(kind)];
  return count.done >= kEnough[at(kind)].done || count.shown >= kEnough[at(kind)].shown;
}

bool FirstTurns::isHandled(TurnKind kind) const {
  return m_counts[at(kind)].done >= kHandled;
}

void FirstTurns::noteShown(TurnKind kind) {
  m_counts[at(kind)].shown = std::min(m_counts[at(kind)].shown + 1, kEnough[at(kind)].shown);
}

void FirstTurns::noteDone(TurnKind kind) {
  m_counts[at(kind)].done = std::min(m_counts[at(kind)].done + 1, kEnough[at(kind)].done);
}

void FirstTurns::beginMatch() {
  for (Count &count : m_counts) {
    count.done = std::min(count.done, kHandled);
    count.shown = 0;
  }
}

}  // namespace janso
