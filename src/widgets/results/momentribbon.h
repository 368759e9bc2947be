// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A ribbon of brass that hangs from the upper edge of a page: what is said once of a win that is more than
// its points. Without words it is not there.
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
  // The title of its page with what it says, for a screen reader.
  QString after(const QString &title) const;
  // In the middle of its panel's upper edge, at the scale of the page.
  void place(qreal scale);
  // How far it is let down, 0 to 1, and how far a light has run over it, 0 to 1.
  void setShown(qreal down, qreal light);

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal gap() const;  // between the sign and the text, where there is a sign
  QFont signFont() const;
  QFont textFont() const;

  MomentText m_moment;
  qreal m_scale = 1;
  qreal m_down = 1;
  qreal m_light = 1;
};

}  // namespace janso
