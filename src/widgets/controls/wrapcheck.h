// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A check box whose text is never cut: it continues on a second line if it is too long for one.
#pragma once

#include <QCheckBox>

namespace janso {

class WrapCheck : public QCheckBox {
  Q_OBJECT

 public:
  explicit WrapCheck(QWidget *parent);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize minimumSizeHint() const override;

 protected:
  bool hitButton(const QPoint &at) const override { return rect().contains(at); }
  void paintEvent(QPaintEvent *event) override;

 private:
  QRect wordsIn(int width, int height) const;  // for this width of the check box
};

}  // namespace janso
