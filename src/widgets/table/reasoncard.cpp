// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/reasoncard.h"

#include <algorithm>

#include "widgets/controls/teachtext.h"

namespace janso {

namespace {

constexpr QMargins kReasonPadding(14, 14, 14, 14);
constexpr QMargins kTipPadding(12, 8, 12, 8);
constexpr int kReasonWidest = 460;
constexpr int kReasonNarrowest = 200;
constexpr int kTipWidest = 620;      // a reason stands on one line where there is room
constexpr int kReasonNarrower = 20;  // a step
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

void ReasonCard::say(const QString &markup, bool stays) {
  m_stays = stays;
  m_text->setMarkup(markup);
  const auto letters = static_cast<int>(plain().size());
  appear(plain(), {}, stays ? 0 : kShortestMs + kPerLetterMs * letters);
}

QRect ReasonCard::findPlace() {
  const qreal scale = m_scale();
  m_text->setTextSize(kReasonText * scale);
  const QMargins padding = m_isTip ? kTipPadding : kReasonPadding;
  const int whole = m_text->sizeHint().width() + padding.left() + padding.right();
  const int widest = qRound((m_isTip ? kTipWidest : kReasonWidest) * scale);
  const int narrowest =
      m_isTip ? std::min(whole, qRound(kReasonNarrowest * scale)) : qRound(kReasonNarrowest * scale);
  const int natural = std::clamp(whole, narrowest, widest);
  QList<int> widths;
  for (int width = natural; width > narrowest; width -= kReasonNarrower)
    widths << width;
  widths << narrowest;
  return m_place(widths, [this](int width) { return heightFor(width); });
}

QString ReasonCard::plain() const {
  return m_text->plain();
}

QString ReasonCard::markup() const {
  return m_text->markup();
}

}  // namespace janso
