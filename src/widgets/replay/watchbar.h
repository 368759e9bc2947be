// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bar for watching a match in another Janso window: whose view is shown, the state of the match, and
// what can be done.
#pragma once

#include <QWidget>
#include <memory>

#include "replay/watchedmatch.h"
#include "widgets/sentences/replaytexts.h"

namespace Ui {
class WatchBar;
}

namespace janso {

class WatchBar : public QWidget {
  Q_OBJECT

 public:
  explicit WatchBar(QWidget *parent = nullptr);
  ~WatchBar() override;

  // Sets the latest state of the match.
  void setLook(const WatchLook &look, const SeatNames &names);
  const WatchLook &look() const { return m_look; }
  // Sets the number of events played after the visible position.
  void setBehind(int events);
  QString sentence() const;

 Q_SIGNALS:
  // Requests to go to the latest event.
  void followRequested();
  // Requests to continue the match here.
  void continueRequested();
  // Requests to open the full record.
  void recordRequested();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void updateText();

  std::unique_ptr<Ui::WatchBar> m_ui;
  WatchLook m_look;
  SeatNames m_names;
  int m_behind = 0;
};

}  // namespace janso
