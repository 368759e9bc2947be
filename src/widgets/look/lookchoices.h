// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The looks of the table that the user can choose from, in the order in which they are offered.
#pragma once

#include <QLatin1String>
#include <QStringList>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "widgets/look/tablesizes.h"
#include "widgets/look/theme.h"

namespace janso {

template <typename Value>
struct LookChoice {
  Value value{};
  const char *word = nullptr;  // in the settings file and in the file of a tile folder
  const char *name = nullptr;  // for PreferencesDialog::tr(); null where a form names the choices
};

inline constexpr std::array kFeltChoices{
    LookChoice<FeltColor>{FeltColor::Teal, "teal", QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Teal")},
    LookChoice<FeltColor>{FeltColor::Navy, "navy", QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Navy")},
    LookChoice<FeltColor>{FeltColor::Burgundy, "burgundy",
                          QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Burgundy")},
    LookChoice<FeltColor>{FeltColor::Charcoal, "charcoal",
                          QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Charcoal")},
    LookChoice<FeltColor>{FeltColor::Plain, "plain",
                          QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Plain, high contrast")}};
inline constexpr std::array kBackChoices{
    LookChoice<BackColor>{BackColor::Amber, "amber", QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Amber")},
    LookChoice<BackColor>{BackColor::Jade, "jade", QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Jade")},
    LookChoice<BackColor>{BackColor::Indigo, "indigo",
                          QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Indigo")}};
inline constexpr std::array kTileSetChoices{
    LookChoice<TileSet>{TileSet::Ivory, "ivory", QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Ivory")},
    LookChoice<TileSet>{TileSet::Black, "black",
                        QT_TRANSLATE_NOOP("janso::PreferencesDialog", "Black, engraved")},
    LookChoice<TileSet>{TileSet::Contrast, "contrast",
                        QT_TRANSLATE_NOOP("janso::PreferencesDialog", "High contrast")}};
inline constexpr std::array kHandChoices{LookChoice<HandSize>{HandSize::Small, "small"},
                                         LookChoice<HandSize>{HandSize::Normal, "normal"},
                                         LookChoice<HandSize>{HandSize::Large, "large"}};
inline constexpr std::array kPondChoices{LookChoice<PondSize>{PondSize::Normal, "normal"},
                                         LookChoice<PondSize>{PondSize::Large, "large"}};

template <typename Value, std::size_t size>
QStringList lookWords(const std::array<LookChoice<Value>, size> &choices) {
  QStringList words;
  for (const LookChoice<Value> &choice : choices)
    words << QString::fromLatin1(choice.word);
  return words;
}

// Nothing if no choice has this word.
template <typename Value, std::size_t size>
std::optional<Value> lookOf(const std::array<LookChoice<Value>, size> &choices, const QString &word) {
  const auto found = std::find_if(choices.begin(), choices.end(), [&word](const LookChoice<Value> &choice) {
    return word == QLatin1String(choice.word);
  });
  return found == choices.end() ? std::nullopt : std::optional(found->value);
}

}  // namespace janso
