// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A won hand taken apart: the payment in steps, the tiles of each part, and what a change would have made.
#include <QTest>
#include <numeric>
#include <random>

#include "coach/paysteps.h"
#include "coach/whatif.h"
#include "coach/winagain.h"
#include "coach/wintiles.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/winhands.h"

using namespace janso;
using namespace janso::test;

namespace {

HoraInfo infoOf(const WinInput &input, const WinResult &result) {
  HoraInfo info;
  info.winner = input.winner;
  info.from = input.from;
  for (Tile tile : input.concealed)
    insertSorted(info.hand, tile);
  info.melds = input.melds;
  info.winTile = input.winTile;
  info.doraIndicators = input.doraIndicators;
  info.uraIndicators = input.uraIndicators;
  info.arisu = input.arisu;
  info.result = result;
  return info;
}

// The board that this win was made on, as far as a win tells.
Board boardOf(const WinInput &input, const RuleSet &rules) {
  MatchInfo match;
  match.rules = rules;
  Board board;
  board.info = match;
  board.dealer = input.dealer;
  board.bakaze = input.roundWind;
  board.honba = static_cast<std::uint8_t>(input.honba);
  PlayerBoard &player = board.player(input.winner);
  player.kita = input.kita;
  return board;
}

std::string lit(const HoraInfo &info, const WinTiles &tiles) {
  std::string text;
  for (std::size_t i = 0; i < info.hand.size(); ++i)
    text += (tiles.hand >> i & 1U) != 0 ? toMpsz(info.hand[i]) : std::string();
  for (std::size_t m = 0; m < info.melds.size(); ++m) {
    for (std::size_t i = 0; i < info.melds[m].tiles.size(); ++i)
      text += (tiles.melds[m] >> i & 1U) != 0 ? toMpsz(info.melds[m].tiles[i]) : std::string();
  }
  return tiles.win ? text + "+" : text;
}

// A hand of random sets, of which some are called; most are no win.
WinInput randomWin(std::mt19937 &random, const RuleSet &rules) {
  const auto roll = [&random](int sides) {
    return static_cast<int>(random() % static_cast<unsigned>(sides));
  };
  WinInput input;
  TileCounts used;
  std::vector<Tile> closed;
  for (int set = 0; set < 4; ++set) {
    Meld meld;
    const bool run = roll(3) > 0;
    const Kind low = run ? static_cast<Kind>(roll(3) * 9 + roll(7)) : static_cast<Kind>(roll(kKinds));
    for (int i = 0; i < 3; ++i)
      meld.tiles.push_back(Tile(static_cast<Kind>(low + (run ? i : 0))));
    for (Tile tile : meld.tiles)
      used.add(tile);
    const int kind = roll(6);
    if (kind > 2 && set > 0) {
      for (Tile tile : meld.tiles)
        closed.push_back(tile);
      continue;
    }
    if (kind == 0 && !run) {
      meld.type = MeldType::Ankan;
      meld.tiles.push_back(Tile(low));
      used.add(Tile(low));
    } else {
      meld.type = run ? MeldType::Chi : MeldType::Pon;
      meld.called = meld.tiles[0];
      meld.from = static_cast<std::int8_t>(-2);
    }
    input.melds.push_back(meld);
  }
  const Kind pair = static_cast<Kind>(roll(kKinds));
  closed.insert(closed.end(), {Tile(pair), Tile(pair)});
  used[pair] = static_cast<std::uint8_t>(used[pair] + 2);
  for (Kind kind = 0; kind < kKinds; ++kind) {
    if (used[kind] > 4)
      return WinInput();
  }
  const std::size_t at = random() % closed.size();
  input.winTile = closed[at];
  closed.erase(closed.begin() + static_cast<std::ptrdiff_t>(at));
  for (Tile tile : closed)
    insertSorted(input.concealed, tile);
  input.winner = static_cast<std::int8_t>(roll(rules.players));
  input.dealer = static_cast<std::int8_t>(roll(rules.players));
  for (Meld &meld : input.melds) {
    if (meld.from == -2)
      meld.from = static_cast<std::int8_t>((input.winner + 1 + roll(rules.players - 1)) % rules.players);
  }
  input.tsumo = roll(2) == 0;
  if (!input.tsumo)
    input.from = static_cast<std::int8_t>((input.winner + 1 + roll(rules.players - 1)) % rules.players);
  const bool open = std::ranges::any_of(input.melds, [](const Meld &meld) { return meld.isOpen(); });
  input.riichi = !open && roll(2) == 0;
  input.honba = roll(4);
  input.kyotaku = roll(3);
  input.doraIndicators.push_back(Tile(static_cast<Kind>(roll(kKinds))));
  return input;
}

}  // namespace

class TestWins : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void stepsAddUp_data();
  void stepsAddUp();
  void stepsOf_data();
  void stepsOf();
  void tiles_data();
  void tiles();
  void fuTiles_data();
  void fuTiles();
  void whatIf_data();
  void whatIf();
  void scoredAgain_data();
  void scoredAgain();
};

void TestWins::stepsAddUp_data() {
  QTest::addColumn<QString>("preset");
  for (const Preset &preset : presets())
    QTest::newRow(std::string(preset.id).c_str()) << QString::fromStdString(std::string(preset.id));
}

// Over random hands of every ruleset the steps lead to what the rules pay, and a changed win is scored.
void TestWins::stepsAddUp() {
  QFETCH(QString, preset);
  RuleSet rules = findPreset(preset.toStdString())->make();
  std::mt19937 random(20260705);
  int wins = 0;
  int changes = 0;
  for (int i = 0; i < 20000 && wins < 400; ++i) {
    const WinInput input = randomWin(random, rules);
    if (!input.winTile.isKnown() || winInputError(input, rules))
      continue;
    const ScoreOutcome outcome = scoreHand(input, rules);
    if (!outcome.result)
      continue;
    ++wins;
    const WinResult &result = *outcome.result;
    const PaySteps steps = paySteps(input, result, rules);
    std::int32_t hand = 0;
    for (const PayPart &part : steps.parts) {
      for (const PayShare &share : part.shares)
        hand += share.paid();
    }
    QCOMPARE(hand, result.handPoints);
    QCOMPARE(std::accumulate(steps.honba.begin(), steps.honba.end(), 0), result.honbaPoints);
    for (std::int32_t each : steps.honba)
      QVERIFY(each >= 0);
    QCOMPARE(steps.received, result.deltas[static_cast<std::size_t>(input.winner)]);
    if (result.limit == Limit::None)
      QCOMPARE(steps.counted, std::int64_t{result.basePoints});
    const HoraInfo info = infoOf(input, result);
    for (const YakuHan &yaku : result.yaku)
      QVERIFY(!tilesOf(boardOf(input, rules), info, yaku.id).empty());
    for (std::size_t part = 0; part < result.fuParts.size(); ++part)
      QVERIFY(!tilesOfFu(info, part).empty());
    for (const WhatIf &change : whatIfs(input, rules)) {
      ++changes;
      QVERIFY(!winInputError(change.input, rules));
    }
  }
  QVERIFY(wins > 50);
  QVERIFY(changes > wins);
}

void TestWins::stepsOf_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QString>("steps");  // "base [seat factor raw rounded x times] ..."
  const auto row = [](const char *name, const char *hand, const char *steps) {
    QTest::newRow(name) << QString::fromLatin1(hand) << QString::fromLatin1(steps);
  };
  row("ron is four times the base points, rounded up to hundreds", "23m456p678p55s678s +4m riichi seat=S",
      "960: 3x4=3840>3900");
  row("the dealer gets six times", "23m456p678p55s678s +4m riichi seat=E", "960: 3x6=5760>5800");
  row("self-draw: the dealer pays double", "23m456p678p55s678s +4m riichi tsumo seat=S",
      "1280: 0x2=2560>2600 2x1=1280>1300 3x1=1280>1300");
  row("wareme doubles after rounding", "23m456p678p55s678s +4m riichi seat=S wareme=3x2 @wareme=wareme",
      "960: 3x4=3840>3900*2");
  row("liable for daisangen: half of a ron each", "23m99s p555z<2 p666z<2 p777z<0 +4m seat=S from=3",
      "8000(0): 0x2=16000>16000 3x2=16000>16000");
  row("liable for daisangen: the whole self-draw", "23m99s p555z<2 p666z<2 p777z<0 +4m seat=S tsumo",
      "8000(0): 0x0=32000>32000");
  row("the absent player's share is lost", "23p456p678p55s678s +4p riichi tsumo seat=S @tenhou_3p",
      "1280: 0x2=2560>2600 2x1=1280>1300");
  row("the absent player's share is halved",
      "23p456p678p55s678s +4p riichi tsumo seat=S @tenhou_3p @tsumo_loss=false",
      "1280: 0x2=3200>3200 2x1=1920>2000");
}

void TestWins::stepsOf() {
  QFETCH(QString, hand);
  const WinCase win = winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result.has_value());
  QStringList parts;
  for (const PayPart &part : paySteps(win.input, *outcome.result, win.rules).parts) {
    QString text = QString::number(part.base);
    if (part.liable >= 0)
      text += QStringLiteral("(%1)").arg(part.liable);
    text += u':';
    for (const PayShare &share : part.shares) {
      text +=
          QStringLiteral(" %1x%2=%3>%4").arg(share.seat).arg(share.factor).arg(share.raw).arg(share.rounded);
      if (share.times != 1)
        text += QStringLiteral("*%1").arg(share.times);
    }
    parts << text;
  }
  QTEST(parts.join(QStringLiteral("; ")), "steps");
}

void TestWins::tiles_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<int>("yaku");
  QTest::addColumn<QString>("lit");
  const auto row = [](const char *name, const char *hand, YakuId yaku, const char *lit) {
    QTest::newRow(name) << QString::fromLatin1(hand) << static_cast<int>(yaku) << QString::fromLatin1(lit);
  };
  row("dragons: their triplet", "23m456p55s555z c678s<0 +4m", YakuId::Haku, "5z5z5z");
  row("a called dragon", "23m456p55s c678s<0 p555z<2 +4m", YakuId::Haku, "5z5z5z");
  row("seat wind", "23m456p55s222z c678s<0 +4m", YakuId::SeatWind, "2z2z2z");
  row("ittsuu: three runs, one open", "123456m99s45s c789m<0 +3s", YakuId::Ittsuu, "1m2m3m4m5m6m7m8m9m");
  row("self-draw: the winning tile", "23m456p678p55s678s +4m tsumo", YakuId::MenzenTsumo, "+");
  row("iipeikou: both runs, the winning tile in one", "223344p678p55s67s +8s riichi", YakuId::Iipeikou,
      "2p2p3p3p4p4p");
  row("sanshoku: a run of each suit", "234m234p24s678s99m +3s", YakuId::SanshokuDoujun, "2m3m4m2p3p4p2s4s+");
  row("dora: every copy", "23m456p678p55s678s +4m riichi dora=4s", YakuId::Dora, "5s5s");
  row("red five", "23m406p678p55s678s +4m riichi", YakuId::AkaDora, "0p");
  row("toitoi: the sets, not the pair", "111m4s p222p<2 p333s<3 p777s<0 +4s seat=S", YakuId::Toitoi,
      "1m1m1m2p2p2p3s3s3s7s7s7s");
  row("tanyao: every tile", "23m456p678p55s678s +4m", YakuId::Tanyao, "2m3m4p5p6p6p7p8p5s5s6s7s8s+");
  row("sanankou: not the set completed by ron", "111m444p777s99s22m +2m", YakuId::Sanankou,
      "1m1m1m4p4p4p7s7s7s");
}

void TestWins::tiles() {
  QFETCH(QString, hand);
  QFETCH(int, yaku);
  QFETCH(QString, lit);
  const WinCase win = winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result.has_value());
  const auto id = static_cast<YakuId>(yaku);
  QVERIFY(std::ranges::any_of(outcome.result->yaku, [id](const YakuHan &y) { return y.id == id; }));
  const HoraInfo info = infoOf(win.input, *outcome.result);
  QCOMPARE(QString::fromStdString(::lit(info, tilesOf(boardOf(win.input, win.rules), info, id))), lit);
}

void TestWins::fuTiles_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<int>("reason");
  QTest::addColumn<QString>("lit");
  const auto row = [](const char *name, const char *hand, FuReason reason, const char *lit) {
    QTest::newRow(name) << QString::fromLatin1(hand) << static_cast<int>(reason) << QString::fromLatin1(lit);
  };
  row("middle wait: the tile and its neighbors", "24m456p678p55s678s +3m", FuReason::Kanchan, "2m4m+");
  row("edge wait", "12m456p678p55s678s +3m riichi", FuReason::Penchan, "1m2m+");
  row("pair wait", "234m456p678p5s678s +5s", FuReason::Tanki, "5s+");
  row("concealed triplet", "23m444p678p55s678s +4m", FuReason::Anko, "4p4p4p");
  row("triplet completed by ron", "234m44p678p55s678s +4p", FuReason::Minko, "4p4p+");
  row("open kan", "23m678p55s678s k4444p<2 +4m", FuReason::Minkan, "4p4p4p4p");
  row("pair of dragons", "23m456p678p55z678s +4m riichi", FuReason::DragonPair, "5z5z");
}

void TestWins::fuTiles() {
  QFETCH(QString, hand);
  QFETCH(int, reason);
  const WinCase win = winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result.has_value());
  const HoraInfo info = infoOf(win.input, *outcome.result);
  for (std::size_t i = 0; i < info.result.fuParts.size(); ++i) {
    if (info.result.fuParts[i].reason == static_cast<FuReason>(reason)) {
      QTEST(QString::fromStdString(::lit(info, tilesOfFu(info, i))), "lit");
      return;
    }
  }
  QFAIL("no such part");
}

void TestWins::whatIf_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<QStringList>("lines");
  const auto row = [](const char *name, const char *hand, const QStringList &lines) {
    QTest::newRow(name) << QString::fromLatin1(hand) << lines;
  };
  row("damaten: riichi, dora, tsumo", "23m456p678p55s678s +4m seat=S",
      {"riichi 3 30 3900", "dora1 3 30 3900", "tsumo 3 20 2700"});
  row("riichi: damaten would have been cheaper", "23m456p678p55s678s +4m riichi seat=S",
      {"damaten 2 30 2000", "dora1 4 30 7700", "tsumo 4 20 5200"});
  row("open: closed gives pinfu and more", "23m456p55s678s c678p<0 +4m seat=S",
      {"closed 2 30 2000", "dora1 2 30 2000", "tsumo 1 30 1100"});
  row("riichi alone: no yaku without it", "12m444p678p99s678s +3m riichi seat=S",
      {"damaten no yaku", "dora1 2 40 2600", "tsumo 2 30 2000"});
  row("only tsumo: no win by ron", "12m444p678p99s678s +3m tsumo seat=S",
      {"riichi 2 30 2000", "dora1 2 30 2000", "ron no yaku"});
  row("seven pairs: dora come in twos", "1133m5588p22s44z7z +7z seat=S",
      {"riichi 3 25 3200", "dora2 4 25 6400", "tsumo 3 25 3200"});
  row("a yakuman stays one: only who pays changes", "19m19p19s1234567z +5z seat=S", {"tsumo 0 0 64000"});
}

void TestWins::whatIf() {
  QFETCH(QString, hand);
  const WinCase win = winCase(hand.toStdString());
  QVERIFY(scoreHand(win.input, win.rules).result.has_value());
  static constexpr std::array<const char *, 6> kNames{"closed", "riichi", "damaten", "dora", "tsumo", "ron"};
  QStringList lines;
  for (const WhatIf &change : whatIfs(win.input, win.rules)) {
    QString line = QString::fromLatin1(kNames[static_cast<std::size_t>(change.kind)]);
    if (change.dora > 0)
      line += QString::number(change.dora);
    if (change.outcome.result)
      line += QStringLiteral(" %1 %2 %3")
                  .arg(change.outcome.result->han)
                  .arg(change.outcome.result->fu)
                  .arg(change.outcome.result->handPoints);
    else
      line += QStringLiteral(" no yaku");
    lines << line;
  }
  QTEST(lines, "lines");
}

void TestWins::scoredAgain_data() {
  QTest::addColumn<QString>("hand");
  for (const char *hand :
       {"23m456p678p55s678s +4m riichi ippatsu seat=S ura=4s honba=2 sticks=3",
        "23m456p55s c678s<0 p555z<1 +4m haitei tsumo seat=W", "23m99s p555z<2 p666z<2 p777z<0 +4m honba=1",
        "23m456p678p55s678s +4m chankan", "1133m5588p22s44z7z +7z tsumo",
        "23p456p678p55s678s +4p riichi tsumo kita=2 @tenhou_3p"})
    QTest::newRow(hand) << QString::fromLatin1(hand);
}

// The input is found again from what the page at the end of a hand has.
void TestWins::scoredAgain() {
  QFETCH(QString, hand);
  const WinCase win = winCase(hand.toStdString());
  const ScoreOutcome outcome = scoreHand(win.input, win.rules);
  QVERIFY(outcome.result.has_value());
  const std::optional<WinInput> again =
      winAgain(boardOf(win.input, win.rules), infoOf(win.input, *outcome.result));
  QVERIFY(again.has_value());
  const ScoreOutcome scored = scoreHand(*again, win.rules);
  QVERIFY(scored.result.has_value());
  QCOMPARE(scored.result->payments, outcome.result->payments);
  QVERIFY(scored.result->yaku == outcome.result->yaku);
}

JANSO_TEST(TestWins);
#include "tst_wins.moc"
