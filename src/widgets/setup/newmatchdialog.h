// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for a new match: ruleset, length, who sits where, seed, how humans at one screen call.
#pragma once

#include <QDialog>
#include <array>
#include <memory>
#include <optional>

#include "game/botchoice.h"
#include "game/matchsetup.h"
#include "game/opponentstore.h"
#include "records/rulesetstore.h"
#include "widgets/setup/seatrow.h"

namespace Ui {
class NewMatchDialog;
}  // namespace Ui

namespace janso {

class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  NewMatchDialog(const BotChoices &bots, const RulesetStore &rulesets, const OpponentStore &opponents,
                 QWidget *parent = nullptr);
  ~NewMatchDialog() override;

  // Texts that the walls of earlier matches were made from: whoever types one is told so.
  void setPlayedSeeds(const QStringList &seeds);
  void setSetup(const MatchSetup &setup);
  MatchSetup setup() const;
  // Id of the chosen ruleset; empty when it was changed for this match.
  QString rulesetId() const;

 protected:
  void showEvent(QShowEvent *event) override;

 private:
  void fillRulesets(const QString &chosen);
  void useRules(const RuleSet &rules);
  RuleSet chosenRules() const;
  void editRules();
  void fillOpponents();
  void editOpponents();
  void nameSeat(std::size_t seat);
  void fitToContents();
  void check();
  void rulesetChanged();
  void matchesChanged();
  void seedChanged();

  std::unique_ptr<Ui::NewMatchDialog> m_ui;
  std::array<SeatRow *, 4> m_rows{};
  BotChoices m_bots;
  RulesetStore m_rulesets;
  OpponentStore m_opponents;
  QStringList m_playedSeeds;
  std::optional<RuleSet> m_changed;  // a ruleset that was changed for this match
};

}  // namespace janso
