// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/tablesettings.h"

#include <array>

#include "widgets/look/fonts.h"
#include "widgets/look/lookchoices.h"
#include "widgets/settings/welcome.h"

namespace janso {

namespace {

// Help in sight and no traps for who is new.
void takeHelp(TableOptions &options, const Settings &settings) {
  options.helpButtons = settings.on(Setting::HelpButtons) || isNewcomer(settings);
  options.feltAnswers = !isNewcomer(settings);
}

struct Row {
  Setting id;
  void (*take)(TableOptions &options, const Settings &settings);
};

// Each setting that the table follows, and what it sets.
constexpr std::array kRows{
    Row{Setting::Felt,
        [](TableOptions &options, const Settings &settings) {
          options.felt = *lookOf(kFeltChoices, settings.text(Setting::Felt));
        }},
    Row{Setting::Back,
        [](TableOptions &options, const Settings &settings) {
          options.tiles.back = *lookOf(kBackChoices, settings.text(Setting::Back));
        }},
    Row{Setting::Tiles,
        [](TableOptions &options, const Settings &settings) {
          if (const auto set = lookOf(kTileSetChoices, settings.text(Setting::Tiles)))  // else from a folder
            options.tiles.set = *set;
        }},
    Row{Setting::TileFolder,
        [](TableOptions &options, const Settings &settings) {
          const std::shared_ptr<const TileFaces> &faces = settings.tileFolder().faces;
          if (settings.text(Setting::Tiles) != QLatin1String("folder") || !faces)
            return;
          options.tiles.set = faces->body;
          options.tiles.faces = faces;
        }},
    Row{Setting::OwnHand,
        [](TableOptions &options, const Settings &settings) {
          options.hand = *lookOf(kHandChoices, settings.text(Setting::OwnHand));
        }},
    Row{Setting::Ponds,
        [](TableOptions &options, const Settings &settings) {
          options.ponds = *lookOf(kPondChoices, settings.text(Setting::Ponds));
        }},
    Row{Setting::TextSize,
        [](TableOptions &options, const Settings &settings) { options.textScale = textScale(settings); }},
    Row{Setting::SeatView, [](TableOptions &options,
                              const Settings &settings) { options.tilted = settings.on(Setting::SeatView); }},
    Row{Setting::IndexMarks,
        [](TableOptions &options, const Settings &settings) {
          options.tiles.marks = settings.on(Setting::IndexMarks);
        }},
    Row{Setting::RedDots,
        [](TableOptions &options, const Settings &settings) {
          options.tiles.redDots = settings.on(Setting::RedDots);
        }},
    Row{Setting::Speed, [](TableOptions &options,
                           const Settings &settings) { options.speed = settings.real(Setting::Speed); }},
    Row{Setting::ReducedMotion,
        [](TableOptions &options, const Settings &settings) {
          options.reducedMotion = settings.reducesMotion();
        }},
    Row{Setting::CalledTiles,
        [](TableOptions &options, const Settings &settings) {
          options.dimCalledTiles = settings.text(Setting::CalledTiles) == QLatin1String("dimmed");
        }},
    Row{Setting::Remarks, [](TableOptions &options,
                             const Settings &settings) { options.remarks = settings.on(Setting::Remarks); }},
    Row{Setting::TwoStepDiscard,
        [](TableOptions &options, const Settings &settings) {
          options.twoStepDiscard = settings.on(Setting::TwoStepDiscard);
        }},
    Row{Setting::AutoKita,
        [](TableOptions &options, const Settings &settings) {
          options.autoKita = settings.on(Setting::AutoKita);
        }},
    Row{Setting::AutoDiscardInRiichi,
        [](TableOptions &options, const Settings &settings) {
          options.autoDiscardInRiichi = settings.on(Setting::AutoDiscardInRiichi);
        }},
    Row{Setting::LetterKeys,
        [](TableOptions &options, const Settings &settings) {
          options.letterKeys = settings.on(Setting::LetterKeys);
        }},
    Row{Setting::HelpButtons, takeHelp},
    Row{Setting::Experience, takeHelp},
    Row{Setting::FinishedMatches, takeHelp},
};

}  // namespace

qreal textScale(const Settings &settings) {
  return settings.text(Setting::TextSize).toInt() / 100.0 * theme::desktopTextScale();
}

TableOptions tableOptions(const Settings &settings) {
  TableOptions options;
  for (const Row &row : kRows)
    row.take(options, settings);
  return options;
}

}  // namespace janso
