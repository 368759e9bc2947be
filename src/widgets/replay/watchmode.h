// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Watching a match in another Janso window: adds what has happened to the replay, and says how far behind
// the reader is.
#pragma once

#include <QObject>

#include "replay/watchedmatch.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/replay/replayreader.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

class ReplayHandsModel;
class TableWidget;
class WatchBar;

class WatchMode : public QObject {
  Q_OBJECT

 public:
  struct Views {
    TableWidget &table;
    WatchBar &bar;
    ReplayHandsModel &hands;
  };
  // All must outlive it.
  WatchMode(ReplayReader &reader, const Views &views, QObject *parent = nullptr);

  // Whether the open replay is a match that is still being played.
  bool isOn() const { return m_reader.isOpen() && m_reader.replay().sight(); }
  // Whether the command can be used while watching, with what may be seen of this match.
  bool allows(ReplayCommand command) const;
  // The replay of `look` was just opened.
  void start(const WatchLook &look, const SeatNames &names);
  // Adds what has happened since then. Does nothing if something else is open by now.
  void follow(const WatchLook &look);
  // Goes to the latest event.
  void goToLive();
  // Another replay is about to be opened: as many hands are shown as before watching.
  void stop();

 Q_SIGNALS:
  // The list of hands was made again.
  void handsChanged();

 private:
  void takeGrowth();
  void showBehind();

  ReplayReader &m_reader;
  Views m_views;
  SeatNames m_names;
  HandsShown m_handsBefore = HandsShown::Own;
};

}  // namespace janso
