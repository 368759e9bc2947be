// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/yakufrequency.h"

#include <QCoreApplication>
#include <QLocale>

namespace janso {

namespace {

#include "widgets/lexicon/yakufrequencytable.inc"

struct YakuFrequency {
  Q_DECLARE_TR_FUNCTIONS(YakuFrequency)
};

// Below this share "1 in so many" says more than a percentage.
constexpr double kRare = 0.001;

QString number(int value) {
  return QLocale().toString(value);
}

QString percent(const YakuCount &count) {
  const double share = 100.0 * count.with / count.of;
  return QLocale().toString(share, 'f', share < 10 ? 1 : 0);
}

// Few cases do not bear many digits.
int oneIn(const YakuCount &count) {
  const int exact = qRound(static_cast<double>(count.of) / count.with);
  const int step = exact < 100 ? 1 : exact < 1000 ? 10 : 100;
  return (exact + step / 2) / step * step;
}

}  // namespace

YakuSample yakuSample(int players) {
  return players == 3 ? kSampleThree : kSampleFour;
}

YakuCount yakuCount(YakuId id, int players) {
  return (players == 3 ? kCountsThree : kCountsFour)[static_cast<std::size_t>(id)];
}

QString yakuSampleText(int players) {
  const YakuSample sample = yakuSample(players);
  return players == 3 ? YakuFrequency::tr("Based on %1 wins in %2 three-player games under Tenhou rules.")
                            .arg(number(sample.wins), number(sample.games))
                      : YakuFrequency::tr("Based on %1 wins in %2 four-player games under Tenhou rules.")
                            .arg(number(sample.wins), number(sample.games));
}

QString yakuFrequencyText(YakuId id, int players) {
  const YakuCount count = yakuCount(id, players);
  if (count.of == 0)
    return YakuFrequency::tr("No data: the rules of the recorded games did not include it.");
  if (count.with == 0)
    return YakuFrequency::tr("Fewer than 1 in %1 winning hands.").arg(number(count.of));
  if (count.with < kRare * count.of)
    return YakuFrequency::tr("About 1 in %1 winning hands.").arg(number(oneIn(count)));
  return YakuFrequency::tr("%1% of winning hands.").arg(percent(count));
}

}  // namespace janso
