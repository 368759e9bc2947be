// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which tiles, sticks and flips an event sends from where to where.
#include <QTest>

#include "support/tableviews.h"
#include "support/testprogram.h"
#include "widgets/table/tableflights.h"

using namespace janso;

namespace {

const TableGeometry &geometry() {
  static const TableGeometry made(QSize(1280, 800), 1, TableKind{4, false, false, true});
  return made;
}

// What the table shows of a view, with the hand in its order.
struct Shown {
  explicit Shown(const SeatView &of) : view(of), hand(of.hand.begin(), of.hand.end()) {
    SceneInput input;
    input.hand = hand;
    scene = buildScene(geometry(), view, input);
  }
  TableMoment moment() const { return {scene, view, hand}; }

  SeatView view;
  std::vector<Tile> hand;
  Scene scene;
};

// A place on the table from which something comes.
enum class From { Wall, Hand, Pond, Aside, Itself };

struct Case {
  const char *name;
  SeatView before;
  SeatView after;
  Event event;
  int flights;        // in all
  SceneSlot to;       // of the first flight
  Flight::Kind kind;  // likewise
  From from;          // likewise
  int place = -1;     // which tile of the hand
};

PondTile pondTileOf(const char *face, bool riichi = false) {
  PondTile tile;
  tile.tile = test::tile(face);
  tile.riichi = riichi;
  return tile;
}

Case draw(const char *name, int seat) {
  SeatView after = test::ownTurn();
  SeatView before = after;
  before.drawn = Tile();
  before.board.phase = BoardPhase::Draw;
  before.board.players[0].hasDrawn = false;
  before.board.players[0].concealed = 13;
  if (seat != 0) {
    after = before;
    PlayerBoard &player = after.board.players[static_cast<std::size_t>(seat)];
    player.hasDrawn = true;
    player.concealed = 14;
  }
  const Tile tile = seat == 0 ? after.drawn : Tile();
  return {name,
          before,
          after,
          Tsumo{static_cast<std::int8_t>(seat), tile, false},
          1,
          {kHandGroup + seat, 13},
          Flight::Kind::Slide,
          From::Wall};
}

// Of the own 2m, so that the gap closes and the drawn 6z goes to its end.
Case discard(const char *name, bool riichi) {
  const SeatView before = test::ownTurn();
  SeatView after = before;
  PlayerBoard &me = after.board.players[0];
  me.pond.push_back(pondTileOf("2m", riichi));
  me.hasDrawn = false;
  me.concealed = 13;
  after.drawn = Tile();
  after.hand.erase(0);
  after.hand.push_back(test::tile("6z"));
  const int last = static_cast<int>(me.pond.size()) - 1;
  return {name,
          before,
          after,
          Dahai{0, test::tile("2m"), false},
          14,
          {kPondGroup, last},
          riichi ? Flight::Kind::Turn : Flight::Kind::Slide,
          From::Hand,
          0};
}

Case tsumogiri() {
  const SeatView before = test::ownTurn();
  SeatView after = before;
  PlayerBoard &me = after.board.players[0];
  me.pond.push_back(pondTileOf("6z"));
  me.hasDrawn = false;
  me.concealed = 13;
  after.drawn = Tile();
  const int last = static_cast<int>(me.pond.size()) - 1;
  return {
      "the drawn tile goes alone", before,     after, Dahai{0, test::tile("6z"), true}, 1, {kPondGroup, last},
      Flight::Kind::Slide,         From::Hand, 13};
}

Case pon() {
  const SeatView before = test::afterDiscard();
  SeatView after = before;
  after.board.players[0].melds.push_back(test::meldOf(MeldType::Pon, "666p", "6p", 3));
  after.board.players[3].pond.back().calledBy = 0;
  after.board.players[0].concealed = 11;
  after.board.phase = BoardPhase::Discard;
  after.board.turn = 0;
  after.hand.erase(6);
  after.hand.erase(5);
  return {"the claimed tile of a pon comes from its pond",
          before,
          after,
          Call{0, after.board.players[0].melds[0]},
          9,
          {kMeldGroup, 0},
          Flight::Kind::Slide,
          From::Pond};
}

Case kakan() {
  SeatView before = test::ownTurn();
  before.board.players[2].melds.push_back(test::meldOf(MeldType::Pon, "666p", "6p", 3));
  SeatView after = before;
  after.board.players[2].melds[0] = test::meldOf(MeldType::Kakan, "6666p", "6p", 3, "6p");
  return {"only the added tile of a kakan comes from the hand",
          before,
          after,
          Call{2, after.board.players[2].melds[0]},
          1,
          {kMeldGroup + 2, -1},
          Flight::Kind::Slide,
          From::Hand};
}

Case stick() {
  const SeatView before = test::ownTurn();
  SeatView after = before;
  after.board.players[1].riichi = RiichiState::Accepted;
  return {"a riichi stick comes from its owner",
          before,
          after,
          RiichiAccepted{1},
          1,
          {kStickSlot, 1},
          Flight::Kind::Stick,
          From::Aside};
}

Case dora() {
  const SeatView before = test::ownTurn();
  SeatView after = before;
  after.board.doraIndicators.push_back(test::tile("1z"));
  return {"a dora indicator turns where it lies, in the plaque and on the wall",
          before,
          after,
          DoraRevealed{test::tile("1z")},
          2,
          {kDoraGroup, 1},
          Flight::Kind::Flip,
          From::Itself};
}

Case nothing() {
  const SeatView view = test::ownTurn();
  return {"the declaration of riichi moves nothing",
          view,
          view,
          Riichi{0},
          0,
          {},
          Flight::Kind::Slide,
          From::Itself};
}

std::vector<Case> cases() {
  return {draw("the own draw comes from the wall", 0),
          draw("another's draw comes from the wall", 1),
          discard("a discard leaves its place and the hand closes", false),
          discard("the riichi tile turns on its way", true),
          tsumogiri(),
          pon(),
          kakan(),
          stick(),
          dora(),
          nothing()};
}

}  // namespace

class TestTableFlights : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eventsSendTiles_data();
  void eventsSendTiles();
  void flightsEndWhereTheSceneIs_data() { eventsSendTiles_data(); }
  void flightsEndWhereTheSceneIs();
  void hiddenDiscardComesFromTheSamePlaceAgain();
};

void TestTableFlights::eventsSendTiles_data() {
  QTest::addColumn<int>("index");
  const std::vector<Case> all = cases();
  for (std::size_t i = 0; i < all.size(); ++i)
    QTest::newRow(all[i].name) << static_cast<int>(i);
}

void TestTableFlights::eventsSendTiles() {
  QFETCH(int, index);
  const Case row = cases()[static_cast<std::size_t>(index)];
  const Shown before(row.before);
  const Shown after(row.after);
  const QList<Flight> flights = flightsOf(row.event, geometry(), before.moment(), after.moment());
  QCOMPARE(flights.size(), row.flights);
  if (flights.isEmpty())
    return;
  const Flight &first = flights.first();
  QCOMPARE(first.slot.group, row.to.group);
  if (row.to.index >= 0)
    QCOMPARE(first.slot.index, row.to.index);
  QVERIFY(first.kind == row.kind);
  QVERIFY(first.timing.duration > 0);
  const int rel = row.to.group < 0 ? row.to.index : (row.to.group - kWallGroup) % 4;
  const auto &hand = before.scene.groups[static_cast<std::size_t>(kHandGroup + rel)].tiles;
  switch (row.from) {
    case From::Wall:
      QVERIFY(first.from.contains(before.scene.nextDraw));
      break;
    case From::Hand:
      QVERIFY(std::any_of(hand.begin(), hand.end(),
                          [&](const SceneTile &tile) { return tile.face == first.from; }));
      if (row.place >= 0)
        QCOMPARE(first.from, hand[static_cast<std::size_t>(row.place)].face);
      break;
    case From::Pond:
      QVERIFY(std::any_of(flights.begin(), flights.end(),
                          [&](const Flight &flight) { return flight.from == before.scene.lastDiscard; }));
      break;
    case From::Aside:
      QVERIFY(!first.from.intersects(first.tile.face));
      break;
    case From::Itself:
      QCOMPARE(first.from, first.tile.face);
      break;
  }
}

void TestTableFlights::flightsEndWhereTheSceneIs() {
  QFETCH(int, index);
  const Case row = cases()[static_cast<std::size_t>(index)];
  const Shown before(row.before);
  const Shown after(row.after);
  QSet<SceneSlot> seen;
  for (const Flight &flight : flightsOf(row.event, geometry(), before.moment(), after.moment())) {
    QVERIFY2(!seen.contains(flight.slot), "no tile flies twice");
    seen.insert(flight.slot);
    if (flight.slot.group < 0)
      continue;
    const auto &tiles = after.scene.groups[static_cast<std::size_t>(flight.slot.group)].tiles;
    QVERIFY(tiles[static_cast<std::size_t>(flight.slot.index)] == flight.tile);
  }
}

// The place must tell nothing of the hand.
void TestTableFlights::hiddenDiscardComesFromTheSamePlaceAgain() {
  const auto from = [](const char *face) {
    SeatView before = test::ownTurn();
    before.board.turn = 1;
    before.board.players[1].hasDrawn = true;
    before.board.players[1].concealed = 14;
    SeatView after = before;
    after.board.players[1].pond.push_back(pondTileOf(face));
    after.board.players[1].hasDrawn = false;
    after.board.players[1].concealed = 13;
    const Shown shown(before);
    const Shown then(after);
    const Dahai dahai{1, test::tile(face), false};
    return flightsOf(dahai, geometry(), shown.moment(), then.moment()).first().from;
  };
  QCOMPARE(from("1m"), from("9s"));
}

JANSO_TEST(TestTableFlights);
#include "tst_tableflights.moc"
