// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/measuresmodel.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdint>

#include "statistics/counters.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

const QString kWithinChance = QStringLiteral("\u2248");

bool isKnown(const Figure &figure) {
  return figure.value.has_value();
}

QString csvNumber(const std::optional<double> &value) {
  return value ? QString::number(*value, 'g', 10) : QString();
}

QString csvCount(const std::optional<std::int64_t> &value) {
  return value ? QString::number(*value) : QString();
}

QString quoted(QString text) {
  if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"')))
    return text;
  return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

}  // namespace

bool hasFigures(const Totals &totals, MeasureGroup group) {
  const auto all = measures();
  return std::any_of(all.begin(), all.end(), [&](const Measure &measure) {
    return measure.group == group && (totals.figure(measure).value || totals.figure(measure).denominator > 0);
  });
}

void MeasuresModel::setFigures(const Totals &own, const std::optional<ComparisonFigures> &other) {
  m_own = own;
  m_other = other;
  rebuild();
}

void MeasuresModel::setGroup(MeasureGroup group) {
  m_group = group;
  rebuild();
}

void MeasuresModel::setNaming(YakuNaming naming) {
  m_naming = naming;
  rebuild();
}

void MeasuresModel::setGray(const QColor &gray) {
  m_gray = gray;
  rebuild();
}

void MeasuresModel::retranslate() {
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, Columns - 1);
  rebuild();
}

void MeasuresModel::rebuild() {
  beginResetModel();
  m_rows = rowsOf(m_group);
  endResetModel();
}

MeasuresModel::Row MeasuresModel::rowOf(const Measure &measure, int part) const {
  const auto figure = [&measure, part](const Totals &totals) {
    return part < 0 ? totals.figure(measure) : totals.part(measure, part);
  };
  Row row{&measure, part, figure(m_own), {}};
  if (m_other && !(m_other->handsAlone && isOfMatches(measure)) && measure.kind != MeasureKind::Count)
    row.other = figure(m_other->totals);
  return row;
}

// Those that happened, to the player or the bot; yaku by how often.
void MeasuresModel::addParts(const Measure &measure, std::vector<Row> &rows) const {
  const std::size_t first = rows.size();
  for (int part = 0; part < measure.parts; ++part) {
    const Row row = rowOf(measure, part);
    if (isKnown(row.own) && (row.own.numerator > 0 || row.other.numerator > 0))
      rows.push_back(row);
  }
  if (measure.numerator != Counter::FirstYaku)
    return;
  std::stable_sort(rows.begin() + static_cast<std::ptrdiff_t>(first), rows.end(),
                   [](const Row &a, const Row &b) { return *a.own.numerator > *b.own.numerator; });
}

std::vector<MeasuresModel::Row> MeasuresModel::rowsOf(MeasureGroup group) const {
  std::vector<Row> rows;
  for (const Measure &measure : measures()) {
    if (measure.group != group)
      continue;
    if (measure.kind == MeasureKind::Histogram)
      addParts(measure, rows);
    else if (const Row row = rowOf(measure, -1); isKnown(row.own))
      rows.push_back(row);
  }
  return rows;
}

int MeasuresModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MeasuresModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : Columns;
}

QString MeasuresModel::nameOf(const Row &row) const {
  if (row.part < 0)
    return measureName(*row.measure);
  const QString part = measurePartName(*row.measure, row.part, m_naming);
  //: A row of a table: of all wins those with so many han
  return row.measure->numerator == Counter::FirstYaku ? part : tr("Wins with %1").arg(part);
}

QString MeasuresModel::text(const Row &row, int column) const {
  const Measure &measure = *row.measure;
  switch (column) {
    case Name:
      return nameOf(row);
    case Own:
      return measureValueText(measure, *row.own.value);
    case Range:
      return row.own.interval ? measureIntervalText(measure, *row.own.interval) : QString();
    case Cases:
      return measure.kind == MeasureKind::Count || !row.own.denominator
                 ? QString()
                 : QLocale().toString(static_cast<qlonglong>(*row.own.denominator));
    case Other:
      return row.other.value ? measureValueText(measure, *row.other.value) : QString();
    default:
      break;
  }
  if (!row.other.value)
    return {};
  const QString difference = measureDifferenceText(measure, *row.own.value - *row.other.value);
  switch (comparisonOf(row.own, row.other)) {
    case Comparison::Higher:
      return QStringLiteral("\u25B2 ") + difference;
    case Comparison::Lower:
      return QStringLiteral("\u25BC ") + difference;
    case Comparison::Inconclusive:
    case Comparison::Unknown:
      break;
  }
  return kWithinChance;
}

QString MeasuresModel::explanation(int row) const {
  if (row < 0 || row >= rowCount())
    return {};
  const Row &one = m_rows[static_cast<std::size_t>(row)];
  return measureExplanation(*one.measure, one.own, one.other, otherName());
}

QString MeasuresModel::note(int row) const {
  if (row < 0 || row >= rowCount())
    return {};
  const Row &one = m_rows[static_cast<std::size_t>(row)];
  return sentencesText({measureDefinition(*one.measure), measureWarning(*one.measure, one.own)});
}

bool MeasuresModel::isEmpty(Column column) const {
  return std::all_of(m_rows.begin(), m_rows.end(),
                     [this, column](const Row &row) { return text(row, column).isEmpty(); });
}

// "You: 23%"
QString MeasuresModel::spoken(const Row &row, int column) const {
  QString shown = text(row, column);
  if (shown == kWithinChance)
    shown = tr("no clear difference");
  if (column == Cases && row.own.smallSample && !shown.isEmpty())
    //: The number of cases that a figure is made of, when they are few
    shown = tr("only %1").arg(shown);
  return QStringLiteral("%1: %2").arg(headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), shown);
}

// The whole of it: who goes down the names need not go along each row.
QString MeasuresModel::spokenRow(const Row &row) const {
  QStringList parts{nameOf(row)};
  for (int column = Name + 1; column < Columns; ++column) {
    if (!text(row, column).isEmpty())
      parts << spoken(row, column);
  }
  return parts.join(QStringLiteral(", "));
}

QVariant MeasuresModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid())
    return {};
  const Row &row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
      return text(row, index.column());
    case Qt::ToolTipRole:
      return explanation(index.row());
    case Qt::AccessibleTextRole:
      return index.column() == Name ? spokenRow(row)
                                    : nameOf(row) + QStringLiteral(", ") + spoken(row, index.column());
    case Qt::AccessibleDescriptionRole:
      return explanation(index.row());
    case Qt::TextAlignmentRole:
      return QVariant(
          Qt::Alignment(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight)));
    case Qt::ForegroundRole:
      return row.own.smallSample && index.column() < Other ? QVariant(m_gray) : QVariant();
    default:
      return {};
  }
}

QVariant MeasuresModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal)
    return {};
  if (role == Qt::TextAlignmentRole)
    return QVariant(Qt::Alignment(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight)));
  if (role == Qt::ToolTipRole && section == Difference)
    return tr("▲ and ▼: clearly higher or lower (95% confidence). ≈: not enough data to tell.");
  if (role != Qt::DisplayRole)
    return {};
  const std::array<QString, Columns> names{
      tr("Measure"),   tr("You"), tr("95%"), tr("Cases"), m_other ? m_other->name : tr("Bot"),
      tr("Difference")};
  return names[static_cast<std::size_t>(section)];
}

QByteArray MeasuresModel::csv() const {
  QStringList lines{QStringLiteral("measure,name,group,value,low,high,numerator,denominator,other")};
  for (std::uint8_t group = 0; group <= static_cast<std::uint8_t>(MeasureGroup::Luck); ++group) {
    for (const Row &row : rowsOf(static_cast<MeasureGroup>(group))) {
      QString key = QString::fromLatin1(row.measure->key);
      if (row.part >= 0)
        key += QLatin1Char('.') + QString::fromStdString(counterName(static_cast<Counter>(
                                      static_cast<int>(row.measure->numerator) + row.part)));
      const Interval none;
      const Interval &range = row.own.interval ? *row.own.interval : none;
      const auto end = [&row](double value) {
        return row.own.interval ? std::optional(value) : std::nullopt;
      };
      lines << QStringList{key,
                           quoted(nameOf(row)),
                           quoted(measureGroupName(row.measure->group)),
                           csvNumber(row.own.value),
                           csvNumber(end(range.low)),
                           csvNumber(end(range.high)),
                           csvCount(row.own.numerator),
                           csvCount(row.own.denominator),
                           csvNumber(row.other.value)}
                   .join(QLatin1Char(','));
    }
  }
  return lines.join(QLatin1Char('\n')).toUtf8() + '\n';
}

}  // namespace janso
