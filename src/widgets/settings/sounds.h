// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sounds of the table. Without a sound device, or muted, nothing is made or loaded.
#pragma once

#include <QHash>
#include <QObject>
#include <memory>

#include "rules/event.h"

class QSoundEffect;

namespace janso {

class Settings;

class Sounds : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this object.
  explicit Sounds(const Settings *settings, QObject *parent = nullptr);
  ~Sounds() override;

  // Off for pictures and tests: no device is ever asked for.
  void setEnabled(bool enabled) { m_enabled = enabled; }
  // The sound that belongs to an event, if it has one.
  void play(const Event &event);
  // By the name of its file: "pon", "click" ...
  void play(const QString &name);
  // What play(event) would play; empty = silence. `turn` varies what comes often.
  static QString soundOf(const Event &event, int turn);
  // False when the system has no sound output.
  bool hasDevice();

 private:
  QSoundEffect *effect(const QString &name);

  const Settings *m_settings;
  QHash<QString, QSoundEffect *> m_effects;
  bool m_enabled = true;
  bool m_asked = false;  // for the device
  bool m_hasDevice = false;
  int m_turn = 0;
};

}  // namespace janso
