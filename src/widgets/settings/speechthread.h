// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The engine in a thread of its own: to find a voice may take seconds, and to begin a sentence a good while.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>

#include "widgets/lexicon/spokentexts.h"
#include "widgets/settings/speechengine.h"

class QThread;

namespace janso {

// Called in the thread of speech. Nullptr = there is none to be had.
using SpeechMaker = std::function<std::unique_ptr<SpeechEngine>()>;

// That of the module beside this program, wherever it was installed.
std::unique_ptr<SpeechEngine> loadSpeech();

struct SpeechVoice {
  QString language;  // ISO 639-1
  double rate = 0;   // as in SpeechEngine
  bool operator==(const SpeechVoice &) const = default;
};

// Lives in the thread.
class SpeechWorker : public QObject {
  Q_OBJECT

 public:
  explicit SpeechWorker(SpeechMaker maker);
  ~SpeechWorker() override;

  void use(const SpeechVoice &voice);
  void say(int number, const QString &text);
  void hush();

 Q_SIGNALS:
  void stateChanged(janso::SpeechState state, const QString &engine);
  void ended(int number);

 private:
  void tell(SpeechState state);

  SpeechMaker m_maker;
  std::unique_ptr<SpeechEngine> m_engine;
  bool m_begun = false;
  QString m_language;
  SpeechState m_state = SpeechState::Starting;
  int m_number = -1;  // of what it says
};

// Lives in the window's thread. Begins to look for a voice at once.
class SpeechThread : public QObject {
  Q_OBJECT

 public:
  explicit SpeechThread(SpeechMaker maker, QObject *parent = nullptr);
  // Silent at once. An engine that hangs is left behind.
  ~SpeechThread() override;

  void use(const SpeechVoice &voice);
  void say(int number, const QString &text);
  void hush();

 Q_SIGNALS:
  void stateChanged(janso::SpeechState state, const QString &engine);
  // Not of what was hushed.
  void ended(int number);

 private:
  std::unique_ptr<QThread> m_thread;
  SpeechWorker *m_worker;
};

}  // namespace janso
