// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The mark for a right or wrong answer, next to the words that explain it.
#pragma once

#include <QWidget>
#include <optional>

namespace janso {

class VerdictMark : public QWidget {
  Q_OBJECT

 public:
  explicit VerdictMark(QWidget *parent = nullptr);

  // Nothing: the text is not a verdict, so there is no mark.
  void setRight(std::optional<bool> right);
  std::optional<bool> right() const { return m_right; }

 protected:
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  void updateAccessibleName();

  std::optional<bool> m_right;
};

}  // namespace janso
