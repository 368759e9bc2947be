// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the pages over the table have in common: they cover their parent and follow its size, dim it, scale
// their panel to it, and keep focus, keys and mouse to themselves.
#pragma once

#include <QList>
#include <QSize>
#include <QWidget>
#include <memory>

#include "widgets/controls/pagecolumn.h"
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

  // The panel and its size in the form; `foot`: the row with its buttons, which stays in sight where the page
  // is a column. Call it once, when the form is set up.
  void setPanel(PagePanel *panel, QSize design, QLayout *foot);
  // Scales the panel until it fits into the page, and centres it. Larger windows give a larger panel; one
  // whose contents are too high for the window is set smaller. Where larger texts find no room so, it becomes
  // a column.
  void fitPanel();
  PageColumn &column() { return *m_column; }
  const PageColumn &column() const { return *m_column; }
  // Scrolls the column as far as the key says; false where it says nothing, or there is none.
  bool scrollsBy(int key);
  qreal pageScale() const { return m_scaler.scale(); }
  PagePanel *panel() const { return m_panel; }
  // 0..1 of the final dimming of what lies behind.
  void setDim(qreal dim);
  // How far the panel still is below its place while it comes, 1..0.
  void setBelow(qreal below);
  // Whether this page wants the key although it is a shortcut of the window.
  virtual bool takesKey(const QKeyEvent &event) const;
  virtual void panelFitted() {}
  // Makes it a column, or what was designed; panelTurned() follows where it was the other.
  void turnPanel(bool column);
  // It is to be a column, or no longer; before it is measured.
  virtual void panelTurned() {}
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
  bool wantsColumn() const;
  bool isTooSmall() const;
  void showFocused();
  QSize fitDesign(const QSize &room);
  QSize fitColumn(const QSize &room);
  int neededHeight(int width) const;

  PagePanel *m_panel = nullptr;
  QSize m_design;
  PageScaler m_scaler;
  std::unique_ptr<PageColumn> m_column;
  QSize m_tooSmallAt;        // of the page: as designed it was too small in that, or
  qreal m_tooSmallText = 0;  // with texts of that size
  QList<QAction *> m_passing;
  qreal m_dim = 1;
  qreal m_below = 0;
};

}  // namespace janso
