// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The bots at a real table, under every ruleset: what they choose was offered, the hand stays sound, and the
// same seeds play the same match.
#include <QTest>
#include <algorithm>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "rules/presets/presets.h"
#include "rules/presets/rulesetconflicts.h"
#include "rules/presets/rulesetfields.h"
#include "support/randombot.h"
#include "support/randomplay.h"
#include "support/testprogram.h"
#include "table/match.h"

using namespace janso;
using janso::test::Random;

namespace {

struct Played {
  int decisions = 0;
  int refused = 0;
  int missedWins = 0;
  std::string broken;
  Scores scores{};
  std::vector<Event> events;
};

Played play(const RuleSet &rules, const std::array<std::string, 4> &bots, const std::string &seed) {
  std::array<std::unique_ptr<Bot>, 4> seats;
  for (std::size_t i = 0; i < rules.players; ++i)
    seats[i] = bots[i] == "random" ? std::make_unique<test::RandomBot>(i) : findBot(bots[i])->make(i + 1);
  Match match(rules, bots, wallSeedFromText(seed));
  Played played;
  while (!match.isOver() && played.broken.empty()) {
    while (!match.pending().empty()) {
      const Decision decision = match.pending().front();
      const std::span<const Action> legal(decision.legal.data(), decision.legal.size());
      const auto seat = static_cast<std::size_t>(decision.seat);
      const Action action = seats[seat]->decide(match.viewOf(decision.seat), legal);
      ++played.decisions;
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) {
        ++played.refused;
        return played;
      }
      const bool couldWin =
          std::any_of(legal.begin(), legal.end(), [](const Action &a) { return a.isWin(); });
      played.missedWins += couldWin && !action.isWin() && bots[seat] != "random" ? 1 : 0;
      match.answer(decision.seat, decision.id, action);
    }
    match.advance(played.events);
    played.broken = match.check();
  }
  played.scores = match.board().scores;
  return played;
}

}  // namespace

class TestBotPlay : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void isLegal_data();
  void isLegal();
  void isLegalUnderAnyRules();
  void sameSeedsSameMatch();
  void expertBeatsNovices();
};

void TestBotPlay::isLegal_data() {
  QTest::addColumn<QByteArray>("preset");
  QTest::addColumn<bool>("bare");
  for (const Preset &preset : presets()) {
    const QByteArray id(preset.id.data(), static_cast<int>(preset.id.size()));
    QTest::newRow(id.constData()) << id << false;
    QTest::newRow((id + ", no red fives, no open tanyao, no chi, no dora").constData()) << id << true;
  }
}

void TestBotPlay::isLegal() {
  QFETCH(QByteArray, preset);
  QFETCH(bool, bare);
  RuleSet rules = findPreset(preset.toStdString())->make();
  if (bare) {
    rules.redFives = {0, 0, 0};
    rules.kuitan = false;
    rules.chi = false;
    rules.dora = false;
    rules.uraDora = false;
  }
  for (int i = 0; i < 3; ++i) {
    const Played played =
        play(rules, {"novice", "club", "expert", i == 0 ? "random" : "expert"}, "legal" + std::to_string(i));
    QVERIFY(played.decisions > 100);
    QCOMPARE(played.refused, 0);
    QCOMPARE(played.missedWins, 0);
    QCOMPARE(QByteArray::fromStdString(played.broken), QByteArray());
  }
}

// Toggles and choices at random, and small steps of the numbers: whatever can be played, the bots can play.
void TestBotPlay::isLegalUnderAnyRules() {
  Random random(2026);
  int matches = 0;
  for (int i = 0; matches < 40; ++i) {
    QVERIFY2(i < 4000, "hardly any ruleset can be played");
    RuleSet rules = i % 2 == 0 ? tenhou() : tenhouSanma();
    for (const RuleField &field : ruleFields()) {
      const bool keeps = field.key == "players" || field.group == RuleGroup::MatchEnd || field.key == "uma" ||
                         (field.group == RuleGroup::Setup && field.type != RuleFieldType::Number);
      if (keeps || random.below(2) == 0)
        continue;
      for (int index = 0; index < field.count; ++index) {
        const auto choices = field.type == RuleFieldType::Toggle ? 2 : field.choices.size();
        const auto value =
            field.type == RuleFieldType::Number
                ? field.get(rules, index) + field.step * (static_cast<int>(random.below(3)) - 1)
                : static_cast<std::int32_t>(random.below(choices));
        if (field.accepts(value))
          field.set(rules, index, value);
      }
    }
    if (ruleConflictError(rules))
      continue;
    rules.length = MatchLength::East;
    ++matches;
    const bool three = rules.players == 3;
    const Played played =
        play(rules, {"novice", "club", "expert", three ? "" : "random"}, "any rules " + std::to_string(i));
    QCOMPARE(played.refused, 0);
    QCOMPARE(QByteArray::fromStdString(played.broken), QByteArray());
  }
}

void TestBotPlay::sameSeedsSameMatch() {
  const std::array<std::string, 4> bots{"novice", "club", "expert", "random"};
  const Played one = play(tenhou(), bots, "same");
  const Played two = play(tenhou(), bots, "same");
  QVERIFY(one.events == two.events);
  QVERIFY(one.events.size() > 100);
}

// Not a measurement, only a guard against a bot that has lost its mind: over 24 fixed matches the expert gets
// more points from two novices and a club player than they do.
void TestBotPlay::expertBeatsNovices() {
  std::int64_t expert = 0;
  std::int64_t others = 0;
  const std::array<std::string, 4> order{"expert", "novice", "club", "novice"};
  for (int i = 0; i < 24; ++i) {
    std::array<std::string, 4> bots;
    for (std::size_t seat = 0; seat < 4; ++seat)
      bots[seat] = order[(seat + static_cast<std::size_t>(i)) % 4];
    const Played played = play(tenhou(), bots, "strength" + std::to_string(i / 4));
    for (std::size_t seat = 0; seat < 4; ++seat)
      (bots[seat] == "expert" ? expert : others) += played.scores[seat];
  }
  QVERIFY2(expert > others / 3, qPrintable(QStringLiteral("%1 against %2").arg(expert).arg(others / 3)));
}

JANSO_TEST(TestBotPlay);
#include "tst_botplay.moc"
