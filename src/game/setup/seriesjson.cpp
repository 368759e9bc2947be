// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/setup/seriesjson.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace janso {

namespace {

// In the order of SeriesSeating.
constexpr auto kSeatings = std::to_array({"rotate", "random", "keep"});
// No match comes near it; a damaged file may.
constexpr double kMaxPoints = 100000000;

template <class T>
QJsonArray toArray(const std::array<T, 4> &values) {
  QJsonArray array;
  for (const T value : values)
    array.append(static_cast<int>(value));
  return array;
}

// Four whole numbers from `low` to `high`.
template <class T>
Result<std::array<T, 4>> fourFrom(const QJsonObject &object, const char *key, double low, double high) {
  const QJsonArray array = object.value(QLatin1String(key)).toArray();
  std::array<T, 4> values{};
  bool good = array.size() == 4;
  for (qsizetype i = 0; good && i < 4; ++i) {
    const double value = array[i].toDouble(high + 1);
    good = value >= low && value <= high && std::floor(value) == value;
    if (good)
      values[static_cast<std::size_t>(i)] = static_cast<T>(value);
  }
  if (!good)
    return Error{std::string("'") + key + "' must be a list of four whole numbers within range"};
  return values;
}

Result<SeriesSeats> seatsFrom(const QJsonObject &object, int players) {
  Result<SeriesSeats> seats = fourFrom<std::int8_t>(object, "seats", -1, 3);
  if (!seats)
    return seats;
  for (int seat = 0; seat < players; ++seat) {
    if (std::count(seats->begin(), seats->begin() + players, seat) != 1)
      return Error{"'seats' must name every seat once"};
  }
  return seats;
}

QJsonObject toJson(const SeriesMatch &match) {
  return {{QStringLiteral("seats"), toArray(match.seats)},
          {QStringLiteral("scores"), toArray(match.scores)},
          {QStringLiteral("places"), toArray(match.place)},
          {QStringLiteral("match_points"), toArray(match.matchPoints)},
          {QStringLiteral("placement"), toArray(match.placement)},
          {QStringLiteral("total"), toArray(match.total)}};
}

Result<SeriesMatch> matchFrom(const QJsonObject &object, int players) {
  const Result<SeriesSeats> seats = seatsFrom(object, players);
  if (!seats)
    return seats.error();
  const auto points = [&object](const char *key) {
    return fourFrom<std::int32_t>(object, key, -kMaxPoints, kMaxPoints);
  };
  const auto scores = points("scores");
  const auto places = fourFrom<std::int8_t>(object, "places", 0, 4);
  const auto matchPoints = points("match_points");
  const auto placement = points("placement");
  const auto total = points("total");
  for (const auto *part : {&scores, &matchPoints, &placement, &total}) {
    if (!*part)
      return part->error();
  }
  if (!places)
    return places.error();
  SeriesMatch match;
  match.seats = *seats;
  match.scores = *scores;
  match.place = *places;
  match.matchPoints = *matchPoints;
  match.placement = *placement;
  match.total = *total;
  return match;
}

Result<Series> seriesFrom(const QJsonObject &object) {
  Series series;
  series.matches = object.value(QStringLiteral("matches")).toInt(kUsualSeriesMatches);
  if (series.matches < 1 || series.matches > kMaxSeriesMatches)
    return Error{"'matches' must be from 1 to " + std::to_string(kMaxSeriesMatches)};
  series.players = object.value(QStringLiteral("players")).toInt(4);
  if (series.players < 3 || series.players > 4)
    return Error{"'players' must be 3 or 4"};
  const QString seating = object.value(QStringLiteral("seating")).toString(QLatin1String(kSeatings[0]));
  const auto found = std::find_if(kSeatings.begin(), kSeatings.end(),
                                  [&seating](const char *word) { return seating == QLatin1String(word); });
  if (found == kSeatings.end())
    return Error{"'seating' cannot be '" + seating.left(40).toStdString() + "'"};
  series.seating = static_cast<SeriesSeating>(found - kSeatings.begin());
  const QJsonArray names = object.value(QStringLiteral("names")).toArray();
  for (std::size_t player = 0; player < 4; ++player)
    series.names[player] = names[static_cast<qsizetype>(player)].toString().toStdString();
  const QJsonArray played = object.value(QStringLiteral("played")).toArray();
  if (played.size() > series.matches)
    return Error{"'played' contains more matches than the series has"};
  for (qsizetype i = 0; i < played.size(); ++i) {
    Result<SeriesMatch> match = matchFrom(played[i].toObject(), series.players);
    if (!match)
      return match.error().in("match " + std::to_string(i + 1));
    series.played.push_back(std::move(match).value());
  }
  return series;
}

}  // namespace

QJsonObject toJson(const SeriesPlay &play) {
  const Series &series = play.series;
  QJsonArray names;
  for (const std::string &name : series.names)
    names.append(QString::fromStdString(name));
  QJsonArray played;
  for (const SeriesMatch &match : series.played)
    played.append(toJson(match));
  return {{QStringLiteral("id"), play.id},
          {QStringLiteral("matches"), series.matches},
          {QStringLiteral("players"), series.players},
          {QStringLiteral("seating"), QLatin1String(kSeatings[static_cast<std::size_t>(series.seating)])},
          {QStringLiteral("names"), names},
          {QStringLiteral("seats"), toArray(play.seats)},
          {QStringLiteral("played"), played}};
}

Result<SeriesPlay> seriesPlayFromJson(const QJsonObject &object) {
  Result<Series> series = seriesFrom(object);
  if (!series)
    return series.error();
  const Result<SeriesSeats> seats = seatsFrom(object, series->players);
  if (!seats)
    return seats.error();
  SeriesPlay play;
  play.id = object.value(QStringLiteral("id")).toString();
  play.series = std::move(series).value();
  play.seats = *seats;
  return play;
}

}  // namespace janso
