// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for a new match: ruleset, length, who sits where, seed, how humans at one screen call.
#pragma once

#include <QDialog>
#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "game/matchsetup.h"
#include "widgets/matchchoices.h"
#include "widgets/rulesetstore.h"

namespace Ui {
class NewMatchDialog;
class SeatRow;
}  // namespace Ui

namespace janso {

// One seat of the dialog.
class SeatRow : public QWidget {
  Q_OBJECT

 public:
  SeatRow(int seat, const BotChoices &bots, QWidget *parent = nullptr);
  ~SeatRow() override;

  void setSeat(const SeatSetup &setup);
  SeatSetup seat() const;

 Q_SIGNALS:
  void edited();

 private:
  void kindChanged();
  void botChanged();
  void browse();

  std::unique_ptr<Ui::SeatRow> m_ui;
  BotChoices m_bots;
  QString m_workingFolder;
};

class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  explicit NewMatchDialog(const BotChoices &bots, QWidget *parent = nullptr,
                          const RulesetStore &store = RulesetStore());
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
  void fitToContents();
  void check();
  void rulesetChanged();
  void matchesChanged();

  std::unique_ptr<Ui::NewMatchDialog> m_ui;
  std::array<SeatRow *, 4> m_rows{};
  RulesetStore m_store;
  std::optional<RuleSet> m_changed;  // a ruleset that was changed for this match
};

}  // namespace janso
