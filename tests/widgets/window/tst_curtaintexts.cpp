// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a curtain says is read whole, in every language and however large texts are.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/lexicon/languages.h"
#include "widgets/nohost.h"
#include "widgets/settings/translations.h"
#include "widgets/table/tableoverlays.h"

using namespace janso;
using namespace janso::test;

class TestCurtainTexts : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theNoteHasRoom_data();
  void theNoteHasRoom();
  void cleanupTestCase() { m_translations.use(QStringLiteral("en")); }

 private:
  Translations m_translations;
};

void TestCurtainTexts::theNoteHasRoom_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  for (const QString &language : languageCodes()) {
    for (const QSize size : {QSize(900, 640), QSize(1024, 768), QSize(1280, 800), QSize(1440, 900)}) {
      for (const double text : {1.0, 1.5, 2.0})
        QTest::addRow("%s in %dx%d, %g", qPrintable(language), size.width(), size.height(), text)
            << language << size << text;
    }
  }
}

void TestCurtainTexts::theNoteHasRoom() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  QFETCH(double, text);
  QVERIFY(m_translations.use(language));
  TableKind kind;
  kind.text = text;
  const SeatView view = ownTurn();
  SceneInput input;
  input.hand.assign(view.hand.begin(), view.hand.end());
  TableState state;
  state.geometry = TableGeometry(size, 1, kind);
  state.scene = buildScene(state.geometry, view, input);
  state.curtained = true;
  NoHost host;
  Curtain curtain(state, host);
  curtain.setOwner(0, 0, QStringLiteral("Player"));
  QVERIFY(!curtain.isSlim());
  const QRect note = curtain.note();
  QVERIFY(!note.isEmpty() && curtain.rect().contains(note));
  QVERIFY(note.right() < curtain.button(0).left());
  // Nor does it drive the name out of its cloth.
  QVERIFY(curtain.rect().contains(curtain.heading()) && !curtain.heading().intersects(note));
  QVERIFY(curtain.heading().right() < curtain.button(0).left());
}

JANSO_TEST(TestCurtainTexts);
#include "tst_curtaintexts.moc"
