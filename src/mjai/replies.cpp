// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Converts between actions and the replies of programs that speak mjai.
#include "mjai/replies.h"

#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "mjai/names.h"
#include "rules/actionkinds.h"

namespace janso {
namespace {

struct ReplyType {
  const char *name;
  ActionType type;
};

// `hora` is Tsumo or Ron, whichever is asked; see wanted().
constexpr std::array kReplyTypes = {
    ReplyType{"none", ActionType::Skip},        ReplyType{"dahai", ActionType::Dahai},
    ReplyType{"reach", ActionType::Riichi},     ReplyType{"chi", ActionType::Chi},
    ReplyType{"pon", ActionType::Pon},          ReplyType{"daiminkan", ActionType::Daiminkan},
    ReplyType{"ankan", ActionType::Ankan},      ReplyType{"kakan", ActionType::Kakan},
    ReplyType{"hora", ActionType::Tsumo},       ReplyType{"hora", ActionType::Ron},
    ReplyType{"ryukyoku", ActionType::Kyuushu}, ReplyType{"nukidora", ActionType::Kita},
    ReplyType{"kita", ActionType::Kita},        ReplyType{"reach", ActionType::OpenRiichi},
};

const char *nameOf(ActionType type) {
  for (const ReplyType &entry : kReplyTypes) {
    if (entry.type == type)
      return entry.name;
  }
  return "";
}

QJsonArray tilesToJson(const InlineVec<Tile, 4> &tiles) {
  QJsonArray array;
  for (Tile tile : tiles)
    array.append(toMjai(tile));
  return array;
}

std::string quoted(const QString &text) {
  return "'" + text.left(32).simplified().toStdString() + "'";
}

// What the reply says about tiles, as far as it says anything.
struct Said {
  std::optional<Tile> tile;
  std::optional<bool> tsumogiri;
  std::optional<InlineVec<Tile, 4>> consumed;
};

Result<Said> readTiles(const QJsonObject &reply) {
  Said said;
  const QJsonValue pai = reply.value(QLatin1String("pai"));
  if (pai.isString()) {
    const Result<Tile> tile = tileFromMjai(pai.toString());
    if (!tile)
      return tile.error().in("pai");
    if (tile->isKnown())
      said.tile = *tile;
  }
  const QJsonValue flag = reply.value(QLatin1String("tsumogiri"));
  if (flag.isBool())
    said.tsumogiri = flag.toBool();
  const QJsonValue consumed = reply.value(QLatin1String("consumed"));
  if (consumed.isArray()) {
    const QJsonArray array = consumed.toArray();
    if (array.size() > 4)
      return Error{"consumed names " + std::to_string(array.size()) + " tiles, but a meld uses at most 4"};
    said.consumed.emplace();
    for (const QJsonValue &item : array) {
      const Result<Tile> tile = tileFromMjai(item.toString());
      if (!tile)
        return tile.error().in("consumed");
      insertSorted(*said.consumed, *tile);
    }
  }
  return said;
}

// As the protocol names it: it has no word for the mark on a haku.
Tile named(Tile tile) {
  return tile.isPocchi() ? tile.plain() : tile;
}

bool sameTiles(const Action &action, const Said &said) {
  if (said.tile && action.type != ActionType::Ankan && named(action.tile) != *said.tile)
    return false;
  // The consumed tiles of a kakan are those of the pon on the table; they decide nothing.
  return !said.consumed || action.type == ActionType::Kakan ||
         std::equal(action.consumed.begin(), action.consumed.end(), said.consumed->begin(),
                    said.consumed->end(), [](Tile tile, Tile other) { return named(tile) == other; });
}

// Whether anything that distinguishes legal actions of this type was left out of the reply.
bool leavesOut(const Action &action, const Said &said) {
  switch (action.type) {
    case ActionType::Dahai:
    case ActionType::Riichi:
    case ActionType::OpenRiichi:
      return !said.tsumogiri;
    case ActionType::Chi:
    case ActionType::Pon:
    case ActionType::Daiminkan:
    case ActionType::Ankan:
      return !said.consumed;
    default:
      return false;
  }
}

// Picks the legal action of `type` that the tiles fit; the tsumogiri flag decides between two equal tiles and
// is otherwise repaired.
std::optional<MjaiReply> pick(const Decision &decision, ActionType type, const Said &said) {
  if (isDiscard(type) && !said.tile)
    return {};
  std::optional<MjaiReply> found;
  for (const Action &action : decision.legal) {
    if (action.type != type || !sameTiles(action, said))
      continue;
    const bool flagFits = !said.tsumogiri || *said.tsumogiri == action.tsumogiri;
    if (!found || (found->repaired && flagFits && !leavesOut(action, said)))
      found = MjaiReply{ReplyStep::Act, action, !flagFits || leavesOut(action, said), false, false};
  }
  return found;
}

bool offers(const Decision &decision, ActionType type) {
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [type](const Action &action) { return action.type == type; });
}

std::string describe(const QJsonObject &reply) {
  QString text = QString::fromUtf8(QJsonDocument(reply).toJson(QJsonDocument::Compact));
  if (text.size() > 160)
    text = text.left(157) + QStringLiteral("...");
  return text.toStdString();
}

// What the decision asks for, in the words of the protocol.
std::string legalWords(const Decision &decision, bool afterReach) {
  if (afterReach)
    return "dahai that keeps tenpai";
  std::string words;
  for (std::size_t i = 0; i < decision.legal.size(); ++i) {
    const std::string word = nameOf(decision.legal[i].type);
    if (words.find(word) == std::string::npos)
      words += (words.empty() ? "" : ", ") + word;
  }
  return words;
}

}  // namespace

Result<MjaiReply> actionFromReply(const QJsonObject &reply, const Decision &decision, bool afterReach,
                                  bool open) {
  const QString type = reply.value(QLatin1String("type")).toString();
  if (type.isEmpty())
    return Error{"the reply has no type: " + describe(reply)};
  const QJsonValue actor = reply.value(QLatin1String("actor"));
  if (actor.isDouble() && actor.toInt(-1) != decision.seat)
    return Error{"the reply is for seat " + std::to_string(actor.toInt(-1)) + ", but seat " +
                 std::to_string(static_cast<int>(decision.seat)) + " was asked: " + describe(reply)};
  const Result<Said> said = readTiles(reply);
  if (!said)
    return said.error().in("the reply " + describe(reply));

  bool known = false;
  for (const ReplyType &entry : kReplyTypes) {
    if (type != QLatin1String(entry.name))
      continue;
    known = true;
    if (isRiichi(entry.type)) {
      const bool saysOpen = reply.value(QLatin1String("open")).toBool();
      const bool meant = saysOpen == (entry.type == ActionType::OpenRiichi);
      if (!afterReach && meant && offers(decision, entry.type))
        return MjaiReply{ReplyStep::Reach, {}, false, saysOpen, false};
      continue;
    }
    // After `reach` only its discard is left to say.
    if (afterReach && entry.type != ActionType::Dahai)
      continue;
    const ActionType wanted = !afterReach ? entry.type : open ? ActionType::OpenRiichi : ActionType::Riichi;
    if (const std::optional<MjaiReply> found = pick(decision, wanted, *said))
      return *found;
  }
  if (!known)
    return Error{"the reply has an unknown type " + quoted(type) + ": " + describe(reply)};
  return Error{"the reply is not legal here: " + describe(reply) +
               " (legal: " + legalWords(decision, afterReach) + ")"};
}

Result<MjaiReply> actionFromReply(const QByteArray &line, const Decision &decision, bool afterReach,
                                  bool open) {
  QJsonParseError problem;
  const QJsonDocument document = QJsonDocument::fromJson(line, &problem);
  if (document.isNull()) {
    return Error{"the reply is not JSON (" + problem.errorString().toStdString() +
                 "): " + quoted(QString::fromUtf8(line.trimmed().left(32)))};
  }
  if (document.isObject())
    return actionFromReply(document.object(), decision, afterReach, open);
  const QJsonArray list = document.array();
  if (list.isEmpty() || !list[0].isObject())
    return Error{"the reply is a list without an object"};
  Result<MjaiReply> first = actionFromReply(list[0].toObject(), decision, afterReach, open);
  if (!first || first->step != ReplyStep::Reach || list.size() < 2)
    return first;
  Result<MjaiReply> both = actionFromReply(list[1].toObject(), decision, true, first->open);
  if (!both)
    return both;
  MjaiReply reply = *both;
  reply.reachAndDiscard = true;
  return reply;
}

QJsonObject replyObject(const Action &action, int seat, int target) {
  QJsonObject object{{QStringLiteral("type"), QLatin1String(nameOf(action.type))}};
  if (action.type == ActionType::Skip)
    return object;
  object.insert(QStringLiteral("actor"), seat);
  switch (action.type) {
    case ActionType::Chi:
    case ActionType::Pon:
    case ActionType::Daiminkan:
    case ActionType::Ron:
      object.insert(QStringLiteral("target"), target);
      break;
    case ActionType::Tsumo:
      object.insert(QStringLiteral("target"), seat);
      break;
    case ActionType::Kyuushu:
      object.insert(QStringLiteral("reason"), drawToMjai(DrawType::Kyuushu));
      return object;
    case ActionType::Dahai:
      object.insert(QStringLiteral("tsumogiri"), action.tsumogiri);
      break;
    case ActionType::OpenRiichi:
      object.insert(QStringLiteral("open"), true);
      return object;
    case ActionType::Riichi:
      return object;
    default:
      break;
  }
  if (action.type != ActionType::Ankan)
    object.insert(QStringLiteral("pai"), toMjai(action.tile));
  if (!action.consumed.empty())
    object.insert(QStringLiteral("consumed"), tilesToJson(action.consumed));
  return object;
}

QJsonObject replyObject(const Action &action, const SeatView &view) {
  QJsonObject object = replyObject(action, view.seat, view.board.turn);
  if (action.type != ActionType::Kakan)
    return object;
  for (const Meld &meld : view.me().melds) {
    if (meld.type == MeldType::Pon && meld.kind() == action.tile.kind()) {
      InlineVec<Tile, 4> consumed;
      for (Tile tile : meld.tiles)
        consumed.push_back(tile);
      object.insert(QStringLiteral("consumed"), tilesToJson(consumed));
    }
  }
  return object;
}

QJsonObject reachObject(int seat, bool open) {
  QJsonObject object{{QStringLiteral("type"), QStringLiteral("reach")}, {QStringLiteral("actor"), seat}};
  if (open)
    object.insert(QStringLiteral("open"), true);
  return object;
}

QJsonArray possibleActions(const Decision &decision, const SeatView &view) {
  QJsonArray array;
  bool reachListed = false;
  bool openListed = false;
  for (const Action &action : decision.legal) {
    if (action.type == ActionType::Skip || action.type == ActionType::Dahai)
      continue;
    if (action.type == ActionType::Riichi && std::exchange(reachListed, true))
      continue;
    if (action.type == ActionType::OpenRiichi && std::exchange(openListed, true))
      continue;
    array.append(replyObject(action, view));
  }
  return array;
}

QJsonArray cannotDahai(const Decision &decision, const SeatView &view, bool afterReach) {
  const ActionType type = afterReach ? ActionType::Riichi : ActionType::Dahai;
  HandTiles tiles = view.hand;
  if (view.drawn.isKnown() && tiles.size() < HandTiles::capacity())
    tiles.push_back(view.drawn);
  QJsonArray array;
  for (Tile tile : tiles) {
    const bool legal = std::any_of(decision.legal.begin(), decision.legal.end(), [&](const Action &action) {
      return action.type == type && action.tile == tile;
    });
    const QJsonValue text = toMjai(tile);
    if (!legal && !array.contains(text))
      array.append(text);
  }
  return array;
}

}  // namespace janso
