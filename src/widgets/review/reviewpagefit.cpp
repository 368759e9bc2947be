// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How the page of a review gives way to large texts: its cards and its columns stand below each other.
#include <algorithm>
#include <array>

#include "ui_reviewpage.h"
#include "widgets/controls/letscroll.h"
#include "widgets/paint/theme.h"
#include "widgets/review/reviewpage.h"

namespace janso {

namespace {

// Pixels, for texts as large as designed.
constexpr int kColumnsFrom = 880;  // of the width of the page
constexpr int kLeastView = 230;    // heights, where the columns stand below each other
constexpr int kLeastDearest = 150;

}  // namespace

void ReviewPage::fitParts() {
  if (m_contents == nullptr)  // while it is being built
    return;
  const bool upright = fieldsStack() && width() < theme::textPixels(kColumnsFrom);
  const auto row = upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
  m_ui->cardsLayout->setDirection(row);
  m_ui->bodyLayout->setDirection(row);
  // A card is a line then: what it is about, its figure, what there is to say of it.
  const std::array<QBoxLayout *, 5> cards{m_ui->accuracyLayout, m_ui->lossLayout, m_ui->choicesLayout,
                                          m_ui->lossesLayout, m_ui->adjustedLayout};
  const std::array<int, 3> shares = upright ? std::array{3, 3, 4} : std::array{0, 0, 1};
  for (QBoxLayout *card : cards) {
    card->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (int part = 0; part < 3; ++part)
      card->setStretch(part, shares[static_cast<std::size_t>(part)]);
  }
  // Else it is as high as the window, and its columns scroll by themselves.
  m_contents->setMaximumHeight(
      upright ? QWIDGETSIZE_MAX
              : std::max(m_contents->parentWidget()->height(), m_contents->minimumSizeHint().height()));
  m_ui->viewStack->setMinimumHeight(upright ? qRound(theme::textPixels(kLeastView)) : 0);
  m_ui->dearArea->setMinimumHeight(upright ? qRound(theme::textPixels(kLeastDearest)) : 0);
}

}  // namespace janso
