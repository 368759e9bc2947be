// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Damaged journals: whatever is in a file, it is a beginning of the match that was played, or a sentence.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "records/journalreplay.h"
#include "records/matchhistory.h"
#include "records/playedjournal.h"
#include "support/randomplay.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// One of the ways in which disks, copies and editors hurt a file.
QByteArray hurt(QByteArray bytes, Random &random) {
  const auto anywhere = [&] {
    return static_cast<qsizetype>(random.below(static_cast<std::size_t>(bytes.size())));
  };
  QList<QByteArray> lines = bytes.split('\n');
  const auto line = [&] {
    return static_cast<qsizetype>(random.below(static_cast<std::size_t>(lines.size() - 1)));
  };
  switch (random.below(7)) {
    case 0:
      return bytes.left(anywhere());
    case 1:
      for (std::size_t n = 1 + random.below(3); n > 0; --n) {
        const qsizetype at = anywhere();
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
      }
      return bytes;
    case 2: {
      const qsizetype at = anywhere();
      return bytes.replace(at, 512, QByteArray(std::min<qsizetype>(512, bytes.size() - at), '\0'));
    }
    case 3: {
      const qsizetype at = line();
      lines.insert(at, lines[at]);
      return lines.join('\n');
    }
    case 4: {
      const qsizetype at = line();
      lines.swapItemsAt(
          at, std::min<qsizetype>(at + 1 + static_cast<qsizetype>(random.below(3)), lines.size() - 2));
      return lines.join('\n');
    }
    case 5:
      lines.removeAt(line());
      return lines.join('\n');
    default: {
      const qsizetype at = anywhere();
      bytes[at] = static_cast<char>('0' + random.below(10));
      return bytes;
    }
  }
}

}  // namespace

class TestJournalDamage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void damageIsASentence_data();
  void damageIsASentence();
  void damageIsNeverAnotherMatch();
  void mutatedFilesNeverCrash();

 private:
  QTemporaryDir m_folder;
  Played m_played;
};

void TestJournalDamage::initTestCase() {
  m_played = play(m_folder.path(), "journal");
  QVERIFY(m_played.moments.size() > 400);
}

void TestJournalDamage::damageIsASentence_data() {
  QTest::addColumn<int>("line");  // from 1, replaced by `text`
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<QString>("says");
  const auto row = [](const char *name, int line, const char *text, const char *says) {
    QTest::newRow(name) << line << QByteArray(text) << QString::fromUtf8(says);
  };
  row("another kind of file", 1, "<xml>", "line 1: not a saved match: not JSON (illegal value)");
  row("JSON of somebody else", 1, "{\"type\":\"start_game\"}",
      "line 1: not a saved match: the format number is missing");
  row("a later format", 1, "{\"janso_journal\":99}",
      "line 1: match file format 99 is not supported by this version");
  row("a note that was changed", 40, "{\"orders\":{\"check\":\"00000000\",\"noCalls\":true}}",
      "line 40: the line does not match its checksum");
  row("no JSON in the middle", 40, "{\"event\":", "line 40: not JSON");
  row("a list", 40, "[]", "line 40: not a JSON object");
  row("two entries in a line", 40, "{\"event\":{},\"answer\":{}}",
      "line 40: a line must contain exactly one entry");
  row("a fifth seat", 40, "{\"answer\":{\"seat\":4,\"id\":1,\"action\":{\"type\":\"skip\"}}}",
      "line 40: the answer's 'seat' must be 0 to 3");
  row("an action that does not exist", 40, "{\"answer\":{\"seat\":0,\"id\":1,\"action\":{\"type\":\"fly\"}}}",
      "line 40: there is no action 'fly'");
  row("a tile that does not exist", 40,
      "{\"answer\":{\"seat\":0,\"id\":1,\"action\":{\"type\":\"pon\",\"tile\":\"8z\"}}}", "line 40: 'tile'");
  row("an old answer", 40, "{\"answer\":{\"seat\":0,\"id\":1,\"action\":{\"type\":\"skip\"}}}", "line 40: ");
  row("another first dora", 3, "{\"event\":{\"type\":\"start_kyoku\",\"dora_marker\":\"?\"}}",
      "line 3: the recorded event is not the one at the table, 'start_kyoku': they differ in 'dora_marker'");
  row("an end that nobody may declare", 40, "{\"stop\":{\"seat\":0}}",
      "line 40: the match cannot be stopped");
}

void TestJournalDamage::damageIsASentence() {
  QFETCH(int, line);
  QFETCH(QByteArray, text);
  QFETCH(QString, says);
  QList<QByteArray> lines = m_played.bytes.split('\n');
  lines[line - 1] = text;
  const QString path = m_folder.filePath(QStringLiteral("damaged"));
  write(path, lines.join('\n'));
  const JournalResult<Journal> journal = readJournal(path);
  QString error;
  if (!journal) {
    error = ::text(journal.error());
  } else {
    const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
    QVERIFY(!replayed.ok());
    error = ::text(replayed.error());
  }
  QVERIFY2(error.startsWith(path + QStringLiteral(", ") + says), qPrintable(error));
  QVERIFY(!error.contains(QLatin1Char('\n')));
}

// Whatever becomes of a file, what can still be read of it is a beginning of the match that was played.
void TestJournalDamage::damageIsNeverAnotherMatch() {
  QByteArray whole = m_played.bytes;
  const QByteArray note = noteLine({QStringLiteral("orders"), {{QStringLiteral("noCalls"), true}}}) + '\n';
  whole.insert(m_played.moments[50].bytes, note);
  const QString path = m_folder.filePath(QStringLiteral("hurt.playing.jsonl"));
  const int rounds =
      qEnvironmentVariableIsSet("JANSO_DAMAGES") ? qEnvironmentVariableIntValue("JANSO_DAMAGES") : 120;
  Random random(77);
  int unread = 0;
  int partly = 0;
  for (int round = 0; round < rounds; ++round) {
    const QByteArray bytes = hurt(whole, random);
    write(path, bytes);
    const JournalResult<Journal> journal = readJournalSoFar(path);
    if (!journal) {
      QVERIFY(text(journal.error()).startsWith(path));
      ++unread;
      continue;
    }
    QCOMPARE(journal->header, m_played.header);
    const ReplayedJournal replayed = replayJournalSoFar(*journal);
    std::vector<Event> all = replayed.events;
    all.insert(all.end(), replayed.unrecorded.begin(), replayed.unrecorded.end());
    QVERIFY(all.size() <= m_played.events.size());
    QVERIFY(std::equal(all.begin(), all.end(), m_played.events.begin()));
    for (const ReplayedNote &kept : replayed.notes)
      QCOMPARE(noteLine(kept.note) + '\n', note);
    const bool hole = journal->damage || journal->truncated || replayed.differs;
    partly += hole ? 1 : 0;
    // Nothing is left out in silence: what has no hole is the whole match, or ends at the end of a line.
    if (!hole && !replayed.match.isOver())
      QVERIFY(whole.startsWith(bytes));
  }
  qInfo("%d damaged journals: %d without a header, %d readable up to the damage", rounds, unread, partly);
  QVERIFY(unread > 0 && partly > rounds / 2);
}

void TestJournalDamage::mutatedFilesNeverCrash() {
  // The head of the match is enough to reach every kind of line.
  const QByteArray whole = m_played.bytes.left(m_played.moments[120].bytes);
  const QString path = m_folder.filePath(QStringLiteral("mutated.playing.jsonl"));
  Random random(2026);
  int refused = 0;
  for (int round = 0; round < 800; ++round) {
    QByteArray bytes = whole;
    for (std::size_t n = 1 + random.below(3); n > 0; --n) {
      const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(bytes.size())));
      switch (random.below(5)) {
        case 0:
          bytes[at] = static_cast<char>(random.below(256));
          break;
        case 1:
          bytes[at] = static_cast<char>('0' + random.below(10));
          break;
        case 2:
          bytes.remove(at, static_cast<qsizetype>(random.below(400)));
          break;
        case 3:
          bytes.insert(
              at, bytes.mid(static_cast<qsizetype>(random.below(static_cast<std::size_t>(at + 1))), 300));
          break;
        default:
          bytes.truncate(at + 1);
      }
    }
    write(path, bytes);
    const JournalResult<Journal> journal = readJournal(path);
    const std::optional<Error> error = [&]() -> std::optional<Error> {
      if (!journal)
        return journal.error();
      const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
      return replayed ? std::nullopt : std::optional<Error>(replayed.error());
    }();
    refused += error ? 1 : 0;
    if (error)
      QVERIFY2(text(*error).contains(path), error->text.c_str());
    const JournalResult<MatchSummary> summary = summarize(path);
    QVERIFY(summary.ok() || !summary.error().text.empty());
  }
  QVERIFY(refused > 250);
}

JANSO_TEST(TestJournalDamage);
#include "tst_journaldamage.moc"
