// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every yaku as a teacher explains it: names in four styles, value, what it asks, an example hand.
//
// The names are data and do not follow the language of the window; the sentences are translatable (context
// "Yaku"). Whether the examples are right is proved by scoring them (tst_yakutexts).
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "rules/ruleset.h"
#include "rules/score.h"
#include "rules/yakuid.h"

namespace janso {

enum class YakuNaming { Romaji, Japanese, English, Ema };

// Circumstances of an example hand, as bits.
enum YakuScene : unsigned {
  SceneNone = 0,
  SceneTsumo = 1U << 0U,
  SceneRiichi = 1U << 1U,
  SceneDouble = 1U << 2U,
  SceneIppatsu = 1U << 3U,
  SceneHaitei = 1U << 4U,
  SceneHoutei = 1U << 5U,
  SceneRinshan = 1U << 6U,
  SceneChankan = 1U << 7U,
  SceneTenhou = 1U << 8U,
  SceneChiihou = 1U << 9U,
  SceneRenhou = 1U << 10U,
  SceneSeatSouth = 1U << 11U,  // the winner sits south; else he is the dealer
  SceneOpenRiichi = 1U << 12U,
  SceneAfterKan = 1U << 13U,    // the discarder has just made a kan
  SceneRiichiTile = 1U << 14U,  // the tile with which the discarder declares riichi
  SceneStreak = 1U << 15U,      // the dealer has won many hands in a row
  SceneThree = 1U << 16U,       // three players
  SceneKita = 1U << 17U,        // with a North set aside
  SceneArisu = 1U << 18U,       // with a tile turned by the arisu rule
  SceneIncomplete = 1U << 19U,  // no complete hand (yakulessons.h)
};

struct YakuText {
  YakuId id{};
  const char *japanese = nullptr;  // UTF-8
  const char *romaji = nullptr;
  const char *english = nullptr;
  const char *ema = nullptr;     // as in the European rules
  std::int8_t closed = 0;        // han of a closed hand; 0 for a yakuman
  std::int8_t open = 0;          // han of an open hand; -1 = not possible
  std::int8_t yakuman = 0;       // 1, or 2 where a ruleset doubles it
  const char *asks = nullptr;    // what the hand must be
  const char *opened = nullptr;  // what calls do to it
  const char *combines = nullptr;
  const char *excludes = nullptr;
  // Groups in mpsz, separated by spaces. `*` marks a deciding group; `(..)` is called, `[..]` a closed kan.
  const char *example = nullptr;
  const char *win = nullptr;  // winning tile, part of a concealed group
  unsigned scene = SceneNone;
  const char *indicators = nullptr;  // dora (or, for ura dora, ura) indicators that the example needs
};

// In the order of the list: by value, easy and frequent first.
std::span<const YakuText *const> allYakuTexts();
const YakuText &yakuText(YakuId id);

QString yakuName(YakuId id, YakuNaming naming);
// The name beside it: Japanese, or romaji when the name itself is Japanese.
QString yakuSecondName(YakuId id, YakuNaming naming);
// The fixed words of the settings file: "romaji", "japanese", "english", "ema".
YakuNaming yakuNamingOf(const QString &word);

// A translated sentence of the table.
QString yakuSentence(const char *text);

// What a ruleset makes of it. `yakuman` 1 or 2, then the han are 0. -1 = does not count; closed and open both
// -1 = this ruleset does not know the yaku.
struct YakuValue {
  int closed = 0;
  int open = 0;
  int yakuman = 0;
  bool known() const { return closed >= 0 || open >= 0; }
};
YakuValue yakuValue(YakuId id, const RuleSet &rules);
// One of its two values in a column: "3", a star for a yakuman, two for a double one, a dash for -1.
QString hanFigure(int han, int yakuman);
// How this ruleset treats it, in full sentences; empty when there is nothing particular.
QStringList yakuRuleNotes(YakuId id, const RuleSet &rules);

// "1 han" .. "Yakuman": the heading under which the list shows it.
QString yakuGroupTitle(const YakuText &text);

struct ExampleGroup {
  std::vector<Tile> tiles;  // as written
  bool deciding = false;
  bool called = false;  // chi, pon or open kan
  bool closedKan = false;
};
struct YakuExample {
  std::vector<ExampleGroup> groups;
  int winGroup = -1;  // where the winning tile lies
  int winIndex = -1;
  WinInput input;  // ready to be scored
};
YakuExample yakuExample(const YakuText &text);
// A ruleset that knows the yaku, so that its example can be scored: Basic Ari-Ari with what it needs.
RuleSet yakuExampleRules(const YakuText &text);

// Whether the list shows the yaku under this ruleset without being asked for: what the ruleset may add is
// shown only where it does.
bool yakuListed(YakuId id, const RuleSet &rules);

// The parts of the table (yakutable*.cpp).
std::span<const YakuText> yakuTableOneHan();
std::span<const YakuText> yakuTableTwoToSixHan();
std::span<const YakuText> yakuTableYakuman();
std::span<const YakuText> yakuTableOptional();
std::span<const YakuText> yakuTableOptionalYakuman();
std::span<const YakuText> yakuTableBonus();
std::span<const YakuText> yakuTableOptionalBonus();

}  // namespace janso
