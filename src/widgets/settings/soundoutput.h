// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Interface of an output device that plays complete sounds, independently of each other.
#pragma once

#include <QByteArray>
#include <QPointer>
#include <memory>

class QAudioSink;

namespace janso {

// Two channels of 16 bits, little-endian.
struct SoundSamples {
  QByteArray frames;
  int rate = 0;  // frames per second
};

class SoundOutput {
 public:
  // The delay before each sound, because a sound server may swallow the first moments of a stream.
  static constexpr int kLeadInMs = 40;

  SoundOutput() = default;
  SoundOutput(const SoundOutput &) = delete;
  SoundOutput &operator=(const SoundOutput &) = delete;
  virtual ~SoundOutput() = default;

  // Returns false if no output is available.
  virtual bool isAvailable() = 0;
  // Plays a sound in addition to those that are playing; drops it if too many are.
  virtual void play(const SoundSamples &sound) = 0;
  // Repeats a sound endlessly, in place of the previous loop; no frames = silence.
  virtual void loop(const SoundSamples &sound) = 0;
  // The volume of the loop, from 0 to 1.
  virtual void setLoopVolume(qreal volume) = 0;
};

// The system's audio output. It is looked up when the first sound is needed, and open only while a sound
// plays.
class DeviceOutput : public SoundOutput {
 public:
  DeviceOutput();
  ~DeviceOutput() override;

  bool isAvailable() override;
  void play(const SoundSamples &sound) override;
  void loop(const SoundSamples &sound) override;
  void setLoopVolume(qreal volume) override;

 private:
  std::unique_ptr<QObject> m_voices;  // owns what is playing
  QPointer<QAudioSink> m_loop;
  qreal m_loopVolume = 1;
  bool m_asked = false;
  bool m_isThere = false;
};

}  // namespace janso
