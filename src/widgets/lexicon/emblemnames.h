// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The emblems that picture the people at the table: their ids, for files, and their names.
#pragma once

#include <QString>
#include <QStringList>

namespace janso {

// In the order in which they are offered.
QStringList emblems();
// "Crane"; empty for an unknown id.
QString emblemName(const QString &emblem);
// The chosen emblem, or the usual one of the seat (0..3) if the choice is unknown; a later version may have
// more emblems.
QString shownEmblem(const QString &chosen, int seat);

}  // namespace janso
