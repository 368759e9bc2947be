// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the voice says about a control and about itself, and what is said about faults of tile drawings.
#include "widgets/lexicon/spokentexts.h"

#include <QSet>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/lexicon/tilefaulttexts.h"

using namespace janso;

class TestSpokenTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aControlIsSaid_data();
  void aControlIsSaid();
  void everyStateIsSaid_data();
  void everyStateIsSaid();
  void samplesAreSentences();
  void everyFaultNamesItsFile_data();
  void everyFaultNamesItsFile();
  void longNamesAreCut();
  void otherFaultsAreMentioned();
};

void TestSpokenTexts::aControlIsSaid_data() {
  QTest::addColumn<SpokenControl>("control");
  QTest::addColumn<QString>("said");
  const auto row = [](const char *name, const SpokenControl &control, const char *said) {
    QTest::newRow(name) << control << QString::fromLatin1(said);
  };
  const QString name = QStringLiteral("Play");
  row("a text is itself", {name}, "Play");
  row("button", {name, SpokenRole::Button}, "Play, button");
  row("check box, on", {name, SpokenRole::CheckBox, true}, "Play, check box, on");
  row("check box, off", {name, SpokenRole::CheckBox, false}, "Play, check box, off");
  row("radio button", {name, SpokenRole::RadioButton, true}, "Play, radio button, on");
  row("list", {name, SpokenRole::List, {}, QStringLiteral("All")}, "Play, list: All");
  row("slider", {name, SpokenRole::Slider, {}, QStringLiteral("3")}, "Play, slider: 3");
  row("field", {name, SpokenRole::Field, {}, QStringLiteral("abc")}, "Play, text field: abc");
  row("an empty field", {name, SpokenRole::Field}, "Play, text field");
  row("tab", {name, SpokenRole::Tab}, "Play, tab");
  row("a row is itself", {name, SpokenRole::Row, true}, "Play, on");
  row("an entry of a menu is itself", {name, SpokenRole::MenuEntry, false}, "Play, off");
  row("not available", {name, SpokenRole::Button, {}, {}, false}, "Play, button, not available");
  row("all of it", {name, SpokenRole::CheckBox, true, QStringLiteral("x"), false},
      "Play, check box: x, on, not available");
}

void TestSpokenTexts::aControlIsSaid() {
  QFETCH(SpokenControl, control);
  QTEST(spokenControlText(control), "said");
}

void TestSpokenTexts::everyStateIsSaid_data() {
  QTest::addColumn<SpeechState>("state");
  QTest::addColumn<QString>("part");
  QTest::newRow("off") << SpeechState::Off << QString();
  QTest::newRow("starting") << SpeechState::Starting << "Looking";
  QTest::newRow("speaks") << SpeechState::Speaks << "flite";
  QTest::newRow("no module") << SpeechState::NoModule << "janso-speech";
  QTest::newRow("no engine") << SpeechState::NoEngine << "no speech program";
  QTest::newRow("no voice") << SpeechState::NoVoice << "Deutsch";
}

void TestSpokenTexts::everyStateIsSaid() {
  QFETCH(SpeechState, state);
  QFETCH(QString, part);
  const QString text = speechStateText(state, QStringLiteral("flite"), QStringLiteral("Deutsch"));
  QCOMPARE(text.isEmpty(), part.isEmpty());
  QVERIFY(text.contains(part) && !text.contains(QLatin1String("%1")));
}

void TestSpokenTexts::samplesAreSentences() {
  for (const QString &text : {speechTip(), speechSample()})
    QVERIFY(text.size() > 20 && text.endsWith(QLatin1Char('.')));
}

void TestSpokenTexts::everyFaultNamesItsFile_data() {
  QTest::addColumn<TileFault>("fault");
  QTest::addColumn<bool>("detailed");
  QTest::newRow("no folder") << TileFault::NoFolder << false;
  QTest::newRow("no manifest") << TileFault::NoManifest << false;
  QTest::newRow("bad manifest") << TileFault::BadManifest << true;
  QTest::newRow("bad name") << TileFault::BadName << false;
  QTest::newRow("missing") << TileFault::Missing << false;
  QTest::newRow("too large") << TileFault::TooLarge << false;
  QTest::newRow("no drawing") << TileFault::NotDrawing << false;
  QTest::newRow("refers to another file") << TileFault::Refers << false;
  QTest::newRow("unsupported") << TileFault::Unsupported << true;
  QTest::newRow("too much") << TileFault::TooMuch << false;
  QTest::newRow("blank") << TileFault::Blank << false;
}

// In a sentence of its own, and with the part that is at fault where that is known.
void TestSpokenTexts::everyFaultNamesItsFile() {
  QFETCH(TileFault, fault);
  QFETCH(bool, detailed);
  const QString text = tileFaultText({fault, QStringLiteral("5p.svg"), QStringLiteral("filter")});
  QVERIFY(text.contains(QStringLiteral("“5p.svg”")));
  QCOMPARE(text.contains(QStringLiteral("“filter”")), detailed);
  QVERIFY(text.endsWith(QLatin1Char('.')) && !text.contains(QLatin1Char('%')));
  QSet<QString> all;
  for (int i = 0; i <= int(TileFault::Blank); ++i)
    all.insert(tileFaultText({TileFault(i), QStringLiteral("5p.svg"), QStringLiteral("filter")}));
  QCOMPARE(all.size(), int(TileFault::Blank) + 1);
}

void TestSpokenTexts::longNamesAreCut() {
  const QString name(61, QLatin1Char('x'));
  const QString text = tileFaultText({TileFault::Missing, name});
  QVERIFY(!text.contains(name));
  QVERIFY(text.contains(QString(59, QLatin1Char('x')) + QChar(0x2026)));
  const QString fits(60, QLatin1Char('x'));
  QVERIFY(tileFaultText({TileFault::Missing, fits}).contains(fits));
  // A name from outside is no place holder.
  QVERIFY(tileFaultText({TileFault::BadManifest, QStringLiteral("%2"), QStringLiteral("faces")})
              .contains(QStringLiteral("“%2”")));
}

void TestSpokenTexts::otherFaultsAreMentioned() {
  TileFaultFound found{TileFault::Blank, QStringLiteral("1m.svg")};
  const QString one = tileFaultText(found);
  found.more = true;
  QVERIFY(tileFaultText(found).startsWith(one));
  QVERIFY(tileFaultText(found).contains(QLatin1String("Other files")));
}

JANSO_TEST(TestSpokenTexts);
#include "tst_spokentexts.moc"
