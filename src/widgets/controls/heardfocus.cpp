// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/heardfocus.h"

#include <QAbstractItemView>
#include <QAccessible>

namespace janso {
namespace {

QAccessible::UpdateHandler previous = nullptr;

void passOn(QAccessibleEvent *event) {
  if (!isHeardFocus(*event))
    return;
  if (previous != nullptr) {
    previous(event);
    return;
  }
  // With no handler Qt itself tells the desktop.
  QAccessible::installUpdateHandler(nullptr);
  QAccessible::updateAccessibility(event);
  QAccessible::installUpdateHandler(&passOn);
}

}  // namespace

bool isHeardFocus(const QAccessibleEvent &event) {
  if (event.type() != QAccessible::Focus)
    return true;
  const auto *view = qobject_cast<const QAbstractItemView *>(event.object());
  return view == nullptr || view->hasFocus();
}

void keepFocusToTheKeyboard() {
  const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(&passOn);
  if (before != &passOn)
    previous = before;
}

}  // namespace janso
