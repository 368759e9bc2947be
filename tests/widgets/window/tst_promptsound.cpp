// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sound says that there is something to choose, and is silent where the table answers by itself.
#include <QTest>
#include <algorithm>

#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "support/tiles.h"
#include "table/wall.h"
#include "widgets/settings/commands.h"
#include "widgets/soundrecorder.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/windowactions.h"
#include "widgets/windowprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

// The dealer, who is a person, is dealt `hand` and draws `drawn`.
MatchSetup matchOf(const char *hand, const char *drawn) {
  MatchSetup setup;
  setup.rules = basicAriAri();
  setup.seats[0].kind = PlayerKind::Human;
  for (std::size_t seat = 1; seat < 4; ++seat)
    setup.seats[seat].botId = QStringLiteral("club");
  std::vector<Tile> rest = tileSet(setup.rules);
  const auto take = [&rest](Tile tile) {
    rest.erase(std::find(rest.begin(), rest.end(), tile));
    return tile;
  };
  SetDeal deal;
  for (const Tile each : tiles(hand))
    deal.hands[0].push_back(take(each));
  deal.draws.push_back(take(tile(drawn)));
  const auto some = [&rest](std::vector<Tile> &place, std::size_t until) {
    while (place.size() < until) {
      place.push_back(rest.back());
      rest.pop_back();
    }
  };
  for (std::size_t seat = 1; seat < 4; ++seat)
    some(deal.hands[seat], 13);
  some(deal.dora, 5);
  some(deal.ura, 5);
  some(deal.rinshan, 4);
  some(deal.draws, static_cast<std::size_t>(kDraws));
  deal.dice = {3, 4};
  setup.deal = deal;
  return setup;
}

// The frames of the prompt.
QByteArray promptOf(const Settings &settings) {
  auto output = std::make_unique<SoundRecorder>();
  SoundRecorder *recorder = output.get();
  Sounds sounds(&settings, nullptr, std::move(output));
  sounds.playPrompt();
  return recorder->played.isEmpty() ? QByteArray() : recorder->played.first().frames;
}

}  // namespace

class TestPromptSound : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void saysThatThereIsAChoice_data();
  void saysThatThereIsAChoice();

 private:
  Folders m_folders;
};

void TestPromptSound::saysThatThereIsAChoice_data() {
  QTest::addColumn<QString>("drawn");
  QTest::addColumn<bool>("winsByItself");
  QTest::addColumn<int>("prompts");
  QTest::newRow("a discard alone is no choice of a button") << "4s" << false << 0;
  QTest::newRow("a win can be declared") << "2z" << false << 1;
  QTest::newRow("wins are declared by themselves") << "2z" << true << 0;
}

void TestPromptSound::saysThatThereIsAChoice() {
  QFETCH(QString, drawn);
  QFETCH(bool, winsByItself);
  QFETCH(int, prompts);
  auto output = std::make_unique<SoundRecorder>();
  const SoundRecorder *recorder = output.get();
  Program program(m_folders.fresh(), std::move(output));
  program.settings.setValue(Setting::Speed, 1.0);
  program.sounds.setEnabled(true);
  const bool wins = drawn == QLatin1String("2z");
  const char *hand = wins ? "123m456m789p99s22z" : "1m4m7m2p5p8p3s6s9s1z2z3z4z";
  GameSession *session = program.window->session();
  // Each hand begins without it.
  QObject::connect(session, &GameSession::eventShown, program.window.get(), [&](const Event &event) {
    if (winsByItself && std::holds_alternative<KyokuStarted>(event))
      program.window->actions()->action(WindowCommand::AutoWin)->trigger();
  });
  QCOMPARE(session->start(matchOf(hand, qPrintable(drawn))), QString());
  const QByteArray prompt = promptOf(program.settings);
  QVERIFY(!prompt.isEmpty());
  if (winsByItself)
    QTRY_VERIFY_WITH_TIMEOUT(program.table()->isShowingEnd(), kMatchMs);
  else
    QTRY_VERIFY_WITH_TIMEOUT(program.table()->flow().isActive(), kMatchMs);
  const auto heard = std::count_if(recorder->played.begin(), recorder->played.end(),
                                   [&](const SoundSamples &sound) { return sound.frames == prompt; });
  QCOMPARE(static_cast<int>(heard), prompts);
  QVERIFY2(!recorder->played.isEmpty(), "the deal was heard");
}

JANSO_TEST(TestPromptSound);
#include "tst_promptsound.moc"
