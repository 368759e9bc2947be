// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/decision/tablecommands.h"

#include <QCoreApplication>
#include <array>

#include "widgets/lexicon/actionnames.h"

namespace janso {

namespace {

constexpr std::array kCommands{
    TableCommand{CommandId::CursorLeft, "cursorLeft", QT_TRANSLATE_NOOP("TableCommands", "Cursor left"),
                 "Left", false, false},
    TableCommand{CommandId::CursorRight, "cursorRight", QT_TRANSLATE_NOOP("TableCommands", "Cursor right"),
                 "Right", false, false},
    TableCommand{CommandId::CursorFirst, "cursorFirst",
                 QT_TRANSLATE_NOOP("TableCommands", "First tile or button"), "Home", false, false},
    TableCommand{CommandId::CursorLast, "cursorLast",
                 QT_TRANSLATE_NOOP("TableCommands", "Last tile or button"), "End", false, false},
    TableCommand{CommandId::SwitchArea, "switchArea",
                 QT_TRANSLATE_NOOP("TableCommands", "Switch between hand and buttons"), "Up", false, false},
    TableCommand{CommandId::Accept, "accept",
                 QT_TRANSLATE_NOOP("TableCommands", "Discard the tile or press the button"), "Return", false,
                 false},
    TableCommand{CommandId::Discard, "discard",
                 QT_TRANSLATE_NOOP("TableCommands", "Discard the tile under the cursor"), "Down", false,
                 false},
    TableCommand{CommandId::Default, "default",
                 QT_TRANSLATE_NOOP("TableCommands", "Discard the drawn tile, or skip"), "Space", false,
                 false},
    TableCommand{CommandId::Tile1, "tile1", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 1"), "1", true,
                 false},
    TableCommand{CommandId::Tile2, "tile2", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 2"), "2", true,
                 false},
    TableCommand{CommandId::Tile3, "tile3", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 3"), "3", true,
                 false},
    TableCommand{CommandId::Tile4, "tile4", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 4"), "4", true,
                 false},
    TableCommand{CommandId::Tile5, "tile5", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 5"), "5", true,
                 false},
    TableCommand{CommandId::Tile6, "tile6", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 6"), "6", true,
                 false},
    TableCommand{CommandId::Tile7, "tile7", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 7"), "7", true,
                 false},
    TableCommand{CommandId::Tile8, "tile8", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 8"), "8", true,
                 false},
    TableCommand{CommandId::Tile9, "tile9", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 9"), "9", true,
                 false},
    TableCommand{CommandId::Tile10, "tile10", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 10"), "0",
                 true, false},
    TableCommand{CommandId::Tile11, "tile11", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 11"), "-",
                 true, false},
    TableCommand{CommandId::Tile12, "tile12", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 12"), "=",
                 true, false},
    TableCommand{CommandId::Tile13, "tile13", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 13"), "[",
                 true, false},
    TableCommand{CommandId::Tile14, "tile14", QT_TRANSLATE_NOOP("TableCommands", "Discard tile 14"), "]",
                 true, false},
    TableCommand{CommandId::Riichi, "riichi", nullptr, "R", true, false, ActionType::Riichi},
    TableCommand{CommandId::OpenRiichi, "openRiichi", nullptr, "O", true, false, ActionType::OpenRiichi},
    TableCommand{CommandId::Kita, "kita", QT_TRANSLATE_NOOP("TableCommands", "Kita (set North aside)"), "B",
                 true, false},
    TableCommand{CommandId::Chi, "chi", nullptr, "C", true, false, ActionType::Chi},
    TableCommand{CommandId::Pon, "pon", nullptr, "P", true, false, ActionType::Pon},
    TableCommand{CommandId::Kan, "kan", nullptr, "K", true, false, ActionType::Daiminkan},
    TableCommand{CommandId::Win, "win", QT_TRANSLATE_NOOP("TableCommands", "Win (tsumo or ron)"), "W", true,
                 false},
    TableCommand{CommandId::Skip, "skip", nullptr, "X", true, false, ActionType::Skip},
    TableCommand{CommandId::Cancel, "cancel", QT_TRANSLATE_NOOP("TableCommands", "Cancel, or skip"), "Esc",
                 false, false},
    TableCommand{CommandId::ToggleSort, "toggleSort",
                 QT_TRANSLATE_NOOP("TableCommands", "Sort the hand automatically"), "A", true, false},
    TableCommand{CommandId::ToggleNoCalls, "toggleNoCalls",
                 QT_TRANSLATE_NOOP("TableCommands", "No calls (this hand only)"), "N", true, false},
    TableCommand{CommandId::ShowDifferences, "showDifferences",
                 QT_TRANSLATE_NOOP("TableCommands", "Show score differences (hold)"), "D", true, true},
    TableCommand{CommandId::ShowWaits, "showWaits", QT_TRANSLATE_NOOP("TableCommands", "Show waits (hold)"),
                 "T", true, true},
    TableCommand{CommandId::ShowDanger, "showDanger",
                 QT_TRANSLATE_NOOP("TableCommands", "Shade safe and dangerous tiles (hold)"), "S", true,
                 true},
    TableCommand{CommandId::WhyNot, "whyNot",
                 QT_TRANSLATE_NOOP("TableCommands", "Why not? Explain unavailable actions"), "Q", true,
                 false},
    TableCommand{CommandId::SayHand, "sayHand", QT_TRANSLATE_NOOP("TableCommands", "Read out the hand"), "F2",
                 false, false},
    TableCommand{CommandId::SayDora, "sayDora", QT_TRANSLATE_NOOP("TableCommands", "Read out the dora"), "F3",
                 false, false},
    TableCommand{CommandId::SayPonds, "sayPonds",
                 QT_TRANSLATE_NOOP("TableCommands", "Read out discards and melds"), "F4", false, false},
    TableCommand{CommandId::SayScores, "sayScores",
                 QT_TRANSLATE_NOOP("TableCommands", "Read out round, wall and scores"), "F5", false, false},
    TableCommand{CommandId::SayWaits, "sayWaits", QT_TRANSLATE_NOOP("TableCommands", "Read out the waits"),
                 "F6", false, false},
};

}  // namespace

QString TableCommand::name() const {
  return text == nullptr ? actionName(action) : QCoreApplication::translate("TableCommands", text);
}

QKeySequence TableCommand::defaultSequence() const {
  return QKeySequence::fromString(QString::fromLatin1(defaultKeys), QKeySequence::PortableText);
}

std::span<const TableCommand> tableCommands() {
  return kCommands;
}

}  // namespace janso
