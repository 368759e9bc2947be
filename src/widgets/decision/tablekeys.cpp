// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/tablekeys.h"

#include <array>

#include "widgets/decision/decisionflow.h"

namespace janso {

TableKeys::TableKeys() {
  for (const TableCommand &command : tableCommands())
    m_keys.insert(command.id, command.defaultSequence());
}

std::optional<CommandId> TableKeys::commandOf(const QKeyEvent &event, bool letters) const {
  const int key = event.key() == Qt::Key_Enter ? Qt::Key_Return : event.key();
  const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
  const QKeySequence pressed(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
  for (const TableCommand &command : tableCommands()) {
    if ((!command.letter || letters) && of(command.id) == pressed)
      return command.id;
  }
  return std::nullopt;
}

std::vector<QString> TableKeys::namesOnPrompt() const {
  // A row of buttons in the order of PromptKind; that for nine terminals has no key of its own.
  static constexpr std::array<std::optional<CommandId>, kPromptKinds> kKeyOf{
      CommandId::Win,    CommandId::Riichi, CommandId::OpenRiichi, CommandId::Kita,
      CommandId::Kan,    CommandId::Pon,    CommandId::Chi,        std::nullopt,
      CommandId::Cancel, CommandId::Skip,   CommandId::Skip};
  std::vector<QString> names;
  for (const std::optional<CommandId> &id : kKeyOf)
    names.push_back(id ? of(*id).toString(QKeySequence::NativeText) : QString());
  return names;
}

}  // namespace janso
