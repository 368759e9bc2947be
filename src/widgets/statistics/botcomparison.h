// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The bot that the players at this computer are compared with: which figures there are for the rules of the
// counted matches, and what is said about the two.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>

#include "statistics/botfigures.h"
#include "statistics/measures.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticsanswer.h"

namespace janso {

class BotComparison {
  Q_DECLARE_TR_FUNCTIONS(janso::BotComparison)

 public:
  // Takes the figures that fit the matches of an answer. The chosen bot stays.
  void chooseFigures(const StatisticsAnswer &answer);
  // The bot's id. An empty id, or a bot without figures, turns the comparison off.
  void setBot(const QString &id) { m_bot = id; }
  const QString &botId() const { return m_bot; }
  // Null if there are none for these rules.
  const BotFigures *figures() const { return m_figures ? &*m_figures : nullptr; }
  // What the table and the charts show; nothing if nobody is compared.
  std::optional<ComparisonFigures> shown() const;
  // What the page says below a group of measures; may be empty.
  QString sentence(const Totals &own, MeasureGroup group) const;

 private:
  const BotFigures::Bot *bot() const;
  QString weakSentence(const Totals &own) const;

  std::optional<BotFigures> m_figures;
  bool m_handsAlone = false;  // the bots played other rules or another length
  QString m_bot = QStringLiteral("club");
};

}  // namespace janso
