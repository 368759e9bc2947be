// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/paneldock.h"

#include <QMainWindow>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/controls/chromestyle.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {
constexpr qreal kMostPanelGrowth = 1.5;
}  // namespace

int widthForTexts(int width, int window, int table) {
  const int wanted = qRound(width * std::min(theme::textScale(), kMostPanelGrowth));
  return std::max(width, std::min(wanted, window - table));
}

PanelDock::PanelDock(const QString &name, Qt::DockWidgetArea area, QWidget *panel, QMainWindow *window)
    : QDockWidget(window), m_panel(panel) {
  setObjectName(name);
  auto *noTitle = new QWidget(this);
  (new QVBoxLayout(noTitle))->setContentsMargins({});
  setTitleBarWidget(noTitle);
  setFeatures(QDockWidget::NoDockWidgetFeatures);
  // A dock lays out what it gets, seen or not: it waits until it is shown, which the start need not.
  panel->setParent(this);
  panel->hide();
  window->addDockWidget(area, this);
  hide();
}

void PanelDock::setVisible(bool visible) {
  if (visible)
    applyPendingChrome(m_panel);
  if (visible && widget() == nullptr)
    setWidget(m_panel);
  QDockWidget::setVisible(visible);
}

void PanelDock::showDocked(int width) {
  m_panel->setFixedWidth(width);
  show();
  m_panel->show();
}

void PanelDock::hidePanel() {
  hide();
  m_panel->hide();
}

}  // namespace janso
