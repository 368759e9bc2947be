// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An answer of a lesson's question: a button whose words and tiles wrap.
#pragma once

#include <QPushButton>

namespace janso {

class TeachText;
class TilePainter;

class OptionButton : public QPushButton {
  Q_OBJECT

 public:
  explicit OptionButton(TilePainter *painter, QWidget *parent);
  // `large`: the tiles are to be recognized.
  void setOption(int number, const QString &markup, bool large);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  TeachText *m_text;
};

}  // namespace janso
