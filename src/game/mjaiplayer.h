// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player at the other end of a device that speaks mjai.
//
// The protocol is lock step: every line that is sent gets exactly one line back, `none` when there is nothing
// to decide, and only then is the next line sent. A reply can be an object or a list. Riichi and calls take
// two exchanges. With MjaiFraming::Batch a line is a list of events up to the one that needs a decision; a
// list also ends at the start of the match, at the end of a hand and at the end of the match. The device can
// be a process or a socket (MjaiProcess), or anything else in tests.
//
// As the protocol requires, the program is asked with the draw, discard or kan that gives it a decision. If
// the table turns a dora indicator between that event and the request, the program gets the indicator first.
#pragma once

#include <QIODevice>
#include <QJsonObject>
#include <QTimer>
#include <deque>
#include <optional>

#include "game/mjailimits.h"
#include "game/player.h"
#include "game/setup/externalprogram.h"
#include "mjai/writer.h"

namespace janso {

struct MjaiDialect {
  MjaiFraming framing = MjaiFraming::Line;
  bool hints = false;  // possible_actions and cannot_dahai
};

class MjaiPlayer : public Player {
  Q_OBJECT

 public:
  explicit MjaiPlayer(int seat, const MjaiDialect &dialect = {}, const MjaiLimits &limits = {},
                      QObject *parent = nullptr);

  // `device` must be open for reading and writing. It is not owned and must live as long as this object. Call
  // this once, before or after the first hear().
  void useDevice(QIODevice *device);

  // Queues an event from before this player came. Call it in order, before any hear(). The program gets these
  // events with `can_act` false, and its answers are ignored. The last one can still become a request.
  void catchUp(const Event &event);
  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;
  void stop() override;

 protected:
  // Ends this player. Only the first failure counts, and none after the end of the match.
  void fail(const Failure &failure);
  // Called just before the player ends. The device can still be used to report the reason.
  virtual void failing(const Failure &failure) { Q_UNUSED(failure) }
  // The other end is gone because of `how`. Adds how early that was, and the line that it left unfinished.
  void deviceGone(Failure how);
  bool isDone() const { return m_done; }
  // The program has answered the last line of the match, or the match was left. The program may end.
  virtual void matchOver() {}

 private:
  enum class Purpose { Tell, Ask, AskAfterReach };
  struct Line {
    QJsonObject object;
    Purpose purpose = Purpose::Tell;
    std::uint32_t decisionId = 0;  // the decision that the line asks for
    bool lastOfMatch = false;
    bool past = false;       // from catchUp()
    bool mayAsk = false;     // may still become a request: waits for the next event or for ask()
    bool endsBatch = false;  // Batch: sent at once, even if it is not a request
  };

  void queue(const Event &event, bool past);
  Line &askingLine();
  void addHints(QJsonObject &object, const Decision &decision, const SeatView &view) const;
  bool isHeld() const;
  QByteArray takeNext();
  void pump();
  void onSlow();
  void onReadyRead();
  void takeLine(const QByteArray &line);
  void takeReply(const QByteArray &reply);
  void takeDecision(const QByteArray &reply, Purpose purpose);
  std::optional<Failure> problemWithTold(const QByteArray &reply) const;
  void onTimeout();
  void finish();

  int m_seat;
  MjaiDialect m_dialect;
  MjaiLimits m_limits;
  QIODevice *m_device = nullptr;
  MjaiWriter m_writer;
  QTimer m_clock;
  QTimer m_slowClock;
  QTimer m_pump;

  std::deque<Line> m_lines;       // not yet sent
  std::optional<Line> m_waiting;  // sent; waiting for its reply
  QByteArray m_input;             // received; not yet a whole line
  qsizetype m_emptyBytes = 0;     // bytes of empty lines since the last reply
  bool m_anyReply = false;
  bool m_slowReported = false;
  bool m_done = false;

  std::optional<Decision> m_decision;
  SeatView m_view;           // the view for m_decision
  bool m_reachSent = false;  // the riichi of this seat was sent before its event
  bool m_reachOpen = false;  // it was an open riichi
};

}  // namespace janso
