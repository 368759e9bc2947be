// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A player at the other end of a device that speaks mjai.
//
// Lock step: every line that is sent gets exactly one line back, `none` when there is nothing to say; the
// next one is sent only then. Replies are read object or list; riichi and calls take two exchanges. The
// device may be a process (MjaiProcess) or, in tests, anything.
#pragma once

#include <QIODevice>
#include <QJsonObject>
#include <QTimer>
#include <deque>
#include <optional>

#include "game/mjailimits.h"
#include "game/player.h"
#include "mjai/writer.h"

namespace janso {

class MjaiPlayer : public Player {
  Q_OBJECT

 public:
  explicit MjaiPlayer(int seat, const MjaiLimits &limits = {}, QObject *parent = nullptr);

  // Open for reading and writing; not owned, must live as long as this object. Call once, before or after the
  // first hear().
  void useDevice(QIODevice *device);

  void hear(const Event &event) override;
  void ask(const Decision &decision, const SeatView &view) override;
  void drop() override;

 protected:
  // Ends this player with a sentence. Only the first failure counts; none after the end of the match.
  void fail(const QString &reason);
  // The other end is gone; `how` = "the program crashed". Says whether it stopped within a line.
  void deviceGone(const QString &how);
  bool isDone() const { return m_done; }
  // The last line of the match was answered: the program may go.
  virtual void matchOver() {}

 private:
  enum class Purpose { Tell, Ask, AskAfterReach };
  struct Line {
    QJsonObject object;
    Purpose purpose = Purpose::Tell;
    std::uint32_t decisionId = 0;  // that it asks for
    bool lastOfMatch = false;
  };

  void pump();
  void onReadyRead();
  void takeReply(const QByteArray &reply);
  void takeDecision(const QByteArray &reply, Purpose purpose);
  QString problemWithTold(const QByteArray &reply) const;
  void onTimeout();

  int m_seat;
  MjaiLimits m_limits;
  QIODevice *m_device = nullptr;
  MjaiWriter m_writer;
  QTimer m_clock;
  QTimer m_pump;

  std::deque<Line> m_lines;       // not yet sent
  std::optional<Line> m_waiting;  // sent, its reply is awaited
  QByteArray m_input;             // read, not yet a whole line
  bool m_anyReply = false;
  bool m_done = false;

  std::optional<Decision> m_decision;
  SeatView m_view;           // of m_decision
  bool m_reachSent = false;  // the own riichi was sent ahead of its event
  bool m_reachOpen = false;  // and it was an open one
};

}  // namespace janso
