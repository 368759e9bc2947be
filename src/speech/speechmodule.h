// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The module janso-speech: a speech engine that uses whatever Qt TextToSpeech finds on this system.
#pragma once

#include <QObject>

#include "widgets/settings/speechengine.h"

namespace janso {

class QtSpeechModule : public QObject, public SpeechModule {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID JANSO_SPEECH_IID)
  Q_INTERFACES(janso::SpeechModule)

 public:
  std::unique_ptr<SpeechEngine> makeEngine() override;
};

}  // namespace janso
