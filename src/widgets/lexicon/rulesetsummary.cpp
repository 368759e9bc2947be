// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/rulesetsummary.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <bit>

#include "rules/redfives.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/ruletexts.h"

namespace janso {

namespace {

struct RulesetSummary {
  Q_DECLARE_TR_FUNCTIONS(RulesetSummary)
};

QString umaText(const RuleSet &rules) {
  if (rules.umaKind != UmaKind::ByPlace)
    return RulesetSummary::tr("uma: %1").arg(ruleValueNames(*findRuleField("uma_kind"), rules).toLower());
  QStringList parts;
  bool any = false;
  for (int place = 0; place < rules.players; ++place) {
    const double thousands = rules.uma[static_cast<std::size_t>(place)] / 1000.0;
    any = any || thousands != 0;
    parts << (thousands > 0   ? QStringLiteral("+")
              : thousands < 0 ? QStringLiteral("\u2212")
                              : QString()) +
                 QLocale().toString(qAbs(thousands));
  }
  //: %1: uma by place, in thousands: "+30 +10 -10 -30"
  return any ? RulesetSummary::tr("uma %1").arg(parts.join(QLatin1Char(' '))) : RulesetSummary::tr("no uma");
}

QString redText(const RuleSet &rules) {
  const int reds = redFivesInPlay(rules);
  return reds == 0 ? RulesetSummary::tr("no red fives") : RulesetSummary::tr("%n red five(s)", nullptr, reds);
}

void addUnusual(const RuleSet &rules, QStringList &parts) {
  if (!rules.ippatsu)
    parts << RulesetSummary::tr("no ippatsu");
  if (!rules.dora || !rules.uraDora)
    parts << (rules.dora ? RulesetSummary::tr("no ura dora") : RulesetSummary::tr("no dora"));
  if (rules.players == 3 && rules.kita)
    parts << RulesetSummary::tr("kita");
  if (rules.openRiichi)
    parts << RulesetSummary::tr("open riichi");
  if (rules.aotenjou)
    parts << RulesetSummary::tr("no limits");
  if (rules.wareme != Wareme::None)
    parts << ruleChoiceName(*findRuleField("wareme"), static_cast<int>(rules.wareme)).toLower();
  if (usesYakitori(rules))
    parts << RulesetSummary::tr("yakitori");
  if (const int optional = std::popcount(rules.optionalYaku); optional > 0)
    parts << RulesetSummary::tr("%n optional yaku", nullptr, optional);
}

}  // namespace

QString ruleSummary(const RuleSet &rules) {
  QStringList parts;
  parts << (rules.players == 3 ? RulesetSummary::tr("Three players") : RulesetSummary::tr("Four players"));
  parts << ruleChoiceName(*findRuleField("match_length"), static_cast<int>(rules.length));
  //: %1: starting points, %2: return points
  parts << (rules.startingPoints == rules.returnPoints
                ? RulesetSummary::tr("%1 points").arg(pointsText(rules.startingPoints))
                : RulesetSummary::tr("%1 points, %2 return")
                      .arg(pointsText(rules.startingPoints), pointsText(rules.returnPoints)));
  parts << umaText(rules) << redText(rules);
  parts << (rules.kuitan ? RulesetSummary::tr("open tanyao") : RulesetSummary::tr("closed tanyao only"));
  parts << (rules.doubleRon == MultiRon::All ? RulesetSummary::tr("several winners per discard")
                                             : RulesetSummary::tr("one winner per discard"));
  addUnusual(rules, parts);
  //: Between the parts of the summary of a ruleset
  return parts.join(RulesetSummary::tr(" \u00b7 "));
}

}  // namespace janso
