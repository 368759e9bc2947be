// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Folds the lines of a table and replies to the last of them.
#include "mjai/client.h"

#include <QJsonDocument>
#include <algorithm>
#include <utility>

#include "mjai/eventfit.h"
#include "mjai/names.h"
#include "mjai/replies.h"
#include "rules/actionkinds.h"
#include "rules/legal/legal.h"

namespace janso {
namespace {

QJsonObject none() {
  return {{QStringLiteral("type"), QStringLiteral("none")}};
}

QString typeOf(const QJsonObject &object) {
  return object.value(QLatin1String("type")).toString();
}

QStringList sortedTexts(const QJsonValue &list) {
  QStringList texts;
  const QJsonArray array = list.toArray();
  for (const QJsonValue &item : array)
    texts << item.toString();
  texts.sort();
  return texts;
}

// Whether a reply of ours is the one that a hint offers.
bool sameReply(const QJsonObject &ours, const QJsonObject &hint) {
  if (typeOf(ours) != typeOf(hint))
    return false;
  for (const char *key : {"pai", "open"}) {
    const QJsonValue a = ours.value(QLatin1String(key));
    const QJsonValue b = hint.value(QLatin1String(key));
    if (!a.isUndefined() && !b.isUndefined() && a != b)
      return false;
  }
  const QJsonValue consumed = hint.value(QLatin1String("consumed"));
  return consumed.isUndefined() || typeOf(ours) == QLatin1String("kakan") ||
         sortedTexts(consumed) == sortedTexts(ours.value(QLatin1String("consumed")));
}

// What the table says itself about what may be done counts more than what we make of the rules.
void narrow(ActionList &legal, const SeatView &view, const QJsonObject &event) {
  const QJsonValue hints = event.value(QLatin1String("possible_actions"));
  const QJsonArray forbidden = event.value(QLatin1String("cannot_dahai")).toArray();
  const auto offered = [&](const Action &action) {
    if (action.type == ActionType::Skip)
      return true;
    if (action.type == ActionType::Dahai)
      return !forbidden.contains(toMjai(action.tile));
    if (!hints.isArray())
      return true;
    const QJsonArray array = hints.toArray();
    const QJsonObject ours = replyObject(action, view);
    return std::any_of(array.begin(), array.end(),
                       [&](const auto &hint) { return sameReply(ours, QJsonValue(hint).toObject()); });
  };
  ActionList kept;
  for (const Action &action : legal) {
    if (offered(action))
      kept.push_back(action);
  }
  if (!kept.empty())
    legal = kept;
}

}  // namespace

MjaiClient::MjaiClient(const RuleSet &rules, int seat, MjaiMind &mind)
    : m_rules(rules), m_reader(rules), m_mind(mind), m_view(emptyView(seat)) {}

std::optional<QJsonObject> MjaiClient::reply(const QByteArray &line) {
  m_problem.clear();
  m_due = Due::Nothing;
  if (line.trimmed().isEmpty())
    return std::nullopt;
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(line, &error);
  if (document.isNull()) {
    lose("the line is not JSON: " + error.errorString().toStdString());
    return none();
  }
  if (document.isObject()) {
    take(document.object());
    return answer(document.object());
  }
  const QJsonArray list = document.array();
  for (const QJsonValue &item : list)
    take(item.toObject());
  return answer(list.isEmpty() ? QJsonObject() : list.last().toObject());
}

// --- In ---

void MjaiClient::take(const QJsonObject &object) {
  if (typeOf(object) == QLatin1String("start_game")) {
    const int id = object.value(QLatin1String("id")).toInt(-1);
    if (id >= 0 && id < 4)
      m_view.seat = static_cast<std::int8_t>(id);
    m_began = false;
  }
  if (typeOf(object) == QLatin1String("error")) {
    m_problem = "error from the table: " +
                object.value(QLatin1String("message")).toString(QStringLiteral("error")).toStdString();
    return;
  }
  const Result<std::vector<ReadEvent>> read = m_reader.readObject(object);
  if (!read) {
    lose(read.error().text);
    return;
  }
  for (const ReadEvent &event : *read)
    fold(event);
}

void MjaiClient::fold(const ReadEvent &read) {
  Event event = read.event;
  if (const auto *match = std::get_if<MatchStarted>(&event)) {
    beginMatch(*match);
    return;
  }
  if (const auto *kyoku = std::get_if<KyokuStarted>(&event)) {
    m_known = beginHand(*kyoku);
    return;
  }
  if (!m_known)
    return;
  if (auto *draw = std::get_if<Tsumo>(&event); draw != nullptr && draw->seat != m_view.seat)
    draw->tile = Tile();
  if (auto *dahai = std::get_if<Dahai>(&event); dahai != nullptr && dahai->seat == m_view.seat) {
    // A flag that was left out or is wrong follows from the hand.
    if (!read.stated.tsumogiri)
      dahai->tsumogiri = dahai->tile == m_view.drawn;
    else if (dahai->tsumogiri && dahai->tile != m_view.drawn)
      dahai->tsumogiri = false;
    else if (!dahai->tsumogiri && dahai->tile == m_view.drawn &&
             std::ranges::find(m_view.hand, dahai->tile) == m_view.hand.end())
      dahai->tsumogiri = true;
  }
  if (const std::optional<Error> why = whyNotFit(m_view, event)) {
    lose(why->text);
    return;
  }
  if (std::holds_alternative<Riichi>(event))
    decisionOf(m_view, m_turn);
  m_view.apply(event);
  noteDue(event);
}

void MjaiClient::beginMatch(const MatchStarted &event) {
  m_known = false;
  m_view = emptyView(m_view.seat);
  m_view.apply(Event(event));
  m_began = true;
  if (m_view.seat >= 0)
    m_mind.matchBegins(m_view.seat);
}

bool MjaiClient::beginHand(KyokuStarted event) {
  m_due = Due::Nothing;
  m_riichi.reset();
  if (m_view.seat < 0) {
    for (std::size_t seat = 0; seat < 4 && m_view.seat < 0; ++seat) {
      if (!event.hands[seat].empty() && event.hands[seat].back().isKnown())
        m_view.seat = static_cast<std::int8_t>(seat);
    }
    if (m_view.seat < 0) {
      lose("the table did not say which seat is ours");
      return false;
    }
    if (m_began)
      m_mind.matchBegins(m_view.seat);
  }
  // Some tables begin without a start_game, or tell with the deal that three play.
  const bool begun = m_began && m_view.board.info->rules.players == m_reader.players();
  if (!begun) {
    MatchInfo info;
    info.rules = m_reader.rules();
    beginMatch(MatchStarted{info});
  }
  if (m_view.seat >= m_reader.players()) {
    lose("our seat is empty in a three-player game");
    return false;
  }
  if (const std::optional<Error> why = whyNotFit(m_view, Event(event))) {
    lose(why->text);
    return false;
  }
  // Whatever a table shows of others: nobody plays by it.
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (static_cast<int>(seat) == m_view.seat)
      continue;
    for (Tile &tile : event.hands[seat])
      tile = Tile();
  }
  m_view.apply(Event(event));
  return true;
}

void MjaiClient::lose(const std::string &why) {
  m_problem = why;
  m_known = false;
  m_due = Due::Nothing;
  m_riichi.reset();
}

// An indicator changes nothing about who must speak: it may be told before or after the event that asks.
void MjaiClient::noteDue(const Event &event) {
  if (std::holds_alternative<DoraRevealed>(event))
    return;
  const auto *riichi = std::get_if<Riichi>(&event);
  if (riichi != nullptr)
    m_due = riichi->seat == m_view.seat ? Due::RiichiDiscard : Due::Nothing;
  else if (std::holds_alternative<Tsumo>(event) || std::holds_alternative<Dahai>(event) ||
           std::holds_alternative<Call>(event) || std::holds_alternative<Kita>(event))
    m_due = Due::Choice;
  else
    m_due = Due::Nothing;
}

// --- Out ---

QJsonObject MjaiClient::answer(const QJsonObject &last) {
  // The word of pipes that only bring a bot up to date.
  const QJsonValue canAct = last.value(QLatin1String("can_act"));
  if (canAct.isBool() && !canAct.toBool())
    return none();
  if (!m_known)
    return blindReply(last);
  switch (m_due) {
    case Due::Nothing:
      break;
    case Due::Choice:
      return choice(last);
    case Due::RiichiDiscard:
      return riichiDiscard(last);
  }
  return none();
}

QJsonObject MjaiClient::choice(const QJsonObject &last) {
  Decision decision;
  if (!decisionOf(m_view, decision))
    return none();
  const QJsonValue hints = last.value(QLatin1String("possible_actions"));
  // The protocol knows no reply to a closed kan; a table that takes one says so.
  if (m_view.board.phase == BoardPhase::AfterAnkan && !hints.isArray())
    return none();
  narrow(decision.legal, m_view, last);
  if (m_view.board.turn != m_view.seat && decision.legal.size() < 2)
    return none();
  const Action action = m_mind.decide(m_view, {decision.legal.data(), decision.legal.size()});
  m_riichi.reset();
  if (isRiichi(action.type))
    m_riichi = action;
  return replyObject(action, m_view);
}

// The discard that was meant when riichi was declared; when the table took a riichi that we did not choose in
// this run, the best of those that there were.
QJsonObject MjaiClient::riichiDiscard(const QJsonObject &last) {
  const QJsonArray forbidden = last.value(QLatin1String("cannot_dahai")).toArray();
  std::optional<Action> riichi = std::exchange(m_riichi, std::nullopt);
  if (!riichi || forbidden.contains(toMjai(riichi->tile))) {
    const ActionType wanted = m_view.me().openRiichi ? ActionType::OpenRiichi : ActionType::Riichi;
    ActionList legal;
    for (const Action &action : m_turn.legal) {
      if (action.type == wanted && !forbidden.contains(toMjai(action.tile)))
        legal.push_back(action);
    }
    if (legal.empty())
      return blindReply(last);
    riichi = m_mind.decide(m_view, {legal.data(), legal.size()});
  }
  Action discard = *riichi;
  discard.type = ActionType::Dahai;
  return replyObject(discard, m_view);
}

// Out of step: what was drawn goes back, and nothing else is said.
QJsonObject MjaiClient::blindReply(const QJsonObject &last) const {
  const bool own = m_view.seat >= 0 && last.value(QLatin1String("actor")).toInt(-1) == m_view.seat;
  if (!own || typeOf(last) != QLatin1String("tsumo"))
    return none();
  return {{QStringLiteral("type"), QStringLiteral("dahai")},
          {QStringLiteral("actor"), static_cast<int>(m_view.seat)},
          {QStringLiteral("pai"), last.value(QLatin1String("pai"))},
          {QStringLiteral("tsumogiri"), true}};
}

}  // namespace janso
