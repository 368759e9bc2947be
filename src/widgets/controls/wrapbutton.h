// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button whose text is never cut: it continues on a second line if it is too long for one.
#pragma once

#include <QPushButton>

namespace janso {

class WrapButton : public QPushButton {
  Q_OBJECT

 public:
  explicit WrapButton(QWidget *parent);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize minimumSizeHint() const override;
  // The text in the lines that it has at this width of the button.
  QStringList lines(int width) const;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int around() const;  // total width on both sides that a line leaves free
};

}  // namespace janso
