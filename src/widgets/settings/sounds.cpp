// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/sounds.h"

#include <QFile>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QTimer>
#include <cmath>

namespace janso {

namespace {

constexpr int kRoomPreviewMs = 4000;
constexpr auto kRoomTone = "roomtone";

SoundCue previewCue(const char *name, SoundKind kind, SoundPlace place, qreal start) {
  return {QString::fromLatin1(name), kind, place, 0, start, false};
}

// A draw, then a discard of every seat; a call, then a win.
QList<SoundCue> previewOf(SoundKind kind) {
  using enum SoundPlace;
  if (kind == SoundKind::Calls)
    return {previewCue("pon", kind, Near, 0), previewCue("win1", kind, Middle, 700)};
  return {previewCue("draw", kind, Near, 0), previewCue("discard", kind, Near, 350),
          previewCue("discard", kind, Right, 800), previewCue("discard", kind, Across, 1250),
          previewCue("discard", kind, Left, 1700)};
}

}  // namespace

Sounds::Sounds(const Settings *settings, QObject *parent, std::unique_ptr<SoundOutput> output)
    : QObject(parent),
      m_settings(settings),
      m_output(output ? std::move(output) : std::make_unique<DeviceOutput>()) {
  settings->follow(Effect::RoomTone, this, [this] { updateRoom(); });
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Sounds::updateRoom);
}

Sounds::~Sounds() = default;

void Sounds::setEnabled(bool enabled) {
  m_enabled = enabled;
  updateRoom();
}

Setting Sounds::volumeOf(SoundKind kind) {
  switch (kind) {
    case SoundKind::Tiles:
      return Setting::TileVolume;
    case SoundKind::Calls:
      return Setting::CallVolume;
    case SoundKind::Room:
      return Setting::RoomVolume;
  }
  Q_UNREACHABLE();
}

qreal Sounds::gain(SoundKind kind) const {
  if (!m_settings->on(Setting::Sound))
    return 0;
  // Squared, a slider's way is about as even to the ear as to the eye: half of it is 12 dB.
  return std::pow(m_settings->number(Setting::Volume) / 100.0 * m_settings->number(volumeOf(kind)) / 100.0,
                  2);
}

bool Sounds::isAudible(SoundKind kind) {
  return m_enabled && gain(kind) > 0 && m_output->isAvailable();
}

void Sounds::play(const Event &event, int viewer, qreal contact) {
  const qreal speed = m_settings->real(Setting::Speed);
  for (const SoundCue &cue : m_script.cues(event, viewer, speed)) {
    if (!isAudible(cue.kind))
      continue;
    if (cue.atContact) {
      SoundCue take = cue;
      take.name = nextTake(cue.name);
      start(take, contact - SoundOutput::kLeadInMs - contactOf(clip(take.name)));
    } else {
      start(cue, speed > 0 ? cue.start / speed : 0);
    }
  }
}

void Sounds::playNow(const SoundCue &cue) {
  if (isAudible(cue.kind))
    start(cue, 0);
}

void Sounds::playPrompt() {
  playNow(SoundScript::prompt());
}

void Sounds::playYaku(int index) {
  playNow(SoundScript::yaku(index));
}

void Sounds::playStamp() {
  playNow(SoundScript::stamp());
}

void Sounds::playFirst() {
  playNow(SoundScript::first());
}

void Sounds::preview(SoundKind kind) {
  if (kind == SoundKind::Room) {
    m_previewsRoom = true;
    updateRoom();
    QTimer::singleShot(kRoomPreviewMs, this, [this] {
      m_previewsRoom = false;
      updateRoom();
    });
    return;
  }
  if (!isAudible(kind))
    return;
  for (const SoundCue &cue : previewOf(kind))
    start(cue, cue.start);
}

void Sounds::setAtTable(bool atTable) {
  m_atTable = atTable;
  if (!atTable)
    ++m_round;
  updateRoom();
}

// Made ready at once, so that it begins on time.
void Sounds::start(const SoundCue &cue, qreal milliseconds) {
  const SoundClip &sound = clip(nextTake(cue.name));
  const qreal level = gain(cue.kind) * std::pow(10, cue.decibels / 20);
  const SoundSamples samples{placed(sound, cue.place, level), sound.rate};
  if (milliseconds < 1) {
    m_output->play(samples);
    return;
  }
  const bool stays = cue.kind != SoundKind::Tiles;
  QTimer::singleShot(static_cast<int>(std::lround(milliseconds)), Qt::PreciseTimer, this,
                     [this, samples, stays, round = m_round, motion = m_motion] {
                       if (round == m_round && (stays || motion == m_motion))
                         m_output->play(samples);
                     });
}

const SoundClip &Sounds::clip(const QString &name) {
  const auto found = m_clips.constFind(name);
  if (found != m_clips.constEnd())
    return *found;
  QFile file(QStringLiteral(":/sounds/%1.wav").arg(name));
  const bool opened = file.open(QIODevice::ReadOnly);
  Q_ASSERT(opened);
  Q_UNUSED(opened);
  return *m_clips.insert(name, clipOf(file.readAll()));
}

// Any of the family but the one that came last.
QString Sounds::nextTake(const QString &name) {
  QStringList takes = SoundScript::takes(name);
  if (takes.size() == 1)
    return takes.first();
  takes.removeAll(m_lastTakes.value(name));
  return m_lastTakes[name] = takes[QRandomGenerator::global()->bounded(takes.size())];
}

void Sounds::updateRoom() {
  const bool inFront =
      m_previewsRoom || (m_atTable && QGuiApplication::applicationState() == Qt::ApplicationActive);
  const bool sounds = inFront && isAudible(SoundKind::Room);
  if (sounds)
    m_output->setLoopVolume(gain(SoundKind::Room));
  if (std::exchange(m_roomSounds, sounds) == sounds)
    return;
  const QString name = QString::fromLatin1(kRoomTone);
  m_output->loop(sounds ? SoundSamples{placed(clip(name), SoundPlace::Near, 1), clip(name).rate}
                        : SoundSamples());
}

}  // namespace janso
