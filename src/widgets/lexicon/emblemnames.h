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
// Of somebody who chose none; `seat` 0..3.
QString usualEmblem(int seat);

}  // namespace janso
