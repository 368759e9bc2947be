// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/statuslabel.h"

#include <QResizeEvent>

#include "widgets/controls/announcer.h"

namespace janso {

void StatusLabel::showText(const QString &sentence, const QString &more) {
  m_sentence = sentence;
  const QString all = more.isEmpty() ? sentence : sentence + QLatin1Char('\n') + more;
  setToolTip(all);
  setAccessibleName(all);
  fit();
  announce(this, all);
}

void StatusLabel::resizeEvent(QResizeEvent *event) {
  QLabel::resizeEvent(event);
  fit();
}

void StatusLabel::fit() {
  setText(fontMetrics().elidedText(m_sentence, Qt::ElideRight, contentsRect().width()));
}

}  // namespace janso
