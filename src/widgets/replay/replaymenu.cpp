// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaymenu.h"

#include <array>

namespace janso {

namespace {

struct Entry {
  ReplayCommand command{};
  bool checkable = false;
  bool separator = false;  // a line above it
};

constexpr auto kEntries = std::to_array<Entry>({
    {ReplayCommand::PlayOn},
    {ReplayCommand::GuessChoices},
    {ReplayCommand::Review},
    {ReplayCommand::ShowBranches, false, true},
    {ReplayCommand::MainLine},
    {ReplayCommand::StopAtChoices, true, true},
    {ReplayCommand::HideMarks, true},
    {ReplayCommand::ShadeTsumogiri, true},
    {ReplayCommand::Slower, false, true},
    {ReplayCommand::Faster},
    {ReplayCommand::NextTurn, false, true},
    {ReplayCommand::PreviousTurn},
    {ReplayCommand::NextMark},
    {ReplayCommand::PreviousMark},
    {ReplayCommand::NextDifference},
    {ReplayCommand::PreviousDifference},
    {ReplayCommand::NextBookmark},
    {ReplayCommand::PreviousBookmark},
    {ReplayCommand::WriteNote},
    {ReplayCommand::CopyPicture, false, true},
    {ReplayCommand::CopyText},
    {ReplayCommand::CopyTiles},
    {ReplayCommand::CopyLink},
    {ReplayCommand::Leave, false, true},
});

}  // namespace

ReplayMenu::ReplayMenu(QWidget *parent) : QMenu(parent) {
  for (const Entry &entry : kEntries) {
    if (entry.separator)
      addSeparator();
    QAction *action = addAction(QString());
    action->setCheckable(entry.checkable);
    // The page itself takes the keys.
    action->setShortcutContext(Qt::WidgetShortcut);
    m_actions.insert(entry.command, action);
    connect(action, &QAction::triggered, this, [this, command = entry.command] { Q_EMIT chosen(command); });
  }
}

void ReplayMenu::setKeys(const ReplayKeys &keys) {
  for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it) {
    const QString key = keys.keyOf(it.key()).toString(QKeySequence::NativeText);
    it.value()->setText(replayCommandName(it.key()) + (key.isEmpty() ? QString() : QLatin1Char('\t') + key));
  }
}

void ReplayMenu::setEnabled(const std::function<bool(ReplayCommand)> &enabled) {
  for (auto it = m_actions.cbegin(); it != m_actions.cend(); ++it)
    it.value()->setEnabled(enabled(it.key()));
}

void ReplayMenu::setChecked(ReplayCommand command, bool on) {
  m_actions[command]->setChecked(on);
}

}  // namespace janso
