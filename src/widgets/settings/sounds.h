// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The sounds of the table. Muted, or without a sound device, nothing is loaded and nothing runs.
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
  // `settings` must outlive this object. Without an output it is the system's.
  explicit Sounds(const Settings *settings, QObject *parent = nullptr,
                  std::unique_ptr<SoundOutput> output = {});
  ~Sounds() override;

  // Off for pictures and tests: no device is ever asked for.
  void setEnabled(bool enabled);
  // What belongs to an event, as `viewer` (absolute seat) hears it. `contact`: ms until what it moves lies
  // still.
  void play(const Event &event, int viewer, qreal contact);
  // Buttons have come up: there is something to choose.
  void playPrompt();
  // Another yaku is read on the page of a win, from 0; its limit is stamped.
  void playYaku(int index);
  void playStamp();
  // What moved has arrived at once: tiles that were still to be heard are not. Calls and wins are.
  void dropTiles() { ++m_motion; }
  // A sample of what has this volume.
  void preview(SoundKind kind);
  // The table is in front: time for the tone of the room, if it is wanted. Else nothing sounds any more that
  // has not begun.
  void setAtTable(bool atTable);

  // False when the system has no sound output.
  bool hasDevice() { return m_output->isThere(); }
  // How many sounds are kept ready.
  qsizetype loaded() const { return m_clips.size(); }

  static Setting volumeOf(SoundKind kind);

 private:
  // What this kind is turned down to, from 0 to 1; 0 = it is not heard.
  qreal gain(SoundKind kind) const;
  bool isHeard(SoundKind kind);
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
  int m_round = 0;   // what was begun in an earlier one is dropped
  int m_motion = 0;  // likewise, of tiles
  bool m_enabled = true;
  bool m_atTable = false;
  bool m_previewsRoom = false;
  bool m_roomSounds = false;
};

}  // namespace janso
