// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Whether a scroll area ends with its contents: nothing empty is below them that can be scrolled to.
#pragma once

#include <QLayout>
#include <QScrollArea>
#include <algorithm>

namespace janso::test {

inline int emptyBelow(const QScrollArea &area) {
  const QWidget *contents = area.widget();
  const QLayout *layout = contents->layout();
  const int reach = layout != nullptr && layout->hasHeightForWidth()
                        ? layout->totalHeightForWidth(contents->width())
                    : contents->hasHeightForWidth() ? contents->heightForWidth(contents->width())
                                                    : contents->minimumSizeHint().height();
  return contents->height() - std::max(reach, area.viewport()->height());
}

}  // namespace janso::test
