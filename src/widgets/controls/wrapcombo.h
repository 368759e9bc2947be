// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A box to choose from whose choice goes on in further lines where it is too long for one, and whose rows
// are as wide as they must be: nothing of either is cut.
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
  // Of the longest word of what may be chosen, unless less is asked for.
  QSize minimumSizeHint() const override;
  void showPopup() override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QRect wordsIn(const QSize &size) const;
};

}  // namespace janso
