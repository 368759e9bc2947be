// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The short form of fuzzing, without a fuzzer: every reader takes its own seeds, what once broke one, and
// mutations of both from a fixed seed. JANSO_FUZZ=N tries N mutations a reader.
#include <QDir>
#include <QFile>
#include <QTest>

#include "fuzz/readers.h"
#include "support/randomplay.h"
#include "support/rounds.h"
#include "support/testprogram.h"

using namespace janso::test;

namespace {

QByteArray mutated(QByteArray text, const QList<QByteArray> &seeds, const QList<QByteArray> &words,
                   Random &random) {
  const auto edits = 1 + random.below(4);
  for (std::size_t edit = 0; edit < edits && !text.isEmpty(); ++edit) {
    const auto at = static_cast<qsizetype>(random.below(static_cast<std::size_t>(text.size())));
    const auto other = seeds[static_cast<qsizetype>(random.below(static_cast<std::size_t>(seeds.size())))];
    const auto from = static_cast<qsizetype>(random.below(static_cast<std::size_t>(other.size()) + 1));
    const auto length = static_cast<qsizetype>(1 + random.below(64));
    switch (random.below(6)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text[at] = static_cast<char>('0' + random.below(10));
        break;
      case 2:
        text.remove(at, length);
        break;
      case 3:
        text.insert(at, other.mid(from, length));
        break;
      case 4:
        text.insert(at, words[static_cast<qsizetype>(random.below(static_cast<std::size_t>(words.size())))]);
        break;
      default:
        text.insert(at, text.mid(at, length));  // doubled
    }
  }
  return text;
}

}  // namespace

class Readers : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comeBack_data();
  void comeBack();
  void comeBackFromWhatBrokeThem();
};

void Readers::comeBack_data() {
  QTest::addColumn<QString>("name");
  for (const Reader &reader : readers())
    QTest::newRow(reader.name) << QString::fromLatin1(reader.name);
}

void Readers::comeBack() {
  QFETCH(QString, name);
  const Reader &reader = *findReader(name.toStdString());
  const QList<QByteArray> seeds = reader.seeds();
  QVERIFY(!seeds.isEmpty());
  for (const QByteArray &seed : seeds) {
    QVERIFY(!seed.isEmpty());
    QVERIFY2(seed.size() <= reader.longest, qPrintable(QString::number(seed.size())));
    reader.read(seed);
  }
  const QList<QByteArray> words = QByteArray(reader.words).split(' ');
  const int wanted = rounds("JANSO_FUZZ", 400, 60);
  Random random(20261122);
  for (int round = 0; round < wanted; ++round) {
    const QByteArray &seed = seeds[round % seeds.size()];
    reader.read(mutated(seed, seeds, words, random));
  }
  reader.read({});
}

// tests/data/fuzz/<reader>: the smallest input that showed a fault, one file for each.
void Readers::comeBackFromWhatBrokeThem() {
  const QDir all(QStringLiteral(JANSO_TEST_DATA "/fuzz"));
  for (const QString &name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const Reader *reader = findReader(name.toStdString());
    QVERIFY2(reader != nullptr, qPrintable(name));
    const QDir finds(all.filePath(name));
    for (const QString &find : finds.entryList(QDir::Files)) {
      QFile file(finds.filePath(find));
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      reader->read(file.readAll());
    }
  }
}

JANSO_TEST(Readers);
#include "tst_readers.moc"
