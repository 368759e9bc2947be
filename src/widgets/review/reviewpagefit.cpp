// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// ReviewPage: what has which place. Everything follows from the size of the page and of its texts, never from
// what the review says.
#include <algorithm>

#include "ui_reviewpage.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/look/fonts.h"
#include "widgets/review/reviewdetails.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/turncard.h"

namespace janso {

namespace {

// Pixels, for texts as large as designed.
constexpr int kColumnsFrom = 880;  // width of the page, below which cards of figures are lines
constexpr int kCurveFrom = 1080;   // width of the page with a curve beside the turns
constexpr int kMostCurve = 260;    // height
constexpr int kShownTurns = 2;     // that are seen at least
constexpr int kLongHeadline = 72;  // letters of a headline that still has room

}  // namespace

// Two lines where a long headline would not fit in one.
int ReviewPage::headlineHeight() const {
  const QFontMetrics metrics = m_ui->headline->fontMetrics();
  const int longest = kLongHeadline * metrics.horizontalAdvance(QLatin1Char('n'));
  const bool one = longest <= m_ui->body->width();
  return (one ? 1 : 2) * metrics.lineSpacing() + 4;
}

// A scroll area knows only the least heights, which the style sheet sets for buttons of one line.
void ReviewPage::fitTurns() {
  const int spacing = m_ui->mistakesLayout->spacing();
  const int turn = m_cards.front()->sizeHint().height() + spacing;
  const int all = static_cast<int>(m_cards.size()) * turn - spacing;
  m_ui->mistakesArea->setMinimumHeight(isUpright() ? all : kShownTurns * turn);
  m_ui->mistakesArea->setMaximumHeight(isUpright() ? all : QWIDGETSIZE_MAX);
  m_ui->turnsLayout->setAlignment(m_ui->mistakesArea, isUpright() ? Qt::AlignTop : Qt::Alignment());
  m_ui->mistakeRows->setMinimumHeight(std::max(0, static_cast<int>(m_turns.size()) * turn - spacing));
}

// Large texts: parts go below each other, and all but the buttons scrolls.
bool ReviewPage::isUpright() const {
  return areFieldsStacked() && width() < theme::textPixels(kColumnsFrom);
}

// Else it is as high as the window, and its parts scroll by themselves.
void ReviewPage::fitContents() {
  const QWidget *body = m_ui->body;
  const int least = body->layout()->minimumHeightForWidth(body->width());
  m_ui->body->setMaximumHeight(
      isUpright() ? QWIDGETSIZE_MAX
                  : std::max({body->parentWidget()->height(), body->minimumSizeHint().height(), least}));
}

void ReviewPage::fitParts() {
  if (m_cards.isEmpty())  // while it is being built
    return;
  const bool upright = isUpright();
  m_ui->side->setVisible(width() >= theme::textPixels(kCurveFrom));
  m_ui->curve->setFixedHeight(qRound(std::min(theme::textPixels(kMostCurve), 0.45 * height())));
  m_ui->headline->setFixedHeight(headlineHeight());
  m_ui->statusLayout->setDirection(upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  const int lines = upright ? 2 : 1;
  m_ui->status->setFixedHeight(
      std::max(m_ui->stop->sizeHint().height(), lines * m_ui->also->fontMetrics().lineSpacing() + 4));
  m_ui->details->fitParts(upright);
  fitTurns();
  fitContents();
}

}  // namespace janso
