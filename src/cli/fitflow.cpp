// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits how a hand goes on after an own discard: who ends it within the go-around, whether a riichi comes, and
// how readily an own wait is dealt in.
#include <algorithm>
#include <array>
#include <cmath>

#include "bots/fitted.h"
#include "bots/fittedflow.h"
#include "bots/knowledge.h"
#include "cli/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kRidge = 10;
constexpr double kPointsRidge = 1;
constexpr double kUnit = 1000;  // points

// What the strongest bot reckoned with before: by turn / 3, for each tenpai opponent, and a new riichi.
constexpr std::array<double, 7> kOthersEnd{0.004, 0.015, 0.035, 0.055, 0.075, 0.085, 0.09};
constexpr double kEachTenpai = 0.10;
constexpr double kShareOfTsumo = 0.4;
constexpr double kNewRiichiBefore = 0.06;
constexpr double kUsualPoints = 5500;
constexpr double kUsualDraws = 0.15;
constexpr double kRonSilent = 0.42;
constexpr double kRonRiichi = 0.30;
constexpr double kRonRiichiOuter = 0.52;

// What happens between an own discard and the next own draw or call.
struct GoAround {
  const HoraInfo *win = nullptr;
  bool newRiichi = false;
};

GoAround lookAhead(const FitTable &table, int seat) {
  GoAround around;
  for (std::size_t i = table.at; i < table.hand.size(); ++i) {
    const Event &event = table.hand[i];
    const auto *draw = std::get_if<Tsumo>(&event);
    const auto *call = std::get_if<Call>(&event);
    if ((draw != nullptr && draw->seat == seat) || (call != nullptr && call->seat == seat))
      break;
    const auto *accepted = std::get_if<RiichiAccepted>(&event);
    around.newRiichi = around.newRiichi || (accepted != nullptr && accepted->seat != seat);
    if (const auto *win = std::get_if<Hora>(&event)) {
      if (around.win == nullptr || win->info->winner == seat)
        around.win = &*win->info;
    }
  }
  return around;
}

class FlowPart : public FitPart {
 public:
  void next(const FitTable &table, const Event &event) override {
    if (table.at == 0)
      return;
    const auto *discard = std::get_if<Dahai>(&table.hand[table.at - 1]);
    const auto *win = std::get_if<Hora>(&event);
    if (discard == nullptr || (win != nullptr && win->info->from == discard->seat))
      return;
    const int seat = discard->seat;
    const Knowledge know(table.view(seat));
    const GoAround around = lookAhead(table, seat);
    addFlow(know, table, around);
    addRon(know, table, discard->tile.kind(), around);
  }

  void fit(FitOutput &out) override {
    const auto logisticModel = [&out](const SplitSamples &samples, const char *name, int features) {
      fitAndReport(samples, name, features, Link::Logistic, kRidge, out);
    };
    const int features = flowFeatureCount();
    logisticModel(m_tsumo, "kOthersTsumo", features);
    logisticModel(m_ron, "kOthersRon", features);
    logisticModel(m_riichi, "kNewRiichi", features);
    logisticModel(m_draw, "kExhaustiveDraw", features);
    fitAndReport(m_tsumoPoints, "kOthersTsumoPoints", features, Link::Log, kPointsRidge, out);
    fitAndReport(m_ronPoints, "kOthersRonPoints", features, Link::Log, kPointsRidge, out);
    logisticModel(m_ronChance, "kRonChance", ronFeatureCount());
  }

 private:
  static FlowState stateOf(const Knowledge &know) {
    const Board &board = know.board();
    const DiscardOrder order = discardOrder(board);
    FlowState state;
    state.tilesLeft = board.tilesLeft;
    state.ownRiichi = know.view().me().riichi != RiichiState::None;
    for (int other = 0; other < 4; ++other) {
      if (other == know.seat())
        continue;
      if (board.player(other).riichi != RiichiState::None)
        ++state.riichis;
      else
        state.tenpai += fittedTenpai(know, order, other);
    }
    return state;
  }

  void addFlow(const Knowledge &know, const FitTable &table, const GoAround &around) {
    const FlowState state = stateOf(know);
    m_features.clear();
    flowFeatures(state, m_features);
    const auto turn = std::min<std::size_t>(static_cast<std::size_t>(know.turn()) / 3, kOthersEnd.size() - 1);
    const double ends = std::max(kOthersEnd[turn], kEachTenpai * (state.riichis + state.tenpai));
    const bool others = around.win != nullptr && around.win->winner != know.seat();
    const bool tsumo = others && around.win->from < 0;
    const bool ron = others && around.win->from >= 0;
    const auto add = [&](SplitSamples &samples, double target, double before) {
      samples.of(table.match).add(m_features, target, before);
    };
    add(m_tsumo, tsumo ? 1 : 0, kShareOfTsumo * ends);
    add(m_ron, ron ? 1 : 0, (1 - kShareOfTsumo) * ends);
    const bool mayCome = state.riichis == 0 && know.turn() >= 3;
    add(m_riichi, around.newRiichi ? 1 : 0, mayCome ? kNewRiichiBefore : 0.01);
    const auto *last = std::get_if<Ryukyoku>(&table.hand.back());
    const bool drawn = last != nullptr && (last->info->type == DrawType::Exhaustive ||
                                           last->info->type == DrawType::NagashiMangan);
    add(m_draw, drawn ? 1 : 0, kUsualDraws);
    if (others && around.win->result.handPoints > 0)
      add(tsumo ? m_tsumoPoints : m_ronPoints, around.win->result.handPoints / kUnit, kUsualPoints / kUnit);
  }

  void addRon(const Knowledge &know, const FitTable &table, Kind discard, const GoAround &around) {
    const PlayerBoard &me = know.view().me();
    const bool riichi = me.riichi != RiichiState::None;
    const auto open = static_cast<int>(
        std::count_if(me.melds.begin(), me.melds.end(), [](const Meld &meld) { return meld.isOpen(); }));
    const bool won = around.win != nullptr && around.win->winner == know.seat() && around.win->from >= 0;
    const Kind last = riichi ? me.river[me.riichiTurn].tile.kind() : discard;
    for (Kind kind : ronKinds(table, know.seat())) {
      const OwnWait wait = ownWait(know, kind, last, riichi, open);
      m_features.clear();
      ronFeatures(wait, m_features);
      const double readily = !riichi ? kRonSilent : isYaochuu(kind) ? kRonRiichiOuter : kRonRiichi;
      m_ronChance.of(table.match)
          .add(m_features, won && around.win->winTile.kind() == kind ? 1 : 0,
               3 * readily * wait.left / std::max(1, wait.unseen));
    }
  }

  SplitSamples m_tsumo;
  SplitSamples m_ron;
  SplitSamples m_riichi;
  SplitSamples m_draw;
  SplitSamples m_tsumoPoints;
  SplitSamples m_ronPoints;
  SplitSamples m_ronChance;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitFlow() {
  return std::make_unique<FlowPart>();
}

}  // namespace janso::cli
