// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/pageparts/pagescaler.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QWidget>
#include <algorithm>

namespace janso {

namespace {

constexpr QSize kDesignWindow(1440, 900);

int scaled(int length, qreal scale) {
  return length <= 0 || length >= QWIDGETSIZE_MAX ? length : std::max(1, qRound(length * scale));
}

}  // namespace

PageScaler::PageScaler(QWidget *root) : m_root(root) {
  const auto layouts = root->findChildren<QLayout *>();
  for (QLayout *layout : layouts) {
    LayoutSize size{layout, layout->contentsMargins(), -1, -1};
    if (const auto *grid = qobject_cast<QGridLayout *>(layout)) {
      size.horizontal = grid->horizontalSpacing();
      size.vertical = grid->verticalSpacing();
    } else {
      size.horizontal = layout->spacing();
    }
    m_layouts << size;
  }
  const auto widgets = root->findChildren<QWidget *>();
  for (QWidget *widget : widgets) {
    if (widget->minimumSize() != QSize(0, 0) ||
        widget->maximumSize() != QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX))
      m_widgets << WidgetSize{widget, widget->minimumSize(), widget->maximumSize()};
    if (auto *label = qobject_cast<QLabel *>(widget); label != nullptr && label->indent() > 0)
      m_indents << LabelIndent{label, label->indent()};
  }
}

void PageScaler::apply(qreal scale, qreal spaces) {
  m_scale = scale;
  if (!m_root)
    return;
  for (const LayoutSize &size : m_layouts) {
    if (!size.layout)
      continue;
    const QMargins &m = size.margins;
    size.layout->setContentsMargins(qRound(m.left() * spaces), qRound(m.top() * spaces),
                                    qRound(m.right() * spaces), qRound(m.bottom() * spaces));
    if (auto *grid = qobject_cast<QGridLayout *>(size.layout)) {
      grid->setHorizontalSpacing(scaled(size.horizontal, spaces));
      grid->setVerticalSpacing(scaled(size.vertical, spaces));
    } else {
      size.layout->setSpacing(scaled(size.horizontal, spaces));
    }
  }
  for (const WidgetSize &size : m_widgets) {
    if (!size.widget)
      continue;
    size.widget->setMinimumSize(scaled(size.minimum.width(), scale), scaled(size.minimum.height(), scale));
    size.widget->setMaximumSize(scaled(size.maximum.width(), scale), scaled(size.maximum.height(), scale));
  }
  for (const LabelIndent &indent : m_indents) {
    if (indent.label)
      indent.label->setIndent(scaled(indent.indent, scale));
  }
  const auto widgets = m_root->findChildren<QWidget *>();
  for (QWidget *widget : widgets) {
    if (auto *own = dynamic_cast<PageScaled *>(widget))
      own->setPageScale(scale);
  }
}

qreal PageScaler::fitting(const QSize &window, const QSize &page, int margin, qreal larger) {
  const qreal design = std::min(static_cast<qreal>(window.width()) / kDesignWindow.width(),
                                static_cast<qreal>(window.height()) / kDesignWindow.height());
  const qreal room = std::min(static_cast<qreal>(window.width() - 2 * margin) / page.width(),
                              static_cast<qreal>(window.height() - 2 * margin) / page.height());
  return std::max(0.1, std::min(larger * std::max(design, 1.0), room));
}

}  // namespace janso
