// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Scales a page that was laid out in Designer.
//
// The form has the sizes for a window of 1440 x 900. The scaler remembers them and multiplies margins,
// spacings, indents, fixed sizes and the widgets that draw themselves, so one form serves every window.
#pragma once

#include <QFont>
#include <QLabel>
#include <QLayout>
#include <QList>
#include <QMargins>
#include <QPointer>
#include <QSize>

namespace janso {

// A widget of a page that draws in its own units.
class PageScaled {
 public:
  virtual ~PageScaled() = default;
  // `scale`: pixels per pixel of the form, > 0.
  virtual void setPageScale(qreal scale) = 0;
};

class PageScaler {
 public:
  PageScaler() = default;
  // Remembers the current sizes of `root` and everything in it.
  explicit PageScaler(QWidget *root);

  void apply(qreal scale) { apply(scale, scale); }
  // `spaces` is the scale of margins and of the space between parts.
  void apply(qreal scale, qreal spaces);
  qreal scale() const { return m_scale; }

  // The scale at which a page of `page` pixels fits a window with `margin` pixels left around it: larger
  // windows get a larger page, smaller ones a smaller page. `larger` is an additional growth factor where
  // there is room.
  static qreal fitting(const QSize &window, const QSize &page, int margin, qreal larger = 1);

 private:
  struct LayoutSize {
    QPointer<QLayout> layout;
    QMargins margins;
    int horizontal = -1;
    int vertical = -1;
  };
  struct WidgetSize {
    QPointer<QWidget> widget;
    QSize minimum;
    QSize maximum;
  };
  struct LabelIndent {
    QPointer<QLabel> label;
    int indent = 0;
  };
  QPointer<QWidget> m_root;
  QList<LayoutSize> m_layouts;
  QList<WidgetSize> m_widgets;
  QList<LabelIndent> m_indents;
  qreal m_scale = 1;
};

}  // namespace janso
