// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What each version brought, and when somebody is told of it: once, on the first page, after an update.
//
// The texts are those of the AppStream metadata (resources/desktop), which software centres show too, in the
// languages that they have there.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include "widgets/settings/settings.h"

namespace janso {

// At each start, before the window is built. `version`: of this program. The first start of all is no update,
// and neither is an older version.
void lookForNews(Settings &settings, const QString &version);

struct ReleaseText {
  QString text;  // plain
  bool listed = false;
  bool operator==(const ReleaseText &) const = default;
};

struct Release {
  QString version;
  QDate date;  // invalid = it does not say
  QList<ReleaseText> texts;
};

// Newest first, as they stand there. `metadata`: AppStream XML; up to where it can be read. Of each text the
// one of the language, else the English one.
QList<Release> readReleases(const QByteArray &metadata, const QString &language);
// Those of this program.
QList<Release> ownReleases(const QString &language);

}  // namespace janso
