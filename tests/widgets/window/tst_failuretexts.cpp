// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the window says of failures: in English exactly what the log says, in Japanese all of it in Japanese.
#include <QCoreApplication>
#include <QTest>

#include "game/setup/setupfault.h"
#include "support/testprogram.h"
#include "widgets/sentences/failuretexts.h"
#include "widgets/settings/translations.h"

using namespace janso;

class TestFailureTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void sentences_data();
  void sentences();
  void secondsAreNumbersOfTheLanguage();
  void everyPhraseIsTranslated();
  void whatAProgramWroteIsNoPlace();
  void problemsOfMatches_data();
  void problemsOfMatches();

 private:
  Translations m_translations;
};

void TestFailureTexts::init() {
  QVERIFY(m_translations.use(QStringLiteral("en")));
}

void TestFailureTexts::sentences_data() {
  QTest::addColumn<Failure>("failure");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("japanese");
  const auto row = [](const char *name, const Failure &failure, const char *english, const char *japanese) {
    QTest::newRow(name) << failure << QString::fromUtf8(english) << QString::fromUtf8(japanese);
  };
  row("a crash", {FailureCode::Crashed}, "the program crashed", "プログラムがクラッシュしました");
  row("a crash at the start", {FailureCode::Crashed, {}, Failure::Before::FirstAnswer, {}},
      "the program crashed before its first answer", "プログラムがクラッシュしました（最初の返答の前）");
  row("an end within a line",
      {FailureCode::Ended, {QStringLiteral("3")}, Failure::Before::Nothing, QStringLiteral("'{'")},
      "the program exited with status 3 in the middle of a line: '{'",
      "プログラムが終了しました（ステータス3）。行の途中：'{'");
  row("a program that is gone before it joins", {FailureCode::Disconnected, {}, Failure::Before::Joining, {}},
      "the program closed its connection before it joined", "プログラムが接続を切りました（参加の前）");
  row("a second", {FailureCode::NoAnswer, {QStringLiteral("1000")}},
      "the program did not answer for 1 second", "プログラムが1秒間答えませんでした");
  row("less than a second", {FailureCode::NoAnswer, {QStringLiteral("300")}},
      "the program did not answer for 0.3 seconds", "プログラムが0.3秒間答えませんでした");
  row("nobody joins", {FailureCode::NobodyJoined, {QStringLiteral("400"), QStringLiteral("mjsonp://x")}},
      "no program joined at mjsonp://x within 0.4 seconds",
      "0.4秒以内に mjsonp://x に参加したプログラムはありませんでした");
  row("another seat",
      {FailureCode::OtherSeat, {QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("'{}'")}},
      "the reply is for seat 2, but this is seat 1: '{}'", "返答は席2のものですが、この席は1です：'{}'");
  row("what the protocol says", {FailureCode::BadReply, {QStringLiteral("the reply is not JSON")}},
      "the reply is not JSON", "プログラムの返答が正しくありません（the reply is not JSON）");
}

void TestFailureTexts::sentences() {
  QFETCH(Failure, failure);
  QFETCH(QString, english);
  QFETCH(QString, japanese);
  QCOMPARE(failureText(failure), english);
  QCOMPARE(failureTranslation(failure), english);
  QVERIFY(m_translations.use(QStringLiteral("ja")));
  QCOMPARE(failureTranslation(failure), japanese);
  QCOMPARE(failureText(failure), english);  // the log stays as it is
}

void TestFailureTexts::secondsAreNumbersOfTheLanguage() {
  const Failure failure{FailureCode::NoAnswer, {QStringLiteral("300")}};
  QVERIFY(m_translations.use(QStringLiteral("de")));
  QVERIFY2(failureTranslation(failure).contains(QStringLiteral("0,3 Sekunden")),
           qPrintable(failureTranslation(failure)));
  QVERIFY(failureText(failure).contains(QStringLiteral("0.3 seconds")));
}

void TestFailureTexts::everyPhraseIsTranslated() {
  QVERIFY(m_translations.use(QStringLiteral("ja")));
  for (const FailurePhrase &phrase : failurePhrases()) {
    const QString shown = QCoreApplication::translate("FailureTexts", phrase.english, phrase.meaning);
    QVERIFY2(shown != QString::fromUtf8(phrase.english), phrase.english);
  }
}

void TestFailureTexts::whatAProgramWroteIsNoPlace() {
  const Failure failure{FailureCode::OtherRoom, {QStringLiteral("%2"), QStringLiteral("default")}};
  QCOMPARE(failureTranslation(failure),
           QStringLiteral("the program tried to join the room '%2', but this is 'default'"));
}

void TestFailureTexts::problemsOfMatches_data() {
  QTest::addColumn<int>("code");
  for (int code = static_cast<int>(SetupFault::UnknownBot); code <= static_cast<int>(SetupFault::BadDeal);
       ++code)
    QTest::addRow("setup %d", code) << code;
}

// English is the detail itself; Japanese says first, in Japanese, what it is about.
void TestFailureTexts::problemsOfMatches() {
  QFETCH(int, code);
  const Error error{"x.jsonl, line 3: not JSON", code};
  const QString detail = QString::fromStdString(error.text);
  QCOMPARE(matchProblemText(error), detail);
  QVERIFY(m_translations.use(QStringLiteral("ja")));
  const QString shown = matchProblemText(error);
  QVERIFY2(shown.endsWith(QStringLiteral("（%1）").arg(detail)), qPrintable(shown));
  QVERIFY2(shown.size() > detail.size() + 4, qPrintable(shown));
}

JANSO_TEST(TestFailureTexts);
#include "tst_failuretexts.moc"
