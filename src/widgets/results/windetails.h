// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The details of a win's numbers: the parts of the fu, the payment in steps, and what-ifs.
//
// A panel over the seats of the result page, with a button that closes it. When the mouse or the keyboard
// focus is on a part, it emits a signal and the page highlights the part's tiles.
#pragma once

#include <QList>

#include "records/handend.h"
#include "rules/score.h"
#include "widgets/pageparts/pagepanel.h"
#include "widgets/results/detailrow.h"
#include "widgets/results/detailtab.h"
#include "widgets/sentences/paymenttexts.h"

namespace janso {

class PageLink;
class PageScroll;
class TilePainter;

class WinDetails : public PagePanel {
  Q_OBJECT

 public:
  // `painter` must outlive the panel.
  WinDetails(TilePainter &painter, QWidget *parent);

  void setWin(const HandEnd &end, std::size_t win);
  // The naming style of yaku.
  void setNaming(YakuNaming naming);
  bool has(DetailSection section) const;
  void setSection(DetailSection section);
  DetailSection section() const { return m_section; }
  // Moves to the next available section; `step` is -1 or 1.
  void turn(int step);

  // Adapts to the page: `width` pixels wide, as high as the longest section needs but within `least` and
  // `most`.
  void fit(qreal scale, int width, int least, int most);

  int count() const { return static_cast<int>(m_rows.size()); }
  DetailRow *row(int index) const { return m_rows[index]; }
  DetailTab *tab(DetailSection section) const { return m_tabs[static_cast<int>(section)]; }
  void moveRowFocus(int step);

 Q_SIGNALS:
  // The mouse or the keyboard focus has reached part `index` of the fu.
  void fuPointedAt(int index);
  void fuLeft();
  void sectionChanged();
  void closeRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  void fillTabs();
  void fill();
  void leaveFu();
  // A row with its tiles and note.
  struct Part {
    DetailLine line;
    std::vector<Tile> tiles;
    QString note;

    void give(DetailRow &row, TilePainter &painter) const;
  };
  QList<Part> partsOf(DetailSection section) const;
  int tallestRows(int width) const;
  DetailRow *addRow(const DetailLine &line);
  void placeRows();
  int placeHead();

  TilePainter &m_painter;
  HandEnd m_end;
  std::size_t m_win = 0;
  bool m_filled = false;
  YakuNaming m_naming = YakuNaming::Romaji;
  DetailSection m_section = DetailSection::Fu;
  QList<DetailLine> m_payment;
  QList<DetailLine> m_whatIf;
  QList<DetailTab *> m_tabs;
  PageLink *m_close = nullptr;
  PageScroll *m_scroll = nullptr;
  QWidget *m_body = nullptr;
  QList<DetailRow *> m_rows;
  qreal m_scale = 1;
  int m_width = 100;
  int m_least = 0;
  int m_most = 100;
};

}  // namespace janso
