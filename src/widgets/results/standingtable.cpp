// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/standingtable.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/lexicon/numbers.h"
#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"
#include "widgets/paint/portraits.h"

namespace janso {

namespace {

constexpr qreal kStandingHead = 26;
constexpr qreal kStandingLine = 42;
constexpr qreal kTallLine = 74;
constexpr qreal kBelowNames = 28;  // of that, what the score is made into
constexpr qreal kColumnWidth = 116;
constexpr qreal kInset = 16;

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

void StandingTable::setStanding(const RuleSet &rules, const std::vector<StandingLine> &lines, int viewer,
                                const std::array<QString, 4> &portraits) {
  m_lines = lines;
  m_portraits = portraits;
  m_startingPoints = rules.startingPoints;
  m_returnPoints = rules.returnPoints;
  m_oka = rules.oka;
  m_viewer = viewer;
  m_rounded =
      std::any_of(lines.begin(), lines.end(), [](const StandingLine &line) { return line.rounding != 0; });
  QStringList rows;
  for (const StandingLine &line : lines) {
    rows << tr("%1 %2: score %3, final points %4")
                .arg(placeText(line.place), line.name, pointsText(line.score), finalPointsText(line.total));
  }
  for (const Cell &cell : cells())
    rows << tr("%1: %2").arg(cell.title, cell.note);
  setAccessibleName(tr("Final standings"));
  setAccessibleDescription(rows.join(QStringLiteral("; ")));
  updateGeometry();
  update();
}

void StandingTable::setTall(bool tall) {
  m_tall = tall;
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
          qRound((kStandingHead + static_cast<qreal>(m_lines.size()) * lineHeight()) * m_scale)};
}

QSize StandingTable::minimumSizeHint() const {
  return {qRound((m_tall ? 400 : 600) * m_scale), sizeHint().height()};
}

template <class Value>
StandingTable::Cell StandingTable::column(const QString &title, const QString &note, Value value,
                                          bool final) const {
  Cell cell;
  cell.title = title;
  cell.note = note;
  for (const StandingLine &line : m_lines) {
    cell.values.push_back(value(line));
    cell.texts.push_back(final ? finalPointsText(cell.values.back()) : pointsText(cell.values.back()));
  }
  return cell;
}

// A ruleset may give any bonus, also another than what the players started short of the return points.
QString StandingTable::okaNote() const {
  if (m_oka == 0)
    return tr("A bonus for 1st place; these rules don't have one");
  const auto players = static_cast<std::int32_t>(m_lines.size());
  if (m_oka == players * (m_returnPoints - m_startingPoints))
    return tr("Bonus for 1st place, in thousands: the total by which the players started below %1")
        .arg(pointsText(m_returnPoints));
  return tr("Bonus for 1st place, in thousands");
}

std::vector<StandingTable::Cell> StandingTable::cells() const {
  const auto of = [](std::int32_t StandingLine::*member) {
    return [member](const StandingLine &line) { return line.*member; };
  };
  std::vector<Cell> all;
  const QString back = pointsText(m_returnPoints);
  const QString start = pointsText(m_startingPoints);
  all.push_back(column(tr("Score"), tr("Points after the last hand"), of(&StandingLine::score), false));
  //: Column: score minus the return points, in thousands
  all.push_back(
      column(tr("Minus %1").arg(decimalText(m_returnPoints / 1000.0, 1)),
             tr("Points above or below %1, in thousands. Everyone started with %2.").arg(back, start),
             of(&StandingLine::base), true));
  all.push_back(column(tr("Uma"), tr("Points that lower places pay to higher ones, in thousands"),
                       of(&StandingLine::uma), true));
  all.push_back(column(tr("Oka"), okaNote(), of(&StandingLine::oka), true));
  if (m_rounded)
    all.push_back(column(tr("Rounding"), tr("Points added or removed by rounding, in thousands"),
                         of(&StandingLine::rounding), true));
  // In the order of AdjustmentKind; each only where the match had it.
  const std::array<std::array<QString, 2>, 5> kinds{{
      {tr("Bankruptcy"), tr("Paid or received because a player went bankrupt, in thousands")},
      {tr("Yakitori"), tr("Paid by players who never won a hand, in thousands")},
      {tr("Chips"), tr("Chips won and lost, in thousands of points")},
      {tr("Chombo"), tr("Penalties for breaking the rules, in thousands")},
      {tr("Side bets"), tr("Won or lost in side bets, in thousands")},
  }};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    Cell cell = column(
        kinds[kind][0], kinds[kind][1], [kind](const StandingLine &line) { return line.adjustments[kind]; },
        true);
    if (std::any_of(cell.values.begin(), cell.values.end(), [](std::int32_t value) { return value != 0; }))
      all.push_back(std::move(cell));
  }
  all.push_back(column(tr("Final points"), tr("Match result: all columns except “Score” added up"),
                       of(&StandingLine::total), true));
  all.front().strong = true;
  all.back().strong = true;
  all.back().colored = true;
  return all;
}

QStringList StandingTable::columns() const {
  QStringList titles;
  for (const Cell &cell : cells())
    titles << cell.title;
  return titles;
}

QRectF StandingTable::lineRect(int line) const {
  return {0, (kStandingHead + line * lineHeight()) * m_scale, static_cast<qreal>(width()),
          lineHeight() * m_scale};
}

QRectF StandingTable::upperRect(int line) const {
  return lineRect(line).adjusted(0, 0, 0, m_tall ? -kBelowNames * m_scale : 0);
}

qreal StandingTable::lineHeight() const {
  return m_tall ? kTallLine : kStandingLine;
}

// Where the others stand below the names, the first and the last.
std::vector<StandingTable::Cell> StandingTable::shownColumns() const {
  std::vector<Cell> all = cells();
  if (m_tall)
    all.erase(all.begin() + 1, all.end() - 1);
  return all;
}

// "less 30,000 +5.4 · Uma +30.0"
QString StandingTable::between(const std::vector<Cell> &cells, std::size_t line) const {
  QStringList parts;
  for (std::size_t i = 1; i + 1 < cells.size(); ++i)
    parts << cells[i].title + u' ' + cells[i].texts[line];
  return parts.join(QStringLiteral("  \u00b7  "));
}

qreal StandingTable::columnWidth(std::size_t columns) const {
  return std::min(kColumnWidth * m_scale,
                  (width() - 2 * kInset * m_scale) * 0.72 / static_cast<qreal>(columns));
}

QString StandingTable::columnNote(int x) const {
  const std::vector<Cell> columns = shownColumns();
  const qreal fromRight = width() - kInset * m_scale - x;
  const int back = qFloor(fromRight / columnWidth(columns.size()));
  const int at = static_cast<int>(columns.size()) - 1 - std::max(0, back);
  if (at >= 0)
    return columns[static_cast<std::size_t>(at)].note;
  QStringList notes;
  const std::vector<Cell> all = cells();
  for (std::size_t i = 1; m_tall && i + 1 < all.size(); ++i)
    notes << tr("%1: %2").arg(all[i].title, all[i].note);
  return notes.join(u'\n');
}

bool StandingTable::event(QEvent *event) {
  if (event->type() != QEvent::ToolTip)
    return QWidget::event(event);
  const auto *help = static_cast<QHelpEvent *>(event);
  QToolTip::showText(help->globalPos(), columnNote(help->pos().x()), this);
  return true;
}

void StandingTable::paintColumn(QPainter &painter, const Cell &cell, qreal right, qreal width) const {
  const QFont head = theme::sans(pagelook::textPixels(13, m_scale), 500);
  const QFont plain = theme::sans(pagelook::textPixels(16, m_scale), 500);
  const QFont strong = theme::sans(pagelook::textPixels(20, m_scale), 600);
  painter.setFont(head);
  painter.setPen(pagelook::tone(theme::kTextDim));
  painter.drawText(QRectF(right - width, 0, width, kStandingHead * m_scale),
                   Qt::AlignRight | Qt::AlignVCenter,
                   QFontMetricsF(head).elidedText(cell.title, Qt::ElideRight, width));
  const QFont &font = cell.strong ? strong : plain;
  const QFontMetricsF metrics(font);
  for (std::size_t at = 0; at < m_lines.size(); ++at) {
    const int i = static_cast<int>(at);
    const qreal base = upperRect(i).center().y() + (metrics.ascent() - metrics.descent()) / 2;
    QRgb color = cell.strong ? theme::kText : theme::kTextSecond;
    if (cell.colored)
      color = cell.values[at] < 0 ? theme::kLoss : theme::kGain;
    painter.setPen(pagelook::tone(color));
    drawTabular(painter, QPointF(right - tabularWidth(cell.texts[at], font), base), cell.texts[at], font);
  }
}

void StandingTable::paintBetween(QPainter &painter, qreal left) const {
  const std::vector<Cell> all = cells();
  const qreal width = this->width() - kInset * m_scale - left;
  painter.setPen(pagelook::tone(theme::kTextSecond));
  for (int i = 0; i < static_cast<int>(m_lines.size()); ++i) {
    const QString text = between(all, static_cast<std::size_t>(i));
    const QFont font =
        theme::fittingSans(text, width, pagelook::textPixels(14, m_scale), pagelook::kSmallestText, 500);
    const QRectF rect(left, upperRect(i).bottom() - 6 * m_scale, width, kBelowNames * m_scale);
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, width));
  }
}

void StandingTable::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal inset = kInset * m_scale;
  const std::vector<Cell> columns = shownColumns();
  const qreal column = columnWidth(columns.size());

  const QFont nameFont = theme::sans(pagelook::textPixels(18, m_scale), 600);
  const QFont placeFont = theme::serif(pagelook::textPixels(20, m_scale), 600);
  const QFont youFont = theme::sans(pagelook::textPixels(13, m_scale), 500);
  const QFontMetricsF names(nameFont);
  const QFontMetricsF places(placeFont);
  qreal placeWidth = 64 * m_scale;
  for (const StandingLine &line : m_lines)
    placeWidth = std::max(placeWidth, places.horizontalAdvance(placeText(line.place)) + 14 * m_scale);
  const bool pictured = !m_lines.empty() && !m_portraits[static_cast<std::size_t>(m_lines[0].seat)].isEmpty();
  const qreal face = std::floor(lineRect(0).height() - 7 * m_scale);
  const qreal nameLeft = inset + placeWidth + (pictured ? face + 12 * m_scale : 0);
  const qreal nameRight = width() - inset - column * static_cast<qreal>(columns.size());
  for (int i = 0; i < static_cast<int>(m_lines.size()); ++i) {
    const StandingLine &line = m_lines[static_cast<std::size_t>(i)];
    const QRectF rect = lineRect(i).adjusted(0.5, 1.5, -0.5, -1.5);
    const bool first = line.place == 1;
    painter.setPen(first ? QPen(pagelook::tone(theme::kAmber), 1) : QPen(Qt::NoPen));
    painter.setBrush(pagelook::tone(first        ? theme::kSeatFirst
                                    : i % 2 == 1 ? theme::kRowGroundAlternate
                                                 : theme::kRowGround));
    painter.drawRoundedRect(rect, 8 * m_scale, 8 * m_scale);
    painter.setFont(placeFont);
    painter.setPen(pagelook::tone(first ? theme::kText : theme::kTextDim));
    painter.drawText(QPointF(inset, rect.center().y() + places.capHeight() / 2), placeText(line.place));
    paintPortrait(
        painter, QRectF(std::round(inset + placeWidth), std::round(rect.center().y() - face / 2), face, face),
        m_portraits[static_cast<std::size_t>(line.seat)], first ? Expression::Glad : Expression::Calm,
        5 * m_scale);
    painter.setFont(nameFont);
    painter.setPen(pagelook::tone(theme::kText));
    // Who gave no name is called so already, in some languages.
    const QString you = line.seat == m_viewer && line.name != tr("You") ? tr("You") : QString();
    const qreal youWidth = you.isEmpty() ? 0 : QFontMetricsF(youFont).horizontalAdvance(you) + 10 * m_scale;
    const QString name = names.elidedText(line.name, Qt::ElideRight, nameRight - nameLeft - youWidth);
    const qreal base = upperRect(i).center().y() + (names.ascent() - names.descent()) / 2;
    painter.drawText(QPointF(nameLeft, base), name);
    painter.setFont(youFont);
    painter.setPen(pagelook::tone(theme::kTextDim));
    painter.drawText(QPointF(nameLeft + names.horizontalAdvance(name) + 10 * m_scale, base), you);
  }
  if (m_tall)
    paintBetween(painter, nameLeft);
  qreal right = width() - inset;
  for (std::size_t i = columns.size(); i-- > 0;) {
    paintColumn(painter, columns[i], right, column - 8 * m_scale);
    right -= column;
  }
}

}  // namespace janso
