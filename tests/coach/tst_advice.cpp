// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The advice is what the strongest bot plays, from nothing but what the seat sees; its figures and warnings
// are true of the table.
#include <QTest>
#include <algorithm>
#include <functional>
#include <memory>

#include "bots/bot.h"
#include "coach/advice.h"
#include "rules/legal/legal.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/views.h"
#include "table/match.h"

using namespace janso;
using janso::test::TableView;

namespace {

KindSet kinds(const QString &text) {
  KindSet set;
  for (Tile tile : test::tiles(text.toStdString()))
    set.add(tile.kind());
  return set;
}

Decision decisionFor(const SeatView &view, const std::vector<Action> &legal) {
  Decision decision;
  decision.seat = view.seat;
  for (const Action &action : legal)
    decision.legal.push_back(action);
  return decision;
}

const Warning *find(const Advice &advice, WarningType type, const Action &action) {
  for (const Warning &warning : advice.warnings) {
    if (warning.type == type && warning.action == action)
      return &warning;
  }
  return nullptr;
}

bool sameAdvice(const Advice &a, const Advice &b) {
  if (!(a.recommended == b.recommended) || a.rows.size() != b.rows.size() || a.warnings != b.warnings ||
      a.reason.motive != b.reason.motive || a.reason.runnerUp != b.reason.runnerUp ||
      a.reason.threat != b.reason.threat)
    return false;
  return std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), [](const AdviceRow &x, const AdviceRow &y) {
    return x.action == y.action && x.value == y.value && x.win == y.win && x.dealIn == y.dealIn &&
           x.accepted == y.accepted && x.tiles == y.tiles && x.against == y.against && x.waiting == y.waiting;
  });
}

// Calls `look` with every decision of every seat until it returns false; all seats play as `id`.
void play(const char *rules, const char *id, const char *seed,
          const std::function<bool(const Match &, const Decision &)> &look) {
  const RuleSet played = findPreset(rules)->make();
  const std::unique_ptr<Bot> bot = makeBot(id, 6);
  Match match(played, {"a", "b", "c", played.players == 4 ? "d" : ""}, wallSeedFromText(seed));
  std::vector<Event> events;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      if (!look(match, decision))
        return;
      const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
      match.answer(decision.seat, decision.id, bot->decide(match.viewOf(decision.seat), legal));
    }
    match.advance(events);
  }
}

// What cannot be so in the rows of an advice.
QString wrongIn(const Advice &advice, const Match &match, const Decision &decision) {
  const SeatView view = match.viewOf(decision.seat);
  DiscardOptions options;
  if (decision.legal.front().type != ActionType::Skip)
    options = discardOptions(view.concealedCounts(), static_cast<int>(view.me().melds.size()),
                             view.visibleCounts());
  float before = advice.rows.front().value;
  bool judged = true;
  for (const AdviceRow &row : advice.rows) {
    if (std::find(decision.legal.begin(), decision.legal.end(), row.action) == decision.legal.end())
      return QStringLiteral("a row is not legal");
    if (row.judged && (!judged || row.value > before))
      return QStringLiteral("rows are not sorted");
    judged = row.judged;
    before = row.value;
    if (row.action.type != ActionType::Dahai)
      continue;
    float passes = 1;
    for (const DangerTo &to : row.against) {
      passes *= 1 - to.dealIn;
      if (to.safety.safety == Safety::Genbutsu && to.dealIn > 0)
        return QStringLiteral("genbutsu deals in");
    }
    if (std::abs(1 - passes - row.dealIn) > 1e-4F)
      return QStringLiteral("the opponents' dangers do not make up that of the tile");
    if (view.board.seats() == 3)
      continue;  // counts 2m to 8m too, which are not there
    for (const DiscardOption &option : options) {
      if (option.discard == row.action.tile.kind() &&
          (option.shanten != row.shanten || option.tiles != row.tiles))
        return QStringLiteral("shanten %1 with %2 tiles, by the rules %3 with %4")
            .arg(row.shanten)
            .arg(row.tiles)
            .arg(option.shanten)
            .arg(option.tiles);
    }
  }
  for (const Action &action : decision.legal) {
    if (advice.rowOf(action) == nullptr)
      return QStringLiteral("an action has no row");
  }
  return {};
}

// Whether the engine lets this seat win by ron when, after `discard`, its neighbor discards a tile of this
// kind.
bool ronOffered(const SeatView &view, Tile discard, Kind kind) {
  SeatView later = view;
  later.apply(Dahai{.seat = view.seat, .tile = discard, .tsumogiri = view.drawn == discard});
  const auto next = static_cast<std::int8_t>((view.seat + 1) % view.board.seats());
  later.apply(janso::Tsumo{.seat = next, .tile = Tile()});
  later.apply(Dahai{.seat = next, .tile = Tile(kind), .tsumogiri = true});
  Decision offered;
  return decisionOf(later, offered) && std::ranges::any_of(offered.legal, [](const Action &action) {
           return action.type == ActionType::Ron;
         });
}

// What an advice says about waits, against what the engine offers.
QString waitsWrongIn(const Advice &advice, const SeatView &view) {
  for (const AdviceRow &row : advice.rows) {
    const Waiting &waiting = row.waiting;
    if (waiting.isDead() && (row.win != 0 || row.points != 0 || waiting.left != 0))
      return QStringLiteral("a wait that cannot win has a chance or a value");
    const bool towardYaku = row.yaku.id && row.yaku.away > 0 && waiting.waits.empty();
    if (towardYaku && !(row.accepted == row.yaku.wanted && row.shanten == row.yaku.away - 1))
      return QStringLiteral("the tiles that are listed are not those of the yaku that is named");
    const bool plain = row.action.type == ActionType::Dahai && view.board.tilesLeft > 4;
    if (!plain || !waiting.inPond.empty() || view.furiten.any())
      continue;
    for (const Kind wait : waiting.waits) {
      if (ronOffered(view, row.action.tile, wait) == waiting.noRon.has(wait))
        return QStringLiteral("a ron on %1 after %2 is told otherwise").arg(wait).arg(row.action.tile.kind());
    }
  }
  return {};
}

}  // namespace

class TestAdvice : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void asTheStrongestPlays_data();
  void asTheStrongestPlays();
  void hiddenTilesDoNotMatter();
  void waitsAgreeWithTheEngine_data();
  void waitsAgreeWithTheEngine();
  void aDeadWaitIsWorthNothing();
  void aCallCountsTilesOfItsYaku();
  void warns_data();
  void warns();
  void warnsOfACallWithoutYaku_data();
  void warnsOfACallWithoutYaku();
  void warnsOfACallFarFromYaku();
  void waits();
  void reasonNamesTheThreat();
};

void TestAdvice::asTheStrongestPlays_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<QByteArray>("seed");
  QTest::newRow("four players") << QByteArray("tenhou_4p") << QByteArray("advice");
  QTest::newRow("other hands") << QByteArray("ema_2025") << QByteArray("more advice");
  QTest::newRow("three players") << QByteArray("tenhou_3p") << QByteArray("advice");
}

void TestAdvice::asTheStrongestPlays() {
  QFETCH(QByteArray, rules);
  QFETCH(QByteArray, seed);
  if (findPreset(rules.toStdString()) == nullptr)
    QFAIL("no such preset");
  const std::unique_ptr<Bot> master = makeBot(adviser(), 7);
  int decisions = 0;
  QString wrong;
  play(rules.constData(), "club", seed.constData(), [&](const Match &match, const Decision &decision) {
    const SeatView view = match.viewOf(decision.seat);
    const Advice advice = advise(view, decision);
    const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
    if (!(advice.recommended == master->decide(view, legal)))
      wrong = QStringLiteral("not what the strongest bot plays");
    else if (!(advice.rows.front().action == advice.recommended))
      wrong = QStringLiteral("the recommended action is not the first row");
    else
      wrong = wrongIn(advice, match, decision);
    return ++decisions < 200 && wrong.isEmpty();
  });
  QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("decision %1: %2").arg(decisions).arg(wrong)));
  QCOMPARE(decisions, 200);
}

void TestAdvice::hiddenTilesDoNotMatter() {
  int decisions = 0;
  bool same = true;
  play("tenhou_4p", "club", "hidden", [&](const Match &match, const Decision &decision) {
    const Advice advice = advise(match.viewOf(decision.seat), decision);
    SeatView open = match.openViewOf(decision.seat);
    same = same && sameAdvice(advice, advise(open, decision));
    // Somebody else's tiles there.
    std::rotate(open.opened.begin(), open.opened.begin() + 1, open.opened.end());
    same = same && sameAdvice(advice, advise(open, decision));
    return ++decisions < 60 && same;
  });
  QVERIFY(same);
  QCOMPARE(decisions, 60);
}

void TestAdvice::waitsAgreeWithTheEngine_data() {
  QTest::addColumn<QByteArray>("rules");
  QTest::addColumn<QByteArray>("player");
  QTest::newRow("calls much") << QByteArray("tenhou_4p") << QByteArray("club");
  QTest::newRow("a beginner's hands") << QByteArray("wrc_2025") << QByteArray("novice");
  QTest::newRow("three players") << QByteArray("tenhou_3p") << QByteArray("club");
}

// JANSO_SWEEP asks for more decisions than the few that every run looks at.
void TestAdvice::waitsAgreeWithTheEngine() {
  QFETCH(QByteArray, rules);
  QFETCH(QByteArray, player);
  const int most =
      qEnvironmentVariableIntValue("JANSO_SWEEP") > 0 ? qEnvironmentVariableIntValue("JANSO_SWEEP") : 150;
  int decisions = 0;
  QString wrong;
  for (int match = 0; decisions < most && wrong.isEmpty(); ++match)
    play(rules.constData(), player.constData(), qPrintable(QStringLiteral("waits %1").arg(match)),
         [&](const Match &table, const Decision &decision) {
           const SeatView view = table.viewOf(decision.seat);
           wrong = waitsWrongIn(advise(view, decision), view);
           return ++decisions < most && wrong.isEmpty();
         });
  QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("decision %1: %2").arg(decisions).arg(wrong)));
  QCOMPARE(decisions, most);
}

void TestAdvice::aDeadWaitIsWorthNothing() {
  TableView table;
  table.hand("23m456p99p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  const Advice advice = advise(table.view(), decisionFor(table.view(), table.discards()));
  const auto row = std::ranges::find_if(
      advice.rows, [](const AdviceRow &each) { return each.action.tile.kind() == test::kind("5z"); });
  QVERIFY(row != advice.rows.end());
  QVERIFY(row->waiting.isDead());
  QCOMPARE(row->waiting.winning().bits(), KindSet().bits());
  QCOMPARE(row->waiting.left, 0);
  QCOMPARE(row->win, 0.0F);
  QCOMPARE(row->points, 0.0F);
  QVERIFY(row->yaku.id.has_value() && row->yaku.away > 0);
}

void TestAdvice::aCallCountsTilesOfItsYaku() {
  TableView table;  // the only yaku near is tanyao, and the pair of Norths is in its way
  table.hand("2367m3388p2468s4z", "").discarded(3, "3p");
  const std::vector<Action> pon = TableView::skipOr(ActionType::Pon, "3p", "33p");
  const Advice advice = advise(table.view(), decisionFor(table.view(), pon));
  const AdviceRow *row = advice.rowOf(pon[1]);
  QVERIFY(row != nullptr);
  QCOMPARE(row->yaku.id, std::optional(YakuId::Tanyao));
  for (const Kind each : row->accepted)
    QVERIFY(!isYaochuu(each));
  QVERIFY(!row->accepted.empty());
}

void TestAdvice::warns_data() {
  QTest::addColumn<TableView>("table");
  QTest::addColumn<QString>("discard");
  QTest::addColumn<WarningType>("type");
  QTest::addColumn<bool>("warned");
  QTest::addColumn<QString>("tiles");
  using enum WarningType;

  // Tenpai on 1m 4m, whatever the seventh pair's tile is.
  TableView ready;
  ready.hand("23m456p678s22299p", "5z").pond(0, "9m1z");
  QTest::newRow("tenpai, nothing in the pond") << ready << "5z" << Furiten << false << "";
  TableView furiten = ready;
  furiten.pond(0, "4m");
  QTest::newRow("one of two waits in the pond") << furiten << "5z" << Furiten << true << "4m";
  QTest::newRow("another discard is not tenpai") << furiten << "6s" << Furiten << false << "";
  TableView own;
  own.hand("23m456p678s22299p", "4m").pond(0, "9m1z");
  QTest::newRow("the discard itself would win") << own << "4m" << Furiten << true << "4m";

  QTest::newRow("closed without yaku") << ready << "5z" << NoYaku << true << "1m4m";
  TableView pinfu;
  pinfu.hand("23m456p678s23499p", "5z").pond(0, "9m1z");
  QTest::newRow("closed with pinfu") << pinfu << "5z" << NoYaku << false << "";
  TableView open;
  open.hand("23m456p99p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  QTest::newRow("open without yaku") << open << "5z" << NoYaku << true << "1m4m";
  TableView half;
  half.hand("23m456p88p", "5z").meld(0, MeldType::Chi, "678s", 3).meld(0, MeldType::Chi, "345s", 3);
  QTest::newRow("open, one of two waits makes tanyao") << half << "5z" << NoYaku << false << "";
  TableView dragon;
  dragon.hand("23m456p99p", "5z").meld(0, MeldType::Pon, "777z", 3).meld(0, MeldType::Chi, "345s", 3);
  QTest::newRow("open with a dragon") << dragon << "5z" << NoYaku << false << "";

  // Far from anything, against a riichi with some tiles safe.
  TableView riichi;
  riichi.hand("147m258p369s1234z", "5m").pond(1, "4m1z9s8p1s").riichi(1, 4);
  QTest::newRow("live middle tile with genbutsu in hand") << riichi << "5m" << Danger << true << "4m8p9s1z";
  QTest::newRow("genbutsu") << riichi << "4m" << Danger << false << "";
  TableView early;
  early.hand("223456m2347p49s7z", "1s").pond(1, "6z9m1s6m8p").riichi(1, 4);
  QTest::newRow("live tile beside the riichi tile") << early << "7p" << Danger << true << "6m1s";
  TableView nothingSafe;
  nothingSafe.hand("147m258p369s1234z", "5m").pond(1, "9m9p").riichi(1, 1);
  QTest::newRow("nothing safe in hand") << nothingSafe << "5m" << Danger << false << "";
  TableView noRiichi;
  noRiichi.hand("147m258p369s1234z", "5m").pond(1, "4m1z9s8p1s");
  QTest::newRow("no opponent in riichi") << noRiichi << "5m" << Danger << false << "";
  TableView pushing;  // dealer, tenpai for a yakuman: the strongest bot goes on
  pushing.hand("555666777z11m23p", "8s").pond(1, "7s1m").riichi(1, 1);
  QTest::newRow("worth the danger") << pushing << "8s" << Danger << false << "";
}

void TestAdvice::warns() {
  QFETCH(TableView, table);
  QFETCH(QString, discard);
  QFETCH(WarningType, type);
  QFETCH(bool, warned);
  QFETCH(QString, tiles);
  const Advice advice = advise(table.view(), decisionFor(table.view(), table.discards()));
  const Kind discarded = test::kind(discard.toUtf8().constData());
  const auto row = std::find_if(advice.rows.begin(), advice.rows.end(), [discarded](const AdviceRow &each) {
    return each.action.tile.kind() == discarded;
  });
  QVERIFY(row != advice.rows.end());
  const Warning *warning = find(advice, type, row->action);
  QCOMPARE(warning != nullptr, warned);
  if (!warned)
    return;
  QCOMPARE(warning->tiles.bits(), kinds(tiles).bits());
  if (type == WarningType::Danger)
    QCOMPARE(int(warning->seats), 2);
  if (type == WarningType::NoYaku)  // a self-draw is a yaku of a closed hand alone
    QCOMPARE(warning->winsByTsumo, table.view().me().isMenzen());
}

void TestAdvice::warnsOfACallWithoutYaku_data() {
  QTest::addColumn<QString>("hand");
  QTest::addColumn<bool>("warned");
  QTest::newRow("a lone dragon is no yaku") << QStringLiteral("1207m678p1126s15z") << true;
  QTest::newRow("nor is a pair of guest winds") << QStringLiteral("1207m678p1126s44z") << true;
  QTest::newRow("a pair of dragons may become one") << QStringLiteral("1207m678p1126s55z") << false;
  QTest::newRow("so may one beside good groups") << QStringLiteral("245m678p1126s155z") << false;
  QTest::newRow("a half flush is within reach") << QStringLiteral("2m1123456789s11z") << false;
}

void TestAdvice::warnsOfACallWithoutYaku() {
  QFETCH(QString, hand);
  QFETCH(bool, warned);
  TableView table;
  table.hand(hand.toUtf8().constData(), "").discarded(3, "1s");
  const std::vector<Action> pon = TableView::skipOr(ActionType::Pon, "1s", "11s");
  const Advice advice = advise(table.view(), decisionFor(table.view(), pon));
  const Warning *warning = find(advice, WarningType::CallNoYaku, pon[1]);
  QCOMPARE(warning != nullptr, warned);
  const AdviceRow *row = advice.rowOf(pon[1]);
  QVERIFY(row != nullptr);
  QVERIFY(row->yaku.id.has_value());
  QVERIFY(row->yaku.away == 0 || row->yaku.away >= row->yaku.anyWin);
  if (warned)
    QVERIFY(warning->yaku == row->yaku);
}

void TestAdvice::warnsOfACallFarFromYaku() {
  TableView bad;
  bad.hand("123m78s3388p129s4z", "").discarded(3, "3p");
  const std::vector<Action> pon = TableView::skipOr(ActionType::Pon, "3p", "33p");
  const Advice advice = advise(bad.view(), decisionFor(bad.view(), pon));
  const Warning *warning = find(advice, WarningType::CallNoYaku, pon[1]);
  QVERIFY(warning != nullptr);
  QVERIFY(advice.recommended == pon[0]);

  // A dora in the hand is no yaku.
  TableView rich;
  rich.hand("123m78s3388p129s4z", "").dora("1s").discarded(3, "3p");
  QVERIFY(find(advise(rich.view(), decisionFor(rich.view(), pon)), WarningType::CallNoYaku, pon[1]) !=
          nullptr);

  TableView good;
  good.hand("123m78s3355z129s4m", "").discarded(3, "5z");
  const std::vector<Action> dragon = TableView::skipOr(ActionType::Pon, "5z", "55z");
  const Advice taken = advise(good.view(), decisionFor(good.view(), dragon));
  QVERIFY(find(taken, WarningType::CallNoYaku, dragon[1]) == nullptr);
}

void TestAdvice::waits() {
  TableView table;
  table.hand("23m456p678s22299p", "5z").pond(0, "4m").pond(1, "1m");
  const Waiting waiting = waitingAfter(table.view(), test::tile("5z"));
  QCOMPARE(waiting.waits.bits(), kinds(QStringLiteral("14m")).bits());
  QCOMPARE(waiting.inPond.bits(), kinds(QStringLiteral("4m")).bits());
  QCOMPARE(waiting.noRon.bits(), kinds(QStringLiteral("14m")).bits());
  QVERIFY(waiting.noWin.empty());
  QCOMPARE(int(waiting.left), 6);
  const Waiting declared = waitingAfter(table.view(), test::tile("5z"), true);
  QVERIFY(declared.noRon.empty());
  QVERIFY(waitingAfter(table.view(), test::tile("6s")).waits.empty());
}

void TestAdvice::reasonNamesTheThreat() {
  TableView table;
  table.hand("147m258p369s1234z", "5m").pond(2, "4m1z9s8p1s").riichi(2, 4).tilesLeft(18);
  const Advice advice = advise(table.view(), decisionFor(table.view(), table.discards()));
  QVERIFY(advice.folding);
  QCOMPARE(advice.reason.motive, Motive::Fold);
  QCOMPARE(advice.reason.threat, 2);
  QVERIFY(advice.reason.threatRiichi);
  QCOMPARE(advice.rows.front().against[2].safety.safety, Safety::Genbutsu);

  TableView quiet;
  quiet.hand("147m258p369s1234z", "5m");
  QCOMPARE(advise(quiet.view(), decisionFor(quiet.view(), quiet.discards())).reason.threat, -1);
}

JANSO_TEST(TestAdvice);
#include "tst_advice.moc"
