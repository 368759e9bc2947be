// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/rulesetnames.h"

#include <QCoreApplication>

#include "rules/presets/presets.h"

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
         "The standard modern rules: open tanyao, red fives, ippatsu and ura dora. No abortive draws.")},
    {"tenhou_4p", QT_TRANSLATE_NOOP("RulesetNames", "Tenhou"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The Tenhou server's rules: double ron, abortive draws, nagashi mangan, 30,000 points to finish.")},
    {"mahjongsoul_4p", QT_TRANSLATE_NOOP("RulesetNames", "Mahjong Soul"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The rules of Mahjong Soul's ranked tables: triple ron is paid, and some yakuman count double.")},
    {"mleague", QT_TRANSLATE_NOOP("RulesetNames", "M.League"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "Japan's professional team league: one winner per discard, mangan at 4 han 30 fu, 30/10 uma.")},
    {"jpml_a", QT_TRANSLATE_NOOP("RulesetNames", "JPML A"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "The classic rules of the Japan Professional Mahjong League: no ippatsu, no ura dora, "
                       "no kan dora.")},
    {"wrc_2025", QT_TRANSLATE_NOOP("RulesetNames", "World (WRC 2025)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The 2025 world championship: one winner per discard, no red fives, and multiple yakuman add up.")},
    {"wrc_2015", QT_TRANSLATE_NOOP("RulesetNames", "World (WRC 2015)"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The 2015 world championship: one winner per discard, no red fives, one yakuman per hand.")},
    {"ema_2025", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2025)"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "The 2025 European tournament rules: as in 2016, but 4 han 30 fu is a mangan.")},
    {"ema_2016", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2016)"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "The 2016 European tournament rules: no red fives, 30,000 starting points, several "
                       "winners per discard.")},
    {"ema_2012", QT_TRANSLATE_NOOP("RulesetNames", "European (EMA 2012)"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "The 2012 European tournament rules: red fives, closed tanyao only, two-han minimum "
                       "from five honba.")},
    {"reach_bvs", QT_TRANSLATE_NOOP("RulesetNames", "Reach Mahjong (BvS)"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "Matches run until someone has 30,000 points. All abortive draws, no red fives, "
                       "two-han minimum from five honba.")},
    {"sheet_001", QT_TRANSLATE_NOOP("RulesetNames", "Scoring sheet"),
     QT_TRANSLATE_NOOP(
         "RulesetNames",
         "The rules from a common yaku and scoring sheet: every ron is paid, nagashi mangan, no uma.")},
    {"hakuhyou", QT_TRANSLATE_NOOP("RulesetNames", "Hakuhyou"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "Thin ice: one round, 13,000 points each. A player who goes bankrupt ends the match "
                       "and pays a penalty to 1st place.")},
    {"tenhou_3p", QT_TRANSLATE_NOOP("RulesetNames", "Tenhou, three players"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "Tenhou's sanma rules: no 2 to 8 man, no chi, Norths set aside as dora.")},
    {"mahjongsoul_3p", QT_TRANSLATE_NOOP("RulesetNames", "Mahjong Soul, three players"),
     QT_TRANSLATE_NOOP("RulesetNames",
                       "Mahjong Soul's sanma rules: no 2 to 8 man, no chi, and some yakuman count double.")},
    {"beginner", QT_TRANSLATE_NOOP("RulesetNames", "Beginner"),
     QT_TRANSLATE_NOOP("RulesetNames", "Basic Ari-Ari with only the East round, against gentle bots.")},
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
      return RulesetNames::tr("East-only match (%n hands)", nullptr, players);
    case MatchLength::South:
      return RulesetNames::tr("East and South (hanchan)");
    case MatchLength::Iichan:
      return RulesetNames::tr("All four winds (iichan)");
    case MatchLength::Tonpeesen:
      return RulesetNames::tr("East and North (tonpeesen)");
    case MatchLength::Tontonsen:
      return RulesetNames::tr("Double East (tontonsen)");
  }
  return {};
}

QString matchOfLength(MatchLength length) {
  switch (length) {
    case MatchLength::East:
      return RulesetNames::tr("East-only match");
    case MatchLength::South:
      return RulesetNames::tr("Hanchan");
    case MatchLength::Iichan:
      return RulesetNames::tr("Four-wind match");
    case MatchLength::Tonpeesen:
      return RulesetNames::tr("East and North match");
    case MatchLength::Tontonsen:
      return RulesetNames::tr("Double-East match");
  }
  return {};
}

}  // namespace janso
