// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pictures of who sits at the table: all are there, can be told apart, and keep to what Qt's renderer
// draws; a person chooses one.
#include <QFile>
#include <QJsonArray>
#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "game/setup/matchsetupjson.h"
#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "support/testprogram.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/paint/portraits.h"
#include "widgets/setup/emblempicker.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/portraitbutton.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/setup/styleradar.h"

using namespace janso;

namespace {

constexpr int kSmall = 44;

QImage drawnPortrait(const QString &portrait, Expression expression) {
  QImage image(kSmall, kSmall, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paintPortrait(painter, image.rect(), portrait, expression, 6);
  return image;
}

// Points of the two pictures, in gray, that differ clearly.
int differentPoints(const QImage &a, const QImage &b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x)
      count += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 24 ? 1 : 0;
  }
  return count;
}

QStringList facesOfBots() {
  QStringList ids;
  for (const BotInfo &bot : builtInBots())
    ids << QString::fromStdString(std::string(bot.id));
  return ids;
}

BotChoices builtIn() {
  BotChoices bots;
  for (const QString &id : facesOfBots())
    bots << BotChoice{id, id, id};
  return bots;
}

const QList<Expression> kAll{Expression::Calm, Expression::Glad, Expression::Tense, Expression::Lost};

}  // namespace

class TestPortraits : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBotHasFourFaces_data();
  void everyBotHasFourFaces();
  void picturesDiffer();
  void onlyFlatShapes();
  void seatsHavePictures_data();
  void seatsHavePictures();
  void emblemsAreKept();
  void picturesGoAlongWithPeople();
  void oldSetupsHaveNone();
  void choosingByClicks();
  void choosingByKeys();
  void opponentsHaveNoChoice();
  void styleIsMeasuredAgainstAll();
  void chartKeepsToItsBox_data();
  void chartKeepsToItsBox();

 private:
  RulesetStore m_rulesets{QString()};
  OpponentStore m_opponents{QString()};
  BotChoices m_bots = builtIn();
};

void TestPortraits::everyBotHasFourFaces_data() {
  QTest::addColumn<QString>("id");
  for (const QString &id : facesOfBots())
    QTest::newRow(id.toUtf8().constData()) << id;
}

// Told apart at the size of the name plates, without colors.
void TestPortraits::everyBotHasFourFaces() {
  QFETCH(QString, id);
  QCOMPARE(botPortrait(id), id);
  for (const Expression one : kAll) {
    QVERIFY(QFile::exists(portraitFile(id, one)));
    QVERIFY(QSvgRenderer(portraitFile(id, one)).isValid());
    const QImage image = drawnPortrait(id, one);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);  // the corner is round
    QCOMPARE(qAlpha(image.pixel(kSmall / 2, kSmall / 2)), 255);
    for (const Expression other : kAll) {
      if (other != one)
        QVERIFY(differentPoints(image, drawnPortrait(id, other)) >= 25);
    }
  }
}

void TestPortraits::picturesDiffer() {
  QList<QImage> pictures;
  for (const QString &id : facesOfBots())
    pictures << drawnPortrait(id, Expression::Calm);
  for (const QString &emblem : emblems() + QStringList{QStringLiteral("program"), QStringLiteral("plugin")})
    pictures << drawnPortrait(emblemPortrait(emblem), Expression::Calm);
  for (qsizetype i = 0; i < pictures.size(); ++i) {
    for (qsizetype j = 0; j < i; ++j)
      QVERIFY(differentPoints(pictures[i], pictures[j]) > kSmall * kSmall / 5);
  }
  QVERIFY(drawnPortrait(QString(), Expression::Calm).pixelColor(20, 20).alpha() == 0);
}

// What another renderer may draw otherwise: strokes, gradients, texts, clips, transforms.
void TestPortraits::onlyFlatShapes() {
  QStringList names = emblems() + QStringList{QStringLiteral("program"), QStringLiteral("plugin")};
  QStringList files;
  for (const QString &name : names)
    files << portraitFile(emblemPortrait(name), Expression::Calm);
  for (const QString &id : facesOfBots()) {
    for (const Expression expression : kAll)
      files << portraitFile(id, expression);
  }
  static const QStringList kKnown{QStringLiteral("fill"), QStringLiteral("d"), QStringLiteral("fill-rule")};
  for (const QString &name : files) {
    QFile file(name);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
    QXmlStreamReader xml(&file);
    QVERIFY(xml.readNextStartElement());
    while (xml.readNextStartElement()) {
      QCOMPARE(xml.name().toString(), QStringLiteral("path"));
      for (const QXmlStreamAttribute &attribute : xml.attributes())
        QVERIFY2(kKnown.contains(attribute.name().toString()), qPrintable(name));
      QVERIFY2(!xml.attributes().value(QStringLiteral("fill")).contains(QStringLiteral("F0B34A")),
               qPrintable(name));  // amber means "now"
      xml.skipCurrentElement();
    }
    QVERIFY2(!xml.hasError(), qPrintable(name));
  }
}

void TestPortraits::seatsHavePictures_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<QString>("bot");
  QTest::addColumn<QString>("emblem");
  QTest::addColumn<QString>("portrait");
  const auto row = [](const char *name, PlayerKind kind, const char *bot, const char *emblem,
                      const char *portrait) {
    QTest::newRow(name) << static_cast<int>(kind) << QString::fromLatin1(bot) << QString::fromLatin1(emblem)
                        << QString::fromLatin1(portrait);
  };
  row("built-in bot", PlayerKind::Bot, "expert", "", "expert");
  row("plugin", PlayerKind::Plugin, "mine", "", "emblem-plugin");
  row("plugin with the id of a built-in bot", PlayerKind::Plugin, "expert", "", "emblem-plugin");
  row("program with a built-in stand-in", PlayerKind::External, "expert", "", "emblem-program");
  row("human who chose", PlayerKind::Human, "", "teapot", "emblem-teapot");
  row("human who chose nothing", PlayerKind::Human, "", "", "emblem-lantern");
  row("emblem of a later version", PlayerKind::Human, "", "rocket", "emblem-lantern");
}

void TestPortraits::seatsHavePictures() {
  QFETCH(int, kind);
  QFETCH(QString, bot);
  QFETCH(QString, emblem);
  QFETCH(QString, portrait);
  SeatSetup seat;
  seat.kind = static_cast<PlayerKind>(kind);
  seat.botId = bot;
  seat.emblem = emblem;
  QCOMPARE(seatPortrait(seat, 2), portrait);
  QVERIFY(QFile::exists(portraitFile(portrait, Expression::Lost)));
}

void TestPortraits::emblemsAreKept() {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 1, m_bots);
  setup.seats[1].emblem = QStringLiteral("moon");
  const Result<MatchSetup> again = matchSetupFromJson(toJson(setup));
  QVERIFY(again.ok());
  QVERIFY(*again == setup);
}

// To any seat, whether they have chosen one or not; bots have their own.
void TestPortraits::picturesGoAlongWithPeople() {
  MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots);
  setup.seats[2].kind = PlayerKind::Human;
  setup.seats[2].emblem = QStringLiteral("moon");
  const std::array<QString, 4> before = seatPortraits(setup);
  keepEmblems(setup);
  QVERIFY(seatPortraits(setup) == before);
  for (int turns = 1; turns < 4; ++turns) {
    std::rotate(setup.seats.begin(), setup.seats.begin() + 1, setup.seats.end());
    for (std::size_t seat = 0; seat < 4; ++seat)
      QCOMPARE(seatPortraits(setup)[seat], before[(seat + static_cast<std::size_t>(turns)) % 4]);
  }
}

void TestPortraits::oldSetupsHaveNone() {
  const MatchSetup setup = quickMatch(basicAriAri(), QStringLiteral("Mei"), 3, m_bots);
  QVERIFY(!toJson(setup)
               .value(QStringLiteral("seats"))
               .toArray()[3]
               .toObject()
               .contains(QStringLiteral("emblem")));
  const Result<MatchSetup> again = matchSetupFromJson(toJson(setup));
  QVERIFY(again.ok());
  QCOMPARE(seatPortraits(*again)[3], QStringLiteral("emblem-wave"));
}

void TestPortraits::choosingByClicks() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  auto *row = dialog.findChildren<SeatRow *>()[0];
  auto *picture = row->findChild<PortraitButton *>(QStringLiteral("portrait"));
  const auto *picker = row->findChild<EmblemPicker *>();
  QVERIFY(picture->accessibleName().contains(emblemName(QStringLiteral("crane"))));
  QTest::mouseClick(picture, Qt::LeftButton);
  QTRY_VERIFY(picker->isVisible());
  QTest::mouseClick(picker->button(QStringLiteral("teapot")), Qt::LeftButton);
  QTRY_VERIFY(!picker->isVisible());
  QCOMPARE(dialog.setup().seats[0].emblem, QStringLiteral("teapot"));
  QVERIFY(picture->accessibleName().contains(emblemName(QStringLiteral("teapot"))));
}

void TestPortraits::choosingByKeys() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  auto *row = dialog.findChildren<SeatRow *>()[0];
  auto *picture = row->findChild<PortraitButton *>(QStringLiteral("portrait"));
  auto *picker = row->findChild<EmblemPicker *>();
  picture->setFocus();
  QTest::keyClick(picture, Qt::Key_Space);
  QTRY_VERIFY(picker->button(QStringLiteral("crane"))->hasFocus());
  QTest::keyClick(picker->focusWidget(), Qt::Key_Escape);
  QTRY_VERIFY(!picker->isVisible());
  QVERIFY(dialog.setup().seats[0].emblem.isEmpty());
  QTest::keyClick(picture, Qt::Key_Space);
  QTRY_VERIFY(picker->button(QStringLiteral("crane"))->hasFocus());
  QTest::keyClick(picker->focusWidget(), Qt::Key_Up);  // there is no row above
  QTest::keyClick(picker->focusWidget(), Qt::Key_Down);
  QTest::keyClick(picker->focusWidget(), Qt::Key_Right);
  QTest::keyClick(picker->focusWidget(), Qt::Key_Return);
  QTRY_VERIFY(!picker->isVisible());
  QCOMPARE(dialog.setup().seats[0].emblem, emblems()[5]);
}

void TestPortraits::opponentsHaveNoChoice() {
  NewMatchDialog dialog(m_bots, m_rulesets, m_opponents);
  dialog.setSetup(quickMatch(basicAriAri(), QStringLiteral("Mei"), 0, m_bots));
  dialog.show();
  QVERIFY(QTest::qWaitForWindowActive(&dialog));
  const auto *row = dialog.findChildren<SeatRow *>()[1];
  auto *picture = row->findChild<PortraitButton *>(QStringLiteral("portrait"));
  QCOMPARE(picture->focusPolicy(), Qt::NoFocus);
  QTest::mouseClick(picture, Qt::LeftButton);
  QVERIFY(!row->findChild<EmblemPicker *>()->isVisible());
  QVERIFY(dialog.setup().seats[1].emblem.isEmpty());
}

void TestPortraits::styleIsMeasuredAgainstAll() {
  BotChoices bots{{QStringLiteral("learner"), QStringLiteral("Learner"), QStringLiteral("weak")},
                  {QStringLiteral("hunter"), QStringLiteral("Hunter"), QStringLiteral("strong")}};
  bots[0].place = bots[1].place = 250;
  bots[0].calls = 52;
  bots[1].calls = 7;
  bots[0].riichi = 19;
  bots[1].riichi = 37;
  Opponent opponent;
  opponent.botId = QStringLiteral("hunter");
  const QList<StyleTrait> traits = opponentStyle(opponent, bots);
  QCOMPARE(traits.size(), 5);
  QCOMPARE(traits[1].percent, 37);
  QCOMPARE(traits[1].most, 37);
  QCOMPARE(traits[3].percent, 7);
  QCOMPARE(traits[3].most, 52);
  StyleRadar radar;
  radar.setStyle(QStringLiteral("hunter"), traits);
  QCOMPARE(radar.accessibleDescription().count(QLatin1Char('\n')), 4);
  QVERIFY(radar.accessibleDescription().contains(QStringLiteral("37%")));
  radar.resize(radar.sizeHint());
  const QImage hunter = radar.grab().toImage();
  opponent.botId = QStringLiteral("learner");
  radar.setStyle(QStringLiteral("hunter"), opponentStyle(opponent, bots));
  QVERIFY(radar.grab().toImage() != hunter);
  // Who was not measured has a face and no chart.
  bots[0].place = 0;
  QVERIFY(opponentStyle(opponent, bots).isEmpty());
}

void TestPortraits::chartKeepsToItsBox_data() {
  QTest::addColumn<QSizeF>("size");
  QTest::addColumn<QString>("more");
  for (const qreal width : {170.0, 250.0, 460.0}) {
    for (const qreal height : {120.0, 220.0}) {
      for (const char *more : {"", " twice as long"}) {
        QTest::addRow("%d by %d%s", qRound(width), qRound(height), more)
            << QSizeF(width, height) << QString::fromLatin1(more);
      }
    }
  }
}

void TestPortraits::chartKeepsToItsBox() {
  QFETCH(QSizeF, size);
  QFETCH(QString, more);
  QList<StyleTrait> traits;
  for (const char *name : {"Wins", "Deal-ins", "Riichi", "Calls", "Flushes"})
    traits.append({QString::fromLatin1(name) + more, {}, 23, 40});
  QFont font;
  font.setPixelSize(12);
  const QRectF box(QPointF(30, 10), size);
  const RadarLayout layout = radarLayout(traits, box, QFontMetricsF(font));
  QVERIFY(layout.radius >= 20);
  for (qsizetype i = 0; i < traits.size(); ++i) {
    const QRectF &label = layout.labels[i];
    QVERIFY2(box.adjusted(-1, -1, 1, 1).contains(label), qPrintable(layout.names[i]));
    QVERIFY(QFontMetricsF(font).horizontalAdvance(layout.names[i]) <= label.width() + 1);
    QVERIFY(!label.contains(layout.corner(i)));
    for (qsizetype k = i + 1; k < traits.size(); ++k)
      QVERIFY2(!label.intersects(layout.labels[k]), qPrintable(layout.names[i] + layout.names[k]));
  }
}

JANSO_TEST(TestPortraits);
#include "tst_portraits.moc"
