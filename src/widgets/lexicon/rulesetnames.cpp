// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/rulesetnames.h"

#include <QCoreApplication>

#include "rules/presets.h"

namespace janso {

namespace {

struct RulesetNames {
  Q_DECLARE_TR_FUNCTIONS(RulesetNames)
};

struct RulesetWords {
  const char *id;
  const char *name;
  const char *line;
};

// In the order of presets(), with the choice of the first page at the end.
constexpr RulesetWords kRulesetWords[] = {
    {"basic_ariari", QT_TRANSLATE_NOOP("RulesetNames", "Basic Ari-Ari"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The friendly standard: open tanyao, red fives, ippatsu and ura dora; no abortive draws.")},
    {"tenhou_4p", QT_TRANSLATE_NOOP("RulesetNames", "Tenhou"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "As on the Tenhou server: double ron, abortive draws, nagashi mangan, 30,000 points to end.")},
    {"mahjongsoul_4p", QT_TRANSLATE_NOOP("RulesetNames", "Mahjong Soul"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "As on the ranked tables of Mahjong Soul: three rons are paid, some yakuman count double.")},
    {"mleague", QT_TRANSLATE_NOOP("RulesetNames", "M.League"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The Japanese professional team league: one winner a discard, 4 han 30 fu is a mangan, 30/10 uma.")},
    {"jpml_a", QT_TRANSLATE_NOOP("RulesetNames", "JPML A"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "The classic rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, "
                       "no kan dora.")},
    {"wrc_2025", QT_TRANSLATE_NOOP("RulesetNames", "World (WRC 2025)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The world championship of 2025: one winner a discard, no red fives, yakuman add up.")},
    {"wrc_2015", QT_TRANSLATE_NOOP("RulesetNames", "World (WRC 2015)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The world championship of 2015: one winner a discard, no red fives, one yakuman a hand.")},
    {"ema_2025", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2025)"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "European tournament rules of 2025: as 2016, and 4 han 30 fu is a mangan.")},
    {"ema_2016", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2016)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "European tournament rules of 2016: no red fives, 30,000 points, everybody may win by ron.")},
    {"ema_2012", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2012)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "European tournament rules of 2012: red fives, closed tanyao only, two han from five counters on.")},
    {"reach_bvs", QT_TRANSLATE_NOOP("RulesetNames", "Reach Mahjong (BvS)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "Played on until somebody has 30,000 points: all abortive draws, no red fives, two han from five "
         "counters on.")},
    {"sheet_001", QT_TRANSLATE_NOOP("RulesetNames", "Scoring sheet"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The rules of a common yaku and scoring sheet: every ron is paid, nagashi mangan, no uma.")},
    {"hakuhyou", QT_TRANSLATE_NOOP("RulesetNames", "Hakuhyou"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "Thin ice: one wind with 13,000 points; who goes broke ends the match and pays the winner.")},
    {"tenhou_3p", QT_TRANSLATE_NOOP("RulesetNames", "Tenhou, three players"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "Sanma as on the Tenhou server: no 2 to 8 man, no chi, Norths are set aside as dora.")},
    {"mahjongsoul_3p", QT_TRANSLATE_NOOP("RulesetNames", "Mahjong Soul, three players"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "Sanma as on Mahjong Soul: no 2 to 8 man, no chi, some yakuman count double.")},
    {"beginner", QT_TRANSLATE_NOOP("RulesetNames", "Beginner"),
     QT_TRANSLATE_NOOP("RulesetNames", "Basic Ari-Ari, the East round only, against gentle bots.")},
};

const RulesetWords *rulesetWords(const QString &id) {
  for (const RulesetWords &words : kRulesetWords) {
    if (id == QLatin1String(words.id))
      return &words;
  }
  return nullptr;
}

}  // namespace

QString rulesetName(const QString &id, const QString &fallback) {
  const RulesetWords *words = rulesetWords(id);
  return words != nullptr ? RulesetNames::tr(words->name) : fallback;
}

QString rulesetLine(const QString &id) {
  const RulesetWords *words = rulesetWords(id);
  return words != nullptr ? RulesetNames::tr(words->line) : QString();
}

QString shownRulesetName(const RuleSet &rules) {
  const QString name = QString::fromStdString(rules.name);
  const std::string_view id = idOfRules(rules);
  return id.empty() ? name
                    : rulesetName(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())), name);
}

QStringList shownPresetNames() {
  QStringList names;
  for (const Preset &preset : presets())
    names << shownRulesetName(preset.make());
  names << shownRulesetName(beginnerRules());
  return names;
}

QString lengthName(MatchLength length, int players) {
  switch (length) {
    case MatchLength::East:
      return RulesetNames::tr("East game (%n hands)", nullptr, players);
    case MatchLength::South:
      return RulesetNames::tr("East and South (hanchan)");
    case MatchLength::Iichan:
      return RulesetNames::tr("All four winds (iichan)");
    case MatchLength::Tonpeesen:
      return RulesetNames::tr("East and North (tonpeesen)");
    case MatchLength::Tontonsen:
      return RulesetNames::tr("East twice (tontonsen)");
  }
  return {};
}

QString matchOfLength(MatchLength length) {
  switch (length) {
    case MatchLength::East:
      return RulesetNames::tr("East match");
    case MatchLength::South:
      return RulesetNames::tr("East and South match");
    case MatchLength::Iichan:
      return RulesetNames::tr("Match of four winds");
    case MatchLength::Tonpeesen:
      return RulesetNames::tr("East and North match");
    case MatchLength::Tontonsen:
      return RulesetNames::tr("Match of two East rounds");
  }
  return {};
}

}  // namespace janso
