// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads Tenhou logs in XML.
#pragma once

#include <QByteArray>

#include "records/recordedgame.h"

namespace janso {

// For unpacked bytes. All errors are inside the value; their sentences do not name the file.
GameFile readMjlog(const QByteArray &bytes);

}  // namespace janso
