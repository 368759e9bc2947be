// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the pages over the table have in common: they cover their parent and follow its size, dim it, scale
// their panel to it, and keep focus, keys and mouse to themselves.
#pragma once

#include <QList>
#include <QSize>
#include <QWidget>

#include "widgets/controls/pagescaler.h"

class QAction;
class QKeyEvent;

namespace janso {

class PagePanel;

class OverlayPage : public QWidget {
  Q_OBJECT

 public:
  explicit OverlayPage(QWidget *parent = nullptr);
  ~OverlayPage() override;

  // Whose keys stay those of the window while the page is shown. They must outlive it.
  void setPassing(const QList<QAction *> &actions) { m_passing = actions; }

 protected:
  // Pixels that always stay free around the panel.
  static constexpr int kMargin = 12;

  // The panel and its size in the form. Call it once, when the form is set up.
  void setPanel(PagePanel *panel, QSize design);
  // Scales the panel until it fits into the page, and centres it. Larger windows give a larger panel; one
  // whose contents are too high for the window is set smaller.
  void fitPanel();
  qreal pageScale() const { return m_scaler.scale(); }
  PagePanel *panel() const { return m_panel; }
  // 0..1 of the final dimming of what lies behind.
  void setDim(qreal dim);
  // How far the panel still is below its place while it comes, 1..0.
  void setBelow(qreal below);
  // Whether this page wants the key although it is a shortcut of the window.
  virtual bool takesKey(const QKeyEvent &event) const;
  virtual void panelFitted() {}
  // The focus is elsewhere, while the page is shown.
  virtual void focusMoved() {}
  // The texts of another language are wanted.
  virtual void retranslate() = 0;

  bool event(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void showEvent(QShowEvent *event) override;
  void wheelEvent(QWheelEvent *event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  int neededHeight(int width) const;

  PagePanel *m_panel = nullptr;
  QSize m_design;
  PageScaler m_scaler;
  QList<QAction *> m_passing;
  qreal m_dim = 1;
  qreal m_below = 0;
};

}  // namespace janso
