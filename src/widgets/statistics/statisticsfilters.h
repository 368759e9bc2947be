// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The row of boxes that determine which matches and hands are counted. A box is hidden if it would not
// distinguish any matches; the first entry of each box means no restriction.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <array>
#include <cstddef>
#include <cstdint>

#include "widgets/statistics/statisticsanswer.h"

class QComboBox;

namespace janso {

class StatisticsFilters : public QWidget {
  Q_OBJECT

 public:
  enum class Box { Player, Ruleset, Table, Length, Time, Last, Seat, Hands, Kinds, Tag };
  static constexpr std::size_t kBoxes = static_cast<std::size_t>(Box::Tag) + 1;

  explicit StatisticsFilters(QWidget *parent = nullptr);

  // The selection stays if it is still available.
  void setChoices(const StatisticsChoices &choices);
  // The question of the boxes; days are counted back from `today`.
  StatisticsQuestion question(const QDate &today) const;
  // The selection as text, to be saved: a line KEY=VALUE for each box that narrows, in the words of
  // setFilter() where they exist. Days are saved as days, months as dates.
  QString text() const;
  // Sets all boxes from a text of text(). Lines that no box can represent any longer are skipped and
  // returned.
  QStringList choose(const QString &text);
  // How many boxes narrow the selection.
  int narrowed() const;
  bool isNarrowed() const { return narrowed() > 0; }
  // As Filter::kinds: what counts unless a box says otherwise, with and without help; and everything.
  static std::uint8_t usualKinds();
  // The usual kinds without help.
  static std::uint8_t unhelpedKinds();
  static std::uint8_t allKinds();
  // Whether matches with help count; the setter changes the box of the types.
  bool countsHelped() const;
  void countHelped(bool on);
  // Ends all narrowing; `everyKind` counts practice matches and branches, too.
  void showAll(bool everyKind);
  QComboBox *box(Box which) const { return m_boxes[static_cast<std::size_t>(which)]; }

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void fillTimes(QComboBox &box) const;
  // The value of a row of the box, as in text().
  QString word(Box which, int row) const;

  std::array<QComboBox *, kBoxes> m_boxes{};
  StatisticsChoices m_choices;
};

}  // namespace janso
