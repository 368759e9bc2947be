// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A dock without a title or buttons, for a panel that has its own. It stands beside the window's contents,
// which give way: a panel never lies over what the table asks.
#pragma once

#include <QDockWidget>

class QMainWindow;

namespace janso {

// How wide a panel that is designed for so many pixels is beside the table: wider for larger texts, as far as
// the table keeps the width that it needs.
inline constexpr int kTableNeeds = 648;
int widthForTexts(int width, int window, int table = kTableNeeds);

class PanelDock : public QDockWidget {
  Q_OBJECT

 public:
  // `name`: for the window's saved state. The dock is hidden at first.
  PanelDock(const QString &name, Qt::DockWidgetArea area, QWidget *panel, QMainWindow *window);

  // `width` is the panel's.
  void showBeside(int width);
  void hidePanel();
  void setVisible(bool visible) override;

 private:
  QWidget *m_panel;
};

}  // namespace janso
