// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/standingtable.h"

#include <QPainter>
#include <algorithm>
#include <numeric>

#include "widgets/handtexts.h"
#include "widgets/pageparts.h"
#include "widgets/theme.h"

namespace janso {

namespace {

constexpr qreal kHeadHeight = 26;
constexpr qreal kLineHeight = 42;
constexpr qreal kColumnWidth = 116;

int sharing(const MatchResult &result, int place) {
  return static_cast<int>(std::count(result.place.begin(), result.place.end(), place));
}

}  // namespace

std::vector<StandingLine> standing(const RuleSet &rules, const MatchResult &result,
                                   const std::array<QString, 4> &names) {
  std::vector<StandingLine> lines(rules.players);
  for (std::size_t seat = 0; seat < lines.size(); ++seat) {
    StandingLine &line = lines[seat];
    line.seat = static_cast<int>(seat);
    line.place = result.place[seat];
    line.name = names[seat];
    line.score = result.scores[seat];
    line.base = line.score - rules.returnPoints;
    line.oka = line.place == 1 ? rules.oka / std::max(1, sharing(result, 1)) : 0;
    line.uma = result.placement[seat] - line.oka;
    line.total = result.finalPoints[seat];
    line.rounding = line.total - line.base - line.uma - line.oka;
    for (const Adjustment &adjustment : result.adjustments) {
      line.adjustments[static_cast<std::size_t>(adjustment.kind)] += adjustment.points[seat];
      line.rounding -= adjustment.points[seat];
    }
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const StandingLine &a, const StandingLine &b) { return a.place < b.place; });
  return lines;
}

StandingTable::StandingTable(QWidget *parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StandingTable::setStanding(const RuleSet &rules, const std::vector<StandingLine> &lines, int viewer) {
  m_lines = lines;
  m_returnPoints = rules.returnPoints;
  m_viewer = viewer;
  m_rounded =
      std::any_of(lines.begin(), lines.end(), [](const StandingLine &line) { return line.rounding != 0; });
  QStringList rows;
  for (const StandingLine &line : lines) {
    rows << tr("%1 %2: score %3, final points %4")
                .arg(handtexts::place(line.place), line.name, handtexts::points(line.score),
                     handtexts::finalPoints(line.total));
  }
  setAccessibleName(tr("Final standing"));
  setAccessibleDescription(rows.join(QStringLiteral("; ")));
  updateGeometry();
  update();
}

void StandingTable::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize StandingTable::sizeHint() const {
  return {qRound(992 * m_scale),
          qRound((kHeadHeight + static_cast<qreal>(m_lines.size()) * kLineHeight) * m_scale)};
}

QSize StandingTable::minimumSizeHint() const {
  return {qRound(600 * m_scale), sizeHint().height()};
}

template <class Value>
StandingTable::Cell StandingTable::column(const QString &title, Value value, bool final) const {
  Cell cell;
  cell.title = title;
  for (const StandingLine &line : m_lines) {
    cell.values.push_back(value(line));
    cell.texts.push_back(final ? handtexts::finalPoints(cell.values.back())
                               : handtexts::points(cell.values.back()));
  }
  return cell;
}

std::vector<StandingTable::Cell> StandingTable::cells() const {
  const auto of = [](std::int32_t StandingLine::*member) {
    return [member](const StandingLine &line) { return line.*member; };
  };
  std::vector<Cell> all;
  all.push_back(column(tr("Score"), of(&StandingLine::score), false));
  //: Column: score less the points that each player is held to have started with
  all.push_back(column(tr("less %1").arg(handtexts::points(m_returnPoints)), of(&StandingLine::base), true));
  all.push_back(column(tr("Uma"), of(&StandingLine::uma), true));
  all.push_back(column(tr("Oka"), of(&StandingLine::oka), true));
  if (m_rounded)
    all.push_back(column(tr("Rounding"), of(&StandingLine::rounding), true));
  // In the order of AdjustmentKind; each only where the match had it.
  const std::array<QString, 5> titles{tr("Bankruptcy"), tr("Yakitori"), tr("Chips"), tr("Chombo"),
                                      tr("Side bets")};
  for (std::size_t kind = 0; kind < titles.size(); ++kind) {
    Cell cell = column(
        titles[kind], [kind](const StandingLine &line) { return line.adjustments[kind]; }, true);
    if (std::any_of(cell.values.begin(), cell.values.end(), [](std::int32_t value) { return value != 0; }))
      all.push_back(std::move(cell));
  }
  all.push_back(column(tr("Final"), of(&StandingLine::total), true));
  all.front().strong = true;
  all.back().strong = true;
  all.back().coloured = true;
  return all;
}

QStringList StandingTable::columns() const {
  QStringList titles;
  for (const Cell &cell : cells())
    titles << cell.title;
  return titles;
}

QRectF StandingTable::lineRect(int line) const {
  return {0, (kHeadHeight + line * kLineHeight) * m_scale, static_cast<qreal>(width()),
          kLineHeight * m_scale};
}

void StandingTable::paintColumn(QPainter &painter, const Cell &cell, qreal right, qreal width) const {
  const QFont head = theme::sans(pageparts::textPixels(13, m_scale), 500);
  const QFont plain = theme::sans(pageparts::textPixels(16, m_scale), 500);
  const QFont strong = theme::sans(pageparts::textPixels(20, m_scale), 600);
  painter.setFont(head);
  painter.setPen(QColor::fromRgba(theme::kTextDim));
  painter.drawText(QRectF(right - width, 0, width, kHeadHeight * m_scale), Qt::AlignRight | Qt::AlignVCenter,
                   QFontMetricsF(head).elidedText(cell.title, Qt::ElideRight, width));
  const QFont &font = cell.strong ? strong : plain;
  const QFontMetricsF metrics(font);
  for (std::size_t at = 0; at < m_lines.size(); ++at) {
    const int i = static_cast<int>(at);
    const qreal base = lineRect(i).center().y() + (metrics.ascent() - metrics.descent()) / 2;
    QRgb colour = cell.strong ? theme::kText : theme::kTextSecond;
    if (cell.coloured)
      colour = cell.values[at] < 0 ? theme::kLoss : theme::kGain;
    painter.setPen(QColor::fromRgba(colour));
    drawTabular(painter, QPointF(right - tabularWidth(cell.texts[at], font), base), cell.texts[at], font);
  }
}

void StandingTable::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal inset = 16 * m_scale;
  const std::vector<Cell> columns = cells();
  const qreal column =
      std::min(kColumnWidth * m_scale, (width() - 2 * inset) * 0.72 / static_cast<qreal>(columns.size()));

  const QFont nameFont = theme::sans(pageparts::textPixels(18, m_scale), 600);
  const QFont placeFont = theme::serif(pageparts::textPixels(20, m_scale), 600);
  const QFont youFont = theme::sans(pageparts::textPixels(13, m_scale), 500);
  const QFontMetricsF names(nameFont);
  const qreal nameLeft = inset + 64 * m_scale;
  const qreal nameRight = width() - inset - column * static_cast<qreal>(columns.size());
  for (int i = 0; i < static_cast<int>(m_lines.size()); ++i) {
    const StandingLine &line = m_lines[static_cast<std::size_t>(i)];
    const QRectF rect = lineRect(i).adjusted(0.5, 1.5, -0.5, -1.5);
    const bool first = line.place == 1;
    painter.setPen(first ? QPen(QColor::fromRgba(theme::kAmber), 1) : QPen(Qt::NoPen));
    painter.setBrush(first ? QColor(36, 52, 46) : QColor(255, 255, 255, i % 2 == 1 ? 8 : 4));
    painter.drawRoundedRect(rect, 8 * m_scale, 8 * m_scale);
    painter.setFont(placeFont);
    painter.setPen(QColor::fromRgba(first ? theme::kText : theme::kTextDim));
    const QFontMetricsF places(placeFont);
    painter.drawText(QPointF(inset, rect.center().y() + places.capHeight() / 2),
                     handtexts::place(line.place));
    painter.setFont(nameFont);
    painter.setPen(QColor::fromRgba(theme::kText));
    const QString you = line.seat == m_viewer ? tr("you") : QString();
    const qreal youWidth = you.isEmpty() ? 0 : QFontMetricsF(youFont).horizontalAdvance(you) + 10 * m_scale;
    const QString name = names.elidedText(line.name, Qt::ElideRight, nameRight - nameLeft - youWidth);
    const qreal base = rect.center().y() + (names.ascent() - names.descent()) / 2;
    painter.drawText(QPointF(nameLeft, base), name);
    painter.setFont(youFont);
    painter.setPen(QColor::fromRgba(theme::kTextDim));
    painter.drawText(QPointF(nameLeft + names.horizontalAdvance(name) + 10 * m_scale, base), you);
  }
  qreal right = width() - inset;
  for (std::size_t i = columns.size(); i-- > 0;) {
    paintColumn(painter, columns[i], right, column - 8 * m_scale);
    right -= column;
  }
}

}  // namespace janso
