// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What lies behind the numbers of a win: the parts of the fu, the payment in steps, and what if.
//
// A panel that slides over the seats of the result page. A part that is looked at (mouse or keyboard) says
// so, and the page lights its tiles.
#pragma once

#include <QAbstractButton>
#include <QList>
#include <vector>

#include "rules/score.h"
#include "widgets/handend.h"
#include "widgets/pageparts.h"
#include "widgets/paytexts.h"

class QScrollArea;

namespace janso {

class TilePainter;

// A sentence that wraps, the tiles that it is about, a number on the right.
class DetailRow : public QAbstractButton, public PageScaled {
  Q_OBJECT

 public:
  DetailRow(const DetailLine &line, QWidget *parent);
  void setLine(const DetailLine &line);
  void setTiles(TilePainter *painter, const std::vector<Tile> &tiles);
  // A second sentence below, quieter.
  void setNote(const QString &note);
  QString value() const { return m_line.value; }
  bool isTotal() const { return m_line.total; }
  void setPageScale(qreal scale) override;
  int heightFor(int width) const;
  QSize sizeHint() const override;

 Q_SIGNALS:
  void looked();
  void left();
  void moved(int step);   // Up, Down
  void turned(int step);  // Left, Right

 protected:
  void paintEvent(QPaintEvent *event) override;
  void enterEvent(QEnterEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  struct Layout {
    QRectF text;
    QRectF note;
    QRectF tiles;
    QRectF value;
    qreal height = 0;
  };
  Layout place(qreal width) const;
  QFont textFont() const;
  QFont noteFont() const;
  QFont valueFont() const;

  DetailLine m_line;
  QString m_note;
  std::vector<Tile> m_tiles;
  TilePainter *m_painter = nullptr;
  qreal m_scale = 1;
};

// One of the names on top.
class DetailTab : public QAbstractButton, public PageScaled {
  Q_OBJECT

 public:
  DetailTab(const QString &text, QWidget *parent);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QFont textFont() const;

  qreal m_scale = 1;
};

class WinDetails : public PagePanel {
  Q_OBJECT

 public:
  // `painter` must outlive the panel.
  WinDetails(TilePainter &painter, QWidget *parent);

  void setWin(const HandEnd &end, std::size_t win);
  // The style in which a yaku is named.
  void setNaming(YakuNaming naming);
  bool has(DetailSection section) const;
  void setSection(DetailSection section);
  DetailSection section() const { return m_section; }
  // To the next one that there is, -1 or 1.
  void turn(int step);

  // Adapts to the page: `width` pixels wide, as high as it needs but within `least` and `most`.
  void fit(qreal scale, int width, int least, int most);

  int count() const { return static_cast<int>(m_rows.size()); }
  DetailRow *row(int index) const { return m_rows[index]; }
  DetailTab *tab(DetailSection section) const { return m_tabs[static_cast<int>(section)]; }
  void moveRowFocus(int step);

 Q_SIGNALS:
  // Part `index` of the fu is looked at.
  void fuLooked(int index);
  void fuLeft();
  void sectionChanged();

 protected:
  void changeEvent(QEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  void fillTabs();
  void fill();
  void fillFu();
  void leaveFu();
  DetailRow *addRow(const DetailLine &line);
  void placeRows();

  TilePainter &m_painter;
  HandEnd m_end;
  std::size_t m_win = 0;
  bool m_filled = false;
  YakuNaming m_naming = YakuNaming::Romaji;
  DetailSection m_section = DetailSection::Fu;
  QList<DetailLine> m_payment;
  QList<DetailLine> m_whatIf;
  QList<DetailTab *> m_tabs;
  QScrollArea *m_scroll = nullptr;
  QWidget *m_body = nullptr;
  QList<DetailRow *> m_rows;
  qreal m_scale = 1;
  int m_width = 100;
  int m_least = 0;
  int m_most = 100;
};

}  // namespace janso
