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

constexpr qsizetype kFormer = 64;  // a reader still asks for what had the focus before

// One tile, button or text: what stood at a place among TableWidget::spokenItems() when it was made; a button
// whatever it is called now. When another thing stands there, such as another tile, it is nothing any more,
// and not taken for that: a reader asks late.
class SpokenChild : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  SpokenChild(TableWidget *table, int index)
      : m_table(table), m_index(index), m_made(table->spokenItems().value(index)) {}

  bool isValid() const override { return !m_table.isNull(); }
  QObject *object() const override { return nullptr; }
  QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_table); }
  QAccessibleInterface *child(int) const override { return nullptr; }
  QAccessibleInterface *childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface *) const override { return -1; }
  QAccessible::Role role() const override {
    const Spoken spoken = item();
    if (!spoken)
      return QAccessible::Client;  // of what is gone nothing is read out
    if (!spoken->button)
      return QAccessible::StaticText;
    return spoken->listed ? QAccessible::ListItem : QAccessible::Button;  // of an item no role is read out
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
  QStringList actionNames() const override { return isButton() ? QStringList{pressAction()} : QStringList(); }
  void doAction(const QString &name) override {
    if (name == pressAction() && isButton())
      m_table->pressSpokenItem(m_index);
  }
  QStringList keyBindingsForAction(const QString &) const override { return {}; }

  int index() const { return m_index; }
  bool stands() const { return item().has_value(); }
  void retire() { m_index = -1; }

 private:
  bool isButton() const {
    const Spoken spoken = item();
    return spoken && spoken->button;
  }
  Spoken item() const {
    const QList<TableWidget::SpokenItem> items =
        m_table ? m_table->spokenItems() : QList<TableWidget::SpokenItem>();
    return m_index >= 0 && m_index < items.size() && isMade(items.at(m_index)) ? Spoken(items.at(m_index))
                                                                               : std::nullopt;
  }
  bool isMade(const TableWidget::SpokenItem &now) const {
    return now.hit == m_made.hit && (!now.listed || now.name == m_made.name);
  }

  QPointer<TableWidget> m_table;
  int m_index;
  TableWidget::SpokenItem m_made;
};

SpokenChild *childOf(QAccessible::Id id) {
  return dynamic_cast<SpokenChild *>(QAccessible::accessibleInterface(id));
}

QAccessibleInterface *makeTable(const QString &, QObject *object) {
  auto *table = qobject_cast<TableWidget *>(object);
  return table ? new TableAccessible(table) : nullptr;
}

}  // namespace

void TableAccessible::install() {
  QAccessible::installFactory(makeTable);
}

TableAccessible::TableAccessible(TableWidget *table) : QAccessibleWidget(table, QAccessible::Canvas) {}

TableAccessible::~TableAccessible() {
  for (QAccessible::Id id : m_children + m_former)
    QAccessible::deleteAccessibleInterface(id);
}

TableWidget *TableAccessible::table() const {
  return static_cast<TableWidget *>(widget());
}

int TableAccessible::childCount() const {
  return static_cast<int>(table()->spokenItems().size());
}

QAccessible::Id TableAccessible::make(int index) const {
  return QAccessible::registerAccessibleInterface(new SpokenChild(table(), index));
}

QAccessibleInterface *TableAccessible::child(int index) const {
  if (index < 0 || index >= childCount())
    return nullptr;
  while (m_children.size() <= index)
    m_children.append(make(static_cast<int>(m_children.size())));
  if (const SpokenChild *made = childOf(m_children.at(index)); made == nullptr || !made->stands())
    renew(index);
  return QAccessible::accessibleInterface(m_children.at(index));
}

void TableAccessible::renew(int index) const {
  if (index >= m_children.size())
    return;
  if (SpokenChild *former = childOf(m_children.at(index)))
    former->retire();
  m_former.append(m_children.at(index));
  m_children[index] = make(index);
  if (m_former.size() > kFormer)
    QAccessible::deleteAccessibleInterface(m_former.takeFirst());
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

void SpokenFocus::announceIfChanged(TableWidget &table) {
  if (!hasListener())
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
  const int index = static_cast<int>(focused - items.begin());
  if (auto *face = dynamic_cast<TableAccessible *>(QAccessible::queryAccessibleInterface(&table)))
    face->renew(index);
  QAccessibleEvent event(&table, QAccessible::Focus);
  event.setChild(index);
  QAccessible::updateAccessibility(&event);
}

void SpokenFocus::announceAgain(TableWidget &table) {
  m_last.clear();
  QMetaObject::invokeMethod(
      &table, [this, &table] { announceIfChanged(table); }, Qt::QueuedConnection);
}

}  // namespace janso
