// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A combo box that cuts no text: its selection continues on further lines if it is too long for one, and its
// list is as wide as its rows need.
#pragma once

#include <QComboBox>

namespace janso {

class WrapCombo : public QComboBox {
  Q_OBJECT

 public:
  explicit WrapCombo(QWidget *parent = nullptr);

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  // The width of the longest word of any entry, unless less is requested.
  QSize minimumSizeHint() const override;
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QRect wordsIn(const QSize &size) const;
};

}  // namespace janso
