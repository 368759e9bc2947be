// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku for which kans or calls count tiles of their own, against every set of tiles that could come.
#include <QTest>
#include <array>
#include <functional>
#include <random>

#include "coach/yakudistance.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

RuleSet allOptionalYaku() {
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  return rules;
}

TileCounts unseenBy(const SeatView &view) {
  TileCounts unseen;
  const TileCounts visible = view.visibleCounts();
  for (Kind kind = 0; kind < kKinds; ++kind)
    unseen[kind] = static_cast<std::uint8_t>(4 - visible[kind]);
  return unseen;
}

// Whether any multiset of `n` unseen tiles does.
bool anyArrival(TileCounts &unseen, TileCounts &came, Kind from, int n,
                const std::function<bool(const TileCounts &)> &does) {
  if (n == 0)
    return does(came);
  bool found = false;
  for (Kind kind = from; kind < kKinds && !found; ++kind) {
    if (unseen[kind] == 0)
      continue;
    --unseen[kind];
    ++came[kind];
    found = anyArrival(unseen, came, kind, n - 1, does);
    --came[kind];
    ++unseen[kind];
  }
  return found;
}

// Whether groups and a pair can be laid out of the tiles so that `accept` takes them: how many are kans, and
// the sum of the ranks (of man; anything else makes it hopeless).
using Accept = std::function<bool(int kans, int ranks)>;
int worthOf(Kind kind, int n) {
  return kind < kSuitKinds ? n * rankOf(kind) : -1000;
}
bool canLay(TileCounts &tiles, int groups, Kind from, int kans, int ranks, const Accept &accept) {
  if (groups == 0) {
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (tiles[kind] >= 2 && accept(kans, ranks + worthOf(kind, 2)))
        return true;
    }
    return false;
  }
  for (Kind kind = from; kind < kKinds; ++kind) {
    for (const int n : {4, 3}) {
      if (tiles[kind] < n)
        continue;
      tiles[kind] = static_cast<std::uint8_t>(tiles[kind] - n);
      const bool can =
          canLay(tiles, groups - 1, kind, kans + (n == 4 ? 1 : 0), ranks + worthOf(kind, n), accept);
      tiles[kind] = static_cast<std::uint8_t>(tiles[kind] + n);
      if (can)
        return true;
    }
    if (kind >= kEast || rankOf(kind) > 7 || tiles[kind] == 0)
      continue;
    const Kind second = static_cast<Kind>(kind + 1);
    const Kind third = static_cast<Kind>(kind + 2);
    if (tiles[second] == 0 || tiles[third] == 0)
      continue;
    for (const Kind each : {kind, second, third})
      --tiles[each];
    const int worth = worthOf(kind, 1) + worthOf(second, 1) + worthOf(third, 1);
    const bool can = canLay(tiles, groups - 1, kind, kans, ranks + worth, accept);
    for (const Kind each : {kind, second, third})
      ++tiles[each];
    if (can)
      return true;
  }
  return false;
}

// The fewest tiles up to `most` that make `does` true; -1 = none.
int fewest(const SeatView &view, int most, const std::function<bool(const TileCounts &)> &does) {
  for (int n = 0; n <= most; ++n) {
    TileCounts unseen = unseenBy(view);
    TileCounts came;
    if (anyArrival(unseen, came, 0, n, does))
      return n;
  }
  return -1;
}

int upTo(int most, int distance) {
  return distance > most ? -1 : distance;
}

std::string kansDescribed(const SeatView &view) {
  std::string text = toMpsz(std::span<const Tile>(view.hand.begin(), view.hand.end()));
  for (const Meld &meld : view.me().melds)
    text += " (" + toMpsz(std::span<const Tile>(meld.tiles.begin(), meld.tiles.end())) + ")";
  return text;
}

// A hand of many triplets, with some melds of them.
TableView tripletHand(std::mt19937 &random, int melds, bool man, bool chi) {
  const auto below = [&random](int n) { return static_cast<int>(random() % static_cast<std::uint32_t>(n)); };
  TableView table(allOptionalYaku());
  TileCounts wall;
  wall.n.fill(4);
  --wall[kNorth];
  const auto text = [](Kind kind, int n) {
    const std::vector<Tile> tiles(static_cast<std::size_t>(n), Tile(kind));
    return toMpsz(std::span<const Tile>(tiles));
  };
  const auto any = [&] { return static_cast<Kind>(man ? 4 + below(5) : below(kKinds)); };
  for (int i = 0; i < melds; ++i) {
    Kind kind = any();
    while (wall[kind] < 4)
      kind = any();
    const int type = below(chi ? 4 : 3);
    if (type == 3 && kind < kEast && rankOf(kind) < 8 && wall[static_cast<Kind>(kind + 1)] > 0 &&
        wall[static_cast<Kind>(kind + 2)] > 0) {
      std::string run;
      for (Kind each = kind; each < kind + 3; ++each) {
        run += text(each, 1);
        --wall[each];
      }
      table.meld(0, MeldType::Chi, run, 3);
      continue;
    }
    const int n = type == 0 ? 4 : 3;
    wall[kind] = static_cast<std::uint8_t>(wall[kind] - n);
    table.meld(0, n == 4 ? (below(2) == 0 ? MeldType::Ankan : MeldType::Daiminkan) : MeldType::Pon,
               text(kind, n), 1);
  }
  std::string hand;
  int size = 13 - 3 * melds;
  while (size > 0) {
    const Kind kind = any();
    const int n = std::min({1 + below(4), size, int{wall[kind]}});
    if (n <= 0)
      continue;
    hand += text(kind, n);
    wall[kind] = static_cast<std::uint8_t>(wall[kind] - n);
    size -= n;
  }
  table.hand(hand, "");
  return table;
}

TileCounts together(const TileCounts &a, const TileCounts &b) {
  TileCounts sum = a;
  for (Kind kind = 0; kind < kKinds; ++kind)
    sum[kind] = static_cast<std::uint8_t>(sum[kind] + b[kind]);
  return sum;
}

}  // namespace

class TestYakuKans : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void kansAndRanks();
  void calledGroups();
  void rightAfterACall();
};

// Three and four kans, and a hundred ranks of man: every tile that makes a kan, also of a pon, is one more.
void TestYakuKans::kansAndRanks() {
  constexpr int kMost = 2;
  std::mt19937 random(5);
  int near = 0;
  for (int i = 0; i < 120; ++i) {
    const TableView table = tripletHand(random, i % 4, i % 2 == 1, true);
    const SeatView &view = table.view();
    const Melds &melds = view.me().melds;
    const TileCounts held = view.concealedCounts();
    const auto reaches = [&](const TileCounts &came, int wantedKans, int wantedRanks) {
      // Each choice of pons that become kans.
      std::vector<Kind> pons;
      int kans = 0;
      int ranks = 0;
      for (const Meld &meld : melds) {
        kans += meld.isKan() ? 1 : 0;
        for (const Tile tile : meld.tiles)
          ranks += worthOf(tile.kind(), 1);
        if (meld.type == MeldType::Pon)
          pons.push_back(meld.kind());
      }
      for (unsigned chosen = 0; chosen < 1U << pons.size(); ++chosen) {
        TileCounts tiles = together(held, came);
        int addedKans = 0;
        int addedRanks = 0;
        bool can = true;
        for (std::size_t p = 0; p < pons.size(); ++p) {
          if ((chosen >> p & 1U) == 0)
            continue;
          can = can && tiles[pons[p]] > 0;
          if (can)
            --tiles[pons[p]];
          ++addedKans;
          addedRanks += worthOf(pons[p], 1);
        }
        const Accept accept = [&](int k, int r) {
          return wantedRanks > 0 ? r + ranks + addedRanks >= wantedRanks : k + kans + addedKans == wantedKans;
        };
        if (can && canLay(tiles, 4 - static_cast<int>(melds.size()), 0, 0, 0, accept))
          return true;
      }
      return false;
    };
    const auto check = [&](YakuId id, int kans, int ranks) {
      const int least =
          fewest(view, kMost, [&](const TileCounts &came) { return reaches(came, kans, ranks); });
      const YakuAnswer answer = yakuAnswer(view, id);
      near += least > 0 ? 1 : 0;
      QVERIFY2(upTo(kMost, answer.distance) == least,
               (std::string(yakuKey(id)) + " " + kansDescribed(view) + ": " +
                std::to_string(answer.distance) + " not " + std::to_string(least))
                   .c_str());
    };
    check(YakuId::Sankantsu, 3, 0);
    check(YakuId::Suukantsu, 4, 0);
    check(YakuId::HyakumanGoku, 0, 100);
  }
  QVERIFY(near > 20);
}

// Every group called: each needs a tile that comes, and so does the pair, last.
void TestYakuKans::calledGroups() {
  constexpr int kMost = 4;
  std::mt19937 random(6);
  int near = 0;
  for (int i = 0; i < 40; ++i) {
    const TableView table = tripletHand(random, 2 + i % 3, i % 2 == 1, true);
    const SeatView &view = table.view();
    const Melds &melds = view.me().melds;
    const bool open = std::all_of(melds.begin(), melds.end(), [](const Meld &meld) { return meld.isOpen(); });
    const TileCounts held = view.concealedCounts();
    const YakuAnswer answer = yakuAnswer(view, YakuId::KinkeiDokuritsu);
    if (!open) {
      QCOMPARE(answer.why, YakuObstacle::MeldUnfit);
      continue;
    }
    constexpr Kind kSou1 = 18;
    // Claims a tile of `came` for each group; the rest of both is there for the others.
    const std::function<bool(TileCounts &, TileCounts &, int)> claims =
        [&](TileCounts &tiles, TileCounts &came, int groups) -> bool {
      if (groups == 0)
        return came[kSou1] > 0 && tiles[kSou1] + came[kSou1] >= 2;
      const auto take = [&](Kind kind) {
        TileCounts &from = tiles[kind] > 0 ? tiles : came;
        if (from[kind] == 0)
          return false;
        --from[kind];
        return true;
      };
      for (Kind called = 0; called < kKinds; ++called) {
        if (came[called] == 0)
          continue;
        for (int low = called - 2; low <= called + 1; ++low) {
          const bool pon = low == called + 1;
          if (!pon && (low < 0 || low / 9 != called / 9 || called >= kEast || low % 9 > 6))
            continue;
          TileCounts heldLeft = tiles;
          TileCounts cameLeft = came;
          std::swap(heldLeft, tiles);
          std::swap(cameLeft, came);
          --came[called];
          bool fits = true;
          for (int tile = pon ? 1 : 0; tile < 3; ++tile) {
            const Kind kind = static_cast<Kind>(pon ? called : low + tile);
            if (pon || kind != called)
              fits = fits && take(kind);
          }
          fits = fits && claims(tiles, came, groups - 1);
          std::swap(heldLeft, tiles);
          std::swap(cameLeft, came);
          if (fits)
            return true;
        }
      }
      return false;
    };
    const int least = fewest(view, kMost, [&](const TileCounts &came) {
      TileCounts tiles = held;
      TileCounts arrived = came;
      return claims(tiles, arrived, 4 - static_cast<int>(melds.size()));
    });
    near += least > 0 ? 1 : 0;
    QVERIFY2(upTo(kMost, answer.distance) == least,
             (kansDescribed(view) + ": " + std::to_string(answer.distance) + " not " + std::to_string(least))
                 .c_str());
  }
  QVERIFY(near > 10);
}

// Before the next draw a tile must go, and none may be laid down as a kan: what is lacked then is what the
// best discard leaves, swap calls left out.
void TestYakuKans::rightAfterACall() {
  constexpr std::array kAsked{YakuId::Sankantsu, YakuId::Suukantsu, YakuId::HyakumanGoku, YakuId::Toitoi,
                              YakuId::Tanyao,    YakuId::Chinitsu,  YakuId::Ittsuu};
  std::mt19937 random(7);
  int fartherThanTiles = 0;
  int called = 0;
  for (int i = 0; i < 200; ++i) {
    TableView table = tripletHand(random, i % 3, i % 2 == 1, true);
    const TileCounts unseen = unseenBy(table.view());
    const Decision asked = [&] {
      for (Kind kind = 0; kind < kKinds; ++kind) {
        const Tile tile(kind);
        if (unseen[kind] == 0)
          continue;
        TableView discarded = table;
        discarded.discarded(3, toMpsz(std::span<const Tile>(&tile, 1)));
        Decision decision;
        decision.seat = 0;
        if (decisionOf(discarded.view(), decision) &&
            std::ranges::any_of(decision.legal, [&](const Action &action) {
              return action.type == ActionType::Chi || (i % 4 != 0 && action.type == ActionType::Pon);
            })) {
          table = discarded;
          return decision;
        }
      }
      return Decision{};
    }();
    for (const Action &action : asked.legal) {
      if (action.type != ActionType::Chi && action.type != ActionType::Pon)
        continue;
      SeatView after = table.view();
      after.apply(Call{0, meldOf(action, after.board.turn)});
      ++called;
      for (const YakuId id : kAsked) {
        int least = -1;
        for (const Tile tile : after.hand) {
          if (after.board.kuikae.has(tile.kind()))
            continue;
          SeatView left = after;
          left.apply(Dahai{.seat = 0, .tile = tile, .tsumogiri = false});
          const int distance = yakuAnswer(left, id).distance;
          least = distance < 0 ? least : least < 0 ? distance : std::min(least, distance);
        }
        QVERIFY2(yakuAnswer(after, id).distance == least,
                 (std::string(yakuKey(id)) + " " + kansDescribed(after) + ": " +
                  std::to_string(yakuAnswer(after, id).distance) + " not " + std::to_string(least))
                     .c_str());
        SeatView drawn = after;
        drawn.drawn = after.hand.back();
        drawn.hand.pop_back();
        fartherThanTiles += yakuAnswer(drawn, id).distance < least ? 1 : 0;
      }
    }
  }
  QVERIFY(called > 100);
  QVERIFY(fartherThanTiles > 10);
}

JANSO_TEST(TestYakuKans);
#include "tst_yakukans.moc"
