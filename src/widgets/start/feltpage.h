// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page on the felt while nobody plays: felt and frame as set in the settings, without the ornament. In
// large windows everything on it is larger.
#pragma once

#include <QImage>
#include <QWidget>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class Settings;

class FeltPage : public QWidget {
  Q_OBJECT

 public:
  explicit FeltPage(Settings *settings, QWidget *parent = nullptr);

 protected:
  // Call it once, after the form is set up.
  void dress();
  // Called by dress() and whenever the scale has changed.
  virtual void grown() {}
  qreal scale() const { return m_scaler.scale(); }
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  Settings *settings() const { return m_settings; }

 private:
  Settings *m_settings;
  PageScaler m_scaler;
  QImage m_felt;  // for the current size and settings
  QString m_feltName;
};

}  // namespace janso
