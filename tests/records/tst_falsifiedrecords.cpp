// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game in which one thing is untrue does not come out of our own table: the disagreement is told.
#include <QTest>
#include <functional>
#include <vector>

#include "records/changedrecords.h"
#include "records/formats/gamefile.h"
#include "records/verify.h"
#include "support/testprogram.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Lie {
  const char *name;
  const char *file;
  const char *sentence;  // part of the disagreement that must be told
  std::function<bool(RecordedGame &)> tell;
};

// Each makes one thing untrue that a record says.
const std::vector<Lie> &lies() {
  static const std::vector<Lie> all = {
      {"a discard that is not in the hand", "own01.mjlog", "is not offered",
       [](RecordedGame &game) {
         auto &deal = startOf(game, 0);
         const TileCounts counts = countsOf(deal.hands[static_cast<std::size_t>(deal.dealer)]);
         Dahai *discard = find<Dahai>(game);
         Tsumo *draw = find<Tsumo>(game);
         for (Kind kind = 0; kind < kKinds; ++kind) {
           if (counts[kind] == 0 && draw->tile.kind() != kind) {
             discard->tile = Tile(kind);
             return true;
           }
         }
         return false;
       }},
      {"tsumogiri that was not", "own01.mjlog", "is not offered",
       [](RecordedGame &game) {
         Dahai *discard = find<Dahai>(game, [](const Dahai &each) { return !each.tsumogiri; });
         discard->tsumogiri = true;
         return true;
       }},
      {"a replacement tile that looks like any draw", "own01.mjlog", "draws",
       [](RecordedGame &game) {
         find<Tsumo>(game, [](const Tsumo &each) { return each.rinshan; })->rinshan = false;
         return true;
       }},
      {"a call by another player", "own01.mjlog", "calls",
       [](RecordedGame &game) {
         Call *call = find<Call>(game, [](const Call &each) { return each.meld.type == MeldType::Pon; });
         call->seat = static_cast<std::int8_t>((call->seat + 2) % 4);
         return true;
       }},
      {"a fifth copy of a tile", "own01.mjlog", "there are more 9s than in a set of tiles",
       [](RecordedGame &game) {
         for (HandTiles &hand : startOf(game, 0).hands)
           hand[0] = hand[1] = tile("9s");
         return true;
       }},
      {"a riichi that was not declared", "own05.mjlog", "riichi",
       [](RecordedGame &game) { return drop<Riichi>(game); }},
      {"a stick that was not paid", "own05.mjlog", "riichi stick is paid",
       [](RecordedGame &game) { return drop<RiichiAccepted>(game); }},
      {"a score that does not fall with the stick", "own05.mjlog", "scores after the riichi stick",
       [](RecordedGame &game) {
         for (RecordedHand &hand : game.hands) {
           for (RecordedEvent &event : hand.events) {
             if (std::holds_alternative<RiichiAccepted>(event.event())) {
               event.read.scoresAfter[0] += 1000;
               return true;
             }
           }
         }
         return false;
       }},
      {"a kan dora that is never turned", "own01.mjlog", "dora indicator",
       [](RecordedGame &game) { return drop<DoraRevealed>(game); }},
      {"a kan dora turned one event later", "own01.mjlog", "dora indicator",
       [](RecordedGame &game) {
         for (RecordedHand &hand : game.hands) {
           for (std::size_t i = 0; i + 1 < hand.events.size(); ++i) {
             if (std::holds_alternative<DoraRevealed>(hand.events[i].event())) {
               std::swap(hand.events[i], hand.events[i + 1]);
               return true;
             }
           }
         }
         return false;
       }},
      {"another winner", "own03.mjlog", "wins by",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           if (win.from < 0)
             return false;
           for (std::int8_t seat = 0; seat < 4; ++seat) {
             if (seat != win.winner && seat != win.from) {
               win.winner = seat;
               return true;
             }
           }
           return false;
         });
       }},
      {"another winning tile", "own03.mjlog", "wins by",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.winTile = win.winTile.kind() == kEast ? Tile(kSouth) : Tile(kEast);
           return true;
         });
       }},
      {"one han more", "own03.mjlog", "yaku: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           ++win.result.yaku[0].han;
           return win.result.yakuman == 0;
         });
       }},
      {"a yaku left out", "own03.mjlog", "yaku: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.yaku.erase(0);
           return true;
         });
       }},
      {"ten fu more", "own03.mjlog", "fu: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.fu += 10;
           return win.result.yakuman == 0;
         });
       }},
      {"100 points more", "own03.mjlog", "points of the hand: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.handPoints += 100;
           return true;
         });
       }},
      {"another limit", "own03.mjlog", "limit: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.limit = win.result.limit == Limit::Haneman ? Limit::Mangan : Limit::Haneman;
           return true;
         });
       }},
      {"somebody liable", "own03.mjlog", "liable: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.pao = static_cast<std::int8_t>((win.winner + 1) % 4);
           return true;
         });
       }},
      {"payments", "own03.mjlog", "payments: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.deltas[static_cast<std::size_t>(win.winner)] += 100;
           return true;
         });
       }},
      {"payments in mjai", "own03.mjson.gz", "payments: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.deltas[static_cast<std::size_t>(win.winner)] += 100;
           return true;
         });
       }},
      {"scores after a win", "own03.mjlog", "scores after the win: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.scores[2] -= 300;
           return true;
         });
       }},
      {"dora indicators of a win", "own03.mjlog", "dora indicators: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.doraIndicators[0] = win.doraIndicators[0].kind() == kEast ? Tile(kSouth) : Tile(kEast);
           return true;
         });
       }},
      {"the winning hand", "own03.mjlog", "winning hand: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.hand[0] = win.hand[0].kind() == kEast ? Tile(kSouth) : Tile(kEast);
           return true;
         });
       }},
      {"melds of a win", "own03.mjlog", "melds: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           if (win.melds.empty())
             return false;
           win.melds.pop_back();
           return true;
         });
       }},
      {"tenpai at a draw", "own01.mjlog", "tenpai: recorded",
       [](RecordedGame &game) {
         return changeDraw(game, DrawType::Exhaustive,
                           [](RyukyokuInfo &draw) { draw.tenpai[1] = !draw.tenpai[1]; });
       }},
      {"payments at a draw", "own01.mjlog", "payments: recorded",
       [](RecordedGame &game) {
         return changeDraw(game, DrawType::Exhaustive, [](RyukyokuInfo &draw) { draw.deltas[1] += 500; });
       }},
      {"the kind of a draw", "own01.mjlog", "type of draw: recorded",
       [](RecordedGame &game) {
         return changeDraw(game, DrawType::Exhaustive,
                           [](RyukyokuInfo &draw) { draw.type = DrawType::Suukaikan; });
       }},
      {"triple ron that was none", "own05.mjlog", "recorded: the hand ends in a draw: four riichi",
       [](RecordedGame &game) {
         return changeDraw(game, DrawType::TripleRon,
                           [](RyukyokuInfo &draw) { draw.type = DrawType::Suucha; });
       }},
      {"a hand that breaks off", "own03.mjlog", "breaks off",
       [](RecordedGame &game) {
         RecordedHand &hand = game.hands.front();
         hand.events.pop_back();
         return true;
       }},
      {"one honba more", "own01.mjlog", "under the rules it is",
       [](RecordedGame &game) { return ++startOf(game, 1).honba > 0; }},
      {"one stick more", "own01.mjlog", "under the rules it is",
       [](RecordedGame &game) { return ++startOf(game, 1).kyotaku > 0; }},
      {"other scores at the next deal", "own01.mjlog", "under the rules it is",
       [](RecordedGame &game) {
         startOf(game, 1).scores[3] += 100;
         return true;
       }},
      {"a North left in the hand", "three01.mjlog", "recorded: South draws the replacement tile",
       [](RecordedGame &game) { return drop<Kita>(game); }},
      {"a North set aside by another", "three01.mjlog", "'s turn at the table; recorded: ",
       [](RecordedGame &game) {
         Kita *kita = find<Kita>(game);
         kita->seat = static_cast<std::int8_t>((kita->seat + 1) % 3);
         return true;
       }},
      {"a replacement tile from the live wall", "three01.mjlog", "recorded: South draws",
       [](RecordedGame &game) {
         find<Tsumo>(game, [](const Tsumo &draw) { return draw.rinshan; })->rinshan = false;
         return true;
       }},
      {"the absent player pays", "three01.mjlog", "payments: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           win.result.deltas[3] = -1000;
           win.result.deltas[static_cast<std::size_t>(win.winner)] += 1000;
           return true;
         });
       }},
      {"a North that counts twice", "three01.mjlog", "yaku: recorded",
       [](RecordedGame &game) {
         return changeWin(game, [](HoraInfo &win) {
           for (YakuHan &yaku : win.result.yaku) {
             if (yaku.id == YakuId::Dora) {
               ++yaku.han;
               return true;
             }
           }
           return false;
         });
       }},
      {"a hand left out", "own01.mjlog", "under the rules it is",
       [](RecordedGame &game) {
         game.hands.erase(game.hands.begin() + 1);
         return true;
       }},
      {"an end too early", "own01.mjlog", "under the rules it continues",
       [](RecordedGame &game) {
         game.hands.pop_back();
         return true;
       }},
      {"a hand after the end", "own01.mjlog", "under the rules the game is over",
       [](RecordedGame &game) {
         game.hands.push_back(game.hands.back());
         return true;
       }},
      {"final scores", "own01.mjlog", "final scores: recorded",
       [](RecordedGame &game) { return changeEnd(game, [](MatchResult &end) { end.scores[0] += 100; }); }},
      {"final points", "own01.mjlog", "final points: recorded",
       [](RecordedGame &game) {
         return changeEnd(game, [](MatchResult &end) { end.finalPoints[0] += 1000; });
       }},
  };
  return all;
}

}  // namespace

class FalsifiedRecords : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyLieIsFound_data();
  void everyLieIsFound();
};

void FalsifiedRecords::everyLieIsFound_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < lies().size(); ++i)
    QTest::newRow(lies()[i].name) << static_cast<int>(i);
}

void FalsifiedRecords::everyLieIsFound() {
  QFETCH(int, index);
  const Lie &lie = lies()[static_cast<std::size_t>(index)];
  GameFile file = readGameFile(ownFile(QLatin1String(lie.file)));
  QVERIFY(!file.broken && file.games.size() == 1);
  QVERIFY2(verifyGame(file.games[0]).disagreements.empty(), "the record must be true before it is falsified");
  QVERIFY2(lie.tell(file.games[0]), "the record has no such part to falsify");
  const VerifyReport report = verifyGame(file.games[0]);
  QStringList told;
  for (const Disagreement &disagreement : report.disagreements)
    told.push_back(QString::fromStdString(toText(disagreement)));
  QVERIFY2(told.join(QLatin1Char('\n')).contains(QLatin1String(lie.sentence)),
           qPrintable(told.join(QLatin1Char('\n'))));
}

JANSO_TEST(FalsifiedRecords);
#include "tst_falsifiedrecords.moc"
