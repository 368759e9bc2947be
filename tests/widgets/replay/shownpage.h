// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whatever can be seen, read or heard of a replay.
#pragma once

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QImage>
#include <QStringList>
#include <QToolTip>

#include "widgets/replay/replaypage.h"
#include "widgets/replay/replayslider.h"

namespace janso::test {

inline void collectSpoken(QAccessibleInterface *part, QStringList &texts) {
  if (part == nullptr)
    return;
  for (const QAccessible::Text kind :
       {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
    texts << part->text(kind);
  if (QAccessibleValueInterface *value = part->valueInterface())
    texts << value->currentValue().toString() << value->maximumValue().toString();
  texts << QString::number(part->childCount());
  for (int i = 0; i < part->childCount(); ++i)
    collectSpoken(part->child(i), texts);
}

struct ShownPage {
  QImage picture;
  QStringList texts;
};

inline ShownPage shownBy(ReplayPage &page) {
  QApplication::processEvents();  // what is still to be laid out
  ShownPage shown{page.grab().toImage(), {page.statusText(), page.factsMarkup()}};
  collectSpoken(QAccessible::queryAccessibleInterface(&page), shown.texts);
  for (QWidget *part : page.findChildren<QWidget *>()) {
    if (!part->toolTip().isEmpty())
      shown.texts << part->toolTip();
    // Nobody tells it, without a screen reader, that its rows are others now: the next time it is made anew.
    if (QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(part))
      QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(spoken));
  }
  ReplaySlider *slider = page.slider();
  const QPoint at(slider->xOf(slider->value()), slider->height() / 2);
  QHelpEvent help(QEvent::ToolTip, at, slider->mapToGlobal(at));
  if (slider->isVisible())
    QApplication::sendEvent(slider, &help);
  shown.texts << QToolTip::text();
  QToolTip::hideText();
  return shown;
}

}  // namespace janso::test
