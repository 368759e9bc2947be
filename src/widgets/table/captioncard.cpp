// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/captioncard.h"

#include <QKeySequence>
#include <utility>

#include "widgets/sentences/firstturntexts.h"

namespace janso {

void CaptionCard::tell(const QString &markup) {
  if (std::exchange(m_told, markup) != markup)
    Q_EMIT told();
}

void CaptionCard::follow(const TableState &state, bool silent, const QKeySequence &cancel) {
  QString wanted;
  if (state.flow.isActive() && !state.handIsHidden() && !state.options.exercise && !silent)
    wanted =
        state.flow.isChoosingRiichi() ? riichiChoiceLine(cancel.toString(QKeySequence::NativeText)) : m_told;
  if (wanted.isEmpty())
    close();
  else if (!isShown() || markup() != wanted)
    say(wanted, true);
  else
    standAgain();
}

}  // namespace janso
