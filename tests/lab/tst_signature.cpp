// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-lab signature: the bots play as tests/data says.
#include <QMap>
#include <QTest>

#include "bots/bot.h"
#include "lab/labrun.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

// By bot, from lines as the command prints them; lines that begin with # are passed over.
QMap<QString, QString> hashesIn(const QString &text) {
  QMap<QString, QString> hashes;
  for (const QString &line : text.split(QLatin1Char('\n'))) {
    const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() == 2 && !line.startsWith(QLatin1Char('#')))
      hashes.insert(words[0], words[1]);
  }
  return hashes;
}

}  // namespace

class SignatureCommand : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void signatureIsFixed();
};

// The bots calculate in doubles. On x86-64 GCC gives the same for any level of optimization, with sanitizers
// and without; where another compiler or mathematical library rounds otherwise, this may differ without a
// change.
void SignatureCommand::signatureIsFixed() {
  const test::Ran ran = test::runLab("signature");
  QCOMPARE(ran.status, 0);
  const QMap<QString, QString> now = hashesIn(ran.out);
  const QMap<QString, QString> fixed =
      hashesIn(QString::fromUtf8(test::contents(QStringLiteral(JANSO_TEST_DATA "/playsignature.txt"))));
  // Of four and of three players, and the totals.
  QCOMPARE(now.size(), 2 * (static_cast<qsizetype>(builtInBots().size()) + 1));
  QCOMPARE(fixed.keys(), now.keys());
  QStringList changed;
  for (auto hash = now.begin(); hash != now.end(); ++hash) {
    QCOMPARE(hash.value().size(), 64);
    if (fixed.value(hash.key()) != hash.value())
      changed.push_back(hash.key());
  }
  QVERIFY2(
      changed.isEmpty(),
      qPrintable(QStringLiteral("these play otherwise than tests/data/playsignature.txt says: %1. If that is "
                                "meant, put what `janso-lab signature` prints into it.")
                     .arg(changed.join(QStringLiteral(", ")))));
}

JANSO_TEST(SignatureCommand);
#include "tst_signature.moc"
