// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/buttonroles.h"

#include <QBoxLayout>
#include <QPushButton>

namespace janso {

void orderButtons(QBoxLayout *row, std::initializer_list<ButtonRole> buttons) {
  auto *box = new QDialogButtonBox(row->parentWidget());
  for (const ButtonRole &each : buttons) {
    if (each.button->testAttribute(Qt::WA_WState_ExplicitShowHide) && each.button->isHidden())
      continue;
    row->removeWidget(each.button);
    box->addButton(each.button, each.role);
  }
  row->addWidget(box);
}

}  // namespace janso
