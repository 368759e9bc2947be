// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player at the other end of a device that speaks mjai.
//
// Lock step: every line that is sent gets exactly one line back, `none` when there is nothing to say; the
// next one is sent only then. Replies are read object or list; riichi and calls take two exchanges. With
// MjaiFraming::Batch a line is a list of events: everything up to the one that gives a choice, and the start
// of a match, the end of a hand and the end of a match at once. The device may be a process or a socket
// (MjaiProcess) or, in tests, anything.
//
// A question goes with the draw, discard or kan that gives the choice, as the protocol has it. Where our
// table turns an indicator between the two, the program hears of the indicator first.
#pragma once

#include <QIODevice>
#include <QJsonObject>
#include <QTimer>
#include <deque>
#include <optional>

#include "game/externalprogram.h"
#include "game/mjailimits.h"
#include "game/player.h"
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

  // Open for reading and writing; not owned, must live as long as this object. Call once, before or after the
  // first hear().
  void useDevice(QIODevice *device);

  // What happened before this player came, in order, before any hear(): told with `can_act` false, and what
  // the program answers is of no interest. The last of them may still be asked about.
  void catchUp(const Event &event);
  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;
  void leave() override;

 protected:
  // Ends this player. Only the first failure counts; none after the end of the match.
  void fail(const Failure &failure);
  // The last thing before that: the device may still be told why.
  virtual void failing(const Failure &failure) { Q_UNUSED(failure) }
  // The other end is gone, `how`. Adds when, and whether it stopped within a line.
  void deviceGone(Failure how);
  bool isDone() const { return m_done; }
  // The last line of the match was answered, or the match was left: the program may go.
  virtual void matchOver() {}

 private:
  enum class Purpose { Tell, Ask, AskAfterReach };
  struct Line {
    QJsonObject object;
    Purpose purpose = Purpose::Tell;
    std::uint32_t decisionId = 0;  // that it asks for
    bool lastOfMatch = false;
    bool past = false;       // catchUp()
    bool mayAsk = false;     // the event may still turn out to ask: it waits for the next one, or for ask()
    bool endsBatch = false;  // Batch: sent at once, whether it asks or not
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
  std::optional<Line> m_waiting;  // sent, its reply is awaited
  QByteArray m_input;             // read, not yet a whole line
  qsizetype m_emptyBytes = 0;     // of empty lines since the last reply
  bool m_anyReply = false;
  bool m_slowSaid = false;
  bool m_done = false;

  std::optional<Decision> m_decision;
  SeatView m_view;           // of m_decision
  bool m_reachSent = false;  // the own riichi was sent ahead of its event
  bool m_reachOpen = false;  // and it was an open one
};

}  // namespace janso
