// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakusheet.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/yaku/sheetbrush.h"

namespace janso {

namespace {

struct Sheet {
  Q_DECLARE_TR_FUNCTIONS(YakuSheet)
};

constexpr qreal kPageMargin = 10;  // mm
constexpr qreal kTenths = 10;      // of a point
constexpr int kResolution = 720;   // a device pixel of the PDF is a tenth of a point
constexpr qreal kPartGap = 70;
constexpr int kSteps = 7;  // of the search for the largest type

QSizeF roomOf(const QPageLayout &page) {
  return page.paintRect(QPageLayout::Point).size() * kTenths;
}

}  // namespace

QString yakuSheetTitle(const RuleSet &rules) {
  //: Heading of the printed sheet; %1: name of the ruleset
  return Sheet::tr("Yaku and scoring: %1").arg(shownRulesetName(rules));
}

YakuSheetLayout::YakuSheetLayout(const YakuSheet &sheet, QSizeF page)
    : m_sheet(sheet), m_page(page), m_texts(std::make_shared<SheetTexts>()) {
  const int rows = yakuRowCount(sheet);
  m_rows = {0, rows, false};
  if (heightOf(0, kSmallestType) > page.height())
    m_rows.dense = true;
  while (m_rows.to > 1 && heightOf(0, kSmallestType) > page.height())
    --m_rows.to;
  m_overflow = {m_rows.to, rows, true};
  for (int number = 0; number < kYakuSheetPages; ++number)
    fit(number);
}

qreal YakuSheetLayout::heightOf(int page, qreal scale) const {
  SheetBrush brush(*m_texts, nullptr, nullptr, scale);
  return flow(brush, page);
}

// The largest type with which the page holds everything; the smallest when none does.
void YakuSheetLayout::fit(int page) {
  const auto at = static_cast<std::size_t>(page);
  qreal low = kSmallestType;
  qreal high = kLargestType;
  if (heightOf(page, high) <= m_page.height())
    low = high;
  for (int step = 0; low < high && step < kSteps; ++step) {
    const qreal middle = (low + high) / 2;
    (heightOf(page, middle) <= m_page.height() ? low : high) = middle;
  }
  m_scales[at] = low;
  m_heights[at] = heightOf(page, low);
}

bool YakuSheetLayout::fits() const {
  for (const qreal height : m_heights) {
    if (height > m_page.height())
      return false;
  }
  return true;
}

qreal YakuSheetLayout::flow(SheetBrush &brush, int page) const {
  const qreal width = m_page.width();
  if (page == 0) {
    const qreal top = flowSheetTitle(brush, m_sheet, width, yakuSheetTitle(m_sheet.rules));
    return flowYakuList(brush, m_sheet, width, top, m_rows);
  }
  qreal top = flowSheetTitle(brush, m_sheet, width, Sheet::tr("Payments"));
  if (!m_overflow.empty())
    top = flowYakuList(brush, m_sheet, width, top, m_overflow) + brush.length(kPartGap);
  return flowScores(brush, m_sheet, width, top);
}

void YakuSheetLayout::paint(QPainter &painter, TilePainter &tiles, int page) const {
  SheetBrush brush(*m_texts, &painter, &tiles, scale(page));
  flow(brush, page);
}

void YakuSheetLayout::paintOn(QPainter &painter, TilePainter &tiles, int page, const QRectF &target) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.translate(target.topLeft());
  painter.scale(target.width() / m_page.width(), target.height() / m_page.height());
  paint(painter, tiles, page);
  painter.restore();
}

qreal flowSheetTitle(SheetBrush &brush, const YakuSheet &sheet, qreal width, const QString &title) {
  qreal top = brush.text({0, 0}, width, title, PaperFont::Title);
  top += brush.text({0, top}, width, ruleSummary(sheet.rules), PaperFont::Small, true);
  return top + brush.length(40);
}

// --- Paper ---

QPageLayout yakuSheetPage(QPageSize::PageSizeId paper) {
  return {QPageSize(paper), QPageLayout::Portrait,
          QMarginsF(kPageMargin, kPageMargin, kPageMargin, kPageMargin), QPageLayout::Millimeter};
}

QSizeF yakuSheetRoom(QPageSize::PageSizeId paper) {
  return roomOf(yakuSheetPage(paper));
}

PaperSheet yakuPaper(const YakuSheet &sheet, TilePainter &tiles, QPageSize::PageSizeId paper) {
  PaperSheet made;
  made.title = yakuSheetTitle(sheet.rules);
  made.name = made.title;
  made.layout = yakuSheetPage(paper);
  made.pages = kYakuSheetPages;
  made.resolution = kResolution;
  made.layOut = [sheet, &tiles](const QPageLayout &page) -> PaintPage {
    const YakuSheetLayout layout(sheet, roomOf(page));
    return [layout, &tiles](QPainter &painter, int number, const QRectF &target) {
      layout.paintOn(painter, tiles, number, target);
    };
  };
  return made;
}

}  // namespace janso
