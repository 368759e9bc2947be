// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A list of the files that an import refused, each with the reason.
#pragma once

#include <QDialog>
#include <QString>
#include <memory>
#include <utility>
#include <vector>

#include "rules/result.h"

namespace Ui {
class RefusedDialog;
}

namespace janso {

class RefusedDialog : public QDialog {
  Q_OBJECT

 public:
  // Path and reason.
  explicit RefusedDialog(const std::vector<std::pair<QString, Error>> &refused, QWidget *parent = nullptr);
  ~RefusedDialog() override;

 private:
  std::unique_ptr<Ui::RefusedDialog> m_ui;
};

}  // namespace janso
