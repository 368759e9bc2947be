// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The emblems by which people at the table are pictured: their ids, for files, and what they show.
#pragma once

#include <QString>
#include <QStringList>

namespace janso {

// In the order of the choice.
QStringList emblems();
// "Crane"; empty for what is none of them.
QString emblemName(const QString &emblem);
// The one that was chosen, else the usual one of the seat, 0..3. A later version may know more of them.
QString shownEmblem(const QString &chosen, int seat);

}  // namespace janso
