// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Our bots as guests: what a client says is what the table offers it, in every dialect, and nothing that a
// table sends can stop it.
#include <QJsonDocument>
#include <QTest>
#include <array>
#include <deque>

#include "mjai/client.h"
#include "mjai/replies.h"
#include "mjai/writer.h"
#include "rules/presets/presets.h"
#include "support/randomplay.h"
#include "support/rounds.h"
#include "support/testprogram.h"
#include "table/mask.h"
#include "table/match.h"

using namespace janso;

namespace {

// Takes anything, wins and riichi first, and remembers what it was offered.
class WatchedMind : public MjaiMind {
 public:
  explicit WatchedMind(std::uint64_t seed) : m_random(seed) {}
  void matchBegins(int seat) override {
    ++matches;
    mySeat = seat;
  }
  Action decide(const SeatView &view, std::span<const Action> legal) override {
    ++asked;
    Decision decision;
    for (const Action &action : legal)
      decision.legal.push_back(action);
    offered = decision.legal;
    lastHand = view.hand;
    chosen = test::eager(decision, m_random);
    // Draws would never end the hands of four who only discard.
    if (chosen.type == ActionType::Dahai && m_random.below(2) == 0)
      chosen = test::towardTenpai(view, decision);
    return chosen;
  }

  int matches = 0;
  int asked = 0;
  int mySeat = -1;
  ActionList offered;
  Action chosen;
  HandTiles lastHand;

 private:
  test::Random m_random;
};

enum class Dialect { Lines, Lists };

QByteArray lineOf(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QString typeOf(const QJsonObject &object) {
  return object.value(QStringLiteral("type")).toString();
}

// A table of ours with a client in every seat.
class Table {
 public:
  Table(const RuleSet &rules, std::uint64_t seed, Dialect dialect, bool hints)
      : m_match(rules, {"a", "b", "c", "d"}, wallSeedFromText(std::to_string(seed))),
        m_dialect(dialect),
        m_hints(hints) {
    for (int seat = 0; seat < rules.players; ++seat)
      m_guests.emplace_back(rules, seat, seed * 4 + static_cast<std::uint64_t>(seat));
  }

  // Empty when all went well.
  QString play() {
    while (!m_match.isOver() && m_problem.isEmpty()) {
      std::vector<Event> events;
      m_match.advance(events);
      // One's answer may close another's request.
      const std::span<const Decision> pending = m_match.pending();
      const std::vector<Decision> open(pending.begin(), pending.end());
      for (int seat = 0; seat < static_cast<int>(m_guests.size()) && m_problem.isEmpty(); ++seat) {
        const auto own =
            std::find_if(open.begin(), open.end(), [seat](const Decision &d) { return d.seat == seat; });
        tell(seat, events, own == open.end() ? nullptr : &*own);
      }
    }
    return m_problem;
  }
  std::map<ActionType, int> done;

 private:
  struct Guest {
    Guest(const RuleSet &rules, int seat, std::uint64_t seed)
        : mind(std::make_unique<WatchedMind>(seed)),
          // Half of them must find out from start_game where they sit.
          client(std::make_unique<MjaiClient>(rules, seat % 2 == 0 ? seat : -1, *mind)),
          writer(seat) {}
    std::unique_ptr<WatchedMind> mind;
    std::unique_ptr<MjaiClient> client;
    MjaiWriter writer;
    QJsonArray list;  // not yet sent
    bool reachSent = false;
  };

  void tell(int seat, const std::vector<Event> &events, const Decision *open) {
    Guest &guest = m_guests[static_cast<std::size_t>(seat)];
    // The event that asks: the last one but for indicators.
    std::size_t asks = events.size();
    while (open != nullptr && asks > 0 && std::holds_alternative<DoraRevealed>(events[--asks]))
      continue;
    for (std::size_t i = 0; i < events.size() && m_problem.isEmpty(); ++i) {
      QJsonObject object = guest.writer.write(maskFor(seat, events[i]));
      const auto *riichi = std::get_if<Riichi>(&events[i]);
      if (riichi != nullptr && riichi->seat == seat && std::exchange(guest.reachSent, false))
        continue;
      const bool ask = open != nullptr && i == asks;
      if (ask && (m_hints || std::get_if<Call>(&events[i]) != nullptr))
        object.insert(QStringLiteral("possible_actions"), possibleActions(*open, m_match.viewOf(seat)));
      if (m_dialect == Dialect::Lines) {
        speak(guest, lineOf(object), ask ? open : nullptr);
      } else {
        guest.list.append(object);
        if (ask) {
          speak(guest, QJsonDocument(guest.list).toJson(QJsonDocument::Compact), open);
          guest.list = QJsonArray();
        }
      }
    }
  }

  void speak(Guest &guest, const QByteArray &line, const Decision *open) {
    const int before = guest.mind->asked;
    const std::optional<QJsonObject> reply = guest.client->reply(line);
    if (!reply || !guest.client->problem().empty()) {
      fail("problem: " + QByteArray::fromStdString(guest.client->problem()), line);
      return;
    }
    if (open == nullptr) {
      if (typeOf(*reply) != QStringLiteral("none"))
        fail("said " + lineOf(*reply) + " without being asked", line);
      return;
    }
    if (guest.mind->asked != before + 1 || !(guest.mind->offered == open->legal)) {
      fail("worked out other actions than the table offers", line);
      return;
    }
    const Action meant = guest.mind->chosen;
    Result<MjaiReply> read = actionFromReply(lineOf(*reply), *open, false);
    if (read && read->step == ReplyStep::Reach) {
      const bool openly = read->open;
      const QByteArray reach = lineOf(reachObject(open->seat, openly));
      guest.reachSent = true;
      const std::optional<QJsonObject> discard =
          guest.client->reply(m_dialect == Dialect::Lines ? reach : "[" + reach + "]");
      read = actionFromReply(lineOf(discard.value_or(QJsonObject())), *open, true, openly);
    }
    if (!read || !(read->action == meant) || read->repaired) {
      fail(read ? QByteArray("the reply is another action: ") + lineOf(*reply)
                : QByteArray::fromStdString(read.error().text),
           line);
      return;
    }
    ++done[meant.type];
    m_match.answer(open->seat, open->id, meant);
  }

  void fail(const QByteArray &why, const QByteArray &line) {
    m_problem = QString::fromUtf8(why + " at " + line.right(300));
  }

  Match m_match;
  Dialect m_dialect;
  bool m_hints;
  std::vector<Guest> m_guests;
  QString m_problem;
};

constexpr auto kDeal =
    R"({"type":"start_kyoku","bakaze":"S","kyoku":2,"honba":1,"kyotaku":1,"oya":1,"dora_marker":"1m",)"
    R"("tehais":[["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
    R"(["1m","1m","2m","3m","4m","5mr","6m","7m","7m","8m","9m","E","E"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
    R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"]]})";

}  // namespace

class TestMjaiClient : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void guestsDoWhatTheTableOffers_data();
  void guestsDoWhatTheTableOffers();
  void aMatchMayBeginAnywhere();
  void anIndicatorAsksNobodyTwice();
  void hintsCountMoreThanOurRules();
  void aRiichiThatWeDidNotChooseGetsItsDiscard();
  void whoMayNotActSaysNone();
  void brokenGamesStopNobody_data();
  void brokenGamesStopNobody();
  void linesThatDoNotFit_data();
  void linesThatDoNotFit();
};

void TestMjaiClient::guestsDoWhatTheTableOffers_data() {
  QTest::addColumn<QByteArray>("preset");
  QTest::addColumn<bool>("lists");
  QTest::addColumn<bool>("hints");
  for (const Preset &preset : presets()) {
    const QByteArray id(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
    QTest::newRow((id + ", lines").constData()) << id << false << false;
    if (test::isQuick() && &preset != &presets().front() && &preset != &presets().back())
      continue;
    QTest::newRow((id + ", lists").constData()) << id << true << false;
    QTest::newRow((id + ", lines with hints").constData()) << id << false << true;
  }
}

void TestMjaiClient::guestsDoWhatTheTableOffers() {
  QFETCH(QByteArray, preset);
  QFETCH(bool, lists);
  QFETCH(bool, hints);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  std::map<ActionType, int> done;
  // One match of three players may have no win.
  const auto seeds = static_cast<std::uint64_t>(test::rounds(3, rules.players == 3 ? 3 : 1));
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Table table(rules, seed, lists ? Dialect::Lists : Dialect::Lines, hints);
    const QString problem = table.play();
    QVERIFY2(problem.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(problem)));
    for (const auto &[type, count] : table.done)
      done[type] += count;
  }
  QVERIFY(done[ActionType::Dahai] > 100);
  QVERIFY(done[ActionType::Riichi] > 0);
  QVERIFY(done[ActionType::Pon] > 0);
  QVERIFY(done[ActionType::Tsumo] + done[ActionType::Ron] > 0);
  QCOMPARE(done[ActionType::Kita] > 0, rules.kita);
}

// No start_game, no scores, no seat: South 2, and the open hand is ours.
void TestMjaiClient::aMatchMayBeginAnywhere() {
  WatchedMind mind(1);
  MjaiClient client(tenhou(), -1, mind);
  QCOMPARE(typeOf(*client.reply(kDeal)), QStringLiteral("none"));
  QCOMPARE(QString::fromStdString(client.problem()), QString());
  QCOMPARE(client.seat(), 1);
  QCOMPARE(mind.mySeat, 1);
  QCOMPARE(int(client.view().board.bakaze), 1);
  const QJsonObject reply = *client.reply(R"({"type":"tsumo","actor":1,"pai":"N","new":{"x":1}})");
  QCOMPARE(mind.asked, 1);
  QCOMPARE(reply.value(QStringLiteral("actor")).toInt(-1), 1);
}

void TestMjaiClient::anIndicatorAsksNobodyTwice() {
  WatchedMind mind(1);
  MjaiClient client(tenhou(), -1, mind);
  client.reply(kDeal);
  QVERIFY(typeOf(*client.reply(R"({"type":"tsumo","actor":1,"pai":"N"})")) != QStringLiteral("none"));
  QCOMPARE(typeOf(*client.reply(R"({"type":"dora","dora_marker":"2s"})")), QStringLiteral("none"));
  QCOMPARE(mind.asked, 1);
  // In a list it may come last and the draw still asks.
  WatchedMind other(1);
  MjaiClient listener(tenhou(), -1, other);
  const QByteArray list = QByteArray("[") + kDeal +
                          R"(,{"type":"tsumo","actor":1,"pai":"N"},{"type":"dora","dora_marker":"2s"}])";
  QVERIFY(typeOf(*listener.reply(list)) != QStringLiteral("none"));
  QCOMPARE(other.asked, 1);
}

void TestMjaiClient::hintsCountMoreThanOurRules() {
  WatchedMind mind(1);
  MjaiClient client(tenhou(), -1, mind);
  client.reply(kDeal);
  client.reply(R"({"type":"tsumo","actor":1,"pai":"N"})");
  client.reply(R"({"type":"dahai","actor":1,"pai":"N","tsumogiri":true})");
  client.reply(R"({"type":"tsumo","actor":2,"pai":"?"})");
  // The pon is ours by our rules; a table that does not list it means it.
  const QJsonObject reply =
      *client.reply(R"({"type":"dahai","actor":2,"pai":"E","tsumogiri":true,"possible_actions":[]})");
  QCOMPARE(typeOf(reply), QStringLiteral("none"));
  QCOMPARE(mind.asked, 1);
  client.reply(R"({"type":"tsumo","actor":3,"pai":"?"})");
  client.reply(R"({"type":"dahai","actor":3,"pai":"E","tsumogiri":true,"possible_actions":[)"
               R"({"type":"pon","actor":1,"target":3,"pai":"E","consumed":["E","E"]}]})");
  QCOMPARE(mind.asked, 2);
  QCOMPARE(int(mind.offered.size()), 2);
  // Tiles that may not go are not even considered.
  client.reply(R"({"type":"tsumo","actor":0,"pai":"?"})");
  client.reply(R"({"type":"dahai","actor":0,"pai":"C","tsumogiri":true})");
  client.reply(R"({"type":"tsumo","actor":1,"pai":"P","cannot_dahai":["E","9m"]})");
  QCOMPARE(mind.asked, 3);
  for (const Action &action : mind.offered)
    QVERIFY(action.type != ActionType::Dahai || (action.tile.kind() != kEast && action.tile.kind() != 8));
}

void TestMjaiClient::aRiichiThatWeDidNotChooseGetsItsDiscard() {
  WatchedMind mind(1);
  MjaiClient client(tenhou(), -1, mind);
  client.reply(kDeal);
  client.reply(R"({"type":"tsumo","actor":1,"pai":"N","can_act":false})");
  QCOMPARE(mind.asked, 0);
  // From a review: whoever played here declared riichi, with a discard that we are asked for.
  const QJsonObject reply = *client.reply(R"({"type":"reach","actor":1})");
  QCOMPARE(typeOf(reply), QStringLiteral("dahai"));
  QCOMPARE(reply.value(QStringLiteral("pai")).toString(), QStringLiteral("N"));
}

void TestMjaiClient::whoMayNotActSaysNone() {
  WatchedMind mind(1);
  MjaiClient client(tenhou(), 1, mind);
  QVERIFY(!client.reply("  \r").has_value());
  QCOMPARE(typeOf(*client.reply("[]")), QStringLiteral("none"));
  QCOMPARE(typeOf(*client.reply(R"({"type":"weather","sunny":true})")), QStringLiteral("none"));
  QCOMPARE(QString::fromStdString(client.problem()), QString());
  client.reply(kDeal);
  QCOMPARE(typeOf(*client.reply(R"({"type":"tsumo","actor":1,"pai":"N","can_act":false})")),
           QStringLiteral("none"));
  QCOMPARE(mind.asked, 0);
}

namespace {

// What seat 1 hears of a match of players without sense.
QList<QJsonObject> heard(const RuleSet &rules, std::uint64_t seed) {
  Match match(rules, {"a", "b", "c", "d"}, wallSeedFromText(std::to_string(seed)));
  test::Random random(seed);
  MjaiWriter writer(1);
  QList<QJsonObject> lines;
  while (!match.isOver()) {
    std::vector<Event> events;
    match.advance(events);
    for (const Event &event : events)
      lines.append(writer.write(maskFor(1, event)));
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      match.answer(decision.seat, decision.id, test::eager(decision, random));
    }
  }
  return lines;
}

// Another value of the same sort.
QJsonValue changed(const QJsonValue &value, test::Random &random) {
  static const QStringList tiles{QStringLiteral("1m"), QStringLiteral("5pr"), QStringLiteral("N"),
                                 QStringLiteral("9s"), QStringLiteral("?"),   QStringLiteral("x")};
  if (value.isDouble())
    return static_cast<int>(random.below(6)) - 1;
  if (value.isBool())
    return !value.toBool();
  if (value.isString())
    return tiles[static_cast<qsizetype>(random.below(static_cast<std::size_t>(tiles.size())))];
  QJsonArray array = value.toArray();
  if (array.isEmpty())
    return QJsonArray{1, 2, 3, 4, 5};
  const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(array.size())));
  if (random.below(2) == 0)
    array.removeAt(at);
  else
    array[at] = changed(array[at], random);
  return array;
}

}  // namespace

void TestMjaiClient::brokenGamesStopNobody_data() {
  QTest::addColumn<bool>("three");
  QTest::addColumn<int>("damage");  // one line in so many
  for (const int damage : {400, 50, 8}) {
    QTest::addRow("one line in %d", damage) << false << damage;
    QTest::addRow("three players, one line in %d", damage) << true << damage;
  }
}

// Lines left out, doubled, exchanged, changed: there is a reply to each, the asserts hold, and the next hand
// is played again.
void TestMjaiClient::brokenGamesStopNobody() {
  QFETCH(bool, three);
  QFETCH(int, damage);
  const RuleSet rules = three ? tenhouSanma() : tenhou();
  int problems = 0;
  int asked = 0;
  const auto seeds = static_cast<std::uint64_t>(test::rounds(12, 6));
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    test::Random random(seed);
    QList<QJsonObject> lines = heard(rules, seed);
    for (qsizetype i = 0; i < lines.size(); ++i) {
      if (random.below(static_cast<std::size_t>(damage)) != 0)
        continue;
      const QStringList keys = lines[i].keys();
      const QString key = keys[static_cast<qsizetype>(random.below(static_cast<std::size_t>(keys.size())))];
      switch (random.below(5)) {
        case 0:
          lines.removeAt(i);
          break;
        case 1:
          lines.insert(i, lines[i]);
          break;
        case 2:
          lines.swapItemsAt(i, std::min(i + 1, lines.size() - 1));
          break;
        case 3:
          lines[i].remove(key);
          break;
        default:
          lines[i].insert(key, changed(lines[i].value(key), random));
      }
    }
    WatchedMind mind(seed);
    MjaiClient client(rules, 1, mind);
    for (const QJsonObject &line : lines) {
      QVERIFY(client.reply(lineOf(line)).has_value());
      problems += client.problem().empty() ? 0 : 1;
    }
    asked += mind.asked;
  }
  QVERIFY(problems > 0);
  QVERIFY(asked > test::rounds(100, 50));
}

void TestMjaiClient::linesThatDoNotFit_data() {
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, const char *line, const char *says) {
    QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(says);
  };
  row("no JSON", "discard!", "not JSON");
  row("an object without a type", "{}", "without a 'type'");
  row("a seat that there is not", R"({"type":"tsumo","actor":7,"pai":"?"})", "'actor'");
  row("a second draw", R"({"type":"tsumo","actor":2,"pai":"?"})", "although a discard is due");
  row("a discard out of turn", R"({"type":"dahai","actor":3,"pai":"1m","tsumogiri":false})", "out of turn");
  row("a tile that we do not hold", R"({"type":"dahai","actor":1,"pai":"C","tsumogiri":false})",
      "not in our hand");
  row("a call of nothing", R"({"type":"pon","actor":1,"target":2,"pai":"E","consumed":["E","E"]})",
      "not just discarded");
  row("a kan that we do not hold", R"({"type":"ankan","actor":1,"consumed":["C","C","C","C"]})",
      "not in our hand");
  row("a kan out of turn", R"({"type":"ankan","actor":2,"consumed":["C","C","C","C"]})", "out of turn");
  row("an added tile without a pon", R"({"type":"kakan","actor":1,"pai":"E","consumed":["E","E","E"]})",
      "no pon");
  row("riichi of another", R"({"type":"reach","actor":3})", "out of turn");
  row("riichi that was not declared", R"({"type":"reach_accepted","actor":3})", "not declared");
  row("five of a kind",
      R"([{"type":"dahai","actor":1,"pai":"N"},{"type":"tsumo","actor":1,"pai":"1m"},)"
      R"({"type":"dahai","actor":1,"pai":"2m"},{"type":"tsumo","actor":1,"pai":"1m"},)"
      R"({"type":"dahai","actor":1,"pai":"3m"},{"type":"tsumo","actor":1,"pai":"1m"}])",
      "a fifth 1m");
  row("a hidden own draw", R"([{"type":"dahai","actor":1,"pai":"N"},{"type":"tsumo","actor":1,"pai":"?"}])",
      "not shown");
  row("an error of the table", R"({"type":"error","message":"chombo"})", "chombo");
  row("a hidden own hand",
      R"({"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"1m","tehais":[)"
      R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],)"
      R"(["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"]]})",
      "own hand is not shown");
}

// Said once; until the next hand draws go back; then all is well again.
void TestMjaiClient::linesThatDoNotFit() {
  QFETCH(QByteArray, line);
  QFETCH(QString, says);
  WatchedMind mind(1);
  MjaiClient client(tenhou(), 1, mind);
  client.reply(kDeal);
  client.reply(R"({"type":"tsumo","actor":1,"pai":"N"})");
  const std::optional<QJsonObject> reply = client.reply(line);
  QVERIFY(reply.has_value());
  QVERIFY2(QString::fromStdString(client.problem()).contains(says), client.problem().c_str());
  if (says != QStringLiteral("chombo")) {
    const QJsonObject blind = *client.reply(R"({"type":"tsumo","actor":1,"pai":"9s"})");
    QCOMPARE(typeOf(blind), QStringLiteral("dahai"));
    QCOMPARE(blind.value(QStringLiteral("pai")).toString(), QStringLiteral("9s"));
    QCOMPARE(blind.value(QStringLiteral("tsumogiri")).toBool(), true);
  }
  client.reply(kDeal);
  QCOMPARE(QString::fromStdString(client.problem()), QString());
  const int before = mind.asked;
  client.reply(R"({"type":"tsumo","actor":1,"pai":"N"})");
  QCOMPARE(mind.asked, before + 1);
}

JANSO_TEST(TestMjaiClient);
#include "tst_mjaiclient.moc"
