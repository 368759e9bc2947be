// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Teaching prose: words, tiles at the height of the text, links to the glossary (teachmarkup.h).
//
// It wraps like a label. Links are reached with Tab and the arrow keys and activated with Enter, Space or the
// mouse. Each activation sends a TermEvent to the widget's parents; the main window, or the glossary itself,
// opens the entry.
#pragma once

#include <QEvent>
#include <QList>
#include <QRect>
#include <QStringList>
#include <QTextCharFormat>
#include <QTextDocument>
#include <QWidget>
#include <memory>
#include <utility>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/pageparts/pagescaler.h"

namespace janso {

class TeachTiles;
class TilePainter;

// Sent to a TeachText's parents, nearest first, until one accepts it.
class TermEvent : public QEvent {
 public:
  // `link`: where the link is in `source`.
  explicit TermEvent(const QString &term, const QString &words = {}, QWidget *source = nullptr,
                     const QRect &link = {})
      : QEvent(eventType()), m_term(term), m_words(words), m_source(source), m_link(link) {
    ignore();
  }
  static QEvent::Type eventType();
  const QString &term() const { return m_term; }
  // The words of the link.
  const QString &words() const { return m_words; }
  QWidget *source() const { return m_source; }
  const QRect &link() const { return m_link; }

 private:
  QString m_term;
  QString m_words;
  QWidget *m_source;
  QRect m_link;
};

class TeachText : public QWidget, public PageScaled {
  Q_OBJECT
  Q_PROPERTY(QString markup READ markup WRITE setMarkup)
  Q_PROPERTY(qreal textSize READ textSize WRITE setTextSize)

 public:
  // Window: the colors of dialogs and docks, dark or light as the system is. Table: light on dark, as on the
  // pages over the table.
  enum class Look { Window, Table };

  explicit TeachText(QWidget *parent = nullptr);
  explicit TeachText(const QString &markup, QWidget *parent = nullptr);
  ~TeachText() override;

  QString markup() const { return m_markup; }
  void setMarkup(const QString &markup);
  // The text for screen readers.
  QString plain() const { return plainText(m_markup); }

  // The lines as wrapped at the current width, with a tile or a row of tiles as U+FFFC.
  QStringList lines() const;
  // The baseline of each, in pixels from the top of the widget.
  QList<qreal> baselines() const;

  // The painter must outlive the widget; without one the widget makes its own.
  void setPainter(TilePainter *painter);
  void setLook(Look look);
  // The text size in pixels at page scale 1; 0 = that of the widget's own font.
  qreal textSize() const { return m_textSize; }
  void setTextSize(qreal pixels);
  void setAlignment(Qt::Alignment alignment);
  // Uses the color of secondary remarks.
  void setQuiet(bool quiet);
  void setPageScale(qreal scale) override;

  // --- Links, in the order of the text ---
  int linkCount() const { return static_cast<int>(m_links.size()); }
  QString linkTerm(int link) const { return m_links[link].term; }
  // The position in widget coordinates: one rectangle for each line.
  QList<QRect> linkRects(int link) const;
  int focusedLink() const { return hasFocus() ? m_focused : -1; }
  void activateLink(int link);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  // The height that the longest of these texts would need at this width; 0 if there are none.
  int heightOfLongest(const QStringList &markups, int width) const;

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
  void evenLines(QTextCursor &cursor, std::size_t tiles) const;
  int linkAt(QPoint position) const;
  void focusLink(int link);
  QFont textFont() const;
  QRectF area() const;
  QSizeF sizeAt(qreal width) const;

  QString m_markup;
  mutable QTextDocument m_document;  // laid out again for measuring
  std::unique_ptr<TeachTiles> m_tileObject;
  QList<Link> m_links;
  Look m_look = Look::Window;
  Qt::Alignment m_alignment = Qt::AlignLeft;
  qreal m_textSize = 0;
  qreal m_scale = 1;
  bool m_onPage = false;  // on a page over the table, with the page's scale
  bool m_quiet = false;
  bool m_building = false;
  int m_focused = -1;
  int m_pressed = -1;
};

}  // namespace janso
