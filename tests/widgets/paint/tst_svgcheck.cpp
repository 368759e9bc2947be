// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which drawings may be a face: all of ours, and none that loads, repeats or hides anything.
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/paint/svgcheck.h"

using namespace janso;

class TestSvgCheck : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void oursMayBeDrawn();
  void judges_data();
  void judges();
};

void TestSvgCheck::oursMayBeDrawn() {
  QDirIterator files(QStringLiteral(JANSO_SOURCE "/resources/tiles"), {QStringLiteral("*.svg")}, QDir::Files);
  int count = 0;
  while (files.hasNext()) {
    QFile file(files.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(!svgFault(file.readAll()), qPrintable(file.fileName()));
    ++count;
  }
  QVERIFY(count > 70);
}

void TestSvgCheck::judges_data() {
  QTest::addColumn<QByteArray>("svg");
  QTest::addColumn<int>("fault");  // -1 = none
  const auto row = [](const char *name, const QByteArray &svg, std::optional<TileFault> fault) {
    QTest::newRow(name) << svg << (fault ? static_cast<int>(*fault) : -1);
  };
  const auto inside = [](const QByteArray &content) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 3 4">)" +
           content + "</svg>";
  };
  row("a path", inside(R"(<path d="M0 0h3v4z" fill="#123456"/>)"), {});
  row("a gradient of its own",
      inside(
          R"x(<defs><linearGradient id="a"><stop offset="0"/></linearGradient>)x"
          R"x(<linearGradient id="b" xlink:href="#a"/></defs><rect width="3" height="4" fill="url( '#b' )"/>)x"),
      {});
  row("what a drawing program adds",
      inside(R"(<metadata><rdf:RDF xmlns:rdf="r"><Work rdf:about=""/></rdf:RDF></metadata><circle r="1"/>)"),
      {});
  row("a picture from a file", inside(R"(<image xlink:href="file:///etc/passwd" width="3" height="4"/>)"),
      TileFault::Unsupported);
  row("a picture by another name", inside(R"(<x:image xmlns:x="u" xlink:href="a.png"/>)"),
      TileFault::Unsupported);
  row("a copy", inside(R"(<g id="a"/><use xlink:href="#a"/>)"), TileFault::Unsupported);
  row("words", inside("<text>1</text>"), TileFault::Unsupported);
  row("a style sheet", inside("<style>@import url(http://a/b.css);</style>"), TileFault::Unsupported);
  row("a script", inside("<script>1</script>"), TileFault::Unsupported);
  row("a motion", inside(R"(<rect><animate attributeName="x"/></rect>)"), TileFault::Unsupported);
  row("dashes", inside(R"(<path d="M0 0h3" stroke-dasharray="0.0001"/>)"), TileFault::Unsupported);
  row("dashes in a style", inside(R"(<path d="M0 0h3" style="stroke-dasharray:.1"/>)"),
      TileFault::Unsupported);
  row("a style sheet before it", R"(<?xml-stylesheet type="text/css" href="a.css"?>)" + inside(""),
      TileFault::Unsupported);
  row("entities",
      R"(<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>)" + inside("<desc>&b;</desc>"),
      TileFault::Unsupported);
  row("a gradient elsewhere", inside(R"(<linearGradient xlink:href="http://a/b.svg#c"/>)"),
      TileFault::Refers);
  row("a fill elsewhere", inside(R"x(<rect fill="url('http://a/b.svg#c')"/>)x"), TileFault::Refers);
  row("a fill elsewhere in a style", inside(R"x(<rect style="fill:URL( file:///a )"/>)x"), TileFault::Refers);
  row("too many parts", inside(QByteArray("<g/>").repeated(3000)), TileFault::TooMuch);
  row("too deep", inside(QByteArray("<g>").repeated(40) + QByteArray("</g>").repeated(40)),
      TileFault::TooMuch);
  row("a number out of all proportion", inside(R"(<path d="M0 0L1e30 3"/>)"), TileFault::TooMuch);
  row("a long number", inside(R"(<rect width="99999999999" height="1"/>)"), TileFault::TooMuch);
  row("too large", inside("<!--" + QByteArray(kLargestFace, 'a') + "-->"), TileFault::TooLarge);
  row("nothing", "", TileFault::NotDrawing);
  row("a page", "<html/>", TileFault::NotDrawing);
  row("half of it", inside("").chopped(3), TileFault::NotDrawing);
  row("packed", QByteArray::fromHex("1f8b0800000000000003"), TileFault::NotDrawing);
}

void TestSvgCheck::judges() {
  QFETCH(QByteArray, svg);
  QFETCH(int, fault);
  const std::optional<TileFaultFound> found = svgFault(svg);
  QCOMPARE(found ? static_cast<int>(found->fault) : -1, fault);
}

JANSO_TEST(TestSvgCheck);
#include "tst_svgcheck.moc"
