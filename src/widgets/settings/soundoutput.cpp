// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/soundoutput.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QIODevice>
#include <QMediaDevices>
#include <QTimer>
#include <cstring>

namespace janso {

namespace {

constexpr int kVoices = 8;
constexpr int kBufferMs = 250;  // a tile fits in whole, so that a busy window does not tear it
constexpr int kLoopBufferMs = 1000;

class SampleStream : public QIODevice {
 public:
  SampleStream(QByteArray frames, bool repeats, QObject *parent)
      : QIODevice(parent), m_frames(std::move(frames)), m_repeats(repeats) {
    open(ReadOnly);
  }

  bool isSequential() const override { return true; }
  bool atEnd() const override { return !m_repeats && m_at == m_frames.size(); }
  qint64 bytesAvailable() const override {
    return (m_repeats ? m_frames.size() : m_frames.size() - m_at) + QIODevice::bytesAvailable();
  }

 protected:
  qint64 readData(char *data, qint64 wanted) override {
    qint64 done = 0;
    while (done < wanted && !atEnd()) {
      const qint64 part = qMin(wanted - done, static_cast<qint64>(m_frames.size() - m_at));
      std::memcpy(data + done, m_frames.constData() + m_at, static_cast<std::size_t>(part));
      done += part;
      m_at += static_cast<qsizetype>(part);
      if (m_repeats && m_at == m_frames.size())
        m_at = 0;
    }
    return done;
  }
  qint64 writeData(const char *, qint64) override { return -1; }

 private:
  QByteArray m_frames;
  qsizetype m_at = 0;
  bool m_repeats = false;
};

QAudioFormat formatOf(int rate) {
  QAudioFormat format;
  format.setSampleRate(rate);
  format.setChannelCount(2);
  format.setSampleFormat(QAudioFormat::Int16);
  return format;
}

// Plays until its end, or for ever, and is gone then.
QAudioSink *startVoice(const SoundSamples &sound, bool repeats, QObject *owner) {
  const QAudioFormat format = formatOf(sound.rate);
  auto *sink = new QAudioSink(QMediaDevices::defaultAudioOutput(), format, owner);
  sink->setBufferSize(format.bytesForDuration((repeats ? kLoopBufferMs : kBufferMs) * 1000));
  QObject::connect(sink, &QAudioSink::stateChanged, sink, [sink, repeats](QAudio::State state) {
    // It is idle once the last sample is handed over; what lies in the buffer is still to be heard. What
    // repeats has no last one: it was only late.
    if (state == QAudio::IdleState && !repeats)
      QTimer::singleShot(2 * kBufferMs, sink, &QObject::deleteLater);
    if (state == QAudio::StoppedState)
      sink->deleteLater();
  });
  const QByteArray silence(format.bytesForDuration(SoundOutput::kLeadInMs * 1000), '\0');
  sink->start(new SampleStream(repeats ? sound.frames : silence + sound.frames, repeats, sink));
  return sink;
}

}  // namespace

DeviceOutput::DeviceOutput() = default;

DeviceOutput::~DeviceOutput() = default;

bool DeviceOutput::isAvailable() {
  if (!m_asked) {
    m_asked = true;
    m_isThere = !QMediaDevices::defaultAudioOutput().isNull();
  }
  return m_isThere;
}

void DeviceOutput::play(const SoundSamples &sound) {
  if (!m_voices)
    m_voices = std::make_unique<QObject>();
  if (m_voices->children().size() < kVoices)
    startVoice(sound, false, m_voices.get());
}

void DeviceOutput::loop(const SoundSamples &sound) {
  delete m_loop;
  if (sound.frames.isEmpty())
    return;
  if (!m_voices)
    m_voices = std::make_unique<QObject>();
  m_loop = startVoice(sound, true, m_voices.get());
  m_loop->setVolume(m_loopVolume);
}

void DeviceOutput::setLoopVolume(qreal volume) {
  m_loopVolume = volume;
  if (m_loop)
    m_loop->setVolume(volume);
}

}  // namespace janso
