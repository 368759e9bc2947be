// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The files that an import refused, each with the reason.
#pragma once

#include <QDialog>
#include <QString>
#include <memory>
#include <utility>
#include <vector>

namespace Ui {
class RefusedDialog;
}

namespace janso {

class RefusedDialog : public QDialog {
  Q_OBJECT

 public:
  // Path and reason, which is in English.
  explicit RefusedDialog(const std::vector<std::pair<QString, QString>> &refused, QWidget *parent = nullptr);
  ~RefusedDialog() override;

 private:
  std::unique_ptr<Ui::RefusedDialog> m_ui;
};

}  // namespace janso
