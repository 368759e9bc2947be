// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Roll-outs in the window: asked for on the page of a review and in the replay, beside the choice that is
// told there.
#pragma once

#include <QList>
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

  // A review has been made: its dearest losses are proved, if the player has it so.
  void proveDearest(const std::shared_ptr<const ReviewedGame> &game);
  // What runs is kept as far as it is, nothing follows it.
  void cancel();

  RolloutRunner *runner() const { return m_runner; }
  RolloutBar *replayBar() const { return m_bar; }  // nullptr = there is no replay
  // The replay tells this choice now; it calls for every choice it tells, and for nothing that is hidden.
  void told(const std::shared_ptr<const ReviewedGame> &game, const ReviewedChoice *choice);

 Q_SIGNALS:
  // The game with a roll-out more.
  void rolledOut(const std::shared_ptr<const janso::ReviewedGame> &game);
  void notKept(const QString &reason);

 private:
  void serve(RolloutBar *bar);
  void start(const std::shared_ptr<const ReviewedGame> &game, ReplayPlace place, WorldKind kind);
  void startAll(const std::shared_ptr<const ReviewedGame> &game);
  void startNext(const std::shared_ptr<const ReviewedGame> &game);
  void showProgress();
  void showOn(RolloutBar *bar) const;
  void showBeside();

  Settings *m_settings;
  QList<RolloutBar *> m_bars;
  RolloutBar *m_bar = nullptr;  // of them, beside the replay
  RolloutRunner *m_runner;
  QList<ReplayPlace> m_queue;                  // losses of the running game that come next
  bool m_provesDearest = false;                // and after them those that are dearest by then
  bool m_asked = false;                        // what runs was asked for
  std::shared_ptr<const ReviewedGame> m_game;  // of the choice that the replay tells
  const ReviewedChoice *m_told = nullptr;
};

}  // namespace janso
