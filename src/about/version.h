// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The version of this Janso. The number is defined only in the project's CMakeLists.txt.
#pragma once

#include <QString>

namespace janso {

// "0.1.0".
QString versionText();
// Short hash; empty for a build without a repository.
QString commitText();
// The --version output: "janso 0.1.0 (commit 6db38804a1)", then what it was built with.
QString versionLines(const QString &program);

}  // namespace janso
