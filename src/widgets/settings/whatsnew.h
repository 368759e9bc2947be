// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The changes of each version, and when to announce them: once, on the first page, after an update.
//
// The texts are those of the AppStream metadata (resources/desktop), which software centers also show, in the
// languages available there.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include "widgets/settings/settings.h"

namespace janso {

// Call it at each start, before the window is built. `version`: of this program. Neither the very first start
// nor an older version counts as an update.
void lookForNews(Settings &settings, const QString &version);

struct ReleaseText {
  QString text;  // plain text
  bool listed = false;
  bool operator==(const ReleaseText &) const = default;
};

struct Release {
  QString version;
  QDate date;  // invalid = not given
  QList<ReleaseText> texts;
};

// The releases in the order of the file, newest first. `metadata`: AppStream XML, read up to the first error.
// Each text is in `language` if available, otherwise in English.
QList<Release> readReleases(const QByteArray &metadata, const QString &language);
// The releases of this program.
QList<Release> ownReleases(const QString &language);

}  // namespace janso
