// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/wrapcheck.h"

#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

namespace janso {

namespace {

constexpr int kLeastWords = 120;
constexpr int kWordFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextWordWrap;

}  // namespace

WrapCheck::WrapCheck(QWidget *parent) : QCheckBox(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

QRect WrapCheck::wordsIn(int width, int height) const {
  QStyleOptionButton option;
  initStyleOption(&option);
  option.rect = QRect(0, 0, width, height);
  return style()->subElementRect(QStyle::SE_CheckBoxContents, &option, this);
}

int WrapCheck::heightForWidth(int width) const {
  const QSize line = sizeHint();
  if (width >= line.width())
    return line.height();
  const QRect room = wordsIn(width, line.height());
  const QRect words =
      fontMetrics().boundingRect(QRect(0, 0, std::max(1, room.width()), QWIDGETSIZE_MAX), kWordFlags, text());
  return line.height() + std::max(0, words.height() - fontMetrics().height());
}

QSize WrapCheck::minimumSizeHint() const {
  const QSize line = sizeHint();
  const int around = line.width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
  return {std::min(line.width(), around + kLeastWords), line.height()};
}

void WrapCheck::paintEvent(QPaintEvent *) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  option.text.clear();
  painter.drawControl(QStyle::CE_CheckBox, option);
  style()->drawItemText(&painter, wordsIn(width(), height()), kWordFlags, palette(), isEnabled(), text(),
                        QPalette::WindowText);
}

}  // namespace janso
