// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A folder of tiles: what is good is shown, what is not is ours, and a sentence names the file.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "support/testprogram.h"
#include "support/tiles.h"
#include "widgets/paint/svgcheck.h"
#include "widgets/paint/tilefolder.h"
#include "widgets/paint/tilerender.h"

using namespace janso;

namespace {

constexpr char kBlock[] =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#00ffff"/></svg>)";
constexpr char kBare[] = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"/>)";

QByteArray manifest(const QByteArray &faces) {
  return R"({"name":"Ink","author":"Mei","licence":"CC0","body":"black","faces":{)" + faces + "}}";
}

}  // namespace

class TestTileFolder : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_dir = std::make_unique<QTemporaryDir>(); }
  void goodFacesAreShown();
  void saysWhichFileIsBad_data();
  void saysWhichFileIsBad();
  void refusesAFolder_data();
  void refusesAFolder();
  void saysThatThereAreMore();
  void gradientsMayGoInCircles();
  void everyFaultHasItsSentence();

 private:
  void write(const QString &name, const QByteArray &bytes) const {
    QFile file(m_dir->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }

  std::unique_ptr<QTemporaryDir> m_dir;
};

void TestTileFolder::goodFacesAreShown() {
  write(QStringLiteral("tileset.json"), manifest(R"("1m":"one.svg","0p":"RED.SVG","5z":"bare.svg")"));
  write(QStringLiteral("one.svg"), kBlock);
  write(QStringLiteral("RED.SVG"), kBlock);
  write(QStringLiteral("bare.svg"), kBare);  // as a white dragon may be
  const TileFolderRead read = readTileFolder(m_dir->path());
  QVERIFY(!read.fault);
  QVERIFY(read.faces);
  QCOMPARE(read.faces->name, QStringLiteral("Ink"));
  QCOMPARE(read.faces->author, QStringLiteral("Mei"));
  QCOMPARE(read.faces->license, QStringLiteral("CC0"));
  QVERIFY(read.faces->body == TileSet::Black);

  TileRender own;
  own.setLook({.set = TileSet::Black});
  TileRender render;
  render.setLook({.set = TileSet::Black, .faces = read.faces});
  for (const int width : {30, 80}) {
    const TileSize size(width);
    const QPoint middle(size.width / 2, size.height / 2);
    for (const char *theirs : {"1m", "0p"}) {
      const QColor seen(render.lying(size, test::tile(theirs), {}).pixel(middle));
      QVERIFY2(seen.red() < 40 && seen.green() > 200 && seen.blue() > 200, theirs);
    }
    for (const char *ours : {"2m", "5p", "7z"})
      QCOMPARE(render.lying(size, test::tile(ours), {}), own.lying(size, test::tile(ours), {}));
  }
  render.setLook({.set = TileSet::Black});
  QCOMPARE(render.lying(TileSize(40), test::tile("1m"), {}), own.lying(TileSize(40), test::tile("1m"), {}));
}

void TestTileFolder::saysWhichFileIsBad_data() {
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("svg");
  QTest::addColumn<TileFault>("fault");
  const auto row = [](const char *name, const QString &file, const QByteArray &svg, TileFault fault) {
    QTest::newRow(name) << file << svg << fault;
  };
  const QString usual = QStringLiteral("b.svg");
  row("missing", usual, {}, TileFault::Missing);
  row("broken", usual, "<svg", TileFault::NotDrawing);
  row("blank", usual, kBare, TileFault::Blank);
  row("too large", usual, QByteArray(kLargestFace + 1, ' '), TileFault::TooLarge);
  row("loads a picture", usual, R"(<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>)",
      TileFault::Unsupported);
  row("elsewhere", QStringLiteral("../b.svg"), {}, TileFault::BadName);
  row("at a root", QStringLiteral("/etc/b.svg"), {}, TileFault::BadName);
  row("no drawing by its name", QStringLiteral("b.png"), {}, TileFault::BadName);
}

void TestTileFolder::saysWhichFileIsBad() {
  QFETCH(QString, file);
  QFETCH(QByteArray, svg);
  QFETCH(TileFault, fault);
  write(QStringLiteral("tileset.json"), manifest(R"("1m":"a.svg","2m":")" + file.toUtf8() + '"'));
  write(QStringLiteral("a.svg"), kBlock);
  if (!svg.isNull())
    write(file, svg);
  const TileFolderRead read = readTileFolder(m_dir->path());
  QVERIFY(read.faces && read.fault);
  QVERIFY(read.fault->fault == fault);
  QCOMPARE(read.fault->file, file);
  QVERIFY(!read.fault->more);
  QVERIFY(tileFaultText(*read.fault).contains(file));
  QVERIFY(!read.faces->art[static_cast<std::size_t>(test::tile("1m").face())].isEmpty());
  QVERIFY(read.faces->art[static_cast<std::size_t>(test::tile("2m").face())].isEmpty());
}

void TestTileFolder::refusesAFolder_data() {
  QTest::addColumn<QByteArray>("json");  // null = there is none
  QTest::addColumn<TileFault>("fault");
  QTest::addColumn<QString>("detail");
  const auto row = [](const char *name, const QByteArray &json, TileFault fault, const char *detail) {
    QTest::newRow(name) << json << fault << QString::fromLatin1(detail);
  };
  row("no description", {}, TileFault::NoManifest, "");
  row("far too long", QByteArray(1 << 20, ' '), TileFault::NoManifest, "");
  row("no object", "[]", TileFault::BadManifest, "{}");
  row("no name", R"({"author":"M","licence":"CC0","faces":{}})", TileFault::BadManifest, "name");
  row("no author", R"({"name":"I","licence":"CC0","faces":{}})", TileFault::BadManifest, "author");
  row("no licence", R"({"name":"I","author":"M","faces":{}})", TileFault::BadManifest, "licence");
  row("no faces", R"({"name":"I","author":"M","licence":"CC0"})", TileFault::BadManifest, "faces");
  row("a body of glass", R"({"name":"I","author":"M","licence":"CC0","body":"glass","faces":{}})",
      TileFault::BadManifest, "body");
  row("a face that is no name", manifest(R"("3s":7)"), TileFault::BadManifest, "3s");
}

void TestTileFolder::refusesAFolder() {
  QFETCH(QByteArray, json);
  QFETCH(TileFault, fault);
  QFETCH(QString, detail);
  if (!json.isNull())
    write(QStringLiteral("tileset.json"), json);
  const TileFolderRead read = readTileFolder(m_dir->path());
  QVERIFY(!read.faces);
  QVERIFY(read.fault == (TileFaultFound{fault, QStringLiteral("tileset.json"), detail}));
  QVERIFY(tileFaultText(*read.fault).contains(QLatin1String("tileset.json")));
  const QString gone = m_dir->filePath(QStringLiteral("gone"));
  QVERIFY(readTileFolder(gone).fault->fault == TileFault::NoFolder);
}

void TestTileFolder::saysThatThereAreMore() {
  write(QStringLiteral("tileset.json"), manifest(R"("1m":"a.svg","2m":"b.svg","3m":"c.svg")"));
  write(QStringLiteral("b.svg"), kBlock);
  const TileFolderRead read = readTileFolder(m_dir->path());
  QCOMPARE(read.fault->file, QStringLiteral("a.svg"));
  QVERIFY(read.fault->more);
  TileFaultFound one = *read.fault;
  one.more = false;
  QVERIFY(tileFaultText(*read.fault).startsWith(tileFaultText(one)));
  QVERIFY(tileFaultText(*read.fault) != tileFaultText(one));
}

// Drawn, or blank, but not for ever.
void TestTileFolder::gradientsMayGoInCircles() {
  write(QStringLiteral("tileset.json"), manifest(R"("1m":"a.svg")"));
  write(
      QStringLiteral("a.svg"),
      R"x(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 3 4">)x"
      R"x(<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>)x"
      R"x(<linearGradient id="c" xlink:href="#c"/><rect width="3" height="2" fill="url(#a)"/>)x"
      R"x(<rect y="2" width="3" height="2" fill="url(#c)"/></svg>)x");
  QVERIFY(readTileFolder(m_dir->path()).faces);
}

void TestTileFolder::everyFaultHasItsSentence() {
  QStringList seen;
  for (int fault = 0; fault <= static_cast<int>(TileFault::Blank); ++fault) {
    const QString text =
        tileFaultText({static_cast<TileFault>(fault), QStringLiteral("f.svg"), QStringLiteral("use")});
    QVERIFY(text.contains(QLatin1String("f.svg")) && text.endsWith(u'.'));
    QVERIFY(!seen.contains(text));
    seen << text;
  }
}

JANSO_TEST(TestTileFolder);
#include "tst_tilefolder.moc"
