// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What speech of our own says of a control, and what is said of speech in the preferences. Plain text.
#pragma once

#include <QString>
#include <optional>

namespace janso {

enum class SpokenRole { Text, Button, CheckBox, RadioButton, List, Slider, Field, Tab, Row, MenuEntry };

struct SpokenControl {
  QString name;
  SpokenRole role = SpokenRole::Text;
  std::optional<bool> checked = {};
  QString value = {};  // what a list or slider has chosen, what a field holds
  bool enabled = true;
};

// "Play now, button".
QString spokenControlText(const SpokenControl &control);

enum class SpeechState {
  Off,
  Starting,
  Speaks,
  NoModule,  // Janso's own part for it is not installed, or what that needs
  NoEngine,  // nothing on this system speaks
  NoVoice,   // but not this language
};

// What stands below the setting; empty while it is off. `engine`: how the system calls what speaks.
QString speechStateText(SpeechState state, const QString &engine, const QString &language);
// The tip of the setting: what is spoken, what it needs, what a screen reader does beside it.
QString speechTip();
// What is said for a trial.
QString speechSample();

}  // namespace janso
