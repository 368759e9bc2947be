// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A Janso player at another program's table: mjai lines in, mjai replies out.
//
// Made for unknown tables. It accepts an object or a list of objects per line, a seat from start_game or as
// given, a match that begins at any hand, and scores from whichever event has them; it ignores unknown types
// and keys. Nothing that a table sends can stop it: when the lines no longer fit together, it reports that
// and discards what it draws until the next hand.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <optional>
#include <span>
#include <string>

#include "mjai/reader.h"
#include "rules/action.h"
#include "rules/legal/seatview.h"

namespace janso {

// The player that decides.
class MjaiMind {
 public:
  virtual ~MjaiMind() = default;
  // A match begins; everything about the previous one must be forgotten.
  virtual void matchBegins(int seat) = 0;
  // Returns one of `legal` (never empty), which is valid only during the call.
  virtual Action decide(const SeatView &view, std::span<const Action> legal) = 0;
};

class MjaiClient {
 public:
  // `rules`: for what the protocol does not state. `seat`: 0..3, or -1 = as start_game says, or else the seat
  // whose hand is open. `mind` must outlive the client.
  MjaiClient(const RuleSet &rules, int seat, MjaiMind &mind);

  // The reply to a line, about its last event: `none` when there is nothing to reply. Nothing for an empty
  // line.
  std::optional<QJsonObject> reply(const QByteArray &line);

  // What was wrong with the last line, in one sentence; empty = nothing.
  const std::string &problem() const { return m_problem; }
  int seat() const { return m_view.seat; }
  // The view folded from the lines so far.
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
  bool m_known = false;            // the view has a hand and is in step
  bool m_began = false;            // m_mind has been told of the match
  Due m_due = Due::Nothing;        // what is due after the events of this line
  Decision m_turn;                 // as it was before the last riichi
  std::optional<Action> m_riichi;  // chosen; its discard is sent after this seat's own reach
  std::string m_problem;
};

}  // namespace janso
