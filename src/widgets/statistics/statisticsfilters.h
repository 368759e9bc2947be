// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The row of boxes that say which matches and hands are counted. A box whose matches are all alike is not
// shown; each names by its first entry what it leaves open.
#pragma once

#include <QDate>
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

  std::array<QComboBox *, kBoxes> m_boxes{};
  StatisticsChoices m_choices;
};

}  // namespace janso
