// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sounds: of one format, clean at the ends, never clipped, tiles short and without ring, the room without
// a seam, and all together small.
#include <QDir>
#include <QFile>
#include <QTest>
#include <QtEndian>
#include <cmath>
#include <cstdlib>

#include "support/testprogram.h"

namespace {

constexpr qsizetype kWavHeader = 44;

QByteArray soundFile(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int sampleOf(const QByteArray &wav, qsizetype index) {
  return qFromLittleEndian<qint16>(wav.constData() + kWavHeader + 2 * index);
}

void checkFormat(const QByteArray &wav, int channels, int rate) {
  QVERIFY(wav.size() > kWavHeader && wav.startsWith("RIFF") && wav.mid(8, 8) == "WAVEfmt " &&
          wav.mid(36, 4) == "data");
  QCOMPARE(qFromLittleEndian<quint16>(wav.constData() + 20), quint16(1));  // PCM
  QCOMPARE(int(qFromLittleEndian<quint16>(wav.constData() + 22)), channels);
  QCOMPARE(int(qFromLittleEndian<quint32>(wav.constData() + 24)), rate);
  QCOMPARE(qFromLittleEndian<quint16>(wav.constData() + 34), quint16(16));
}

// The mean square of a stretch of a sound of one channel, from and to in ms; what is not there is silent.
double powerOf(const QByteArray &wav, double from, double to) {
  const auto first = qsizetype(from * 44.1);
  const auto last = qsizetype(to * 44.1);
  double sum = 0;
  for (qsizetype i = first; i < qMin(last, (wav.size() - kWavHeader) / 2); ++i)
    sum += double(sampleOf(wav, i)) * sampleOf(wav, i);
  return sum / double(last - first);
}

}  // namespace

class TestSoundFiles : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void areShortAndClean_data();
  void areShortAndClean();
  void tilesDoNotRing_data();
  void tilesDoNotRing();
  void roomToneHasNoSeam();
  void areSmall();
};

void TestSoundFiles::areShortAndClean_data() {
  QTest::addColumn<QString>("path");
  const QDir dir(QStringLiteral(":/sounds"));
  for (const QString &file : dir.entryList(QDir::Files))
    QTest::newRow(qPrintable(file)) << dir.filePath(file);
}

void TestSoundFiles::areShortAndClean() {
  QFETCH(QString, path);
  const QByteArray wav = soundFile(path);
  const bool isRoom = path.endsWith(QStringLiteral("roomtone.wav"));
  checkFormat(wav, isRoom ? 2 : 1, isRoom ? 22050 : 44100);
  const qsizetype count = (wav.size() - 44) / 2;
  QVERIFY(count < 44100 * (isRoom ? 8 : 3));

  int peak = 0;
  qint64 sum = 0;
  for (qsizetype i = 0; i < count; ++i) {
    peak = qMax(peak, std::abs(sampleOf(wav, i)));
    sum += sampleOf(wav, i);
  }
  QVERIFY2(peak <= 23197, "louder than -3 dBFS");
  QVERIFY2(peak >= 1000, "too quiet to hear beside the others");
  QVERIFY2(std::abs(sum) < count * 20, "it has an offset");
  if (isRoom)
    return;
  QVERIFY(std::abs(sampleOf(wav, 0)) <= 16);
  QVERIFY(std::abs(sampleOf(wav, count - 1)) <= 16);
}

void TestSoundFiles::tilesDoNotRing_data() {
  QTest::addColumn<QString>("path");
  const QDir dir(QStringLiteral(":/sounds"));
  const QStringList tiles{QStringLiteral("discard*"), QStringLiteral("slam*"), QStringLiteral("draw*")};
  for (const QString &file : dir.entryList(tiles, QDir::Files))
    QTest::newRow(qPrintable(file)) << dir.filePath(file);
}

// Felt stops a tile at once: a twentieth of a second after it has landed, hardly anything is left.
void TestSoundFiles::tilesDoNotRing() {
  QFETCH(QString, path);
  const QByteArray wav = soundFile(path);
  qsizetype loudest = 0;
  for (qsizetype i = 0; i < (wav.size() - kWavHeader) / 2; ++i) {
    if (std::abs(sampleOf(wav, i)) > std::abs(sampleOf(wav, loudest)))
      loudest = i;
  }
  const double contact = double(loudest) / 44.1;
  const double landing = powerOf(wav, qMax(0.0, contact - 1), contact + 1);
  const double after = powerOf(wav, contact + 50, contact + 60);
  QVERIFY2(after < landing / 1e4, "still within 40 dB");
}

// Where it begins again, it steps no farther than anywhere else.
void TestSoundFiles::roomToneHasNoSeam() {
  const QByteArray wav = soundFile(QStringLiteral(":/sounds/roomtone.wav"));
  const qsizetype frames = (wav.size() - 44) / 4;
  for (int channel = 0; channel < 2; ++channel) {
    const auto at = [&](qsizetype frame) { return sampleOf(wav, 2 * (frame % frames) + channel); };
    // Of steps, and of how steps change: a seam would show in either.
    qint64 steps = 0;
    qint64 bends = 0;
    for (qsizetype i = 0; i < frames; ++i) {
      steps += std::abs(at(i + 1) - at(i));
      bends += std::abs(at(i + 2) - 2 * at(i + 1) + at(i));
    }
    QVERIFY(steps > 0);
    QVERIFY(std::abs(at(frames) - at(frames - 1)) * frames < 5 * steps);
    for (qsizetype i = frames - 2; i <= frames; ++i)
      QVERIFY(std::abs(at(i + 2) - 2 * at(i + 1) + at(i)) * frames < 5 * bends);
  }
}

void TestSoundFiles::areSmall() {
  qint64 bytes = 0;
  for (const QFileInfo &file : QDir(QStringLiteral(":/sounds")).entryInfoList(QDir::Files))
    bytes += file.size();
  QVERIFY(bytes > 0);
  QVERIFY2(bytes < 3 * 1000 * 1000, qPrintable(QString::number(bytes)));
}

JANSO_TEST(TestSoundFiles);
#include "tst_soundfiles.moc"
