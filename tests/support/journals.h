// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Journals of whole matches, quickly: bots play, and one seat is said to be a person's.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "game/coachnotes.h"
#include "game/setup/matchsetup.h"
#include "game/setup/matchsetupjson.h"
#include "mjai/writer.h"
#include "records/journal.h"
#include "rules/presets/presets.h"
#include "table/match.h"

namespace janso::test {

struct JournalPlan {
  RuleSet rules = [] {
    RuleSet east = basicAriAri();
    east.length = MatchLength::East;
    return east;
  }();
  int person = 0;            // seat; -1 = nobody
  std::string name = "Ren";  // of the person
  std::array<std::string, 4> bots{"club", "club", "club", "club"};
  QDateTime started{QDate(2026, 3, 1), QTime(20, 0, 0)};
  int number = 0;        // seeds the walls
  bool coached = false;  // the person asks for a hint
  bool openHands = false;
  bool cut = false;  // it stops in the middle
  QString kind;      // as in JournalHeader
};

inline MatchSetup setupOf(const JournalPlan &plan) {
  MatchSetup setup;
  setup.rules = plan.rules;
  setup.openHands = plan.openHands;
  for (int seat = 0; seat < plan.rules.players; ++seat) {
    SeatSetup &one = setup.seats[static_cast<std::size_t>(seat)];
    one.kind = seat == plan.person ? PlayerKind::Human : PlayerKind::Bot;
    one.botId = QStringLiteral("club");
    one.name = seat == plan.person ? QString::fromStdString(plan.name) : QStringLiteral("Bot %1").arg(seat);
  }
  return setup;
}

inline QByteArray journalOf(const JournalPlan &plan) {
  const MatchSetup setup = setupOf(plan);
  JournalHeader header;
  header.program = QStringLiteral("0.1.0");
  header.started = plan.started;
  header.rules = plan.rules;
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat)
    header.names[seat] = setup.seats[seat].name.toStdString();
  header.seed = wallSeedFromText(std::to_string(plan.number));
  header.setup = toJson(setup);
  header.kind = plan.kind;
  QByteArray text = headerLine(header) + '\n';
  if (plan.coached)
    text += noteLine(coachHintNote(plan.person)) + '\n';
  std::array<std::unique_ptr<Bot>, 4> bots;
  for (std::size_t seat = 0; seat < plan.rules.players; ++seat)
    bots[seat] = makeBot(plan.bots[seat], static_cast<std::uint64_t>(plan.number) * 4 + seat);
  Match match(plan.rules, header.names, header.seed);
  MjaiWriter writer(-1);
  std::vector<Event> events;
  while (!match.isOver()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const Action action =
          bots[static_cast<std::size_t>(decision.seat)]->decide(match.viewOf(decision.seat), decision.legal);
      text += answerLine({decision.seat, decision.id, action}) + '\n';
      match.answer(decision.seat, decision.id, action);
    }
    events.clear();
    match.advance(events);
    for (const Event &event : events)
      text += eventLine(writer.write(event)) + '\n';
  }
  return plan.cut ? text.left(text.indexOf('\n', text.size() / 2) + 1) : text;
}

// Named as the game names them. Gives the path; empty when it cannot be written.
inline QString writeJournal(const QString &folder, const JournalPlan &plan) {
  QDir().mkpath(folder);
  const QString path = QStringLiteral("%1/%2-%3%4.jsonl")
                           .arg(folder, plan.started.toString(QStringLiteral("yyyyMMdd-hhmmss")))
                           .arg(plan.number)
                           .arg(plan.cut ? QStringLiteral(".playing") : QString());
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(journalOf(plan)) > 0 ? path : QString();
}

}  // namespace janso::test
