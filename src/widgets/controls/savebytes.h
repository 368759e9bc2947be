// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Saves data as a file that the user chooses.
#pragma once

#include <QByteArray>
#include <QString>

class QWidget;

namespace janso {

struct SavedKind {
  QString name;    // suggested name, without suffix
  QString suffix;  // ".csv"
  QString filter;  // of the dialog: "Table (*.csv)"
};

// Returns an empty text, or a sentence on why the file could not be written; the previous file is unchanged
// then.
QString saveBytes(const QByteArray &bytes, const QString &path);
// Asks for a file in a dialog with this title over `window`, and reports failures there.
void saveBytesFrom(QWidget &window, const QString &title, const QByteArray &bytes, const SavedKind &kind);

}  // namespace janso
