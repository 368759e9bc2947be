// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Groups of keys that are usually tested together. `key` is a Qt::Key.
#pragma once

#include <Qt>

namespace janso {

// A modifier key by itself: Shift, Ctrl, Alt ...
constexpr bool isModifierKey(int key) {
  switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
      return true;
    default:
      return false;
  }
}

constexpr bool isEnter(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

// The keys that move in a list or a table of rows.
constexpr bool movesAmongRows(int key) {
  switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
      return true;
    default:
      return false;
  }
}

}  // namespace janso
