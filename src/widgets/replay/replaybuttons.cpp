// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaybuttons.h"

#include <QAbstractButton>
#include <QIcon>
#include <algorithm>
#include <utility>

#include "widgets/controls/chromestyle.h"

namespace janso {

namespace {

QIcon chromeIcon(const char *name) {
  const QString variant = chromeColors().dark ? QString() : QStringLiteral("-dark");
  return QIcon(QStringLiteral(":/icons/%1%2.svg").arg(QString::fromLatin1(name), variant));
}

}  // namespace

ReplayButtons::ReplayButtons(std::vector<Row> rows, QObject *parent)
    : QObject(parent), m_rows(std::move(rows)) {
  for (const Row &row : m_rows) {
    if (row.command)
      connect(row.button, &QAbstractButton::clicked, this,
              [this, command = *row.command] { Q_EMIT pressed(command); });
  }
  updateIcons();
}

ReplayButtons::Row &ReplayButtons::rowOf(ReplayCommand command) {
  return *std::ranges::find(m_rows, std::optional(command), &Row::command);
}

void ReplayButtons::setKeys(const ReplayKeys &keys, const std::function<QString(ReplayCommand)> &nameOf) {
  for (const Row &row : m_rows) {
    if (!row.command)
      continue;
    const QString key = keys.keyOf(*row.command).toString(QKeySequence::NativeText);
    const QString name = nameOf(*row.command);
    //: Tooltip of a button: what it does and its key
    row.button->setToolTip(key.isEmpty() ? name : tr("%1 (%2)").arg(name, key));
    row.button->setAccessibleName(name);
  }
}

void ReplayButtons::setIcon(ReplayCommand command, const char *icon) {
  Row &row = rowOf(command);
  row.icon = icon;
  row.button->setIcon(chromeIcon(icon));
}

void ReplayButtons::setChecked(ReplayCommand command, bool on) {
  rowOf(command).button->setChecked(on);
}

void ReplayButtons::setEnabled(ReplayCommand command, bool on) {
  rowOf(command).button->setEnabled(on);
}

void ReplayButtons::updateIcons() {
  for (const Row &row : m_rows) {
    if (row.icon != nullptr)
      row.button->setIcon(chromeIcon(row.icon));
  }
}

}  // namespace janso
