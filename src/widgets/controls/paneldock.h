// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A dock without a title or buttons, for a panel that has its own. It is next to the window's contents, which
// shrink: a panel never covers a question at the table.
#pragma once

#include <QDockWidget>

class QMainWindow;

namespace janso {

// The width next to the table of a panel designed for `width` pixels: wider for larger texts, as long as the
// table keeps the width that it needs.
inline constexpr int kTableNeeds = 648;
int widthForTexts(int width, int window, int table = kTableNeeds);

class PanelDock : public QDockWidget {
  Q_OBJECT

 public:
  // `name` identifies the dock in the window's saved state. The dock is hidden at first.
  PanelDock(const QString &name, Qt::DockWidgetArea area, QWidget *panel, QMainWindow *window);

  // `width` is the width of the panel.
  void showDocked(int width);
  void hidePanel();
  void setVisible(bool visible) override;

 private:
  QWidget *m_panel;
};

}  // namespace janso
