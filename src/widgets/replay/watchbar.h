// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One line for who looks on at a match that another program plays: what is seen, what has become of the
// match, and what can be done then.
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

  // What has come last.
  void setLook(const WatchLook &look, const SeatNames &names);
  const WatchLook &look() const { return m_look; }
  // So many events were played since those that are shown.
  void setBehind(int events);
  QString sentence() const;

 Q_SIGNALS:
  // To what is played now.
  void followWanted();
  // The match goes on here.
  void goOnWanted();
  // The whole of it, as a record.
  void recordWanted();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void tell();

  std::unique_ptr<Ui::WatchBar> m_ui;
  WatchLook m_look;
  SeatNames m_names;
  int m_behind = 0;
};

}  // namespace janso
