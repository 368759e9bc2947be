// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match has one hash, from whatever file it came.
#include <QTest>
#include <set>

#include "records/canonicalhash.h"
#include "records/formats/gamefile.h"
#include "records/listedgames.h"
#include "records/ownjournal.h"
#include "records/ownmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray writtenAsMjai(const ProvedGame &game) {
  MjaiWriter writer(-1);
  QByteArray lines = toMjaiLine(writer.write(MatchStarted{game.info}));
  for (const ProvedHand &hand : game.hands) {
    for (const Event &event : hand.events)
      lines += toMjaiLine(writer.write(event));
  }
  return lines + toMjaiLine(writer.write(MatchEnded{*game.result}));
}

}  // namespace

class CanonicalHash : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aJournalAndItsRecordHaveOneHash_data();
  void aJournalAndItsRecordHaveOneHash();
  void namesAndRulesDoNotCount();
  void everyEventCounts();
  void aCutRecordHasTheHashOfTheSameHands();
};

void CanonicalHash::aJournalAndItsRecordHaveOneHash_data() {
  QTest::addColumn<QString>("preset");
  QTest::newRow("four players") << QStringLiteral("tenhou_4p");
  QTest::newRow("three players") << QStringLiteral("tenhou_3p");
}

void CanonicalHash::aJournalAndItsRecordHaveOneHash() {
  QFETCH(QString, preset);
  const RuleSet rules = findPreset(preset.toStdString())->make();
  const Result<Journal> journal = journalOf(ownJournal(rules, 7));
  QVERIFY(journal.ok());
  const JournalResult<ProvedGame> played = prove(*journal);
  QVERIFY(played.ok());
  GameFile file = readGames(writtenAsMjai(*played));
  QCOMPARE(file.games.size(), std::size_t{1});
  QVERIFY(useRules(file.games[0], rules));
  const Result<ProvedGame> recorded = prove(file.games[0]);
  QVERIFY2(recorded.ok(), recorded.ok() ? "" : recorded.error().text.c_str());
  QCOMPARE(canonicalText(*recorded), canonicalText(*played));
  QCOMPARE(canonicalHash(*recorded).size(), std::size_t{64});
  QCOMPARE(canonicalHash(*recorded), canonicalHash(*played));
}

void CanonicalHash::namesAndRulesDoNotCount() {
  const Result<ProvedGame> game = prove(ownGame(1));
  QVERIFY(game.ok());
  ProvedGame renamed = *game;
  MatchInfo info = *game->info;
  info.names = {"W", "X", "Y", "Z"};
  info.rules.honbaRon += 300;
  renamed.info = info;
  QCOMPARE(canonicalHash(renamed), canonicalHash(*game));
}

void CanonicalHash::everyEventCounts() {
  std::set<std::string> hashes;
  for (int number = 1; number <= 14; ++number) {
    const Result<ProvedGame> game = prove(ownGame(number));
    QVERIFY(game.ok());
    hashes.insert(canonicalHash(*game));
  }
  QCOMPARE(hashes.size(), std::size_t{14});
  const Result<ProvedGame> game = prove(ownGame(1));
  ProvedGame changed = *game;
  for (Event &event : changed.hands.back().events) {
    if (auto *discard = std::get_if<Dahai>(&event)) {
      discard->tsumogiri = !discard->tsumogiri;
      break;
    }
  }
  QVERIFY(canonicalHash(changed) != canonicalHash(*game));
}

void CanonicalHash::aCutRecordHasTheHashOfTheSameHands() {
  const Result<ProvedGame> game = prove(ownGame(1));
  QVERIFY(game.ok());
  ProvedGame cut = *game;
  cut.hands.resize(2);
  QVERIFY(canonicalHash(cut) != canonicalHash(*game));
  QCOMPARE(canonicalHash(cut), canonicalHash(*game, 2));
}

JANSO_TEST(CanonicalHash);
#include "tst_canonicalhash.moc"
