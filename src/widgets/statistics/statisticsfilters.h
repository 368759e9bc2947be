// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The row of boxes that say which matches and hands are counted. A box whose matches are all alike is not
// shown; each names by its first entry what it leaves open.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <array>
#include <cstddef>

#include "widgets/statistics/statisticsanswer.h"

class QComboBox;

namespace janso {

class StatisticsFilters : public QWidget {
  Q_OBJECT

 public:
  enum class Box { Player, Ruleset, Table, Length, Time, Last, Seat, Hands, Kinds, Tag };
  static constexpr std::size_t kBoxes = static_cast<std::size_t>(Box::Tag) + 1;

  explicit StatisticsFilters(QWidget *parent = nullptr);

  // What is chosen stays, where it is still there.
  void setChoices(const StatisticsChoices &choices);
  // By the boxes; days are counted back from `today`.
  StatisticsQuestion question(const QDate &today) const;
  // What the boxes say, to be kept: a line KEY=VALUE for each that narrows, in the words of setFilter() where
  // it has them. Days are kept as days, months as dates.
  QString text() const;
  // All boxes anew, as such a text says. Lines that none of them can say any more are left out, and returned.
  QStringList choose(const QString &text);
  // Whether anything is left out that could be counted.
  bool isNarrowed() const;
  QComboBox *box(Box which) const { return m_boxes[static_cast<std::size_t>(which)]; }

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void fillTimes(QComboBox &box) const;
  // What the box says in that row, as in text().
  QString word(Box which, int row) const;

  std::array<QComboBox *, kBoxes> m_boxes{};
  StatisticsChoices m_choices;
};

}  // namespace janso
