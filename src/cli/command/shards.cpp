// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "cli/command/shards.h"

#include <QJsonArray>
#include <QStringList>
#include <algorithm>

#include "cli/command/command.h"

namespace janso::cli {

Result<Shard> readShard(const QString &text) {
  bool okNumber = false;
  bool okOf = false;
  const Shard shard{text.section(QLatin1Char('/'), 0, 0).toInt(&okNumber),
                    text.section(QLatin1Char('/'), 1).toInt(&okOf)};
  if (!okNumber || !okOf || shard.number < 1 || shard.of > Shard::kMost || shard.number > shard.of)
    return wrong(Text::tr("--shard must be K/N, such as 3/64, not '%1'").arg(shown(text)));
  return shard;
}

QString ShardSet::missing() const {
  QStringList ranges;
  int from = 1;
  for (std::size_t i = 0; i <= m_numbers.size(); ++i) {
    const int next = i < m_numbers.size() ? m_numbers[i] : m_of + 1;
    if (next - from == 1)
      ranges.push_back(QString::number(from));
    else if (next > from)
      ranges.push_back(QStringLiteral("%1-%2").arg(from).arg(next - 1));
    from = next + 1;
  }
  return ranges.join(QStringLiteral(", "));
}

Result<bool> ShardSet::add(const ShardSet &other, const QString &path, const QString &first) {
  if (other.m_of != m_of)
    return wrong(Text::tr("%1 is one of %2 shards, but %3 is one of %4")
                     .arg(path)
                     .arg(other.m_of)
                     .arg(first)
                     .arg(m_of));
  for (const int number : other.m_numbers) {
    const auto at = std::lower_bound(m_numbers.begin(), m_numbers.end(), number);
    if (at != m_numbers.end() && *at == number)
      return wrong(
          Text::tr("%1 contains shard %2, which is already in an earlier file").arg(path).arg(number));
    m_numbers.insert(at, number);
  }
  return true;
}

QJsonObject ShardSet::toJson() const {
  if (isWhole())
    return {};
  QJsonArray played;
  for (const int number : m_numbers)
    played.append(number);
  return {{QStringLiteral("of"), m_of}, {QStringLiteral("played"), played}};
}

Result<ShardSet> ShardSet::fromJson(const QJsonObject &object) {
  ShardSet shards;
  if (object.isEmpty())
    return shards;
  const Error bad{"'shards' does not say which shards were played"};
  shards.m_of = object.value(QStringLiteral("of")).toInt();
  shards.m_numbers.clear();
  for (const QJsonValue &value : object.value(QStringLiteral("played")).toArray()) {
    const int number = value.toInt();
    if (number < 1 || number > shards.m_of ||
        (!shards.m_numbers.empty() && number <= shards.m_numbers.back()))
      return bad;
    shards.m_numbers.push_back(number);
  }
  if (shards.m_of < 1 || shards.m_of > Shard::kMost || shards.m_numbers.empty())
    return bad;
  return shards;
}

QString differingKeys(const QJsonObject &first, const QJsonObject &second) {
  QStringList keys;
  for (auto it = first.begin(); it != first.end(); ++it) {
    if (second.value(it.key()) != it.value())
      keys.push_back(it.key());
  }
  return keys.join(QStringLiteral(", "));
}

QString missingShardsText(const ShardSet &shards) {
  return Text::tr("missing shards (of %1): %2").arg(shards.of()).arg(shards.missing());
}

}  // namespace janso::cli
