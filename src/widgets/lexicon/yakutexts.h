// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku as a teacher explains it: names in four styles, what it asks, an example hand.
//
// Names in romaji, Japanese and of the European rules are data and do not follow the language of the window;
// its own names (context "YakuNames") and the sentences ("YakuTexts") are translatable. Where players say
// English beside romaji ("White dragon"), romaji follows the language too. Whether the examples are right is
// proved by scoring them (tst_yakutexts).
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "rules/examplehand.h"
#include "rules/ruleset.h"
#include "rules/yakuid.h"

namespace janso {

// Translated: as the language of the window says it, English where it has no word of its own.
enum class YakuNaming { Romaji, Japanese, Translated, Ema };
// All, in the order of the enum.
std::span<const YakuNaming> yakuNamings();

// What it is worth is the rules' (rules/yaku.h, rules/optionalyaku.h); ask yakuValue() (yakurules.h).
struct YakuText {
  YakuId id{};
  const char *japanese = nullptr;  // UTF-8
  const char *romaji = nullptr;
  const char *english = nullptr;  // translated in YakuNaming::Translated
  const char *ema = nullptr;      // as in the European rules
  // Calls make it impossible. Said of yakuman and bonus tiles only: a yaku with han has its open value in the
  // tables of the rules.
  bool closedOnly = false;
  // The name is an everyday word of the game, or too short to be told from other words: within sentences it
  // stays as it is written.
  bool everyday = false;
  const char *asks = nullptr;    // what the hand must be
  const char *opened = nullptr;  // what calls do to it
  const char *combines = nullptr;
  const char *excludes = nullptr;
  const char *example = nullptr;  // as exampleHand() reads it (rules/examplehand.h)
  const char *win = nullptr;
  unsigned scene = SceneNone;
  const char *indicators = nullptr;  // dora (or, for ura dora, ura) indicators that the example needs
  bool marksWin = false;             // the yaku turns on the last tile: the example marks it
};

// In the order of the list: by value, easy and frequent first.
std::span<const YakuText *const> allYakuTexts();
const YakuText &yakuText(YakuId id);

QString yakuName(YakuId id, YakuNaming naming);
// Whether it has Latin letters: else it is of a language that is written in characters.
bool isInLatin(const QString &name);
// The name beside it: Japanese, or romaji when the name itself is in characters; empty where it is the same.
QString yakuSecondName(YakuId id, YakuNaming naming);
// What a way to name them is called.
QString yakuNamingName(YakuNaming naming);
// The fixed words of the settings file: "romaji", "japanese", "english" (Translated), "ema".
YakuNaming yakuNamingOf(const QString &word);

// A translated sentence of the table.
QString yakuSentence(const char *text);

// One of its two values in a column: "3", a star for a yakuman, two for a double one, a dash for -1.
QString hanFigure(int han, int yakuman);

// Its example, ready to be scored.
ExampleHand yakuExample(const YakuText &text);
// A ruleset that knows the yaku, so that its example can be scored: Basic Ari-Ari with what it needs.
RuleSet yakuExampleRules(const YakuText &text);

// The parts of the table (yakutable*.cpp).
std::span<const YakuText> yakuTableOneHan();
std::span<const YakuText> yakuTableTwoToSixHan();
std::span<const YakuText> yakuTableYakuman();
std::span<const YakuText> yakuTableOptional();
std::span<const YakuText> yakuTableOptionalYakuman();
std::span<const YakuText> yakuTableBonus();
std::span<const YakuText> yakuTableOptionalBonus();

}  // namespace janso
