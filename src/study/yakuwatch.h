// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Keeps the answers of every yaku to the hand in play, worked out beside the window's thread.
//
// One job runs at a time; of the views that come meanwhile only the newest is asked about next, and an answer
// that a newer view has overtaken is not announced. While it is inactive nothing is worked out.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "coach/yakudistance.h"
#include "rules/meld.h"
#include "rules/seatview.h"
#include "study/latestjob.h"

namespace janso {

// The answers, and what their sentences name.
struct YakuSituation {
  YakuAnswers answers;
  Melds melds;  // own ones: YakuAnswer::meld counts in them
};

class YakuWatch : public QObject {
  Q_OBJECT

 public:
  explicit YakuWatch(QObject *parent = nullptr);

  void setView(const SeatView &view);
  void setActive(bool active);
  bool isActive() const { return m_active; }
  // Never null; `answers.known` is false before the first answer and for a hand that is not known.
  const std::shared_ptr<const YakuSituation> &situation() const { return m_situation; }
  // Whether an answer is still to come.
  bool isBusy() const { return m_job.isBusy() || m_next; }

 Q_SIGNALS:
  void answered();

 private:
  void start();
  void take(const std::shared_ptr<const YakuSituation> &situation);

  std::optional<SeatView> m_next;  // the newest view, kept while this is inactive
  std::shared_ptr<const YakuSituation> m_situation;
  LatestJob m_job;
  bool m_active = false;
};

}  // namespace janso
