// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/winagain.h"

#include <algorithm>

#include "rules/legal/legal.h"
#include "rules/payment.h"

namespace janso {

namespace {

// The yaku tell of most circumstances, the board of those that a yakuman hides.
void setCircumstances(const Board &before, const HoraInfo &info, WinInput &input) {
  const auto has = [&info](YakuId id) { return info.result.has(id); };
  const PlayerBoard &player = before.player(info.winner);
  const bool accepted = player.riichi == RiichiState::Accepted;
  input.openRiichi = has(YakuId::OpenRiichi) || has(YakuId::DoubleOpenRiichi) || player.openRiichi;
  input.doubleRiichi =
      has(YakuId::DoubleRiichi) || has(YakuId::DoubleOpenRiichi) || (accepted && player.doubleRiichi);
  input.riichi = input.doubleRiichi || input.openRiichi || has(YakuId::Riichi) || accepted ||
                 !info.uraIndicators.empty();
  input.ippatsu = has(YakuId::Ippatsu) || (input.riichi && player.ippatsu);
  input.rinshan = has(YakuId::Rinshan) || has(YakuId::UupinKaihou) || (input.tsumo && before.rinshanDraw);
  input.haitei = has(YakuId::Haitei) || has(YakuId::IipinRaoyue);
  input.houtei = has(YakuId::Houtei);
  input.chankan = has(YakuId::Chankan) || has(YakuId::RyansouChankan);
  input.tenhou = has(YakuId::Tenhou);
  input.chiihou = has(YakuId::Chiihou);
  input.renhou = has(YakuId::Renhou);
  input.afterKan = has(YakuId::Kanburi);
  input.riichiTile = has(YakuId::TsubameGaeshi);
  input.kitaRon = !input.tsumo && before.phase == BoardPhase::AfterKita;
  input.fromRiichi = !input.tsumo && before.player(info.from).riichi == RiichiState::Accepted;
}

bool sameScore(const WinInput &input, const HoraInfo &info, const RuleSet &rules) {
  const ScoreOutcome again = scoreHand(input, rules);
  return again.result && again.result->han == info.result.han && again.result->fu == info.result.fu &&
         again.result->yakuman == info.result.yakuman && again.result->payments == info.result.payments &&
         again.result->stickPoints == info.result.stickPoints;
}

}  // namespace

std::optional<WinInput> winAgain(const Board &before, const HoraInfo &info) {
  const RuleSet &rules = before.rules();
  if (info.hand.size() > 13 || info.hand.size() + 3 * info.melds.size() != 13)
    return std::nullopt;
  WinInput input = unfinishedPaidWin(before, info.winner);
  for (Tile tile : info.hand) {
    if (!tile.isKnown())
      return std::nullopt;
    input.concealed.push_back(tile);
  }
  input.melds = info.melds;
  input.winTile = info.winTile;
  input.tsumo = info.from < 0;
  input.from = info.from;
  input.doraIndicators = info.doraIndicators;
  input.uraIndicators = info.uraIndicators;
  input.arisu = info.arisu;
  input.honba = info.result.honbaPoints > 0 ? before.honba : 0;
  input.kyotaku = info.result.stickPoints / kStick;
  setCircumstances(before, info, input);
  // Which kan was the last is the table's knowledge; liability tells.
  for (int last = -1; last < static_cast<int>(info.melds.size()); ++last) {
    input.lastKan = static_cast<std::int8_t>(last);
    if (sameScore(input, info, rules))
      return input;
  }
  return std::nullopt;
}

}  // namespace janso
