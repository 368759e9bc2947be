// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts of the exercises before an answer: names, purposes, questions. For those after it, see
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

// Untranslated texts, for drillSentence().
struct DrillText {
  DrillId id{};
  const char *name = nullptr;
  const char *trains = nullptr;   // its purpose, one or two sentences
  const char *how = nullptr;      // how to find the answer
  const char *example = nullptr;  // a question with its answer
};

// In the order of DrillId.
std::span<const DrillText> drillTexts();
const DrillText &drillText(DrillId id);
QString drillSentence(const char *text);

QString drillLevelName(int level);
// The table of the question; nullptr if only a hand is shown.
const SeatView *drillView(const DrillQuestion &question);
// The question, and the circumstances that belong to it, a line each.
QString drillPrompt(const DrillQuestion &question);
QStringList drillCircumstances(const DrillQuestion &question);
// The label of a requested number: "Han", "The dealer pays".
QString drillFieldName(ScoreField field);
// "3 han 30 fu: 3,900", "Mangan: 8,000"; index -1: no win is enough.
QString drillRungText(const LastHandTask &task, int rung);
// The wind of the seat in this hand: "East".
QString drillSeatName(int seat, int dealer, int seats = 4);

// A line that another copy of Janso can read: "janso-drill waits 2 12345 3".
QString drillShareLine(const DrillQuestion &question);
struct SharedDrill {
  DrillId id{};
  int level = 1;
  std::uint64_t seed = 0;
  int number = 1;
};
std::optional<SharedDrill> readDrillShareLine(const QString &text);

}  // namespace janso
