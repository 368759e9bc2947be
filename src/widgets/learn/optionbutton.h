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
  // How large an answer is drawn: among words, a whole hand, or a few tiles that have to be recognized.
  enum class Size { Words, Hand, FewTiles };
  void setOption(int number, const QString &markup, Size size);
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
  void setTextSize(Size size);

  TeachText *m_text;
};

}  // namespace janso
