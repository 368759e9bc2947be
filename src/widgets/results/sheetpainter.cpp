// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/sheetpainter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <numeric>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"

namespace janso {

namespace {

struct Sheet {
  Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

// One column of matches is easier to read; more than this many would make the lines too small on paper.
constexpr int kMostInOneColumn = 8;
constexpr qreal kLineHeight = 26;
constexpr qreal kLowestLine = 24;
constexpr qreal kHighestLine = 38;  // of an empty line that is filled in by hand
constexpr qreal kTitleHeight = 62;
constexpr qreal kHeadHeight = 84;
constexpr qreal kBlockGap = 9;
constexpr qreal kNumberWidth = 56;
constexpr qreal kNamesWidth = 138;
constexpr qreal kPlayersWidth = 712;        // of all players together: three have more each
constexpr qreal kNarrowPlayersWidth = 600;  // at least, in two columns
constexpr qreal kColumnGap = 52;
constexpr qreal kFooterHeight = 44;
constexpr qreal kCellInset = 14;
constexpr qreal kTextSize = 14.5;
constexpr qreal kNumberSize = 15.5;
constexpr qreal kNoteSize = 12.5;

QString text(const std::string &words) {
  return QString::fromStdString(words);
}

std::size_t at(int number) {
  return static_cast<std::size_t>(number);
}

QFont sansOf(qreal size, int weight) {
  QFont font = theme::sans(size, weight);
  font.setPixelSize(qRound(size));
  return font;
}

// Capitals and digits stand in the middle of the line, whatever room the family keeps above and below.
qreal baseline(const QRectF &rect, const QFont &font) {
  return rect.center().y() + QFontMetricsF(font).capHeight() / 2;
}

// "+30" where that is all, else "+7.5".
QString thousands(std::int32_t points) {
  if (points % 1000 != 0)
    return finalPointsText(points);
  return signedPointsText(points / 1000);
}

QString umaWords(const RuleSet &rules) {
  const QString unit = thousands(rules.umaUnit);
  switch (rules.umaKind) {
    case UmaKind::ByPlace:
      break;
    case UmaKind::Sinking:
      return Sheet::tr("sinking uma, unit %1").arg(unit);
    case UmaKind::Floating:
      return Sheet::tr("floating uma, unit %1").arg(unit);
    case UmaKind::FloatingJpml:
      return Sheet::tr("JPML floating uma, unit %1").arg(unit);
    case UmaKind::Binta:
      return Sheet::tr("binta, unit %1").arg(unit);
  }
  QStringList words;
  for (int place = 0; place < rules.players; ++place)
    words << thousands(rules.uma[at(place)]);
  return Sheet::tr("uma %1").arg(words.join(QStringLiteral(" / ")));
}

}  // namespace

SheetColors sheetColors(const ChromeColors &chrome) {
  SheetColors colors;
  colors.text = chrome.text;
  colors.second = chrome.second;
  colors.dim = chrome.dim;
  colors.line = chrome.border;
  colors.line.setAlphaF(chrome.dark ? 0.55F : 0.7F);
  colors.lineStrong = chrome.borderStrong;
  colors.band = chrome.hover;
  colors.first = chrome.accent;
  colors.gain = chrome.gain;
  colors.loss = chrome.loss;
  return colors;
}

SheetColors paperSheetColors() {
  SheetColors colors = sheetColors(chromeColors(false));
  colors.text = QColor::fromRgba(theme::kScorePaper.text);
  colors.line = QColor::fromRgba(theme::kScorePaper.line);
  colors.lineStrong = QColor::fromRgba(theme::kScorePaper.lineStrong);
  colors.band = QColor::fromRgba(theme::kScorePaper.band);
  return colors;
}

// What paints, and with which colors.
struct SheetPainter::Brush {
  QPainter &painter;
  const SheetColors &colors;

  // A text that is set smaller, and at last elided, where it is too long. Returns its width.
  qreal words(const QRectF &rect, const QString &words, QFont font, const QColor &color, Qt::Alignment side) {
    const int whole = font.pixelSize();
    while (font.pixelSize() > whole * 4 / 5 && QFontMetricsF(font).horizontalAdvance(words) > rect.width())
      font.setPixelSize(font.pixelSize() - 1);
    const QFontMetricsF metrics(font);
    const QString shown = metrics.elidedText(words, Qt::ElideRight, rect.width() + 0.5);
    const qreal width = metrics.horizontalAdvance(shown);
    const qreal x = side == Qt::AlignRight     ? rect.right() - width
                    : side == Qt::AlignHCenter ? rect.center().x() - width / 2
                                               : rect.left();
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(QPointF(x, baseline(rect, font)), shown);
    return width;
  }
  void number(const QRectF &rect, const QString &digits, const QFont &font, const QColor &color) {
    painter.setPen(color);
    drawTabular(painter, QPointF(rect.right() - tabularWidth(digits, font), baseline(rect, font)), digits,
                font);
  }
  void rule(qreal left, qreal right, qreal y, const QColor &color, qreal width) {
    painter.fillRect(QRectF(left, y - width / 2, right - left, width), color);
  }
  QColor ofSign(std::int32_t value) const {
    return value > 0 ? colors.gain : value < 0 ? colors.loss : colors.second;
  }
};

SheetPainter::SheetPainter(const ScoreSheet &sheet) : m_sheet(sheet) {
  m_lineHeight = kLineHeight;
  m_playerWidth = kPlayersWidth / sheet.series.players;
  m_adjusted = sheet.series.hasAdjustments();
}

SheetPainter::SheetPainter(const ScoreSheet &sheet, QSizeF page) : SheetPainter(sheet) {
  m_lineHeight = kLowestLine;
  if (wantsLandscape(sheet)) {
    m_columns = 2;
    const qreal wide = size().height() * page.width() / page.height();
    const qreal players = (wide - kColumnGap) / m_columns - kNumberWidth - kNamesWidth;
    m_playerWidth = std::clamp(players, kNarrowPlayersWidth, kPlayersWidth) / sheet.series.players;
  }
  const qreal high = size().width() * page.height() / page.width();
  qsizetype count = 0;
  for (int match = 0; match < blocksInColumn(); ++match)
    count += lines(match).size();
  m_lineHeight = std::clamp(kLowestLine + (high - size().height()) / static_cast<qreal>(count), kLowestLine,
                            kHighestLine);
}

bool SheetPainter::wantsLandscape(const ScoreSheet &sheet) {
  return sheet.series.matches > kMostInOneColumn;
}

// --- What stands where ---

QList<SheetPainter::Line> SheetPainter::lines(int match) const {
  QList<Line> all{Line::Score, Line::MatchPoints, Line::Placement};
  if (m_adjusted)
    all << Line::Adjustment;
  if (match > 0)
    all << Line::MatchTotal;  // that of the first match is the running total
  all << Line::RunningTotal;
  return all;
}

QString SheetPainter::lineName(Line line, int match) const {
  switch (line) {
    case Line::Score:
      return Sheet::tr("Score");
    case Line::MatchPoints:
      //: Line of the score sheet: score less the return points, in thousands
      return Sheet::tr("Match points");
    case Line::Placement:
      //: Line of the score sheet: uma and oka
      return Sheet::tr("Placement");
    case Line::Adjustment:
      //: Line of the score sheet: rounding, chips, penalties
      return Sheet::tr("Adjustment");
    case Line::MatchTotal:
      return Sheet::tr("Final points");
    case Line::RunningTotal:
      break;
  }
  return match + 1 == m_sheet.series.matches ? Sheet::tr("Final total") : Sheet::tr("Running total");
}

SheetPainter::Cell SheetPainter::cell(Line line, int match, int player) const {
  const SeriesMatch &played = m_sheet.series.played[at(match)];
  const auto points = [](std::int32_t value) { return Cell{QString(), finalPointsText(value), true, value}; };
  switch (line) {
    case Line::Score:
      return {windName(played.seats[at(player)]), pointsText(played.scores[at(player)]), false, 0};
    case Line::MatchPoints:
      return points(played.matchPoints[at(player)]);
    case Line::Placement: {
      Cell placement = points(played.placement[at(player)]);
      placement.note = placeText(played.place[at(player)]);
      return placement;
    }
    case Line::Adjustment:
      return points(played.adjustment(player));
    case Line::MatchTotal:
      return points(played.total[at(player)]);
    case Line::RunningTotal:
      break;
  }
  return points(m_sheet.series.totalsAfter(match + 1)[at(player)]);
}

int SheetPainter::blocksInColumn() const {
  return (m_sheet.series.matches + m_columns - 1) / m_columns;
}

qreal SheetPainter::blockHeight(int match) const {
  return m_lineHeight * static_cast<qreal>(lines(match).size());
}

qreal SheetPainter::blocksHeight(int column) const {
  const int first = column * blocksInColumn();
  const int last = std::min(m_sheet.series.matches, first + blocksInColumn());
  qreal height = 0;
  for (int match = first; match < last; ++match)
    height += blockHeight(match) + kBlockGap;
  return height;
}

qreal SheetPainter::playerLeft(int player) const {
  return kNumberWidth + kNamesWidth + m_playerWidth * player;
}

qreal SheetPainter::columnWidth() const {
  return playerLeft(m_sheet.series.players);
}

QSizeF SheetPainter::size() const {
  qreal blocks = 0;
  for (int column = 0; column < m_columns; ++column)
    blocks = std::max(blocks, blocksHeight(column));
  return {columnWidth() * m_columns + kColumnGap * (m_columns - 1),
          kTitleHeight + kHeadHeight + blocks + kFooterHeight};
}

// --- Words ---

QString SheetPainter::title() const {
  return Sheet::tr("Score sheet");
}

QString SheetPainter::rulesLine() const {
  const RuleSet &rules = m_sheet.rules;
  QStringList parts{Sheet::tr("Starting score %1").arg(pointsText(rules.startingPoints)),
                    Sheet::tr("return score %1").arg(pointsText(rules.returnPoints)), umaWords(rules)};
  if (rules.oka != 0)
    parts << Sheet::tr("oka %1").arg(thousands(rules.oka));
  return parts.join(u" \u00b7 ");
}

QStringList SheetPainter::spoken() const {
  const Series &series = m_sheet.series;
  QStringList all;
  for (int match = 0; match < static_cast<int>(series.played.size()); ++match) {
    for (int player = 0; player < series.players; ++player) {
      const SeriesMatch &played = series.played[at(match)];
      all << Sheet::tr(
                 "Match %1, %2: score %3, match points %4, placement %5 (%6), match total %7, "
                 "running total %8")
                 .arg(match + 1)
                 .arg(text(series.names[at(player)]), pointsText(played.scores[at(player)]),
                      finalPointsText(played.matchPoints[at(player)]),
                      finalPointsText(played.placement[at(player)]), placeText(played.place[at(player)]),
                      finalPointsText(played.total[at(player)]),
                      finalPointsText(series.totalsAfter(match + 1)[at(player)]));
    }
  }
  const int open = series.matches - static_cast<int>(series.played.size());
  if (open > 0)
    all << Sheet::tr("%n match(es) still to come", nullptr, open);
  return all;
}

// --- Painting ---

void SheetPainter::paintTitle(Brush &brush) const {
  const qreal width = size().width();
  const QRectF line(0, 0, width, 40);
  const QFont serif = theme::serif(30, 600);
  const qreal used = brush.words(line, title(), serif, brush.colors.text, Qt::AlignLeft);
  const QString japanese = QStringLiteral("\u6210\u7e3e\u8868");
  if (title() != japanese)
    brush.words(line.adjusted(used + 16, 0, 0, 0), japanese, theme::serif(18, 600), brush.colors.dim,
                Qt::AlignLeft);
  QStringList facts;
  if (m_sheet.begun.isValid())
    facts << QLocale().toString(m_sheet.begun.date(), QLocale::LongFormat);
  const int count = static_cast<int>(m_sheet.series.played.size());
  facts << (m_sheet.series.isOver()
                ? Sheet::tr("%n match(es)", nullptr, count)
                : Sheet::tr("%1 of %2 matches played").arg(count).arg(m_sheet.series.matches));
  const QRectF right(width / 2, 0, width / 2, 20);
  brush.words(right, shownRulesetName(m_sheet.rules), sansOf(16, 600), brush.colors.text, Qt::AlignRight);
  brush.words(right.translated(0, 21), facts.join(u" \u00b7 "), sansOf(kNoteSize, 500), brush.colors.second,
              Qt::AlignRight);
}

// Names, and who stands where now.
void SheetPainter::paintHeads(Brush &brush, qreal left, bool standing) const {
  const Series &series = m_sheet.series;
  const std::array<int, 4> places = series.places();
  const std::array<std::int32_t, 4> totals = series.totals();
  standing = standing && !series.played.empty();
  for (int player = 0; player < series.players; ++player) {
    const QRectF card = QRectF(left + playerLeft(player), kTitleHeight, m_playerWidth, kHeadHeight - 14)
                            .adjusted(5, 0, -5, 0);
    const bool first = standing && places[at(player)] == 1;
    if (standing) {
      brush.painter.setPen(QPen(first ? brush.colors.first : brush.colors.line, first ? 1.4 : 1));
      brush.painter.setBrush(first ? QBrush(brush.colors.band) : QBrush(Qt::NoBrush));
      brush.painter.drawRoundedRect(card, 9, 9);
    }
    const QRectF inner = card.adjusted(kCellInset - 5, 0, -(kCellInset - 5), 0);
    const QRectF name(inner.left(), standing ? card.top() + 8 : card.bottom() - 24, inner.width(), 24);
    brush.words(name, text(series.names[at(player)]), sansOf(17, 600), brush.colors.text,
                standing ? Qt::AlignLeft : Qt::AlignRight);
    if (!standing)
      continue;
    const QRectF second(inner.left(), card.top() + 36, inner.width(), 26);
    brush.words(second, placeText(places[at(player)]), theme::serif(18, 600),
                first ? brush.colors.text : brush.colors.dim, Qt::AlignLeft);
    brush.number(second, finalPointsText(totals[at(player)]), sansOf(20, 600),
                 brush.ofSign(totals[at(player)]));
  }
}

void SheetPainter::paintCell(Brush &brush, const QRectF &rect, Line line, const Cell &cell) const {
  const bool total = line == Line::RunningTotal;
  const bool strong = total || line == Line::Score;
  const QColor color = total ? brush.ofSign(cell.value) : strong ? brush.colors.text : brush.colors.second;
  if (!cell.note.isEmpty())
    brush.words(rect, cell.note, sansOf(kNoteSize, 500), brush.colors.dim, Qt::AlignLeft);
  brush.number(rect, cell.text, sansOf(total ? kNumberSize + 1 : kNumberSize, strong ? 600 : 500), color);
}

void SheetPainter::paintBlock(Brush &brush, QPointF corner, int match) const {
  const Series &series = m_sheet.series;
  const bool played = match < static_cast<int>(series.played.size());
  const qreal right = corner.x() + columnWidth();
  const QList<Line> all = lines(match);
  brush.rule(corner.x(), right, corner.y(), brush.colors.lineStrong, 1);
  const QRectF number(corner.x(), corner.y(), kNumberWidth, m_lineHeight * 2);
  brush.words(number.adjusted(8, 0, 0, 0), QString::number(match + 1), theme::serif(30, 600),
              played ? brush.colors.text : brush.colors.dim, Qt::AlignLeft);
  for (int i = 0; i < all.size(); ++i) {
    const Line line = all[i];
    const QRectF row(corner.x() + kNumberWidth, corner.y() + m_lineHeight * i,
                     right - corner.x() - kNumberWidth, m_lineHeight);
    const bool total = line == Line::RunningTotal;
    if (total)
      brush.painter.fillRect(row.adjusted(0, 0.5, 0, 0), brush.colors.band);
    else if (i + 1 < all.size() && all[i + 1] != Line::RunningTotal)
      brush.rule(row.left(), right, row.bottom(), brush.colors.line, 0.8);
    const QColor color = !played ? brush.colors.dim : total ? brush.colors.text : brush.colors.second;
    brush.words(
        row.adjusted(8, 0, 0, 0).intersected(QRectF(row.left(), row.top(), kNamesWidth - 4, row.height())),
        lineName(line, match), sansOf(kTextSize, total ? 600 : 500), color, Qt::AlignLeft);
    for (int player = 0; player < series.players && played; ++player) {
      const QRectF place(corner.x() + playerLeft(player), row.top(), m_playerWidth, m_lineHeight);
      paintCell(brush, place.adjusted(kCellInset, 0, -kCellInset, 0), line, cell(line, match, player));
    }
  }
}

void SheetPainter::paint(QPainter &painter, const SheetColors &colors) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  Brush brush{painter, colors};
  paintTitle(brush);
  for (int column = 0; column < m_columns; ++column) {
    const qreal left = column * (columnWidth() + kColumnGap);
    paintHeads(brush, left, column == 0);
    qreal y = kTitleHeight + kHeadHeight;
    const int first = column * blocksInColumn();
    const int last = std::min(m_sheet.series.matches, first + blocksInColumn());
    for (int match = first; match < last; ++match) {
      paintBlock(brush, {left, y}, match);
      y += blockHeight(match) + kBlockGap;
    }
  }
  const qreal width = size().width();
  const QRectF footer(0, size().height() - kFooterHeight + 10, width, 24);
  brush.words(footer, rulesLine(), sansOf(kNoteSize, 500), colors.second, Qt::AlignLeft);
  painter.restore();
}

void SheetPainter::paintOnPage(QPainter &painter, const QRectF &page, const ScoreSheet &sheet) {
  const SheetPainter drawing(sheet, page.size());
  const QSizeF whole = drawing.size();
  const qreal scale = std::min(page.width() / whole.width(), page.height() / whole.height());
  painter.save();
  painter.translate(page.left() + (page.width() - whole.width() * scale) / 2, page.top());
  painter.scale(scale, scale);
  drawing.paint(painter, paperSheetColors());
  painter.restore();
}

}  // namespace janso
