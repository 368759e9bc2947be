// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits what players with a hand do: which tile they throw, whether they declare riichi, what they call.
#include "bots/deedscene.h"
#include "cli/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kDeedsRidge = 5;
constexpr std::size_t kOneIn = 3;  // one discard in three: those of a hand resemble each other

class DeedsPart : public FitPart {
 public:
  void next(const FitTable &table, const Event &event) override {
    if (const auto *discard = std::get_if<Dahai>(&event))
      addThrow(table, *discard);
    const auto *before = table.at > 0 ? std::get_if<Dahai>(&table.hand[table.at - 1]) : nullptr;
    if (before != nullptr && !std::holds_alternative<RiichiAccepted>(event))
      addCalls(table, *before, event);
  }

  void fit(FitOutput &out) override {
    fitAndReport(m_thrown, "kThrown", DeedScene::throwFeatureCount(), Link::Choice, kDeedsRidge, out);
    fitAndReport(m_declared, "kDeclared", DeedScene::riichiFeatureCount(), Link::Logistic, kDeedsRidge, out);
    fitAndReport(m_called, "kCalled", DeedScene::callFeatureCount(), Link::Logistic, kDeedsRidge, out);
  }

 private:
  void addThrow(const FitTable &table, const Dahai &discard) {
    const PlayerBoard &player = table.board().player(discard.seat);
    const bool declares = player.riichi == RiichiState::Declared;
    if (player.riichi == RiichiState::Accepted)
      return;
    TileCounts concealed = table.view(discard.seat).concealedCounts();
    const DeedScene scene(table.board(), discard.seat);
    if ((table.at + static_cast<std::size_t>(discard.seat)) % kOneIn == 0)
      addThrown(m_thrown.of(table.match), scene, concealed, discard.tile.kind());
    concealed.remove(discard.tile);
    const Board &board = table.board();
    if (!player.isMenzen() || board.tilesLeft < board.rules().riichiMinWall ||
        waits(concealed, scene.melds()).empty())
      return;
    m_features.clear();
    scene.riichiFeatures(concealed, m_features);
    m_declared.of(table.match).add(m_features, declares ? 1 : 0, 0.6);
  }

  void addThrown(Samples &samples, const DeedScene &scene, const TileCounts &concealed, Kind thrown) {
    const DiscardOptions options = discardOptions(concealed, scene.melds(), scene.visibleWith(concealed));
    samples.startGroup();
    for (const DiscardOption &option : options) {
      if (scene.barred().has(option.discard))
        continue;
      m_features.clear();
      scene.throwSceneFeatures(option.discard, m_features);
      scene.throwHandFeatures(concealed, options, option, m_features);
      samples.add(m_features, option.discard == thrown ? 1 : 0, 1.0 / static_cast<double>(options.size()));
    }
  }

  // Who calls, or could and does not. Where another wins or calls nothing is known of the rest.
  void addCalls(const FitTable &table, const Dahai &discard, const Event &event) {
    const auto *call = std::get_if<Call>(&event);
    if (std::holds_alternative<Hora>(event) || table.board().tilesLeft == 0)
      return;
    for (int seat = 0; seat < table.seats(); ++seat) {
      if (seat == discard.seat || table.board().player(seat).riichi != RiichiState::None ||
          (call != nullptr && call->seat != seat))
        continue;
      if (call != nullptr && call->meld.type == MeldType::Daiminkan)
        continue;
      const DeedScene scene(table.board(), seat);
      const bool mayChi = table.match.info.rules.chi && seat == table.board().nextSeat(discard.seat);
      m_features.clear();
      if (scene.callFeatures(table.view(seat).concealedCounts(), discard.tile.kind(), mayChi, m_features))
        m_called.of(table.match).add(m_features, call != nullptr ? 1 : 0, 0.2);
    }
  }

  SplitSamples m_thrown;
  SplitSamples m_declared;
  SplitSamples m_called;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitDeeds() {
  return std::make_unique<DeedsPart>();
}

}  // namespace janso::cli
