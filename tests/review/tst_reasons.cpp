// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Why one choice is worth more than another: each number is counted again, from the events alone.
#include <QTest>
#include <algorithm>
#include <map>

#include "review/reasons.h"
#include "review/reasonwords.h"
#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "rules/shanten.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr std::uint8_t kCopies = 4;

// What a seat held and had not seen, and what everybody threw, after so many events of a hand.
class Counted {
 public:
  Counted(const ProvedHand &hand, std::size_t events, int seat) : m_seat(seat) {
    m_left.n.fill(kCopies);
    for (std::size_t i = 0; i < events; ++i)
      std::visit([this](const auto &event) { follow(event); }, hand.events[i]);
  }

  bool hasDeclared(int seat) const { return m_declared[static_cast<std::size_t>(seat)]; }
  // In its pond, or let go by since it declared, else since its last discard.
  bool isGenbutsu(int seat, Kind kind) const {
    const auto index = static_cast<std::size_t>(seat);
    return m_discarded[index].has(kind) || m_passed[index].has(kind);
  }
  int shantenNow() const { return shanten(m_hand, m_melds); }
  int shantenAfter(Tile discard) const {
    TileCounts hand = m_hand;
    hand.remove(discard);
    return shanten(hand, m_melds);
  }
  // With the best discard after it, even one that is forbidden as a swap.
  int shantenAfterCall(const Action &call) const {
    TileCounts hand = m_hand;
    for (const Tile tile : call.consumed) {
      if (tile.isKnown())
        hand.remove(tile);
    }
    return shanten(hand, m_melds + 1);  // of a tile more: of the best discard
  }
  // Kinds and tiles, of those not seen, that bring the hand nearer after a discard.
  std::pair<int, int> widthAfter(Tile discard) const {
    TileCounts hand = m_hand;
    hand.remove(discard);
    const int now = shanten(hand, m_melds);
    std::pair<int, int> width;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      if (hand[kind] == kCopies || m_left[kind] == 0)
        continue;
      TileCounts more = hand;
      ++more[kind];
      if (shanten(more, m_melds) < now) {
        ++width.first;
        width.second += m_left[kind];
      }
    }
    return width;
  }

 private:
  void letGo(int by, Kind kind) {
    for (int seat = 0; seat < 4; ++seat) {
      if (seat != by)
        m_passed[static_cast<std::size_t>(seat)].add(kind);
    }
  }
  void show(int seat, Tile tile) { (seat == m_seat ? m_hand : m_left).remove(tile); }

  void follow(const KyokuStarted &start) {
    m_hand = countsOf(start.hands[static_cast<std::size_t>(m_seat)]);
    for (Kind kind = 0; kind < kKinds; ++kind)
      m_left[kind] = static_cast<std::uint8_t>(m_left[kind] - m_hand[kind]);
    m_left.remove(start.doraIndicator);
  }
  void follow(const Tsumo &draw) {
    if (draw.seat != m_seat)
      return;
    m_hand.add(draw.tile);
    m_left.remove(draw.tile);
  }
  void follow(const Dahai &discard) {
    show(discard.seat, discard.tile);
    const auto index = static_cast<std::size_t>(discard.seat);
    m_discarded[index].add(discard.tile.kind());
    if (!m_waits[index])
      m_passed[index] = {};
    m_waits[index] = m_declared[index];
    letGo(discard.seat, discard.tile.kind());
  }
  void follow(const DoraRevealed &dora) { m_left.remove(dora.indicator); }
  void follow(const Riichi &riichi) { m_declared[static_cast<std::size_t>(riichi.seat)] = true; }
  void follow(const Call &call) {
    const Meld &meld = call.meld;
    if (meld.type == MeldType::Kakan) {
      show(call.seat, meld.added);
      letGo(call.seat, meld.added.kind());
      return;
    }
    m_melds += call.seat == m_seat ? 1 : 0;
    bool called = meld.type == MeldType::Ankan;  // of which all are one's own
    for (const Tile tile : meld.tiles) {
      if (!called && tile == meld.called)
        called = true;
      else
        show(call.seat, tile);
    }
  }
  template <class Other>
  void follow(const Other &) {}

  int m_seat;
  TileCounts m_hand;
  TileCounts m_left;
  int m_melds = 0;
  std::array<bool, 4> m_declared{};
  std::array<bool, 4> m_waits{};  // the discard of the riichi is made
  std::array<KindSet, 4> m_discarded;
  std::array<KindSet, 4> m_passed;
};

// Whether the fact says what is so; only of what can be counted.
bool isTrue(const Fact &fact, const Counted &counted) {
  const std::vector<double> &said = fact.numbers;
  const auto pair = [](std::pair<int, int> a) {
    return std::vector<double>{double(a.first), double(a.second)};
  };
  switch (fact.code) {
    case FactCode::Efficiency: {
      std::vector<double> found = pair(counted.widthAfter(fact.better.tile));
      const std::vector<double> played = pair(counted.widthAfter(fact.played.tile));
      found.insert(found.end(), played.begin(), played.end());
      return found == said && found[1] > found[3];
    }
    case FactCode::StepBack:
      return pair({counted.shantenAfter(fact.better.tile), counted.shantenAfter(fact.played.tile)}) == said;
    case FactCode::Call:
    case FactCode::NoCall:
      return said[1] == counted.shantenNow() &&
             said[0] >= counted.shantenAfterCall(fact.code == FactCode::Call ? fact.better : fact.played);
    case FactCode::Safer:
      return fact.riichi == counted.hasDeclared(fact.seat) &&
             (fact.safety == Safety::Genbutsu) == counted.isGenbutsu(fact.seat, fact.better.tile.kind());
    case FactCode::Fold:
      return fact.riichi == counted.hasDeclared(fact.seat);
    default:
      return true;
  }
}

}  // namespace

class Reasons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void sentencesAreTrue();
};

// Check 15 in short form.
void Reasons::sentencesAreTrue() {
  std::map<FactCode, int> seen;
  for (const char *seed : {"words 1", "words 2", "words 3"}) {
    const ProvedGame game = botGame("novice", seed, 3);
    const GameReview review = reviewGame(game, allSeats(4), Strictness::Strict);
    for (const HandReview &hand : review.hands) {
      for (const ChoiceVerdict &verdict : hand.verdicts) {
        const Counted counted(game.hands[verdict.hand], verdict.event, verdict.seat);
        for (const Fact &fact : factsOf(game, verdict)) {
          ++seen[fact.code];
          const QString sentence = sentenceOf(fact);
          QVERIFY2(isTrue(fact, counted), qPrintable(sentence));
          QVERIFY2(!sentence.contains(QLatin1String("%a")) && !sentence.contains(QLatin1String("%1")),
                   qPrintable(sentence));
        }
      }
    }
  }
  for (const FactCode code :
       {FactCode::Unknown, FactCode::Close, FactCode::Efficiency, FactCode::Safer, FactCode::Call})
    QVERIFY2(seen[code] > 0, qPrintable(QString::number(static_cast<int>(code))));
}

JANSO_TEST(Reasons);
#include "tst_reasons.moc"
