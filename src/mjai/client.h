// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player of ours at somebody else's table: mjai lines in, mjai replies out.
//
// Made for tables that we do not know: an object or a list of objects a line; the seat from start_game, else
// as given; a match that begins at any hand; scores from whichever event has them; unknown types and keys
// ignored. Nothing that a table sends can stop it: when the lines no longer fit each other it says so and
// discards what it draws until the next hand.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <optional>
#include <span>
#include <string>

#include "mjai/reader.h"
#include "rules/action.h"
#include "rules/seatview.h"

namespace janso {

// Who decides.
class MjaiMind {
 public:
  virtual ~MjaiMind() = default;
  // A match begins; everything from the one before is forgotten.
  virtual void matchBegins(int seat) = 0;
  // One of `legal` (never empty), which lives as long as the call.
  virtual Action decide(const SeatView &view, std::span<const Action> legal) = 0;
};

class MjaiClient {
 public:
  // `rules`: what the protocol does not tell. `seat`: 0..3, or -1: as start_game says, or else the seat whose
  // hand is open. `mind` must outlive the client.
  MjaiClient(const RuleSet &rules, int seat, MjaiMind &mind);

  // What to answer to a line, about its last event: `none` when there is nothing to say. Nothing at all for
  // an empty line.
  std::optional<QJsonObject> reply(const QByteArray &line);

  // What was wrong with the last line, one sentence; empty = nothing.
  const std::string &problem() const { return m_problem; }
  int seat() const { return m_view.seat; }
  // Folded from the lines so far.
  const SeatView &view() const { return m_view; }

 private:
  enum class Due { Nothing, Choice, RiichiDiscard };

  void take(const QJsonObject &object);
  void fold(const ReadEvent &read);
  void beginMatch(const MatchStarted &event);
  bool beginHand(KyokuStarted event);
  void noteDue(const Event &event);
  void lose(const std::string &why);
  QJsonObject answer(const QJsonObject &last);
  QJsonObject riichiDiscard(const QJsonObject &last);
  QJsonObject choice(const QJsonObject &last);
  QJsonObject blindReply(const QJsonObject &last) const;

  RuleSet m_rules;
  MjaiReader m_reader;
  MjaiMind &m_mind;
  SeatView m_view;
  bool m_known = false;            // the view is that of a hand, and in step
  bool m_began = false;            // m_mind knows of the match
  Due m_due = Due::Nothing;        // after the events of this line
  Decision m_turn;                 // as it was before the last riichi
  std::optional<Action> m_riichi;  // chosen; its discard is said after the own reach
  std::string m_problem;
};

}  // namespace janso
