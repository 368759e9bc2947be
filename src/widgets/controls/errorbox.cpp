// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/errorbox.h"

#include <QMessageBox>

#include "widgets/controls/chromestyle.h"

namespace janso {

void showError(QWidget *parent, const QString &sentence, const QString &title) {
  if (sentence.isEmpty())
    return;
  QMessageBox box(QMessageBox::Warning, title.isEmpty() ? parent->windowTitle() : title, sentence,
                  QMessageBox::Ok, parent);
  applyChrome(&box);
  box.exec();
}

}  // namespace janso
