// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// TableWidget: its words. What it explains, where its texts are shown, what a screen reader gets.
#include "widgets/sentences/reasontexts.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/dangeritem.h"
#include "widgets/table/handitem.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/table/tablewidget.h"
#include "widgets/table/waitspopover.h"

namespace janso {

// --- Reasons ---

void TableWidget::explain(const QString &markup, bool stays) {
  if (markup.isEmpty() || m_state.handIsHidden())
    return;
  m_card->showCard(markup, stays);
  updateSpoken();
}

void TableWidget::showCaption() {
  m_caption->follow(m_state, keys(CommandId::Cancel));
}

bool TableWidget::explainWhyNot(Asked asked) {
  if (m_state.handIsHidden() || m_state.isExamined() || !isDealt(m_state.view.board))
    return false;
  const QString reason = whyNotReason(m_state.view, asked);
  explain(reason);
  return !reason.isEmpty();
}

void TableWidget::explainHovered(const QString &markup) {
  if (markup.isEmpty() && m_card->isOpen() && !m_card->stays())
    m_card->close();  // also one that is aside: it would come back for nothing
  else if (!m_card->isShown())
    explain(markup);
}

void TableWidget::addEscapes() {
  escapes().add(EscapeLayer::Card, [this] { return m_strip.closeTop(m_card); });
  escapes().add(EscapeLayer::Tip, [this] { return m_tips->hide(); });
}

QList<QRect> TableWidget::cardsAround() const {
  const TableCard *text = m_strip.top();
  return {promptRect(), waitsRect(), text != nullptr && text->isShown() ? text->geometry() : QRect()};
}

bool TableWidget::showsDanger() const {
  return m_items.danger().danger().has_value();
}

QString TableWidget::handText() const {
  return m_items.hand().text();
}

QRect TableWidget::promptRect() const {
  return toLogical(m_items.prompt().area() | m_items.orders().rect());
}

QRect TableWidget::waitsRect() const {
  return toLogical(m_items.waits().rect());
}

// --- What is looked at and spoken ---

void TableWidget::updateConsidered() {
  std::optional<Action> now;
  if (m_state.flow.isActive() && !m_state.handIsHidden() && !m_items.orders().isShown())
    now = m_state.flow.considered();
  if (now == m_considered)
    return;
  m_considered = now;
  Q_EMIT consideredChanged();
}

QList<SpokenItem> TableWidget::spokenItems() const {
  QList<SpokenItem> items = m_items.spoken();
  for (SpokenItem &item : items)
    item.rect = toLogical(item.rect);
  return items;
}

void TableWidget::pressSpokenItem(int index) {
  const TableHit hit = spokenItems().value(index).hit;
  if (hit.item != nullptr)
    m_input->click(hit);
}

void TableWidget::updateSpoken() {
  if (const QString text = m_items.description(); text != accessibleDescription())
    setAccessibleDescription(text);
  updateConsidered();
  m_spoken.announceIfChanged(*this);
  m_tips->refresh();
}

}  // namespace janso
