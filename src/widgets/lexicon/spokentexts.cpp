// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/spokentexts.h"

#include <QCoreApplication>

namespace janso {

namespace {

struct SpokenTexts {
  Q_DECLARE_TR_FUNCTIONS(SpokenTexts)
};

// %1: what the control is called.
QString withRole(const QString &name, SpokenRole role) {
  switch (role) {
    case SpokenRole::Button:
      return SpokenTexts::tr("%1, button").arg(name);
    case SpokenRole::CheckBox:
      return SpokenTexts::tr("%1, check box").arg(name);
    case SpokenRole::RadioButton:
      return SpokenTexts::tr("%1, radio button").arg(name);
    case SpokenRole::List:
      return SpokenTexts::tr("%1, list").arg(name);
    case SpokenRole::Slider:
      return SpokenTexts::tr("%1, slider").arg(name);
    case SpokenRole::Field:
      return SpokenTexts::tr("%1, text field").arg(name);
    case SpokenRole::Tab:
      return SpokenTexts::tr("%1, tab").arg(name);
    case SpokenRole::MenuEntry:
    case SpokenRole::Row:
    case SpokenRole::Text:
      break;
  }
  return name;
}

}  // namespace

QString spokenControlText(const SpokenControl &control) {
  QString said = withRole(control.name, control.role);
  if (!control.value.isEmpty())
    //: Spoken: a control, then what it holds: "Language, list: English"
    said = SpokenTexts::tr("%1: %2").arg(said, control.value);
  if (control.checked)
    said = *control.checked ? SpokenTexts::tr("%1, on").arg(said) : SpokenTexts::tr("%1, off").arg(said);
  if (!control.enabled)
    //: Spoken: a button or an entry of a menu that cannot be pressed now
    said = SpokenTexts::tr("%1, not available").arg(said);
  return said;
}

QString speechStateText(SpeechState state, const QString &engine, const QString &language) {
  switch (state) {
    case SpeechState::Off:
      return {};
    case SpeechState::Starting:
      return SpokenTexts::tr("Looking for a voice\u2026");
    case SpeechState::Speaks:
      //: %1: the program that speaks, such as speechd or flite
      return SpokenTexts::tr("Spoken by %1.").arg(engine);
    case SpeechState::NoModule:
      return SpokenTexts::tr(
          "Speech is not available. Install the package janso-speech, or install qt6-speech-dev and "
          "qt6-declarative-dev and rebuild Janso.");
    case SpeechState::NoEngine:
      return SpokenTexts::tr(
          "Speech is not available: no speech program was found. Install qt6-speech-speechd-plugin, or "
          "qt6-speech-flite-plugin for English only.");
    case SpeechState::NoVoice:
      //: %1: a language, as its speakers call it
      return SpokenTexts::tr("Speech is not available: no voice was found for %1.").arg(language);
  }
  return {};
}

QString speechTip() {
  return SpokenTexts::tr(
      "A voice reads out everything that happens at the table, what you have to decide and where the focus "
      "is. The voice needs the packages libqt6texttospeech6 and qt6-speech-speechd-plugin, or "
      "qt6-speech-flite-plugin for English only. If you use a screen reader, leave this off: the screen "
      "reader reads all of this too.");
}

QString speechSample() {
  return SpokenTexts::tr("It's your turn. This is what the voice sounds like.");
}

}  // namespace janso
