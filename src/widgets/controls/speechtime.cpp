// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/speechtime.h"

#include <QDeadlineTimer>
#include <algorithm>

namespace janso {

namespace {

// 170 words a minute, as Orca speaks at first; a sign of Chinese or Japanese is a syllable or two.
constexpr int kMsPerLetter = 60;
constexpr int kMsPerSign = 160;
constexpr char16_t kFirstSign = 0x2e80;

QDeadlineTimer allSaid;  // passed while nothing is being said

int timeToSay(const QString &text) {
  const auto signs = std::ranges::count_if(text, [](QChar letter) { return letter.unicode() >= kFirstSign; });
  return static_cast<int>(signs * kMsPerSign + (text.size() - signs) * kMsPerLetter);
}

}  // namespace

void addSpeech(const QString &text) {
  allSaid = QDeadlineTimer(speechTimeLeft() + timeToSay(text));
}

void endSpeech() {
  allSaid = QDeadlineTimer();
}

int speechTimeLeft() {
  return static_cast<int>(std::max<qint64>(0, allSaid.remainingTime()));
}

}  // namespace janso
