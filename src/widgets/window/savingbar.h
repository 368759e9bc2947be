// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A bar above the table while part of the match is not saved: says why, and what can be done.
#pragma once

#include <QWidget>
#include <memory>

namespace Ui {
class SavingBar;
}

namespace janso {

class SavingBar : public QWidget {
  Q_OBJECT

 public:
  explicit SavingBar(QWidget *parent = nullptr);
  ~SavingBar() override;

  // An empty sentence hides it.
  void showMessage(const QString &sentence);
  QString sentence() const;
  void setPaused(bool paused);

 Q_SIGNALS:
  void retryRequested();
  void elsewhereRequested();
  void pauseRequested();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  std::unique_ptr<Ui::SavingBar> m_ui;
};

}  // namespace janso
