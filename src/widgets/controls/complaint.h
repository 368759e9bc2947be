// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Says that something did not work.
#pragma once

#include <QString>

class QWidget;

namespace janso {

// A warning over `parent`, until it is closed; nothing for an empty sentence. `title`: empty = the parent's.
void complain(QWidget *parent, const QString &sentence, const QString &title = {});

}  // namespace janso
