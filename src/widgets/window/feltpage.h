// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A page on the table while nobody plays: cloth and frame as the settings have them, without the ornament.
#pragma once

#include <QPixmap>
#include <QWidget>

namespace janso {

class Settings;

class FeltPage : public QWidget {
  Q_OBJECT

 public:
  explicit FeltPage(Settings *settings, QWidget *parent = nullptr);

 protected:
  void paintEvent(QPaintEvent *event) override;
  Settings *settings() const { return m_settings; }

 private:
  Settings *m_settings;
  QPixmap m_felt;  // for this size and these settings
  QString m_feltName;
};

}  // namespace janso
