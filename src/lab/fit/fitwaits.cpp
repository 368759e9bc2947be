// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits the waits of a tenpai hand: after riichi, open, and closed without riichi.
#include <algorithm>
#include <array>
#include <cmath>

#include "bots/reading/knowledge.h"
#include "bots/reading/waitscene.h"
#include "lab/fit/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kWaitsRidge = 80;
constexpr double kScaleRidge = 1e-3;

enum WaitsModel { RiichiWaits, OpenWaits, ClosedWaits, WaitsModels };
constexpr std::array<const char *, WaitsModels> kWaitsNames{"kWaitsRiichi", "kWaitsOpen", "kWaitsClosed"};
constexpr std::array<const char *, WaitsModels> kScaleNames{"kWaitsRiichiScale", "kWaitsOpenScale",
                                                            "kWaitsClosedScale"};

class WaitsPart : public WaitingFitPart {
 public:
  void fit(FitOutput &out) override {
    for (std::size_t model = 0; model < WaitsModels; ++model) {
      const SplitSamples &samples = m_samples[model];
      const std::vector<double> weights =
          fitAndReport(samples, kWaitsNames[model], WaitScene::featureCount(out.players), Link::Logistic,
                       kWaitsRidge, out);
      const SplitSamples scaled{scaledSamples(samples.fitted, weights),
                                scaledSamples(samples.heldOut, weights)};
      fitAndReport(scaled, kScaleNames[model], 3, Link::Logistic, kScaleRidge, out);
    }
  }

 private:
  void add(const Knowledge &know, const DiscardOrder &order, const FitTable &table, int seat) override {
    const PlayerBoard &player = table.board().player(seat);
    const WaitsModel model = player.riichi != RiichiState::None ? RiichiWaits
                             : player.isMenzen()                ? ClosedWaits
                                                                : OpenWaits;
    const WaitScene scene(know, order, seat);
    const KindSet ron = ronKinds(table, seat);
    Samples &samples = m_samples[model].of(table.match);
    samples.startGroup();
    FeatureList features;
    for (Kind kind : scene.possible()) {
      features.clear();
      scene.features(kind, features);
      samples.add(features, ron.has(kind) ? 1.0 : 0.0, static_cast<double>(scene.shapes().rate(kind)));
    }
  }

  // The second step: the same sums, and how much probability they give out in all.
  static Samples scaledSamples(const Samples &samples, const std::vector<double> &weights) {
    Samples scaled;
    FeatureList features;
    for (std::size_t group = 0; group < samples.groups(); ++group) {
      double all = 0;
      for (std::size_t row = samples.groupStart(group); row < samples.groupStart(group + 1); ++row)
        all += logistic(samples.sum(row, weights));
      for (std::size_t row = samples.groupStart(group); row < samples.groupStart(group + 1); ++row) {
        features.clear();
        features.add(0);
        features.add(1, samples.sum(row, weights));
        features.add(2, std::log(all));
        scaled.add(features, samples.target(row), samples.before(row));
      }
    }
    return scaled;
  }

  std::array<SplitSamples, WaitsModels> m_samples;
};

}  // namespace

std::unique_ptr<FitPart> fitWaits() {
  return std::make_unique<WaitsPart>();
}

}  // namespace janso::cli
