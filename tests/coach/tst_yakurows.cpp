// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How every yaku stands to hands that a person can count: distances, tiles that help, reasons why not.
#include <QTest>
#include <functional>

#include "coach/yakudistance.h"
#include "rules/optionalyaku.h"
#include "rules/reading.h"
#include "rules/yaku.h"
#include "support/testprogram.h"
#include "support/views.h"

using namespace janso;
using janso::test::TableView;

using Table = std::function<TableView()>;

namespace {

RuleSet everyYaku() {
  RuleSet rules = basicAriAri();
  rules.optionalYaku = (std::uint64_t{1} << kOptionalYakuCount) - 1;
  rules.openRiichi = true;
  rules.openRiichiDealInYakuman = true;
  rules.paaRenchan = 8;
  rules.renhou = Renhou::Yakuman;
  return rules;
}

QString kindsWritten(KindSet kinds) {
  std::vector<Tile> tiles;
  for (const Kind kind : kinds)
    tiles.push_back(Tile(kind));
  return QString::fromStdString(toMpsz(std::span<const Tile>(tiles)));
}

TableView hand(const char *concealed, const char *drawn = "", const RuleSet &rules = everyYaku()) {
  TableView table(rules);
  // Some turns have been played.
  return table.hand(concealed, drawn).pond(0, "9s");
}

SeatView firstTurn(SeatView view) {
  view.board.firstTurn = true;
  view.board.players[0].pond.clear();
  return view;
}

}  // namespace

class TestYakuRows : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rows_data();
  void rows();
  void obstacles_data();
  void obstacles();
  void targets_data();
  void targets();
  void firstTurns();
  void riichiFixes();
  void kansInRiichi();
  void bonuses();
  void unknownHands();
  void oneByOne();
};

void TestYakuRows::rows_data() {
  using enum YakuId;
  using enum YakuState;
  QTest::addColumn<Table>("table");
  QTest::addColumn<YakuId>("id");
  QTest::addColumn<YakuState>("state");
  QTest::addColumn<int>("closed");
  QTest::addColumn<int>("open");
  QTest::addColumn<QString>("wanted");
  const auto row = [](const char *name, Table table, YakuId id, YakuState state, int closed, int open,
                      const char *wanted) {
    QTest::newRow(name) << table << id << state << closed << open << QString::fromLatin1(wanted);
  };
  const auto of = [](const char *tiles, const char *drawn = "") {
    return [=] { return hand(tiles, drawn); };
  };
  row("haku by a pair in tenpai", of("123m456p789s1155z"), YakuId::Haku, Reachable, 1, 1, "5z");
  row("hatsu made of three", of("123m456p78s11666z"), Hatsu, Made, 1, 1, "69s");
  row("chun made, hand complete", of("123m456p789s1177z", "7z"), Chun, Made, 0, 0, "");
  row("seat wind as dealer", of("123m456p78s11177z"), SeatWind, Made, 1, 1, "69s");
  row("round wind of the same tile", of("123m456p78s11177z"), RoundWind, Made, 1, 1, "69s");
  row("pinfu needs two sides", of("123m456p789s2266m", ""), Pinfu, Reachable, 2, -1, "134578m");
  row("pinfu made by a two-sided wait", of("123m456p78s22m456s"), Pinfu, Made, 1, -1, "369s");
  row("pinfu not by an edge wait", of("123m456p89s22m456s"), Pinfu, Reachable, 2, -1, "14m3467p34679s");
  row("tanyao by one side of the wait", of("234m456p66s23s678p"), Tanyao, Reachable, 1, 1, "4s");
  row("iipeikou made as long as kept", of("112233m456p78s11z"), Iipeikou, Made, 1, -1, "69s");
  row("ryanpeikou grows into it", of("112233m44556p11z"), Ryanpeikou, Reachable, 1, -1, "6p");
  row("chiitoitsu one tile short", of("1122m3344p5566s7z"), Chiitoitsu, Reachable, 1, -1, "7z");
  row("sanshoku one tile short", of("234m234p24s66p678m"), SanshokuDoujun, Reachable, 1, 1, "3s");
  row("sanshoku doukou", of("333m333p33s66p678m"), SanshokuDoukou, Reachable, 1, 1, "3s");
  row("ittsuu made", of("123456789m45p11z"), Ittsuu, Made, 1, 1, "36p");
  row("chanta by one tile of two", of("123m789p99s11123z", "9m"), Chanta, Reachable, 2, 2, "789m9s23z");
  row("junchan", of("123m789p99p11m789s"), Junchan, Reachable, 1, 1, "1m9p");
  row("toitoi whatever comes", of("111m22p333s44s555z"), Toitoi, Made, 1, 1, "2p4s");
  row("sanankou held", of("111m222p333s45s11z"), Sanankou, Made, 1, 1, "36s1z");
  row("sanankou when a fourth would be ron", of("111m222p333s44s11z"), Sanankou, Made, 1, 1, "4s1z");
  row("suuankou by the same", of("111m222p333s44s11z"), Suuankou, Reachable, 1, -1, "4s1z");
  row("suuankou tanki must wait on the pair", of("111m222p333s44s11z"), SuuankouTanki, Reachable, 2, -1,
      "4s1z");
  row("honroutou as seven pairs", of("1199m1199p11s5z77z"), Honroutou, Made, 1, 4, "5z");
  row("shousangen", of("555z666z7z123m45p9s"), Shousangen, Reachable, 2, 2, "36p7z");
  row("honitsu as seven pairs, farther if open", of("1122557799m115z"), Honitsu, Made, 1, 4, "5z");
  row("chinitsu", of("1122334455667m"), Chinitsu, Made, 1, 1, "147m");
  row("kokushi with its pair", of("19m19p19s1123456z"), Kokushi, Reachable, 1, -1, "7z");
  row("kokushi of thirteen waits needs the other kinds", of("19m19p19s1123456z"), Kokushi13, Reachable, 2, -1,
      "19m19p19s1234567z");
  row("daisangen", of("555z66z77z123m45p9s"), Daisangen, Reachable, 3, 3, "45p9s67z");
  row("shousuushii", of("111z222z33z44z12m9s"), Shousuushii, Reachable, 2, 2, "3m34z");
  row("daisuushii", of("111z222z33z44z12m9s"), Daisuushii, Reachable, 3, 3, "12m9s34z");
  row("tsuuiisou as seven pairs", of("1122334455667z"), Tsuuiisou, Made, 1, 4, "7z");
  row("dai chisei is nothing else", of("1122334455667z"), DaiChisei, Reachable, 1, -1, "7z");
  row("ryuuiisou", of("222333444s668s6z"), Ryuuiisou, Reachable, 2, 2, "68s6z");
  row("chinroutou", of("111m999m11p99p111s"), Chinroutou, Made, 1, 1, "19p");
  row("nine gates", of("1112345678999m"), ChuurenPoutou, Reachable, 1, -1, "123456789m");
  row("nine gates with nine waits", of("1112345678999m"), JunseiChuuren, Reachable, 1, -1, "123456789m");
  row("san renkou", of("222333m44m56p11z78s"), SanRenkou, Reachable, 2, 2, "4m47p69s");
  row("isshoku sanjun by one tile", of("22233344m567p11z"), IsshokuSanjun, Reachable, 1, 1, "4m");
  row("mixed straight", of("123m456p79s11z678m"), SanshokuTsuukan, Reachable, 1, 1, "8s");
  row("pairs of 2 to 8 in pin", of("2233445566778p"), Daisharin, Reachable, 1, -1, "8p");
  row("blue tunnel as seven pairs", of("224488p1122334z"), AoNoDoumon, Made, 1, 4, "4z");
  row("uumensai", of("123m456p78s222z55z"), Uumensai, Made, 1, -1, "69s");
  row("three kans from three triplets", of("111m222p333s45s11z"), Sankantsu, Reachable, 4, 4, "1m2p36s1z");
  row("three kans when one tile is in hand already", of("1111m222p333s5s11z", "5s"), Sankantsu, Reachable, 3,
      3, "2p35s1z");
  row("a hundred ranks of man", of("6667778889999m"), HyakumanGoku, Reachable, 1, 1, "678m");
  row(
      "kakan of a pon counts one tile",
      [] {
        TableView table = hand("11z", "", everyYaku());
        return table.meld(0, MeldType::Ankan, "1111m", -1)
            .meld(0, MeldType::Pon, "222p", 1)
            .meld(0, MeldType::Daiminkan, "3333s", 1)
            .meld(0, MeldType::Pon, "555m", 1)
            .hand("1z", "");
      },
      Sankantsu, Reachable, -1, 2, "5m2p1z");
  row(
      "four groups called, the pair last",
      [] {
        TableView table = hand("1s", "", everyYaku());
        for (const char *pon : {"222p", "444p", "666m", "888s"})
          table.meld(0, MeldType::Pon, pon, 1);
        return table.hand("1s", "");
      },
      KinkeiDokuritsu, Reachable, -1, 1, "1s");
  row("four groups to be called yet", of("22p44p66m88s11s123z"), KinkeiDokuritsu, Reachable, -1, 5,
      "6m234p18s");
  row("menzen tsumo", of("123m456p78s11666z"), MenzenTsumo, Reachable, 1, -1, "69s");
  row("riichi from a hand that is complete", of("123m456p78s11666z", "9s"), YakuId::Riichi, Reachable, 1, -1,
      "1234m34567p6789s16z");
  row("the last tile", of("123m456p78s11666z"), Haitei, Reachable, 1, 1, "69s");
  row("a yaku of chance that names its tile", of("123m44p789s11666z"), UupinKaihou, Reachable, 2, 2, "356p");
}

void TestYakuRows::rows() {
  QFETCH(Table, table);
  QFETCH(YakuId, id);
  QFETCH(YakuState, state);
  QFETCH(int, closed);
  QFETCH(int, open);
  QFETCH(QString, wanted);
  const TableView shown = table();
  const YakuAnswers answers = yakuAnswers(shown.view());
  QVERIFY(answers.known);
  const YakuAnswer &answer = answers[id];
  QCOMPARE(answer.state, state);
  QCOMPARE(int(answer.closedDistance), closed);
  QCOMPARE(int(answer.openDistance), open);
  QCOMPARE(kindsWritten(answer.wanted), wanted);
}

void TestYakuRows::obstacles_data() {
  using enum YakuId;
  using enum YakuObstacle;
  QTest::addColumn<Table>("table");
  QTest::addColumn<YakuId>("id");
  QTest::addColumn<YakuObstacle>("why");
  QTest::addColumn<QString>("gone");
  QTest::addColumn<int>("meld");
  const auto row = [](const char *name, Table table, YakuId id, YakuObstacle why, const char *gone = "",
                      int meld = -1) {
    QTest::newRow(name) << table << id << why << QString::fromLatin1(gone) << meld;
  };
  const auto plain = [](const char *tiles) { return [=] { return hand(tiles); }; };
  const auto open = [] {
    TableView table(everyYaku());
    return table.meld(0, MeldType::Chi, "345m", 3).meld(0, MeldType::Pon, "222p", 1).hand("456p78s11z", "");
  };
  row(
      "not played", [] { return hand("123m456p789s1122z", "", tenhou()); }, SanRenkou, NotInRules);
  row("closed only", open, Pinfu, HandOpen);
  row("closed only: seven pairs", open, Chiitoitsu, HandOpen);
  row("closed only: riichi", open, YakuId::Riichi, HandOpen);
  row("closed only: own draw", open, MenzenTsumo, HandOpen);
  row(
      "tanyao where it must be closed",
      [] {
        RuleSet rules = everyYaku();
        rules.kuitan = false;
        TableView table(rules);
        return table.meld(0, MeldType::Chi, "345m", 3).hand("456p78s2266m2p", "");
      },
      Tanyao, HandOpen);
  row("a run among triplets", open, Toitoi, MeldUnfit, "", 0);
  row("two suits in one", open, Honitsu, MeldUnfit, "", 1);
  row("no terminal in it", open, Chanta, MeldUnfit, "", 0);
  row("two open groups leave too few concealed triplets", open, Sanankou, MeldUnfit, "", 1);
  row("no room for three groups beside two others", open, Ittsuu, MeldUnfit, "", 1);
  row(
      "a closed kan and seven pairs",
      [] {
        TableView table(everyYaku());
        return table.meld(0, MeldType::Ankan, "1111m", -1).hand("456p78s11z22s3m", "");
      },
      Chiitoitsu, MeldUnfit, "", 0);
  row(
      "two white dragons gone", [] { return hand("123m456p789s1122z").pond(1, "55z"); }, Haku, TilesGone,
      "5z");
  row(
      "a terminal gone", [] { return hand("123m456p789s1122z").pond(1, "1111s"); }, YakuId::Kokushi,
      TilesGone, "1s");
  row(
      "three eights gone: nine gates of any suit",
      [] { return hand("123m456p789s1122z").pond(1, "1155999m11999p11s99s"); }, ChuurenPoutou, TilesGone,
      "19s");
  row(
      "runs of man with three players",
      [] {
        TableView table(tenhouSanma());
        return table.hand("123p456p789s1122z", "");
      },
      SanshokuDoujun, TilesAbsent);
  row("first turn over", plain("123m456p789s1122z"), DoubleRiichi, FirstTurnOver);
  row("tenhou after the first turn", plain("123m456p789s1122z"), Tenhou, FirstTurnOver);
  row("chiihou is not the dealer's", plain("123m456p789s1122z"), Chiihou, DealerNever);
  row("the streak is short", plain("123m456p789s1122z"), PaaRenchan, StreakShort);
  row(
      "paa renchan is the dealer's", [] { return hand("123m456p789s1122z").round(1); }, PaaRenchan,
      NotDealer);
  row(
      "riichi near the end of the wall", [] { return hand("123m456p789s1122z").tilesLeft(3); },
      YakuId::Riichi, WallShort);
  row(
      "riichi without points", [] { return hand("123m456p789s1122z").scores(900, 0, 0, 0); }, YakuId::Riichi,
      PointsShort);
  row(
      "no last tile left", [] { return hand("123m456p789s1122z").tilesLeft(0); }, Haitei, WallEmpty);
  row(
      "two guest winds only", [] { return hand("123m456p789s1122z").round(1); }, OtakazeSankou, WindsOff);
  row(
      "four kans made by others",
      [] {
        TableView table = hand("111m222p333s4567z");
        return table.meld(1, MeldType::Ankan, "9999m", -1)
            .meld(1, MeldType::Ankan, "8888m", -1)
            .meld(2, MeldType::Ankan, "9999p", -1);
      },
      Sankantsu, KansSpent);
}

void TestYakuRows::obstacles() {
  QFETCH(Table, table);
  QFETCH(YakuId, id);
  QFETCH(YakuObstacle, why);
  QFETCH(QString, gone);
  QFETCH(int, meld);
  const TableView shown = table();
  const YakuAnswer answer = yakuAnswer(shown.view(), id);
  QCOMPARE(answer.state, YakuState::Impossible);
  QCOMPARE(int(answer.why), int(why));
  QCOMPARE(answer.distance, std::int8_t(-1));
  QCOMPARE(kindsWritten(answer.gone), gone);
  QCOMPARE(int(answer.meld), meld);
}

void TestYakuRows::targets_data() {
  QTest::addColumn<QString>("tiles");
  for (const char *tiles :
       {"123m456p78s11666z", "147m258p369s1234z", "1122m3344p5566s7z", "19m19p19s1123456z",
        "111m222p333s44s11z", "2345677m234p567s", "340m05p67s113355z"})
    QTest::newRow(tiles) << QString::fromLatin1(tiles);
}

// The hand that is shown is complete, lies at that distance, and the engine finds the yaku in it.
void TestYakuRows::targets() {
  QFETCH(QString, tiles);
  const RuleSet rules = everyYaku();
  const TableView table = hand(tiles.toLatin1().constData());
  const TileCounts held = table.view().concealedCounts();
  int checked = 0;
  for (const YakuAnswer &answer : yakuAnswers(table.view()).yaku) {
    const bool kans = answer.id == YakuId::Sankantsu || answer.id == YakuId::Suukantsu ||
                      answer.id == YakuId::KinkeiDokuritsu || answer.id == YakuId::HyakumanGoku;
    if (answer.target.empty() || answer.event != YakuEvent::None || kans)
      continue;
    WinInput input;
    TileCounts wanted;
    std::vector<Tile> all;
    int coming = 0;
    for (const TargetGroup &group : answer.target.groups) {
      for (const TargetTile &tile : group) {
        all.push_back(tile.tile);
        wanted.add(tile.tile);
        coming += tile.held ? 0 : 1;
      }
    }
    QCOMPARE(coming, int(answer.distance));
    // The tile that comes last: named, or any that is not held.
    std::vector<Kind> wins;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const bool fits =
          answer.target.win.isKnown() ? answer.target.win.kind() == kind : wanted[kind] > held[kind];
      if (fits && wanted[kind] > 0)
        wins.push_back(kind);
    }
    bool has = false;
    for (const Kind win : wins) {
      for (const bool tsumo : {true, false}) {
        input = WinInput{};
        bool taken = false;
        for (const Tile tile : all) {
          if (tile.kind() == win && !taken)
            taken = true;
          else
            input.concealed.push_back(tile);
        }
        input.winTile = Tile(win);
        input.tsumo = tsumo;
        input.from = static_cast<std::int8_t>(tsumo ? -1 : 1);
        input.riichi = true;  // so that any complete hand may win
        const ScoreOutcome outcome = scoreHand(input, rules);
        QVERIFY2(outcome.result, yakuKey(answer.id).data());
        const WinFacts facts(input, rules);
        forEachReading(
            facts, [](const Reading &) {},
            [&](const Reading &reading) {
              has = has || (answer.id < YakuId::Dora ? yakuRule(answer.id).holds(reading)
                                                     : extraRule(answer.id).holds(reading));
              return true;
            });
      }
    }
    QVERIFY2(has, yakuKey(answer.id).data());
    ++checked;
  }
  QVERIFY(checked > 40);
}

void TestYakuRows::firstTurns() {
  const auto ask = [](const TableView &table, YakuId id) { return yakuAnswer(firstTurn(table.view()), id); };
  const TableView complete = hand("123m456p78s11666z", "9s");
  QCOMPARE(ask(complete, YakuId::Tenhou).state, YakuState::Made);
  QCOMPARE(int(ask(complete, YakuId::DoubleRiichi).distance), 1);
  QCOMPARE(ask(hand("123m456p78s11666z", "1p"), YakuId::Tenhou).why, YakuObstacle::FirstDrawOff);
  QCOMPARE(ask(hand("1379m456p78s1166z", "1p"), YakuId::DoubleRiichi).why, YakuObstacle::FirstDrawOff);

  TableView waiting = hand("123m456p78s11666z");
  waiting.round(1);
  QCOMPARE(int(ask(waiting, YakuId::Chiihou).distance), 1);
  QCOMPARE(kindsWritten(ask(waiting, YakuId::Renhou).wanted), QStringLiteral("69s"));
  QCOMPARE(ask(waiting, YakuId::Tenhou).why, YakuObstacle::NotDealer);

  const TableView strangers = hand("147m258p369s1234z");
  const YakuAnswer puutaa = ask(strangers, YakuId::ShiisuuPuutaa);
  QCOMPARE(puutaa.state, YakuState::Reachable);
  QCOMPARE(kindsWritten(puutaa.wanted), QStringLiteral("567z"));
  QCOMPARE(kindsWritten(ask(strangers, YakuId::ShiisanPuutaa).wanted), QStringLiteral("147m258p369s1234z"));
  QCOMPARE(yakuAnswer(strangers.view(), YakuId::ShiisuuPuutaa).why, YakuObstacle::FirstTurnOver);
}

// In riichi nothing but the waits can come.
void TestYakuRows::riichiFixes() {
  TableView table = hand("234m456p66s23s678p");
  table.riichi(0, 0);
  YakuAnswers answers = yakuAnswers(table.view());
  QCOMPARE(answers[YakuId::Riichi].state, YakuState::Made);
  QCOMPARE(int(answers[YakuId::Riichi].distance), 1);
  QCOMPARE(answers[YakuId::Pinfu].state, YakuState::Made);
  QCOMPARE(answers[YakuId::Tanyao].state, YakuState::Reachable);
  QCOMPARE(kindsWritten(answers[YakuId::Tanyao].wanted), QStringLiteral("4s"));
  QCOMPARE(answers[YakuId::Haku].why, YakuObstacle::HandFixed);
  QCOMPARE(answers[YakuId::DoubleRiichi].why, YakuObstacle::RiichiPlain);
  QCOMPARE(answers[YakuId::Ippatsu].why, YakuObstacle::TurnOver);
  SeatView view = table.view();
  view.board.players[0].ippatsu = true;
  QCOMPARE(int(yakuAnswer(view, YakuId::Ippatsu).distance), 1);
  // The last of the waits that would give it is gone.
  table.pond(1, "4444s");
  QCOMPARE(yakuAnswer(table.view(), YakuId::Tanyao).why, YakuObstacle::HandFixed);
}

// The fourth tile of a triplet may still make a kan, where the table would offer it.
void TestYakuRows::kansInRiichi() {
  TableView table(everyYaku());
  table.meld(0, MeldType::Ankan, "1111m", -1).meld(0, MeldType::Ankan, "2222p", -1).hand("333s55z78m", "");
  table.pond(0, "9s").riichi(0, 0);
  YakuAnswer answer = yakuAnswer(table.view(), YakuId::Sankantsu);
  QCOMPARE(answer.state, YakuState::Reachable);
  QCOMPARE(int(answer.distance), 2);
  QCOMPARE(kindsWritten(answer.wanted), QStringLiteral("3s"));
  QCOMPARE(yakuAnswer(table.view(), YakuId::Suukantsu).why, YakuObstacle::HandFixed);
  QCOMPARE(yakuAnswer(table.view(), YakuId::Rinshan).state, YakuState::Reachable);
  table.hand("333s55z78m", "3s");
  answer = yakuAnswer(table.view(), YakuId::Sankantsu);
  QCOMPARE(int(answer.distance), 1);
  QCOMPARE(kindsWritten(answer.wanted), QStringLiteral("69m"));
  // The kan would take a tile of another group.
  table.hand("333s55z45s", "");
  QCOMPARE(yakuAnswer(table.view(), YakuId::Sankantsu).why, YakuObstacle::HandFixed);
  QCOMPARE(yakuAnswer(table.view(), YakuId::Rinshan).why, YakuObstacle::HandFixed);
}

void TestYakuRows::bonuses() {
  RuleSet rules = tenhou();
  TableView table(rules);
  table.hand("340m05p67s113355z", "0s").dora("4m3z");
  const YakuAnswers answers = yakuAnswers(table.view());
  QCOMPARE(int(answers[YakuId::Dora].count), 1);  // the red five is a five
  QCOMPARE(answers[YakuId::Dora].state, YakuState::Made);
  QCOMPARE(kindsWritten(answers[YakuId::Dora].wanted), QStringLiteral("5m4z"));
  QCOMPARE(int(answers[YakuId::AkaDora].count), 3);
  QVERIFY(answers[YakuId::AkaDora].wanted.empty());  // there is one of each
  const TableView none = hand("123m456p789s1122z", "", rules).pond(1, "0p");
  QCOMPARE(kindsWritten(yakuAnswer(none.view(), YakuId::AkaDora).wanted), QStringLiteral("5m5s"));
  QCOMPARE(int(yakuAnswer(none.view(), YakuId::AkaDora).left), 2);
  const TableView gone = hand("123m456p789s1122z", "", rules).pond(1, "0p0m0s");
  QCOMPARE(kindsWritten(yakuAnswer(gone.view(), YakuId::AkaDora).gone), QStringLiteral("5m5p5s"));
  QCOMPARE(answers[YakuId::UraDora].state, YakuState::Reachable);
  QCOMPARE(answers[YakuId::Kita].why, YakuObstacle::NotInRules);
  table.meld(0, MeldType::Chi, "123p", 3).hand("340m05p67s113z", "0s");
  QCOMPARE(yakuAnswer(table.view(), YakuId::UraDora).why, YakuObstacle::HandOpen);
}

void TestYakuRows::unknownHands() {
  QVERIFY(!yakuAnswers(emptyView(0)).known);
  TableView table = hand("123m456p78s11666z");
  SeatView view = table.view();
  view.board.phase = BoardPhase::Ended;
  QVERIFY(!yakuAnswers(view).known);
  view = table.view();
  for (Tile &tile : view.hand)
    tile = Tile();
  const YakuAnswers hidden = yakuAnswers(view);
  QVERIFY(!hidden.known);
  QCOMPARE(hidden[YakuId::Tanyao].state, YakuState::Unknown);
  QCOMPARE(hidden[YakuId::Tanyao].id, YakuId::Tanyao);
}

// One yaku is answered as all of them are; also where a complete hand must discard after a call.
void TestYakuRows::oneByOne() {
  TableView called = hand("234m456p66s678p", "");
  called.meld(0, MeldType::Chi, "234s", 3).hand("234m456p66s678p", "");
  for (const TableView &table : {hand("123m456p78s11666z", "9s"), hand("2345677m234p567s"), called}) {
    const YakuAnswers answers = yakuAnswers(table.view());
    for (const YakuAnswer &answer : answers.yaku)
      QVERIFY2(yakuAnswer(table.view(), answer.id) == answer, yakuKey(answer.id).data());
  }
  const YakuAnswers answers = yakuAnswers(called.view());
  QCOMPARE(int(answers.away), 1);
  QCOMPARE(int(answers[YakuId::Tanyao].openDistance), 1);
}

JANSO_TEST(TestYakuRows);
#include "tst_yakurows.moc"
