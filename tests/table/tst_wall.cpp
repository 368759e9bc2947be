// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The fair wall: the hash, the published procedure as an independent program carries it out, and the layout.
#include <QCryptographicHash>
#include <QTest>
#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "rules/mpsz.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/sha256.h"
#include "table/wall.h"

using namespace janso;

namespace {

template <std::size_t N>
QByteArray wallText(const std::array<Tile, N> &tiles) {
  QByteArray all;
  for (Tile tile : tiles)
    if (tile.isKnown())
      all += QByteArray::fromStdString(toMpsz(tile));
  return all;
}

QByteArray digestOf(const QByteArray &message) {
  const Sha256Digest digest = sha256({reinterpret_cast<const std::uint8_t *>(message.constData()),
                                      static_cast<std::size_t>(message.size())});
  return QByteArray(reinterpret_cast<const char *>(digest.data()), 32).toHex();
}

}  // namespace

class TestWall : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void hashes_data();
  void hashes();
  void hashesEveryLength();
  void hashesFourAtOnce();
  void followsTheProcedure_data();
  void followsTheProcedure();
  void breaksBySumOfDice_data();
  void breaksBySumOfDice();
  void dealsInBlocks();
  void holdsEveryTile();
  void diceAreFair();
  void seedsAsText();
  void refusesSeeds_data();
  void refusesSeeds();
};

void TestWall::hashes_data() {
  QTest::addColumn<QByteArray>("message");
  QTest::addColumn<QByteArray>("digest");
  QTest::newRow("nothing") << QByteArray("")
                           << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  QTest::newRow("one block") << QByteArray("abc")
                             << QByteArray(
                                    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                              << QByteArray(
                                     "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  QTest::newRow("a million letters a")
      << QByteArray(1000000, 'a')
      << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void TestWall::hashes() {
  QFETCH(QByteArray, message);
  QFETCH(QByteArray, digest);
  QCOMPARE(digestOf(message), digest);
}

void TestWall::hashesEveryLength() {
  // Around the block borders the padding changes its form.
  for (int length = 0; length < 200; ++length) {
    const QByteArray message(length, 'x');
    QCOMPARE(digestOf(message), QCryptographicHash::hash(message, QCryptographicHash::Sha256).toHex());
  }
}

void TestWall::hashesFourAtOnce() {
  test::Random random(1);
  for (int n = 0; n < 50; ++n) {
    std::array<std::array<std::uint8_t, 40>, 4> messages{};
    for (auto &message : messages)
      std::ranges::generate(message, [&random] { return static_cast<std::uint8_t>(random.below(256)); });
    const std::array<Sha256Digest, 4> digests = sha256OfFour(messages);
    for (std::size_t i = 0; i < messages.size(); ++i)
      QCOMPARE(digests[i], sha256(messages[i]));
  }
}

void TestWall::followsTheProcedure_data() {
  QTest::addColumn<QByteArray>("seed");
  QTest::addColumn<int>("hand");
  QTest::addColumn<bool>("red");
  QTest::addColumn<int>("players");
  QTest::addColumn<QByteArray>("live");
  QTest::addColumn<QByteArray>("rinshan");
  QTest::addColumn<QByteArray>("dora");
  QTest::addColumn<QByteArray>("ura");
  QTest::addColumn<QByteArray>("dice");
  QTest::newRow("janso, hand 0")
      << QByteArray("janso") << 0 << true << 4
      << QByteArray(
             "7s2p9p8s8m1p7p6m7m3z8m5s5z4z5p2s3p3s3z9s6z0p2m4s3z7z5z6z7m6p4m1s4m3p4s8p2m8s2s7z4p6s3s9p1m"
             "4p1p6m6p2z1z7p6p2p1m0s6m5p8m1p9s3p4s2s7s3m4z2s4m8p5m6s8m6s3z7p6z4z5z4p9p2p8p4m4s7s3s2m6s1z"
             "0m7p3p6z7z1s1m2z3m9m5z5m9m7m3m9m1z1s8p6m2z7s8s1p3m5s9s9s7m2p2z5s")
      << QByteArray("4p9p7z5p") << QByteArray("4z2m1z6p3s") << QByteArray("5m8s1s9m1m") << QByteArray("44");
  QTest::newRow("janso, hand 1")
      << QByteArray("janso") << 1 << true << 4
      << QByteArray(
             "4z3s3s1m8s5p4z3p1z3s4z8m5s4p2s8p4p9p7m7p6z5z6p2z9m9s7m5p4s9m8p1s5z1s9p4m3p3p1s2p3p4s9p6m1p"
             "7s5s6p2s9s7p3m7s5m5z8m6s0p5z3m3z1z5m2p1m2z1m2p2m1z7m6z3m2s5s7s8p3z4z7z7m6z6m4s6p7z9p4p8p2m"
             "3s8m3z1p1m6z4p1s8m2s4m7p0s8s4m6s5m2m4m4s8s6m8s6m9s6s9m1p3m9s0m2m")
      << QByteArray("9m1z7s6s") << QByteArray("7z5p2z7p7z") << QByteArray("2p1p2z6p3z") << QByteArray("43");
  QTest::newRow("42, hand 7, no red fives")
      << QByteArray("42") << 7 << false << 4
      << QByteArray(
             "3s4m6z9p4p3p4m3m1z3z3z4s9s3s1z7z8s1m2p1z6p6p5p4s2z6s7s2z4p7z5s5p9p7p8m4p2s9p2s2z2s3m3s5s1z"
             "3m8s5z2p5m7m6z9m4s6z3p7s9s7m1p2s5z1p4z7z4z2p8m5z7z5m8m8p5m8s3m8s2m1p4m9s5s9p1p6p2p6m4z7p7s"
             "7s6s3p9m1m4m6z9m6s1s7m5p6m4s3z9s7p3p6p3s1s6s7m5z2m5m2z2m5p4p1s8p")
      << QByteArray("6m7p2m8p") << QByteArray("3z1s6m8m4z") << QByteArray("5s8p9m1m1m") << QByteArray("42");
  QTest::newRow("42, hand 300")
      << QByteArray("42") << 300 << true << 4
      << QByteArray(
             "9m4z9m8p2p7p1p6p5p6p3z1z2p8s7z8p4m5s3p3m8m6z2s6m1s9p5p6z0s5z1m9m2p1p3m6s9s3m3z6m4p0m1m3s2s"
             "2s2m6m6z8s8s5z1z3p6s3s6p4m2s6p1z2m7p2p7s9s4s1s0p3s2z4z8m4m5s1p6s4s7z3p9p4s5z6s5m4m3z9p7m5m"
             "9p8m1m5z7s7m5s2m7z4z3p7p2z8p8s6m5m7z4p4z4s4p2z9s7m6z7s2z1p8m3m5p")
      << QByteArray("1z9m9s7m") << QByteArray("1s3s1s7p7s") << QByteArray("2m1m8p3z4p") << QByteArray("54");
  QTest::newRow("janso, hand 0, three players")
      << QByteArray("janso") << 0 << true << 3
      << QByteArray(
             "7z3z1z4p3p9p5p7s2s6s4z9m1m2s7s9p6p1p5s4p2p9s1s5s4z1s8p0p5z2z3p1m3p8p2p7p1z8s6s3z9s6s6p8s5z"
             "7s0s2z9m9m4z2p9s2s3p6s1m4s7z3s1z1p1p8s6z6z7z7p3s5z1s8s4s5s5z6p6z2z"
             "2s9s8p3z5p7p7s2p4s7z9m3z6p8p2z4z")
      << QByteArray("9p3s6z3s1p4p9p4s") << QByteArray("1z5p4p2z6p") << QByteArray("7p1s1m4z8p")
      << QByteArray("56");
  QTest::newRow("42, hand 300, three players, no red fives")
      << QByteArray("42") << 300 << false << 3
      << QByteArray(
             "5z8s6p1z5z8s6p1z3s2s9m7p3s1z2p1z6s9s8s9p6s9m3z4s1m5p7p4p1s4z7z2z8p4p2s1s1p7p9p8s5s6z9s5z9s"
             "3p2p5s5s8p7p5p5z7s1p6z4z3p7z3z9m7s3p4s9s7z2z2z2p8p3s3s6z4s4s8p1p3p"
             "2p6p5s9p1p6s6s3z9m4p7s1s4z9p6z7s")
      << QByteArray("5p1m1m7z4z1s2s3z") << QByteArray("6p2s5p6z4z") << QByteArray("4p2z1m7s9p")
      << QByteArray("41");
  QTest::newRow("janso, hand 7, three players")
      << QByteArray("janso") << 7 << true << 3
      << QByteArray(
             "3s1m1m7s1s8s8p5p9m9s4z9p2s5z7p3z6p8s8p7s6z2z7z4z7s4p2p8s7z4z2s3z5z7z9s7p6s4p1s9m3p9m8p6z3p"
             "5z4z9s4s7p0p4s1p1z3p0s8s9m6p5z4p2p6z1p3z7z2z5p1z9p3s8p3s9s5s2s6z2p"
             "1s1p7p6s5s9p1m2z2s1p3z6s6p4s1z2p")
      << QByteArray("3s5p1z1s6p4p1m6s") << QByteArray("3p2z4s1z6p") << QByteArray("9p7s5s2p4s")
      << QByteArray("36");
}

void TestWall::followsTheProcedure() {
  QFETCH(QByteArray, seed);
  QFETCH(int, hand);
  QFETCH(bool, red);
  QFETCH(int, players);
  QFETCH(QByteArray, live);
  QFETCH(QByteArray, rinshan);
  QFETCH(QByteArray, dora);
  QFETCH(QByteArray, ura);
  QFETCH(QByteArray, dice);
  RuleSet rules;
  rules.players = static_cast<std::uint8_t>(players);
  if (!red)
    rules.redFives = {0, 0, 0};
  const Wall wall = makeWall(wallSeedFromText(seed.toStdString()), static_cast<std::uint32_t>(hand), rules);
  QCOMPARE(wallText(wall.live), live);
  QCOMPARE(wallText(wall.rinshan), rinshan);
  QCOMPARE(wallText(wall.doraIndicators), dora);
  QCOMPARE(wallText(wall.uraIndicators), ura);
  QCOMPARE(QByteArray::number(wall.dice[0]) + QByteArray::number(wall.dice[1]), dice);
}

void TestWall::breaksBySumOfDice_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("sum");
  QTest::addColumn<int>("stack");
  // Stacks are numbered clockwise from the dealer's right-hand end: own wall 0-16, left 17-33, opposite
  // 34-50, right 51-67.
  QTest::newRow("2: the right player's wall, two stacks stay") << 4 << 2 << 51 + 2;
  QTest::newRow("3: opposite") << 4 << 3 << 34 + 3;
  QTest::newRow("4: left") << 4 << 4 << 17 + 4;
  QTest::newRow("5: the dealer's own") << 4 << 5 << 5;
  QTest::newRow("7: opposite") << 4 << 7 << 34 + 7;
  QTest::newRow("9: the dealer's own") << 4 << 9 << 9;
  QTest::newRow("10: right") << 4 << 10 << 51 + 10;
  QTest::newRow("12: left") << 4 << 12 << 17 + 12;
  // Three players: own wall 0-17, left 18-35, right 36-53; 4, 7 and 10 are the dealer's.
  QTest::newRow("three, 2: the right player's wall") << 3 << 2 << 36 + 2;
  QTest::newRow("three, 3: left") << 3 << 3 << 18 + 3;
  QTest::newRow("three, 4: the dealer's own") << 3 << 4 << 4;
  QTest::newRow("three, 11: right") << 3 << 11 << 36 + 11;
  QTest::newRow("three, 12: left") << 3 << 12 << 18 + 12;
}

void TestWall::breaksBySumOfDice() {
  QFETCH(int, players);
  QFETCH(int, sum);
  QFETCH(int, stack);
  QCOMPARE(firstLiveStack(sum, players), stack);
}

void TestWall::dealsInBlocks() {
  // Three rounds of four to each player, then one each: every index once, the dealer's first block first.
  std::set<int> dealt;
  for (int seat = 0; seat < 4; ++seat) {
    for (int k = 0; k < 13; ++k)
      dealt.insert(dealtIndex(seat, k));
  }
  QCOMPARE(dealt.size(), std::size_t{52});
  QCOMPARE(*dealt.rbegin(), 51);
  QCOMPARE(dealtIndex(0, 3), 3);
  QCOMPARE(dealtIndex(1, 0), 4);
  QCOMPARE(dealtIndex(0, 4), 16);
  QCOMPARE(dealtIndex(3, 11), 47);
  QCOMPARE(dealtIndex(0, 12), 48);
  QCOMPARE(dealtIndex(3, 12), 51);
  QCOMPARE(dealtIndex(0, 4, 3), 12);
  QCOMPARE(dealtIndex(2, 11, 3), 35);
  QCOMPARE(dealtIndex(2, 12, 3), 38);
}

void TestWall::holdsEveryTile() {
  for (const Preset &preset : presets()) {
    RuleSet rules = preset.make();
    for (std::uint32_t hand = 0; hand < 50; ++hand) {
      rules.hakuPocchi = static_cast<std::uint8_t>(hand % 5);
      const Wall wall = makeWall(wallSeedFromText("tiles"), hand, rules);
      std::array<int, kFaces> faces{};
      const auto add = [&faces](const auto &tiles, int count) {
        for (int i = 0; i < static_cast<int>(tiles.size()); ++i) {
          const Tile tile = tiles[static_cast<std::size_t>(i)];
          if (i < count)
            ++faces[static_cast<std::size_t>(tile.face())];
        }
      };
      const bool three = rules.players == 3;
      add(wall.live, three ? 94 : 122);
      add(wall.rinshan, three ? 8 : 4);
      add(wall.doraIndicators, three ? 3 : 5);
      add(wall.uraIndicators, three ? 3 : 5);
      for (int face = 0; face < kFaces; ++face) {
        const Tile tile = Tile::fromFace(face);
        const Kind kind = tile.kind();
        const bool five = kind < kEast && kind % 9 == 4;
        const int marked = five ? rules.redFives[kind / 9U] : kind == kHaku ? rules.hakuPocchi : 0;
        const bool absent = three && kind > 0 && kind < 8;
        const int expected = tile.isRed() || tile.isPocchi() ? marked : 4 - marked;
        QCOMPARE(faces[static_cast<std::size_t>(face)], absent ? 0 : expected);
      }
    }
  }
}

void TestWall::diceAreFair() {
  // 3,600 throws: each pair of dice is expected 100 times, and 6 sigma are 60.
  std::array<int, 36> thrown{};
  const RuleSet rules;
  for (std::uint32_t hand = 0; hand < 3600; ++hand) {
    const Wall wall = makeWall(wallSeedFromText("dice"), hand, rules);
    ++thrown[static_cast<std::size_t>((wall.dice[0] - 1) * 6 + wall.dice[1] - 1)];
  }
  for (int count : thrown)
    QVERIFY2(count > 40 && count < 160, qPrintable(QString::number(count)));
}

void TestWall::seedsAsText() {
  const WallSeed seed = wallSeedFromText("janso");
  const std::string hex = toHex(seed);
  QCOMPARE(QByteArray::fromStdString(hex), digestOf("janso"));
  QCOMPARE(wallSeedFromHex(hex).value(), seed);
  QCOMPARE(wallSeedFromHex(QByteArray::fromStdString(hex).toUpper().toStdString()).value(), seed);
  QCOMPARE(wallCommitment(seed),
           std::string("3f282188ccfb278f2e53124653e7e8a8e3bf4ba0bc3a5bbfa4cd8a55bbbafe51"));
}

void TestWall::refusesSeeds_data() {
  QTest::addColumn<QByteArray>("hex");
  QTest::addColumn<QByteArray>("error");
  QTest::newRow("too short") << QByteArray("12ab")
                             << QByteArray("a wall seed must have 64 hex digits, not 4");
  QTest::newRow("too long") << QByteArray(66, '0')
                            << QByteArray("a wall seed must have 64 hex digits, not 66");
  QTest::newRow("another letter") << QByteArray(63, '0') + 'g'
                                  << QByteArray("position 64: 'g' is not a hex digit");
}

void TestWall::refusesSeeds() {
  QFETCH(QByteArray, hex);
  QFETCH(QByteArray, error);
  const Result<WallSeed> seed = wallSeedFromHex(hex.toStdString());
  QVERIFY(!seed.ok());
  QCOMPARE(QByteArray::fromStdString(seed.error().text), error);
}

JANSO_TEST(TestWall);
#include "tst_wall.moc"
