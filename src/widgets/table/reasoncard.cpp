// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/reasoncard.h"

#include <algorithm>

#include "widgets/look/fonts.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

constexpr QMargins kReasonPadding(14, 9, 14, 9);
constexpr QMargins kTipPadding(12, 8, 12, 8);
constexpr int kReasonWidest = 460;
constexpr int kReasonNarrowest = 200;
constexpr int kTipWidest = 620;  // a reason stands on one line where there is room
constexpr int kTipNarrowest = 60;
constexpr int kReasonStep = 4;
constexpr qreal kReasonGrowth = 1.5;  // of the widths, for larger texts
constexpr int kReasonRadius = 10;
constexpr int kReasonText = 15;
constexpr int kShortestMs = 6000;
constexpr int kPerLetterMs = 70;  // a slow reader's pace

}  // namespace

ReasonCard::ReasonCard(TilePainter &painter, const Place &place, const std::function<qreal()> &scale,
                       QWidget *parent, Use use)
    : TableCard({.padding = use == Use::Tip ? kTipPadding : kReasonPadding, .radius = kReasonRadius}, parent),
      m_text(new TeachText(this)),
      m_place(place),
      m_scale(scale),
      m_isTip(use == Use::Tip) {
  if (m_isTip)
    setIsTip();
  m_text->setPainter(&painter);
  m_text->setLook(TeachText::Look::Table);
  setContents(m_text);
}

void ReasonCard::showCard(const QString &markup, bool stays) {
  m_stays = stays;
  m_text->setMarkup(markup);
  const auto letters = static_cast<int>(plain().size());
  appear(plain(), {}, stays ? 0 : kShortestMs + kPerLetterMs * letters);
}

// As wide as its lines want: no last one is left with a single word where a line has room.
int ReasonCard::naturalWidth(int narrowest, int widest) {
  int width = widest;
  if (!m_isTip)
    width = std::min(width, m_text->sizeHint().width() + kReasonPadding.left() + kReasonPadding.right());
  while (m_isTip && width - kReasonStep >= narrowest && heightFor(width - kReasonStep) == heightFor(widest))
    width -= kReasonStep;
  return std::max(width, narrowest);
}

QRect ReasonCard::findPlace() {
  const qreal scale = m_scale();
  m_text->setTextSize(kReasonText * scale * shrink());
  const qreal wide = scale * std::min(theme::textScale(), kReasonGrowth);
  const int narrowest = qRound((m_isTip ? kTipNarrowest : kReasonNarrowest) * wide);
  const int natural = naturalWidth(narrowest, qRound((m_isTip ? kTipWidest : kReasonWidest) * wide));
  const int least = m_isTip ? std::max(narrowest, natural / 2) : narrowest;
  return m_place(widthsFrom(natural, least), [this](int width) { return heightFor(width); });
}

qreal ReasonCard::leastShrink() const {
  return m_isTip ? 1 : std::min(1.0, kSmallestText / (kReasonText * m_scale() * theme::textScale()));
}

QString ReasonCard::plain() const {
  return m_text->plain();
}

QString ReasonCard::markup() const {
  return m_text->markup();
}

}  // namespace janso
