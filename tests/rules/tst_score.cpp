// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whole scores: the published examples, the choice among readings, and what must hold for any hand.
#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <new>
#include <numeric>
#include <random>
#include <set>

#include "rules/reading.h"
#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;

namespace {

std::size_t g_allocations = 0;

}  // namespace

// Every allocation of this program is counted, so that a test can prove there was none. Both forms of new,
// because what either of them gives comes back to the same delete: a sanitizer that owned one of the two
// would call that a mismatch.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept {
  ++g_allocations;
  return std::malloc(size);
}
void *operator new(std::size_t size) {
  void *memory = operator new(size, std::nothrow);
  if (memory == nullptr)
    throw std::bad_alloc();
  return memory;
}
void operator delete(void *memory) noexcept {
  std::free(memory);
}
void operator delete(void *memory, std::size_t) noexcept {
  std::free(memory);
}

namespace {

struct ScoreRow {
  const char *name;
  const char *hand;
  const char *yaku;
  const char *value;
  const char *deltas;
};

const ScoreRow kExamples[] = {
    {"closed straight by self-draw, East", "234m55p12345678s +9s tsumo riichi seat=E @ema_2016",
     "riichi 1, menzen_tsumo 1, pinfu 1, ittsuu 2", "mangan 5 han 20 fu", "12000 -4000 -4000 -4000"},
    {"closed straight by self-draw, South", "234m55p12345678s +9s tsumo riichi @ema_2016",
     "riichi 1, menzen_tsumo 1, pinfu 1, ittsuu 2", "mangan 5 han 20 fu", "-4000 8000 -2000 -2000"},
    {"closed straight by ron, East", "234m55p12345678s +9s riichi seat=E @ema_2016",
     "riichi 1, pinfu 1, ittsuu 2", "4 han 30 fu", "11600 0 0 -11600"},
    {"closed straight by ron, South", "234m55p12345678s +9s riichi @ema_2016", "riichi 1, pinfu 1, ittsuu 2",
     "4 han 30 fu", "0 7700 0 -7700"},
    {"open straight with one dora, East", "55p12345678s c234m +9s dora=6s seat=E @ema_2016",
     "ittsuu 1, dora 1", "2 han 30 fu", "2900 0 0 -2900"},
    {"open straight with one dora, South", "55p12345678s c234m +9s dora=6s @ema_2016", "ittsuu 1, dora 1",
     "2 han 30 fu", "0 2000 0 -2000"},
    {"four concealed triplets by self-draw, East", "222m444p666s88s55m +8s tsumo seat=E @ema_2016",
     "suuankou x1", "1 yakuman", "48000 -16000 -16000 -16000"},
    {"four concealed triplets by self-draw, South", "222m444p666s88s55m +8s tsumo @ema_2016", "suuankou x1",
     "1 yakuman", "-16000 32000 -8000 -8000"},
    {"the same by ron, East", "222m444p666s88s55m +8s dora=3p seat=E @ema_2016",
     "tanyao 1, toitoi 2, sanankou 2, dora 3", "baiman 8 han 50 fu", "24000 0 0 -24000"},
    {"the same by ron, South", "222m444p666s88s55m +8s dora=3p @ema_2016",
     "tanyao 1, toitoi 2, sanankou 2, dora 3", "baiman 8 han 50 fu", "0 16000 0 -16000"},
    {"seven pairs after riichi, East", "22m50m33p77p66s88s4s +4s tsumo riichi ippatsu seat=E",
     "riichi 1, ippatsu 1, menzen_tsumo 1, tanyao 1, chiitoitsu 2, akadora 1", "haneman 7 han 25 fu",
     "18000 -6000 -6000 -6000"},
    {"seven pairs after riichi, South", "22m50m33p77p66s88s4s +4s tsumo riichi ippatsu",
     "riichi 1, ippatsu 1, menzen_tsumo 1, tanyao 1, chiitoitsu 2, akadora 1", "haneman 7 han 25 fu",
     "-6000 12000 -3000 -3000"},
    {"seven pairs with a dragon pair, East", "22m50m33p77p66s77z4s +4s seat=E", "chiitoitsu 2, akadora 1",
     "3 han 25 fu", "4800 0 0 -4800"},
    {"seven pairs with a dragon pair, South", "22m50m33p77p66s77z4s +4s", "chiitoitsu 2, akadora 1",
     "3 han 25 fu", "0 3200 0 -3200"},
    {"two double runs and not seven pairs, East", "223344m667788p7z +7z tsumo seat=E @ema_2016",
     "menzen_tsumo 1, ryanpeikou 3", "4 han 30 fu", "11700 -3900 -3900 -3900"},
    {"two double runs and not seven pairs, South", "223344m667788p7z +7z tsumo @ema_2016",
     "menzen_tsumo 1, ryanpeikou 3", "4 han 30 fu", "-3900 7900 -2000 -2000"},
    {"half flush on a wind by ron", "123s99s33z c789s p111z +3z dora=6s seat=E @ema_2016",
     "seat_wind 1, round_wind 1, chanta 1, honitsu 2, dora 1", "haneman 6 han 30 fu", "18000 0 0 -18000"},
    {"the edge wait is chosen for its fu", "12356789p11p444z +7p tsumo @ema_2016",
     "menzen_tsumo 1, honitsu 3", "mangan 4 han 40 fu", "-4000 8000 -2000 -2000"},

    {"one han forty fu, dealer by self-draw", "999m567m345p11z68s +7s tsumo seat=E", "menzen_tsumo 1",
     "1 han 40 fu", "2100 -700 -700 -700"},
    {"one han forty fu, dealer by ron", "234m567m345p99s68s +7s riichi seat=E", "riichi 1", "1 han 40 fu",
     "2000 0 0 -2000"},
    {"one han thirty fu, self-draw", "567m345p99s67s p555z +8s tsumo", "haku 1", "1 han 30 fu",
     "-500 1100 -300 -300"},
    {"four han thirty fu, rounded up", "234m55p12345678s +9s riichi @kiriage=true",
     "riichi 1, pinfu 1, ittsuu 2", "mangan 4 han 30 fu", "0 8000 0 -8000"},
};

const ScoreRow kChoices[] = {
    {"more points first: triplets before runs", "111222333m11z99p +9p", "toitoi 2, sanankou 2",
     "mangan 4 han 60 fu", "0 8000 0 -8000"},
    {"more points first: runs before triplets", "11122233m789p99p +3m", "iipeikou 1, junchan 3",
     "mangan 4 han 40 fu", "0 8000 0 -8000"},
    {"the wait that keeps pinfu", "234m567m99s23345p +4p", "pinfu 1", "1 han 30 fu", "0 1000 0 -1000"},
    {"the wait with more fu when pinfu does not count by self-draw",
     "234m567m99s23345p +4p tsumo @pinfu_tsumo=false", "menzen_tsumo 1", "1 han 30 fu",
     "-500 1100 -300 -300"},
    {"ron into the run keeps the triplet concealed", "333m555p99s44456s +4s", "sanankou 2", "2 han 50 fu",
     "0 3200 0 -3200"},
    {"equal pay: more han", "2233m2255p4466s8s +8s tsumo", "menzen_tsumo 1, tanyao 1, chiitoitsu 2",
     "4 han 25 fu", "-3200 6400 -1600 -1600"},
    {"more yaku beside a limit", "112233m112233p9s +9s dora=8s", "junchan 3, ryanpeikou 3, dora 2",
     "baiman 8 han 40 fu", "0 16000 0 -16000"},
};

}  // namespace

class TestScore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void scores_data();
  void scores();
  void groupsOfTheReading_data();
  void groupsOfTheReading();
  void divisionsOfEveryOneSuitHand();
  void anyHand();
  void noHeap();
};

namespace {

// By trying everything: all ways to split `counts` (one suit) into a pair and groups, as sorted lists.
void tryAll(std::array<int, 9> &counts, std::multiset<int> &groups, std::set<std::multiset<int>> &found) {
  std::size_t lowest = 0;
  while (lowest < 9 && counts[lowest] == 0)
    ++lowest;
  if (lowest == 9) {
    found.insert(groups);
    return;
  }
  const auto with = [&](std::initializer_list<std::size_t> ranks, int name) {
    for (const std::size_t rank : ranks) {
      if (rank > 8 || counts[rank] == 0)
        return;
    }
    std::array<int, 9> rest = counts;
    for (const std::size_t rank : ranks) {
      if (rest[rank]-- == 0)
        return;
    }
    const auto at = groups.insert(name);
    tryAll(rest, groups, found);
    groups.erase(at);
  };
  with({lowest, lowest, lowest}, static_cast<int>(lowest));
  with({lowest, lowest + 1, lowest + 2}, static_cast<int>(lowest) + 100);
}

std::set<std::multiset<int>> allDivisions(const std::array<int, 9> &counts) {
  std::set<std::multiset<int>> found;
  for (std::size_t pair = 0; pair < 9; ++pair) {
    if (counts[pair] < 2)
      continue;
    std::array<int, 9> rest = counts;
    rest[pair] -= 2;
    std::multiset<int> groups{static_cast<int>(pair) + 200};
    tryAll(rest, groups, found);
  }
  return found;
}

std::set<std::multiset<int>> ourDivisions(const std::array<int, 9> &counts, std::size_t suit) {
  PackedTiles tiles{};
  for (std::size_t rank = 0; rank < 9; ++rank)
    tiles[suit] |= static_cast<PackedSuit>(counts[rank]) << (4 * rank);
  Divisions divisions;
  findDivisions(tiles, divisions);
  std::set<std::multiset<int>> found;
  const int first = static_cast<int>(suit) * 9;
  for (const Division &division : divisions) {
    std::multiset<int> groups{division.pair - first + 200};
    for (int i = 0; i < division.size; ++i) {
      const GroupCode code = division.group(i);
      groups.insert((code & (kRunBit - 1)) - first + ((code & kRunBit) != 0 ? 100 : 0));
    }
    found.insert(groups);
  }
  // No division may come twice.
  return found.size() == divisions.size() ? found : std::set<std::multiset<int>>{};
}

}  // namespace

void TestScore::scores_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("yaku");
  QTest::addColumn<QByteArray>("value");
  QTest::addColumn<QByteArray>("deltas");
  const auto add = [](const auto &rows) {
    for (const ScoreRow &row : rows)
      QTest::newRow(row.name) << QByteArray(row.hand) << QByteArray(row.yaku) << QByteArray(row.value)
                              << QByteArray(row.deltas);
  };
  add(kExamples);
  add(kChoices);
}

void TestScore::scores() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, yaku);
  QFETCH(QByteArray, value);
  QFETCH(QByteArray, deltas);
  const test::WinCase win = test::winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  QCOMPARE(QByteArray::fromStdString(test::yakuText(*outcome.result)), yaku);
  QCOMPARE(QByteArray::fromStdString(test::valueText(*outcome.result)), value);
  QCOMPARE(QByteArray::fromStdString(test::deltaText(outcome.result->deltas)), deltas);
}

void TestScore::groupsOfTheReading_data() {
  QTest::addColumn<QByteArray>("hand");
  QTest::addColumn<QByteArray>("groups");
  QTest::addColumn<QByteArray>("wait");
  const auto row = [](const char *name, const char *hand, const char *groups, const char *wait) {
    QTest::newRow(name) << QByteArray(hand) << QByteArray(groups) << QByteArray(wait);
  };
  row("concealed groups, pair, melds", "234m555p99s67s p222z<3 +8s seat=S",
      "run 2m, triplet 5p, run 6s, pair 9s, open triplet 2z", "ryanmen");
  row("a triplet completed by ron", "234m55p678s22z +5p d1111z<3 seat=E",
      "run 2m, ronned triplet 5p, run 6s, pair 2z, open kan 1z", "shanpon");
  row("closed kan", "234m555p99s67s a1111z +8s tsumo", "run 2m, triplet 5p, run 6s, pair 9s, kan 1z",
      "ryanmen");
  row("open run", "555p99s68s c234m k1111z +7s", "triplet 5p, run 6s, pair 9s, open run 2m, open kan 1z",
      "kanchan");
  row("edge", "234m567m345p99s12s +3s riichi", "run 2m, run 5m, run 3p, run 1s, pair 9s", "penchan");
  row("pair", "234m567m345p678s9s +9s riichi", "run 2m, run 5m, run 3p, run 6s, pair 9s", "tanki");
  row("seven pairs have no groups", "1133m2255p4466s7z +7z", "", "chiitoitsu");
  row("kokushi on thirteen waits", "19m19p19s1234567z +7z", "", "kokushi_13");
  row("kokushi on one wait", "119m19p19s123456z +7z", "", "tanki");
}

void TestScore::groupsOfTheReading() {
  QFETCH(QByteArray, hand);
  QFETCH(QByteArray, groups);
  QFETCH(QByteArray, wait);
  const test::WinCase win = test::winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result);
  static constexpr std::array<std::string_view, 4> kTypes{"run ", "triplet ", "pair ", "kan "};
  std::string text;
  for (const Group &group : outcome.result->groups) {
    text += text.empty() ? "" : ", ";
    text += group.ronned ? "ronned " : group.open ? "open " : "";
    text += std::string(kTypes[static_cast<std::size_t>(group.type)]) + toMpsz(Tile(group.kind));
  }
  QCOMPARE(QByteArray::fromStdString(text), groups);
  QCOMPARE(QByteArray::fromStdString(std::string(waitKey(outcome.result->wait))), wait);
}

// All 14-tile hands of one suit, and the smaller ones that melds leave.
void TestScore::divisionsOfEveryOneSuitHand() {
  std::size_t most = 0;
  int complete = 0;
  std::array<int, 9> counts{};
  const auto check = [&] {
    const auto expected = allDivisions(counts);
    const auto found = ourDivisions(counts, static_cast<std::size_t>(complete) % 3);
    if (expected != found)
      return false;
    most = std::max(most, found.size());
    complete += found.empty() ? 0 : 1;
    return true;
  };
  const auto fill = [&](const auto &self, std::size_t rank, int left) -> bool {
    if (rank == 9)
      return left != 0 || check();
    for (int n = 0; n <= std::min(4, left); ++n) {
      counts[rank] = n;
      if (!self(self, rank + 1, left - n))
        return false;
    }
    counts[rank] = 0;
    return true;
  };
  for (const int tiles : {2, 5, 8, 11})
    QVERIFY(fill(fill, 0, tiles));
  const int smaller = complete;
  QVERIFY(fill(fill, 0, 14));
  qInfo("%d complete hands, at most %d divisions", complete, int(most));
  QCOMPARE(complete - smaller, 13259);  // the known number of complete hands of one suit

  QVERIFY(most <= kMaxDivisions);
}

namespace {

// Winning hands and near misses by chance, always of tiles that exist together.
class RandomHands {
 public:
  explicit RandomHands(unsigned seed) : m_random(seed) {}

  test::WinCase next() {
    test::WinCase made;
    m_left.n.fill(4);
    std::vector<Tile> concealed;
    const bool wantRuns = below(2) == 0;
    for (int group = 0; group < 4; ++group)
      addGroup(wantRuns, made.input.melds, concealed);
    Kind pair = kind();
    while (m_left[pair] < 2)
      pair = kind();
    concealed.insert(concealed.end(), 2, Tile(pair));
    std::shuffle(concealed.begin(), concealed.end(), m_random);
    if (below(5) == 0)  // break it, mostly
      concealed.front() = Tile(kind());
    made.input.winTile = concealed.back();
    concealed.pop_back();
    for (const Tile &tile : concealed)
      made.input.concealed.push_back(tile);
    addCircumstances(made);
    return made;
  }

 private:
  unsigned below(unsigned n) { return static_cast<unsigned>(m_random() % n); }
  Kind kind() { return static_cast<Kind>(below(kKinds)); }

  bool take(Kind first, int kinds, int each, Meld &meld) {
    for (Kind k = first; k < first + kinds; ++k) {
      if (m_left[k] < each)
        return false;
    }
    for (Kind k = first; k < first + kinds; ++k) {
      m_left[k] = static_cast<std::uint8_t>(m_left[k] - each);
      for (int n = 0; n < each; ++n)
        meld.tiles.push_back(Tile(k));
    }
    return true;
  }

  void addGroup(bool wantRuns, Melds &melds, std::vector<Tile> &concealed) {
    const bool melded = below(4) == 0;
    const bool kan = melded && below(3) == 0;
    Meld meld;
    bool made = false;
    while (!made) {
      const Kind first = kind();
      const bool run = wantRuns && !kan && below(4) != 0 && first < kEast && rankOf(first) <= 7;
      made = run ? take(first, 3, 1, meld) : take(first, 1, kan ? 4 : 3, meld);
      meld.type = run             ? MeldType::Chi
                  : !kan          ? MeldType::Pon
                  : below(2) == 0 ? MeldType::Ankan
                                  : MeldType::Daiminkan;
    }
    if (!melded) {
      concealed.insert(concealed.end(), meld.tiles.begin(), meld.tiles.end());
      return;
    }
    if (meld.isOpen()) {
      meld.called = meld.tiles[0];
      meld.from = 0;
    }
    melds.push_back(meld);
  }

  void addCircumstances(test::WinCase &made) {
    WinInput &input = made.input;
    input.winner = static_cast<std::int8_t>(1 + below(3));  // seat 0 feeds the melds
    input.dealer = static_cast<std::int8_t>(below(4));
    input.tsumo = below(2) == 0;
    input.from = static_cast<std::int8_t>(input.tsumo ? -1 : (input.winner + 1) % 4);
    input.roundWind = static_cast<std::uint8_t>(below(2));
    const bool closed =
        std::none_of(input.melds.begin(), input.melds.end(), [](const Meld &meld) { return meld.isOpen(); });
    input.riichi = closed && below(3) == 0;
    input.honba = static_cast<std::int32_t>(below(7));
    input.doraIndicators = {Tile(kind())};
    made.rules = presets()[below(3)].make();
    made.rules.twoHanMinimumAt = below(3) == 0 ? 5 : -1;
  }

  std::mt19937 m_random;
  TileCounts m_left;
};

}  // namespace

// The fast question and the slow answer agree, and sums hold.
void TestScore::anyHand() {
  RandomHands hands(20260101);
  int wins = 0;
  int refusals = 0;
  for (int i = 0; i < 30000; ++i) {
    const test::WinCase made = hands.next();
    const ScoreOutcome outcome = scoreHand(made.input, made.rules);
    const std::optional<NoWin> why = whyNoWin(made.input, made.rules);
    QCOMPARE(why.has_value(), !outcome.result.has_value());
    if (!outcome.result) {
      QVERIFY(*why == outcome.why);
      ++refusals;
      continue;
    }
    ++wins;
    const WinResult &result = *outcome.result;
    QCOMPARE(std::accumulate(result.deltas.begin(), result.deltas.end(), 0), 0);
    int han = 0;
    for (const YakuHan &yaku : result.yaku)
      han += yaku.han;
    QCOMPARE(han, int(result.han));
    QVERIFY(result.yakuman > 0 || result.fu >= 20);
    QVERIFY(result.handPoints >= 1000);
  }
  QVERIFY(wins > 10000);
  QVERIFY(refusals > 3000);
}

void TestScore::noHeap() {
  const test::WinCase win = test::winCase("2233445566778m +8m riichi tsumo dora=1m4m ura=7m");
  const std::size_t before = g_allocations;
  std::int32_t points = 0;
  for (int i = 0; i < 10; ++i) {
    const ScoreOutcome outcome = scoreHand(win.input, win.rules);
    points += outcome.result->handPoints;
    points += whyNoWin(win.input, win.rules) ? 1 : 0;
  }
  const std::size_t after = g_allocations;
  QCOMPARE(points, 10 * 32000);
  QCOMPARE(after, before);
}

JANSO_TEST(TestScore);
#include "tst_score.moc"
