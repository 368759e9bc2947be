// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku as a teacher explains it: names in four styles, what it requires, an example hand.
//
// Names in romaji, in Japanese and of the European rules are data and do not depend on the language of the
// window. The translated names (context "YakuNames") and the sentences ("YakuTexts") are translatable. Where
// players mix English with romaji ("White dragon"), the romaji name is translated too. A test (tst_yakutexts)
// scores the examples to prove them right.
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

// Translated: in the language of the window, or English if that language has no name for the yaku.
enum class YakuNaming { Romaji, Japanese, Translated, Ema };
// All styles, in the order of the enum.
std::span<const YakuNaming> yakuNamings();

// The values are in the rules (rules/yaku.h, rules/optionalyaku.h); use yakuValue() (yakurules.h).
struct YakuText {
  YakuId id{};
  const char *japanese = nullptr;  // UTF-8
  const char *romaji = nullptr;
  const char *english = nullptr;  // the source of YakuNaming::Translated
  const char *ema = nullptr;      // as in the European rules
  // Calls make it impossible. Set for yakuman and bonus tiles only: the open value of a yaku with han is in
  // the tables of the rules.
  bool closedOnly = false;
  // The name is an everyday word of the game, or too short to be distinguished from other words, so it is not
  // replaced within sentences.
  bool everyday = false;
  const char *asks = nullptr;    // what the hand must have
  const char *opened = nullptr;  // the effect of calls
  const char *combines = nullptr;
  const char *excludes = nullptr;
  const char *example = nullptr;  // in the form that exampleHand() reads (rules/examplehand.h)
  const char *win = nullptr;
  unsigned scene = SceneNone;
  const char *indicators = nullptr;  // dora indicators that the example needs; for ura dora, ura indicators
  bool marksWin = false;             // the yaku depends on the last tile, which the example marks
};

// In the order of the list: by value, with easy and frequent yaku first.
std::span<const YakuText *const> allYakuTexts();
const YakuText &yakuText(YakuId id);

QString yakuName(YakuId id, YakuNaming naming);
// Whether the name has Latin letters; otherwise its language is written in characters.
bool isInLatin(const QString &name);
// The name shown next to it: Japanese, or romaji if the name itself is in characters; empty if both are the
// same.
QString yakuSecondName(YakuId id, YakuNaming naming);
// The name of a naming style.
QString yakuNamingName(YakuNaming naming);
// The fixed words of the settings file: "romaji", "japanese", "english" (Translated), "ema"; Romaji for any
// other.
YakuNaming yakuNamingOf(const QString &word);

// A sentence of the table, translated.
QString yakuSentence(const char *text);
// The first sentence of a translated text, and what follows it (empty if it is the only one).
QString firstSentence(const QString &text);
QString furtherSentences(const QString &text);

// One of the two values of a yaku in a column: "3", a star for a yakuman, two for a double one, a dash for
// -1.
QString hanFigure(int han, int yakuman);

// The example of the yaku, ready to be scored.
ExampleHand yakuExample(const YakuText &text);
// A ruleset that has the yaku, so that its example can be scored: Basic Ari-Ari with the needed options.
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
