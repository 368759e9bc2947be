// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A brass ribbon at the upper edge of a page, for a win that matters beyond its points. It is hidden while it
// has no text.
#pragma once

#include <QWidget>

#include "widgets/sentences/momenttexts.h"

namespace janso {

class MomentRibbon : public QWidget {
  Q_OBJECT

 public:
  explicit MomentRibbon(QWidget *panel);

  void setMoment(const MomentText &moment);
  const MomentText &moment() const { return m_moment; }
  bool isEmpty() const { return m_moment.text.isEmpty(); }
  // The title of the page followed by the ribbon's text, for a screen reader.
  QString after(const QString &title) const;
  // Puts it in the middle of the panel's upper edge, at the scale of the page.
  void place(qreal scale);
  // How far the ribbon has dropped, 0 to 1, and how far a light has passed over it, 0 to 1.
  void setShown(qreal down, qreal light);

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal gap() const;  // between the character and the text, if there is a character
  QFont signFont() const;
  QFont textFont() const;

  MomentText m_moment;
  qreal m_scale = 1;
  qreal m_down = 1;
  qreal m_light = 1;
};

}  // namespace janso
