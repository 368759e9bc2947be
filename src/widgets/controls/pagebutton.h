// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A button of a page; the primary one is amber. `keyCap` names the key beside the text, which is shown while
// the key presses this button.
#pragma once

#include <QPushButton>
#include <QString>

#include "widgets/controls/pagescaler.h"

class QPainter;

namespace janso {

class PageButton : public QPushButton, public PageScaled {
  Q_OBJECT
  Q_PROPERTY(bool primary READ isPrimary WRITE setPrimary)
  Q_PROPERTY(QString keyCap READ keyCap WRITE setKeyCap)

 public:
  explicit PageButton(QWidget *parent = nullptr);
  bool isPrimary() const { return m_primary; }
  void setPrimary(bool primary);
  QString keyCap() const { return m_keyCap; }
  void setKeyCap(const QString &keyCap);
  // Another part of the page takes the key now.
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
  QString m_keyCap;
  bool m_keyElsewhere = false;
  qreal m_scale = 1;
};

}  // namespace janso
