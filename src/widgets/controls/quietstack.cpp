// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/quietstack.h"

#include <QAccessibleWidget>
#include <QStackedWidget>

namespace janso {

namespace {

QAccessibleInterface *makeStack(const QString &type, QObject *object) {
  auto *stack = type == QLatin1String("QStackedWidget") ? qobject_cast<QStackedWidget *>(object) : nullptr;
  return stack == nullptr ? nullptr : new QAccessibleWidget(stack, QAccessible::Client);
}

}  // namespace

void keepStacksQuiet() {
  QAccessible::installFactory(makeStack);
}

}  // namespace janso
