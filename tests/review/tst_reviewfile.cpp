// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Review files come back as they were written, whatever ended the program that wrote them.
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "review/reviewer.h"
#include "review/reviewfile.h"
#include "review/reviewgames.h"
#include "review/reviewjson.h"
#include "support/testprogram.h"

using namespace janso;
using namespace janso::test;

namespace {

QByteArray textOf(const GameReview &review) {
  QByteArray text = QJsonDocument(headJson(review)).toJson();
  for (const HandReview &hand : review.hands)
    text += QJsonDocument(toJson(hand)).toJson();
  return text;
}

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class ReviewFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase();
  void whatIsWrittenComesBack();
  void aCutFileGoesOn();
  void anotherReviewStartsOver();
  void damageIsToldByItsLine();

 private:
  QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

  QTemporaryDir m_folder;
  ProvedGame m_game;
  GameReview m_review;
};

void ReviewFiles::initTestCase() {
  m_game = botGame("novice", "file", 3);
  m_review = reviewGame(m_game, SeatSet{3}, Strictness::Normal);
}

void ReviewFiles::whatIsWrittenComesBack() {
  Result<ReviewFile> file =
      ReviewFile::open(path("whole"), startReview(m_game, SeatSet{3}, Strictness::Normal));
  QVERIFY(file.ok());
  ReviewFile writer = std::move(file).value();
  for (const HandReview &hand : m_review.hands)
    QVERIFY(writer.add(hand).ok());
  const Result<GameReview> read = readReview(path("whole"));
  QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
  QCOMPARE(textOf(*read), textOf(m_review));
  QVERIFY(isComplete(*read, m_game));
}

// The program is killed at any byte: what was done is kept, and the rest is done again.
void ReviewFiles::aCutFileGoesOn() {
  const QByteArray whole = bytesOf(path("whole"));
  QVERIFY(!whole.isEmpty());
  for (qsizetype cut = 0; cut < whole.size(); cut += 997) {
    QFile file(path("cut"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(whole.left(cut)) == cut);
    file.close();
    Result<ReviewFile> again =
        ReviewFile::open(path("cut"), startReview(m_game, SeatSet{3}, Strictness::Normal));
    QVERIFY(again.ok());
    ReviewFile writer = std::move(again).value();
    const auto lines = static_cast<std::size_t>(whole.left(cut).count('\n'));
    QCOMPARE(writer.review().hands.size(), lines == 0 ? 0 : lines - 1);
    for (const HandReview &hand : m_review.hands) {
      if (!writer.has(hand.hand))
        QVERIFY(writer.add(hand).ok());
    }
    QCOMPARE(bytesOf(path("cut")), whole);
  }
}

void ReviewFiles::anotherReviewStartsOver() {
  const Result<ReviewFile> other =
      ReviewFile::open(path("whole"), startReview(m_game, SeatSet{1}, Strictness::Normal));
  QVERIFY(other.ok());
  QVERIFY(other->review().hands.empty());
}

void ReviewFiles::damageIsToldByItsLine() {
  QFile file(path("damaged"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QJsonDocument(headJson(m_review)).toJson(QJsonDocument::Compact) + "\n{\"hand\":-3}\n");
  file.close();
  const Result<GameReview> read = readReview(path("damaged"));
  QVERIFY(!read.ok());
  QVERIFY2(read.error().text.find("line 2") != std::string::npos, read.error().text.c_str());
}

JANSO_TEST(ReviewFiles);
#include "tst_reviewfile.moc"
