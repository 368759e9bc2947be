// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Roll-outs in the window: asked for on the page of a review and in the replay, beside the choice that is
// told there.
#pragma once

#include <QObject>
#include <QString>
#include <memory>

#include "replay/replayplace.h"
#include "review/worldkind.h"

namespace janso {

class ReplayPage;
class ReviewPage;
class ReviewedGame;
class RolloutBar;
class RolloutRunner;
struct ReviewedChoice;

class RolloutDesk : public QObject {
  Q_OBJECT

 public:
  // The pages must outlive the desk. `folder`: as for ReviewRunner.
  RolloutDesk(ReviewPage *page, ReplayPage *replay, const QString &folder, QObject *parent);

  RolloutRunner *runner() const { return m_runner; }
  RolloutBar *replayBar() const { return m_bar; }
  // The replay tells this choice now; it calls for every choice it tells, and for nothing that is hidden.
  void told(const std::shared_ptr<const ReviewedGame> &game, const ReviewedChoice *choice);

 Q_SIGNALS:
  // The game with a roll-out more.
  void rolledOut(const std::shared_ptr<const janso::ReviewedGame> &game);
  void notKept(const QString &reason);

 private:
  void start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place, WorldKind kind);
  void showProgress();
  void showBeside();

  ReviewPage *m_page;
  RolloutBar *m_bar;  // beside the replay
  RolloutRunner *m_runner;
  std::shared_ptr<const ReviewedGame> m_game;  // of the choice that the replay tells
  const ReviewedChoice *m_told = nullptr;
};

}  // namespace janso
