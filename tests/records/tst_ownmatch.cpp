// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What Janso itself writes can be verified: journals with the walls of their seed, and records that hold the
// rules that they were played by.
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "mjai/writer.h"
#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/mjlog/mjlogwriter.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "records/rulesetjson.h"
#include "records/verify.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "table/match.h"
#include "table/wall.h"

using namespace janso;
using namespace janso::test;

namespace {

std::vector<Event> playedBy(const RuleSet &rules, std::uint64_t seed) {
  Match match(rules, {"A", "B", "C", rules.players == 3 ? "" : "D"}, ownJournalSeed(seed));
  Random random(seed);
  std::vector<Event> events;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      match.answer(decision.seat, decision.id, eager(decision, random));
    }
    match.advance(events);
  }
  return events;
}

QByteArray ownMjlog(const std::vector<Event> &events) {
  MjlogWriter writer;
  for (const Event &event : events)
    writer.take(event);
  return writer.text();
}

QByteArray asMjai(const std::vector<Event> &events, bool withRules) {
  MjaiWriter writer(-1);
  QByteArray text;
  for (const Event &event : events) {
    QJsonObject object = writer.write(event);
    if (const auto *start = std::get_if<MatchStarted>(&event); start != nullptr && withRules)
      object.insert(QStringLiteral("rules"), toJson(start->info->rules));
    text += toMjaiLine(object);
  }
  return text;
}

}  // namespace

class OwnMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void journalsAgree_data();
  void journalsAgree();
  void aJournalThatIsStillPlayed();
  void journalsThatLie_data();
  void journalsThatLie();
  void recordsHoldTheirRules_data();
  void recordsHoldTheirRules();
  void rulesCanBeGiven();
  void rulesOfARecordThatAreNone_data();
  void rulesOfARecordThatAreNone();
  void theBeginningIsThatOfTheRules();
};

void OwnMatch::journalsAgree_data() {
  QTest::addColumn<RuleSet>("rules");
  for (const Preset &preset : presets())
    QTest::newRow(std::string(preset.id).c_str()) << preset.make();
}

void OwnMatch::journalsAgree() {
  QFETCH(RuleSet, rules);
  const QByteArray text = ownJournal(rules, 11);
  QCOMPARE(formatOf(text), FileFormat::Journal);
  const GameFile file = readGames(text);
  QVERIFY(!file.broken && file.games.empty() && file.journal);
  const VerifyReport report = verifyJournal(*file.journal);
  QCOMPARE(told(report.disagreements), QStringList());
  QVERIFY(report.complete && report.wins + report.draws >= report.hands);
  QCOMPARE(report.hands, static_cast<int>(text.count("\"start_kyoku\"")));
  QCOMPARE(report.events, static_cast<int>(text.count("{\"event\":")));
  QCOMPARE(report.notes.size(), std::size_t{1});
  // The fingerprint is what was shown before the match.
  QVERIFY(report.notes[0].text.find(wallCommitment(ownJournalSeed(11))) != std::string::npos);
  QVERIFY(report.notes[0].text.find("walls of " + std::to_string(report.hands) + " hands") !=
          std::string::npos);
}

void OwnMatch::aJournalThatIsStillPlayed() {
  const QByteArray text = ownJournal(tenhou(), 11);
  const qsizetype at = text.indexOf('\n', text.size() / 2) + 1;
  const VerifyReport report = verifyJournal(*readGames(text.left(at)).journal);
  QCOMPARE(told(report.disagreements), QStringList());
  QVERIFY(!report.complete && report.hands > 0);
  const VerifyReport torn = verifyJournal(*readGames(text.left(at + 20)).journal);
  QCOMPARE(told(torn.disagreements), QStringList());
  QCOMPARE(torn.notes.size(), std::size_t{2});
}

void OwnMatch::journalsThatLie_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QString>("sentence");
  const QByteArray text = ownJournal(tenhou(), 11);
  const JournalResult<JournalHeader> header = headerFromLine(text.left(text.indexOf('\n')));
  QVERIFY(header.ok());
  JournalHeader other = *header;
  other.seed = ownJournalSeed(12);
  QTest::newRow("another seed: the deal is another one")
      << headerLine(other) + text.mid(text.indexOf('\n'))
      << QStringLiteral("line 3: the recorded event is not the one at the table");
  const qsizetype draw = text.indexOf("\"pai\":\"", text.indexOf("\"tsumo\"") - 40) + 7;
  QByteArray drawn = text;
  drawn.replace(draw, 2, drawn.mid(draw, 2) == "1m" ? "2m" : "1m");
  QTest::newRow("another draw") << drawn << QStringLiteral("the recorded event is not the one at the table");
  QTest::newRow("other scores at the end")
      << QByteArray(text).replace(text.lastIndexOf("\"scores\":[") + 10, 1, "9")
      << QStringLiteral("the recorded event is not the one at the table");
}

void OwnMatch::journalsThatLie() {
  QFETCH(QByteArray, bytes);
  QFETCH(QString, sentence);
  const GameFile file = readGames(bytes);
  QVERIFY2(file.journal, file.broken ? file.broken->text.c_str() : "");
  const QString wrong = told(verifyJournal(*file.journal).disagreements).join(QLatin1Char('\n'));
  QVERIFY2(wrong.contains(sentence), qPrintable(wrong));
}

void OwnMatch::recordsHoldTheirRules_data() {
  journalsAgree_data();
  // Yaku that mjlog has no number for.
  RuleSet often = tenhou();
  often.paaRenchan = 2;
  often.openRiichi = true;
  often.length = MatchLength::East;
  QTest::newRow("every second win of the dealer is a yakuman") << often;
  often.renhou = Renhou::Yakuman;
  often.aotenjou = true;
  QTest::newRow("without limits") << often;
}

void OwnMatch::recordsHoldTheirRules() {
  QFETCH(RuleSet, rules);
  rules.length = MatchLength::East;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const std::vector<Event> events = playedBy(rules, seed);
    for (const QByteArray &bytes : {ownMjlog(events), asMjai(events, true)}) {
      const GameFile file = readGames(bytes);
      QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
      QVERIFY(file.games.at(0).rulesKnown && file.games[0].info.rules == rules);
      const VerifyReport report = verifyGame(file.games[0]);
      const QString wrong = told(report.disagreements).join(QLatin1Char('\n'));
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
      QVERIFY(report.complete);
      QVERIFY(report.notes.empty() && report.variants.empty());
    }
  }
}

// A record without them follows those that are given, but for what it tells itself.
void OwnMatch::rulesCanBeGiven() {
  RuleSet rules = reachBvs();
  rules.length = MatchLength::East;
  int disagreed = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    GameFile file = readGames(asMjai(playedBy(rules, seed), false));
    QVERIFY(!file.broken && !file.games.at(0).rulesKnown);
    RecordedGame &game = file.games[0];
    disagreed += verifyGame(game).disagreements.empty() ? 0 : 1;
    QVERIFY(!useRules(game, tenhouSanma()));
    QVERIFY(useRules(game, reachBvs()));
    QCOMPARE(static_cast<int>(game.info.rules.length), static_cast<int>(MatchLength::East));
    QCOMPARE(told(verifyGame(game).disagreements), QStringList());
    // It stays with the first that are known.
    QVERIFY(useRules(game, tenhou()) && game.info.rules == rules);
  }
  QVERIFY(disagreed > 0);
}

void OwnMatch::rulesOfARecordThatAreNone_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<QByteArray>("sentence");
  const std::vector<Event> events = playedBy(tenhou(), 1);
  const QByteArray lines = asMjai(events, true);
  QVERIFY(lines.contains("\"kiriage\":false"));
  QTest::newRow("mjai: a value that is none")
      << QByteArray(lines).replace("\"kiriage\":false", "\"kiriage\":7")
      << QByteArray("line 1: rules: kiriage");
  QTest::newRow("mjai: nothing") << QByteArray(lines).replace("\"kiriage\":false", "\"kiriage\":null")
                                 << QByteArray("kiriage: a value");
  QTest::newRow("mjai: of three players") << QByteArray(lines)
                                                 .replace("\"rules\":{", "\"rules\":{\"players\":3,\"x\":{")
                                                 .replace("},\"type\"", "}},\"type\"")
                                          << QByteArray("line 1:");
  const QByteArray tags = ownMjlog(events);
  QTest::newRow("mjlog: no JSON") << QByteArray(tags).replace("rules=\"%7B", "rules=\"%7C")
                                  << QByteArray("rules is not a ruleset");
  QTest::newRow("mjlog: of three players")
      << QByteArray(tags).replace("%22players%22%3A4", "%22players%22%3A3") << QByteArray("tag <GO>: rules");
}

void OwnMatch::rulesOfARecordThatAreNone() {
  QFETCH(QByteArray, bytes);
  QFETCH(QByteArray, sentence);
  const GameFile file = readGames(bytes);
  QVERIFY(file.broken.has_value());
  QVERIFY2(QByteArray::fromStdString(file.broken->text).contains(sentence), file.broken->text.c_str());
}

void OwnMatch::theBeginningIsThatOfTheRules() {
  RuleSet rules = tenhou();
  rules.length = MatchLength::East;
  GameFile file = readGames(asMjai(playedBy(rules, 1), false));
  rules.startingPoints = 27000;
  QVERIFY(useRules(file.games.at(0), rules));
  const QString wrong = told(verifyGame(file.games[0]).disagreements).join(QLatin1Char('\n'));
  QVERIFY2(wrong.contains(
               QLatin1String("the game begins with 25000 25000 25000 25000, but under the rules with 27000")),
           qPrintable(wrong));
}

JANSO_TEST(OwnMatch);
#include "tst_ownmatch.moc"
