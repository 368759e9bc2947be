// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who will end where, fitted to played matches: places from the scores at the start of a hand.
#pragma once

#include <array>

#include "bots/features.h"

namespace janso {

// A four-player hanchan from 25000 points with a target of 30000, before a hand is dealt. Seats are absolute.
struct PlaceState {
  std::array<double, 4> scores{};  // points; sticks on the table belong to nobody
  int round = 0;                   // hand by its number: 0 = east 1 .. 7 = south 4; later ones are overtime
  int dealer = 0;                  // seat
};

// Probability of the places first to last of `seat`. Over the seats each place adds up to 1. Pure and
// thread-safe. Of an east-only match a hand is as that of the south round: round + 4. A match that is over
// has no places to guess: the caller must know them.
std::array<double, 4> placeProbabilities(const PlaceState &state, int seat);
// The same for all seats at once: [seat][place].
std::array<std::array<double, 4>, 4> allPlaceProbabilities(const PlaceState &state);

// For one seat to end above another.
int aboveFeatureCount();
void aboveFeatures(const PlaceState &state, int seat, int other, FeatureList &out);
double endsAbove(const PlaceState &state, int seat, int other);

// All places from the probabilities of each seat to end above each other one, [seat][other], taken as
// independent and then brought to sums of 1 over places and over seats.
std::array<std::array<double, 4>, 4> placesFromPairs(const std::array<std::array<double, 4>, 4> &above);

}  // namespace janso
