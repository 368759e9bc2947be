// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A proved game plays again: every event, every answer, whatever file it came from.
#include <QDir>
#include <QTest>
#include <algorithm>

#include "records/changedrecords.h"
#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/provedgame.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// Empty, or what of the walk is not as the game has it.
QString walkFault(const ProvedGame &game) {
  for (std::size_t i = 0; i < game.hands.size(); ++i) {
    const ProvedHand &hand = game.hands[i];
    const QString where = QStringLiteral("hand %1: ").arg(i + 1);
    Board board;
    board.apply(MatchStarted{game.info});
    std::size_t answers = 0;
    std::size_t folded = 0;
    HandWalk walk(game, i);
    for (;;) {
      for (; folded < walk.happened() && !std::holds_alternative<KyokuEnded>(hand.events[folded]); ++folded)
        board.apply(hand.events[folded]);
      if (walk.happened() < hand.events.size() && !(board == walk.round().board()))
        return where + QStringLiteral("the events do not fold to the table at event %1").arg(folded);
      if (const GivenAnswer *answer = walk.next()) {
        const Decision *asked = walk.asked();
        if (asked == nullptr ||
            std::find(asked->legal.begin(), asked->legal.end(), answer->action) == asked->legal.end())
          return where + QStringLiteral("answer %1 is to nothing that was asked").arg(answers);
        ++answers;
      }
      if (!walk.step())
        break;
    }
    if (answers != hand.answers.size() || walk.happened() != hand.events.size())
      return where + QStringLiteral("%1 of %2 answers").arg(answers).arg(hand.answers.size());
    if (hand.complete != walk.round().isOver())
      return where + QStringLiteral("its end is not told right");
  }
  return {};
}

QByteArray written(const ProvedGame &game) {
  MjaiWriter writer(-1);
  QByteArray lines = toMjaiLine(writer.write(MatchStarted{game.info}));
  for (const ProvedHand &hand : game.hands) {
    for (const Event &event : hand.events)
      lines += toMjaiLine(writer.write(event));
  }
  return lines + toMjaiLine(writer.write(MatchEnded{*game.result}));
}

Decision offered(std::initializer_list<ActionType> types) {
  Decision decision;
  for (const ActionType type : types) {
    Action action;
    action.type = type;
    decision.legal.push_back(action);
  }
  return decision;
}

}  // namespace

class ProvedGames : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aRecordPlaysAgain_data();
  void aRecordPlaysAgain();
  void aJournalPlaysAgain_data();
  void aJournalPlaysAgain();
  void aJournalAndItsRecordAreOne();
  void aRecordThatStopsIsWalkedSoFar();
  void whatIsWrongIsNotProved();
  void aSkipThatDoesNotShow_data();
  void aSkipThatDoesNotShow();
};

void ProvedGames::aRecordPlaysAgain_data() {
  QTest::addColumn<QString>("file");
  const QDir folder(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records"));
  for (const QString &file : folder.entryList(QDir::Files))
    QTest::newRow(qPrintable(file)) << file;
}

void ProvedGames::aRecordPlaysAgain() {
  QFETCH(QString, file);
  const GameFile read = readGameFile(ownFile(file));
  QVERIFY(!read.games.empty());
  for (const RecordedGame &game : read.games) {
    const Result<ProvedGame> proved = prove(game);
    QVERIFY2(proved.ok(), proved.ok() ? "" : proved.error().text.c_str());
    QCOMPARE(proved->hands.size(), game.hands.size());
    QCOMPARE(proved->complete, game.end.has_value());
    QVERIFY(!proved->wallsKnown);
    QCOMPARE(walkFault(*proved), QString());
  }
}

void ProvedGames::aJournalPlaysAgain_data() {
  QTest::addColumn<int>("preset");
  for (int preset = 0; preset < static_cast<int>(presets().size()); ++preset)
    QTest::newRow(presets()[static_cast<std::size_t>(preset)].id.data()) << preset;
}

void ProvedGames::aJournalPlaysAgain() {
  QFETCH(int, preset);
  const RuleSet rules = presets()[static_cast<std::size_t>(preset)].make();
  const Result<Journal> journal = journalOf(ownJournal(rules, 7));
  QVERIFY(journal.ok());
  const JournalResult<ProvedGame> proved = prove(*journal);
  QVERIFY2(proved.ok(), proved.ok() ? "" : proved.error().text.c_str());
  QVERIFY(proved->complete && proved->wallsKnown && proved->result);
  QVERIFY(!proved->hands.empty());
  QCOMPARE(walkFault(*proved), QString());
}

// The same match by its journal and by a record of its events: the same hands and, where they show, answers.
void ProvedGames::aJournalAndItsRecordAreOne() {
  int hidden = 0;
  for (std::uint64_t seed = 11; seed < 19; ++seed) {
    const Result<Journal> journal = journalOf(ownJournal(presets()[0].make(), seed));
    QVERIFY(journal.ok());
    const JournalResult<ProvedGame> played = prove(*journal);
    QVERIFY(played.ok());
    const GameFile file = readGames(written(*played));
    QCOMPARE(file.games.size(), std::size_t{1});
    RecordedGame game = file.games[0];
    QVERIFY(useRules(game, presets()[0].make()));
    const Result<ProvedGame> recorded = prove(game);
    QVERIFY2(recorded.ok(), recorded.ok() ? "" : recorded.error().text.c_str());
    const QList<QByteArray> again = written(*recorded).split('\n');
    const QList<QByteArray> once = written(*played).split('\n');
    for (qsizetype line = 0; line < once.size(); ++line)
      QCOMPARE(again.value(line), once[line]);
    QCOMPARE(again.size(), once.size());
    for (const ProvedHand &hand : recorded->hands)
      hidden += static_cast<int>(std::count_if(hand.answers.begin(), hand.answers.end(),
                                               [](const GivenAnswer &answer) { return !answer.shown; }));
  }
  // Eager players claim the same tiles.
  QVERIFY(hidden > 0);
}

void ProvedGames::aRecordThatStopsIsWalkedSoFar() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  for (std::size_t kept = 1; kept < 40; ++kept) {
    RecordedGame game = file.games[0];
    game.end.reset();
    game.hands.resize(1);
    game.hands[0].events.resize(std::min(kept, game.hands[0].events.size()));
    const Result<ProvedGame> proved = prove(game);
    QVERIFY2(proved.ok(), proved.ok() ? "" : proved.error().text.c_str());
    QCOMPARE(proved->hands.size(), std::size_t{1});
    // What comes with a discard is not known when the record stops before it.
    const Event &last = game.hands[0].events.back().event();
    const bool cut = std::holds_alternative<Riichi>(last) || std::holds_alternative<DoraRevealed>(last);
    QCOMPARE(proved->hands[0].events.size(), cut ? kept - 1 : kept);
    QVERIFY(!proved->hands[0].complete && !proved->complete);
    HandWalk walk(*proved, 0);
    while (walk.step()) {
    }
    QCOMPARE(walk.happened(), proved->hands[0].events.size());
  }
}

void ProvedGames::whatIsWrongIsNotProved() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  RecordedGame game = file.games[0];
  Dahai *discard = find<Dahai>(game);
  QVERIFY(discard != nullptr);
  discard->tile = discard->tile == Tile(30) ? Tile(31) : Tile(30);
  QVERIFY(!prove(game).ok());
}

void ProvedGames::aSkipThatDoesNotShow_data() {
  QTest::addColumn<QList<int>>("offers");
  QTest::addColumn<QString>("claim");
  QTest::addColumn<bool>("shown");
  const auto list = [](std::initializer_list<ActionType> types) {
    QList<int> numbers;
    for (const ActionType type : types)
      numbers.push_back(static_cast<int>(type));
    return numbers;
  };
  QTest::newRow("nobody claims") << list({ActionType::Chi}) << QString() << true;
  QTest::newRow("chi, another pon") << list({ActionType::Chi}) << QStringLiteral("pon") << false;
  QTest::newRow("pon, another chi") << list({ActionType::Pon}) << QStringLiteral("chi") << true;
  QTest::newRow("ron, another pon") << list({ActionType::Ron}) << QStringLiteral("pon") << true;
  QTest::newRow("ron and pon, another pon")
      << list({ActionType::Ron, ActionType::Pon}) << QStringLiteral("pon") << false;
  QTest::newRow("ron, another ron, one winner") << list({ActionType::Ron}) << QStringLiteral("ron") << false;
  QTest::newRow("ron, another ron, both paid") << list({ActionType::Ron}) << QStringLiteral("rons") << true;
}

void ProvedGames::aSkipThatDoesNotShow() {
  QFETCH(QList<int>, offers);
  QFETCH(QString, claim);
  QFETCH(bool, shown);
  Decision decision = offered({ActionType::Skip});
  for (const int type : offers)
    decision.legal.push_back(offered({static_cast<ActionType>(type)}).legal[0]);
  RuleSet rules;
  rules.doubleRon = claim == QLatin1String("rons") ? MultiRon::All : MultiRon::HeadBump;
  Call call;
  call.meld.type = claim == QLatin1String("chi") ? MeldType::Chi : MeldType::Pon;
  const Event event = claim.startsWith(QLatin1String("ron")) ? Event(Hora{}) : Event(call);
  QCOMPARE(isSkipShown(decision, claim.isEmpty() ? nullptr : &event, rules), shown);
}

JANSO_TEST(ProvedGames);
#include "tst_provedgame.moc"
