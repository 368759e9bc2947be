// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/replaylink.h"

#include <QFileInfo>
#include <QStringList>

namespace janso {

QString toText(const ReplayLink &link) {
  QStringList parts;
  if (link.game > 0)
    parts << QStringLiteral("game=%1").arg(link.game + 1);
  if (link.place)
    parts << QStringLiteral("hand=%1&event=%2").arg(link.place->hand + 1).arg(link.place->event);
  if (link.seat >= 0)
    parts << QStringLiteral("seat=%1").arg(link.seat + 1);
  return parts.isEmpty() ? link.path : link.path + QLatin1Char('#') + parts.join(QLatin1Char('&'));
}

ReplayLink replayLinkOf(const QString &text) {
  const ReplayLink whole{text, 0, std::nullopt, -1};
  const qsizetype hash = text.lastIndexOf(QLatin1Char('#'));
  if (hash < 0)
    return whole;
  ReplayLink link{text.left(hash), 0, std::nullopt, -1};
  ReplayPlace place;
  for (const QString &part : text.mid(hash + 1).split(QLatin1Char('&'))) {
    const QString key = part.section(QLatin1Char('='), 0, 0);
    bool number = false;
    const int value = part.section(QLatin1Char('='), 1).toInt(&number);
    if (!number || value < 1)
      return whole;
    if (key == QLatin1String("game")) {
      link.game = value - 1;
    } else if (key == QLatin1String("hand")) {
      place.hand = value - 1;
      link.place = place;
    } else if (key == QLatin1String("event")) {
      place.event = value;
      link.place = place;
    } else if (key == QLatin1String("seat") && value <= 4) {
      link.seat = value - 1;
    } else {
      return whole;
    }
  }
  return link;
}

ReplayLink fileLinkOf(const QString &text) {
  return QFileInfo::exists(text) ? ReplayLink{text, 0, std::nullopt, -1} : replayLinkOf(text);
}

}  // namespace janso
