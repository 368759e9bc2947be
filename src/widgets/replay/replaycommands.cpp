// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaycommands.h"

#include <QCoreApplication>
#include <array>
#include <cstddef>

namespace janso {

namespace {

struct CommandRow {
  ReplayCommand command{};
  const char *name = nullptr;  // context "ReplayCommands"
  bool repeats = false;
};

constexpr auto kCommands = std::to_array<CommandRow>({
    {ReplayCommand::NextEvent, QT_TRANSLATE_NOOP("ReplayCommands", "Next event"), true},
    {ReplayCommand::PreviousEvent, QT_TRANSLATE_NOOP("ReplayCommands", "Previous event"), true},
    {ReplayCommand::NextChoice, QT_TRANSLATE_NOOP("ReplayCommands", "Next decision by this player"), true},
    {ReplayCommand::PreviousChoice, QT_TRANSLATE_NOOP("ReplayCommands", "Previous decision by this player"),
     true},
    {ReplayCommand::NextTurn, QT_TRANSLATE_NOOP("ReplayCommands", "Next turn"), true},
    {ReplayCommand::PreviousTurn, QT_TRANSLATE_NOOP("ReplayCommands", "Previous turn"), true},
    {ReplayCommand::NextHand, QT_TRANSLATE_NOOP("ReplayCommands", "Next hand"), true},
    {ReplayCommand::PreviousHand, QT_TRANSLATE_NOOP("ReplayCommands", "Start of this hand, or previous hand"),
     true},
    {ReplayCommand::NextMark,
     QT_TRANSLATE_NOOP("ReplayCommands", "Next mark (call, riichi, end of hand, mistake)"), true},
    {ReplayCommand::PreviousMark, QT_TRANSLATE_NOOP("ReplayCommands", "Previous mark"), true},
    {ReplayCommand::NextDifference, QT_TRANSLATE_NOOP("ReplayCommands", "Next difference from the review"),
     true},
    {ReplayCommand::PreviousDifference,
     QT_TRANSLATE_NOOP("ReplayCommands", "Previous difference from the review"), true},
    {ReplayCommand::NextBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Next bookmark or note"), true},
    {ReplayCommand::PreviousBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Previous bookmark or note"), true},
    {ReplayCommand::Autoplay, QT_TRANSLATE_NOOP("ReplayCommands", "Play or pause"), false},
    {ReplayCommand::Slower, QT_TRANSLATE_NOOP("ReplayCommands", "Slower"), false},
    {ReplayCommand::Faster, QT_TRANSLATE_NOOP("ReplayCommands", "Faster"), false},
    {ReplayCommand::StopAtChoices, QT_TRANSLATE_NOOP("ReplayCommands", "Stop at decisions"), false},
    {ReplayCommand::NextSeat, QT_TRANSLATE_NOOP("ReplayCommands", "Next seat"), false},
    {ReplayCommand::PreviousSeat, QT_TRANSLATE_NOOP("ReplayCommands", "Previous seat"), false},
    {ReplayCommand::CycleHands, QT_TRANSLATE_NOOP("ReplayCommands", "Change which hands are shown"), false},
    {ReplayCommand::ShowWaits, QT_TRANSLATE_NOOP("ReplayCommands", "Waits"), false},
    {ReplayCommand::ShowWall, QT_TRANSLATE_NOOP("ReplayCommands", "Upcoming tiles"), false},
    {ReplayCommand::ShowDanger, QT_TRANSLATE_NOOP("ReplayCommands", "Danger"), false},
    {ReplayCommand::ShadeTsumogiri,
     QT_TRANSLATE_NOOP("ReplayCommands", "Shade tsumogiri (discarded as drawn)"), false},
    {ReplayCommand::HideMarks, QT_TRANSLATE_NOOP("ReplayCommands", "Hide spoilers"), false},
    {ReplayCommand::ShowSide, QT_TRANSLATE_NOOP("ReplayCommands", "List of hands"), false},
    {ReplayCommand::ShowBranches, QT_TRANSLATE_NOOP("ReplayCommands", "Branches"), false},
    {ReplayCommand::MainLine, QT_TRANSLATE_NOOP("ReplayCommands", "Back to the main line"), false},
    {ReplayCommand::SetBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Bookmark"), false},
    {ReplayCommand::WriteNote, QT_TRANSLATE_NOOP("ReplayCommands", "Write a note"), false},
    {ReplayCommand::CopyPicture, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as picture"), false},
    {ReplayCommand::CopyText, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as text"), false},
    {ReplayCommand::CopyTiles, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as text with tile characters"),
     false},
    {ReplayCommand::CopyLink, QT_TRANSLATE_NOOP("ReplayCommands", "Copy link"), false},
    {ReplayCommand::PlayOn, QT_TRANSLATE_NOOP("ReplayCommands", "Play on from here"), false},
    {ReplayCommand::GuessChoices, QT_TRANSLATE_NOOP("ReplayCommands", "Guess the decisions"), false},
    {ReplayCommand::Review, QT_TRANSLATE_NOOP("ReplayCommands", "Review this player's decisions"), false},
    {ReplayCommand::Leave, QT_TRANSLATE_NOOP("ReplayCommands", "Leave replay"), false},
});

const CommandRow &rowOf(ReplayCommand command) {
  return kCommands[static_cast<std::size_t>(command)];
}

}  // namespace

std::span<const ReplayKey> replayKeys() {
  using enum ReplayCommand;
  static constexpr auto kKeys = std::to_array<ReplayKey>({
      {NextEvent, "next", "Right"},
      {NextEvent, "next2", "Return"},
      {NextEvent, "next3", "Enter"},
      {PreviousEvent, "previous", "Left"},
      {PreviousEvent, "previous2", "Backspace"},
      {NextChoice, "nextChoice", "Down"},
      {PreviousChoice, "previousChoice", "Up"},
      {NextTurn, "nextTurn", "Shift+Right"},
      {PreviousTurn, "previousTurn", "Shift+Left"},
      {NextHand, "nextHand", "End"},
      {NextHand, "nextHand2", "]"},
      {PreviousHand, "previousHand", "Home"},
      {PreviousHand, "previousHand2", "["},
      {NextMark, "nextMark", "PgDown"},
      {NextMark, "nextMark2", "."},
      {NextMark, "nextMark3", "N"},
      {PreviousMark, "previousMark", "PgUp"},
      {PreviousMark, "previousMark2", ","},
      {PreviousMark, "previousMark3", "Shift+N"},
      {NextDifference, "nextDifference", "X"},
      {PreviousDifference, "previousDifference", "Shift+X"},
      {NextBookmark, "nextBookmark", "Shift+B"},
      {PreviousBookmark, "previousBookmark", "Ctrl+Shift+B"},
      {Autoplay, "play", "Space"},
      {Slower, "slower", "-"},
      {Faster, "faster", "+"},
      {Faster, "faster2", "="},
      {StopAtChoices, "stopAtChoices", "C"},
      {NextSeat, "nextSeat", "V"},
      {PreviousSeat, "previousSeat", "Shift+V"},
      {CycleHands, "hands", "H"},
      {CycleHands, "hands2", "S"},
      {ShowWaits, "waits", "W"},
      {ShowWall, "wall", "L"},
      {ShowDanger, "danger", "D"},
      {ShowDanger, "danger2", "A"},
      {ShadeTsumogiri, "tsumogiri", "G"},
      {HideMarks, "hideMarks", "M"},
      {ShowSide, "side", "I"},
      {ShowSide, "side2", "?"},
      {ShowBranches, "branches", "F"},
      {MainLine, "mainLine", "O"},
      {SetBookmark, "bookmark", "B"},
      {WriteNote, "note", "E"},
      {CopyPicture, "copyPicture", "Ctrl+C"},
      {CopyText, "copyText", "T"},
      {CopyTiles, "copyTiles", "Shift+T"},
      {CopyLink, "copyLink", "Ctrl+Shift+C"},
      {PlayOn, "playOn", "P"},
      {GuessChoices, "guess", "U"},
      {Review, "review", "R"},
      {Leave, "leave", "Q"},
      {Leave, "leave2", "Esc"},
  });
  return kKeys;
}

QString replayCommandName(ReplayCommand command) {
  return QCoreApplication::translate("ReplayCommands", rowOf(command).name);
}

bool replayRepeats(ReplayCommand command) {
  return rowOf(command).repeats;
}

QList<KeyCommand> replayKeyCommands() {
  QList<KeyCommand> commands;
  for (const ReplayKey &key : replayKeys())
    commands << KeyCommand{
        QStringLiteral("replay.") + QString::fromLatin1(key.name),
        //: In the list of keys: what a key does while a game is replayed
        QCoreApplication::translate("ReplayCommands", "Replay: %1").arg(replayCommandName(key.command)),
        QKeySequence(QString::fromLatin1(key.key), QKeySequence::PortableText)};
  return commands;
}

ReplayKeys::ReplayKeys() {
  use([](const KeyCommand &command) { return command.fallback; });
}

void ReplayKeys::use(const std::function<QKeySequence(const KeyCommand &)> &keyOf) {
  m_keys.clear();
  for (const KeyCommand &command : replayKeyCommands())
    m_keys << keyOf(command);
}

std::optional<ReplayCommand> ReplayKeys::commandOf(const QKeyEvent &event) const {
  const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
  // A sign that needs Shift on this keyboard is the sign.
  const bool letter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
  const bool sign = !letter && event.key() > Qt::Key_Space && event.key() < Qt::Key_AsciiTilde;
  const Qt::KeyboardModifiers counted = sign ? held & ~Qt::ShiftModifier : held;
  const QKeySequence pressed(QKeyCombination(counted, static_cast<Qt::Key>(event.key())));
  const qsizetype row = m_keys.indexOf(pressed);
  if (row < 0)
    return std::nullopt;
  return replayKeys()[static_cast<std::size_t>(row)].command;
}

QKeySequence ReplayKeys::keyOf(ReplayCommand command) const {
  for (std::size_t row = 0; row < replayKeys().size(); ++row) {
    if (replayKeys()[row].command == command && !m_keys[static_cast<qsizetype>(row)].isEmpty())
      return m_keys[static_cast<qsizetype>(row)];
  }
  return {};
}

}  // namespace janso
