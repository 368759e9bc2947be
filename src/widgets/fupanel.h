// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the fu of a hand come about: every part with its tiles, the sum and its rounding.
#pragma once

#include <memory>

#include "rules/score.h"
#include "widgets/pageparts.h"

namespace Ui {
class FuPanel;
}

namespace janso {

class TilePainter;

class FuPanel : public PagePanel {
  Q_OBJECT

 public:
  // `painter` must outlive the panel.
  FuPanel(TilePainter &painter, QWidget *parent);
  ~FuPanel() override;

  void setResult(const WinResult &result);
  // Adapts to the page and takes the size that it needs, at least `width` pixels wide.
  void fit(qreal scale, int width);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();

  std::unique_ptr<Ui::FuPanel> m_ui;
  PageScaler m_scaler;
  WinResult m_result;
};

}  // namespace janso
