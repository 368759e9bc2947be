// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/yakuholding.h"

#include <bit>

#include "rules/legal/legal.h"
#include "rules/reading.h"

namespace janso {

namespace {

constexpr ExtraSet kOwnOptions = extraSet({YakuId::NorthYakuhai, YakuId::OpenRiichi, YakuId::DoubleOpenRiichi,
                                           YakuId::OpenRiichiDealIn, YakuId::PaaRenchan, YakuId::Renhou});

ExtraSet extraHolding(const Reading &reading) {
  ExtraSet holding = 0;
  for (ExtraSet left = reading.win->rules.optionalYaku | kOwnOptions; left != 0; left &= left - 1) {
    const auto row = static_cast<std::size_t>(std::countr_zero(left));
    if (row < extraTable().size() && extraTable()[row].holds(reading))
      holding |= left & (~left + 1);
  }
  return holding;
}

YakuSet standardHolding(const Reading &reading) {
  YakuSet holding = yakuHolding(YakuScope::Hand, reading) | yakuHolding(YakuScope::Division, reading) |
                    yakuHolding(YakuScope::Wait, reading);
  if (reading.form == HandForm::Kokushi)
    holding &= ~yakuBit(YakuId::Honroutou);
  if (reading.win->rules.chuurenManOnly && reading.win->win >= kSuitKinds)
    holding &= ~yakuSet({YakuId::ChuurenPoutou, YakuId::JunseiChuuren});
  if (!reading.win->rules.tenhouChiihou)
    holding &= ~yakuSet({YakuId::Tenhou, YakuId::Chiihou});
  return holding;
}

// The win of a waiting hand on `kind`, without any luck.
WinInput plainWin(const WaitingHand &hand, Kind kind, bool tsumo) {
  const SeatView &view = hand.view;
  WinInput input = unfinishedWin(view.board, view.seat);
  for (Kind held = 0; held < kKinds; ++held) {
    for (int i = 0; i < hand.concealed[held]; ++i)
      input.concealed.push_back(Tile(held));
  }
  input.melds = view.me().melds;
  input.winTile = Tile(kind);
  input.tsumo = tsumo;
  input.from = static_cast<std::int8_t>(tsumo ? -1 : view.board.nextSeat(view.seat));
  return input;
}

bool optionPlayed(YakuId id, const RuleSet &rules) {
  switch (id) {
    case YakuId::Kita:
      return rules.players == 3 && rules.kita;
    case YakuId::Arisu:
      return rules.arisu != Arisu::None && rules.arisuReward == ArisuReward::Han;
    case YakuId::NorthYakuhai:
      return rules.players == 3 && rules.northYaku == NorthYaku::Yakuhai;
    case YakuId::OpenRiichi:
    case YakuId::DoubleOpenRiichi:
      return rules.openRiichi;
    case YakuId::OpenRiichiDealIn:
      return rules.openRiichi && rules.openRiichiDealInYakuman;
    case YakuId::PaaRenchan:
      return rules.paaRenchan > 0;
    default:
      return true;
  }
}

}  // namespace

HandYaku holdingOf(const WinInput &input, const RuleSet &rules) {
  const WinFacts facts(input, rules);
  HandYaku all;
  forEachReading(
      facts, [](const Reading &) {},
      [&all](const Reading &reading) {
        all.standard |= standardHolding(reading);
        all.extra |= extraHolding(reading);
        return true;
      });
  if (isPuutaa(facts)) {
    Reading reading(facts);
    reading.form = HandForm::Puutaa;
    all.extra |= extraHolding(reading) & extraSet({YakuId::ShiisanPuutaa, YakuId::ShiisuuPuutaa});
  }
  return all;
}

bool holds(const HandYaku &yaku, YakuId id) {
  if (id < YakuId::Dora && (yaku.standard & yakuBit(id)) != 0)
    return true;
  return (id == YakuId::Renhou || id > YakuId::Arisu) && (yaku.extra & extraBit(id)) != 0;
}

bool isPlayed(YakuId id, const RuleSet &rules) {
  if (isOptional(id))
    return (rules.optionalYaku & optionalYakuBit(id)) != 0;
  switch (id) {
    case YakuId::Ippatsu:
      return rules.ippatsu;
    case YakuId::Tenhou:
    case YakuId::Chiihou:
      return rules.tenhouChiihou;
    case YakuId::Renhou:
      return rules.renhou != Renhou::None;
    case YakuId::Dora:
      return rules.dora;
    case YakuId::UraDora:
      return rules.uraDora;
    case YakuId::AkaDora:
      return rules.redFives[0] + rules.redFives[1] + rules.redFives[2] > 0;
    default:
      return optionPlayed(id, rules);
  }
}

WinInput drawnWinOf(const SeatView &view) {
  const TileCounts counts = view.concealedCounts();
  return winInputOf(heldBy(view, counts), -1, view.drawn);
}

WaitYaku yakuOfWaits(const WaitingHand &hand, KindSet waits) {
  WaitYaku yaku;
  bool first = true;
  for (const Kind kind : waits) {
    for (const bool tsumo : {true, false}) {
      const HandYaku here = holdingOf(plainWin(hand, kind, tsumo), hand.view.rules());
      yaku.any.standard |= here.standard;
      yaku.any.extra |= here.extra;
      yaku.all.standard = first ? here.standard : yaku.all.standard & here.standard;
      yaku.all.extra = first ? here.extra : yaku.all.extra & here.extra;
      first = false;
    }
  }
  return yaku;
}

KindSet waitsWith(const WaitingHand &hand, KindSet waits, YakuId id) {
  KindSet with;
  for (const Kind kind : waits) {
    for (const bool tsumo : {true, false}) {
      if (holds(holdingOf(plainWin(hand, kind, tsumo), hand.view.rules()), id))
        with.add(kind);
    }
  }
  return with;
}

}  // namespace janso
