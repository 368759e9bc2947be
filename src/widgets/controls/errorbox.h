// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reports that something did not work.
#pragma once

#include <QString>

class QWidget;

namespace janso {

// Shows a warning over `parent` and waits until it is closed; does nothing for an empty sentence. An empty
// `title` means the parent's title.
void showError(QWidget *parent, const QString &sentence, const QString &title = {});

}  // namespace janso
