// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Where sounds go: a device that plays finished ones, each by itself.
#pragma once

#include <QByteArray>
#include <QPointer>
#include <memory>

class QAudioSink;

namespace janso {

// Two channels of 16 bit, low byte first.
struct SoundSamples {
  QByteArray frames;
  int rate = 0;  // of frames a second
};

class SoundOutput {
 public:
  // What is played begins so much later: a sound server may swallow the first moments of a stream.
  static constexpr int kLeadInMs = 40;

  SoundOutput() = default;
  SoundOutput(const SoundOutput &) = delete;
  SoundOutput &operator=(const SoundOutput &) = delete;
  virtual ~SoundOutput() = default;

  // False when there is nothing that could be heard.
  virtual bool isThere() = 0;
  // Beside whatever plays; dropped when too much does.
  virtual void play(const SoundSamples &sound) = 0;
  // Over and over, in place of what was looped before; no frames = nothing.
  virtual void loop(const SoundSamples &sound) = 0;
  // Of what is looped, from 0 to 1.
  virtual void setLoopVolume(qreal volume) = 0;
};

// The system's own output. Asked for when a sound is wanted, and open only while one plays.
class DeviceOutput : public SoundOutput {
 public:
  DeviceOutput();
  ~DeviceOutput() override;

  bool isThere() override;
  void play(const SoundSamples &sound) override;
  void loop(const SoundSamples &sound) override;
  void setLoopVolume(qreal volume) override;

 private:
  std::unique_ptr<QObject> m_voices;  // owns what plays
  QPointer<QAudioSink> m_loop;
  qreal m_loopVolume = 1;
  bool m_asked = false;
  bool m_isThere = false;
};

}  // namespace janso
