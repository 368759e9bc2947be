// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What of a window cannot be read: texts that are cut, and what must be scrolled sideways.
#pragma once

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QString>
#include <QStyle>
#include <QStyleOptionComboBox>

namespace janso::test {

inline constexpr int kFocusBorder = 4;  // the border of what has the focus is wider

inline QString cutText(const QWidget &widget) {
  QSize wanted = widget.minimumSizeHint();
  if (widget.hasHeightForWidth())
    wanted = {0, widget.heightForWidth(widget.width())};
  if (widget.width() + kFocusBorder >= wanted.width() && widget.height() + kFocusBorder >= wanted.height())
    return {};
  const auto *label = qobject_cast<const QLabel *>(&widget);
  const auto *button = qobject_cast<const QAbstractButton *>(&widget);
  return QStringLiteral("%1 \"%2\" is cut: %3 x %4 of %5 x %6")
      .arg(widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className())
                                         : widget.objectName(),
           label != nullptr    ? label->text()
           : button != nullptr ? button->text()
                               : QString())
      .arg(widget.width())
      .arg(widget.height())
      .arg(wanted.width())
      .arg(wanted.height());
}

// Where it may have several lines, they.
inline QString cutChoice(const QComboBox &box) {
  QStyleOptionComboBox option;
  option.initFrom(&box);
  const int room =
      box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
  const QFontMetrics metrics = box.fontMetrics();
  const int wanted =
      box.hasHeightForWidth()
          ? metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap, box.currentText())
                .width()
          : metrics.boundingRect(box.currentText()).right() + 1;
  const bool high =
      !box.hasHeightForWidth() || box.height() + kFocusBorder >= box.heightForWidth(box.width());
  if (wanted <= room && high)
    return {};
  return QStringLiteral("%1 \"%2\" is cut: %3 of %4")
      .arg(box.objectName(), box.currentText())
      .arg(room)
      .arg(wanted);
}

// What asks for the most width within something that scrolls.
inline QString widestIn(const QWidget &part) {
  const QWidget *widest = nullptr;
  for (const QWidget *widget : part.findChildren<QWidget *>()) {
    if (widget->isVisible() && widget->layout() == nullptr &&
        (widest == nullptr || widget->minimumSizeHint().width() > widest->minimumSizeHint().width()))
      widest = widget;
  }
  return widest == nullptr
             ? QString()
             : QStringLiteral("%1 (%2)").arg(widest->objectName(),
                                             QString::fromLatin1(widest->metaObject()->className()));
}

// One line for each; empty = all can be read, up and down at most.
inline QString cutIn(const QWidget &window) {
  QStringList lines;
  for (const QWidget *widget : window.findChildren<QWidget *>()) {
    if (!widget->isVisible() || widget->window() != window.window() || widget->size().isEmpty())
      continue;
    if (widget->objectName().startsWith(QLatin1String("qt_")))  // signs of the style
      continue;
    QString line;
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget)) {
      if (area->horizontalScrollBar()->isVisible() && area->horizontalScrollBar()->maximum() > 0 &&
          area->findChild<QWidget *>(QStringLiteral("view")) == nullptr)  // paper is as wide as it is
        line = area->objectName() + QStringLiteral(" scrolls sideways for ") + widestIn(*area->viewport());
    } else if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
      line = cutChoice(*box);
    } else if (qobject_cast<const QAbstractButton *>(widget) != nullptr ||
               (qobject_cast<const QLabel *>(widget) != nullptr &&
                !qobject_cast<const QLabel *>(widget)->text().isEmpty())) {
      line = cutText(*widget);
    }
    if (!line.isEmpty())
      lines << line;
  }
  return lines.join(u'\n');
}

}  // namespace janso::test
