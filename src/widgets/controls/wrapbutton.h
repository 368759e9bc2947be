// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button whose words go on in a second line where they are too long for one: they are never cut.
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
  int around() const;  // what a line leaves free, both sides together
};

}  // namespace janso
