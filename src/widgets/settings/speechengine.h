// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The interface of the speech engine for the window. The module janso-speech (src/speech) implements it with
// Qt TextToSpeech. It is loaded when speech is switched on; the program itself does not link to Qt
// TextToSpeech.
//
// Both are built from the same tree. Increment the id when a class here changes.
#pragma once

#include <QString>
#include <QtPlugin>
#include <functional>
#include <memory>

#define JANSO_SPEECH_IID "janso.Speech/1"

namespace janso {

// Created, used and destroyed in one thread that is not the window's and has an event loop. No call blocks
// until speech has ended.
class SpeechEngine {
 public:
  virtual ~SpeechEngine() = default;

  // The system's name of the engine; empty = no engine is available.
  virtual QString name() const = 0;
  // Sets the language by an ISO 639-1 code. Returns false if there is no voice for it; then nothing is
  // spoken. The current text may end early.
  virtual bool setLanguage(const QString &code) = 0;
  // From -1 (slowest) through 0 (normal rate of the voice) to 1 (fastest); applies to the next text.
  virtual void setRate(double rate) = 0;
  // Speaks plain text, one text at a time: call it after ended() or stop().
  virtual void say(const QString &text) = 0;
  // Becomes silent at once, without calling ended().
  virtual void stop() = 0;

  // Called in that thread when a text has been spoken, or cannot be.
  std::function<void()> ended;
};

class SpeechModule {
 public:
  virtual ~SpeechModule() = default;
  virtual std::unique_ptr<SpeechEngine> makeEngine() = 0;
};

}  // namespace janso

Q_DECLARE_INTERFACE(janso::SpeechModule, JANSO_SPEECH_IID)
