// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages rollouts in the window: the user requests them on the review page and in the replay, next to the
// decision shown there.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <memory>

#include "replay/replayplace.h"
#include "review/simulateddealkind.h"

namespace janso {

class ReplayPage;
class ReviewPage;
class ReviewedGame;
class RolloutBar;
class RolloutRunner;
class Settings;
struct ReviewedChoice;

class RolloutDesk : public QObject {
  Q_OBJECT

 public:
  // `folder`: as for ReviewRunner. The settings must outlive the desk.
  RolloutDesk(const QString &folder, Settings *settings, QObject *parent);

  // Serves a page from now on, once it is made; the page must outlive the desk.
  void serve(ReviewPage *page);
  void serve(ReplayPage *replay);

  // Measures the biggest losses of a new review if the settings say so.
  void rollOutBiggest(const std::shared_ptr<const ReviewedGame> &game);
  // Stops; partial results are saved, and nothing else is started.
  void cancel();

  RolloutRunner *runner() const { return m_runner; }
  RolloutBar *replayBar() const { return m_bar; }  // nullptr = there is no replay
  // Called by the replay for every decision whose review it shows, and not for hidden ones.
  void updateBar(const std::shared_ptr<const ReviewedGame> &game, const ReviewedChoice *choice);

 Q_SIGNALS:
  // The game with one more rollout.
  void rolledOut(const std::shared_ptr<const janso::ReviewedGame> &game);
  void saveFailed(const QString &reason);

 private:
  void serve(RolloutBar *bar);
  void start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place, SimulatedDealKind kind);
  void startAll(const std::shared_ptr<const ReviewedGame> &game);
  void startNext(const std::shared_ptr<const ReviewedGame> &game);
  void showProgress();
  void showOn(RolloutBar *bar) const;
  void showAtReplay();

  Settings *m_settings;
  QList<RolloutBar *> m_bars;
  RolloutBar *m_bar = nullptr;  // the bar of m_bars that is next to the replay
  RolloutRunner *m_runner;
  QList<ReplayPlace> m_queue;                  // losses of the running game that come next
  bool m_rollsOutBiggest = false;              // and after the queue, those that are then the biggest
  bool m_asked = false;                        // the user requested the running rollout
  std::shared_ptr<const ReviewedGame> m_game;  // of the decision shown in the replay
  const ReviewedChoice *m_shownChoice = nullptr;
};

}  // namespace janso
