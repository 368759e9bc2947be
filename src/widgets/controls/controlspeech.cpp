// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/controlspeech.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTextDocumentFragment>

#include "widgets/lexicon/spokentexts.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

SpokenRole roleOf(const QAccessibleInterface &face) {
  switch (face.role()) {
    case QAccessible::CheckBox:
      return SpokenRole::CheckBox;
    case QAccessible::RadioButton:
      return SpokenRole::RadioButton;
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
      return SpokenRole::Button;
    case QAccessible::ComboBox:
      return SpokenRole::List;
    case QAccessible::Slider:
      return SpokenRole::Slider;
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
      return SpokenRole::Field;
    case QAccessible::PageTab:
      return SpokenRole::Tab;
    default:
      return SpokenRole::Text;
  }
}

SpokenControl controlOf(const QAccessibleInterface &face) {
  const QAccessible::State state = face.state();
  SpokenControl control{face.text(QAccessible::Name), roleOf(face)};
  if (state.checkable)
    control.checked = state.checked;
  control.value = face.text(QAccessible::Value);
  control.enabled = !state.disabled;
  return control;
}

QString menuEntry(const QAction *action) {
  if (action == nullptr)
    return {};
  SpokenControl control{action->text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&')),
                        SpokenRole::MenuEntry};
  if (action->isCheckable())
    control.checked = action->isChecked();
  control.enabled = action->isEnabled();
  return spokenControlText(control);
}

// All columns of it, and what its box says.
QString currentRow(const QAbstractItemView &view) {
  const QModelIndex current = view.currentIndex();
  if (!current.isValid())
    return view.accessibleName();
  QStringList cells;
  for (int column = 0; column < view.model()->columnCount(current.parent()); ++column) {
    const QModelIndex cell = current.siblingAtColumn(column);
    const QString spoken = cell.data(Qt::AccessibleTextRole).toString();
    const QString text = spoken.isEmpty() ? cell.data().toString() : spoken;
    if (!text.isEmpty())
      cells << text;
  }
  SpokenControl row{listText(cells), SpokenRole::Row};
  if (const QVariant box = current.data(Qt::CheckStateRole); box.isValid())
    row.checked = box.toInt() == Qt::Checked;
  return spokenControlText(row);
}

}  // namespace

QString spokenFocus(QWidget *widget) {
  if (const auto *menu = qobject_cast<QMenu *>(widget))
    return menuEntry(menu->activeAction());
  if (const auto *bar = qobject_cast<QMenuBar *>(widget))
    return menuEntry(bar->activeAction());
  if (const auto *view = qobject_cast<QAbstractItemView *>(widget))
    return currentRow(*view);
  const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
  if (face == nullptr)
    return {};
  if (const QAccessibleInterface *child = face->focusChild(); child != nullptr && child->object() != widget)
    return spokenControlText(controlOf(*child));
  if (face->role() == QAccessible::Canvas)  // the table, where nothing is asked
    return {};
  return spokenControlText(controlOf(*face));
}

QString spokenWindow(const QWidget *window) {
  const auto *message = qobject_cast<const QMessageBox *>(window);
  if (message == nullptr)
    return window->windowTitle();
  QStringList parts{message->text(), message->informativeText()};
  for (QString &part : parts) {
    if (Qt::mightBeRichText(part))
      part = QTextDocumentFragment::fromHtml(part).toPlainText();
  }
  return sentencesText(parts);
}

}  // namespace janso
