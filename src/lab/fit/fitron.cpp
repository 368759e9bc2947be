// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Fits how often the others discard a player's winning tile in the go-around after that player's discard.
#include <algorithm>

#include "bots/reading/figures.h"
#include "bots/reading/knowledge.h"
#include "bots/reading/ronchance.h"
#include "lab/fit/fitparts.h"

namespace janso::cli {
namespace {

constexpr double kRonRidge = 10;

// The own win off somebody between an own discard and the next own draw or call; nullptr without one.
const HoraInfo *ownRon(const FitTable &table, int seat) {
  const HoraInfo *win = nullptr;
  for (std::size_t i = table.at; i < table.hand.size(); ++i) {
    const Event &event = table.hand[i];
    const auto *draw = std::get_if<Tsumo>(&event);
    const auto *call = std::get_if<Call>(&event);
    if ((draw != nullptr && draw->seat == seat) || (call != nullptr && call->seat == seat))
      break;
    const auto *hora = std::get_if<Hora>(&event);
    if (hora != nullptr && hora->info->winner == seat && hora->info->from >= 0)
      win = &*hora->info;
  }
  return win;
}

class RonPart : public FitPart {
 public:
  void next(const FitTable &table, const Event &event) override {
    if (table.at == 0)
      return;
    const auto *discard = std::get_if<Dahai>(&table.hand[table.at - 1]);
    const auto *win = std::get_if<Hora>(&event);
    if (discard == nullptr || (win != nullptr && win->info->from == discard->seat))
      return;
    const Knowledge know(table.view(discard->seat));
    add(know, table, discard->tile.kind());
  }

  void fit(FitOutput &out) override {
    fitAndReport(m_samples, "kRonChance", ronFeatureCount(out.players), Link::Logistic, kRonRidge, out);
  }

 private:
  void add(const Knowledge &know, const FitTable &table, Kind discard) {
    const PlayerBoard &me = know.view().me();
    const bool riichi = me.riichi != RiichiState::None;
    const auto open = static_cast<int>(
        std::count_if(me.melds.begin(), me.melds.end(), [](const Meld &meld) { return meld.isOpen(); }));
    const HoraInfo *won = ownRon(table, know.seat());
    const Kind last = riichi ? me.pond[me.riichiTurn].tile.kind() : discard;
    for (Kind kind : ronKinds(table, know.seat())) {
      const OwnWait wait = ownWait(know, kind, last, riichi, open);
      m_features.clear();
      ronFeatures(wait, m_features);
      m_samples.of(table.match)
          .add(m_features, won != nullptr && won->winTile.kind() == kind ? 1 : 0,
               (table.seats() - 1) * kRonReadiness.of(kind, riichi) * wait.left / std::max(1, wait.unseen));
    }
  }

  SplitSamples m_samples;
  FeatureList m_features;
};

}  // namespace

std::unique_ptr<FitPart> fitRon() {
  return std::make_unique<RonPart>();
}

}  // namespace janso::cli
