// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads typed values from mjai objects.
#include "mjai/values.h"

#include <cmath>

namespace janso {
namespace {

constexpr double kMostPoints = kMostMjaiPoints;

constexpr int kYakumanHan = 13;

// Yakuman are written as so many han, which no other yaku is worth; some dialects write less.
bool isYakuman(YakuId id, int han) {
  return (id >= YakuId::Kokushi && id <= YakuId::Chiihou) || (han >= kYakumanHan && !isBonus(id));
}

}  // namespace

std::string keyed(const char *key) {
  return std::string("'") + key + "'";
}

Result<int> intIn(const QJsonObject &object, const char *key, int low, int high) {
  const QJsonValue value = object.value(QLatin1String(key));
  const double number = value.toDouble();
  if (!value.isDouble() || number != std::floor(number) || number < low || number > high) {
    return Error{keyed(key) + " must be a whole number from " + std::to_string(low) + " to " +
                 std::to_string(high)};
  }
  return static_cast<int>(number);
}

Result<int> seatIn(const QJsonObject &object, const char *key, int players) {
  return intIn(object, key, 0, players - 1);
}

Result<Tile> tileIn(const QJsonObject &object, const char *key) {
  const QJsonValue value = object.value(QLatin1String(key));
  if (!value.isString())
    return Error{keyed(key) + " must be a tile"};
  const Result<Tile> tile = tileFromMjai(value.toString());
  if (!tile)
    return tile.error().in(keyed(key));
  return tile;
}

Result<Tile> knownTileIn(const QJsonObject &object, const char *key) {
  const Result<Tile> tile = tileIn(object, key);
  if (tile && !tile->isKnown())
    return Error{keyed(key) + " must be a known tile"};
  return tile;
}

Result<std::optional<Scores>> scoresIn(const QJsonObject &object, const char *key, int players) {
  const QJsonValue value = object.value(QLatin1String(key));
  if (value.isUndefined() || value.isNull())
    return std::optional<Scores>();
  const QJsonArray array = value.toArray();
  Scores scores{};
  if (array.size() != 4 && array.size() != players)
    return Error{keyed(key) + " must be " + std::to_string(players) + " numbers"};
  for (int seat = 0; seat < players; ++seat) {
    const double number = array[seat].toDouble(kMostPoints * 2);
    if (std::abs(number) > kMostPoints || number != std::floor(number))
      return Error{keyed(key) + " must be whole numbers"};
    scores[static_cast<std::size_t>(seat)] = static_cast<std::int32_t>(number);
  }
  return std::optional<Scores>(scores);
}

Result<bool> readUra(const QJsonObject &object, InlineVec<Tile, 5> &indicators) {
  bool told = false;
  for (const char *key : {"uradora_markers", "ura_markers", "uradora_marker", "ura_marker"}) {
    const QJsonValue ura = object.value(QLatin1String(key));
    if (!ura.isArray() && !ura.isString())
      continue;
    const QJsonArray array = ura.isArray() ? ura.toArray() : QJsonArray{ura};
    if (static_cast<std::size_t>(array.size()) > indicators.capacity())
      return Error{keyed(key) + " has more than 5 tiles"};
    indicators.clear();
    for (const QJsonValue &item : array) {
      const Result<Tile> tile = tileFromMjai(item.toString());
      if (!tile || !tile->isKnown())
        return Error{keyed(key) + " must be known tiles"};
      indicators.push_back(*tile);
    }
    told = true;
  }
  return told;
}

void readYaku(const QJsonValue &value, WinResult &result, Stated &stated) {
  if (!value.isArray())
    return;
  const QJsonArray array = value.toArray();
  stated.yaku = static_cast<std::size_t>(array.size()) <= result.yaku.capacity();
  for (int i = 0; stated.yaku && i < array.size(); ++i) {
    const QJsonArray pair = array[i].toArray();
    const std::optional<YakuId> id = yakuFromMjai(pair.at(0).toString());
    const int han = pair.at(1).toInt(-1);
    if (!id || han < 0 || han > 200) {
      stated.yaku = false;
      break;
    }
    const bool yakuman = isYakuman(*id, han);
    result.yaku.push_back({*id, static_cast<std::uint8_t>(yakuman ? 0 : han),
                           static_cast<std::uint8_t>(yakuman ? std::max(1, han / kYakumanHan) : 0)});
    result.yakuman += result.yaku.back().yakuman;
  }
  if (!stated.yaku) {
    result.yaku.clear();
    result.yakuman = 0;
  }
}

void readNumber(const QJsonObject &object, const char *key, std::int32_t &target, bool &stated) {
  const QJsonValue value = object.value(QLatin1String(key));
  if (!value.isDouble() || std::abs(value.toDouble()) > kMostPoints)
    return;
  target = value.toInt();
  stated = true;
}

Result<bool> readOutcome(const QJsonObject &object, int players, Stated &stated,
                         std::array<std::int32_t, 4> &deltas, Scores &scores) {
  const Result<std::optional<Scores>> change = scoresIn(object, "deltas", players);
  if (!change)
    return change.error();
  const Result<std::optional<Scores>> after = scoresIn(object, "scores", players);
  if (!after)
    return after.error();
  stated.deltas = change->has_value();
  stated.scores = after->has_value();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    if (*change)
      deltas[seat] = (**change)[seat];
    else if (*after)
      deltas[seat] = (**after)[seat] - scores[seat];
    // A file may claim anything, again and again: sums stay in range.
    const double sum = static_cast<double>(scores[seat]) + deltas[seat];
    scores[seat] =
        *after ? (**after)[seat] : static_cast<std::int32_t>(std::clamp(sum, -kMostPoints, kMostPoints));
  }
  return true;
}

}  // namespace janso
