// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/rulesummary.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <bit>

#include "widgets/handtexts.h"
#include "widgets/ruletexts.h"

namespace janso {

namespace {

struct Summary {
  Q_DECLARE_TR_FUNCTIONS(RuleSummary)
};

QString umaText(const RuleSet &rules) {
  if (rules.umaKind != UmaKind::ByPlace)
    return Summary::tr("uma: %1").arg(ruleValueNames(*findRuleField("uma_kind"), rules).toLower());
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
  return any ? Summary::tr("uma %1").arg(parts.join(QLatin1Char(' '))) : Summary::tr("no uma");
}

QString redText(const RuleSet &rules) {
  const int reds = (rules.players == 3 ? 0 : rules.redFives[0]) + rules.redFives[1] + rules.redFives[2];
  return reds == 0 ? Summary::tr("no red fives") : Summary::tr("%n red five(s)", nullptr, reds);
}

void addUnusual(const RuleSet &rules, QStringList &parts) {
  if (!rules.ippatsu)
    parts << Summary::tr("no ippatsu");
  if (!rules.dora || !rules.uraDora)
    parts << (rules.dora ? Summary::tr("no ura dora") : Summary::tr("no dora"));
  if (rules.players == 3 && rules.kita)
    parts << Summary::tr("North is set aside");
  if (rules.openRiichi)
    parts << Summary::tr("open riichi");
  if (rules.aotenjou)
    parts << Summary::tr("no limits");
  if (rules.wareme != Wareme::None)
    parts << ruleChoiceName(*findRuleField("wareme"), static_cast<int>(rules.wareme)).toLower();
  if (rules.yakitori > 0)
    parts << Summary::tr("yakitori");
  if (const int optional = std::popcount(rules.optionalYaku); optional > 0)
    parts << Summary::tr("%n optional yaku", nullptr, optional);
}

}  // namespace

QString ruleSummary(const RuleSet &rules) {
  QStringList parts;
  parts << (rules.players == 3 ? Summary::tr("Three players") : Summary::tr("Four players"));
  parts << ruleChoiceName(*findRuleField("match_length"), static_cast<int>(rules.length));
  //: %1: starting points, %2: return points
  parts << (rules.startingPoints == rules.returnPoints
                ? Summary::tr("%1 points").arg(handtexts::points(rules.startingPoints))
                : Summary::tr("%1 points, return %2")
                      .arg(handtexts::points(rules.startingPoints), handtexts::points(rules.returnPoints)));
  parts << umaText(rules) << redText(rules);
  parts << (rules.kuitan ? Summary::tr("open tanyao") : Summary::tr("closed tanyao only"));
  parts << (rules.doubleRon == MultiRon::All ? Summary::tr("everybody wins on a discard")
                                             : Summary::tr("one winner on a discard"));
  addUnusual(rules, parts);
  //: Between the parts of the summary of a ruleset
  return parts.join(Summary::tr(" \u00b7 "));
}

}  // namespace janso
