// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/wrapcombo.h"

#include <QAbstractItemView>
#include <QScreen>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <algorithm>

namespace janso {

namespace {

constexpr int kChoiceFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
constexpr int kAroundWords = 4;  // signs that reach over their width
constexpr int kBesideRow = 24;   // of a row in the list, left and right together

}  // namespace

WrapCombo::WrapCombo(QWidget *parent) : QComboBox(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum, QSizePolicy::ComboBox);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(this, &QComboBox::currentTextChanged, this, [this] { updateGeometry(); });
}

QRect WrapCombo::wordsIn(const QSize &size) const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  option.rect = QRect(QPoint(), size);
  return style()
      ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
      .adjusted(1, 0, -1, 0);
}

int WrapCombo::heightForWidth(int width) const {
  const int line = QComboBox::sizeHint().height();
  const QRect room(0, 0, std::max(1, wordsIn({width, line}).width()), QWIDGETSIZE_MAX);
  const int words = fontMetrics().boundingRect(room, kChoiceFlags, currentText()).height();
  return line + std::max(0, words - fontMetrics().height());
}

QSize WrapCombo::sizeHint() const {
  return QComboBox::sizeHint() + QSize(kAroundWords, 0);
}

QSize WrapCombo::minimumSizeHint() const {
  const QSize line = QComboBox::minimumSizeHint() + QSize(kAroundWords, 0);
  int longest = 0;
  const QRect narrow(0, 0, 1, QWIDGETSIZE_MAX);
  for (int row = 0; row < count(); ++row)
    longest = std::max(longest, fontMetrics().boundingRect(narrow, kChoiceFlags, itemText(row)).width());
  const int around = line.width() - wordsIn(line).width();
  return {std::min(line.width(), longest + around), line.height()};
}

// Else Qt makes them as wide as the box.
void WrapCombo::showPopup() {
  const int rows =
      view()->sizeHintForColumn(modelColumn()) + kBesideRow + view()->verticalScrollBar()->sizeHint().width();
  const int room = screen() == nullptr ? rows : screen()->availableGeometry().width();
  view()->setMinimumWidth(std::min(rows, room));
  QComboBox::showPopup();
}

void WrapCombo::paintEvent(QPaintEvent *event) {
  const QRect room = wordsIn(size());
  if (fontMetrics().horizontalAdvance(currentText()) <= room.width()) {
    QComboBox::paintEvent(event);
    return;
  }
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  style()->drawItemText(&painter, room, kChoiceFlags, palette(), isEnabled(), currentText(),
                        QPalette::ButtonText);
}

}  // namespace janso
