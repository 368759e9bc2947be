// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/botcomparison.h"

#include <QStringList>
#include <algorithm>

#include "rules/presets/presets.h"
#include "statistics/weakpoints.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/weakpointtexts.h"

namespace janso {

namespace {

// The rules whose bots stand in where others were not simulated.
const QString kUsualRules = QStringLiteral("basic_ariari");

}  // namespace

// The bots played one ruleset in its own length; of other matches only the hands can be compared.
void BotComparison::chooseFigures(const StatisticsAnswer &answer) {
  const bool four = answer.players == 4;
  m_figures.reset();
  if (answer.ruleset)
    m_figures = shippedBotFigures(*answer.ruleset);
  const bool same = m_figures.has_value();
  if (!same && four)
    m_figures = shippedBotFigures(kUsualRules);
  const Preset *preset = same ? findPreset(answer.ruleset->toStdString()) : nullptr;
  m_handsAlone = preset == nullptr || answer.length != preset->make().length;
}

const BotFigures::Bot *BotComparison::bot() const {
  if (!m_figures)
    return nullptr;
  const auto bot = std::ranges::find(m_figures->bots, m_bot, &BotFigures::Bot::id);
  return bot == m_figures->bots.end() ? nullptr : &*bot;
}

std::optional<ComparisonFigures> BotComparison::shown() const {
  const BotFigures::Bot *other = bot();
  return other == nullptr ? std::nullopt
                          : std::optional(ComparisonFigures{botOwnName(other->id, other->id), other->totals,
                                                            m_handsAlone});
}

QString BotComparison::sentence(const Totals &own, MeasureGroup group) const {
  if (own.matches() == 0)
    return {};
  if (!m_figures)
    return tr("No bot figures are available for these rules.");
  // Each where it is looked for: why a column is missing, and what the style is like.
  QStringList parts;
  if (m_handsAlone && group == MeasureGroup::Result)
    //: %1: a ruleset
    parts << tr("The bots played %1: only hands are compared.")
                 .arg(rulesetName(m_figures->ruleset, m_figures->ruleset));
  if (group == MeasureGroup::Hand) {
    if (const BotFigures::Bot *nearest = nearestByStyle(own, *m_figures))
      //: %1: a bot
      parts << tr("You play most like %1.").arg(botName(nearest->id, nearest->id));
  }
  parts << weakSentence(own);
  return sentencesText(parts);
}

// Only what is sure, and only where the matches suffice.
QString BotComparison::weakSentence(const Totals &own) const {
  const BotFigures::Bot *other = bot();
  if (other == nullptr)
    return {};
  return weakPointsSentence(weakPoints(own, *other, *m_figures, m_handsAlone),
                            botOwnName(other->id, other->id), own, other->totals);
}

}  // namespace janso
