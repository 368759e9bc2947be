// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku and scoring sheet of a ruleset: two pages to print or save as PDF.
//
// The first page lists every yaku of the ruleset, grouped by value, with an example. The second page shows
// what a hand pays: fu, payments, limits, draws, and special features of the ruleset. All figures come from
// the scoring engine. Type shrinks if a language or a ruleset needs more room, but stays readable: yaku that
// do not fit on the first page are at the top of the second.
#pragma once

#include <QPageLayout>
#include <QPageSize>
#include <QSizeF>
#include <QString>
#include <array>
#include <memory>

#include "rules/ruleset.h"
#include "widgets/controls/papersheet.h"
#include "widgets/lexicon/yakutexts.h"

class QPainter;
class QRectF;

namespace janso {

class SheetBrush;
class SheetTexts;
class TilePainter;

struct YakuSheet {
  RuleSet rules;
  YakuNaming naming = YakuNaming::Romaji;
};

inline constexpr int kYakuSheetPages = 2;
// Type below this fraction of its size would be unreadable; the smallest type is then 4.7 points high.
inline constexpr qreal kSmallestType = 0.74;
inline constexpr qreal kLargestType = 1.25;

// A range of rows of the list of yaku; `dense`: tighter, with smaller tiles.
struct YakuRows {
  int from = 0;
  int to = 0;
  bool dense = false;
  bool empty() const { return from >= to; }
};

// The layout of everything on pages of this size.
class YakuSheetLayout {
 public:
  // `page`: the area inside the margins, in tenths of a point.
  YakuSheetLayout(const YakuSheet &sheet, QSizeF page);

  QSizeF page() const { return m_page; }
  // For each page: the fraction of its size that type has, and the height used.
  qreal scale(int page) const { return m_scales[static_cast<std::size_t>(page)]; }
  qreal usedHeight(int page) const { return m_heights[static_cast<std::size_t>(page)]; }
  bool fits() const;
  // Whether some of the yaku are on the second page.
  bool overflows() const { return !m_overflow.empty(); }

  // Draws the page from (0, 0), in tenths of a point.
  void paint(QPainter &painter, TilePainter &tiles, int page) const;
  // Draws the page so that it fills `target`.
  void paintOn(QPainter &painter, TilePainter &tiles, int page, const QRectF &target) const;

 private:
  qreal flow(SheetBrush &brush, int page) const;
  qreal heightOf(int page, qreal scale) const;
  void fit(int page);

  YakuSheet m_sheet;
  YakuRows m_rows;      // on the first page
  YakuRows m_overflow;  // on the second page
  QSizeF m_page;
  std::shared_ptr<SheetTexts> m_texts;
  std::array<qreal, kYakuSheetPages> m_scales{};
  std::array<qreal, kYakuSheetPages> m_heights{};
};

QString yakuSheetTitle(const RuleSet &rules);

// --- Paper ---
QPageLayout yakuSheetPage(QPageSize::PageSizeId paper);
// The area inside the margins of this paper.
QSizeF yakuSheetRoom(QPageSize::PageSizeId paper);
// `tiles` must outlive it.
PaperSheet yakuPaper(const YakuSheet &sheet, TilePainter &tiles, QPageSize::PageSizeId paper);

// The parts of the pages (yakusheetlist.cpp, yakusheetscores.cpp): they draw or measure within `width` and
// return the height.
int yakuRowCount(const YakuSheet &sheet);
qreal flowYakuList(SheetBrush &brush, const YakuSheet &sheet, qreal width, qreal top, const YakuRows &rows);
qreal flowScores(SheetBrush &brush, const YakuSheet &sheet, qreal width, qreal top);
// The heading of a page.
qreal flowSheetTitle(SheetBrush &brush, const YakuSheet &sheet, qreal width, const QString &title);

}  // namespace janso
