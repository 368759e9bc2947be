// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The current naming style of yaku: the one of the settings, or another while Alt is held.
#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/lexicon/yakunames.h"

namespace janso {

class Settings;

class YakuNamingSwitch : public QObject {
  Q_OBJECT

 public:
  // Listens to the keys of `window`, its dialogs and everything in them. Both arguments must outlive the
  // switch.
  YakuNamingSwitch(const Settings &settings, QWidget *window);

  YakuNaming naming() const { return m_shown; }
  bool isHeld() const { return m_held; }

 Q_SIGNALS:
  void namingChanged(janso::YakuNaming naming);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  bool belongs(const QObject *object) const;
  void hold();
  void release();
  void update();

  const Settings &m_settings;
  QWidget *m_window;
  QTimer m_delay;
  bool m_held = false;
  YakuNaming m_shown;
};

}  // namespace janso
