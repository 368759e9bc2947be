// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits whether a player who has not declared riichi is tenpai.
#include <array>

#include "bots/reading/knowledge.h"
#include "bots/reading/tenpaiscene.h"
#include "lab/fit/fithandset.h"
#include "lab/fit/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kTenpaiRidge = 10;

enum TenpaiModel { ClosedTenpai, OpenTenpai, TenpaiModels };
constexpr std::array<const char *, TenpaiModels> kTenpaiNames{"kTenpaiClosed", "kTenpaiOpen"};

class TenpaiPart : public FitPart {
 public:
  void turn(const FitTable &table, int seat) override {
    const Board &board = table.board();
    const Knowledge know(table.view(seat));
    const DiscardOrder order = discardOrder(board);
    for (int other = 0; other < table.seats(); ++other) {
      const PlayerBoard &player = board.player(other);
      if (other == seat || player.riichi != RiichiState::None)
        continue;
      m_features.clear();
      tenpaiFeatures(know, order, other, m_features);
      SplitSamples &samples = m_samples[player.isMenzen() ? ClosedTenpai : OpenTenpai];
      samples.of(table.match)
          .add(m_features, table.view(other).waits.empty() ? 0.0 : 1.0, handsetTenpai(player));
    }
  }

  void fit(FitOutput &out) override {
    for (std::size_t model = 0; model < TenpaiModels; ++model)
      fitAndReport(m_samples[model], kTenpaiNames[model], tenpaiFeatureCount(out.players), Link::Logistic,
                   kTenpaiRidge, out);
  }

 private:
  std::array<SplitSamples, TenpaiModels> m_samples;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitTenpai() {
  return std::make_unique<TenpaiPart>();
}

}  // namespace janso::cli
