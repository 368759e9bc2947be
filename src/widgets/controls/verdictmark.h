// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The mark of what was answered, beside the words that say why.
#pragma once

#include <QWidget>
#include <optional>

namespace janso {

class VerdictMark : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictMark(QWidget *parent = nullptr);

  // Nothing: what is said is no verdict, and there is no mark.
  void setRight(std::optional<bool> right);
  std::optional<bool> right() const { return m_right; }

 protected:
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  void nameAloud();

  std::optional<bool> m_right;
};

}  // namespace janso
