// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One hand of a tenhou.net/6 log as its lists show it.
#include "records/tenhou6/tenhou6hand.h"
#include "records/recordedgame.h"

#include <QString>
#include <algorithm>
#include <optional>

namespace janso {
namespace {

constexpr std::size_t kMostEntries = 60;  // of one player's list; the longest possible hand has far fewer
constexpr int kTsumogiri = 60;
constexpr int kFirstRed = 51;
// Lists of a hand: head, scores, dora, ura, three for each player, the result.
constexpr int kHead = 4;
constexpr int kPerPlayer = 3;

std::string entry(qsizetype i) {
  return "entry " + std::to_string(i + 1);
}

std::string shown(const QJsonValue &value) {
  if (value.isString())
    return '"' + value.toString().left(20).simplified().toStdString() + '"';
  return value.isDouble() ? std::to_string(value.toInt()) : std::string("an entry of another type");
}

Result<Tile> listedTileOf(const QJsonValue &value) {
  const Tile tile = value.isDouble() ? listedTile(value.toInt()) : Tile();
  if (!tile.isKnown())
    return Error{shown(value) + " is not a tile"};
  return tile;
}

Result<std::vector<Tile>> tilesOf(const QJsonArray &list) {
  if (list.size() > static_cast<qsizetype>(kMostEntries))
    return Error{std::to_string(list.size()) + " entries are more than a hand has"};
  std::vector<Tile> tiles;
  for (qsizetype i = 0; i < list.size(); ++i) {
    const Result<Tile> tile = listedTileOf(list[i]);
    if (!tile)
      return tile.error().in(entry(i));
    tiles.push_back(*tile);
  }
  return tiles;
}

// "c161718", "18p1818": tiles of two digits each, and a letter before one of them.
struct CallText {
  char letter = 0;
  std::size_t place = 0;  // index of the tile after the letter
  std::vector<Tile> tiles;
};

std::optional<CallText> callText(const QString &text) {
  CallText call;
  for (qsizetype i = 0; i < text.size();) {
    if (text[i].isLetter()) {
      if (call.letter != 0)
        return {};
      call.letter = text[i].toLatin1();
      call.place = call.tiles.size();
      ++i;
      continue;
    }
    bool ok = false;
    const int number = text.mid(i, 2).toInt(&ok);
    const Tile tile = ok ? listedTile(number) : Tile();
    if (!tile.isKnown())
      return {};
    call.tiles.push_back(tile);
    i += 2;
  }
  if (call.letter == 0 || call.place >= call.tiles.size() || call.tiles.size() > 4)
    return {};
  return call;
}

InlineVec<Tile, 4> sorted(const std::vector<Tile> &tiles) {
  InlineVec<Tile, 4> out;
  for (Tile tile : tiles)
    insertSorted(out, tile);
  return out;
}

bool sameKind(const std::vector<Tile> &tiles) {
  return std::all_of(tiles.begin(), tiles.end(), [&](Tile tile) { return tile.kind() == tiles[0].kind(); });
}

bool isRun(const std::vector<Tile> &tiles) {
  const InlineVec<Tile, 4> run = sorted(tiles);
  const Kind low = run[0].kind();
  return !isHonor(low) && rankOf(low) <= 7 && run[1].kind() == low + 1 && run[2].kind() == low + 2;
}

// Whom a letter in this place points to; 0 when it points nowhere. The last place is always the right.
std::int8_t pointsBack(std::size_t place, std::size_t tiles) {
  if (place < 2)
    return static_cast<std::int8_t>(place + 1);
  return place == tiles - 1 ? std::int8_t{3} : std::int8_t{0};
}

Result<ListedTake> takeOf(const QJsonValue &value) {
  if (!value.isString()) {
    const Result<Tile> tile = listedTileOf(value);
    return tile ? Result<ListedTake>(ListedTake{ListedTake::Kind::Draw, *tile}) : tile.error();
  }
  const Error wrong{shown(value) + " is not a call"};
  const std::optional<CallText> call = callText(value.toString());
  if (!call)
    return wrong;
  ListedTake take;
  take.tile = call->tiles[call->place];
  take.tiles = sorted(call->tiles);
  take.back = pointsBack(call->place, call->tiles.size());
  switch (call->letter) {
    case 'c':
      take.kind = ListedTake::Kind::Chi;
      return call->tiles.size() == 3 && take.back == 1 && isRun(call->tiles) ? Result<ListedTake>(take)
                                                                             : wrong;
    case 'p':
      take.kind = ListedTake::Kind::Pon;
      return call->tiles.size() == 3 && sameKind(call->tiles) ? Result<ListedTake>(take) : wrong;
    case 'm':
      take.kind = ListedTake::Kind::Daiminkan;
      return call->tiles.size() == 4 && take.back > 0 && sameKind(call->tiles) ? Result<ListedTake>(take)
                                                                               : wrong;
    default:
      return wrong;
  }
}

Result<ListedGive> discardOf(const QJsonValue &value, int number, bool riichi) {
  ListedGive give;
  give.riichi = riichi;
  if (number == kTsumogiri)
    return give;
  give.tile = listedTile(number);
  if (!give.tile.isKnown())
    return Error{shown(value) + " is not a discard"};
  return give;
}

Result<ListedGive> giveOf(const QJsonValue &value) {
  if (value.isDouble() && value.toInt() == 0) {
    ListedGive nothing;
    nothing.kind = ListedGive::Kind::Nothing;
    return nothing;
  }
  if (!value.isString())
    return discardOf(value, value.toInt(-1), false);
  const QString text = value.toString();
  if (text.startsWith(QLatin1Char('r')))
    return discardOf(value, QStringView(text).mid(1).toInt(), true);
  const Error wrong{shown(value) + " is neither a discard nor a kan"};
  const std::optional<CallText> call = callText(text);
  if (!call)
    return wrong;
  ListedGive give;
  give.tile = call->tiles[call->place];
  give.tiles = sorted(call->tiles);
  if (call->letter == 'f' && call->tiles.size() == 1 && give.tile.kind() == kNorth) {
    give.kind = ListedGive::Kind::Kita;
    return give;
  }
  if (call->tiles.size() != 4 || !sameKind(call->tiles) || (call->letter != 'a' && call->letter != 'k'))
    return wrong;
  give.kind = call->letter == 'a' ? ListedGive::Kind::Ankan : ListedGive::Kind::Kakan;
  return give;
}

template <class Entry, class Read>
Result<std::vector<Entry>> entriesOf(const QJsonArray &list, Read read) {
  if (list.size() > static_cast<qsizetype>(kMostEntries))
    return Error{std::to_string(list.size()) + " entries are more than a hand has"};
  std::vector<Entry> entries;
  for (qsizetype i = 0; i < list.size(); ++i) {
    const Result<Entry> each = read(list[i]);
    if (!each)
      return each.error().in(entry(i));
    entries.push_back(*each);
  }
  return entries;
}

Result<ListedPlayer> playerOf(const QJsonArray &hand, int first) {
  ListedPlayer player;
  const Result<std::vector<Tile>> deal = tilesOf(hand[first].toArray());
  if (!deal)
    return deal.error().in("the deal");
  if (deal->size() != 13 && !deal->empty())
    return Error{"the deal has " + std::to_string(deal->size()) + " tiles, but it must have 13"};
  for (Tile tile : *deal)
    insertSorted(player.deal, tile);
  Result<std::vector<ListedTake>> takes = entriesOf<ListedTake>(hand[first + 1].toArray(), takeOf);
  if (!takes)
    return takes.error().in("the draws");
  Result<std::vector<ListedGive>> gives = entriesOf<ListedGive>(hand[first + 2].toArray(), giveOf);
  if (!gives)
    return gives.error().in("the discards");
  player.takes = std::move(takes).value();
  player.gives = std::move(gives).value();
  if (player.gives.size() > player.takes.size())
    return Error{"there are more discards than draws"};
  for (std::size_t i = 0; i < player.gives.size(); ++i) {
    const bool afterDaiminkan = player.takes[i].kind == ListedTake::Kind::Daiminkan;
    if (afterDaiminkan != (player.gives[i].kind == ListedGive::Kind::Nothing))
      return Error{"the discards: " + entry(static_cast<qsizetype>(i)) +
                   ": a 0 must be exactly where the draws have a daiminkan"};
  }
  return player;
}

Result<KyokuStarted> headOf(const QJsonArray &hand) {
  const QJsonArray head = hand[0].toArray();
  const QJsonArray scores = hand[1].toArray();
  for (const QJsonValue &value : head) {
    if (!value.isDouble() || value.toInt(-1) < 0 || value.toInt() > 200)
      return Error{"round, honba or sticks are out of range"};
  }
  if (head.size() != 3 || head[0].toInt() > 15)
    return Error{"round, honba or sticks are out of range"};
  if (scores.size() != 4 && scores.size() != 3)
    return Error{"there are " + std::to_string(scores.size()) + " scores"};
  KyokuStarted start;
  start.bakaze = start.round = static_cast<std::uint8_t>(head[0].toInt() / 4);
  start.kyoku = static_cast<std::uint8_t>(head[0].toInt() % 4);
  start.dealer = static_cast<std::int8_t>(start.kyoku);
  start.honba = static_cast<std::uint8_t>(head[1].toInt());
  start.kyotaku = static_cast<std::uint8_t>(head[2].toInt());
  for (qsizetype i = 0; i < scores.size(); ++i) {
    const std::int32_t score = scores[i].toInt(kMostRecordedPoints);
    if (score <= -kMostRecordedPoints || score >= kMostRecordedPoints)
      return Error{"the scores: " + entry(i) + " is not a score"};
    start.scores[static_cast<std::size_t>(i)] = score;
  }
  return start;
}

}  // namespace

Tile listedTile(int number) {
  if (number >= kFirstRed && number < kFirstRed + 3)
    return Tile::fromFace(kKinds + number - kFirstRed);
  const int suit = number / 10 - 1;
  const int rank = number % 10;
  if (suit < 0 || suit > 3 || rank < 1 || rank > (suit == 3 ? 7 : 9))
    return {};
  return Tile(kindOf(static_cast<Suit>(suit), rank));
}

Result<ListedHand> listedHand(const QJsonArray &array) {
  const bool three = array.size() == kHead + 3 * kPerPlayer + 1;
  if (!three && array.size() != kHead + 4 * kPerPlayer + 1)
    return Error{"a hand must be a list of 17 parts, but this one has " + std::to_string(array.size())};
  for (const QJsonValue &part : array) {
    if (!part.isArray())
      return Error{"every part of a hand must be a list"};
  }
  ListedHand hand;
  const Result<KyokuStarted> start = headOf(array);
  if (!start)
    return start.error();
  hand.start = *start;
  const std::string name = handName(hand.start);
  Result<std::vector<Tile>> dora = tilesOf(array[2].toArray());
  Result<std::vector<Tile>> ura = tilesOf(array[3].toArray());
  if (!dora || !ura)
    return (dora ? ura : dora).error().in(name + ": the indicators");
  if (dora->empty())
    return recordRemark(RecordRemark::HandLeftOut, {name});
  if (dora->size() > 5 || ura->size() > 5)
    return Error{name + ": there must be one to five dora indicators and at most five ura indicators"};
  hand.dora = std::move(dora).value();
  hand.ura = std::move(ura).value();
  hand.start.doraIndicator = hand.dora.front();

  hand.playerCount = three || array[kHead + 3 * kPerPlayer].toArray().isEmpty() ? 3 : 4;
  if (hand.start.dealer >= hand.playerCount)
    return Error{name + ": the seat of the dealer is empty"};
  for (int i = 0; i < hand.playerCount; ++i) {
    Result<ListedPlayer> player = playerOf(array, kHead + i * kPerPlayer);
    if (!player)
      return player.error().in(name + ", " + windName(i, hand.start.dealer, hand.playerCount));
    if (player->deal.empty())
      return Error{name + ", " + windName(i, hand.start.dealer, hand.playerCount) + ": the deal is empty"};
    hand.players[static_cast<std::size_t>(i)] = std::move(player).value();
    hand.start.hands[static_cast<std::size_t>(i)] = hand.players[static_cast<std::size_t>(i)].deal;
  }
  Result<std::vector<ReadEvent>> results =
      listedResults(array.last().toArray(), hand.start, hand.playerCount, hand.faults);
  if (!results)
    return results.error().in(name + ": the result");
  hand.results = std::move(results).value();
  return hand;
}

}  // namespace janso
