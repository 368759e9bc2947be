// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/heardcombos.h"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>

#include "widgets/controls/announcer.h"

namespace janso {

namespace {

constexpr const char *kOwnDescription = "ownDescription";

// The choice, before what else is said of the box.
void describe(QComboBox *box) {
  const QString own = box->property(kOwnDescription).toString();
  box->setAccessibleDescription(own.isEmpty() ? box->currentText()
                                              : box->currentText() + QStringLiteral(". ") + own);
}

}  // namespace

// Before Qt tells of the focus.
bool HeardCombos::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FocusIn) {
    if (auto *box = qobject_cast<QComboBox *>(watched))
      follow(box);
  }
  return QObject::eventFilter(watched, event);
}

void HeardCombos::follow(QComboBox *box) {
  if (!box->property(kOwnDescription).isValid()) {
    const QString own = box->accessibleDescription();
    box->setProperty(kOwnDescription, own.isEmpty() ? box->toolTip() : own);
    connect(box, &QComboBox::currentTextChanged, box, [box](const QString &text) {
      describe(box);
      // Speech of our own looks at it anyway.
      if (box->hasFocus() && QAccessible::isActive())
        announce(box, text);
    });
  }
  describe(box);
}

}  // namespace janso
