// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The felt on which an exercise with a hand is laid out; bare where the exercise has a table of its own.
#pragma once

#include <QWidget>

#include "widgets/look/theme.h"

namespace janso {

class DrillGround : public QWidget {
  Q_OBJECT

 public:
  explicit DrillGround(QWidget *parent = nullptr) : QWidget(parent) {}

  void setFelt(FeltColor felt);
  void setBare(bool bare);
  bool isBare() const { return m_bare; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  FeltColor m_felt = FeltColor::Teal;
  bool m_bare = true;
};

}  // namespace janso
