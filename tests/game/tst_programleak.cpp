// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What an external program cannot see changes nothing of what it is sent, byte for byte: a hand is played,
// and again with every tile dealt anew that its seat could not see by then, from the deal to the last
// discard. The program tells all that it gets on its standard error, so the log that is kept of it is
// compared as well.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "game/programhelpers.h"
#include "rules/shanten.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/wall.h"

using namespace janso;
using namespace janso::test;

namespace {

constexpr int kSeat = 1;
constexpr std::size_t kIndicators = 5;
constexpr std::size_t kRinshan = 4;

// Where every tile of a hand lies: hands, draws, replacement draws, indicators, in this order.
struct Layout {
  std::vector<Tile> tiles;
  static constexpr std::size_t handAt(int seat) { return static_cast<std::size_t>(seat) * 13; }
  static constexpr std::size_t kDrawsAt = 52;
  static constexpr std::size_t kRinshanAt = kDrawsAt + static_cast<std::size_t>(kDraws);
  static constexpr std::size_t kDoraAt = kRinshanAt + kRinshan;
  static constexpr std::size_t kUraAt = kDoraAt + kIndicators;
};

// What the seat has seen by some point of a hand: the first so many of each.
struct Seen {
  std::size_t draws = 0, rinshan = 0, dora = 1, ura = 0;
};

bool nobodyElseIsTenpai(const Layout &layout) {
  for (int seat = 0; seat < 4; ++seat) {
    TileCounts counts;
    for (std::size_t i = 0; i < 13; ++i)
      counts.add(layout.tiles[Layout::handAt(seat) + i]);
    if (seat != kSeat && shanten(counts, 0) <= 0)
      return false;
  }
  return true;
}

// The places in `free` get their tiles anew. Hands that are laid open at a draw stay out of it.
Layout redealt(const Layout &layout, const std::vector<std::size_t> &free, Random &random) {
  for (;;) {
    Layout other = layout;
    for (std::size_t i = free.size(); i > 1; --i)
      std::swap(other.tiles[free[i - 1]], other.tiles[free[random.below(i)]]);
    if (nobodyElseIsTenpai(other))
      return other;
  }
}

Layout freshLayout(std::uint64_t seed) {
  Layout layout;
  layout.tiles = tileSet(basicAriAri());
  Random random(seed);
  std::vector<std::size_t> all(layout.tiles.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return redealt(layout, all, random);
}

// What lies where the seat has not looked.
std::vector<std::size_t> hiddenPlaces(const Seen &seen) {
  std::vector<std::size_t> places;
  const auto add = [&places](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i)
      places.push_back(i);
  };
  for (int seat = 0; seat < 4; ++seat) {
    if (seat != kSeat)
      add(Layout::handAt(seat), Layout::handAt(seat) + 13);
  }
  add(Layout::kDrawsAt + seen.draws, Layout::kRinshanAt);
  add(Layout::kRinshanAt + seen.rinshan, Layout::kDoraAt);
  add(Layout::kDoraAt + seen.dora, Layout::kUraAt);
  add(Layout::kUraAt + seen.ura, Layout::kUraAt + kIndicators);
  return places;
}

SetDeal dealOf(const Layout &layout) {
  SetDeal deal;
  const auto part = [&layout](std::size_t from, std::size_t count) {
    const auto first = layout.tiles.begin() + static_cast<std::ptrdiff_t>(from);
    return std::vector<Tile>(first, first + static_cast<std::ptrdiff_t>(count));
  };
  for (int seat = 0; seat < 4; ++seat)
    deal.hands[static_cast<std::size_t>(seat)] = part(Layout::handAt(seat), 13);
  deal.draws = part(Layout::kDrawsAt, static_cast<std::size_t>(kDraws));
  deal.rinshan = part(Layout::kRinshanAt, kRinshan);
  deal.dora = part(Layout::kDoraAt, kIndicators);
  deal.ura = part(Layout::kUraAt, kIndicators);
  deal.dice = {3, 4};
  deal.scripts[static_cast<std::size_t>(kSeat)].bot = true;
  return deal;
}

ExternalProgram telling(const QString &mode, bool tcp, bool batch, bool hints) {
  ExternalProgram program = testProgram(mode, tcp);
  program.framing = batch ? MjaiFraming::Batch : MjaiFraming::Line;
  program.hints = hints;
  program.environment.insert(QStringLiteral("JANSO_TEST_TELLS"), QStringLiteral("1"));
  return program;
}

QJsonArray eventsOf(const QByteArray &line) {
  const QJsonDocument document = QJsonDocument::fromJson(line);
  return document.isArray() ? document.array() : QJsonArray{document.object()};
}

// The lines that the program got while the hand was played with these tiles; empty when something went wrong.
QByteArrayList toldLines(const ExternalProgram &program, const Layout &layout) {
  GameController controller;
  controller.setPacing(Pacing::instant());
  const QSignalSpy failed(&controller, &GameController::playerFailed);
  MatchSetup setup = programSetup(program, QStringLiteral("told"), kSeat);
  setup.deal = dealOf(layout);
  if (!controller.start(setup))
    return {};
  QEventLoop loop;  // every line is waited for: QTest::qWaitFor() sleeps between two looks
  QTimer look;
  QObject::connect(&look, &QTimer::timeout, &loop, [&] {
    if (!failed.isEmpty() || controller.match().programLog(kSeat).contains("end_kyoku"))
      loop.quit();
  });
  QTimer::singleShot(120000, &loop, &QEventLoop::quit);
  look.start(1);
  loop.exec();
  if (!failed.isEmpty() || !controller.match().programLog(kSeat).contains("end_kyoku"))
    return {};
  QByteArrayList lines = controller.match().programLog(kSeat).split('\n');
  lines.removeFirst();  // who it is, and on which port
  const auto end = std::find_if(lines.begin(), lines.end(),
                                [](const QByteArray &line) { return line.contains("end_kyoku"); });
  lines.erase(end + 1, lines.end());  // the next hand
  return lines;
}

// One more event, as the program has read it. Nobody else makes a kan.
void look(const QJsonObject &event, bool &kan, Seen &seen) {
  const QString type = event.value(QStringLiteral("type")).toString();
  if (type == QStringLiteral("tsumo"))
    ++(std::exchange(kan, false) ? seen.rinshan : seen.draws);
  else if (type.endsWith(QStringLiteral("kan")))
    kan = true;
  else if (type == QStringLiteral("dora"))
    ++seen.dora;
  else if (type == QStringLiteral("hora") &&
           !event.value(QStringLiteral("uradora_markers")).toArray().isEmpty())
    seen.ura = kIndicators;
}

// Of these lines those that came before more draws than that from the wall, and what had been seen by then.
std::pair<QByteArrayList, Seen> upTo(const QByteArrayList &lines, std::size_t draws) {
  std::pair<QByteArrayList, Seen> before;
  bool kan = false;
  for (const QByteArray &line : lines) {
    Seen seen = before.second;
    for (const QJsonValue &each : eventsOf(line))
      look(each.toObject(), kan, seen);
    if (seen.draws > draws)
      break;
    before.first << line;
    before.second = seen;
  }
  return before;
}

}  // namespace

class TestProgramLeak : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingUnseenIsTold_data();
  void nothingUnseenIsTold();
  void whatIsSeenIsTold();
};

void TestProgramLeak::nothingUnseenIsTold_data() {
  QTest::addColumn<QString>("mode");
  QTest::addColumn<bool>("tcp");
  QTest::addColumn<bool>("batch");
  QTest::addColumn<bool>("hints");
  for (const bool tcp : {false, true}) {
    for (const bool batch : {false, true}) {
      for (const char *mode : {"tsumogiri", "eager"})
        QTest::addRow("%s, %s, %s", tcp ? "tcp" : "pipe", batch ? "lists" : "lines", mode)
            << QString::fromLatin1(mode) << tcp << batch << true;
    }
  }
  QTest::newRow("pipe, lines, no hints") << QStringLiteral("tsumogiri") << false << false << false;
}

void TestProgramLeak::nothingUnseenIsTold() {
  QFETCH(QString, mode);
  QFETCH(bool, tcp);
  QFETCH(bool, batch);
  QFETCH(bool, hints);
  const ExternalProgram program = telling(mode, tcp, batch, hints);
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const Layout layout = freshLayout(seed);
    const QByteArrayList told = toldLines(program, layout);
    QVERIFY(!told.isEmpty());
    for (const std::size_t draws : {0U, 1U, 6U, 20U, 45U, 70U}) {
      const auto [before, seen] = upTo(told, draws);
      QVERIFY(draws < 6 || !before.isEmpty());
      Random random(seed * 100 + draws);
      const Layout other = redealt(layout, hiddenPlaces(seen), random);
      QVERIFY(other.tiles != layout.tiles);
      const QByteArrayList toldThen = toldLines(program, other);
      QVERIFY(!toldThen.isEmpty());
      QCOMPARE(toldThen.mid(0, before.size()), before);
      // All of it, where nothing new came any more.
      if (seen.draws == upTo(told, 70).second.draws)
        QCOMPARE(toldThen, told);
    }
  }
}

// That the comparison can tell two hands apart: one that is seen is another.
void TestProgramLeak::whatIsSeenIsTold() {
  const ExternalProgram program = telling(QStringLiteral("tsumogiri"), false, false, true);
  const Layout layout = freshLayout(1);
  Layout other = layout;
  const auto draws = other.tiles.begin() + static_cast<std::ptrdiff_t>(Layout::kDrawsAt);
  const auto another = std::find_if(draws, draws + 20, [&](Tile tile) { return tile != *draws; });
  std::iter_swap(draws, another);
  const QByteArrayList told = toldLines(program, layout);
  const QByteArrayList toldThen = toldLines(program, other);
  QVERIFY(told.size() > 100);
  QCOMPARE(upTo(toldThen, 0).first, upTo(told, 0).first);
  QVERIFY(upTo(toldThen, 1).first != upTo(told, 1).first);
  QVERIFY(toldThen != told);
}

JANSO_TEST(TestProgramLeak);
#include "tst_programleak.moc"
