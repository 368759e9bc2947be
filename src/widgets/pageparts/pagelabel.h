// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A text in one of the page's styles. The style decides whether a line that does not fit is elided (with the
// full text as tooltip), set smaller, or left out because it only accompanies another text. With wordWrap,
// the text uses as many lines as it needs.
#pragma once

#include <QLabel>
#include <QString>

#include "widgets/pageparts/pagescaler.h"

namespace janso {

class PageLabel : public QLabel, public PageScaled {
  Q_OBJECT
  // Name of a style: "title", "second", "round", "note", "head", "limit", "pay", "next" ...
  Q_PROPERTY(QString role READ role WRITE setRole)

 public:
  explicit PageLabel(QWidget *parent = nullptr);
  QString role() const { return m_role; }
  void setRole(const QString &role);
  void setPageScale(qreal scale) override;
  // 0 = not visible yet, 1 = visible: fades in and shrinks from 1.04 of its size.
  void setReveal(qreal reveal);
  qreal reveal() const { return m_reveal; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void applyStyle();
  QFont fittedFont(qreal width) const;

  QString m_role;
  qreal m_scale = 1;
  qreal m_reveal = 1;
};

}  // namespace janso
