// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/saidlabel.h"

#include <QResizeEvent>

#include "widgets/controls/announcer.h"

namespace janso {

void SaidLabel::say(const QString &sentence, const QString &more) {
  m_sentence = sentence;
  const QString all = more.isEmpty() ? sentence : sentence + QLatin1Char('\n') + more;
  setToolTip(all);
  setAccessibleName(all);
  fit();
  announce(this, all);
}

void SaidLabel::resizeEvent(QResizeEvent *event) {
  QLabel::resizeEvent(event);
  fit();
}

void SaidLabel::fit() {
  setText(fontMetrics().elidedText(m_sentence, Qt::ElideRight, contentsRect().width()));
}

}  // namespace janso
