// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The texts that Janso's own speech output reads for a control, and those about speech in the preferences.
// All are plain text.
#pragma once

#include <QString>
#include <optional>

namespace janso {

enum class SpokenRole { Text, Button, CheckBox, RadioButton, List, Slider, Field, Tab, Row, MenuEntry };

struct SpokenControl {
  QString name;
  SpokenRole role = SpokenRole::Text;
  std::optional<bool> checked = {};
  QString value = {};  // the selected entry or value of a list or slider, or the text of a field
  bool enabled = true;
};

// "Play now, button".
QString spokenControlText(const SpokenControl &control);

enum class SpeechState {
  Off,
  Starting,
  Speaks,
  NoModule,  // Janso's speech module, or a package that it needs, is not installed
  NoEngine,  // the system has no speech engine
  NoVoice,   // the engine has no voice for this language
};

// The text below the setting; empty while speech is off. `engine` is the system's name for the speech engine.
QString speechStateText(SpeechState state, const QString &engine, const QString &language);
// The tooltip of the setting: what is spoken, what it requires, and its relation to screen readers.
QString speechTip();
// The text of the voice test.
QString speechSample();

}  // namespace janso
