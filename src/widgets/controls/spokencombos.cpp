// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/spokencombos.h"

#include <QAccessible>
#include <QComboBox>
#include <QEvent>

#include "widgets/controls/announcer.h"

namespace janso {

namespace {

constexpr const char *kFollowed = "heardFollowed";
constexpr const char *kWritten = "heardDescription";  // what we have written
constexpr const char *kOwn = "ownDescription";        // what was there before

// The choice, before what else is said of the box now: by others, or by its tooltip.
void describe(QComboBox *box) {
  if (box->accessibleDescription() != box->property(kWritten).toString())
    box->setProperty(kOwn, box->accessibleDescription());
  QString own = box->property(kOwn).toString();
  if (own.isEmpty())
    own = box->toolTip();
  const QString choice = box->currentText();
  const QString all = own.isEmpty() || own == choice ? choice : choice + QStringLiteral(". ") + own;
  box->setProperty(kWritten, all);
  box->setAccessibleDescription(all);
}

}  // namespace

// Runs before Qt announces the focus.
bool SpokenCombos::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::FocusIn) {
    if (auto *box = qobject_cast<QComboBox *>(watched))
      follow(box);
  }
  return QObject::eventFilter(watched, event);
}

void SpokenCombos::follow(QComboBox *box) {
  if (!box->property(kFollowed).toBool()) {
    box->setProperty(kFollowed, true);
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
