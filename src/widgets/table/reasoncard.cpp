// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/reasoncard.h"

#include <algorithm>

#include "widgets/controls/teachtext.h"

namespace janso {

namespace {

constexpr int kPad = 14;
constexpr int kReasonWidest = 460;
constexpr int kReasonNarrowest = 200;
constexpr int kReasonNarrower = 20;  // a step
constexpr int kReasonRadius = 10;
constexpr int kReasonText = 15;
constexpr int kShortestMs = 6000;
constexpr int kPerLetterMs = 70;  // a slow reader's pace

}  // namespace

ReasonCard::ReasonCard(TilePainter &painter, const Place &place, const std::function<qreal()> &scale,
                       QWidget *parent)
    : TableCard({.padding = {kPad, kPad, kPad, kPad}, .radius = kReasonRadius}, parent),
      m_text(new TeachText(this)),
      m_place(place),
      m_scale(scale) {
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
  const int narrowest = qRound(kReasonNarrowest * scale);
  const int natural =
      std::clamp(m_text->sizeHint().width() + 2 * kPad, narrowest, qRound(kReasonWidest * scale));
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
