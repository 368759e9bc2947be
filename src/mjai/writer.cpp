// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Events as mjai objects.
#include "mjai/writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>

#include "mjai/names.h"
#include "rules/payment.h"

namespace janso {
namespace {

QJsonObject typed(const char *type) {
  return QJsonObject{{QStringLiteral("type"), QLatin1String(type)}};
}

QJsonObject byActor(const char *type, int seat) {
  QJsonObject object = typed(type);
  object.insert(QStringLiteral("actor"), seat);
  return object;
}

template <class Tiles>
QJsonArray tileArray(const Tiles &tiles, bool hidden = false) {
  QJsonArray array;
  for (Tile tile : tiles)
    array.append(toMjai(hidden ? Tile() : tile));
  return array;
}

// A hand that stays closed: everybody sees how many tiles it has.
QJsonArray hiddenHand(int size) {
  QJsonArray array;
  for (int i = 0; i < size; ++i)
    array.append(toMjai(Tile()));
  return array;
}

template <class Numbers>
QJsonArray numberArray(const Numbers &numbers) {
  QJsonArray array;
  for (auto number : numbers)
    array.append(static_cast<int>(number));
  return array;
}

// The tiles of a meld that came from the hand in this call: all but the claimed or added one.
QJsonArray consumedOf(const Meld &meld) {
  const Tile fromOutside = meld.type == MeldType::Kakan ? meld.added : meld.called;
  QJsonArray array;
  bool leftOut = meld.type == MeldType::Ankan;
  for (Tile tile : meld.tiles) {
    if (!leftOut && tile == fromOutside)
      leftOut = true;
    else
      array.append(toMjai(tile));
  }
  return array;
}

const char *callName(MeldType type) {
  switch (type) {
    case MeldType::Chi:
      return "chi";
    case MeldType::Pon:
      return "pon";
    case MeldType::Daiminkan:
      return "daiminkan";
    case MeldType::Ankan:
      return "ankan";
    case MeldType::Kakan:
      return "kakan";
  }
  return "";
}

}  // namespace

MjaiWriter::MjaiWriter(int viewpoint) : m_viewpoint(viewpoint) {}

QJsonObject MjaiWriter::write(const Event &event) {
  return std::visit([this](const auto &concrete) { return object(concrete); }, event);
}

QJsonObject MjaiWriter::object(const MatchStarted &event) {
  QJsonObject object = typed("start_game");
  if (m_viewpoint >= 0)
    object.insert(QStringLiteral("id"), m_viewpoint);
  QJsonArray names;
  for (const std::string &name : event.info->names)
    names.append(QString::fromStdString(name));
  object.insert(QStringLiteral("names"), names);
  const RuleSet &rules = event.info->rules;
  object.insert(QStringLiteral("kyoku_first"), rules.length == MatchLength::East ? 4 : 0);
  const bool anyRed = rules.redFives[0] + rules.redFives[1] + rules.redFives[2] > 0;
  object.insert(QStringLiteral("aka_flag"), anyRed);
  m_players = rules.players;
  if (m_players != 4)
    object.insert(QStringLiteral("players"), m_players);
  m_scores.fill(0);
  std::fill_n(m_scores.begin(), m_players, rules.startingPoints);
  return object;
}

QJsonObject MjaiWriter::object(const KyokuStarted &event) {
  m_scores = event.scores;
  m_melds.fill(0);
  QJsonObject object = typed("start_kyoku");
  object.insert(QStringLiteral("bakaze"), windToMjai(event.bakaze));
  object.insert(QStringLiteral("kyoku"), event.kyoku + 1);
  if (event.round != event.bakaze)
    object.insert(QStringLiteral("round"), event.round);
  object.insert(QStringLiteral("honba"), event.honba);
  object.insert(QStringLiteral("kyotaku"), event.kyotaku);
  object.insert(QStringLiteral("oya"), event.dealer);
  object.insert(QStringLiteral("dora_marker"), toMjai(event.doraIndicator));
  object.insert(QStringLiteral("scores"), numberArray(event.scores));
  QJsonArray hands;
  for (int seat = 0; seat < 4; ++seat)
    hands.append(tileArray(event.hands[static_cast<std::size_t>(seat)], hides(seat)));
  object.insert(QStringLiteral("tehais"), hands);
  return object;
}

QJsonObject MjaiWriter::object(const Tsumo &event) {
  QJsonObject object = byActor("tsumo", event.seat);
  object.insert(QStringLiteral("pai"), toMjai(hides(event.seat) ? Tile() : event.tile));
  return object;
}

QJsonObject MjaiWriter::object(const Dahai &event) {
  QJsonObject object = byActor("dahai", event.seat);
  object.insert(QStringLiteral("pai"), toMjai(event.tile));
  object.insert(QStringLiteral("tsumogiri"), event.tsumogiri);
  return object;
}

QJsonObject MjaiWriter::object(const Call &event) {
  const Meld &meld = event.meld;
  if (meld.type != MeldType::Kakan)
    ++m_melds[static_cast<std::size_t>(event.seat)];
  QJsonObject object = byActor(callName(meld.type), event.seat);
  if (meld.type == MeldType::Kakan) {
    object.insert(QStringLiteral("pai"), toMjai(meld.added));
  } else if (meld.type != MeldType::Ankan) {
    object.insert(QStringLiteral("target"), meld.from);
    object.insert(QStringLiteral("pai"), toMjai(meld.called));
  }
  object.insert(QStringLiteral("consumed"), consumedOf(meld));
  return object;
}

QJsonObject MjaiWriter::object(const Kita &event) {
  QJsonObject object = byActor("nukidora", event.seat);
  object.insert(QStringLiteral("pai"), toMjai(event.tile));
  return object;
}

QJsonObject MjaiWriter::object(const Riichi &event) {
  QJsonObject object = byActor("reach", event.seat);
  if (event.open) {
    object.insert(QStringLiteral("open"), true);
    object.insert(QStringLiteral("shown"), tileArray(event.shown));
  }
  return object;
}

QJsonObject MjaiWriter::object(const RiichiAccepted &event) {
  std::array<int, 4> deltas{};
  deltas[static_cast<std::size_t>(event.seat)] = -kStick;
  m_scores[static_cast<std::size_t>(event.seat)] -= kStick;
  QJsonObject object = byActor("reach_accepted", event.seat);
  object.insert(QStringLiteral("deltas"), numberArray(deltas));
  object.insert(QStringLiteral("scores"), numberArray(m_scores));
  return object;
}

QJsonObject MjaiWriter::object(const DoraRevealed &event) {
  QJsonObject object = typed("dora");
  object.insert(QStringLiteral("dora_marker"), toMjai(event.indicator));
  return object;
}

QJsonObject MjaiWriter::object(const Hora &event) {
  const HoraInfo &info = *event.info;
  m_scores = info.scores;
  QJsonObject object = byActor("hora", info.winner);
  object.insert(QStringLiteral("target"), info.from < 0 ? info.winner : info.from);
  object.insert(QStringLiteral("pai"), toMjai(info.winTile));
  object.insert(QStringLiteral("hora_tehais"), tileArray(info.hand));
  // Two dialects, two names.
  object.insert(QStringLiteral("uradora_markers"), tileArray(info.uraIndicators));
  object.insert(QStringLiteral("ura_markers"), tileArray(info.uraIndicators));
  QJsonArray yakus;
  for (const YakuHan &yaku : info.result.yaku)
    yakus.append(QJsonArray{yakuToMjai(yaku.id), yaku.yakuman > 0 ? 13 * yaku.yakuman : yaku.han});
  object.insert(QStringLiteral("yakus"), yakus);
  object.insert(QStringLiteral("fu"), info.result.fu);
  object.insert(QStringLiteral("fan"), info.result.yakuman > 0 ? 13 * info.result.yakuman : info.result.han);
  object.insert(QStringLiteral("hora_points"), info.result.handPoints);
  object.insert(QStringLiteral("deltas"), numberArray(info.result.deltas));
  object.insert(QStringLiteral("scores"), numberArray(info.scores));
  return object;
}

QJsonObject MjaiWriter::object(const Ryukyoku &event) {
  const RyukyokuInfo &info = *event.info;
  m_scores = info.scores;
  QJsonObject object = typed("ryukyoku");
  object.insert(QStringLiteral("reason"), drawToMjai(info.type));
  if (info.declarer >= 0)
    object.insert(QStringLiteral("actor"), info.declarer);
  QJsonArray tenpais;
  QJsonArray hands;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    tenpais.append(info.tenpai[seat]);
    if (seat >= static_cast<std::size_t>(m_players))
      hands.append(QJsonArray());
    else if (info.hands[seat].empty())
      hands.append(hiddenHand(13 - 3 * m_melds[seat]));
    else
      hands.append(tileArray(info.hands[seat]));
  }
  object.insert(QStringLiteral("tenpais"), tenpais);
  object.insert(QStringLiteral("tehais"), hands);
  object.insert(QStringLiteral("deltas"), numberArray(info.deltas));
  object.insert(QStringLiteral("scores"), numberArray(info.scores));
  return object;
}

QJsonObject MjaiWriter::object(const KyokuEnded &) {
  return typed("end_kyoku");
}

QJsonObject MjaiWriter::object(const MatchEnded &event) {
  m_scores = event.result->scores;
  QJsonObject object = typed("end_game");
  object.insert(QStringLiteral("scores"), numberArray(event.result->scores));
  if (event.result->place[0] > 0) {
    object.insert(QStringLiteral("places"), numberArray(event.result->place));
    object.insert(QStringLiteral("final_points"), numberArray(event.result->finalPoints));
  }
  return object;
}

QByteArray toMjaiLine(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

}  // namespace janso
