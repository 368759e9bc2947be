// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "speech/speechmodule.h"

#include <QLocale>
#include <QTextToSpeech>
#include <QTimer>
#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace janso {

namespace {

const QString kTrial = QStringLiteral("mock");  // Qt's own tests speak with it

constexpr int kSettlesMs = 80;

bool works(const QTextToSpeech &speech) {
  return speech.state() != QTextToSpeech::Error && !speech.availableLocales().isEmpty();
}

// Each engine is made once and kept: the voices of flite cannot be loaded a second time.
class QtSpeechEngine : public SpeechEngine {
 public:
  QtSpeechEngine() {
    m_settles.setSingleShot(true);
    QObject::connect(&m_settles, &QTimer::timeout, &m_settles, [this] { end(); });
    m_names = QTextToSpeech::availableEngines();
    m_names.removeAll(kTrial);
    // A dispatcher knows more languages than a voice that brings its own sound.
    std::ranges::stable_partition(m_names,
                                  [](const QString &name) { return name == QLatin1String("speechd"); });
    for (const QString &name : std::as_const(m_names)) {
      m_speech = made(name);
      if (m_speech != nullptr)
        break;
    }
  }

  QString name() const override { return m_speech != nullptr ? m_speech->engine() : QString(); }

  bool setLanguage(const QString &code) override {
    for (const QString &name : std::as_const(m_names)) {
      QTextToSpeech *speech = made(name);
      if (speech == nullptr || !speaks(*speech, code))
        continue;
      if (speech != std::exchange(m_speech, speech))
        m_speech->setRate(m_rate);
      return true;
    }
    return false;
  }

  void setRate(double rate) override {
    m_rate = rate;
    if (m_speech != nullptr)
      m_speech->setRate(rate);
  }

  void say(const QString &text) override {
    m_settles.stop();
    m_speaking = false;
    m_asked = true;
    m_speech->say(text);
  }

  void stop() override {
    m_settles.stop();
    m_asked = false;
    m_speaking = false;
    if (m_speech != nullptr)
      m_speech->stop();
  }

 private:
  // Nullptr = it does not work here.
  QTextToSpeech *made(const QString &name) {
    const auto known = m_made.find(name);
    if (known != m_made.end())
      return known->second.get();
    auto speech = std::make_unique<QTextToSpeech>(name);
    if (works(*speech)) {
      QObject::connect(speech.get(), &QTextToSpeech::stateChanged, speech.get(),
                       [this, its = speech.get()](QTextToSpeech::State state) {
                         if (its == m_speech)
                           onState(state);
                       });
    } else {
      speech.reset();
    }
    return m_made.emplace(name, std::move(speech)).first->second.get();
  }

  // Of the voices of a language that of this country, else any.
  static bool speaks(QTextToSpeech &speech, const QString &code) {
    const QLocale wanted(code);
    std::optional<QLocale> found;
    for (const QLocale &locale : speech.availableLocales()) {
      if (locale.language() == wanted.language() && (!found || locale.territory() == wanted.territory()))
        found = locale;
    }
    if (found)
      speech.setLocale(*found);
    return found.has_value();
  }

  // An engine is ready as well before it has begun, for a moment as it begins, and after what was broken off.
  void onState(QTextToSpeech::State state) {
    if (!m_asked)
      return;
    m_settles.stop();
    if (state == QTextToSpeech::Speaking)
      m_speaking = true;
    else if (state == QTextToSpeech::Error || (state == QTextToSpeech::Ready && m_speaking))
      m_settles.start(kSettlesMs);
  }

  void end() {
    m_asked = false;
    m_speaking = false;
    if (ended)
      ended();
  }

  QStringList m_names;
  std::map<QString, std::unique_ptr<QTextToSpeech>> m_made;  // empty = does not work
  QTextToSpeech *m_speech = nullptr;
  double m_rate = 0;
  bool m_asked = false;     // something was said, and is not known to have ended
  bool m_speaking = false;  // it is heard
  QTimer m_settles;
};

}  // namespace

std::unique_ptr<SpeechEngine> QtSpeechModule::makeEngine() {
  return std::make_unique<QtSpeechEngine>();
}

}  // namespace janso
