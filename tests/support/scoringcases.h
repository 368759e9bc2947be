// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Winning hands of the outside test data as our own values.
//
// Their seats are winds (0 = dealer), so the dealer is seat 0.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <optional>

#include "rules/presets/presets.h"
#include "rules/score.h"
#include "support/conformance.h"
#include "support/tiles.h"

namespace janso::test {

// Their name of an optional yaku or of an option of its own -> ours; false for a name that is not known.
inline bool setOptionalYaku(RuleSet &rules, const QString &name) {
  if (name == QLatin1String("open_riichi"))
    rules.openRiichi = true;
  else if (name == QLatin1String("sashikomi"))
    rules.openRiichiDealInYakuman = true;
  else if (name == QLatin1String("paarenchan"))
    rules.paaRenchan = 8;
  else if (name == QLatin1String("daisharin"))
    rules.optionalYaku |= optionalYakuBit(YakuId::Daisharin);
  else if (name == QLatin1String("daisharin_any_suit"))
    rules.optionalYaku |= optionalYakuBit(YakuId::Daichikurin) | optionalYakuBit(YakuId::Daisuurin);
  else if (name == QLatin1String("daichisei"))
    rules.optionalYaku |= optionalYakuBit(YakuId::DaiChisei);
  else
    return false;
  return true;
}

// The named ruleset of `all` with the single keys of `changes` on top; nothing for a name that is not known.
inline std::optional<RuleSet> ruleSetFrom(const QJsonObject &all, const QString &name,
                                          const QJsonObject &changes) {
  QJsonObject keys = all.value(name).toObject();
  for (auto it = changes.begin(); it != changes.end(); ++it)
    keys.insert(it.key(), it.value());
  const auto flag = [&keys](const char *key) { return keys.value(QLatin1String(key)).toBool(); };
  const auto number = [&keys](const char *key) { return keys.value(QLatin1String(key)).toInt(); };
  const auto word = [&keys](const char *key) { return keys.value(QLatin1String(key)).toString(); };
  RuleSet rules;
  rules.players = static_cast<std::uint8_t>(number("players"));
  rules.kita = rules.players == 3;
  for (const QJsonValue &yaku : keys.value(QLatin1String("optional_yaku")).toArray()) {
    if (!setOptionalYaku(rules, yaku.toString()))
      return std::nullopt;
  }
  for (int i = 0; i < 3; ++i)
    rules.redFives[static_cast<std::size_t>(i)] =
        static_cast<std::uint8_t>(keys.value(QLatin1String("aka")).toArray().at(i).toInt());
  rules.kuitan = flag("kuitan");
  rules.doubleWindPairFu = static_cast<std::uint8_t>(number("double_wind_pair_fu"));
  rules.kiriage = flag("kiriage");
  rules.kazoe = word("kazoe") == QLatin1String("yakuman")     ? Kazoe::Yakuman
                : word("kazoe") == QLatin1String("sanbaiman") ? Kazoe::Sanbaiman
                                                              : Kazoe::NoLimit;
  const bool twice = flag("double_yakuman");
  rules.doubleDaisuushii = rules.doubleSuuankouTanki = twice;
  rules.doubleKokushi13 = rules.doubleJunseiChuuren = twice;
  if (!flag("multiple_yakuman")) {
    rules.yakumanStacking = YakumanStacking::None;
    rules.yakumanCap = 1;
  }
  rules.paoDaisangen = rules.paoDaisuushii = flag("pao");
  if (name.startsWith(QLatin1String("tenhou"))) {
    rules.paoScope = PaoScope::WholeHand;
    rules.paoHonba = PaoHonba::Liable;
  }
  rules.openPinfuRonFu = static_cast<std::uint8_t>(number("open_pinfu_ron_fu"));
  rules.rinshanTsumoFu = flag("rinshan_tsumo_fu");
  rules.renhou = word("renhou") == QLatin1String("mangan")    ? Renhou::Mangan
                 : word("renhou") == QLatin1String("yakuman") ? Renhou::Yakuman
                                                              : Renhou::None;
  rules.ippatsu = flag("ippatsu");
  rules.uraDora = flag("ura_dora");
  rules.kanDora = rules.kanUraDora = flag("kan_dora");
  rules.honbaRon = number("honba_ron");
  rules.honbaTsumoEach = number("honba_tsumo_each");
  return rules;
}

inline QJsonObject scoringRuleSets() {
  QFile file(conformancePath(QStringLiteral("scoring/rulesets.json")));
  if (!file.open(QIODevice::ReadOnly))
    return {};
  return QJsonDocument::fromJson(file.readAll()).object();
}

inline Meld meldFrom(const QJsonObject &object) {
  const QString kind = object.value(QLatin1String("kind")).toString();
  Meld meld;
  meld.type = kind == QLatin1String("chi")         ? MeldType::Chi
              : kind == QLatin1String("pon")       ? MeldType::Pon
              : kind == QLatin1String("daiminkan") ? MeldType::Daiminkan
              : kind == QLatin1String("ankan")     ? MeldType::Ankan
                                                   : MeldType::Kakan;
  for (const Tile &t : tiles(object.value(QLatin1String("tiles")).toString().toStdString()))
    meld.tiles.push_back(t);
  if (meld.type != MeldType::Ankan) {
    meld.called = tile(object.value(QLatin1String("called")).toString().toStdString());
    meld.from = static_cast<std::int8_t>(object.value(QLatin1String("from")).toInt());
  }
  if (meld.type == MeldType::Kakan)
    meld.added = tile(object.value(QLatin1String("added")).toString().toStdString());
  return meld;
}

inline WinInput winInputFrom(const QJsonObject &object) {
  const auto text = [&object](const char *key) {
    return object.value(QLatin1String(key)).toString().toStdString();
  };
  WinInput input;
  for (const Tile &t : tiles(text("concealed")))
    input.concealed.push_back(t);
  for (const QJsonValue &meld : object.value(QLatin1String("melds")).toArray())
    input.melds.push_back(meldFrom(meld.toObject()));
  input.winTile = tile(text("win"));
  input.tsumo = object.value(QLatin1String("tsumo")).toBool();
  input.winner = static_cast<std::int8_t>(object.value(QLatin1String("winner")).toInt());
  if (!input.tsumo)
    input.from = static_cast<std::int8_t>(object.value(QLatin1String("from")).toInt());
  const QString winds = QStringLiteral("ESWN");
  input.roundWind =
      static_cast<std::uint8_t>(winds.indexOf(object.value(QLatin1String("round_wind")).toString()));
  const QJsonArray flags = object.value(QLatin1String("flags")).toArray();
  const auto has = [&flags](const char *flag) { return flags.contains(QLatin1String(flag)); };
  input.doubleRiichi = has("double_riichi");
  input.openRiichi = has("open_riichi");
  input.riichi = has("riichi") || input.doubleRiichi || input.openRiichi;
  input.kitaRon = has("kita_ron");
  input.ippatsu = has("ippatsu");
  input.haitei = has("haitei");
  input.houtei = has("houtei");
  input.rinshan = has("rinshan");
  input.chankan = has("chankan");
  input.tenhou = has("tenhou");
  input.chiihou = has("chiihou");
  input.renhou = has("renhou");
  for (const QJsonValue &indicator : object.value(QLatin1String("dora")).toArray())
    input.doraIndicators.push_back(tile(indicator.toString().toStdString()));
  for (const QJsonValue &indicator : object.value(QLatin1String("ura")).toArray())
    input.uraIndicators.push_back(tile(indicator.toString().toStdString()));
  input.kita = static_cast<std::uint8_t>(object.value(QLatin1String("kita")).toInt());
  // The record says only that it is the one that is wanted.
  if (object.value(QLatin1String("paarenchan")).toInt() > 0)
    input.winsInRow = 8;
  input.honba = object.value(QLatin1String("honba")).toInt();
  input.kyotaku = object.value(QLatin1String("sticks")).toInt();
  return input;
}

// "seat_wind_south" as the outside data names it; ours is yakuKey() with the wind left out.
inline QString yakuName(YakuId id, const WinInput &input, int players = 4) {
  static const char *const kWinds[] = {"_east", "_south", "_west", "_north"};
  const std::string_view key = yakuKey(id);
  QString name = QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
  if (id == YakuId::OpenRiichiDealIn)
    name = QStringLiteral("sashikomi");
  if (id == YakuId::PaaRenchan)
    name = QStringLiteral("paarenchan");
  if (id == YakuId::DaiChisei)
    name = QStringLiteral("daichisei");
  if (id == YakuId::SeatWind)
    name += QLatin1String(kWinds[input.seatWind(players)]);
  if (id == YakuId::RoundWind)
    name += QLatin1String(kWinds[input.roundWind]);
  return name;
}

}  // namespace janso::test
