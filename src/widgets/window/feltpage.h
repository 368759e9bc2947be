// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page on the table while nobody plays: cloth and frame as the settings have them, without the ornament. In
// large windows all that is on it is larger.
#pragma once

#include <QImage>
#include <QWidget>

#include "widgets/controls/pagescaler.h"

namespace janso {

class Settings;

class FeltPage : public QWidget {
  Q_OBJECT

 public:
  explicit FeltPage(Settings *settings, QWidget *parent = nullptr);

 protected:
  // Call it once, when the form is set up.
  void dress();
  // By what it grows has changed; also called by dress().
  virtual void grown() {}
  qreal scale() const { return m_scaler.scale(); }
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  Settings *settings() const { return m_settings; }

 private:
  Settings *m_settings;
  PageScaler m_scaler;
  QImage m_felt;  // for this size and these settings
  QString m_feltName;
};

}  // namespace janso
