// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The small parts of the pages over the table: panel, texts, buttons, wind plates.
//
// All are used from Designer forms and follow the page's scale (pagescaler.h). They stay dark whatever the
// window's palette is, as the table does.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QString>

#include "widgets/pagescaler.h"

class QPainter;

namespace janso {

namespace pageparts {

// Smallest letters that the pages use, in pixels.
inline constexpr qreal kSmallestText = 12;
inline qreal textPixels(qreal size, qreal scale) {
  return size * scale < kSmallestText ? kSmallestText : size * scale;
}

// A square plate with the character of a seat wind (0..3); vermilion for east, the dealer.
void drawWindPlate(QPainter &painter, const QRectF &plate, int wind);

// The amber outline of a focused part.
void drawFocus(QPainter &painter, const QRectF &rect, qreal radius, qreal stroke);

}  // namespace pageparts

// The page's own ground with a border and round corners; the shadow is the overlay's business.
class PagePanel : public QFrame, public PageScaled {
  Q_OBJECT

 public:
  explicit PagePanel(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  qreal radius() const { return 14 * m_scale; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  qreal m_scale = 1;
};

// A part of a page that scrolls only where nothing else helps: it asks for the whole height of its contents.
class PageScroll : public QScrollArea, public PageScaled {
  Q_OBJECT

 public:
  explicit PageScroll(QWidget *parent = nullptr);
  void setPageScale(qreal) override { updateGeometry(); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
};

// A thin rule between two parts of a page.
class PageRule : public QFrame {
  Q_OBJECT

 public:
  explicit PageRule(QWidget *parent = nullptr);

 protected:
  void paintEvent(QPaintEvent *event) override;
};

// A text in one of the page's styles. One line that does not fit is elided (with the whole text as tooltip),
// set smaller, or left out where it only accompanies another, as the style says. With wordWrap: as many lines
// as it needs.
class PageLabel : public QLabel, public PageScaled {
  Q_OBJECT
  // Name of a style: "title", "second", "round", "note", "head", "limit", "pay", "next" ...
  Q_PROPERTY(QString role READ role WRITE setRole)

 public:
  explicit PageLabel(QWidget *parent = nullptr);
  QString role() const { return m_role; }
  void setRole(const QString &role);
  void setPageScale(qreal scale) override;
  // 0 = not yet there, 1 = there: fades in and settles from 1.04 of its size.
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

// A button of a page; the primary one is amber. `keyCap` names the key beside the text.
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
  void paintGround(QPainter &painter, const QRectF &rect) const;
  void paintCap(QPainter &painter, const QRectF &cap) const;

  bool m_primary = false;
  QString m_keyCap;
  qreal m_scale = 1;
};

// An amber word that opens something: "how?".
class PageLink : public QPushButton, public PageScaled {
  Q_OBJECT

 public:
  explicit PageLink(QWidget *parent = nullptr);
  void setPageScale(qreal scale) override;
  // Whether it is there yet; its place is kept.
  void setRevealed(bool revealed);
  bool isRevealed() const { return m_revealed; }
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  bool m_revealed = true;
  qreal m_scale = 1;
};

// The wind of a seat on its plate.
class WindPlate : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit WindPlate(QWidget *parent = nullptr);
  void setWind(int wind);  // 0..3
  void setPageScale(qreal) override { update(); }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int m_wind = 0;
};

}  // namespace janso
