// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What lies behind the numbers of a win: the parts of the fu, the payment in steps, and what if.
//
// A panel that slides over the seats of the result page. A part that is looked at (mouse or keyboard) says
// so, and the page lights its tiles.
#pragma once

#include <QList>

#include "records/handend.h"
#include "rules/score.h"
#include "widgets/controls/pagepanel.h"
#include "widgets/results/detailrow.h"
#include "widgets/results/detailtab.h"
#include "widgets/sentences/paymenttexts.h"

class QScrollArea;

namespace janso {

class TilePainter;

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
  // Part `index` of the fu is pointed at, by mouse or keyboard focus.
  void fuPointedAt(int index);
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
