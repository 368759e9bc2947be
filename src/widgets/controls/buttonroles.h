// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The order of a dialog's buttons: by what they do, as the desktop wants it, the same in every dialog.
#pragma once

#include <QDialogButtonBox>
#include <initializer_list>

class QBoxLayout;
class QPushButton;

namespace janso {

struct ButtonRole {
  QPushButton *button;
  QDialogButtonBox::ButtonRole role;
};

// Moves these buttons of a form's row into a button box at its end. Other items of the row stay before it,
// and so does a button that was hidden by hide(): a button box shows all that it has.
void orderButtons(QBoxLayout *row, std::initializer_list<ButtonRole> buttons);

}  // namespace janso
