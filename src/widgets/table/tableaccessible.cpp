// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableaccessible.h"

#include <QPointer>
#include <algorithm>
#include <optional>
#include <utility>

#include "widgets/controls/announcer.h"
#include "widgets/table/tablewidget.h"

namespace janso {

namespace {

using Spoken = std::optional<TableWidget::SpokenItem>;

// One tile or button, by its place among TableWidget::spokenItems(); what stands there may change.
class SpokenChild : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  SpokenChild(TableWidget *table, int index) : m_table(table), m_index(index) {}

  bool isValid() const override { return item().has_value(); }
  QObject *object() const override { return nullptr; }
  QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_table); }
  QAccessibleInterface *child(int) const override { return nullptr; }
  QAccessibleInterface *childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface *) const override { return -1; }
  QAccessible::Role role() const override {
    const Spoken spoken = item();
    return spoken && spoken->button ? QAccessible::Button : QAccessible::StaticText;
  }
  void setText(QAccessible::Text, const QString &) override {}

  QString text(QAccessible::Text kind) const override {
    const Spoken spoken = kind == QAccessible::Name ? item() : std::nullopt;
    return spoken ? spoken->name : QString();
  }
  QRect rect() const override {
    const Spoken spoken = item();
    return spoken ? spoken->rect.translated(m_table->mapToGlobal(QPoint(0, 0))) : QRect();
  }
  QAccessible::State state() const override {
    const Spoken spoken = item();
    QAccessible::State state;
    state.invalid = !spoken;
    state.focusable = spoken && spoken->button;
    state.focused = spoken && spoken->focused && m_table->hasFocus();
    return state;
  }

  void *interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
  }
  QStringList actionNames() const override {
    return role() == QAccessible::Button ? QStringList{pressAction()} : QStringList();
  }
  void doAction(const QString &name) override {
    if (name == pressAction() && role() == QAccessible::Button)
      m_table->pressSpokenItem(m_index);
  }
  QStringList keyBindingsForAction(const QString &) const override { return {}; }

  int index() const { return m_index; }

 private:
  Spoken item() const {
    const QList<TableWidget::SpokenItem> items =
        m_table ? m_table->spokenItems() : QList<TableWidget::SpokenItem>();
    return m_index < items.size() ? Spoken(items.at(m_index)) : std::nullopt;
  }

  QPointer<TableWidget> m_table;
  int m_index;
};

QAccessibleInterface *make(const QString &, QObject *object) {
  auto *table = qobject_cast<TableWidget *>(object);
  return table ? new TableAccessible(table) : nullptr;
}

}  // namespace

void TableAccessible::install() {
  QAccessible::installFactory(make);
}

TableAccessible::TableAccessible(TableWidget *table) : QAccessibleWidget(table, QAccessible::Canvas) {}

TableAccessible::~TableAccessible() {
  for (QAccessible::Id id : m_children)
    QAccessible::deleteAccessibleInterface(id);
}

TableWidget *TableAccessible::table() const {
  return static_cast<TableWidget *>(widget());
}

int TableAccessible::childCount() const {
  return static_cast<int>(table()->spokenItems().size());
}

QAccessibleInterface *TableAccessible::child(int index) const {
  if (index < 0 || index >= childCount())
    return nullptr;
  while (m_children.size() <= index) {
    auto *made = new SpokenChild(table(), static_cast<int>(m_children.size()));
    m_children.append(QAccessible::registerAccessibleInterface(made));
  }
  return QAccessible::accessibleInterface(m_children.at(index));
}

int TableAccessible::indexOfChild(const QAccessibleInterface *child) const {
  const auto *spoken = dynamic_cast<const SpokenChild *>(child);
  return spoken ? spoken->index() : -1;
}

QAccessibleInterface *TableAccessible::childAt(int x, int y) const {
  const QPoint at = table()->mapFromGlobal(QPoint(x, y));
  const QList<TableWidget::SpokenItem> items = table()->spokenItems();
  for (int i = 0; i < items.size(); ++i) {
    if (items.at(i).rect.contains(at))
      return child(i);
  }
  return nullptr;
}

QAccessibleInterface *TableAccessible::focusChild() const {
  const QList<TableWidget::SpokenItem> items = table()->spokenItems();
  for (int i = 0; i < items.size(); ++i) {
    if (items.at(i).focused)
      return child(i);
  }
  return nullptr;
}

void SpokenFocus::tell(TableWidget &table) {
  if (!isHeard())
    return;
  const QList<SpokenItem> items = table.hasFocus() ? table.spokenItems() : QList<SpokenItem>();
  const auto focused = std::ranges::find_if(items, &SpokenItem::focused);
  if (focused == items.end()) {
    m_last.clear();  // the next one is told even if it is called like the last: another tile of its kind
    return;
  }
  if (std::exchange(m_last, focused->name) == focused->name)
    return;
  announceFocus(&table);
  if (!QAccessible::isActive())
    return;
  QAccessibleEvent event(&table, QAccessible::Focus);
  event.setChild(static_cast<int>(focused - items.begin()));
  QAccessible::updateAccessibility(&event);
}

}  // namespace janso
