// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games come out of our own table exactly as they were recorded, and falsified ones do not.
//
// Our own games (tests/data/records, played by our bots and written by our writers) have every kind of call,
// draw and most yaku. JANSO_QUICK in the environment takes every tenth outside game only.
#include <QDirIterator>
#include <QTest>
#include <functional>

#include "records/gamefile.h"
#include "records/verify.h"
#include "support/conformance.h"
#include "support/tiles.h"

using namespace janso;
using namespace janso::test;

namespace {

struct Sum {
  int games = 0;
  int hands = 0;
  int wins = 0;
  int draws = 0;
  int events = 0;
  QStringList wrong;
};

Sum verifyFolder(const QString &folder, int stride) {
  QStringList paths;
  QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext())
    paths.push_back(it.next());
  paths.sort();
  Sum sum;
  for (int i = 0; i < paths.size(); i += stride) {
    const GameFile file = readGameFile(paths[i]);
    if (file.broken)
      sum.wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(file.broken->text));
    for (const RecordedGame &game : file.games) {
      const VerifyReport report = verifyGame(game);
      ++sum.games;
      sum.hands += report.hands;
      sum.wins += report.wins;
      sum.draws += report.draws;
      sum.events += report.events;
      for (const Disagreement &disagreement : report.disagreements)
        sum.wrong.push_back(paths[i] + QLatin1String(": ") + QString::fromStdString(toText(disagreement)));
    }
  }
  return sum;
}

QString ownFile(const QString &name) {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records/") + name;
}

template <class T>
T *find(RecordedGame &game, const std::function<bool(const T &)> &fits = {}) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      T *found = std::get_if<T>(&event.read.event);
      if (found != nullptr && (!fits || fits(*found)))
        return found;
    }
  }
  return nullptr;
}

// Changes the first win that fits.
bool changeWin(RecordedGame &game, const std::function<bool(HoraInfo &)> &change) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      const auto *win = std::get_if<Hora>(&event.read.event);
      if (win == nullptr)
        continue;
      HoraInfo info = *win->info;
      if (!change(info))
        continue;
      event.read.event = Hora{info};
      return true;
    }
  }
  return false;
}

bool changeDraw(RecordedGame &game, DrawType type, const std::function<void(RyukyokuInfo &)> &change) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      const auto *draw = std::get_if<Ryukyoku>(&event.read.event);
      if (draw == nullptr || draw->info->type != type)
        continue;
      RyukyokuInfo info = *draw->info;
      change(info);
      event.read.event = Ryukyoku{info};
      return true;
    }
  }
  return false;
}

bool changeEnd(RecordedGame &game, const std::function<void(MatchResult &)> &change) {
  MatchResult result = *std::get<MatchEnded>(game.end->read.event).result;
  change(result);
  game.end->read.event = MatchEnded{result};
  return true;
}

// Takes out the first event of this type.
template <class T>
bool drop(RecordedGame &game) {
  for (RecordedHand &hand : game.hands) {
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
      if (std::holds_alternative<T>(hand.events[i].event())) {
        hand.events.erase(hand.events.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
      }
    }
  }
  return false;
}

KyokuStarted &startOf(RecordedGame &game, std::size_t hand) {
  return std::get<KyokuStarted>(game.hands.at(hand).events.front().read.event);
}

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
      {"a fifth copy of a tile", "own01.mjlog", "than the set has",
       [](RecordedGame &game) {
         for (HandTiles &hand : startOf(game, 0).hands)
           hand[0] = hand[1] = tile("9s");
         return true;
       }},
      {"a riichi that was not declared", "own05.mjlog", "riichi",
       [](RecordedGame &game) { return drop<Riichi>(game); }},
      {"a stick that was not paid", "own05.mjlog", "riichi stick is paid",
       [](RecordedGame &game) { return drop<RiichiAccepted>(game); }},
      {"a score that does not fall with the stick", "own05.mjlog", "scores after the stick",
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
      {"the kind of a draw", "own01.mjlog", "kind of draw: recorded",
       [](RecordedGame &game) {
         return changeDraw(game, DrawType::Exhaustive,
                           [](RyukyokuInfo &draw) { draw.type = DrawType::Suukaikan; });
       }},
      {"triple ron that was none", "own05.mjlog", "recorded: the hand is drawn: four riichi",
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
      {"one honba more", "own01.mjlog", "by the rules it is",
       [](RecordedGame &game) { return ++startOf(game, 1).honba > 0; }},
      {"one stick more", "own01.mjlog", "by the rules it is",
       [](RecordedGame &game) { return ++startOf(game, 1).kyotaku > 0; }},
      {"other scores at the next deal", "own01.mjlog", "by the rules it is",
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
      {"a hand left out", "own01.mjlog", "by the rules it is",
       [](RecordedGame &game) {
         game.hands.erase(game.hands.begin() + 1);
         return true;
       }},
      {"an end too early", "own01.mjlog", "by the rules it goes on",
       [](RecordedGame &game) {
         game.hands.pop_back();
         return true;
       }},
      {"a hand after the end", "own01.mjlog", "by the rules the game is over",
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

class Verification : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ownGamesAgree();
  void outsideGamesAgree_data();
  void outsideGamesAgree();
  void everyLieIsFound_data();
  void everyLieIsFound();
  void olderTablesAreNamed();
  void aRecordThatStopsIsCheckedSoFar();
  void aDisagreementNamesItsPlace();
};

void Verification::ownGamesAgree() {
  const Sum sum = verifyFolder(QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records"), 1);
  QVERIFY2(sum.wrong.isEmpty(), qPrintable(sum.wrong.join(QLatin1Char('\n'))));
  QCOMPARE(sum.games, 31);
  QCOMPARE(sum.hands, 156);
  QCOMPARE(sum.wins, 140);
  QCOMPARE(sum.draws, 20);
  QCOMPARE(sum.events, 14885);
}

void Verification::outsideGamesAgree_data() {
  QTest::addColumn<QString>("folder");
  for (const char *folder : {"mjlog", "mjlog_3p", "mjlog_partial", "mjai", "mjai_other"})
    QTest::newRow(folder) << QStringLiteral("games/") + QLatin1String(folder);
}

void Verification::outsideGamesAgree() {
  QFETCH(QString, folder);
  if (conformancePath(folder).isEmpty())
    QSKIP("outside games are not there (JANSO_CONFORMANCE or ../shared/conformance): only our own games ran");
  const Sum sum = verifyFolder(conformancePath(folder), qEnvironmentVariableIsSet("JANSO_QUICK") ? 10 : 1);
  QVERIFY2(sum.wrong.isEmpty(), qPrintable(sum.wrong.mid(0, 20).join(QLatin1Char('\n'))));
  QVERIFY(sum.games > 0 && sum.events > sum.hands);
  qInfo("%d games, %d hands, %d wins, %d draws, %d events", sum.games, sum.hands, sum.wins, sum.draws,
        sum.events);
}

void Verification::everyLieIsFound_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < lies().size(); ++i)
    QTest::newRow(lies()[i].name) << static_cast<int>(i);
}

void Verification::everyLieIsFound() {
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

void Verification::olderTablesAreNamed() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  RecordedGame game = file.games[0];
  QVERIFY(verifyGame(game).variants.empty());
  // The same game reckoned with the older uma: 5, 10 points less for the others, 20 less for first place.
  const MatchResult today = *std::get<MatchEnded>(game.end->event()).result;
  changeEnd(game, [&](MatchResult &end) {
    std::array<std::size_t, 4> order{0, 1, 2, 3};
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return today.scores[a] > today.scores[b]; });
    end.finalPoints[order[0]] -= 10000;
    end.finalPoints[order[1]] -= 5000;
    end.finalPoints[order[2]] += 5000;
    end.finalPoints[order[3]] += 10000;
  });
  const VerifyReport report = verifyGame(game);
  QVERIFY(report.disagreements.empty());
  QCOMPARE(report.variants.size(), std::size_t{1});
  QVERIFY(report.variants[0].find("10/5") != std::string::npos);

  // Played with the oldest rule: the dealer's tenpai did not end the match.
  const GameFile older = readGameFile(ownFile(QStringLiteral("no-tenpai-stop.mjlog")));
  const VerifyReport played = verifyGame(older.games.at(0));
  QVERIFY(played.disagreements.empty());
  QCOMPARE(played.variants.size(), std::size_t{1});
  QVERIFY(played.variants[0].find("tenpai") != std::string::npos);
}

void Verification::aRecordThatStopsIsCheckedSoFar() {
  const GameFile file = readGameFile(ownFile(QStringLiteral("own01.mjlog")));
  const RecordedGame &whole = file.games[0];
  // Cut after every event of the second hand: what is there is checked, what is not there is not missed.
  for (std::size_t kept = 1; kept <= whole.hands[1].events.size(); ++kept) {
    RecordedGame game = whole;
    game.end.reset();
    game.hands.resize(2);
    game.hands[1].events.resize(kept);
    const VerifyReport report = verifyGame(game);
    QVERIFY2(report.disagreements.empty(),
             report.disagreements.empty() ? "" : toText(report.disagreements[0]).c_str());
    QVERIFY(!report.complete);
    QCOMPARE(report.hands, 2);
  }
}

void Verification::aDisagreementNamesItsPlace() {
  GameFile file = readGameFile(ownFile(QStringLiteral("own03.mjson.gz")));
  QVERIFY(changeWin(file.games[0], [](HoraInfo &win) {
    win.result.deltas[0] += 100;
    return true;
  }));
  const VerifyReport report = verifyGame(file.games[0]);
  QVERIFY(!report.disagreements.empty());
  const Disagreement &first = report.disagreements[0];
  QVERIFY(first.event > 1 && first.place.line > first.event);
  const QString text = QString::fromStdString(toText(first));
  QVERIFY2(
      text.startsWith(QLatin1String("East 1, 1 honba, event ")) && text.contains(QLatin1String("(line ")),
      qPrintable(text));
}

QTEST_GUILESS_MAIN(Verification)
#include "tst_verify.moc"
