// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/words.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

namespace janso {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

}  // namespace

QString windName(int wind) {
  switch (wind) {
    case 0:
      return Words::tr("East");
    case 1:
      return Words::tr("South");
    case 2:
      return Words::tr("West");
    case 3:
      return Words::tr("North");
    // Overtime may have dragons for round winds (RuleSet::extraWinds).
    case 4:
      return Words::tr("Haku");
    case 5:
      return Words::tr("Hatsu");
    default:
      return Words::tr("Chun");
  }
}

QString windGlyph(int wind) {
  static constexpr std::array<char16_t, 7> kGlyphs{u'東', u'南', u'西', u'北', u'白', u'發', u'中'};
  return QString(QChar(kGlyphs[static_cast<std::size_t>(wind)]));
}

QString roundName(int bakaze, int kyoku) {
  //: Name of a hand: wind of the round and number of the deal, "East 2"
  return Words::tr("%1 %2").arg(windName(bakaze)).arg(kyoku + 1);
}

QString counterText(int honba, int kyotaku) {
  QStringList parts;
  if (honba > 0)
    parts << Words::tr("%n honba", nullptr, honba);
  if (kyotaku > 0)
    parts << Words::tr("%n riichi stick(s)", nullptr, kyotaku);
  //: Between the parts of a short list
  return parts.join(Words::tr(", "));
}

QString tileName(Tile tile) {
  if (!tile.isKnown())
    return Words::tr("a hidden tile");
  const int rank = rankOf(tile.kind());
  if (isHonour(tile.kind())) {
    switch (tile.kind()) {
      case kHaku:
        return Words::tr("White dragon");
      case kHatsu:
        return Words::tr("Green dragon");
      case kChun:
        return Words::tr("Red dragon");
      default:
        return Words::tr("%1 wind").arg(windName(tile.kind() - kEast));
    }
  }
  const Suit suit = suitOf(tile.kind());
  const QString plain = suit == Suit::Man   ? Words::tr("%1 Man").arg(rank)
                        : suit == Suit::Pin ? Words::tr("%1 Pin").arg(rank)
                                            : Words::tr("%1 Sou").arg(rank);
  return tile.isRed() ? Words::tr("red %1").arg(plain) : plain;
}

namespace {

struct RulesetWords {
  const char *id;
  const char *name;
  const char *line;
};

// In the order of presets(), with the choice of the first page at the end.
constexpr RulesetWords kRulesetWords[] = {
    {"basic_ariari", QT_TRANSLATE_NOOP("Words", "Basic Ari-Ari"),
     QT_TRANSLATE_NOOP(
         "Words", "The friendly standard: open tanyao, red fives, ippatsu and ura dora; no abortive draws.")},
    {"tenhou_4p", QT_TRANSLATE_NOOP("Words", "Tenhou"),
     QT_TRANSLATE_NOOP(
         "Words",
         "As on the Tenhou server: double ron, abortive draws, nagashi mangan, 30,000 points to end.")},
    {"mahjongsoul_4p", QT_TRANSLATE_NOOP("Words", "Mahjong Soul"),
     QT_TRANSLATE_NOOP(
         "Words",
         "As on the ranked tables of Mahjong Soul: three rons are paid, some yakuman count double.")},
    {"mleague", QT_TRANSLATE_NOOP("Words", "M.League"),
     QT_TRANSLATE_NOOP(
         "Words",
         "The Japanese professional team league: one winner a discard, 4 han 30 fu is a mangan, 30/10 uma.")},
    {"jpml_a", QT_TRANSLATE_NOOP("Words", "JPML A"),
     QT_TRANSLATE_NOOP("Words",
                       "The classic rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, "
                       "no kan dora.")},
    {"wrc_2025", QT_TRANSLATE_NOOP("Words", "World (WRC 2025)"),
     QT_TRANSLATE_NOOP(
         "Words", "The world championship of 2025: one winner a discard, no red fives, yakuman add up.")},
    {"wrc_2015", QT_TRANSLATE_NOOP("Words", "World (WRC 2015)"),
     QT_TRANSLATE_NOOP(
         "Words", "The world championship of 2015: one winner a discard, no red fives, one yakuman a hand.")},
    {"ema_2025", QT_TRANSLATE_NOOP("Words", "European (EMA 2025)"),
     QT_TRANSLATE_NOOP("Words", "European tournament rules of 2025: as 2016, and 4 han 30 fu is a mangan.")},
    {"ema_2016", QT_TRANSLATE_NOOP("Words", "European (EMA 2016)"),
     QT_TRANSLATE_NOOP(
         "Words",
         "European tournament rules of 2016: no red fives, 30,000 points, everybody may win by ron.")},
    {"ema_2012", QT_TRANSLATE_NOOP("Words", "European (EMA 2012)"),
     QT_TRANSLATE_NOOP(
         "Words",
         "European tournament rules of 2012: red fives, closed tanyao only, two han from five counters on.")},
    {"reach_bvs", QT_TRANSLATE_NOOP("Words", "Reach Mahjong (BvS)"),
     QT_TRANSLATE_NOOP(
         "Words",
         "Played on until somebody has 30,000 points: all abortive draws, no red fives, two han from five "
         "counters on.")},
    {"sheet_001", QT_TRANSLATE_NOOP("Words", "Scoring sheet"),
     QT_TRANSLATE_NOOP(
         "Words",
         "The rules of a common yaku and scoring sheet: every ron is paid, nagashi mangan, no uma.")},
    {"hakuhyou", QT_TRANSLATE_NOOP("Words", "Hakuhyou"),
     QT_TRANSLATE_NOOP(
         "Words",
         "Thin ice: one wind with 13,000 points; who goes broke ends the match and pays the winner.")},
    {"tenhou_3p", QT_TRANSLATE_NOOP("Words", "Tenhou, three players"),
     QT_TRANSLATE_NOOP(
         "Words", "Sanma as on the Tenhou server: no 2 to 8 man, no chi, Norths are set aside as dora.")},
    {"mahjongsoul_3p", QT_TRANSLATE_NOOP("Words", "Mahjong Soul, three players"),
     QT_TRANSLATE_NOOP("Words",
                       "Sanma as on Mahjong Soul: no 2 to 8 man, no chi, some yakuman count double.")},
    {"beginner", QT_TRANSLATE_NOOP("Words", "Beginner"),
     QT_TRANSLATE_NOOP("Words", "Basic Ari-Ari, the East round only, against gentle bots.")},
};

const RulesetWords *rulesetWords(const QString &id) {
  for (const RulesetWords &words : kRulesetWords) {
    if (id == QLatin1String(words.id))
      return &words;
  }
  return nullptr;
}

struct BotWords {
  const char *id;
  const char *name;
  const char *style;
  const char *line;
};

constexpr auto kBotWords = std::to_array<BotWords>({
    {"learner", QT_TRANSLATE_NOOP("Words", "Taro, learner"), QT_TRANSLATE_NOOP("Words", "Learner"),
     QT_TRANSLATE_NOOP("Words",
                       "Knows the shapes but counts nothing, and often calls itself out of a yaku.")},
    {"novice", QT_TRANSLATE_NOOP("Words", "Hina, novice"), QT_TRANSLATE_NOOP("Words", "Novice"),
     QT_TRANSLATE_NOOP("Words", "Builds its own hand, calls what looks useful and never defends.")},
    {"caller", QT_TRANSLATE_NOOP("Words", "Nagisa, caller"), QT_TRANSLATE_NOOP("Words", "Caller"),
     QT_TRANSLATE_NOOP("Words", "Calls early and often, for quick and cheap wins.")},
    {"flush", QT_TRANSLATE_NOOP("Words", "Aya, flush lover"), QT_TRANSLATE_NOOP("Words", "Flush lover"),
     QT_TRANSLATE_NOOP("Words", "Drops everything for a hand of one suit.")},
    {"hunter", QT_TRANSLATE_NOOP("Words", "Ritsu, riichi hunter"),
     QT_TRANSLATE_NOOP("Words", "Riichi hunter"),
     QT_TRANSLATE_NOOP("Words", "Stays closed, declares riichi whenever it can, and fears little.")},
    {"club", QT_TRANSLATE_NOOP("Words", "Kenji, club player"), QT_TRANSLATE_NOOP("Words", "Club player"),
     QT_TRANSLATE_NOOP("Words", "Likes value, folds to riichi.")},
    {"wall", QT_TRANSLATE_NOOP("Words", "Iwao, wall-builder"), QT_TRANSLATE_NOOP("Words", "Wall-builder"),
     QT_TRANSLATE_NOOP("Words", "Folds early, hardly ever deals in, and wins by patience.")},
    {"expert", QT_TRANSLATE_NOOP("Words", "Shizuka, expert"), QT_TRANSLATE_NOOP("Words", "Expert"),
     QT_TRANSLATE_NOOP("Words", "Weighs attack against danger and minds its place.")},
    {"master", QT_TRANSLATE_NOOP("Words", "Genzo, master"), QT_TRANSLATE_NOOP("Words", "Master"),
     QT_TRANSLATE_NOOP("Words", "Looks ahead draw by draw and gives nothing away.")},
});

const BotWords *botWords(const QString &id) {
  for (const BotWords &words : kBotWords) {
    if (id == QLatin1String(words.id))
      return &words;
  }
  return nullptr;
}

}  // namespace

QString rulesetName(const QString &id, const QString &fallback) {
  const RulesetWords *words = rulesetWords(id);
  return words != nullptr ? Words::tr(words->name) : fallback;
}

QString rulesetLine(const QString &id) {
  const RulesetWords *words = rulesetWords(id);
  return words != nullptr ? Words::tr(words->line) : QString();
}

QString botName(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? Words::tr(words->name) : fallback;
}

QString botStyle(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? Words::tr(words->style) : fallback;
}

QString botCharacter(const QString &id, const QString &fallback) {
  const BotWords *words = botWords(id);
  return words != nullptr ? Words::tr(words->line) : fallback;
}

}  // namespace janso
