// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/flowcommands.h"

#include <algorithm>
#include <array>

namespace janso {

namespace {

// The letter of a button, and what it asks for where there is no such button.
struct CallKey {
  CommandId id;
  PromptKind kind;
  Asked asked;
};
constexpr std::array kCallKeys{CallKey{CommandId::Riichi, PromptKind::Riichi, Asked::Riichi},
                               CallKey{CommandId::Kita, PromptKind::Kita, Asked::Kita},
                               CallKey{CommandId::Chi, PromptKind::Chi, Asked::Chi},
                               CallKey{CommandId::Pon, PromptKind::Pon, Asked::Pon},
                               CallKey{CommandId::Kan, PromptKind::Kan, Asked::Kan},
                               CallKey{CommandId::Win, PromptKind::Win, Asked::Win}};

bool moveCursor(DecisionFlow &flow, CommandId id) {
  switch (id) {
    case CommandId::CursorLeft:
    case CommandId::CursorRight:
      flow.moveFocus(id == CommandId::CursorLeft ? -1 : 1);
      break;
    case CommandId::CursorFirst:
    case CommandId::CursorLast:
      flow.moveToEnd(id == CommandId::CursorLast);
      break;
    case CommandId::SwitchArea:
      flow.switchArea();
      break;
    default:
      return false;
  }
  flow.keysUsed();
  return true;
}

CommandStep discardByPlace(DecisionFlow &flow, int index, bool twoSteps) {
  if (!flow.isActive() || !flow.canDiscard(index))
    return {};
  const std::optional<Action> answer = flow.chooseTile(index, twoSteps);
  flow.keysUsed();
  return {true, answer, {}};
}

CommandStep pressCall(DecisionFlow &flow, const CallKey &key) {
  if (std::ranges::find(flow.buttons(), key.kind, &PromptButton::kind) == flow.buttons().end())
    return {false, {}, key.asked};
  return {true, flow.chooseKind(key.kind), {}};
}

}  // namespace

CommandStep takeStep(DecisionFlow &flow, CommandId id, const TableOptions &options) {
  if (moveCursor(flow, id))
    return {true, {}, {}};
  if (id >= CommandId::Tile1 && id <= CommandId::Tile14)
    return discardByPlace(flow, static_cast<int>(id) - static_cast<int>(CommandId::Tile1),
                          options.twoStepDiscard);
  if (const auto *key = std::ranges::find(kCallKeys, id, &CallKey::id); key != kCallKeys.end())
    return pressCall(flow, *key);
  if (id == CommandId::OpenRiichi)
    return {true, flow.pressKind(PromptKind::OpenRiichi), {}};
  if (id == CommandId::Discard && flow.focus().area == FocusArea::Prompt) {
    flow.switchArea();
    return {true, {}, {}};
  }
  if (id == CommandId::Discard || id == CommandId::Accept)
    return {true, flow.acceptFocused(), {}};
  if (id == CommandId::Default) {
    const std::optional<Action> answer = flow.discardDrawn();
    flow.keysUsed();
    return {true, answer, {}};
  }
  if (id == CommandId::Cancel && (flow.isChoosingRiichi() || flow.asksToConfirmSkip())) {
    flow.cancel();
    return {true, {}, {}};
  }
  if (id == CommandId::Skip || (id == CommandId::Cancel && flow.isClaim()))
    return {true, flow.skip(), {}};
  return {};
}

}  // namespace janso
