// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "about/chatter.h"

#include <QtGlobal>
#include <algorithm>
#include <array>

namespace janso {

namespace {

constexpr std::array kChatter{
    QLatin1String("This plugin does not support"),  // the offscreen platform
    QLatin1String("PulseAudioService:"),            // no sound server: no sound
    QLatin1String("Detected locale"),               // LC_ALL=C, as scripts have it: Qt takes C.UTF-8
};

QtMessageHandler g_loud = nullptr;

void passOn(QtMsgType type, const QMessageLogContext &context, const QString &message) {
  if (!isChatter(message))
    g_loud(type, context, message);
}

}  // namespace

bool isChatter(const QString &message) {
  return std::any_of(kChatter.begin(), kChatter.end(),
                     [&](QLatin1String beginning) { return message.startsWith(beginning); });
}

void hushChatter() {
  const QtMessageHandler before = qInstallMessageHandler(&passOn);
  if (before != &passOn)
    g_loud = before;
}

}  // namespace janso
