// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/notice.h"

#include <QLabel>
#include <QPalette>
#include <algorithm>

#include "widgets/look/fonts.h"

namespace janso {

namespace {
constexpr QMargins kPadding(21, 13, 21, 13);
constexpr int kRadius = 12;
constexpr int kTextPixels = 14;
constexpr int kStaysMs = 9000;
constexpr int kNoticeWidest = 560;
constexpr int kNoticeNarrowest = 200;
constexpr int kTop = 24;
constexpr qreal kNoticeGrowth = 1.5;  // of the widths, for larger texts
constexpr int kNoticeStep = 40;       // of the widths tried
}  // namespace

Notice::Notice(QWidget *parent)
    : TableCard({.padding = kPadding, .radius = kRadius, .border = theme::kAmber}, parent),
      m_label(new QLabel(this)) {
  m_label->setAlignment(Qt::AlignCenter);
  QPalette colors = m_label->palette();
  colors.setColor(QPalette::WindowText, QColor::fromRgba(theme::kText));
  m_label->setPalette(colors);
  setContents(m_label);
}

void Notice::showMessage(const QString &sentence) {
  m_label->setText(sentence);
  appear(sentence, {}, kStaysMs);
}

void Notice::withdraw(const QString &sentence) {
  if (m_label->text() == sentence)
    close();
}

// The height of the card at this width, and its words laid out for it: a sentence that fits takes one line.
int Notice::wrap(int width) {
  m_label->setWordWrap(false);
  const QSize line = m_label->sizeHint().grownBy(kPadding);
  m_label->setWordWrap(width < line.width());
  return m_label->wordWrap() ? heightFor(width) : line.height();
}

qreal Notice::leastShrink() const {
  return std::min(1.0, kSmallestText / theme::textPixels(kTextPixels));
}

QRect Notice::findPlace() {
  m_label->setFont(theme::sans(theme::textPixels(kTextPixels) * shrink()));
  m_label->setWordWrap(false);
  const qreal growth = std::min(theme::textScale(), kNoticeGrowth);
  const int most = qRound(growth * kNoticeWidest);
  const int least = qRound(growth * kNoticeNarrowest);
  const int widest = std::min(std::clamp(parentWidget()->width() - 2 * kTop, least, most),
                              m_label->sizeHint().grownBy(kPadding).width());
  QList<int> widths{widest};
  while (m_place && widths.last() - kNoticeStep >= least)
    widths << widths.last() - kNoticeStep;
  QRect place = m_place ? m_place(widths, [this](int width) { return wrap(width); })
                        : QRect((parentWidget()->width() - widest) / 2, kTop, widest, wrap(widest));
  // No wider than its lines want: the last one is not left with a single word.
  int narrow = place.width();
  while (narrow > least && wrap(narrow - 4) == place.height())
    narrow -= 4;
  place.adjust((place.width() - narrow) / 2, 0, 0, 0);
  place.setWidth(narrow);
  wrap(narrow);
  return place;
}

}  // namespace janso
