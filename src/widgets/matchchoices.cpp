// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/matchchoices.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "rules/presets.h"
#include "widgets/opponentwords.h"
#include "widgets/words.h"

namespace janso {

namespace {

struct Choices {
  Q_DECLARE_TR_FUNCTIONS(MatchChoices)
};

constexpr const char *kBeginnerName = "Beginner";

const QString &beginnerId() {
  static const QString kId = QStringLiteral("beginner");
  return kId;
}

// Who sits at a quick table, the first three beside a human: different characters of about one level, so that
// they can be told apart by how they play. Beginners meet the weakest of the ladder: two who do not defend,
// and a patient one; nobody who calls at every turn.
constexpr std::array<const char *, 4> kUsualTable{"hunter", "caller", "club", "wall"};
constexpr std::array<const char *, 4> kBeginnersTable{"novice", "learner", "wall", "caller"};

// Of another list of bots the weakest, or those from the middle up; each once, while there are enough.
QStringList quickBots(const QString &rulesetId, const BotChoices &bots) {
  const bool beginner = rulesetId == beginnerId();
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

// The seats but that of `human`; -1 = all.
void seatBots(MatchSetup &setup, const QStringList &ids, int human) {
  qsizetype next = 0;
  for (int seat = 0; seat < 4; ++seat) {
    if (seat == human)
      continue;
    SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    player.kind = PlayerKind::Bot;
    player.name = botSeatName(seat);
    player.botId = ids.value(next++);
  }
}

MatchSetup quickTable(const QString &rulesetId, const BotChoices &bots, int human) {
  MatchSetup setup;
  setup.rules = rulesetById(rulesetId).value_or(basicAriAri());
  setup.rules.length = MatchLength::East;
  seatBots(setup, quickBots(rulesetId, bots), human);
  return setup;
}

// Presets are told from what was made of them by their name, which only they may have.
QString presetOf(const RuleSet &rules) {
  if (rules.name == kBeginnerName)
    return beginnerId();
  const Preset *preset = findPreset(rules.id);
  return preset != nullptr && preset->make().name == rules.name ? QString::fromStdString(rules.id)
                                                                : QString();
}

QString playerProblem(const SeatSetup &player) {
  if (player.kind == PlayerKind::Plugin)
    return pluginProblem(player.pluginPath, player.botId);
  if (player.kind != PlayerKind::External)
    return {};
  const QString problem = commandProblem(player.program);
  return problem.isEmpty() ? folderProblem(player.program) : problem;
}

}  // namespace

QStringList presetIds() {
  QStringList ids;
  for (const Preset &preset : presets())
    ids << QString::fromLatin1(preset.id.data(), static_cast<qsizetype>(preset.id.size()));
  ids << beginnerId();
  return ids;
}

QStringList rulesetIds(const RulesetStore &store) {
  QStringList ids = presetIds();
  for (const OwnRuleset &own : store.all())
    ids << own.id;
  return ids;
}

bool isRulesetFile(const QString &id) {
  return id.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
}

std::optional<RuleSet> rulesetById(const QString &id, const RulesetStore &store) {
  if (RulesetStore::isOwn(id))
    return store.find(id);
  if (isRulesetFile(id)) {
    const Result<RuleSet> rules = RulesetStore::read(id);
    return rules ? std::optional(*rules) : std::nullopt;
  }
  if (id == beginnerId()) {
    RuleSet rules = basicAriAri();
    rules.length = MatchLength::East;
    rules.name = kBeginnerName;
    return rules;
  }
  const Preset *preset = findPreset(id.toStdString());
  if (preset == nullptr)
    return std::nullopt;
  return preset->make();
}

QString rulesetChoice(const RuleSet &rules, const RulesetStore &store) {
  if (const QString preset = presetOf(rules); !preset.isEmpty())
    return preset;
  return store.idOfName(QString::fromStdString(rules.name));
}

QString shownRulesetName(const RuleSet &rules) {
  const QString name = QString::fromStdString(rules.name);
  const QString preset = presetOf(rules);
  return preset.isEmpty() ? name : rulesetName(preset, name);
}

QList<MatchLength> offeredLengths(const RuleSet &rules) {
  QList<MatchLength> lengths{rules.length};
  const Preset *preset = findPreset(rules.id);
  const bool own = presetOf(rules).isEmpty();
  QList<MatchLength> more{MatchLength::South, MatchLength::East};
  if (preset != nullptr && !own)
    more = QList<MatchLength>(preset->lengths.begin(), preset->lengths.end());
  for (const MatchLength length : more) {
    if (!lengths.contains(length))
      lengths << length;
  }
  return lengths;
}

QString lengthName(MatchLength length, int players) {
  switch (length) {
    case MatchLength::East:
      return Choices::tr("East game (%n hands)", nullptr, players);
    case MatchLength::South:
      return Choices::tr("East and South (hanchan)");
    case MatchLength::Iichan:
      return Choices::tr("All four winds (iichan)");
    case MatchLength::Tonpeesen:
      return Choices::tr("East and North (tonpeesen)");
    case MatchLength::Tontonsen:
      return Choices::tr("East twice (tontonsen)");
  }
  return {};
}

QString botSeatName(int seat) {
  static constexpr std::array<const char *, 4> kNames{"Hana", "Daiki", "Yui", "Takumi"};
  return QString::fromLatin1(kNames[static_cast<std::size_t>(seat)]);
}

MatchSetup demoMatch(const QString &rulesetId, const BotChoices &bots) {
  return quickTable(rulesetId, bots, -1);
}

MatchSetup quickMatch(const QString &rulesetId, const QString &playerName, int humanSeat,
                      const BotChoices &bots) {
  MatchSetup setup = quickTable(rulesetId, bots, humanSeat);
  SeatSetup &human = setup.seats[static_cast<std::size_t>(humanSeat)];
  human.kind = PlayerKind::Human;
  human.botId.clear();
  human.name = playerName.trimmed().isEmpty() ? Choices::tr("Player") : playerName.trimmed();
  return setup;
}

QString setupProblem(const MatchSetup &setup) {
  QStringList names;
  for (int seat = 0; seat < setup.rules.players; ++seat) {
    const SeatSetup &player = setup.seats[static_cast<std::size_t>(seat)];
    const QString name = player.name.trimmed();
    if (name.isEmpty())
      return Choices::tr("%1 needs a name.").arg(windName(seat));
    if (names.contains(name))
      return Choices::tr("Two seats are called \u201c%1\u201d; give them different names.").arg(name);
    names << name;
    if (const QString problem = playerProblem(player); !problem.isEmpty())
      //: A seat, and what is wrong with who sits there
      return Choices::tr("%1: %2").arg(windName(seat), problem);
  }
  return {};
}

}  // namespace janso
