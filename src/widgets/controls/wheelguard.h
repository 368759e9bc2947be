// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// In what can be scrolled the wheel scrolls, and changes no field that it passes over.
#pragma once

class QWidget;

namespace janso {

// For the choices and numbers among `root` and what is in it now. Neither do they take the focus by the
// wheel.
void leaveWheelToScrolling(QWidget *root);

}  // namespace janso
