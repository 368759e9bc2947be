// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The reviews that lie in a folder, found for the matches that are counted.
#include "widgets/statistics/reviewedmatches.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "review/reviewfile.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

const std::string kHash(64, 'a');

PlayedSeat seatOf(int seat, int hands) {
  auto facts = std::make_shared<MatchFacts>();
  facts->hash = kHash;
  PlayedSeat played{facts, {}};
  played.game.seat = static_cast<std::uint8_t>(seat);
  played.game.hands.resize(static_cast<std::size_t>(hands));
  return played;
}

// Of one choice in each hand: one place of a thousand lost.
bool write(const QString &path, int seat, int hands) {
  GameReview wanted;
  wanted.game = kHash;
  wanted.seats = static_cast<SeatSet>(1U << static_cast<unsigned>(seat));
  wanted.evaluator = "master";
  wanted.evaluatorVersion = 1;
  wanted.scaleVersion = kScaleVersion;
  Result<ReviewFile> opened = ReviewFile::open(path, wanted);
  if (!opened)
    return false;
  ReviewFile file = std::move(opened).value();
  for (int hand = 0; hand < hands; ++hand) {
    ChoiceVerdict verdict;
    verdict.hand = static_cast<std::size_t>(hand);
    verdict.seat = static_cast<std::int8_t>(seat);
    verdict.action.type = ActionType::Dahai;
    verdict.action.tile = Tile(kEast);
    Candidate candidate;
    candidate.considered.action = verdict.action;
    candidate.judged = true;
    verdict.candidates = {candidate};
    verdict.played = 0;
    verdict.botChoice = 0;
    verdict.lossClass = LossClass::Close;
    verdict.counted = true;
    verdict.lossPlace = 0.001;
    verdict.addedPlace = 0.001;
    if (!file.add({static_cast<std::size_t>(hand), {verdict}}))
      return false;
  }
  return true;
}

}  // namespace

class TestReviewedMatches : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatIsFound_data();
  void whatIsFound();
  void aNewFileIsSeen();
};

void TestReviewedMatches::whatIsFound_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<int>("reviewed");  // seat
  QTest::addColumn<int>("hands");
  QTest::addColumn<bool>("found");
  const QString name = reviewFileName(kHash);
  QTest::newRow("in the seat's folder") << "seat3/" + name << 2 << 4 << true;
  QTest::newRow("in the folder of all") << name << 2 << 4 << true;
  QTest::newRow("in another seat's folder") << "seat1/" + name << 2 << 4 << false;
  QTest::newRow("of another seat") << name << 1 << 4 << false;
  QTest::newRow("not finished yet") << "seat3/" + name << 2 << 3 << false;
  QTest::newRow("of another match") << "seat3/" + reviewFileName(std::string(64, 'b')) << 2 << 4 << false;
}

void TestReviewedMatches::whatIsFound() {
  QFETCH(QString, file);
  QFETCH(int, reviewed);
  QFETCH(int, hands);
  QFETCH(bool, found);
  const QTemporaryDir folder;
  for (const char *seat : {"seat1", "seat3"})
    QVERIFY(QDir(folder.path()).mkpath(QString::fromLatin1(seat)));
  QVERIFY(write(folder.filePath(file), reviewed, hands));
  std::vector<PlayedSeat> seats{seatOf(2, 4)};
  ReviewedMatches reviews;
  reviews.addTo(seats, folder.path());
  QCOMPARE(seats[0].game.review.has_value(), found);
  if (found) {
    QCOMPARE(seats[0].game.review->choices, 4);
    QCOMPARE(seats[0].game.review->lossPlace, 4000);
  }
  reviews.addTo(seats, QString());
  QVERIFY(!seats[0].game.review);
}

void TestReviewedMatches::aNewFileIsSeen() {
  const QTemporaryDir folder;
  std::vector<PlayedSeat> seats{seatOf(0, 2)};
  const QString path = folder.filePath(reviewFileName(kHash));
  ReviewedMatches reviews;
  reviews.addTo(seats, folder.path());
  QVERIFY(!seats[0].game.review);
  QVERIFY(write(path, 0, 2));
  reviews.addTo(seats, folder.path());
  QCOMPARE(seats[0].game.review->choices, 2);
  QVERIFY(QFile::remove(path));
  reviews.addTo(seats, folder.path());
  QVERIFY(!seats[0].game.review);
}

JANSO_TEST(TestReviewedMatches);
#include "tst_reviewedmatches.moc"
