// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/tablesettings.h"

namespace janso {

TableOptions tableOptions(const Settings &settings) {
  const auto choice = [&settings](Setting id) {
    return Settings::info(id).choices.indexOf(settings.text(id));
  };
  TableOptions options;
  options.felt = static_cast<FeltColour>(choice(Setting::Felt));
  options.back = static_cast<BackColour>(choice(Setting::Back));
  options.indexMarks = settings.on(Setting::IndexMarks);
  options.speed = settings.real(Setting::Speed);
  options.reducedMotion = settings.on(Setting::ReducedMotion);
  options.dimCalledTiles = settings.text(Setting::CalledTiles) == QLatin1String("dimmed");
  options.twoStepDiscard = settings.on(Setting::TwoStepDiscard);
  options.autoKita = settings.on(Setting::AutoKita);
  options.autoDiscardInRiichi = settings.on(Setting::AutoDiscardInRiichi);
  options.letterKeys = settings.on(Setting::LetterKeys);
  return options;
}

}  // namespace janso
