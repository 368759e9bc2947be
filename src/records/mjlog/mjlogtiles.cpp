// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tiles, melds and yaku as the numbers of an mjlog.
#include "records/mjlog/mjlogtiles.h"

#include <QList>
#include <algorithm>
#include <array>

namespace janso {
namespace {

constexpr std::array kRedIds = {16, 52, 88};

constexpr std::array kYaku = {
    YakuId::MenzenTsumo,    YakuId::Riichi,         YakuId::Ippatsu,    YakuId::Chankan,   YakuId::Rinshan,
    YakuId::Haitei,         YakuId::Houtei,         YakuId::Pinfu,      YakuId::Tanyao,    YakuId::Iipeikou,
    YakuId::SeatWind,       YakuId::SeatWind,       YakuId::SeatWind,   YakuId::SeatWind,  YakuId::RoundWind,
    YakuId::RoundWind,      YakuId::RoundWind,      YakuId::RoundWind,  YakuId::Haku,      YakuId::Hatsu,
    YakuId::Chun,           YakuId::DoubleRiichi,   YakuId::Chiitoitsu, YakuId::Chanta,    YakuId::Ittsuu,
    YakuId::SanshokuDoujun, YakuId::SanshokuDoukou, YakuId::Sankantsu,  YakuId::Toitoi,    YakuId::Sanankou,
    YakuId::Shousangen,     YakuId::Honroutou,      YakuId::Ryanpeikou, YakuId::Junchan,   YakuId::Honitsu,
    YakuId::Chinitsu,       YakuId::Renhou,         YakuId::Tenhou,     YakuId::Chiihou,   YakuId::Daisangen,
    YakuId::Suuankou,       YakuId::SuuankouTanki,  YakuId::Tsuuiisou,  YakuId::Ryuuiisou, YakuId::Chinroutou,
    YakuId::ChuurenPoutou,  YakuId::JunseiChuuren,  YakuId::Kokushi,    YakuId::Kokushi13, YakuId::Daisuushii,
    YakuId::Shousuushii,    YakuId::Suukantsu,      YakuId::Dora,       YakuId::UraDora,   YakuId::AkaDora,
};
static_assert(kYaku.size() == 55);

Error badMeld(int code, const char *why) {
  return Error{"m=\"" + std::to_string(code) + "\" is not a meld: " + why};
}

// Fills tiles from ids; `called` is taken out of what the hand gives.
MjlogMeld finish(MeldType type, std::vector<int> ids, int called, int from, bool redFives) {
  MjlogMeld out;
  std::sort(ids.begin(), ids.end());
  out.meld.type = type;
  out.meld.from = static_cast<std::int8_t>(from);
  for (int id : ids) {
    insertSorted(out.meld.tiles, tileFromId(id, redFives));
    if (id != called)
      out.fromHand.push_back(id);
  }
  if (called >= 0)
    out.meld.called = tileFromId(called, redFives);
  out.ids = std::move(ids);
  return out;
}

Result<MjlogMeld> chiFrom(int code, int from, bool redFives) {
  const int t = code >> 10;
  const int start = t / 3;
  if (start >= 21)
    return badMeld(code, "a run that does not exist");
  const int kind = start / 7 * 9 + start % 7;
  std::vector<int> ids;
  for (int i = 0; i < 3; ++i)
    ids.push_back((kind + i) * 4 + ((code >> (3 + 2 * i)) & 3));
  const int called = ids[static_cast<std::size_t>(t % 3)];
  return finish(MeldType::Chi, ids, called, from, redFives);
}

Result<MjlogMeld> ponFrom(int code, int from, bool redFives) {
  const int t = code >> 9;
  const int kind = t / 3;
  if (kind >= kKinds)
    return badMeld(code, "a tile that does not exist");
  const int unused = kind * 4 + ((code >> 5) & 3);
  std::vector<int> ids;
  for (int copy = 0; copy < 4; ++copy) {
    if (kind * 4 + copy != unused)
      ids.push_back(kind * 4 + copy);
  }
  const int called = ids[static_cast<std::size_t>(t % 3)];
  if ((code & 8) != 0)
    return finish(MeldType::Pon, ids, called, from, redFives);
  ids.push_back(unused);
  MjlogMeld out = finish(MeldType::Kakan, ids, called, from, redFives);
  out.meld.added = tileFromId(unused, redFives);
  out.fromHand = {unused};
  return out;
}

Result<MjlogMeld> kanFrom(int code, int from, bool closed, bool redFives) {
  const int id = code >> 8;
  if (id >= kTileIds)
    return badMeld(code, "a tile that does not exist");
  std::vector<int> ids;
  for (int copy = 0; copy < 4; ++copy)
    ids.push_back(id / 4 * 4 + copy);
  if (closed)
    return finish(MeldType::Ankan, ids, -1, -1, redFives);
  return finish(MeldType::Daiminkan, ids, id, from, redFives);
}

}  // namespace

Tile tileFromId(int id, bool redFives) {
  const bool red = redFives && std::find(kRedIds.begin(), kRedIds.end(), id) != kRedIds.end();
  return Tile(static_cast<Kind>(id / 4), red);
}

bool isInSet(int id, int players) {
  const int kind = id / 4;
  return id >= 0 && id < kTileIds && (players != 3 || kind == 0 || kind >= 8);
}

bool isKitaCode(int code) {
  return (code & 0x3c) == kKitaBit;
}

Result<int> kitaFromCode(int code) {
  if (code < 0 || code >> 8 >= kTileIds || code >> 10 != kNorth)
    return badMeld(code, "the tile set aside is not a North");
  return code >> 8;
}

Result<std::vector<int>> numbersFrom(QStringView text) {
  std::vector<int> numbers;
  if (text.isEmpty())
    return numbers;
  for (QStringView part : text.split(u',')) {
    // Some logs write whole numbers with a decimal: 250.0.
    QStringView digits = part.trimmed();
    if (digits.endsWith(u".0"))
      digits.chop(2);
    bool ok = false;
    const int number = digits.toInt(&ok);
    if (!ok)
      return Error{"'" + part.left(16).toString().simplified().toStdString() + "' is not a whole number"};
    numbers.push_back(number);
  }
  return numbers;
}

Result<std::vector<int>> idsFrom(QStringView text) {
  Result<std::vector<int>> ids = numbersFrom(text);
  if (!ids)
    return ids;
  for (int id : *ids) {
    if (id < 0 || id >= kTileIds)
      return Error{"there is no tile " + std::to_string(id)};
  }
  return ids;
}

Result<MjlogMeld> meldFromCode(int code, int who, bool redFives, int players) {
  if (code < 0 || code > 0xffff)
    return badMeld(code, "out of range");
  const int relative = code & 3;
  // Counted at a table of four, also with three players.
  const int from = (who + relative) % 4;
  const bool isChi = (code & 4) != 0;
  const bool isPonOrKakan = (code & 0x18) != 0;
  if ((isChi || isPonOrKakan) && relative == 0)
    return badMeld(code, "called from the same player");
  if (from >= players)
    return badMeld(code, "called from an empty seat");
  if (isChi && players == 3)
    return badMeld(code, "a chi with three players");
  if (isChi)
    return chiFrom(code, from, redFives);
  if (isPonOrKakan)
    return ponFrom(code, from, redFives);
  if (isKitaCode(code))
    return badMeld(code, "a North set aside, at a table of four");
  return kanFrom(code, from, relative == 0, redFives);
}

std::optional<YakuId> yakuFromMjlog(int id) {
  if (id < 0 || static_cast<std::size_t>(id) >= kYaku.size())
    return {};
  return kYaku[static_cast<std::size_t>(id)];
}

}  // namespace janso
