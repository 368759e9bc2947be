// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog with the changes of each version, the newest first.
#pragma once

#include <QDialog>
#include <QString>
#include <memory>

namespace Ui {
class NewsDialog;
}

namespace janso {

class NewsDialog : public QDialog {
  Q_OBJECT

 public:
  // `language`: that of the window.
  explicit NewsDialog(const QString &language, QWidget *parent = nullptr);
  ~NewsDialog() override;

 private:
  std::unique_ptr<Ui::NewsDialog> m_ui;
};

}  // namespace janso
