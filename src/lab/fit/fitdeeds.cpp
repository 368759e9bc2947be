// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits what players do with a given hand: which tile they discard, whether they declare riichi, what they
// call.
#include "bots/reading/actionscene.h"
#include "lab/fit/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kActionsRidge = 5;
constexpr std::size_t kOneIn = 3;  // one discard in three: those of a hand resemble each other

class ActionsPart : public FitPart {
 public:
  void next(const FitTable &table, const Event &event) override {
    if (const auto *discard = std::get_if<Dahai>(&event))
      addDiscard(table, *discard);
    const auto *before = table.at > 0 ? std::get_if<Dahai>(&table.hand[table.at - 1]) : nullptr;
    if (before != nullptr && !std::holds_alternative<RiichiAccepted>(event))
      addCalls(table, *before, event);
  }

  void fit(FitOutput &out) override {
    fitAndReport(m_discarded, "kThrown", ActionScene::discardFeatureCount(), Link::Choice, kActionsRidge,
                 out);
    fitAndReport(m_declared, "kDeclared", ActionScene::riichiFeatureCount(), Link::Logistic, kActionsRidge,
                 out);
    fitAndReport(m_called, "kCalled", ActionScene::callFeatureCount(), Link::Logistic, kActionsRidge, out);
  }

 private:
  void addDiscard(const FitTable &table, const Dahai &discard) {
    const PlayerBoard &player = table.board().player(discard.seat);
    const bool declares = player.riichi == RiichiState::Declared;
    if (player.riichi == RiichiState::Accepted)
      return;
    TileCounts concealed = table.view(discard.seat).concealedCounts();
    const ActionScene scene(table.board(), discard.seat);
    if ((table.at + static_cast<std::size_t>(discard.seat)) % kOneIn == 0)
      addDiscarded(m_discarded.of(table.match), scene, concealed, discard.tile.kind());
    concealed.remove(discard.tile);
    const Board &board = table.board();
    if (!player.isMenzen() || board.tilesLeft < board.rules().riichiMinWall ||
        waits(concealed, scene.melds()).empty())
      return;
    m_features.clear();
    scene.riichiFeatures(concealed, m_features);
    m_declared.of(table.match).add(m_features, declares ? 1 : 0, 0.6);
  }

  void addDiscarded(Samples &samples, const ActionScene &scene, const TileCounts &concealed, Kind discarded) {
    const DiscardOptions options = discardOptions(concealed, scene.melds(), scene.visibleWith(concealed));
    samples.startGroup();
    for (const DiscardOption &option : options) {
      if (scene.barred().has(option.discard))
        continue;
      m_features.clear();
      scene.discardSceneFeatures(option.discard, m_features);
      scene.discardHandFeatures(concealed, options, option, m_features);
      samples.add(m_features, option.discard == discarded ? 1 : 0, 1.0 / static_cast<double>(options.size()));
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
      const ActionScene scene(table.board(), seat);
      const bool canChi = table.match.info.rules.chi && seat == table.board().nextSeat(discard.seat);
      m_features.clear();
      if (scene.callFeatures(table.view(seat).concealedCounts(), discard.tile.kind(), canChi, m_features))
        m_called.of(table.match).add(m_features, call != nullptr ? 1 : 0, 0.2);
    }
  }

  SplitSamples m_discarded;
  SplitSamples m_declared;
  SplitSamples m_called;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitActions() {
  return std::make_unique<ActionsPart>();
}

}  // namespace janso::cli
