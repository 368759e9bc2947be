// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/sounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include "widgets/settings/settings.h"

namespace janso {

Sounds::Sounds(const Settings *settings, QObject *parent) : QObject(parent), m_settings(settings) {}

Sounds::~Sounds() = default;

QString Sounds::soundOf(const Event &event, int turn) {
  return std::visit(Overloaded{
                        [](const Tsumo &) { return QStringLiteral("draw"); },
                        [turn](const Dahai &) { return QStringLiteral("discard%1").arg(turn % 3 + 1); },
                        [](const Call &call) {
                          if (call.meld.isKan())
                            return QStringLiteral("kan");
                          return call.meld.type == MeldType::Chi ? QStringLiteral("chi")
                                                                 : QStringLiteral("pon");
                        },
                        [](const Kita &) { return QStringLiteral("kita"); },
                        [](const Riichi &) { return QStringLiteral("riichi"); },
                        [](const Hora &hora) {
                          return hora.info->from < 0 ? QStringLiteral("tsumo") : QStringLiteral("ron");
                        },
                        [](const Ryukyoku &) { return QStringLiteral("ryukyoku"); },
                        [](const MatchEnded &) { return QStringLiteral("matchend"); },
                        [](const auto &) { return QString(); },
                    },
                    event);
}

void Sounds::play(const Event &event) {
  const QString name = soundOf(event, m_turn++);
  if (!name.isEmpty())
    play(name);
}

void Sounds::play(const QString &name) {
  if (!m_enabled || !m_settings->on(Setting::Sound) || m_settings->number(Setting::Volume) == 0 ||
      !hasDevice())
    return;
  QSoundEffect *sound = effect(name);
  sound->setVolume(static_cast<float>(m_settings->number(Setting::Volume)) / 100.0F);
  sound->play();
}

bool Sounds::hasDevice() {
  if (!m_asked) {
    m_asked = true;
    m_hasDevice = !QMediaDevices::defaultAudioOutput().isNull();
  }
  return m_hasDevice;
}

QSoundEffect *Sounds::effect(const QString &name) {
  QSoundEffect *&sound = m_effects[name];
  if (sound == nullptr) {
    sound = new QSoundEffect(this);
    sound->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
  }
  return sound;
}

}  // namespace janso
