// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/setup/quickmatch.h"

#include <QStringList>
#include <array>

#include "rules/presets/presets.h"

namespace janso {

namespace {

// Who sits at a quick table, the first three beside a human: different characters of about one level, so that
// they can be told apart by how they play. Beginners meet the weakest of the ladder: two who do not defend,
// and one who does by what is surely safe.
constexpr std::array<const char *, 4> kUsualTable{"hunter", "caller", "club", "wall"};
constexpr std::array<const char *, 4> kBeginnersTable{"novice", "learner", "student", "collector"};

// Of another list of bots the weakest, or those from the middle up; each once, while there are enough.
QStringList quickBots(bool beginner, const BotChoices &bots) {
  QStringList offered;
  for (const BotChoice &bot : bots)
    offered << bot.id;
  QStringList ids;
  for (const char *id : beginner ? kBeginnersTable : kUsualTable) {
    if (offered.contains(QLatin1String(id)))
      ids << QLatin1String(id);
  }
  for (qsizetype i = 0; i < bots.size(); ++i) {
    const QString &id = offered[(i + (beginner ? 0 : bots.size() / 2)) % bots.size()];
    if (!ids.contains(id))
      ids << id;
  }
  while (!ids.isEmpty() && ids.size() < 4)
    ids << QStringList(ids);
  return ids;
}

QString ownName(const BotChoices &bots, const QString &id) {
  for (const BotChoice &bot : bots) {
    if (bot.id != id)
      continue;
    if (!bot.ownName.isEmpty() || !bot.name.isEmpty())
      return bot.ownName.isEmpty() ? bot.name : bot.ownName;
  }
  return id;
}

// The seats but that of `human`; -1 = all. `taken`: names that nobody else may have.
void seatBots(MatchSetup &setup, const BotChoices &bots, const QStringList &ids, int human,
              QStringList taken) {
  qsizetype next = 0;
  for (int seat = 0; seat < 4; ++seat) {
    if (seat == human)
      continue;
    SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    player.kind = PlayerKind::Bot;
    player.botId = ids.value(next++);
    player.name = unusedName(ownName(bots, player.botId), taken);
    taken << player.name;
  }
}

QStringList quickBots(const RuleSet &rules, const BotChoices &bots) {
  return quickBots(idOfRules(rules) == kBeginnerId, bots);
}

MatchSetup quickTable(const RuleSet &rules, const BotChoices &bots, const QStringList &ids, int human,
                      const QStringList &taken) {
  MatchSetup setup;
  setup.rules = rules;
  setup.rules.length = MatchLength::East;
  seatBots(setup, bots, ids, human, taken);
  return setup;
}

}  // namespace

QString unusedName(const QString &name, const QStringList &taken) {
  QString free = name;
  for (int number = 2; taken.contains(free); ++number)
    free = QStringLiteral("%1 %2").arg(name).arg(number);
  return free;
}

MatchSetup demoMatch(const RuleSet &rules, const BotChoices &bots) {
  return quickTable(rules, bots, quickBots(rules, bots), -1, {});
}

MatchSetup strongestMatch(const RuleSet &rules, const BotChoices &bots) {
  MatchSetup setup;
  setup.rules = rules;
  const QString &id = bots.last().id;
  seatBots(setup, bots, {id, id, id, id}, -1, {});
  return setup;
}

MatchSetup quickMatch(const RuleSet &rules, const QString &playerName, int humanSeat,
                      const BotChoices &bots) {
  return quickMatch(rules, playerName, humanSeat, bots, quickBots(rules, bots));
}

MatchSetup quickMatch(const RuleSet &rules, const QString &playerName, int humanSeat, const BotChoices &bots,
                      const QStringList &ids) {
  MatchSetup setup = quickTable(rules, bots, ids, humanSeat, {playerName});
  SeatSetup &human = setup.seats[static_cast<std::size_t>(humanSeat)];
  human.kind = PlayerKind::Human;
  human.botId.clear();
  human.name = playerName;
  return setup;
}

}  // namespace janso
