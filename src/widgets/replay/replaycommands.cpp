// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaycommands.h"

#include <QCoreApplication>
#include <array>
#include <cstddef>

namespace janso {

namespace {

// While guessing, no command may tell what comes later; while watching, none may show more than the match
// does.
enum CommandUse : std::uint8_t { Always, NotWatching, NotGuessing, ReadingOnly };

struct CommandRow {
  ReplayCommand command{};
  const char *name = nullptr;  // context "ReplayCommands"
  bool repeats = false;
  CommandUse use = ReadingOnly;
};

constexpr auto kCommands = std::to_array<CommandRow>({
    {ReplayCommand::NextEvent, QT_TRANSLATE_NOOP("ReplayCommands", "Next event"), true, Always},
    {ReplayCommand::PreviousEvent, QT_TRANSLATE_NOOP("ReplayCommands", "Previous event"), true, Always},
    {ReplayCommand::NextChoice, QT_TRANSLATE_NOOP("ReplayCommands", "Next decision by this player"), true,
     NotWatching},
    {ReplayCommand::PreviousChoice, QT_TRANSLATE_NOOP("ReplayCommands", "Previous decision by this player"),
     true, NotWatching},
    {ReplayCommand::NextTurn, QT_TRANSLATE_NOOP("ReplayCommands", "Next turn"), true, Always},
    {ReplayCommand::PreviousTurn, QT_TRANSLATE_NOOP("ReplayCommands", "Previous turn"), true, Always},
    {ReplayCommand::NextHand, QT_TRANSLATE_NOOP("ReplayCommands", "Next hand"), true, Always},
    {ReplayCommand::PreviousHand, QT_TRANSLATE_NOOP("ReplayCommands", "Start of this hand, or previous hand"),
     true, Always},
    {ReplayCommand::NextMark,
     QT_TRANSLATE_NOOP("ReplayCommands", "Next mark (call, riichi, end of hand, mistake)"), true,
     NotGuessing},
    {ReplayCommand::PreviousMark, QT_TRANSLATE_NOOP("ReplayCommands", "Previous mark"), true, NotGuessing},
    {ReplayCommand::NextDifference, QT_TRANSLATE_NOOP("ReplayCommands", "Next difference from the review"),
     true, ReadingOnly},
    {ReplayCommand::PreviousDifference,
     QT_TRANSLATE_NOOP("ReplayCommands", "Previous difference from the review"), true, ReadingOnly},
    {ReplayCommand::NextBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Next bookmark or note"), true,
     ReadingOnly},
    {ReplayCommand::PreviousBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Previous bookmark or note"), true,
     ReadingOnly},
    {ReplayCommand::Autoplay, QT_TRANSLATE_NOOP("ReplayCommands", "Play or pause"), false, Always},
    {ReplayCommand::Slower, QT_TRANSLATE_NOOP("ReplayCommands", "Slower"), false, Always},
    {ReplayCommand::Faster, QT_TRANSLATE_NOOP("ReplayCommands", "Faster"), false, Always},
    {ReplayCommand::StopAtChoices, QT_TRANSLATE_NOOP("ReplayCommands", "Stop at decisions"), false,
     ReadingOnly},
    {ReplayCommand::NextSeat, QT_TRANSLATE_NOOP("ReplayCommands", "Next seat"), false, NotGuessing},
    {ReplayCommand::PreviousSeat, QT_TRANSLATE_NOOP("ReplayCommands", "Previous seat"), false, NotGuessing},
    {ReplayCommand::CycleHands, QT_TRANSLATE_NOOP("ReplayCommands", "Change which hands are shown"), false,
     ReadingOnly},
    {ReplayCommand::ShowWaits, QT_TRANSLATE_NOOP("ReplayCommands", "Waits"), false, ReadingOnly},
    {ReplayCommand::ShowWall, QT_TRANSLATE_NOOP("ReplayCommands", "Upcoming tiles"), false, ReadingOnly},
    {ReplayCommand::ShowDanger, QT_TRANSLATE_NOOP("ReplayCommands", "Danger"), false, Always},
    {ReplayCommand::ShadeTsumogiri,
     QT_TRANSLATE_NOOP("ReplayCommands", "Shade tsumogiri (discarded as drawn)"), false, Always},
    {ReplayCommand::HideMarks, QT_TRANSLATE_NOOP("ReplayCommands", "Hide spoilers"), false, ReadingOnly},
    {ReplayCommand::ShowSide, QT_TRANSLATE_NOOP("ReplayCommands", "List of hands"), false, Always},
    {ReplayCommand::ShowBranches, QT_TRANSLATE_NOOP("ReplayCommands", "Branches"), false, ReadingOnly},
    {ReplayCommand::MainLine, QT_TRANSLATE_NOOP("ReplayCommands", "Back to the main line"), false,
     ReadingOnly},
    {ReplayCommand::SetBookmark, QT_TRANSLATE_NOOP("ReplayCommands", "Bookmark"), false, ReadingOnly},
    {ReplayCommand::WriteNote, QT_TRANSLATE_NOOP("ReplayCommands", "Write a note"), false, ReadingOnly},
    {ReplayCommand::CopyPicture, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as picture"), false, Always},
    {ReplayCommand::CopyText, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as text"), false, Always},
    {ReplayCommand::CopyTiles, QT_TRANSLATE_NOOP("ReplayCommands", "Copy as text with tile characters"),
     false, Always},
    {ReplayCommand::CopyLink, QT_TRANSLATE_NOOP("ReplayCommands", "Copy link"), false, ReadingOnly},
    {ReplayCommand::PlayOn, QT_TRANSLATE_NOOP("ReplayCommands", "Play on from here"), false, ReadingOnly},
    {ReplayCommand::GuessChoices, QT_TRANSLATE_NOOP("ReplayCommands", "Guess the decisions"), false,
     NotWatching},
    {ReplayCommand::Review, QT_TRANSLATE_NOOP("ReplayCommands", "Review this player's decisions"), false,
     ReadingOnly},
    {ReplayCommand::Leave, QT_TRANSLATE_NOOP("ReplayCommands", "Leave replay"), false, Always},
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

bool isReplayAllowed(ReplayCommand command, ReplayMode mode) {
  const CommandUse use = rowOf(command).use;
  switch (mode) {
    case ReplayMode::Guessing:
      return use == Always || use == NotWatching;
    case ReplayMode::Watching:
      return use == Always || use == NotGuessing;
    case ReplayMode::Reading:
      break;
  }
  return true;
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
