// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the exercises say: names, questions, and after each answer the explanation.
//
// Everything is translated and in the markup of teachmarkup.h.
#pragma once

#include <QString>
#include <QStringList>
#include <span>

#include "coach/drill.h"
#include "widgets/yakutexts.h"

namespace janso {

struct DrillText {
  DrillId id{};
  const char *name = nullptr;     // context "DrillWords", like the others
  const char *trains = nullptr;   // what it is good for, one or two sentences
  const char *how = nullptr;      // how to find the answer
  const char *example = nullptr;  // a question with its answer
};

// In the order of DrillId.
std::span<const DrillText> drillTexts();
const DrillText &drillText(DrillId id);

namespace drillwords {

QString translated(const char *text);
QString levelName(int level);
// The table as it is asked at; nullptr where only a hand is shown.
const SeatView *tableOf(const DrillQuestion &question);
// What is asked; and the circumstances that belong to it, a line each.
QString prompt(const DrillQuestion &question);
QStringList circumstances(const DrillQuestion &question);
// "Right.", "Close: ..." with what was answered and what is right.
QString verdictLine(const DrillQuestion &question, const DrillAnswer &answer, Verdict verdict);
// For who gave up: "The answer: ...".
QString answerLine(const DrillQuestion &question);
// The reasons, paragraphs.
QString explanation(const DrillQuestion &question, YakuNaming naming);
// A number that is asked for: "Han", "From the dealer".
QString fieldName(ScoreField field);
// "3 han 30 fu: 3,900", "Mangan: 8,000"; index -1: that no win will do.
QString rungText(const LastHandTask &task, int rung);
// "East" as the seat is called in this hand.
QString seatName(int seat, int dealer, int seats = 4);
// "1st".
QString placeName(int place);

// One line that another program takes back: "janso-drill waits 2 12345 3".
QString shareLine(const DrillQuestion &question);
struct Shared {
  DrillId id{};
  int level = 1;
  std::uint64_t seed = 0;
  int number = 1;
};
std::optional<Shared> readShareLine(const QString &text);

}  // namespace drillwords

}  // namespace janso
