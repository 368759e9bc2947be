// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the exercises say before an answer: their names, what they train, what is asked. After it:
// drillanswertexts.h.
//
// Everything is translated and in the markup of teachmarkup.h.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <span>

#include "coach/drill.h"

namespace janso {

// To be translated by drillSentence().
struct DrillText {
  DrillId id{};
  const char *name = nullptr;
  const char *trains = nullptr;   // what it is good for, one or two sentences
  const char *how = nullptr;      // how to find the answer
  const char *example = nullptr;  // a question with its answer
};

// In the order of DrillId.
std::span<const DrillText> drillTexts();
const DrillText &drillText(DrillId id);
QString drillSentence(const char *text);

QString drillLevelName(int level);
// The table as it is asked at; nullptr where only a hand is shown.
const SeatView *drillView(const DrillQuestion &question);
// What is asked; and the circumstances that belong to it, a line each.
QString drillPrompt(const DrillQuestion &question);
QStringList drillCircumstances(const DrillQuestion &question);
// A number that is asked for: "Han", "From the dealer".
QString drillFieldName(ScoreField field);
// "3 han 30 fu: 3,900", "Mangan: 8,000"; index -1: that no win will do.
QString drillRungText(const LastHandTask &task, int rung);
// "East" as the seat is called in this hand.
QString drillSeatName(int seat, int dealer, int seats = 4);

// One line that another program takes back: "janso-drill waits 2 12345 3".
QString drillShareLine(const DrillQuestion &question);
struct SharedDrill {
  DrillId id{};
  int level = 1;
  std::uint64_t seed = 0;
  int number = 1;
};
std::optional<SharedDrill> readDrillShareLine(const QString &text);

}  // namespace janso
