// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/reasonwords.h"

#include <array>
#include <cmath>
#include <span>

#include "rules/mpsz.h"

namespace janso {
namespace {

// By FactCode. %a is the better action and %t its tile, %b what was played, %s the seat, %1 on the numbers,
// whole; %f the word for why a tile is safe, %r that of the seat's threat.
constexpr std::array<const char *, kFactCodes> kSentences{
    "After %a, %1 kinds (%2 tiles) improve the hand; after %b, %3 kinds (%4 tiles).",
    "After %a the average win is %1 points, after %b %2.",
    "%s %r. %b deals in %1% of the time, for %2 points. The hand wins %3% of the time.",
    "A hand worth %1 points wins %2% of the time; %a deals in %3% of the time, for %4 points.",
    "%t is %f against %s, who %r; %a deals in %1% of the time, %b %2%.",
    "Calling takes the hand from %2-shanten to %1-shanten. It is worth %3 points; skipping is worth %4.",
    "Calling takes the hand from %2-shanten to %1-shanten. It is worth %3 points; skipping is worth %4.",
    "Riichi adds %1 points to a win and costs %2% of the wins; it is worth %3 points.",
    "Riichi adds %1 points to a win and costs %2% of the wins; dama is worth %3 points.",
    "%1 more points are needed for place %2.",
    "The difference is too small for Janso's review to tell.",
    "Not judged: Janso's review can only estimate this.",
    "%a keeps the hand at %1-shanten; %b leaves it at %2-shanten.",
    "It dealt in but was right: it deals in %1% of the time and is worth %2 points more than the next "
    "choice.",
};

constexpr const char *kNoNearer =
    "The call does not bring the hand closer to tenpai. It is worth %3 points; skipping is worth %4.";
constexpr const char *kFirst = "The player is already in 1st place.";
constexpr const char *kInRiichi = "is in riichi";
constexpr const char *kThreatens = "is likely tenpai";

// By Safety.
constexpr std::array<const char *, 8> kSafeties{
    "genbutsu", "a tile that has passed", "a spent honor", "behind a wall",
    "suji",     "a one-chance tile",      "half suji",     "not safe",
};

// In the order of ActionType.
constexpr std::array<const char *, 13> kActions{"skip",
                                                "%t",
                                                "riichi with %t",
                                                "chi %t",
                                                "pon %t",
                                                "open kan of %t",
                                                "closed kan of %t",
                                                "added kan of %t",
                                                "tsumo",
                                                "ron on %t",
                                                "abort with kyuushu kyuuhai",
                                                "set North aside",
                                                "open riichi with %t"};

const char *phraseOf(const Fact &fact) {
  if (fact.code == FactCode::LastHand && fact.numbers[0] <= 0)
    return kFirst;
  if ((fact.code == FactCode::Call || fact.code == FactCode::NoCall) && fact.numbers[0] >= fact.numbers[1])
    return kNoNearer;
  return kSentences[static_cast<std::size_t>(fact.code)];
}

// Tiles as mpsz.
QString actionWords(const Action &action) {
  QString text = QString::fromLatin1(kActions[static_cast<std::size_t>(action.type)]);
  const Tile tile = action.type == ActionType::Ankan ? action.consumed[0] : action.tile;
  if (tile.isKnown())
    text.replace(QLatin1String("%t"), QString::fromStdString(toMpsz(tile)));
  if (action.type == ActionType::Chi)
    text +=
        QStringLiteral(" with ") +
        QString::fromStdString(toMpsz(std::span<const Tile>(action.consumed.data(), action.consumed.size())));
  return text;
}

}  // namespace

QString sentenceOf(const Fact &fact) {
  QString text = QString::fromUtf8(phraseOf(fact));
  for (std::size_t i = fact.numbers.size(); i > 0; --i)
    text.replace(QStringLiteral("%%1").arg(i), QString::number(std::lround(fact.numbers[i - 1])));
  text.replace(QLatin1String("%f"), QLatin1String(kSafeties[static_cast<std::size_t>(fact.safety)]));
  text.replace(QLatin1String("%r"), QLatin1String(fact.riichi ? kInRiichi : kThreatens));
  if (fact.seat >= 0)
    text.replace(QLatin1String("%s"), QStringLiteral("seat %1").arg(fact.seat));
  text.replace(QLatin1String("%t"), QString::fromStdString(toMpsz(fact.better.tile)));
  text.replace(QLatin1String("%a"), actionWords(fact.better));
  text.replace(QLatin1String("%b"), actionWords(fact.played));
  if (!text.isEmpty())
    text[0] = text[0].toUpper();
  return text;
}

}  // namespace janso
