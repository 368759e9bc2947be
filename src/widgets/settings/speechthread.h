// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Runs the speech engine in its own thread: finding a voice can take seconds, and starting a sentence takes a
// while.
#pragma once

#include <QObject>
#include <QString>
#include <functional>
#include <memory>

#include "widgets/lexicon/spokentexts.h"
#include "widgets/settings/speechengine.h"

class QThread;

namespace janso {

// Called in the speech thread. nullptr = no engine is available.
using SpeechMaker = std::function<std::unique_ptr<SpeechEngine>()>;

// The engine of the module installed with this program.
std::unique_ptr<SpeechEngine> loadSpeech();

struct SpeechVoice {
  QString language;  // ISO 639-1
  double rate = 0;   // as in SpeechEngine
  bool operator==(const SpeechVoice &) const = default;
};

// Lives in the speech thread.
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
  void reportState(SpeechState state);

  SpeechMaker m_maker;
  std::unique_ptr<SpeechEngine> m_engine;
  bool m_begun = false;
  QString m_language;
  SpeechState m_state = SpeechState::Starting;
  int m_number = -1;  // of the text being spoken
};

// Lives in the window's thread. It starts to look for a voice at once.
class SpeechThread : public QObject {
  Q_OBJECT

 public:
  explicit SpeechThread(SpeechMaker maker, QObject *parent = nullptr);
  // Silences speech at once. A hanging engine is abandoned.
  ~SpeechThread() override;

  void use(const SpeechVoice &voice);
  void say(int number, const QString &text);
  void hush();

 Q_SIGNALS:
  void stateChanged(janso::SpeechState state, const QString &engine);
  // Not emitted for text that was hushed.
  void ended(int number);

 private:
  std::unique_ptr<QThread> m_thread;
  SpeechWorker *m_worker;
};

}  // namespace janso
