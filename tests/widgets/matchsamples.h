// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A whole match for the tests of its end page: hands whose scores follow from each other.
#pragma once

#include <functional>
#include <vector>

#include "widgets/handsamples.h"

namespace janso::test {

struct MatchSample {
  MatchInfo info;
  MatchResult result;
  std::vector<HandEnd> hands;
  std::array<QString, 4> names{QStringLiteral("Ren"), QStringLiteral("Aiko"), QStringLiteral("Mei"),
                               QStringLiteral("Sora")};

  explicit MatchSample(const RuleSet &rules = tenhou()) {
    info.rules = rules;
    info.wallCommitment = "a3c1f09be2d4475861c0b7de9f1a2234556677889900aabbccddeeff00112233";
    result.wallSeed = "00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f";
    result.scores.fill(rules.startingPoints);
  }

  // Plays one hand on from the scores so far.
  void play(int bakaze, int dealer, int honba, const std::vector<int> &riichi,
            const std::function<void(HandSample &)> &finish) {
    HandSample hand(dealer);
    hand.rules = info.rules;
    Board &before = hand.end.before;
    before.bakaze = static_cast<std::uint8_t>(bakaze);
    before.scores = result.scores;
    const int sticks = hands.empty() ? 0 : hands.back().after.kyotaku;
    for (const int seat : riichi) {
      hand.riichi(seat);
      before.scores[static_cast<std::size_t>(seat)] -= 1000;
    }
    hand.counters(honba, sticks + static_cast<int>(riichi.size()));
    finish(hand);
    hands.push_back(hand.end);
    result.scores = hand.end.after.scores;
  }

  // Places and final points by the ruleset, shared places as it says.
  void finish() {
    const std::size_t seats = info.rules.players;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      int better = 0;
      int equal = 0;
      int earlier = 0;
      for (std::size_t other = 0; other < seats; ++other) {
        better += result.scores[other] > result.scores[seat] ? 1 : 0;
        equal += result.scores[other] == result.scores[seat] ? 1 : 0;
        earlier += other < seat && result.scores[other] == result.scores[seat] ? 1 : 0;
      }
      const bool shared = info.rules.tieBreak == TieBreak::Shared;
      const int place = 1 + better + (shared ? 0 : earlier);
      const int sharers = shared ? equal : 1;
      std::int32_t bonus = place == 1 ? info.rules.oka : 0;
      for (int i = 0; i < sharers; ++i)
        bonus += info.rules.uma[static_cast<std::size_t>(place - 1 + i)];
      result.place[seat] = static_cast<std::int8_t>(place);
      result.placement[seat] = bonus / sharers;
      result.finalPoints[seat] = result.scores[seat] - info.rules.returnPoints + bonus / sharers;
    }
  }
};

inline MatchSample eastMatch() {
  MatchSample match;
  match.play(0, 0, 0, {2}, [](HandSample &hand) {
    WinInput input;
    input.riichi = true;
    hand.win(input, "234m456p678p55s67s", "8s", 2, 3, "1z", "9m");
  });
  match.play(0, 1, 0, {1}, [](HandSample &hand) {
    RyukyokuInfo info = drawOf(DrawType::Exhaustive);
    info.tenpai = {false, true, true, false};
    info.hands[1] = handOf<HandTiles>("234m456p678p5567s");
    info.hands[2] = handOf<HandTiles>("1133m5588p22s44z7z");
    info.deltas = {-1500, 1500, 1500, -1500};
    hand.draw(info, true);
  });
  match.play(0, 1, 1, {1}, [](HandSample &hand) {
    WinInput input;
    input.riichi = true;
    hand.win(input, "345m123678p99p46s", "0s", 1, -1, "5p3m", "1p2z");
  });
  match.play(0, 1, 2, {2}, [](HandSample &hand) {
    WinInput riichi;
    riichi.riichi = true;
    hand.win(riichi, "234m456p678p55s67s", "8s", 2, 1, "1z", "9m");
    WinInput open;
    open.melds = {group(MeldType::Pon, "666z", 1)};
    hand.win(open, "123m789p6799s", "8s", 3, 1, "1z");
  });
  match.play(0, 2, 0, {}, [](HandSample &hand) {
    RyukyokuInfo info = drawOf(DrawType::Kyuushu);
    info.declarer = 3;
    info.hands[3] = handOf<HandTiles>("19m19p19s1234z258p2s");
    hand.draw(info, true);
  });
  match.play(0, 2, 1, {}, [](HandSample &hand) { hand.win({}, "1133m5588p22s44z7z", "7z", 0, 2, "1s"); });
  match.play(0, 3, 0, {}, [](HandSample &hand) {
    WinInput input;
    input.melds = {chi("345m", "3m", 1), group(MeldType::Kakan, "7777z", 0)};
    hand.win(input, "22p45667s", "8s", 2, 3, "1z");
  });
  match.finish();
  return match;
}

}  // namespace janso::test
