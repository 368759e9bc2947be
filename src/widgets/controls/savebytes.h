// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Something as a file of the user's own.
#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace janso {

struct SavedKind {
  QString name;    // offered, without suffix
  QString suffix;  // ".csv"
  QString filter;  // of the dialog: "Table (*.csv)"
};

// Empty, or a sentence that says why the file could not be written; then what was there before is still
// there.
QString saveBytes(const QByteArray &bytes, const QString &path);
// Asks for a file in a dialog of this title above `window`, and says there what fails.
void saveBytesFrom(QWidget &window, const QString &title, const QByteArray &bytes, const SavedKind &kind);

}  // namespace janso
