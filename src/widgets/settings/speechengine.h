// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What speaks, as the window's side knows it. The module janso-speech (src/speech) implements it with Qt
// TextToSpeech and is loaded when speech is switched on; nothing of the program is linked to that.
//
// Both are built from the same tree, and the id counts up when a class here changes.
#pragma once

#include <QString>
#include <QtPlugin>
#include <functional>
#include <memory>

#define JANSO_SPEECH_IID "janso.Speech/1"

namespace janso {

// Made, used and destroyed in one thread, which is not the window's and has an event loop. No call waits for
// anything to have been said.
class SpeechEngine {
 public:
  virtual ~SpeechEngine() = default;

  // How the system calls it; empty = there is nothing that speaks.
  virtual QString name() const = 0;
  // An ISO 639-1 code. False = there is no voice for it, and nothing is said. What it says already may end.
  virtual bool setLanguage(const QString &code) = 0;
  // -1 slowest .. 0 as the voice is .. 1 fastest; for what is said from now on.
  virtual void setRate(double rate) = 0;
  // Plain text, one at a time: after ended(), or after stop().
  virtual void say(const QString &text) = 0;
  // Silent at once; what was said does not end then.
  virtual void stop() = 0;

  // Called in that thread when all of a text has been heard, or cannot be.
  std::function<void()> ended;
};

class SpeechModule {
 public:
  virtual ~SpeechModule() = default;
  virtual std::unique_ptr<SpeechEngine> makeEngine() = 0;
};

}  // namespace janso

Q_DECLARE_INTERFACE(janso::SpeechModule, JANSO_SPEECH_IID)
