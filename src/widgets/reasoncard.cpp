// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/reasoncard.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "widgets/cardplace.h"
#include "widgets/teachtext.h"

namespace janso {

namespace {

constexpr int kPad = 14;
constexpr int kWidest = 460;
constexpr int kNarrowest = 200;
constexpr int kNarrower = 20;  // a step
constexpr int kRadius = 10;
constexpr int kTextPixels = 15;
constexpr int kShortestMs = 6000;
constexpr int kPerLetterMs = 70;  // a slow reader's pace

}  // namespace

ReasonCard::ReasonCard(TilePainter &painter, QWidget *parent) : QFrame(parent), m_text(new TeachText(this)) {
  m_text->setPainter(&painter);
  m_text->setLook(TeachText::Look::Table);
  m_text->setTextSize(kTextPixels);
  // The keyboard stays with the table.
  m_text->setFocusPolicy(Qt::NoFocus);
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::ArrowCursor);
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &ReasonCard::close);
  hide();
}

void ReasonCard::say(const QString &markup, const Place &place, qreal scale, bool stays) {
  m_stays = stays;
  m_text->setTextSize(kTextPixels * scale);
  m_text->setMarkup(markup);
  const int narrowest = qRound(kNarrowest * scale);
  const int natural = std::clamp(m_text->sizeHint().width() + 2 * kPad, narrowest, qRound(kWidest * scale));
  QList<int> widths;
  for (int width = natural; width > narrowest; width -= kNarrower)
    widths << width;
  widths << narrowest;
  const QRect at =
      place(widths, [this](int width) { return m_text->heightForWidth(width - 2 * kPad) + 2 * kPad; });
  setGeometry(at);
  m_text->setGeometry(kPad, kPad, at.width() - 2 * kPad, at.height() - 2 * kPad);
  setAccessibleName(m_text->plain());
  show();
  raise();
  const auto letters = static_cast<int>(m_text->plain().size());
  if (stays)
    m_timer.stop();
  else
    m_timer.start(kShortestMs + kPerLetterMs * letters);
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void ReasonCard::close() {
  m_timer.stop();
  if (!isShown())
    return;
  hide();
  Q_EMIT closed();
}

QString ReasonCard::plain() const {
  return m_text->plain();
}

QString ReasonCard::markup() const {
  return m_text->markup();
}

void ReasonCard::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, rect(), kRadius);
}

void ReasonCard::mousePressEvent(QMouseEvent *event) {
  event->accept();
  close();
}

}  // namespace janso
