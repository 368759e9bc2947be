// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/wrapbutton.h"

#include <QStringList>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTextLayout>
#include <algorithm>

namespace janso {

namespace {

constexpr int kLeastWidth = 48;

}  // namespace

WrapButton::WrapButton(QWidget *parent) : QPushButton(parent) {
  // Not fixed: that would be the height of one line.
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

int WrapButton::around() const {
  return sizeHint().width() - fontMetrics().size(Qt::TextShowMnemonic, text()).width();
}

QStringList WrapButton::lines(int width) const {
  if (width >= sizeHint().width())
    return {text()};
  // Measured with the sign of the mnemonic, which is not seen: a little too wide is no harm.
  QTextLayout layout(text(), font());
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  layout.beginLayout();
  QStringList found;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(std::max(1, width - around()));
    found << text().mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return found;
}

int WrapButton::heightForWidth(int width) const {
  const int more = static_cast<int>(lines(width).size()) - 1;
  return sizeHint().height() + std::max(0, more) * fontMetrics().lineSpacing();
}

QSize WrapButton::minimumSizeHint() const {
  const QSize whole = sizeHint();
  return {std::min(whole.width(), kLeastWidth + around()), whole.height()};
}

void WrapButton::paintEvent(QPaintEvent *) {
  QStylePainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  option.text = lines(width()).join(u'\n');
  painter.drawControl(QStyle::CE_PushButton, option);
}

}  // namespace janso
