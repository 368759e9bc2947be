// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for a new match: ruleset, length, who sits where, seed, how humans at one screen call.
#pragma once

#include <QDialog>
#include <array>
#include <memory>
#include <optional>

#include "game/matchsetup.h"
#include "game/opponentstore.h"
#include "widgets/matchchoices.h"
#include "widgets/rulesetstore.h"
#include "widgets/seatrow.h"

namespace Ui {
class NewMatchDialog;
}  // namespace Ui

namespace janso {

class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewMatchDialog(const BotChoices &bots, QWidget *parent = nullptr,
                          const RulesetStore &store = RulesetStore(),
                          const OpponentStore &opponents = OpponentStore());
  ~NewMatchDialog() override;

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

  std::unique_ptr<Ui::NewMatchDialog> m_ui;
  std::array<SeatRow *, 4> m_rows{};
  BotChoices m_bots;
  RulesetStore m_store;
  OpponentStore m_opponents;
  std::optional<RuleSet> m_changed;  // a ruleset that was changed for this match
};

}  // namespace janso
