// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of search conditions of the library, to read and to choose one.
#pragma once

#include <QDialog>
#include <QString>
#include <memory>

namespace Ui {
class ConditionsDialog;
}

namespace janso {

class ConditionsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ConditionsDialog(QWidget *parent = nullptr);
  ~ConditionsDialog() override;

  QString chosen() const;  // the key, after the dialog was accepted

 private:
  std::unique_ptr<Ui::ConditionsDialog> m_ui;
};

}  // namespace janso
