// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits how far scores spread until the end of a match, from the final places of matches whose hands began
// with known scores.
#include <array>
#include <cmath>

#include "bots/placechances.h"
#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "lab/fit/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kFirstStep = 0.25;  // of a figure
constexpr double kLastStep = 0.002;
constexpr std::size_t kPlaceFigures = 4;
using PlaceFigures = std::array<double, kPlaceFigures>;

// A hand begins.
struct PlaceSample {
  std::array<double, 4> scores{};
  std::array<std::int8_t, 4> places{};
  int hands = 0;  // with this one
  int dealer = 0;
};

StakesFigures figuresOf(const PlaceFigures &values) {
  StakesFigures figures;
  figures.spreadPerHand = values[0];
  figures.moreHands = values[1];
  figures.dealWorth = values[2];
  figures.ownShare = values[3];
  return figures;
}

class PlacesPart : public FitPart {
 public:
  void next(const FitTable &table, const Event &) override {
    if (table.at != 1 || table.match.places[0] == 0)
      return;
    PlaceSample sample;
    for (std::size_t seat = 0; seat < 4; ++seat)
      sample.scores[seat] = table.board().scores[seat];
    sample.places = table.match.places;
    sample.hands = Knowledge(table.view(0)).handsLeft() + 1;
    sample.dealer = table.board().dealer;
    (table.match.heldOut ? m_heldOut : m_fitted).push_back(sample);
  }

  void fit(FitOutput &out) override {
    const StakesFigures before;
    const PlaceFigures start{before.spreadPerHand, before.moreHands, before.dealWorth, before.ownShare};
    const PlaceFigures best = nearest(start, out.players);
    const std::string text =
        std::to_string(m_fitted.size()) + " samples, " + std::to_string(m_heldOut.size()) + " held out: " +
        lossesText(lossWith(best, m_heldOut, out.players), lossWith(start, m_heldOut, out.players));
    out.report << QString::fromStdString("kPlaceFigures: " + text) << '\n';
    out.table("kPlaceFigures", text, best);
  }

 private:
  // One figure at a time, up or down, in steps that become smaller.
  PlaceFigures nearest(PlaceFigures values, int players) const {
    double loss = lossWith(values, m_fitted, players);
    for (double step = kFirstStep; step > kLastStep;) {
      bool better = false;
      for (double &value : values) {
        for (const double factor : {1 + step, 1 / (1 + step)}) {
          const double kept = value;
          value *= factor;
          const double tried = lossWith(values, m_fitted, players);
          if (tried < loss && values[3] < 1) {
            loss = tried;
            better = true;
          } else {
            value = kept;
          }
        }
      }
      step = better ? step : step / 2;
    }
    return values;
  }

  static double lossWith(const PlaceFigures &values, const std::vector<PlaceSample> &samples, int players) {
    const StakesFigures figures = figuresOf(values);
    double loss = 0;
    for (const PlaceSample &sample : samples) {
      for (int seat = 0; seat < players; ++seat) {
        const MatchRest rest = matchRest(figures, players, seat, sample.hands, sample.dealer);
        const std::array<double, 4> chances = placeChances(figures, players, seat, sample.scores, rest);
        const auto place = static_cast<std::size_t>(sample.places[static_cast<std::size_t>(seat)] - 1);
        loss += lossOf(1, chances[place], Link::Logistic);
      }
    }
    return loss /
           static_cast<double>(std::max<std::size_t>(1, samples.size()) * static_cast<std::size_t>(players));
  }

  std::vector<PlaceSample> m_fitted;
  std::vector<PlaceSample> m_heldOut;
};

}  // namespace

std::unique_ptr<FitPart> fitPlaces() {
  return std::make_unique<PlacesPart>();
}

}  // namespace janso::cli
