// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Matches of random players with their journals, as the game layer writes them.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTest>
#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "mjai/writer.h"
#include "records/journal.h"
#include "records/journalwriter.h"
#include "rules/presets/presets.h"
#include "rules/result.h"
#include "support/randomplay.h"
#include "table/match.h"

namespace janso::test {

// What was true when a line had just been written.
struct Moment {
  qint64 bytes = 0;
  Match match;
  std::size_t events = 0;  // written
};

// A match of random players with its journal, as the game layer writes it.
struct Played {
  JournalHeader header;
  QString path;  // of the whole journal
  std::vector<Moment> moments;
  std::vector<Event> events;
  QByteArray bytes;
};

inline JournalHeader headerFor(const std::string &seed, const RuleSet &rules = tenhou()) {
  JournalHeader header;
  header.program = QStringLiteral("0.9");
  header.started = QDateTime(QDate(2026, 7, 30), QTime(21, 14, 5));
  header.rules = rules;
  header.rules.length = MatchLength::East;
  header.names = {"Mei", "K\xC5\x8Dji", "A \"quoted\" one", ""};
  header.seed = wallSeedFromText(seed);
  header.setup = {{QStringLiteral("kept"), true}};
  return header;
}

inline Played play(const QString &folder, const std::string &seed, bool finish = true,
                   std::size_t mostMoments = 1e9, const RuleSet &rules = tenhou()) {
  Played played;
  played.header = headerFor(seed, rules);
  std::unique_ptr<JournalWriter> writer = JournalWriter::create(folder, played.header);
  Match match(played.header.rules, played.header.names, played.header.seed);
  MjaiWriter mjai(-1);
  Random random(7);
  std::size_t written = 0;
  const auto note = [&] { played.moments.push_back({QFile(writer->path()).size(), match, written}); };
  note();
  while (!match.isOver() && played.moments.size() < mostMoments) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action = eager(decision, random);
      [&] { QCOMPARE(match.answer(decision.seat, decision.id, action), AnswerStatus::Accepted); }();
      writer->add(JournalAnswer{decision.seat, decision.id, action});
      note();
    }
    match.advance(played.events);
    for (; written < played.events.size();) {
      writer->addEvent(mjai.write(played.events[written++]));
      note();
    }
  }
  if (finish)
    writer->finish();
  writer->waitForDisk();
  played.path = writer->path();
  writer.reset();
  QFile file(played.path);
  [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
  played.bytes = file.readAll();
  return played;
}

inline void write(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

inline QString text(const Error &error) {
  return QString::fromStdString(error.text);
}

}  // namespace janso::test
