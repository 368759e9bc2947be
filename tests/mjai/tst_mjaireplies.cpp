// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A program's reply becomes exactly one legal action, or a sentence; hints say what is legal.
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <random>

#include "mjai/replies.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

Action make(ActionType type, std::string_view tileText = {}, std::string_view consumed = {},
            bool tsumogiri = false) {
  Action action;
  action.type = type;
  if (!tileText.empty())
    action.tile = tile(tileText);
  for (Tile t : tiles(consumed))
    action.consumed.push_back(t);
  action.tsumogiri = tsumogiri;
  return action;
}

// Own turn of seat 1: hand 12355m, drawn 5m; red five in hand.
Decision ownTurn() {
  Decision decision;
  decision.id = 7;
  decision.seat = 1;
  for (const Action &action :
       {make(ActionType::Dahai, "1m"), make(ActionType::Dahai, "5m"), make(ActionType::Dahai, "0m"),
        make(ActionType::Dahai, "5m", {}, true), make(ActionType::Riichi, "1m"),
        make(ActionType::Riichi, "5m", {}, true), make(ActionType::Ankan, {}, "7777p"),
        make(ActionType::Kakan, "6z"), make(ActionType::Tsumo, "5m"), make(ActionType::Kyuushu)})
    decision.legal.push_back(action);
  return decision;
}

// Seat 2 may claim seat 1's 4p.
Decision claims() {
  Decision decision;
  decision.id = 8;
  decision.seat = 2;
  for (const Action &action :
       {make(ActionType::Skip), make(ActionType::Chi, "4p", "23p"), make(ActionType::Chi, "4p", "35p"),
        make(ActionType::Chi, "4p", "30p"), make(ActionType::Pon, "4p", "44p"),
        make(ActionType::Daiminkan, "4p", "444p"), make(ActionType::Ron, "4p")})
    decision.legal.push_back(action);
  return decision;
}

QByteArray textOf(const Action &action) {
  return QByteArray::number(static_cast<int>(action.type)) + ' ' +
         QByteArray::fromStdString(action.tile.isKnown() ? toMpsz(action.tile) : std::string("-")) + ' ' +
         QByteArray::fromStdString(toMpsz(action.consumed)) + (action.tsumogiri ? " drawn" : "");
}

}  // namespace

class MjaiReplies : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void repliesBecomeActions_data();
  void repliesBecomeActions();
  void illegalRepliesAreSentences_data();
  void illegalRepliesAreSentences();
  void riichiTakesTwoExchanges();
  void openRiichiIsAReachThatSaysSo();
  void northsAreSetAside();
  void aMarkedHakuIsP();
  void everyLegalActionReadsBack();
  void hints();
  void mutatedRepliesNeverCrash();
};

void MjaiReplies::repliesBecomeActions_data() {
  QTest::addColumn<bool>("own");
  QTest::addColumn<QByteArray>("reply");
  QTest::addColumn<QByteArray>("action");
  QTest::addColumn<bool>("repaired");
  const auto row = [](const char *name, bool own, const char *reply, const Action &action, bool repaired) {
    QTest::newRow(name) << own << QByteArray(reply) << textOf(action) << repaired;
  };
  row("dahai", true, R"({"type":"dahai","actor":1,"pai":"1m","tsumogiri":false})",
      make(ActionType::Dahai, "1m"), false);
  row("equal tiles: the flag decides", true, R"({"type":"dahai","actor":1,"pai":"5m","tsumogiri":true})",
      make(ActionType::Dahai, "5m", {}, true), false);
  row("equal tiles: from the hand", true, R"({"type":"dahai","actor":1,"pai":"5m","tsumogiri":false})",
      make(ActionType::Dahai, "5m"), false);
  row("red is another tile", true, R"({"type":"dahai","actor":1,"pai":"5mr","tsumogiri":false})",
      make(ActionType::Dahai, "0m"), false);
  row("wrong flag is repaired", true, R"({"type":"dahai","actor":1,"pai":"1m","tsumogiri":true})",
      make(ActionType::Dahai, "1m"), true);
  row("no flag", true, R"({"type":"dahai","actor":1,"pai":"1m"})", make(ActionType::Dahai, "1m"), true);
  row("hora on the own turn", true, R"({"type":"hora","actor":1,"target":1,"pai":"5m"})",
      make(ActionType::Tsumo, "5m"), false);
  row("ankan", true, R"({"type":"ankan","actor":1,"consumed":["7p","7p","7p","7p"]})",
      make(ActionType::Ankan, {}, "7777p"), false);
  row("kakan names the pon", true, R"({"type":"kakan","actor":1,"pai":"F","consumed":["F","F","F"]})",
      make(ActionType::Kakan, "6z"), false);
  row("kyushu", true, R"({"type":"ryukyoku","actor":1,"reason":"kyushukyuhai"})", make(ActionType::Kyuushu),
      false);
  row("none", false, R"({"type":"none"})", make(ActionType::Skip), false);
  row("chi in any order", false, R"({"type":"chi","actor":2,"target":1,"pai":"4p","consumed":["5p","3p"]})",
      make(ActionType::Chi, "4p", "35p"), false);
  row("chi with the red five", false,
      R"({"type":"chi","actor":2,"target":1,"pai":"4p","consumed":["5pr","3p"]})",
      make(ActionType::Chi, "4p", "30p"), false);
  row("pon, log and meta ignored", false,
      R"({"type":"pon","actor":2,"target":1,"pai":"4p","consumed":["4p","4p"],"log":"!","meta":{}})",
      make(ActionType::Pon, "4p", "44p"), false);
  row("pon without consumed", false, R"({"type":"pon","actor":2,"target":1,"pai":"4p"})",
      make(ActionType::Pon, "4p", "44p"), true);
  row("daiminkan", false,
      R"({"type":"daiminkan","actor":2,"target":1,"pai":"4p","consumed":["4p","4p","4p"]})",
      make(ActionType::Daiminkan, "4p", "444p"), false);
  row("hora on a discard", false, R"({"type":"hora","actor":2,"target":1,"pai":"4p"})",
      make(ActionType::Ron, "4p"), false);
  row("a list of one", false, R"([{"type":"none"}])", make(ActionType::Skip), false);
}

void MjaiReplies::repliesBecomeActions() {
  QFETCH(bool, own);
  QFETCH(QByteArray, reply);
  QFETCH(QByteArray, action);
  QFETCH(bool, repaired);
  const Result<MjaiReply> read = actionFromReply(reply, own ? ownTurn() : claims(), false);
  QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
  QVERIFY(read->step == ReplyStep::Act);
  QCOMPARE(textOf(read->action), action);
  QCOMPARE(read->repaired, repaired);
}

void MjaiReplies::illegalRepliesAreSentences_data() {
  QTest::addColumn<bool>("own");
  QTest::addColumn<bool>("afterReach");
  QTest::addColumn<QByteArray>("reply");
  QTest::addColumn<QByteArray>("part");
  QTest::newRow("no JSON") << true << false << QByteArray("dahai 1m") << QByteArray("the reply is not JSON");
  QTest::newRow("empty") << true << false << QByteArray("") << QByteArray("the reply is not JSON");
  QTest::newRow("empty list") << true << false << QByteArray("[]") << QByteArray("a list without an object");
  QTest::newRow("no type") << true << false << QByteArray("{}") << QByteArray("no type");
  QTest::newRow("unknown type") << true << false << QByteArray(R"({"type":"fold"})")
                                << QByteArray("unknown type 'fold'");
  QTest::newRow("another's seat") << true << false
                                  << QByteArray(R"({"type":"dahai","actor":3,"pai":"1m","tsumogiri":false})")
                                  << QByteArray("for seat 3, but seat 1 was asked");
  QTest::newRow("none on the own turn")
      << true << false << QByteArray(R"({"type":"none"})") << QByteArray("not legal here");
  QTest::newRow("tile not in hand") << true << false
                                    << QByteArray(
                                           R"({"type":"dahai","actor":1,"pai":"9s","tsumogiri":false})")
                                    << QByteArray("not legal here");
  QTest::newRow("unknown tile") << true << false << QByteArray(R"({"type":"dahai","actor":1,"pai":"0m"})")
                                << QByteArray("unknown tile '0m'");
  QTest::newRow("dahai without a tile")
      << true << false << QByteArray(R"({"type":"dahai","actor":1})") << QByteArray("not legal here");
  QTest::newRow("five consumed") << false << false
                                 << QByteArray(
                                        R"({"type":"chi","actor":2,"consumed":["1m","1m","1m","1m","1m"]})")
                                 << QByteArray("consumed names 5 tiles");
  QTest::newRow("reach not offered") << false << false << QByteArray(R"({"type":"reach","actor":2})")
                                     << QByteArray("not legal here");
  QTest::newRow("reach twice") << true << true << QByteArray(R"({"type":"reach","actor":1})")
                               << QByteArray("dahai that keeps tenpai");
  QTest::newRow("riichi discard breaks tenpai")
      << true << true << QByteArray(R"({"type":"dahai","actor":1,"pai":"5mr","tsumogiri":false})")
      << QByteArray("dahai that keeps tenpai");
}

void MjaiReplies::illegalRepliesAreSentences() {
  QFETCH(bool, own);
  QFETCH(bool, afterReach);
  QFETCH(QByteArray, reply);
  QFETCH(QByteArray, part);
  const Result<MjaiReply> read = actionFromReply(reply, own ? ownTurn() : claims(), afterReach);
  QVERIFY(!read.ok());
  QVERIFY2(QByteArray::fromStdString(read.error().text).contains(part), read.error().text.c_str());
}

void MjaiReplies::riichiTakesTwoExchanges() {
  const Decision decision = ownTurn();
  const Result<MjaiReply> first =
      actionFromReply(QByteArray(R"({"type":"reach","actor":1})"), decision, false);
  QVERIFY(first.ok() && first->step == ReplyStep::Reach);
  QCOMPARE(QJsonDocument(reachObject(1)).toJson(QJsonDocument::Compact),
           QByteArray(R"({"actor":1,"type":"reach"})"));
  const Result<MjaiReply> second = actionFromReply(
      QByteArray(R"({"type":"dahai","actor":1,"pai":"5m","tsumogiri":true})"), decision, true);
  QVERIFY(second.ok() && second->step == ReplyStep::Act && !second->reachAndDiscard);
  QCOMPARE(textOf(second->action), textOf(make(ActionType::Riichi, "5m", {}, true)));
  // Both at once, as a list.
  const Result<MjaiReply> both = actionFromReply(
      QByteArray(R"([{"type":"reach","actor":1},{"type":"dahai","actor":1,"pai":"1m","tsumogiri":false}])"),
      decision, false);
  QVERIFY(both.ok() && both->step == ReplyStep::Act && both->reachAndDiscard);
  QCOMPARE(textOf(both->action), textOf(make(ActionType::Riichi, "1m")));
}

void MjaiReplies::openRiichiIsAReachThatSaysSo() {
  Decision decision = ownTurn();
  const QByteArray open = R"({"type":"reach","actor":1,"open":true})";
  QVERIFY(!actionFromReply(open, decision, false).ok());
  decision.legal.push_back(make(ActionType::OpenRiichi, "1m"));
  decision.legal.push_back(make(ActionType::OpenRiichi, "5m", {}, true));
  const Result<MjaiReply> first = actionFromReply(open, decision, false);
  QVERIFY(first.ok() && first->step == ReplyStep::Reach && first->open);
  const Result<MjaiReply> closed =
      actionFromReply(QByteArray(R"({"type":"reach","actor":1})"), decision, false);
  QVERIFY(closed.ok() && closed->step == ReplyStep::Reach && !closed->open);
  QCOMPARE(QJsonDocument(reachObject(1, true)).toJson(QJsonDocument::Compact),
           QByteArray(R"({"actor":1,"open":true,"type":"reach"})"));
  const QByteArray discard = R"({"type":"dahai","actor":1,"pai":"5m","tsumogiri":true})";
  QCOMPARE(textOf(actionFromReply(discard, decision, true, true)->action),
           textOf(make(ActionType::OpenRiichi, "5m", {}, true)));
  QCOMPARE(textOf(actionFromReply(discard, decision, true, false)->action),
           textOf(make(ActionType::Riichi, "5m", {}, true)));
  const Result<MjaiReply> both = actionFromReply("[" + open + "," + discard + "]", decision, false);
  QVERIFY(both.ok() && both->reachAndDiscard);
  QCOMPARE(textOf(both->action), textOf(make(ActionType::OpenRiichi, "5m", {}, true)));
  SeatView view;
  view.seat = 1;
  const QJsonArray hints = possibleActions(decision, view);
  QVERIFY(hints.contains(reachObject(1)) && hints.contains(reachObject(1, true)));
}

void MjaiReplies::northsAreSetAside() {
  Decision decision = ownTurn();
  decision.legal.push_back(make(ActionType::Kita, "4z"));
  for (const char *reply : {R"({"type":"nukidora","actor":1,"pai":"N"})", R"({"type":"nukidora","actor":1})",
                            R"({"type":"kita","actor":1,"pai":"N"})"}) {
    const Result<MjaiReply> read = actionFromReply(QByteArray(reply), decision, false);
    QVERIFY2(read.ok(), reply);
    QCOMPARE(textOf(read->action), textOf(make(ActionType::Kita, "4z")));
  }
  QVERIFY(!actionFromReply(QByteArray(R"({"type":"nukidora","actor":1,"pai":"E"})"), decision, false).ok());
  QVERIFY(!actionFromReply(QByteArray(R"({"type":"nukidora","actor":1})"), ownTurn(), false).ok());
  SeatView view;
  view.seat = 1;
  const QJsonObject nukidora{{QStringLiteral("type"), QStringLiteral("nukidora")},
                             {QStringLiteral("actor"), 1},
                             {QStringLiteral("pai"), QStringLiteral("N")}};
  QVERIFY(possibleActions(decision, view).contains(nukidora));
}

// The protocol has no word for the mark.
void MjaiReplies::aMarkedHakuIsP() {
  Decision decision = ownTurn();
  Action marked;
  marked.type = ActionType::Dahai;
  marked.tile = Tile::pocchi();
  decision.legal.push_back(marked);
  marked.type = ActionType::Tsumo;
  decision.legal[8] = marked;
  const auto read = [&](const char *reply) { return actionFromReply(QByteArray(reply), decision, false); };
  const Result<MjaiReply> discard = read(R"({"type":"dahai","actor":1,"pai":"P","tsumogiri":false})");
  QVERIFY(discard.ok() && discard->action.tile.isPocchi());
  const Result<MjaiReply> win = read(R"({"type":"hora","actor":1,"target":1,"pai":"P"})");
  QVERIFY(win.ok() && win->action == marked);
  QCOMPARE(replyObject(marked, 1, 1).value(QLatin1String("pai")).toString(), QStringLiteral("P"));
}

void MjaiReplies::everyLegalActionReadsBack() {
  for (const Decision &decision : {ownTurn(), claims()}) {
    for (const Action &action : decision.legal) {
      const QJsonObject reply = replyObject(action, decision.seat, 1);
      const Result<MjaiReply> read = actionFromReply(reply, decision, false);
      QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
      if (action.type == ActionType::Riichi)
        QVERIFY(read->step == ReplyStep::Reach);
      else
        QCOMPARE(textOf(read->action), textOf(action));
      QVERIFY(!read->repaired);
    }
  }
}

void MjaiReplies::hints() {
  SeatView view;
  view.seat = 1;
  view.board.turn = 1;
  view.hand = handOf<HandTiles>("12350m");
  view.drawn = tile("5m");
  Meld pon;
  pon.type = MeldType::Pon;
  pon.tiles = handOf<InlineVec<Tile, 4>>("666z");
  view.board.players[1].melds.push_back(pon);
  const Decision decision = ownTurn();
  QCOMPARE(
      QJsonDocument(possibleActions(decision, view)).toJson(QJsonDocument::Compact),
      QByteArray(R"([{"actor":1,"type":"reach"},{"actor":1,"consumed":["7p","7p","7p","7p"],"type":"ankan"},)"
                 R"({"actor":1,"consumed":["F","F","F"],"pai":"F","type":"kakan"},)"
                 R"({"actor":1,"pai":"5m","target":1,"type":"hora"},)"
                 R"({"actor":1,"reason":"kyushukyuhai","type":"ryukyoku"}])"));
  QCOMPARE(QJsonDocument(cannotDahai(decision, view, false)).toJson(QJsonDocument::Compact),
           QByteArray(R"(["2m","3m"])"));
  QCOMPARE(QJsonDocument(cannotDahai(decision, view, true)).toJson(QJsonDocument::Compact),
           QByteArray(R"(["2m","3m","5mr"])"));
}

void MjaiReplies::mutatedRepliesNeverCrash() {
  std::vector<QByteArray> lines;
  for (const Decision &decision : {ownTurn(), claims()}) {
    for (const Action &action : decision.legal)
      lines.push_back(QJsonDocument(replyObject(action, decision.seat, 1)).toJson(QJsonDocument::Compact));
  }
  std::mt19937 random(42);
  const QByteArray alphabet("{}[]\",:?0123459EPmsr-.e \\u");
  const std::array<Decision, 2> decisions = {ownTurn(), claims()};
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    QByteArray line = lines[random() % lines.size()];
    const auto at = static_cast<int>(random() % static_cast<unsigned>(line.size()));
    if (random() % 2 == 0)
      line[at] = alphabet[static_cast<int>(random() % static_cast<unsigned>(alphabet.size()))];
    else
      line.remove(at, 1 + static_cast<int>(random() % 12));
    const Decision &decision = decisions[random() % 2];
    const Result<MjaiReply> read = actionFromReply(line, decision, random() % 4 == 0);
    if (!read.ok()) {
      QVERIFY(!read.error().text.empty() && read.error().text.find('\n') == std::string::npos);
    } else if (read->step == ReplyStep::Act) {
      ++accepted;
      QVERIFY(std::find(decision.legal.begin(), decision.legal.end(), read->action) != decision.legal.end());
    }
  }
  QVERIFY(accepted > 100);
}

JANSO_TEST(MjaiReplies);
#include "tst_mjaireplies.moc"
