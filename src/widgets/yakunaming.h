// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// In which style yaku are named just now: the one of the settings, or another while Alt is held.
//
// Also puts the names into sentences, which are written with romaji (or, translated, with Japanese) names.
#pragma once

#include <QObject>
#include <QTimer>

#include "widgets/yakutexts.h"

namespace janso {

class Settings;

// A translated sentence of the table with the yaku named in this style.
QString yakuSentence(const char *text, YakuNaming naming);
// The same for words that are translated already.
QString yakuNamedAs(const QString &sentence, YakuNaming naming);

// The style shown while Alt is held: the one chosen for it, or romaji where that would show the same.
YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen);

class YakuNamingSwitch : public QObject {
  Q_OBJECT

 public:
  // Listens to the keys of `window`, its dialogs and everything in them. Both must outlive the switch.
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
