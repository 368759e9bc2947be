// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/captioncard.h"

#include <QKeySequence>
#include <utility>

#include "widgets/sentences/firstturntexts.h"

namespace janso {

void CaptionCard::showCaption(const QString &markup) {
  if (std::exchange(m_caption, markup) != markup)
    Q_EMIT captionChanged();
}

void CaptionCard::follow(const TableState &state, const QKeySequence &cancel) {
  QString wanted;
  if (state.flow.isActive() && !state.handIsHidden() && !state.options.exercise)
    wanted = state.flow.isChoosingRiichi() ? riichiChoiceLine(cancel.toString(QKeySequence::NativeText))
                                           : m_caption;
  if (wanted.isEmpty())
    close();
  else if (!isOpen() || markup() != wanted)
    showCard(wanted, true);
}

}  // namespace janso
