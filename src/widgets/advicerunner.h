// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Asks the coach in another thread. The newest request wins: an older one that is still worked on is dropped
// when it comes, and one that has not begun never begins.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <optional>

#include "coach/advice.h"

namespace janso {

class AdviceRunner : public QObject {
  Q_OBJECT

 public:
  explicit AdviceRunner(QObject *parent = nullptr);
  ~AdviceRunner() override;

  void ask(const SeatView &view, const Decision &decision);
  // No answer comes any more.
  void cancel();
  bool isBusy() const { return m_running; }
  int begun() const { return m_begun; }  // requests that were worked on

 Q_SIGNALS:
  // The answer to the last ask().
  void advised(quint32 decisionId, const janso::Advice &advice);

 private:
  struct Request {
    quint64 number = 0;
    SeatView view;
    Decision decision;
  };
  void begin(const Request &request);
  void finished(quint64 number, quint32 decisionId, const Advice &advice);

  QThreadPool m_thoughts;
  std::optional<Request> m_next;  // while another runs
  quint64 m_number = 0;
  bool m_running = false;
  int m_begun = 0;
};

}  // namespace janso
