// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "statistics/botfigures.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>

namespace janso {
namespace {

constexpr int kFormat = 1;

QJsonObject countersToJson(const Counters &counters) {
  QJsonObject object;
  for (int i = 0; i < kCounters; ++i) {
    const auto counter = static_cast<Counter>(i);
    const std::optional<std::int64_t> value = counters.value(counter);
    // Most yaku are never seen.
    if (value && (*value != 0 || counter < Counter::Han1))
      object.insert(QString::fromStdString(counterName(counter)), static_cast<qint64>(*value));
  }
  return object;
}

Counters countersFromJson(const QJsonObject &object) {
  Counters counters;
  for (int i = static_cast<int>(Counter::Han1); i < kCounters; ++i)
    counters.set(static_cast<Counter>(i), 0);
  for (auto it = object.begin(); it != object.end(); ++it) {
    if (const std::optional<Counter> counter = counterOfName(it.key().toStdString()))
      counters.set(*counter, it.value().toInteger());
  }
  return counters;
}

QJsonObject momentsToJson(const Totals &totals) {
  QJsonObject object;
  for (const Measure &measure : measures()) {
    const Moments &sums = totals.moments(measure);
    if (measure.kind == MeasureKind::Mean && sums.matches > 0)
      object.insert(QLatin1String(measure.key),
                    QJsonArray{static_cast<qint64>(sums.matches), sums.n, sums.d, sums.nn, sums.nd, sums.dd});
  }
  return object;
}

Totals totalsFromJson(const QJsonObject &object) {
  Totals totals(countersFromJson(object.value(QLatin1String("counters")).toObject()),
                object.value(QLatin1String("matches")).toInteger());
  const QJsonObject moments = object.value(QLatin1String("moments")).toObject();
  for (auto it = moments.begin(); it != moments.end(); ++it) {
    const QJsonArray row = it.value().toArray();
    const Measure *measure = findMeasure(it.key().toStdString());
    if (measure != nullptr && measure->kind == MeasureKind::Mean)
      totals.setMoments(*measure, {row.at(0).toInteger(), row.at(1).toDouble(), row.at(2).toDouble(),
                                   row.at(3).toDouble(), row.at(4).toDouble(), row.at(5).toDouble()});
  }
  return totals;
}

constexpr std::array<const char *, 4> kStyle{"win", "deal_in", "riichi", "call"};

std::optional<double> valueOf(const Totals &totals, const char *key) {
  return totals.figure(*findMeasure(key)).value;
}

}  // namespace

double spreadAmong(const BotFigures &figures, const Measure &measure) {
  double sum = 0;
  double squares = 0;
  for (const BotFigures::Bot &bot : figures.bots) {
    const double value = bot.totals.figure(measure).value.value_or(0);
    sum += value;
    squares += value * value;
  }
  const double n = static_cast<double>(figures.bots.size());
  return std::sqrt(std::max(squares / n - sum / n * (sum / n), 1e-8));
}

QByteArray toJson(const BotFigures &figures) {
  QJsonArray bots;
  for (const BotFigures::Bot &bot : figures.bots)
    bots.append(QJsonObject{{QStringLiteral("id"), bot.id},
                            {QStringLiteral("matches"), static_cast<qint64>(bot.totals.matches())},
                            {QStringLiteral("counters"), countersToJson(bot.totals.sums())},
                            {QStringLiteral("moments"), momentsToJson(bot.totals)}});
  QJsonObject object{{QStringLiteral("format"), kFormat},
                     {QStringLiteral("program"), figures.program},
                     {QStringLiteral("ruleset"), figures.ruleset},
                     {QStringLiteral("opponent"), figures.opponent},
                     {QStringLiteral("seed"), figures.seed},
                     {QStringLiteral("matches"), figures.matches},
                     {QStringLiteral("bots"), bots}};
  if (!figures.length.isEmpty())
    object.insert(QStringLiteral("length"), figures.length);
  if (!figures.evaluator.isEmpty()) {
    object.insert(QStringLiteral("evaluator"), figures.evaluator);
    object.insert(QStringLiteral("evaluator_version"), figures.evaluatorVersion);
    object.insert(QStringLiteral("scale_version"), figures.scaleVersion);
  }
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Result<BotFigures> botFiguresOf(const QByteArray &json) {
  QJsonParseError parse;
  const QJsonDocument document = QJsonDocument::fromJson(json, &parse);
  if (document.isNull())
    return Error{"the bot figures are not JSON: " + parse.errorString().toStdString()};
  const QJsonObject object = document.object();
  if (object.value(QLatin1String("format")).toInt() != kFormat)
    return Error{"the bot figures are from another version"};
  BotFigures figures;
  figures.program = object.value(QLatin1String("program")).toString();
  figures.ruleset = object.value(QLatin1String("ruleset")).toString();
  figures.length = object.value(QLatin1String("length")).toString();
  figures.evaluator = object.value(QLatin1String("evaluator")).toString();
  figures.evaluatorVersion = object.value(QLatin1String("evaluator_version")).toInt();
  figures.scaleVersion = object.value(QLatin1String("scale_version")).toInt();
  figures.opponent = object.value(QLatin1String("opponent")).toString();
  figures.seed = object.value(QLatin1String("seed")).toString();
  figures.matches = object.value(QLatin1String("matches")).toInt();
  for (const QJsonValue &value : object.value(QLatin1String("bots")).toArray()) {
    const QJsonObject bot = value.toObject();
    figures.bots.push_back({bot.value(QLatin1String("id")).toString(), totalsFromJson(bot)});
  }
  return figures;
}

std::optional<BotFigures> shippedBotFigures(const QString &ruleset) {
  QFile file(QStringLiteral(":/statistics/%1.json").arg(ruleset));
  if (!file.open(QIODevice::ReadOnly))
    return std::nullopt;
  const Result<BotFigures> figures = botFiguresOf(file.readAll());
  Q_ASSERT(figures);
  return *figures;
}

const BotFigures::Bot *nearestByStyle(const Totals &player, const BotFigures &figures) {
  if (player.sums().valueOr0(Counter::Hands) < kSmallSample)
    return nullptr;
  const BotFigures::Bot *nearest = nullptr;
  double least = 0;
  for (const BotFigures::Bot &bot : figures.bots) {
    double distance = 0;
    for (const char *key : kStyle) {
      const double step = valueOf(player, key).value_or(0) - valueOf(bot.totals, key).value_or(0);
      distance += std::pow(step / spreadAmong(figures, *findMeasure(key)), 2);
    }
    if (nearest == nullptr || distance < least) {
      nearest = &bot;
      least = distance;
    }
  }
  return nearest;
}

}  // namespace janso
