// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// An amber word that opens something: "how?".
#pragma once

#include <QPushButton>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class PageLink : public QPushButton, public PageScaled {
  Q_OBJECT

 public:
  explicit PageLink(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  // Whether it is visible yet; its space is reserved in any case.
  void setRevealed(bool revealed);
  bool isRevealed() const { return m_revealed; }
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  bool m_revealed = true;
  qreal m_scale = 1;
};

}  // namespace janso
