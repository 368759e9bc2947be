// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/weakpointtexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/lexicon/measuretexts.h"

namespace janso {

namespace {

struct WeakPointTexts {
  Q_DECLARE_TR_FUNCTIONS(WeakPointTexts)
};

}  // namespace

QString weakPointsSentence(const std::vector<WeakPoint> &points, const QString &bot, const Totals &own,
                           const Totals &other) {
  QStringList parts;
  for (const WeakPoint &point : points) {
    if (parts.size() == static_cast<qsizetype>(kMostWeakPoints))
      break;
    const Measure &measure = *point.measure;
    const Figure mine = own.figure(measure);
    const Figure theirs = other.figure(measure);
    if (!mine.value || !theirs.value)
      continue;
    //: %1: a measure, %2: its figure, %3: the figure of somebody else
    parts << WeakPointTexts::tr("%1 (%2 vs. %3)")
                 .arg(measureName(measure), measureValueText(measure, *mine.value),
                      measureValueText(measure, *theirs.value));
  }
  if (parts.isEmpty())
    return {};
  //: The first is a bot, the second a list of measures
  return WeakPointTexts::tr("Clearly weaker than %1 (most important first): %2.")
      .arg(bot, parts.join(WeakPointTexts::tr("; ")));
}

}  // namespace janso
