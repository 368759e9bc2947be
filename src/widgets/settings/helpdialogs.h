// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The keyboard card and the dialog about the program.
//
// The card shows the keys for play side by side, and all others below them.
#pragma once

#include <QDialog>
#include <QList>
#include <memory>

#include "widgets/settings/keycardgroups.h"

namespace Ui {
class AboutDialog;
class KeyboardCard;
}  // namespace Ui

namespace janso {

class Settings;

class KeyboardCard : public QDialog {
  Q_OBJECT

 public:
  KeyboardCard(const Settings &settings, const QList<KeyCommand> &commands, QWidget *parent = nullptr);
  ~KeyboardCard() override;

 private:
  void put(const QList<KeyCardGroup> &groups);
  int putNotes(int row);
  // Adds a column of lines.
  void putRows(const QList<KeyCardRow> &rows, int row, int column);

  std::unique_ptr<Ui::KeyboardCard> m_ui;
};

class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  // `folder`: where matches are kept.
  explicit AboutDialog(const QString &folder, QWidget *parent = nullptr);
  ~AboutDialog() override;

 private:
  std::unique_ptr<Ui::AboutDialog> m_ui;
};

}  // namespace janso
