// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sounds of the table. While muted or without an audio device, nothing is loaded and no timer runs.
#pragma once

#include <QHash>
#include <QObject>
#include <memory>
#include <optional>

#include "rules/event.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/soundclip.h"
#include "widgets/settings/soundoutput.h"
#include "widgets/settings/soundscript.h"

namespace janso {

class Sounds : public QObject {
  Q_OBJECT

 public:
  // `settings` must outlive this object. Without `output` the system's output is used.
  explicit Sounds(const Settings *settings, QObject *parent = nullptr,
                  std::unique_ptr<SoundOutput> output = {});
  ~Sounds() override;

  // Disable it for pictures and tests; then no device is ever opened.
  void setEnabled(bool enabled);
  // Plays the sounds of an event as `viewer` (absolute seat) hears them. `contact`: milliseconds until
  // everything that the event moves is at rest.
  void play(const Event &event, int viewer, qreal contact);
  // Plays the sound for new buttons: the player has a decision.
  void playPrompt();
  // Play the sounds of a win's page: another yaku is revealed (`index` from 0), or its limit is stamped.
  void playYaku(int index);
  void playStamp();
  // Plays the sound of what the player does for the first time.
  void playFirst();
  // All motion was completed at once: drops the tile sounds that have not started. Calls and wins are still
  // played.
  void dropTiles() { ++m_motion; }
  // Plays a sample at the volume of this kind.
  void preview(SoundKind kind);
  // Whether the table is in front. If so, the room tone plays if enabled; if not, sounds that have not
  // started are dropped.
  void setAtTable(bool atTable);

  // Returns false if the system has no audio output.
  bool hasDevice() { return m_output->isAvailable(); }
  // The number of loaded sounds.
  qsizetype loaded() const { return m_clips.size(); }

  static Setting volumeOf(SoundKind kind);

 private:
  // The volume of this kind, from 0 to 1; 0 = silent.
  qreal gain(SoundKind kind) const;
  bool isAudible(SoundKind kind);
  void playNow(const SoundCue &cue);
  void start(const SoundCue &cue, qreal milliseconds);
  const SoundClip &clip(const QString &name);
  QString nextTake(const QString &name);
  void updateRoom();

  const Settings *m_settings;
  std::unique_ptr<SoundOutput> m_output;
  SoundScript m_script;
  QHash<QString, SoundClip> m_clips;
  QHash<QString, QString> m_lastTakes;
  int m_round = 0;   // sounds started in an earlier round are dropped
  int m_motion = 0;  // the same, for tile sounds
  bool m_enabled = true;
  bool m_atTable = false;
  bool m_previewsRoom = false;
  bool m_roomSounds = false;
};

}  // namespace janso
