// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button for an answer to a lesson's question; its words and tiles wrap.
#pragma once

#include <QPushButton>

namespace janso {

class TeachText;
class TilePainter;

class OptionButton : public QPushButton {
  Q_OBJECT

 public:
  explicit OptionButton(TilePainter *painter, QWidget *parent);
  // `large`: draws the tiles large enough to be recognized.
  void setOption(int number, const QString &markup, bool large);
  // The right answer is outlined, and no other can be chosen any longer.
  enum class State { Open, Right, Closed };
  void setState(State state);
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
