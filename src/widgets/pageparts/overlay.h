// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The base of all pages over the table: they cover their parent and follow its size, dim it, scale their
// panel to it, and keep focus, keys and mouse to themselves.
#pragma once

#include <QList>
#include <QSize>
#include <QWidget>
#include <memory>

#include "widgets/pageparts/pagecolumn.h"
#include "widgets/pageparts/pagescaler.h"

class QAction;
class QKeyEvent;

namespace janso {

class PagePanel;

class OverlayPage : public QWidget {
  Q_OBJECT

 public:
  explicit OverlayPage(QWidget *parent = nullptr);
  ~OverlayPage() override;

  // Actions whose shortcuts still work in the window while the page is shown. They must outlive the page.
  void setPassing(const QList<QAction *> &actions) { m_passing = actions; }

 protected:
  // Space around the panel that always stays free, in pixels.
  static constexpr int kMargin = 12;

  // The panel and its size in the form. `foot` is the row with the buttons, which stays visible when the page
  // is a column. Call it once, after the form is set up.
  void setPanel(PagePanel *panel, QSize design, QLayout *foot);
  // Scales the panel until it fits into the page, and centers it. Larger windows give a larger panel; a panel
  // whose contents are too high for the window becomes smaller. If there is no room for larger texts this
  // way, the page becomes a column, with texts a little smaller than wanted where what it keeps in sight
  // (PageColumn::keepInSight()) then needs no scrolling.
  void fitPanel();
  PageColumn &column() { return *m_column; }
  const PageColumn &column() const { return *m_column; }
  // Scrolls the column by the key; returns false if the key does not scroll, or there is no column.
  bool scrollsBy(int key);
  qreal pageScale() const { return m_scaler.scale(); }
  PagePanel *panel() const { return m_panel; }
  // 0..1 of the final dimming of the background.
  void setDim(qreal dim);
  // How far the panel is below its final position while it appears, 1..0.
  void setBelow(qreal below);
  // Whether this page handles the key although it is a shortcut of the window.
  virtual bool takesKey(const QKeyEvent &event) const;
  virtual void panelFitted() {}
  // Turns the page into a column or back into its design; panelTurned() follows if that is a change.
  void turnPanel(bool column);
  // The page has turned into a column or back; called before it is measured.
  virtual void panelTurned() {}
  // The page is a column and `width` pixels of the form wide; called before it is measured.
  virtual void columnSized(qreal /*width*/) {}
  // The focus has moved while the page is shown.
  virtual void focusMoved() {}
  // Updates the texts after a change of the language.
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
  QSize columnAt(qreal scale, qreal spaces, const QSize &room);
  int neededHeight(int width) const;

  PagePanel *m_panel = nullptr;
  QSize m_design;
  PageScaler m_scaler;
  std::unique_ptr<PageColumn> m_column;
  QSize m_tooSmallAt;        // page size at which the design was too small, with ...
  qreal m_tooSmallText = 0;  // ... texts of this size
  QList<QAction *> m_passing;
  qreal m_dim = 1;
  qreal m_below = 0;
};

}  // namespace janso
