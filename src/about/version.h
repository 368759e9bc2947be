// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Which Janso this is. The number stands in the project's CMakeLists.txt and nowhere else.
#pragma once

#include <QString>

namespace janso {

// "0.1.0".
QString versionText();
// Short; empty where it was built without a repository.
QString commitText();
// For --version: "janso 0.1.0 (commit 6db38804a1)", then what it was built with.
QString versionLines(const QString &program);

}  // namespace janso
