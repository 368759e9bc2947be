// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What happens, in the words that are heard.
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/sentences/eventtexts.h"

using namespace janso;

namespace {

const std::array<QString, 4> kSeated{QStringLiteral("Aiko"), QStringLiteral("Mei"), QStringLiteral("Sora"),
                                     QStringLiteral("Ren")};

}  // namespace

class TestEventTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void discardsAreHeardInFewWords();
  void winsAreHeardWithTheHand();
  void handsOfManyKansAreHeard();
};

void TestEventTexts::discardsAreHeardInFewWords() {
  Dahai discard{1, test::tile("0s"), false};
  QCOMPARE(eventSpoken(discard, kSeated), QStringLiteral("Mei: red 5 sou, from hand."));
  discard.tsumogiri = true;
  QCOMPARE(eventSpoken(discard, kSeated), QStringLiteral("Mei: red 5 sou, drawn."));
  QCOMPARE(eventText(discard, kSeated), QStringLiteral("Mei discards the drawn red 5 sou."));
}

void TestEventTexts::winsAreHeardWithTheHand() {
  HoraInfo info;
  info.winner = 2;
  info.from = 3;
  for (const char *face : {"2m", "3m"})
    info.hand.push_back(test::tile(face));
  Meld pon;
  pon.type = MeldType::Pon;
  for (int i = 0; i < 3; ++i)
    pon.tiles.push_back(test::tile("7z"));
  info.melds.push_back(pon);
  info.winTile = test::tile("4m");
  info.result.yaku.push_back({YakuId::Chun, 1, 0});
  info.result.yaku.push_back({YakuId::Dora, 3, 0});
  info.result.han = 4;
  info.result.fu = 40;
  info.result.limit = Limit::Mangan;
  info.result.handPoints = 8000;
  info.scores = {25000, 25000, 33000, 17000};
  QCOMPARE(
      eventSpoken(Hora{Shared<HoraInfo>(info)}, kSeated),
      QStringLiteral("Sora wins by ron on 4 man from Ren. Sora shows 2 man, 3 man; red dragon, red "
                     "dragon, red dragon. Red dragon 1, Dora 3. 4 han 40 fu. Mangan. 8,000 points. Scores: "
                     "Aiko 25,000, Mei 25,000, Sora 33,000, Ren 17,000."));
}

// More tiles than a hand holds without kans.
void TestEventTexts::handsOfManyKansAreHeard() {
  HoraInfo info;
  info.winner = 0;
  for (const char *face : {"1z", "2z", "3z", "4z"}) {
    Meld kan;
    kan.type = MeldType::Ankan;
    for (int i = 0; i < 4; ++i)
      kan.tiles.push_back(test::tile(face));
    info.melds.push_back(kan);
  }
  info.hand.push_back(test::tile("5p"));
  info.winTile = test::tile("5p");
  info.result.yaku.push_back({YakuId::Suukantsu, 0, 1});
  const QString heard = eventSpoken(Hora{Shared<HoraInfo>(info)}, kSeated);
  QVERIFY2(
      heard.contains(QStringLiteral("Aiko shows 5 pin; east wind, east wind, east wind, east wind; south")),
      qPrintable(heard));
}

JANSO_TEST(TestEventTexts);
#include "tst_eventtexts.moc"
