// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/speechthread.h"

#include <QCoreApplication>
#include <QPluginLoader>
#include <QThread>
#include <utility>

namespace janso {

namespace {
constexpr int kEndsWithinMs = 1500;
}  // namespace

// The loader stays in memory with the library, as engines of Qt keep threads and statics of their own.
std::unique_ptr<SpeechEngine> loadSpeech() {
  QPluginLoader loader(QCoreApplication::applicationDirPath() + QStringLiteral("/../" JANSO_MODULES));
  auto *module = qobject_cast<SpeechModule *>(loader.instance());
  return module == nullptr ? nullptr : module->makeEngine();
}

// --- In the thread ---

SpeechWorker::SpeechWorker(SpeechMaker maker) : m_maker(std::move(maker)) {}

SpeechWorker::~SpeechWorker() {
  if (m_engine)
    m_engine->stop();
}

void SpeechWorker::reportState(SpeechState state) {
  m_state = state;
  Q_EMIT stateChanged(state, m_engine ? m_engine->name() : QString());
}

void SpeechWorker::use(const SpeechVoice &voice) {
  if (!std::exchange(m_begun, true)) {
    m_engine = m_maker();
    if (m_engine)
      m_engine->ended = [this] { Q_EMIT ended(m_number); };
  }
  if (!m_engine) {
    reportState(SpeechState::NoModule);
    return;
  }
  if (m_engine->name().isEmpty()) {
    reportState(SpeechState::NoEngine);
    return;
  }
  const bool knows = (voice.language == m_language && m_state == SpeechState::Speaks) ||
                     m_engine->setLanguage(voice.language);
  m_language = voice.language;
  m_engine->setRate(voice.rate);
  reportState(knows ? SpeechState::Speaks : SpeechState::NoVoice);
}

void SpeechWorker::say(int number, const QString &text) {
  m_number = number;
  if (m_state == SpeechState::Speaks)
    m_engine->say(text);
  else
    Q_EMIT ended(number);
}

void SpeechWorker::hush() {
  m_number = -1;
  if (m_engine)
    m_engine->stop();
}

// --- In the window's ---

SpeechThread::SpeechThread(SpeechMaker maker, QObject *parent)
    : QObject(parent), m_thread(std::make_unique<QThread>()), m_worker(new SpeechWorker(std::move(maker))) {
  m_worker->moveToThread(m_thread.get());
  connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
  connect(m_worker, &SpeechWorker::stateChanged, this, &SpeechThread::stateChanged);
  connect(m_worker, &SpeechWorker::ended, this, &SpeechThread::ended);
  m_thread->setObjectName(QStringLiteral("speech"));
  m_thread->start();
}

SpeechThread::~SpeechThread() {
  m_worker->disconnect(this);
  m_thread->quit();
  if (!m_thread->wait(kEndsWithinMs))
    Q_UNUSED(m_thread.release());
}

void SpeechThread::use(const SpeechVoice &voice) {
  QMetaObject::invokeMethod(m_worker, [worker = m_worker, voice] { worker->use(voice); });
}

void SpeechThread::say(int number, const QString &text) {
  QMetaObject::invokeMethod(m_worker, [worker = m_worker, number, text] { worker->say(number, text); });
}

void SpeechThread::hush() {
  QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->hush(); });
}

}  // namespace janso
