// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Counts what happens to a hand besides its own progress: other players declare riichi or win, tiles deal in.
#include <algorithm>
#include <array>

#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/waitscene.h"
#include "bots/tuning.h"
#include "lab/fit/fitparts.h"
#include "rules/shanten.h"

namespace janso::cli {
namespace {

constexpr int kFarShanten = 2;  // a hand so far from ready has given up under a riichi
constexpr std::size_t kTurns = 18;

// How often something came of the chances of each bin.
class Rates {
 public:
  explicit Rates(std::size_t bins) : m_fitted(bins), m_heldOut(bins) {}

  // `chances`: so many at once, any of which may have come.
  void add(const FitMatch &match, std::size_t bin, bool came, double chances = 1) {
    Count &count = (match.heldOut ? m_heldOut : m_fitted)[bin];
    count.rows += 1;
    count.chances += chances;
    count.came += came ? 1 : 0;
  }

  // Writes them, and how well they foretell those kept apart beside the ones set by hand.
  void write(std::string_view name, std::span<const double> before, FitOutput &out) const {
    std::vector<double> rates;
    for (const Count &count : m_fitted)
      rates.push_back(count.chances > 0 ? count.came / count.chances : 0);
    const std::string text = std::to_string(rowsOf(m_fitted)) + " samples, " +
                             std::to_string(rowsOf(m_heldOut)) +
                             " held out: " + lossesText(lossWith(rates), lossWith(before));
    out.report << QString::fromStdString(std::string(name) + ": " + text) << '\n';
    out.table(name, text, rates);
  }

 private:
  struct Count {
    double rows = 0;
    double chances = 0;
    double came = 0;
  };

  static std::int64_t rowsOf(const std::vector<Count> &counts) {
    double rows = 0;
    for (const Count &count : counts)
      rows += count.rows;
    return static_cast<std::int64_t>(rows);
  }

  // Mean of a row; in a bin all are taken to have the same chances.
  double lossWith(std::span<const double> rates) const {
    double loss = 0;
    for (std::size_t bin = 0; bin < rates.size(); ++bin) {
      const Count &count = m_heldOut[bin];
      if (count.rows > 0)
        loss += count.rows *
                lossOf(count.came / count.rows, rates[bin] * count.chances / count.rows, Link::Logistic);
    }
    return loss / static_cast<double>(std::max<std::int64_t>(1, rowsOf(m_heldOut)));
  }

  std::vector<Count> m_fitted;
  std::vector<Count> m_heldOut;
};

// What comes between an own discard and the next own turn.
struct GoAround {
  bool riichi = false;  // of another
  bool ended = false;   // by a win of another that is not off the own seat
};

GoAround goAroundAfter(const FitTable &table, int seat) {
  GoAround seen;
  for (std::size_t i = table.at + 1; i < table.hand.size(); ++i) {
    const Event &event = table.hand[i];
    const auto *draw = std::get_if<Tsumo>(&event);
    const auto *call = std::get_if<Call>(&event);
    if ((draw != nullptr && draw->seat == seat) || (call != nullptr && call->seat == seat))
      break;
    if (const auto *riichi = std::get_if<Riichi>(&event))
      seen.riichi = seen.riichi || riichi->seat != seat;
    if (const auto *win = std::get_if<Hora>(&event))
      seen.ended = seen.ended || (win->info->winner != seat && win->info->from != seat);
  }
  return seen;
}

class FlowPart : public FitPart {
 public:
  void turn(const FitTable &table, int seat) override {
    if (othersInRiichi(table, seat) != 1 || table.board().player(seat).riichi != RiichiState::None)
      return;
    int riichi = 0;
    while (riichi == seat || table.board().player(riichi).riichi == RiichiState::None)
      ++riichi;
    const Knowledge know(table.view(seat));
    const KindSet safe = safeKinds(table.board(), discardOrder(table.board()), riichi);
    const KindSet ron = ronKinds(table, riichi);
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const int left = know.left(kind);
      m_safe.add(safe.has(kind) ? 1 : 0, left);
      if (left == 0 || safe.has(kind))
        continue;
      if (isHonor(kind))
        m_honor.add(table.match, 0, ron.has(kind), left / 3.0);
      else
        m_rank.add(table.match, static_cast<std::size_t>(std::min(rankOf(kind), 10 - rankOf(kind)) - 1),
                   ron.has(kind));
    }
  }

  void next(const FitTable &table, const Event &event) override {
    if (const auto *discard = std::get_if<Dahai>(&event))
      discarded(table, *discard);
    else if (const auto *win = std::get_if<Hora>(&event))
      won(table, *win->info);
    else if (const auto *draw = std::get_if<Ryukyoku>(&event))
      drawn(table, *draw->info);
  }

  void fit(FitOutput &out) override {
    const FlowFigures before;
    const StakesFigures wins;
    m_newRiichi.write("kFlowNewRiichi", before.newRiichi, out);
    m_calmEnd.write("kFlowCalmEnd", before.calmEnd, out);
    m_eachTenpai.write("kFlowEachTenpai", std::array{Tuning().eachTenpai}, out);
    m_rank.write("kFlowRiskByRank", before.riskByRank, out);
    m_honor.write("kFlowRiskHonor", std::array{before.riskHonor}, out);
    m_foldRisk.write("kFlowFoldRisk", std::array{before.foldRiskUnder}, out);
    m_tsumo.write("kFlowTsumo", std::array{kUsualWins.shareOfTsumo}, out);
    m_dealerTenpai.write("kFlowTenpaiAtDraw", std::array{wins.usualDealerTenpai}, out);
    out.means("kFlowSafe", std::array{m_safe.value()}, std::array{before.safeUnder});
    out.means("kFlowLoss", std::array{m_loss.value()}, std::array{before.lossUnder});
    out.means("kFlowWins", std::array{m_win.value(), m_dealerWin.value() / std::max(1.0, m_win.value())},
              std::array{wins.usualWin, wins.usualWinDealer});
  }

 private:
  static int othersInRiichi(const FitTable &table, int seat) {
    int riichis = 0;
    for (int other = 0; other < table.seats(); ++other)
      riichis += other != seat && table.board().player(other).riichi != RiichiState::None ? 1 : 0;
    return riichis;
  }

  void discarded(const FitTable &table, const Dahai &discard) {
    const PlayerBoard &player = table.board().player(discard.seat);
    if (player.riichi != RiichiState::None)
      return;
    const int riichis = othersInRiichi(table, discard.seat);
    const GoAround seen = goAroundAfter(table, discard.seat);
    if (riichis == 0) {
      const std::size_t turn = std::min(player.pond.size(), kTurns - 1);
      m_newRiichi.add(table.match, turn, seen.riichi);
      m_calmEnd.add(table.match, turn, seen.ended);
    }
    int tenpai = 0;
    for (int other = 0; other < table.seats(); ++other)
      tenpai += other != discard.seat && !table.view(other).waits.empty() ? 1 : 0;
    if (tenpai > 0)
      m_eachTenpai.add(table.match, 0, seen.ended, tenpai);
    const SeatView &view = table.view(discard.seat);
    if (riichis == 1 && shanten(view.concealedCounts(), static_cast<int>(player.melds.size())) >= kFarShanten)
      m_foldRisk.add(table.match, 0, dealsIn(table, discard.seat));
  }

  static bool dealsIn(const FitTable &table, int seat) {
    const auto *win =
        table.at + 1 < table.hand.size() ? std::get_if<Hora>(&table.hand[table.at + 1]) : nullptr;
    return win != nullptr && win->info->from == seat;
  }

  void won(const FitTable &table, const HoraInfo &win) {
    m_tsumo.add(table.match, 0, win.from < 0);
    if (win.from < 0)
      return;
    const bool dealer = table.board().dealer == win.winner;
    (dealer ? m_dealerWin : m_win).add(win.result.handPoints);
    if (table.board().player(win.winner).riichi != RiichiState::None)
      m_loss.add(win.result.handPoints);
  }

  void drawn(const FitTable &table, const RyukyokuInfo &draw) {
    if (draw.type == DrawType::Exhaustive)
      m_dealerTenpai.add(table.match, 0, draw.tenpai[static_cast<std::size_t>(table.board().dealer)]);
  }

  Rates m_newRiichi{kTurns};
  Rates m_calmEnd{kTurns};
  Rates m_eachTenpai{1};
  Rates m_rank{5};
  Rates m_honor{1};
  Rates m_foldRisk{1};
  Rates m_tsumo{1};
  Rates m_dealerTenpai{1};
  FitMean m_safe;
  FitMean m_loss;
  FitMean m_win;
  FitMean m_dealerWin;
};

}  // namespace

std::unique_ptr<FitPart> fitFlow() {
  return std::make_unique<FlowPart>();
}

}  // namespace janso::cli
