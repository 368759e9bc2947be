// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Simulated deals are like the truth: who waits in them waits as often as in games, and what hands hold in
// them is nearer to what they held than in deals that merely fit.
//
// JANSO_WORLDS=N takes N matches instead of a few hands; JANSO_WORLDS_BOT=ID those of another bot,
// JANSO_WORLDS_GAMES=FOLDER recorded ones.
#include <QDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>

#include "review/reviewer.h"
#include "review/reviewgames.h"
#include "review/simulateddeals.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kBins = 8;

int dealsEach() {
  return rounds(24, 8);
}

// Sums over opponents at decisions. Brier: squares of what was expected less what was.
struct Score {
  int hands = 0;
  double tenpai = 0;  // share of deals in which a hand without riichi waits, summed
  double truth = 0;   // how many did
  double tenpaiLog = 0;
  double tiles = 0;                                 // Brier of how many of each kind a hand holds
  double waits = 0;                                 // Brier of whether it waits for each kind
  std::array<std::array<double, 3>, kBins> bins{};  // number, expected, found

  void add(const std::array<double, kKinds> &held, const std::array<double, kKinds> &waiting, double ready,
           const SeatView &true_, bool riichi) {
    ++hands;
    const TileCounts counts = true_.concealedCounts();
    for (Kind kind = 0; kind < kKinds; ++kind) {
      tiles += std::pow(held[kind] - counts[kind], 2);
      waits += std::pow(waiting[kind] - (true_.waits.has(kind) ? 1 : 0), 2);
    }
    if (riichi)
      return;
    const double waited = true_.waits.empty() ? 0 : 1;
    const double chance = (ready * dealsEach() + 0.5) / (dealsEach() + 1);
    tenpai += ready;
    truth += waited;
    tenpaiLog -= std::log(waited > 0 ? chance : 1 - chance);
    auto &bin = bins[static_cast<std::size_t>(std::min<int>(kBins - 1, static_cast<int>(ready * kBins)))];
    bin[0] += 1;
    bin[1] += ready;
    bin[2] += waited;
  }
};

// What the simulated deals of a decision say of each opponent, against what it held.
void judge(const ProvedGame &game, const ChoiceVerdict &verdict, Weighing weighing, Score &all,
           Score &riichi) {
  const SimulatedDealSampler truth(game, verdict, SimulatedDealKind::TrueWall);
  const std::optional<Round> real = truth.sample(0);
  const SimulatedDealSampler sampler(game, verdict, SimulatedDealKind::InformationSet, weighing);
  std::array<std::array<double, kKinds>, 4> held{};
  std::array<std::array<double, kKinds>, 4> waiting{};
  std::array<double, 4> ready{};
  const auto players = static_cast<std::size_t>(game.players());
  int deals = 0;
  for (int i = 0; i < dealsEach(); ++i) {
    const std::optional<Round> deal = sampler.sample(static_cast<std::uint64_t>(i));
    if (!deal)
      continue;
    ++deals;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const SeatView view = deal->viewOf(static_cast<int>(seat));
      const TileCounts counts = view.concealedCounts();
      for (Kind kind = 0; kind < kKinds; ++kind) {
        held[seat][kind] += counts[kind];
        waiting[seat][kind] += view.waits.has(kind) ? 1 : 0;
      }
      ready[seat] += view.waits.empty() ? 0 : 1;
    }
  }
  for (std::size_t seat = 0; deals > 0 && seat < players; ++seat) {
    if (static_cast<int>(seat) == verdict.seat)
      continue;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      held[seat][kind] /= deals;
      waiting[seat][kind] /= deals;
    }
    const SeatView view = real->viewOf(static_cast<int>(seat));
    const bool declared = view.me().riichi != RiichiState::None;
    (declared ? riichi : all).add(held[seat], waiting[seat], ready[seat] / deals, view, declared);
  }
}

// The match of that number.
ProvedGame matchOf(int number, bool whole, const QString &rules) {
  const QString folder = qEnvironmentVariable("JANSO_WORLDS_GAMES");
  if (folder.isEmpty()) {
    const std::string bot = qEnvironmentVariable("JANSO_WORLDS_BOT", QStringLiteral("club")).toStdString();
    const auto few = static_cast<std::size_t>(rounds(4, 2));
    return botGame(bot, "likely/" + std::to_string(number), whole ? 99 : few, rules.toStdString());
  }
  const QStringList files = QDir(folder).entryList(QDir::Files, QDir::Name);
  for (qsizetype i = number; i < files.size(); ++i) {
    const GameFile read = readGameFile(QDir(folder).filePath(files[i]));
    if (read.games.empty())
      continue;
    if (const Result<ProvedGame> game = prove(read.games.front()))
      return *game;
  }
  return {};
}

void print(const char *name, const Score &score) {
  const double n = std::max(1, score.hands);
  qInfo("%s: %d hands, tiles %.4f waits %.4f tenpai said %.4f found %.4f log %.4f", name, score.hands,
        score.tiles / n, score.waits / n, score.tenpai / n, score.truth / n, score.tenpaiLog / n);
  for (const auto &bin : score.bins) {
    if (bin[0] > 0)
      qInfo("    %6.0f: said %.3f found %.3f", bin[0], bin[1] / bin[0], bin[2] / bin[0]);
  }
}

}  // namespace

class LikelyDeals : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void dealsAreLikeTheTruth_data();
  void dealsAreLikeTheTruth();
};

void LikelyDeals::dealsAreLikeTheTruth_data() {
  QTest::addColumn<QString>("rules");
  QTest::newRow("four players") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players") << QStringLiteral("tenhou_3p");
}

void LikelyDeals::dealsAreLikeTheTruth() {
  QFETCH(QString, rules);
  const int matches = std::max(1, qEnvironmentVariableIntValue("JANSO_WORLDS"));
  const bool measured = qEnvironmentVariableIsSet("JANSO_WORLDS");
  std::array<Score, 2> others;
  std::array<Score, 2> riichi;
  for (int match = 0; match < matches; ++match) {
    const ProvedGame game = matchOf(match, measured, rules);
    const GameReview review = reviewGame(game, allSeats(game.players()), Strictness::Normal);
    for (const HandReview &hand : review.hands) {
      for (std::size_t i = 0; i < hand.verdicts.size(); i += measured ? 31 : 13) {
        judge(game, hand.verdicts[i], Weighing::None, others[0], riichi[0]);
        judge(game, hand.verdicts[i], Weighing::ByActions, others[1], riichi[1]);
      }
    }
  }
  print("fitting", others[0]);
  print("likely", others[1]);
  print("fitting, riichi", riichi[0]);
  print("likely, riichi", riichi[1]);
  QVERIFY(others[0].hands > 10);
  QVERIFY(others[1].tiles < others[0].tiles);
  // Hands dealt by chance alone hardly ever wait.
  QVERIFY(others[1].tenpai > others[0].tenpai + 0.01 * others[0].hands);
  if (measured) {
    QVERIFY(others[1].tenpaiLog < others[0].tenpaiLog);
    QVERIFY(others[1].waits < others[0].waits);
  }
}

JANSO_TEST(LikelyDeals);
#include "tst_likelydeals.moc"
