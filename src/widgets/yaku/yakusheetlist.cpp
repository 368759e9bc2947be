// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The first page of the sheet: every yaku of the ruleset, by value.
#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "widgets/lexicon/yakunames.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/yaku/sheetbrush.h"
#include "widgets/yaku/yakusheet.h"

namespace janso {

namespace {

struct ListWords {
  Q_DECLARE_TR_FUNCTIONS(YakuSheet)
};

// Columns, as shares of the width: name, closed, open, what it asks, example.
constexpr qreal kNameShare = 0.235;
constexpr qreal kHanShare = 0.045;
constexpr qreal kExampleShare = 0.245;
constexpr qreal kListGap = 60;  // between columns
constexpr qreal kListTile = 84;
constexpr qreal kRowGap = 20;
constexpr qreal kDenseTile = 66;
constexpr qreal kDenseGap = 12;
constexpr qreal kBandGap = 30;

// The order of the groups: han, then yakuman, double yakuman, bonus.
int weightOf(const YakuText &text, const YakuValue &value) {
  constexpr int kYakumanWeight = 100;
  constexpr int kBonusWeight = 1000;
  if (isBonus(text.id))
    return kBonusWeight;
  return value.yakuman > 0 ? kYakumanWeight * value.yakuman : value.closed >= 0 ? value.closed : value.open;
}

QString groupTitle(const YakuText &text, const YakuValue &value) {
  if (isBonus(text.id))
    return ListWords::tr("Bonus tiles");
  if (value.yakuman > 0)
    return value.yakuman == 2 ? ListWords::tr("Double yakuman") : ListWords::tr("Yakuman");
  return ListWords::tr("%n han", nullptr, value.closed >= 0 ? value.closed : value.open);
}

struct Columns {
  explicit Columns(qreal width)
      : name(width * kNameShare),
        han(width * kHanShare),
        example(width * kExampleShare),
        asks(width - name - 2 * han - example - 2 * kListGap),
        closedLeft(name),
        openLeft(name + han),
        asksLeft(name + 2 * han + kListGap),
        exampleLeft(width - example) {}
  qreal name, han, example, asks;
  qreal closedLeft, openLeft, asksLeft, exampleLeft;
};

// Every row with its group, in the order of the sheet.
struct Row {
  const YakuText *text = nullptr;
  int weight = 0;
};
std::vector<Row> rowsOf(const YakuSheet &sheet) {
  std::vector<Row> rows;
  for (const YakuText *text : allYakuTexts()) {
    const YakuValue value = yakuValue(text->id, sheet.rules);
    if (value.known())
      rows.push_back({text, weightOf(*text, value)});
  }
  std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.weight < b.weight; });
  return rows;
}

class YakuListFlow {
 public:
  YakuListFlow(SheetBrush &brush, const YakuSheet &sheet, qreal width, bool dense)
      : m_brush(brush),
        m_sheet(sheet),
        m_width(width),
        m_tile(dense ? kDenseTile : kListTile),
        m_gap(dense ? kDenseGap : kRowGap),
        m_columns(width) {}

  qreal run(qreal top, const YakuRows &part) {
    m_top = top;
    const std::vector<Row> rows = rowsOf(m_sheet);
    for (int i = part.from; i < part.to; ++i) {
      const Row &each = rows[static_cast<std::size_t>(i)];
      if (i == part.from || rows[static_cast<std::size_t>(i) - 1].weight != each.weight) {
        if (i > part.from)
          m_top += m_brush.length(kBandGap);
        band(*each.text);
      }
      row(*each.text);
    }
    return m_top;
  }

 private:
  void band(const YakuText &text) {
    const qreal high = m_brush.lineHeight(PaperFont::Band) + m_brush.length(14);
    const QRectF rect(0, m_top, m_width, high);
    const qreal inset = m_brush.length(30);
    m_brush.band(rect);
    m_brush.cell(rect.adjusted(inset, 0, m_columns.name - m_width, 0),
                 groupTitle(text, yakuValue(text.id, m_sheet.rules)), PaperFont::Band, Qt::AlignLeft);
    if (m_first) {
      m_brush.cell({m_columns.closedLeft, m_top, m_columns.han, high}, ListWords::tr("Closed"),
                   PaperFont::Small);
      m_brush.cell({m_columns.openLeft, m_top, m_columns.han, high}, ListWords::tr("Open"), PaperFont::Small);
      m_brush.cell({m_columns.exampleLeft, m_top, m_columns.example, high}, ListWords::tr("Example"),
                   PaperFont::Small, Qt::AlignLeft);
    }
    m_first = false;
    m_top += high;
  }

  // Name and second name: beside each other where both have room.
  qreal names(const YakuText &text, qreal top) {
    const QString name = yakuName(text.id, m_sheet.naming);
    const QString second = yakuSecondName(text.id, m_sheet.naming);
    const qreal inset = m_brush.length(30);
    const qreal width = m_columns.name - inset;
    const qreal wide = m_brush.widthOf(name, PaperFont::Name) + m_brush.length(40);
    const bool beside = wide + m_brush.widthOf(second, PaperFont::Second) <= width;
    const qreal high = m_brush.text({inset, top}, width, name, PaperFont::Name);
    const qreal drop = m_brush.lineHeight(PaperFont::Name) - m_brush.lineHeight(PaperFont::Second);
    if (beside) {
      m_brush.text({inset + wide, top + drop / 2}, width - wide + 1, second, PaperFont::Second, true);
      return high;
    }
    return high + m_brush.text({inset, top + high}, width, second, PaperFont::Second, true);
  }

  void row(const YakuText &text) {
    const YakuValue value = yakuValue(text.id, m_sheet.rules);
    const qreal top = m_top + m_brush.length(m_gap) / 2;
    const qreal line = m_brush.lineHeight(PaperFont::Name);
    qreal high = names(text, top);
    m_brush.cell({m_columns.closedLeft, top, m_columns.han, line}, hanFigure(value.closed, value.yakuman),
                 PaperFont::Figure);
    m_brush.cell({m_columns.openLeft, top, m_columns.han, line}, hanFigure(value.open, value.yakuman),
                 PaperFont::Figure);
    high = std::max(high, m_brush.text({m_columns.asksLeft, top}, m_columns.asks,
                                       yakuSentence(text.asks, m_sheet.naming), PaperFont::Text));
    high = std::max(high, m_brush.hand({m_columns.exampleLeft, top}, m_columns.example,
                                       m_brush.length(m_tile), trayGroups(yakuExample(text), false)));
    m_top = top + high + m_brush.length(m_gap) / 2;
    m_brush.line({0, m_top}, {m_width, m_top});
  }

  SheetBrush &m_brush;
  const YakuSheet &m_sheet;
  qreal m_width;
  qreal m_tile;
  qreal m_gap;
  Columns m_columns;
  qreal m_top = 0;
  bool m_first = true;
};

}  // namespace

int yakuRowCount(const YakuSheet &sheet) {
  return static_cast<int>(rowsOf(sheet).size());
}

qreal flowYakuList(SheetBrush &brush, const YakuSheet &sheet, qreal width, qreal top, const YakuRows &rows) {
  return YakuListFlow(brush, sheet, width, rows.dense).run(top, rows);
}

}  // namespace janso
