// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/optionbutton.h"

#include <QEvent>
#include <array>
#include <cstddef>

#include "widgets/controls/chromestyle.h"
#include "widgets/pageparts/teachtext.h"

namespace janso {

namespace {

// In the order of Size.
constexpr std::array<qreal, 3> kTextSizes{15, 21, 28};
constexpr int kOptionMargin = 10;

}  // namespace

OptionButton::OptionButton(TilePainter *painter, QWidget *parent)
    : QPushButton(parent), m_text(new TeachText(this)) {
  setAutoDefault(false);
  m_text->setPainter(painter);
  setTextSize(Size::Words);
  m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
  m_text->setFocusPolicy(Qt::NoFocus);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void OptionButton::setOption(int number, const QString &markup, Size size) {
  //: An answer of a question: its number, which is its key, and the answer
  m_text->setMarkup(tr("%1.  %2").arg(number).arg(markup));
  setTextSize(size);
  setAccessibleName(m_text->plain());
  updateGeometry();
}

void OptionButton::setTextSize(Size size) {
  m_text->setTextSize(kTextSizes[static_cast<std::size_t>(size)]);
}

void OptionButton::setState(State state) {
  setEnabled(state != State::Closed);
  setRole(this, state == State::Right ? "optionRight" : "");
}

QSize OptionButton::sizeHint() const {
  return {120, heightForWidth(std::max(width(), 120))};
}

int OptionButton::heightForWidth(int width) const {
  return m_text->heightForWidth(width - 2 * kOptionMargin) + 2 * kOptionMargin;
}

void OptionButton::resizeEvent(QResizeEvent *event) {
  QPushButton::resizeEvent(event);
  m_text->setGeometry(rect().adjusted(kOptionMargin, kOptionMargin, -kOptionMargin, -kOptionMargin));
}

void OptionButton::changeEvent(QEvent *event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
    updateGeometry();
}

}  // namespace janso
