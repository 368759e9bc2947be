// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where a typed record speaks against itself that is told as its slip, and what is left of it is still
// checked; what speaks against the rules only is a disagreement.
#include <QTest>
#include <functional>

#include "records/listedgames.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

using Change = std::function<bool(QJsonArray &hand)>;

// Changes the first hand that fits.
bool changeHand(QJsonObject &game, const Change &change) {
  QJsonArray log = game.value(QLatin1String("log")).toArray();
  for (qsizetype i = 0; i < log.size(); ++i) {
    QJsonArray hand = log[i].toArray();
    if (!change(hand))
      continue;
    log[i] = hand;
    game.insert(QStringLiteral("log"), log);
    return true;
  }
  return false;
}

// Changes the label of a win: [who, from, pao, worth, yaku...].
Change label(const std::function<bool(QJsonArray &label)> &change) {
  return [change](QJsonArray &hand) {
    QJsonArray result = hand.last().toArray();
    if (result.size() != 3)
      return false;
    QJsonArray words = result[2].toArray();
    if (!change(words))
      return false;
    result[2] = words;
    hand[hand.size() - 1] = result;
    return true;
  };
}

struct Slip {
  const char *name;
  bool contradiction;  // of the record with itself; else a disagreement with the table
  const char *sentence;
  Change change;
};

const std::vector<Slip> &slips() {
  static const std::vector<Slip> all = {
      {"ura dora counted as dora", true, "the record's tiles and indicators show",
       label([](QJsonArray &words) {
         for (qsizetype i = 4; i < words.size(); ++i) {
           if (words[i].toString().startsWith(QStringLiteral("裏ドラ"))) {
             words[i] = words[i].toString().mid(1);
             return true;
           }
         }
         return false;
       })},
      {"a dora too many", true, "the record's tiles and indicators show", label([](QJsonArray &words) {
         if (words[3].toString().contains(QStringLiteral("役満")))
           return false;
         words.append(QStringLiteral("ドラ(1飜)"));
         return true;
       })},
      {"points that are not paid", true, "points, but it says", label([](QJsonArray &words) {
         QString worth = words[3].toString();
         if (!worth.contains(QStringLiteral("符")) || worth.contains(QLatin1Char('-')))
           return false;
         words[3] = worth.replace(QStringLiteral("点"), QStringLiteral("0点"));
         return true;
       })},
      {"han that the yaku do not make", true, "its yaku make", label([](QJsonArray &words) {
         const QString worth = words[3].toString();
         const qsizetype at = worth.indexOf(QStringLiteral("飜"));
         if (at < 0)
           return false;
         words[3] = QString(worth).replace(at - 1, 1, QString::number(worth.mid(at - 1, 1).toInt() + 1));
         return true;
       })},
      {"somebody else credited", true, "the win is credited to", label([](QJsonArray &words) {
         const int who = words[0].toInt();
         const int from = words[1].toInt();
         if (who == from)
           return false;
         for (int seat = 0; seat < 4; ++seat) {
           if (seat != who && seat != from)
             words[0] = words[2] = seat;
         }
         return true;
       })},
      {"a stick left lying", true, "the sticks on the table are",
       [](QJsonArray &hand) {
         QJsonArray result = hand.last().toArray();
         if (result.size() != 3 || hand[3].toArray().isEmpty())
           return false;
         QJsonArray paid = result[1].toArray();
         const auto who = static_cast<qsizetype>(result[2].toArray()[0].toInt());
         paid[who] = paid[who].toInt() - 1000;
         result[1] = paid;
         hand[hand.size() - 1] = result;
         return true;
       }},
      {"points gone between two hands", true, "points have appeared or disappeared",
       [](QJsonArray &hand) {
         if (hand[0].toArray()[0].toInt() == 0)
           return false;
         QJsonArray scores = hand[1].toArray();
         scores[2] = scores[2].toInt() - 1000;
         hand[1] = scores;
         return true;
       }},
      {"another yaku of the same worth", false, "yaku: recorded", label([](QJsonArray &words) {
         for (qsizetype i = 4; i < words.size(); ++i) {
           if (words[i].toString() == QStringLiteral("断幺九(1飜)")) {
             words[i] = QStringLiteral("一盃口(1飜)");
             return true;
           }
         }
         return false;
       })},
      {"payments", false, "payments: recorded",
       [](QJsonArray &hand) {
         QJsonArray result = hand.last().toArray();
         if (result.size() != 3)
           return false;
         QJsonArray paid = result[1].toArray();
         const auto who = static_cast<qsizetype>(result[2].toArray()[0].toInt());
         const qsizetype other = (who + 1) % 4;
         paid[who] = paid[who].toInt() + 500;
         paid[other] = paid[other].toInt() - 500;
         result[1] = paid;
         hand[hand.size() - 1] = result;
         return true;
       }},
      {"scores moved from one to another", false, "under the rules it is",
       [](QJsonArray &hand) {
         if (hand[0].toArray()[0].toInt() == 0)
           return false;
         QJsonArray scores = hand[1].toArray();
         scores[2] = scores[2].toInt() - 1000;
         scores[3] = scores[3].toInt() + 1000;
         hand[1] = scores;
         return true;
       }},
      {"a riichi out of nowhere", false, "riichi with",
       [](QJsonArray &hand) {
         QJsonArray gives = hand[6].toArray();
         if (gives.size() < 6 || !gives[0].isDouble())
           return false;
         gives[0] = QStringLiteral("r%1").arg(gives[0].toInt());
         hand[6] = gives;
         return true;
       }},
      {"tenpai at a draw", false, "tenpai: recorded",
       [](QJsonArray &hand) {
         QJsonArray result = hand.last().toArray();
         if (result[0].toString() != QStringLiteral("流局") || result.size() != 2)
           return false;
         QJsonArray paid;
         for (const QJsonValue &each : result[1].toArray())
           paid.append(-each.toInt());
         result[1] = paid;
         hand[hand.size() - 1] = result;
         return true;
       }},
  };
  return all;
}

// Makes the red 5p of a hand plain; false when the hand does not show all four, or its win counts red fives.
bool makePlain(QJsonArray &hand) {
  for (const QJsonValue &word : hand.last().toArray().at(2).toArray()) {
    if (word.toString().startsWith(QStringLiteral("赤")))
      return false;
  }
  bool found = false;
  int fives = 0;
  for (qsizetype part = 4; part < 16; ++part) {
    QJsonArray list = hand[part].toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
      QString entry = list[i].isString() ? list[i].toString() : QString::number(list[i].toInt());
      if (entry.contains(QLatin1String("52"))) {
        found = true;
        entry.replace(QLatin1String("52"), QLatin1String("25"));
        list[i] = list[i].isString() ? QJsonValue(entry) : QJsonValue(entry.toInt());
      }
      fives += part % 3 != 0 && list[i].toInt() == 25 ? 1 : 0;
    }
    hand[part] = list;
  }
  return found && fives == 4;
}

}  // namespace

class RecordSlips : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void slipsAndLiesAreToldApart_data();
  void slipsAndLiesAreToldApart();
  void tilesOutrankTheRuleOfRedFives();
};

void RecordSlips::slipsAndLiesAreToldApart_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < slips().size(); ++i)
    QTest::newRow(slips()[i].name) << static_cast<int>(i);
}

void RecordSlips::slipsAndLiesAreToldApart() {
  QFETCH(int, index);
  const Slip &slip = slips()[static_cast<std::size_t>(index)];
  for (int number = 1; number <= 14; ++number) {
    QJsonObject game = listedGameOf(ownGame(number));
    if (!changeHand(game, slip.change))
      continue;
    const GameFile file = readGames(listedBytes(game));
    QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
    const VerifyReport report = verifyGame(file.games.at(0));
    const QStringList disagreements = told(report.disagreements);
    const QStringList contradictions = told(report.contradictions);
    if (slip.contradiction)
      QCOMPARE(disagreements, QStringList());
    const QString all = (slip.contradiction ? contradictions : disagreements).join(QLatin1Char('\n'));
    QVERIFY2(all.contains(QLatin1String(slip.sentence)), qPrintable(all));
    return;
  }
  QFAIL("none of our games has a hand for this");
}

void RecordSlips::tilesOutrankTheRuleOfRedFives() {
  for (int number = 1; number <= 14; ++number) {
    const RecordedGame game = ownGame(number);
    for (const RecordedHand &each : game.hands) {
      QJsonArray hand = listedHandOf(each);
      if (!makePlain(hand))
        continue;
      QJsonObject alone = listedHead(game);
      alone.insert(QStringLiteral("log"), QJsonArray{hand});
      const GameFile file = readGames(listedBytes(alone));
      QVERIFY2(!file.broken, file.broken ? file.broken->text.c_str() : "");
      const VerifyReport report = verifyGame(file.games.at(0));
      QCOMPARE(told(report.disagreements), QStringList());
      QCOMPARE(report.contradictions.size(), std::size_t{1});
      QVERIFY(report.contradictions[0].text.find("all four 5p are plain") != std::string::npos);
      return;
    }
  }
  QFAIL("none of our games has a hand for this");
}

JANSO_TEST(RecordSlips);
#include "tst_recordslips.moc"
