// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Keeps the answers of every yaku to the hand in play, and what to try with it, computed outside the window's
// thread.
//
// One job runs at a time. Of the views set meanwhile only the newest is computed next, and an answer that a
// newer view has replaced is not announced. Nothing is computed while the object is inactive.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "coach/yakudistance.h"
#include "coach/yakutry.h"
#include "rules/legal/seatview.h"
#include "rules/meld.h"
#include "study/latestjob.h"

namespace janso {

// The answers, what their sentences refer to, and what follows from them for the hand.
struct YakuSituation {
  YakuAnswers answers;
  Melds melds;  // the player's melds; YakuAnswer::meld indexes them
  YakuSuggestion suggestion = {};
  int drawsLeft = 20;           // ownDrawsLeft(); without a hand nothing is out of reach
  std::vector<Tile> hand = {};  // concealed tiles, including the drawn one
};

class YakuWatch : public QObject {
  Q_OBJECT

 public:
  explicit YakuWatch(QObject *parent = nullptr);

  // A hidden hand takes effect at once, even while inactive: whoever comes to the screen next must not read
  // what the hand before it was.
  void setView(const SeatView &view);
  void setActive(bool active);
  bool isActive() const { return m_active; }
  // Never null; `answers.known` is false before the first answer and for an unknown hand.
  const std::shared_ptr<const YakuSituation> &situation() const { return m_situation; }
  // Whether an answer is still to come.
  bool isBusy() const { return m_job.isBusy() || m_next; }

 Q_SIGNALS:
  void answered();

 private:
  void start();
  void take(const std::shared_ptr<const YakuSituation> &situation);

  std::optional<SeatView> m_next;  // the newest view, held while inactive
  std::shared_ptr<const YakuSituation> m_situation;
  LatestJob m_job;
  bool m_active = false;
};

}  // namespace janso
