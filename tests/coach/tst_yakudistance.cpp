// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How far each yaku is: rows by yaku, and every distance against all exchanges of hands that are near.
#include <QTest>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "coach/yakudistance.h"
#include "rules/optionalyaku.h"
#include "rules/reading.h"
#include "rules/yaku.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

namespace {

using Change = std::function<void(TableView &)>;
using enum YakuState;

RuleSet everything() {
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  rules.openRiichi = true;
  rules.openRiichiDealInYakuman = true;
  rules.paaRenchan = 8;
  rules.renhou = Renhou::Yakuman;
  rules.redFives = {1, 1, 1};
  return rules;
}

bool ofTiles(YakuId id) {
  return yakuEvent(id) == YakuEvent::None;
}

std::string kindsText(KindSet kinds) {
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.push_back(Tile(kind));
  return toMpsz(std::span<const Tile>(tiles));
}

// --- The engine's word on one complete hand: every reading, nothing replaced ---

std::uint64_t bit(YakuId id, bool &second) {
  second = static_cast<int>(id) >= 64;
  return std::uint64_t{1} << (static_cast<int>(id) % 64);
}
struct YakuBits {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  void add(YakuId id) {
    bool second = false;
    const std::uint64_t b = bit(id, second);
    (second ? high : low) |= b;
  }
  bool has(YakuId id) const {
    bool second = false;
    const std::uint64_t b = bit(id, second);
    return ((second ? high : low) & b) != 0;
  }
  void add(const YakuBits &other) {
    low |= other.low;
    high |= other.high;
  }
};

YakuBits judged(const WinInput &input, const RuleSet &rules) {
  YakuBits found;
  const WinFacts facts(input, rules);
  forEachReading(
      facts, [](const Reading &) {},
      [&](const Reading &reading) {
        for (const YakuRule &rule : yakuTable()) {
          const bool open = rule.hanClosed > 0 && rule.hanOpen == 0 && !facts.closed;
          const bool kokushi = reading.form == HandForm::Kokushi && rule.id == YakuId::Honroutou;
          if (!open && !kokushi && rule.holds(reading))
            found.add(rule.id);
        }
        for (const ExtraRule &rule : extraTable()) {
          const bool off = isOptional(rule.id) && (rules.optionalYaku & optionalYakuBit(rule.id)) == 0;
          if (!off && rule.holds(reading))
            found.add(rule.id);
        }
        return true;
      });
  return found;
}

class Exchanges {
 public:
  explicit Exchanges(const SeatView &view) : m_view(view) {
    const TileCounts visible = view.visibleCounts();
    for (Kind kind = 0; kind < kKinds; ++kind)
      m_unseen[kind] = static_cast<std::uint8_t>(4 - visible[kind]);
    if (view.rules().players == 3) {
      for (Kind kind = 1; kind < 8; ++kind)
        m_unseen[kind] = 0;
    }
  }

  // Yaku of every hand that `steps` exchanges reach, the last tile with them; and by its kinds what came in.
  struct Reached {
    YakuBits closed;
    YakuBits open;
    std::map<int, YakuBits> bringing;  // by a kind that came in
  };
  Reached reach(int steps) {
    Reached reached;
    TileCounts hand = m_view.concealedCounts();
    m_now = steps == 0;
    if (m_now && !m_view.drawn.isKnown())
      return reached;
    if (m_now)
      m_last = m_view.drawn.kind();
    walk(hand, steps, 0, reached);
    return reached;
  }

 private:
  // A discard and a draw for each step but the last, which draws only. Where the hand holds a tile too many
  // each step discards first.
  void walk(TileCounts &hand, int steps, std::uint64_t came, Reached &reached) {
    const bool full = hand.total() % 3 == 2;
    if (steps == 0) {
      if (full)
        judge(hand, came, reached);
      return;
    }
    if (full) {
      for (Kind kind = 0; kind < kKinds; ++kind) {
        if (hand[kind] == 0)
          continue;
        --hand[kind];
        draw(hand, steps, came, reached);
        ++hand[kind];
      }
    } else {
      draw(hand, steps, came, reached);
    }
  }
  void draw(TileCounts &hand, int steps, std::uint64_t came, Reached &reached) {
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (m_unseen[kind] == 0)
        continue;
      if (steps == 1 && !mayComplete(hand, kind))
        continue;
      --m_unseen[kind];
      ++hand[kind];
      m_last = kind;
      walk(hand, steps - 1, came | bitOf(kind), reached);
      --hand[kind];
      ++m_unseen[kind];
    }
  }
  bool mayComplete(const TileCounts &hand, Kind kind) {
    const auto key = hand.n;
    auto known = m_waits.find(key);
    if (known == m_waits.end())
      known = m_waits.emplace(key, waits(hand, static_cast<int>(m_view.me().melds.size()))).first;
    return known->second.has(kind);
  }

  WinInput inputOf(const TileCounts &hand, Kind win, bool tsumo) const {
    WinInput input;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      for (int i = kind == win ? 1 : 0; i < hand[kind]; ++i)
        input.concealed.push_back(Tile(kind));
    }
    input.melds = m_view.me().melds;
    input.winTile = Tile(win);
    input.tsumo = tsumo;
    input.winner = m_view.seat;
    input.from = static_cast<std::int8_t>(tsumo ? -1 : m_view.board.nextSeat(m_view.seat));
    input.dealer = m_view.board.dealer;
    input.roundWind = m_view.board.bakaze;
    return input;
  }

  void judge(const TileCounts &hand, std::uint64_t came, Reached &reached) {
    YakuBits all;
    for (const bool tsumo : {true, false}) {
      if (tsumo || !m_now)
        all.add(judged(inputOf(hand, m_last, tsumo), m_view.rules()));
    }
    (m_view.me().isMenzen() ? reached.closed : reached.open).add(all);
    for (std::uint64_t left = came; left != 0; left &= left - 1)
      reached.bringing[std::countr_zero(left)].add(all);
    if (m_view.me().isMenzen() && m_opened.insert(hand.n).second)
      judgeOpened(hand, reached);
  }
  // The same tiles with one of the groups called.
  void judgeOpened(const TileCounts &hand, Reached &reached) {
    const WinInput whole = inputOf(hand, m_last, true);
    const WinFacts facts(whole, m_view.rules());
    Divisions divisions;
    findDivisions(facts.concealed, divisions);
    for (const Division &division : divisions) {
      for (int i = 0; i < division.size; ++i) {
        const GroupCode code = division.group(i);
        const bool run = (code & kRunBit) != 0;
        Meld meld;
        meld.type = run ? MeldType::Chi : MeldType::Pon;
        TileCounts rest = hand;
        for (int t = 0; t < 3; ++t) {
          const Kind kind = static_cast<Kind>((code & (kRunBit - 1)) + (run ? t : 0));
          meld.tiles.push_back(Tile(kind));
          --rest[kind];
        }
        for (Kind win = 0; win < kKinds; ++win) {
          if (rest[win] == 0)
            continue;
          WinInput input = inputOf(rest, win, true);
          input.melds.push_back(meld);
          reached.open.add(judged(input, m_view.rules()));
        }
      }
    }
  }

  const SeatView &m_view;
  TileCounts m_unseen;
  Kind m_last = 0;
  bool m_now = false;
  std::map<std::array<std::uint8_t, kKinds>, KindSet> m_waits;
  std::set<std::array<std::uint8_t, kKinds>> m_opened;
};

// --- Random hands that are near to something ---

class Dealer {
 public:
  explicit Dealer(std::uint32_t seed) : m_random(seed) {}

  int below(int n) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(n)); }

  TileCounts wall(const RuleSet &rules) {
    TileCounts wall;
    for (Kind kind = 0; kind < kKinds; ++kind)
      wall[kind] = rules.players == 3 && kind > 0 && kind < 8 ? 0 : 4;
    --wall[kNorth];  // the dora indicator of a TableView
    return wall;
  }
  Kind drawFrom(TileCounts &wall) {
    int at = below(wall.total());
    for (Kind kind = 0;; ++kind) {
      at -= wall[kind];
      if (at < 0) {
        --wall[kind];
        return kind;
      }
    }
  }

  // A hand of `size` tiles, most of them from a hand that has `id`, and a table with some tiles gone.
  TableView near(const RuleSet &rules, YakuId id, bool drawn, int changed) {
    TableView blank(rules, 0);
    blank.round(below(2 * rules.players));
    TileCounts wall = this->wall(rules);
    std::vector<Kind> hand;
    for (int i = 0; i < 13; ++i)
      hand.push_back(drawFrom(wall));
    blank.hand(text(hand), "");
    const YakuAnswer answer = yakuAnswer(blank.view(), id);
    const bool melds = below(3) == 0 && answer.openDistance >= 0;
    std::vector<std::vector<Kind>> groups;
    for (const TargetGroup &group : answer.target.groups) {
      groups.emplace_back();
      for (const TargetTile &tile : group)
        groups.back().push_back(tile.tile.kind());
    }
    TableView table(rules, 0);
    table.round(below(2 * rules.players));
    wall = this->wall(rules);
    hand.clear();
    std::size_t first = 0;
    const auto isThree = [](const std::vector<Kind> &group) { return group.size() == 3; };
    while (melds && first < groups.size() && isThree(groups[first]) && below(2) == 0) {
      const std::vector<Kind> &group = groups[first++];
      const bool kan = group[0] == group[1] && below(3) == 0;
      std::vector<Kind> tiles = group;
      if (kan)
        tiles.push_back(group[0]);
      const MeldType type = kan                    ? (below(2) == 0 ? MeldType::Ankan : MeldType::Daiminkan)
                            : group[0] == group[1] ? MeldType::Pon
                                                   : MeldType::Chi;
      table.meld(0, type, text(tiles), 3 % rules.players == 0 ? 1 : 3);
      for (const Kind kind : tiles)
        --wall[kind];
    }
    for (; first < groups.size(); ++first) {
      for (const Kind kind : groups[first]) {
        if (wall[kind] > 0 && hand.size() < 14) {
          hand.push_back(kind);
          --wall[kind];
        }
      }
    }
    const std::size_t size = 14 - 3 * table.view().me().melds.size();
    while (hand.size() < size)
      hand.push_back(drawFrom(wall));
    hand.resize(size);
    for (int i = 0; i < changed; ++i)
      hand[static_cast<std::size_t>(below(static_cast<int>(hand.size())))] = drawFrom(wall);
    const std::size_t out = static_cast<std::size_t>(below(static_cast<int>(hand.size())));
    const Kind last = hand[out];
    hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(out));
    table.hand(text(hand), drawn ? text({last}) : std::string());
    std::vector<Kind> gone;
    for (int i = below(5) * 14; i > 0 && wall.total() > 20; --i)
      gone.push_back(drawFrom(wall));
    for (int seat = 1; seat < rules.players; ++seat) {
      std::vector<Kind> pond;
      while (!gone.empty() && pond.size() < 24) {
        pond.push_back(gone.back());
        gone.pop_back();
      }
      table.pond(seat, text(pond));
    }
    return table;
  }

  static std::string text(const std::vector<Kind> &kinds) {
    std::vector<Tile> tiles;
    for (const Kind kind : kinds)
      tiles.push_back(Tile(kind));
    return toMpsz(std::span<const Tile>(tiles));
  }

 private:
  std::mt19937 m_random;
};

std::string described(const SeatView &view) {
  std::string text = toMpsz(std::span<const Tile>(view.hand.begin(), view.hand.end()));
  if (view.drawn.isKnown())
    text += " + " + toMpsz(view.drawn);
  for (const Meld &meld : view.me().melds)
    text += " (" + toMpsz(std::span<const Tile>(meld.tiles.begin(), meld.tiles.end())) +
            (meld.type == MeldType::Ankan ? " closed)" : ")");
  text += " gone";
  for (const PlayerBoard &player : view.board.players) {
    std::vector<Tile> tiles;
    for (const PondTile &tile : player.pond)
      tiles.push_back(tile.tile);
    text += " " + toMpsz(std::span<const Tile>(tiles));
  }
  return text + " bakaze " + std::to_string(view.board.bakaze) + " dealer " +
         std::to_string(view.board.dealer);
}

// What `answer` says, as far as two exchanges can prove it.
int upToTwo(int distance) {
  return distance > 2 ? -1 : distance;
}

}  // namespace

class TestYakuDistance : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyExchange_data();
  void everyExchange();
};

void TestYakuDistance::everyExchange_data() {
  QTest::addColumn<int>("seed");
  QTest::addColumn<int>("players");
  QTest::addColumn<bool>("options");
  QTest::addColumn<bool>("drawn");
  for (const bool drawn : {false, true}) {
    const char *when = drawn ? "own turn" : "waiting";
    QTest::addRow("standard yaku, %s", when) << 1 << 4 << false << drawn;
    QTest::addRow("optional yaku, %s", when) << 2 << 4 << true << drawn;
    QTest::addRow("three players, %s", when) << 3 << 3 << true << drawn;
  }
}

// The engine judges every complete hand that at most two exchanges reach.
void TestYakuDistance::everyExchange() {
  QFETCH(int, seed);
  QFETCH(int, players);
  QFETCH(bool, options);
  QFETCH(bool, drawn);
  RuleSet rules = options ? everything() : tenhou();
  if (players == 3) {
    const std::uint64_t optional = rules.optionalYaku;
    rules = tenhouSanma();
    rules.optionalYaku = optional;
    rules.northYaku = NorthYaku::Yakuhai;
  }
  Dealer dealer(static_cast<std::uint32_t>(seed));
  std::vector<YakuId> asked;
  for (int i = 0; i < kYakuCount; ++i) {
    const YakuId id = static_cast<YakuId>(i);
    if (ofTiles(id) && (!isOptional(id) || options))
      asked.push_back(id);
  }
  std::map<YakuId, int> proved;
  // Each yaku once with nothing changed and once with one tile; in a quick run one of these.
  const std::size_t hands = asked.size() * static_cast<std::size_t>(test::rounds(2, 1));
  for (std::size_t n = 0; n < hands; ++n) {
    const YakuId id = asked[n % asked.size()];
    const int changed = static_cast<int>(test::isQuick() ? n : n / asked.size()) % 2;
    const TableView table = dealer.near(rules, id, drawn, changed);
    const SeatView &view = table.view();
    const YakuAnswers answers = yakuAnswers(view);
    Exchanges exchanges(view);
    std::array<Exchanges::Reached, 3> reached;
    for (int steps = 0; steps <= 2; ++steps)
      reached[static_cast<std::size_t>(steps)] = exchanges.reach(steps);
    for (const YakuAnswer &answer : answers.yaku) {
      const bool byKan = answer.id == YakuId::Sankantsu || answer.id == YakuId::Suukantsu ||
                         answer.id == YakuId::HyakumanGoku || answer.id == YakuId::KinkeiDokuritsu;
      if (!ofTiles(answer.id) || answer.why == YakuObstacle::NotInRules || byKan)
        continue;
      int closed = -1;
      int open = -1;
      for (int steps = 2; steps >= 0; --steps) {
        const auto &at = reached[static_cast<std::size_t>(steps)];
        closed = at.closed.has(answer.id) ? steps : closed;
        open = at.open.has(answer.id) ? steps : open;
      }
      const std::string where = std::string(yakuKey(answer.id)) + ": " + described(view);
      if (view.me().isMenzen())
        QVERIFY2(
            upToTwo(answer.closedDistance) == closed,
            (where + " closed " + std::to_string(answer.closedDistance) + " not " + std::to_string(closed))
                .c_str());
      QVERIFY2(
          upToTwo(answer.openDistance) == open,
          (where + " open " + std::to_string(answer.openDistance) + " not " + std::to_string(open)).c_str());
      const bool exact = answer.distance == 1 || answer.distance == 2;
      if (!exact ||
          (view.me().isMenzen() && answer.openDistance >= 0 && answer.openDistance < answer.closedDistance))
        continue;
      ++proved[answer.id];
      KindSet wanted;
      for (const auto &[kind, yaku] : reached[static_cast<std::size_t>(answer.distance)].bringing) {
        if (yaku.has(answer.id))
          wanted.add(static_cast<Kind>(kind));
      }
      QVERIFY2(wanted == answer.wanted,
               (where + " wants " + kindsText(answer.wanted) + " not " + kindsText(wanted)).c_str());
    }
  }
  // Hands were near enough to prove something about most yaku.
  int unproved = 0;
  for (const YakuId id : asked)
    unproved += proved[id] == 0 ? 1 : 0;
  qInfo("%d of %d yaku without a near hand", unproved, static_cast<int>(asked.size()));
  QVERIFY(unproved * test::rounds(4, 3) < static_cast<int>(asked.size()));
}
JANSO_TEST(TestYakuDistance);
#include "tst_yakudistance.moc"
