// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Replays one recorded hand at Janso's table.
#include "records/replay.h"

#include <algorithm>

#include "records/compare.h"
#include "records/describe.h"

namespace janso {
namespace {

bool isRiichiStick(const Event *event) {
  return event != nullptr && std::holds_alternative<RiichiAccepted>(*event);
}

ActionType actionOf(MeldType type) {
  switch (type) {
    case MeldType::Chi:
      return ActionType::Chi;
    case MeldType::Pon:
      return ActionType::Pon;
    case MeldType::Daiminkan:
      return ActionType::Daiminkan;
    case MeldType::Ankan:
      return ActionType::Ankan;
    case MeldType::Kakan:
      break;
  }
  return ActionType::Kakan;
}

// The action that makes this call.
Action actionOf(const Meld &meld) {
  Action action;
  action.type = actionOf(meld.type);
  if (meld.type == MeldType::Kakan) {
    action.tile = meld.added;
    return action;
  }
  action.tile = meld.called;
  bool leftOut = meld.type == MeldType::Ankan;
  for (Tile tile : meld.tiles) {
    if (!leftOut && tile == meld.called)
      leftOut = true;
    else
      action.consumed.push_back(tile);
  }
  return action;
}

// Whether `legal` is what the record means: only what the record can say is compared.
bool means(const Action &legal, const Action &recorded) {
  if (legal.type != recorded.type)
    return false;
  switch (legal.type) {
    case ActionType::Dahai:
    case ActionType::Riichi:
    case ActionType::OpenRiichi:
      return legal.tile == recorded.tile && legal.tsumogiri == recorded.tsumogiri;
    case ActionType::Chi:
    case ActionType::Pon:
    case ActionType::Daiminkan:
      return legal.tile == recorded.tile && legal.consumed == recorded.consumed;
    case ActionType::Ankan:
      return legal.consumed == recorded.consumed;
    case ActionType::Kakan:
      return legal.tile == recorded.tile;
    default:
      return true;
  }
}

bool offers(const Decision &decision, ActionType type) {
  return std::any_of(decision.legal.begin(), decision.legal.end(),
                     [type](const Action &action) { return action.type == type; });
}

}  // namespace

HandReplay::HandReplay(const Shared<MatchInfo> &info, const RecordedHand &hand, const Wall &wall)
    : m_hand(hand), m_round(info, startOf(hand.start()), wall, 1) {
  m_board.apply(MatchStarted{info});
}

const Event *HandReplay::recorded(std::size_t index) const {
  return index < m_hand.events.size() ? &m_hand.events[index].event() : nullptr;
}

std::string HandReplay::wind(int seat) const {
  return windName(seat, m_hand.start().dealer, m_board.seats());
}

std::string HandReplay::run() {
  std::string wrong;
  while (wrong.empty() && m_next < m_hand.events.size() && !m_round.isOver()) {
    wrong = answerAll();
    if (!m_round.pending().empty())
      break;  // the record stops here
    if (wrong.empty())
      wrong = advance();
  }
  if (wrong.empty() && m_round.isOver() && m_next < m_hand.events.size())
    wrong = "the table's hand is over; recorded: " +
            describe(*recorded(m_next), m_hand.start().dealer, m_board.seats());
  if (wrong.empty() && !m_round.isOver() && m_hand.isComplete())
    wrong = "the recorded hand is over, but at the table it continues";
  return wrong;
}

std::string HandReplay::answerAll() {
  while (!m_round.pending().empty()) {
    const std::size_t open = m_round.pending().size();
    // A copy: answering changes what is pending.
    const Decision decision = m_round.pending().front();
    const std::string wrong = answer(decision);
    if (!wrong.empty() || m_round.pending().size() >= open)
      return wrong;
  }
  return {};
}

std::string HandReplay::answer(const Decision &decision) {
  const Choice choice = offers(decision, ActionType::Skip) ? reaction(decision) : ownChoice(decision);
  if (choice.kind == Choice::Kind::RecordEnds)
    return {};
  if (choice.kind == Choice::Kind::Unexplained) {
    return "it is " + wind(decision.seat) + "'s turn at the table; recorded: " +
           describe(*recorded(m_next), m_hand.start().dealer, m_board.seats());
  }
  for (const Action &legal : decision.legal) {
    if (!means(legal, choice.action))
      continue;
    m_answers.push_back({decision.seat, isShown(decision, legal), legal});
    const AnswerStatus status = m_round.answer(decision.seat, decision.id, legal);
    return status == AnswerStatus::Accepted ? std::string() : "the table rejects an action that it offered";
  }
  return notOffered(decision, choice.action);
}

bool HandReplay::isShown(const Decision &decision, const Action &action) const {
  if (action.type != ActionType::Skip)
    return true;
  const Event *then = recorded(isRiichiStick(recorded(m_next)) ? m_next + 1 : m_next);
  const auto *call = then != nullptr ? std::get_if<Call>(then) : nullptr;
  const auto *win = then != nullptr ? std::get_if<Hora>(then) : nullptr;
  const bool claimed = (call != nullptr && call->meld.from >= 0 && call->meld.type != MeldType::Kakan) ||
                       (win != nullptr && win->info->from >= 0);
  return isSkipShown(decision, claimed ? then : nullptr, m_round.board().rules());
}

std::string HandReplay::notOffered(const Decision &decision, const Action &action) const {
  std::string text = wind(decision.seat) + "'s " + describe(action) + " is not offered";
  for (const Denial &denial : decision.denied) {
    const bool sameTile =
        !denial.tile.isKnown() || action.type != ActionType::Dahai || denial.tile == action.tile;
    if (denial.type == action.type && sameTile)
      return text + ": " + describe(denial);
  }
  return text;
}

Action HandReplay::discardChoice(ActionType type, const Dahai &discard, const Stated &stated,
                                 const Decision &decision) const {
  Action action;
  action.type = type;
  action.tile = discard.tile;
  action.tsumogiri = discard.tsumogiri;
  if (!stated.tsumogiri) {
    // The record does not say which of two equal tiles it was; the drawn one, if it may be.
    action.tsumogiri = true;
    const auto fits = [&action](const Action &legal) { return means(legal, action); };
    action.tsumogiri = std::any_of(decision.legal.begin(), decision.legal.end(), fits);
  }
  return action;
}

// On the own turn the next recorded event says it all; an indicator that is turned with the discard comes
// before it.
HandReplay::Choice HandReplay::ownChoice(const Decision &decision) const {
  const int seat = decision.seat;
  const Event *event = recorded(m_next);
  std::size_t at = m_next;
  while (event != nullptr && std::holds_alternative<DoraRevealed>(*event))
    event = recorded(++at);
  if (event == nullptr)
    return {Choice::Kind::RecordEnds, {}};
  if (const auto *discard = std::get_if<Dahai>(event); discard != nullptr && discard->seat == seat)
    return {Choice::Kind::Acts,
            discardChoice(ActionType::Dahai, *discard, m_hand.events[at].stated(), decision)};
  if (const auto *riichi = std::get_if<Riichi>(event); riichi != nullptr && riichi->seat == seat) {
    const Event *then = recorded(at + 1);
    if (then == nullptr)
      return {Choice::Kind::RecordEnds, {}};
    if (const auto *discard = std::get_if<Dahai>(then); discard != nullptr && discard->seat == seat)
      return {Choice::Kind::Acts, discardChoice(riichi->open ? ActionType::OpenRiichi : ActionType::Riichi,
                                                *discard, m_hand.events[at + 1].stated(), decision)};
  }
  if (const auto *call = std::get_if<Call>(event); call != nullptr && call->seat == seat)
    return {Choice::Kind::Acts, actionOf(call->meld)};
  if (const auto *kita = std::get_if<Kita>(event); kita != nullptr && kita->seat == seat)
    return {Choice::Kind::Acts, Action{ActionType::Kita, kita->tile, false, {}}};
  if (const auto *win = std::get_if<Hora>(event);
      win != nullptr && win->info->winner == seat && win->info->from < 0)
    return {Choice::Kind::Acts, Action{ActionType::Tsumo, win->info->winTile, false, {}}};
  if (std::holds_alternative<Ryukyoku>(*event))
    return {Choice::Kind::Acts, Action{ActionType::Kyuushu, {}, false, {}}};
  return {Choice::Kind::Unexplained, {}};
}

// Three rons that abort the hand leave no win behind. A record that does not name the kind of draw shows it
// by an unpaid draw while three could win.
bool HandReplay::isTripleRon(std::size_t at, const Decision &decision) const {
  const Event *event = recorded(at);
  if (event == nullptr || !offers(decision, ActionType::Ron))
    return false;
  const auto *draw = std::get_if<Ryukyoku>(event);
  if (draw == nullptr)
    return false;
  if (m_hand.events[at].stated().drawType)
    return draw->info->type == DrawType::TripleRon;
  int couldWin = 0;
  for (int seat = 0; seat < m_board.seats(); ++seat) {
    const Decision *asked = m_round.decisionOf(seat);
    couldWin += asked != nullptr && offers(*asked, ActionType::Ron) ? 1 : 0;
  }
  const bool answering = couldWin == 3 || m_round.pending().size() < 3;
  return answering && m_round.board().tilesLeft > 0 && draw->info->deltas == std::array<std::int32_t, 4>{};
}

HandReplay::Choice HandReplay::reaction(const Decision &decision) const {
  const int seat = decision.seat;
  if (recorded(m_next) == nullptr)
    return {Choice::Kind::RecordEnds, {}};
  // The stick of a riichi is paid before its discard is called.
  const std::size_t at = isRiichiStick(recorded(m_next)) ? m_next + 1 : m_next;
  for (std::size_t i = at; recorded(i) != nullptr && std::holds_alternative<Hora>(*recorded(i)); ++i) {
    const HoraInfo &win = *std::get<Hora>(*recorded(i)).info;
    if (win.winner == seat && win.from >= 0)
      return {Choice::Kind::Acts, Action{ActionType::Ron, win.winTile, false, {}}};
  }
  if (isTripleRon(at, decision))
    return {Choice::Kind::Acts, Action{ActionType::Ron, m_round.board().lastTile, false, {}}};
  if (const Event *event = recorded(at)) {
    const auto *call = std::get_if<Call>(event);
    if (call != nullptr && call->seat == seat && call->meld.from >= 0 && call->meld.type != MeldType::Kakan)
      return {Choice::Kind::Acts, actionOf(call->meld)};
  }
  return {Choice::Kind::Acts, Action{}};
}

std::string HandReplay::advance() {
  m_made.clear();
  m_round.advance(m_made);
  for (const Event &made : m_made) {
    m_board.apply(made);
    if (recorded(m_next) == nullptr)
      return {};
    const std::string wrong = compare(made);
    if (!wrong.empty())
      return wrong;
    ++m_next;
    m_events.push_back(made);
  }
  if (!(m_board == m_round.board()))
    return "the board rebuilt from the events differs from the table's board";
  return m_round.check();
}

std::string HandReplay::compare(const Event &made) {
  const std::string wrong = difference(made, m_hand.events[m_next], m_board, m_round);
  if (!wrong.empty())
    return wrong + claimDenied();
  noteVariant(made);
  return {};
}

void HandReplay::noteVariant(const Event &made) {
  const RecordedEvent &recorded = m_hand.events[m_next];
  const auto *win = std::get_if<Hora>(&made);
  const auto *said = std::get_if<Hora>(&recorded.event());
  if (win == nullptr || said == nullptr || !recorded.stated().fu || win->info->result.yakuman > 0)
    return;
  if (win->info->result.fu != said->info->result.fu)
    m_variants.push_back(recordRemark(RecordRemark::FuNotRounded));
}

// When the record goes on with a win that the table did not ask for, the table knows why.
std::string HandReplay::claimDenied() const {
  const auto *win = std::get_if<Hora>(recorded(m_next));
  if (win == nullptr)
    return {};
  for (const SeatDenial &denied : m_round.unaskedDenials()) {
    if (denied.seat == win->info->winner)
      return " (no ron: " + describe(denied.denial) + ")";
  }
  return {};
}

}  // namespace janso
