// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Prose that teaches: words, tiles at the height of the text, links to the glossary (teachmarkup.h).
//
// Wraps like a label. Links are reached with Tab and the arrows and pressed with Enter, Space or the mouse.
// Each press sends a TermEvent to the widget's parents; the main window, or the glossary itself, opens the
// entry.
#pragma once

#include <QEvent>
#include <QList>
#include <QStringList>
#include <QTextCharFormat>
#include <QTextDocument>
#include <QWidget>
#include <memory>
#include <utility>

#include "widgets/controls/pagescaler.h"
#include "widgets/lexicon/teachmarkup.h"

namespace janso {

class TeachTiles;
class TilePainter;

// Sent to a TeachText's parents, nearest first, until one accepts it.
class TermEvent : public QEvent {
 public:
  explicit TermEvent(const QString &term) : QEvent(eventType()), m_term(term) { ignore(); }
  static QEvent::Type eventType();
  const QString &term() const { return m_term; }

 private:
  QString m_term;
};

class TeachText : public QWidget, public PageScaled {
  Q_OBJECT
  Q_PROPERTY(QString markup READ markup WRITE setMarkup)
  Q_PROPERTY(qreal textSize READ textSize WRITE setTextSize)

 public:
  // Window: the colours of dialogs and docks, dark or light as the system is. Table: light on dark, as the
  // pages over the table are.
  enum class Look { Window, Table };

  explicit TeachText(QWidget *parent = nullptr);
  explicit TeachText(const QString &markup, QWidget *parent = nullptr);
  ~TeachText() override;

  QString markup() const { return m_markup; }
  void setMarkup(const QString &markup);
  // What a screen reader says.
  QString plain() const { return plainText(m_markup); }

  // As it is wrapped at its width, a tile or a row of tiles as U+FFFC.
  QStringList lines() const;

  // The painter must outlive the widget; without one it makes its own.
  void setPainter(TilePainter *painter);
  void setLook(Look look);
  // The size of letters in pixels at page scale 1; 0 = that of the widget's own font.
  qreal textSize() const { return m_textSize; }
  void setTextSize(qreal pixels);
  void setAlignment(Qt::Alignment alignment);
  // Writes in the colour of remarks, which are of second rank.
  void setQuiet(bool quiet);
  void setPageScale(qreal scale) override;

  // --- Links, in the order of the text ---
  int linkCount() const { return static_cast<int>(m_links.size()); }
  QString linkTerm(int link) const { return m_links[link].term; }
  // Where it is, in widget coordinates: one rectangle for each line.
  QList<QRect> linkRects(int link) const;
  int focusedLink() const { return hasFocus() ? m_focused : -1; }
  void activateLink(int link);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;

 protected:
  bool event(QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  struct Link {
    QString term;
    QString words;
    int start = 0;  // position in the document
    int end = 0;
  };

  void init();
  void rebuild();
  std::pair<QTextCharFormat, QTextCharFormat> formats() const;
  void writePieces();
  int linkAt(QPoint position) const;
  void focusLink(int link);
  QFont textFont() const;
  QRectF area() const;
  QSizeF sizeAt(qreal width) const;

  QString m_markup;
  mutable QTextDocument m_document;  // laid out anew to be measured
  std::unique_ptr<TeachTiles> m_tileObject;
  QList<Link> m_links;
  Look m_look = Look::Window;
  Qt::Alignment m_alignment = Qt::AlignLeft;
  qreal m_textSize = 0;
  qreal m_scale = 1;
  bool m_onPage = false;  // over the table, with its scale
  bool m_quiet = false;
  bool m_building = false;
  int m_focused = -1;
  int m_pressed = -1;
};

}  // namespace janso
