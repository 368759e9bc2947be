// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Recorded games written as paipu of Denno Mahjong, so that reading them back can be compared.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include "records/listedgames.h"
#include "records/recordedgame.h"

namespace janso::test {

inline QString paipuSuit(Kind kind) {
  return QStringLiteral("mpsz").mid(kind / 9, 1);
}

inline QString paipuDigit(Tile tile) {
  return tile.isRed() ? QStringLiteral("0") : QString::number(rankOf(tile.kind()));
}

inline QString paipuTile(Tile tile) {
  return paipuSuit(tile.kind()) + paipuDigit(tile);
}

template <class Tiles>
QString paipuHand(const Tiles &tiles) {
  QString text;
  for (Tile tile : tiles)
    text += paipuTile(tile);
  return text;
}

inline QString paipuMeld(const Meld &meld, int seat) {
  QString text = paipuSuit(meld.kind());
  if (meld.type == MeldType::Ankan) {
    for (Tile tile : meld.tiles)
      text += paipuDigit(tile);
    return text;
  }
  const QString sign = QStringLiteral("+=-").mid((meld.from - seat + 4) % 4 - 1, 1);
  bool called = false, added = meld.type != MeldType::Kakan;
  QString rest;
  for (Tile tile : meld.tiles) {
    if (!added && tile == meld.added) {
      added = true;
      continue;
    }
    if (!called && tile == meld.called) {
      called = true;
      // In a chi the claimed tile keeps its place.
      rest += meld.type == MeldType::Chi ? paipuDigit(tile) + sign : QString();
      continue;
    }
    rest += paipuDigit(tile);
  }
  if (meld.type == MeldType::Chi)
    return text + rest;
  return text + rest + paipuDigit(meld.called) + sign +
         (meld.type == MeldType::Kakan ? paipuDigit(meld.added) : QString());
}

// Writes one hand.
class Paipu {
 public:
  explicit Paipu(const RecordedHand &hand) : m_dealer(hand.start().dealer) {
    for (const RecordedEvent &each : hand.events)
      take(each.event());
  }
  QJsonArray entries() const { return m_entries; }

 private:
  int wind(int seat) const { return (seat - m_dealer + 4) % 4; }
  void add(const char *name, const QJsonObject &object) {
    m_entries.append(QJsonObject{{QLatin1String(name), object}});
  }
  template <class Values>
  QJsonArray byWind(const Values &values) const {
    QJsonArray list;
    for (int i = 0; i < 4; ++i)
      list.append(values[static_cast<std::size_t>((m_dealer + i) % 4)]);
    return list;
  }
  void take(const Event &event);
  void win(const HoraInfo &info);

  int m_dealer;
  QJsonArray m_entries;
  bool m_openKan = false;  // its indicator is written behind the discard
  QString m_late;
  bool m_riichi = false;
};

inline void Paipu::win(const HoraInfo &info) {
  QString hand = paipuHand(info.hand) + paipuTile(info.winTile);
  for (const Meld &meld : info.melds)
    hand += QLatin1Char(',') + paipuMeld(meld, info.winner);
  QJsonArray yaku;
  for (const YakuHan &each : info.result.yaku)
    yaku.append(QJsonObject{{QStringLiteral("name"), QString::fromUtf8(listedYaku(each.id))},
                            {QStringLiteral("fanshu"),
                             each.yakuman > 0 ? QJsonValue(QStringLiteral("*")) : QJsonValue(each.han)}});
  QJsonArray ura;
  for (Tile tile : info.uraIndicators)
    ura.append(paipuTile(tile));
  add("hule", {{QStringLiteral("l"), wind(info.winner)},
               {QStringLiteral("shoupai"), hand},
               {QStringLiteral("baojia"), info.from < 0 ? QJsonValue() : QJsonValue(wind(info.from))},
               {QStringLiteral("fubaopai"), ura.isEmpty() ? QJsonValue() : QJsonValue(ura)},
               {QStringLiteral("fu"), info.result.fu},
               {QStringLiteral("fanshu"), info.result.han},
               {QStringLiteral("defen"), info.result.handPoints},
               {QStringLiteral("hupai"), yaku},
               {QStringLiteral("fenpei"), byWind(info.result.deltas)}});
}

inline void Paipu::take(const Event &event) {
  if (const auto *start = std::get_if<KyokuStarted>(&event)) {
    QJsonArray hands;
    for (int i = 0; i < 4; ++i)
      hands.append(paipuHand(start->hands[static_cast<std::size_t>((m_dealer + i) % 4)]));
    add("qipai", {{QStringLiteral("zhuangfeng"), start->bakaze},
                  {QStringLiteral("jushu"), start->kyoku},
                  {QStringLiteral("changbang"), start->honba},
                  {QStringLiteral("lizhibang"), start->kyotaku},
                  {QStringLiteral("defen"), byWind(start->scores)},
                  {QStringLiteral("baopai"), paipuTile(start->doraIndicator)},
                  {QStringLiteral("shoupai"), hands}});
  }
  if (const auto *draw = std::get_if<Tsumo>(&event))
    add(draw->rinshan ? "gangzimo" : "zimo",
        {{QStringLiteral("l"), wind(draw->seat)}, {QStringLiteral("p"), paipuTile(draw->tile)}});
  if (std::holds_alternative<Riichi>(event))
    m_riichi = true;
  if (const auto *call = std::get_if<Call>(&event)) {
    m_openKan = call->meld.type != MeldType::Ankan;
    add(call->meld.type < MeldType::Ankan ? "fulou" : "gang",
        {{QStringLiteral("l"), wind(call->seat)}, {QStringLiteral("m"), paipuMeld(call->meld, call->seat)}});
  }
  if (const auto *turned = std::get_if<DoraRevealed>(&event)) {
    const bool drawn = m_entries.last().toObject().contains(QLatin1String("gangzimo"));
    if (drawn && m_openKan)
      m_late = paipuTile(turned->indicator);
    else
      add("kaigang", {{QStringLiteral("baopai"), paipuTile(turned->indicator)}});
  }
  if (const auto *discard = std::get_if<Dahai>(&event)) {
    const QString marks = QLatin1String(discard->tsumogiri ? "_" : "") + QLatin1String(m_riichi ? "*" : "");
    m_riichi = false;
    add("dapai", {{QStringLiteral("l"), wind(discard->seat)},
                  {QStringLiteral("p"), paipuTile(discard->tile) + marks}});
    if (!m_late.isEmpty())
      add("kaigang", {{QStringLiteral("baopai"), m_late}});
    m_late.clear();
  }
  if (const auto *won = std::get_if<Hora>(&event))
    win(*won->info);
  if (const auto *draw = std::get_if<Ryukyoku>(&event)) {
    const QString name =
        draw->info->type == DrawType::Exhaustive ? QStringLiteral("荒牌平局") : listedDraw(draw->info->type);
    QJsonArray hands;
    for (int i = 0; i < 4; ++i)
      hands.append(paipuHand(draw->info->hands[static_cast<std::size_t>((m_dealer + i) % 4)]));
    add("pingju", {{QStringLiteral("name"), name},
                   {QStringLiteral("shoupai"), hands},
                   {QStringLiteral("fenpei"), byWind(draw->info->deltas)}});
  }
}

inline QJsonObject paipuOf(const RecordedGame &game) {
  QJsonArray log;
  for (const RecordedHand &hand : game.hands)
    log.append(Paipu(hand).entries());
  const MatchResult &end = *std::get<MatchEnded>(game.end->event()).result;
  QJsonArray scores, points;
  for (std::size_t player = 0; player < 4; ++player) {
    const std::size_t seat = (player + 1) % 4;  // player 3 deals first
    scores.append(end.scores[seat]);
    points.append(QString::number(end.finalPoints[seat] / 1000));
  }
  return {{QStringLiteral("qijia"), 3},
          {QStringLiteral("log"), log},
          {QStringLiteral("defen"), scores},
          {QStringLiteral("point"), points},
          {QStringLiteral("player"),
           QJsonArray{QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D"), QStringLiteral("A")}}};
}

}  // namespace janso::test
