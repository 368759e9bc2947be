// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The final standings: places, scores and how the final points are computed from them.
#pragma once

#include <QString>
#include <QWidget>
#include <array>
#include <vector>

#include "rules/event.h"
#include "widgets/pageparts/pagescaler.h"

namespace janso {

// The final points of one seat and their parts, which add up to `total`. In points, not thousands.
struct StandingLine {
  int seat = 0;
  int place = 1;
  QString name;
  std::int32_t score = 0;
  std::int32_t base = 0;  // score minus the return points
  std::int32_t uma = 0;
  std::int32_t oka = 0;
  // What the side rules of the match settled, by AdjustmentKind.
  std::array<std::int32_t, 5> adjustments{};
  std::int32_t rounding = 0;  // of rulesets that round, and the remainder of shared parts
  std::int32_t total = 0;
};

// One line for each player in order of place; shared places in order of seat.
std::vector<StandingLine> standing(const RuleSet &rules, const MatchResult &result,
                                   const std::array<QString, 4> &names);

class StandingTable : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit StandingTable(QWidget *parent = nullptr);
  // `portraits` by seat (paint/portraits.h).
  void setStanding(const RuleSet &rules, const std::vector<StandingLine> &lines, int viewer,
                   const std::array<QString, 4> &portraits = {});
  const std::vector<StandingLine> &lines() const { return m_lines; }
  QStringList columns() const;
  // The contents of the column at `x`, in widget pixels, as a sentence for the tooltip; empty outside the
  // columns.
  QString columnNote(int x) const;
  // Shows the parts of the final points below each name instead of in columns.
  void setTall(bool tall);
  void setPageScale(qreal scale) override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  struct Cell {
    QString title;
    QString note;
    std::vector<QString> texts;
    bool strong = false;
    bool colored = false;
    std::vector<std::int32_t> values;
  };
  template <class Value>
  Cell column(const QString &title, const QString &note, Value value, bool final) const;
  std::vector<Cell> cells() const;
  std::vector<Cell> shownColumns() const;
  QString between(const std::vector<Cell> &cells, std::size_t line) const;
  qreal lineHeight() const;
  QString okaNote() const;
  void paintColumn(QPainter &painter, const Cell &cell, qreal right, qreal width) const;
  QRectF lineRect(int line) const;
  QRectF upperRect(int line) const;  // without the part below the name
  void paintBetween(QPainter &painter, qreal left) const;
  qreal columnWidth(std::size_t columns) const;

  std::vector<StandingLine> m_lines;
  std::int32_t m_startingPoints = 0;
  std::int32_t m_returnPoints = 0;
  std::int32_t m_oka = 0;
  bool m_rounded = false;
  bool m_tall = false;
  int m_viewer = -1;
  std::array<QString, 4> m_portraits;
  qreal m_scale = 1;
};

}  // namespace janso
