// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The strip above the hand: one text at a time, and never on the hand, a pond, the center, the question, or a
// button, whatever the size of window and text.
#include <QHelpEvent>
#include <QTest>
#include <memory>

#include "support/testprogram.h"
#include "widgets/answeringtable.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/learn/coachcard.h"
#include "widgets/paint/tiltlayout.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/notice.h"
#include "widgets/table/reasoncard.h"

using namespace janso;
using namespace janso::test;

namespace {

const QString kHint = QStringLiteral(
    "Discard {9m}: 18 tiles improve your hand, 2 more than if you discard {2m}. It's safe too.");
const QString kWarning =
    QStringLiteral("Careful: {4p} could deal into the riichi of West. Safer: {9m}{1z}{5z}.");
const QString kNotice =
    QStringLiteral("Gentle coach: warns you about furiten, hands without yaku and unnecessary risks.");
const QString kLine =
    QStringLiteral("You're one tile from winning! Declare riichi (costs 1,000 points), or just discard.");

// A table with all that can speak over it, as in the main window.
struct Room {
  Room(QSize size, qreal text, bool tilted) {
    setTextSize(text);
    area.resize(size);
    table.setParent(&area);
    TableOptions options = table.options();
    options.live = true;
    options.helpButtons = true;
    options.tilted = tilted;
    options.textScale = text;
    table.setOptions(options);
    table.setHelpButtons({HelpButton{QStringLiteral("Hint"), QStringLiteral("H"), QStringLiteral("Shows it")},
                          HelpButton{QStringLiteral("Yaku"), QStringLiteral("Y"), QStringLiteral("Lists")}});
    table.resize(size);
    hint = new CoachCard(&table);
    notice = std::make_unique<Notice>(&area);
    notice->setPlace([this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
      return table.strip()->placeFor({widths, heightFor});
    });
    notice->setStrip(table.strip());
    area.show();
    table.show();
  }
  ~Room() { setTextSize(1); }
  Room(const Room &) = delete;
  Room &operator=(const Room &) = delete;

  QList<TableCard *> texts() const { return {table.caption(), table.reasonCard(), hint, notice.get()}; }
  QList<TableCard *> shown() const {
    QList<TableCard *> all = texts();
    all.removeIf([](TableCard *card) { return !card->isShown(); });
    return all;
  }
  QRect logical(const QRect &device) const { return toLogical(table.geometryInfo(), device); }

  QWidget area;
  Table table;
  CoachCard *hint = nullptr;
  std::unique_ptr<Notice> notice;
};

struct Thing {
  QString name;
  QRect rect;
};

// All that nothing may lie on.
QList<Thing> needed(const Room &room, const SeatView &view) {
  const TableGeometry &geometry = room.table.geometryInfo();
  SceneInput input;
  input.options = room.table.options();
  input.hand = room.table.shownHand();
  const Scene scene = buildScene(geometry, view, input);
  QList<Thing> things{{QStringLiteral("hand"), room.table.handRect()},
                      {QStringLiteral("prompt"), room.table.promptRect()},
                      {QStringLiteral("center"), room.logical(CenterPainter::panelArea(geometry))},
                      {QStringLiteral("dora"), room.logical(geometry.doraPlaque())}};
  for (int group = kPondGroup; group < kPondGroup + 4; ++group) {
    for (const SceneTile &tile : scene.groups[static_cast<std::size_t>(group)].tiles)
      things << Thing{QStringLiteral("pond %1").arg(group - kPondGroup),
                      room.logical(shownBounds(geometry, group, tile))};
  }
  for (int i = 0; i < geometry.helpButtons(); ++i)
    things << Thing{QStringLiteral("help button %1").arg(i), room.logical(geometry.helpButton(i))};
  for (int i = 0; i < geometry.toggles(); ++i)
    things << Thing{QStringLiteral("toggle %1").arg(i), room.logical(geometry.toggle(i))};
  return things;
}

QString hiddenBy(const QRect &card, const QList<Thing> &things) {
  for (const Thing &thing : things) {
    if (card.intersects(thing.rect))
      return thing.name;
  }
  return {};
}

struct Question {
  QString name;
  SeatView view;
  Decision decision;
};

QList<Question> questions() {
  const auto full = [](const SeatView &view) {
    SeatView seen = view;
    for (PlayerBoard &player : seen.board.players)
      fillPond(player, "1m2m3m4m5p6p1s2s3s4z9s9p1p7z8m8p6s7s", 10, {1, 6, 13});
    return seen;
  };
  const SeatView turn = test::ownTurn();
  const SeatView late = full(test::ownTurn());
  SeatView claim = full(test::afterDiscard());
  claim.board.players[3].pond.back().tile = tile("6p");
  return {
      {QStringLiteral("discard"), turn, discardDecision(turn)},
      {QStringLiteral("late discard"), late, discardDecision(late)},
      {QStringLiteral("riichi or kan"), late,
       discardDecision(late, {action(ActionType::Riichi, "8p"), action(ActionType::Ankan, {}, "5550p")})},
      {QStringLiteral("call"), claim,
       claimDecision(claim, {action(ActionType::Pon, "6p", "66p"), action(ActionType::Chi, "6p", "40p"),
                             action(ActionType::Chi, "6p", "78p")})},
      {QStringLiteral("ron"), claim, ronDecision(claim)},
  };
}

}  // namespace

class TestTableStrip : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void nothingIsHidden_data();
  void nothingIsHidden();
  void tipsKeepOff_data() { nothingIsHidden_data(); }
  void tipsKeepOff();
  void textsStandInOneCorner_data() { nothingIsHidden_data(); }
  void textsStandInOneCorner();
  void theNewestTextIsShown();
  void aLineYieldsToMessages();
  void aNoticeIsReadToItsEnd();
  void aQuestionClosesTheTip();
};

void TestTableStrip::nothingIsHidden_data() {
  QTest::addColumn<QSize>("size");
  QTest::addColumn<double>("text");
  QTest::addColumn<bool>("tilted");
  // Windows of the usual sizes below their menu, alone and with the yaku list beside the table. In the
  // smallest one with the list there is room for short lines only.
  const QList<QSize> sizes{{900, 616}, {1280, 776}, {1440, 876}, {1920, 1056}, {960, 776}, {1120, 876}};
  for (const QSize &size : sizes) {
    for (const double text : {1.0, 1.5}) {
      for (const bool tilted : {false, true}) {
        if (text > 1 && tilted)
          continue;  // the view makes no difference to the room for words
        QTest::addRow("%dx%d, %d%%, %s", size.width(), size.height(), qRound(100 * text),
                      tilted ? "from the seat" : "from above")
            << size << text << tilted;
      }
    }
  }
}

void TestTableStrip::nothingIsHidden() {
  QFETCH(QSize, size);
  QFETCH(double, text);
  QFETCH(bool, tilted);
  Room room(size, text, tilted);
  for (const Question &question : questions()) {
    room.table.ask(question.decision, question.view);
    const QList<Thing> things = needed(room, question.view);
    const TableGeometry &geometry = room.table.geometryInfo();
    for (int i = 0; i < geometry.helpButtons(); ++i) {
      const QRect button = room.logical(geometry.helpButton(i));
      QVERIFY2(room.table.rect().contains(button), "inside the window");
      for (const Thing &thing : things) {
        if (!thing.name.startsWith(QLatin1String("help")))
          QVERIFY2(!button.intersects(thing.rect),
                   qPrintable(question.name + QStringLiteral(": button on ") + thing.name));
      }
    }
    for (const Thing &thing : things) {
      const bool same = thing.name == QLatin1String("prompt");
      QVERIFY2(same || !room.table.promptRect().intersects(thing.rect),
               qPrintable(question.name + QStringLiteral(": prompt on ") + thing.name));
    }
    const QList<std::function<void()>> say{
        [&] { room.table.caption()->showCaption(kLine); },
        [&] { room.notice->showMessage(kNotice); },
        [&] { room.hint->showCard(CoachCard::Kind::Warning, kWarning); },
        [&] { room.hint->showCard(CoachCard::Kind::Hint, kHint); },
        [&] { room.table.explain(kHint, true); },
    };
    for (qsizetype i = 0; i < say.size(); ++i) {
      say[i]();
      QCOMPARE(room.shown().size(), 1);
      const QRect card = room.shown().first()->geometry();
      const QString what = QStringLiteral("%1, text %2").arg(question.name).arg(i);
      QVERIFY2(room.table.rect().contains(card), qPrintable(what));
      const QString hidden = hiddenBy(card, things);
      QVERIFY2(hidden.isEmpty(), qPrintable(what + QStringLiteral(": on ") + hidden));
    }
    room.table.caption()->showCaption({});
    for (TableCard *card : room.texts())
      card->close();
    room.table.clearDecision();
  }
}

// Nobody has to look for a text: its lower left corner is that of the strip, as long as the buttons leave it
// the width of a few words, and otherwise it is right above them. It covers no plate.
void TestTableStrip::textsStandInOneCorner() {
  QFETCH(QSize, size);
  QFETCH(double, text);
  QFETCH(bool, tilted);
  if (size.width() < 1280 || (text > 1 && size.width() < 1440))
    return;  // in a small table, a text in that corner would hide discards
  Room room(size, text, tilted);
  const TableGeometry &geometry = room.table.geometryInfo();
  const QRect strip = room.logical(geometry.strip());
  for (const Question &question : questions()) {
    room.table.ask(question.decision, question.view);
    const QRect prompt = room.table.promptRect();
    for (const QString &said : {kHint, kWarning, kNotice, kLine}) {
      room.table.explain(said, true);
      const QRect card = room.table.reasonCard()->geometry();
      QCOMPARE(card.left(), strip.left());
      const bool above = card.bottom() < strip.bottom() && !prompt.isNull();
      QCOMPARE(above ? card.bottom() < prompt.top() : card.bottom() == strip.bottom(), true);
      for (int rel = 0; rel < 4; ++rel)
        QVERIFY(!card.intersects(room.logical(geometry.namePlate(rel))));
    }
    room.table.reasonCard()->close();
    room.table.clearDecision();
  }
}

void TestTableStrip::tipsKeepOff() {
  QFETCH(QSize, size);
  QFETCH(double, text);
  QFETCH(bool, tilted);
  Room room(size, text, tilted);
  const Question question = questions().at(2);
  room.table.ask(question.decision, question.view);
  room.table.caption()->showCaption(kLine);
  const TableGeometry &geometry = room.table.geometryInfo();
  QList<QRect> about{room.logical(geometry.doraPlaque()), room.table.spokenItems().at(3).rect,
                     room.logical(geometry.namePlate(0)), room.logical(geometry.helpButton(0))};
  for (int rel = 0; rel < 4; ++rel)
    about << room.logical(shownLying(geometry, kPondGroup + rel, geometry.pond(rel, {false, false})[1]));
  for (const QRect &thing : std::as_const(about)) {
    QHelpEvent rests(QEvent::ToolTip, thing.center(), room.table.mapToGlobal(thing.center()));
    QCoreApplication::sendEvent(&room.table, &rests);
    QVERIFY(room.table.tipCard().isShown());
    const QRect tip = room.table.tipCard().geometry();
    QVERIFY(room.table.rect().contains(tip));
    QVERIFY2(!tip.intersects(room.table.handRect()), "hand");
    QVERIFY2(!tip.intersects(room.table.promptRect()), "prompt");
    QVERIFY2(!tip.intersects(room.table.caption()->geometry()), "text");
    QVERIFY2(!tip.intersects(room.logical(CenterPainter::panelArea(geometry))), "center");
  }
}

void TestTableStrip::theNewestTextIsShown() {
  Room room(QSize(1280, 776), 1, false);
  const Question question = questions().at(0);
  room.table.ask(question.decision, question.view);
  const auto only = [&room](const TableCard *card) {
    return room.shown() == QList{const_cast<TableCard *>(card)};
  };
  room.table.caption()->showCaption(kLine);
  QVERIFY(only(room.table.caption()));
  room.notice->showMessage(kNotice);
  QVERIFY(only(room.notice.get()));
  room.hint->showCard(CoachCard::Kind::Hint, kHint);
  QVERIFY(only(room.hint));
  room.table.explain(kWarning, true);
  QVERIFY(only(room.table.reasonCard()));
  // They come back in turn.
  room.table.reasonCard()->close();
  QVERIFY(only(room.hint));
  room.hint->close();
  QVERIFY(only(room.notice.get()));
  room.notice->close();
  QVERIFY(only(room.table.caption()));
  room.table.clearDecision();
  QVERIFY(room.shown().isEmpty());
  // One that was closed while it was aside does not come back.
  room.notice->showMessage(kNotice);
  room.hint->showCard(CoachCard::Kind::Hint, kHint);
  room.notice->close();
  room.hint->close();
  QVERIFY(room.shown().isEmpty());
}

// Also one that changes while a message is read.
void TestTableStrip::aLineYieldsToMessages() {
  Room room(QSize(1280, 776), 1, false);
  const Question question = questions().at(0);
  room.table.ask(question.decision, question.view);
  room.hint->showCard(CoachCard::Kind::Hint, kHint);
  room.table.caption()->showCaption(kLine);
  QVERIFY(room.hint->isShown() && !room.table.caption()->isShown() && room.table.caption()->isOpen());
  room.table.caption()->showCaption(kNotice);
  QVERIFY(room.hint->isShown() && !room.table.caption()->isShown());
  room.hint->close();
  QVERIFY(room.table.caption()->isShown());
  QCOMPARE(room.table.caption()->markup(), kNotice);
}

// Its time stands still while it is aside.
void TestTableStrip::aNoticeIsReadToItsEnd() {
  Room room(QSize(1280, 776), 1, false);
  room.notice->showMessage(kNotice);
  room.hint->showCard(CoachCard::Kind::Hint, kHint);
  QVERIFY(!room.notice->isShown() && room.notice->isOpen());
  room.hint->close();
  QVERIFY(room.notice->isShown());
}

void TestTableStrip::aQuestionClosesTheTip() {
  Room room(QSize(1280, 776), 1, false);
  const Question question = questions().at(3);
  room.table.setView(question.view);
  const QRect plaque = room.logical(room.table.geometryInfo().doraPlaque());
  QHelpEvent rests(QEvent::ToolTip, plaque.center(), room.table.mapToGlobal(plaque.center()));
  QCoreApplication::sendEvent(&room.table, &rests);
  QVERIFY(room.table.tipCard().isShown());
  room.table.setDecision(question.decision, question.view);
  QVERIFY(!room.table.tipCard().isShown());
}

JANSO_TEST(TestTableStrip);
#include "tst_tablestrip.moc"
