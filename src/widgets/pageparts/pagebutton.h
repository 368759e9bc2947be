// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button of a page; the primary one is amber, the second one has an amber edge and text. `keyCap` names the
// key that presses the button; it is shown next to the text while the key does so.
#pragma once

#include <QPushButton>
#include <QString>

#include "widgets/pageparts/pagescaler.h"

class QPainter;

namespace janso {

class PageButton : public QPushButton, public PageScaled {
  Q_OBJECT
  Q_PROPERTY(bool primary READ isPrimary WRITE setPrimary)
  Q_PROPERTY(bool second READ isSecond WRITE setSecond)
  Q_PROPERTY(QString keyCap READ keyCap WRITE setKeyCap)

 public:
  explicit PageButton(QWidget *parent = nullptr);
  bool isPrimary() const { return m_primary; }
  void setPrimary(bool primary);
  // The step after the primary one: an amber outline.
  bool isSecond() const { return m_second; }
  void setSecond(bool second);
  QString keyCap() const { return m_keyCap; }
  void setKeyCap(const QString &keyCap);
  // Another part of the page handles the key at the moment.
  void setKeyElsewhere(bool elsewhere);
  bool showsKeyCap() const { return !m_keyCap.isEmpty() && !m_keyElsewhere; }
  void setPageScale(qreal scale) override;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;
  void enterEvent(QEnterEvent *event) override;
  void leaveEvent(QEvent *event) override;

 private:
  QFont textFont() const;
  QFont capFont() const;
  qreal capWidth() const;

  bool m_primary = false;
  bool m_second = false;
  QString m_keyCap;
  bool m_keyElsewhere = false;
  qreal m_scale = 1;
};

}  // namespace janso
