// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for a new match: how strong the opponents are, rules, coach and pace; on request who sits where,
// a series, practice and the seed. Several humans at one screen also choose how they call.
#pragma once

#include <QDialog>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "game/coachuse.h"
#include "game/setup/botchoice.h"
#include "game/setup/matchsetup.h"
#include "game/setup/opponentstore.h"
#include "game/setup/tablestrength.h"
#include "records/rulesetstore.h"
#include "widgets/setup/seatrow.h"

namespace Ui {
class NewMatchDialog;
}  // namespace Ui

namespace janso {

// What the user wants beside the setup of the match.
struct MatchWishes {
  // How strong the bots are; nothing = as they are seated.
  std::optional<TableStrength> opponents;
  int rung = 0;              // the player's, see game/setup/tablestrength.h
  bool randomSeats = false;  // the seats are drawn when the match starts; not by this dialog
  CoachLevel coach = CoachLevel::Off;
  double speed = 1;
};

class NewMatchDialog : public QDialog {
  Q_OBJECT

 public:
  NewMatchDialog(const BotChoices &bots, const RulesetStore &rulesets, const OpponentStore &opponents,
                 QWidget *parent = nullptr);
  ~NewMatchDialog() override;

  // Sets the texts that the walls of earlier matches were made from; the dialog warns if the user types one
  // of them.
  void setPlayedSeeds(const QStringList &seeds);
  void setSetup(const MatchSetup &setup);
  MatchSetup setup() const;
  // Sets the wishes and draws bots accordingly; call it after setSetup(). `speeds`: those on offer, with
  // their names.
  void setWishes(const MatchWishes &wishes, const QList<std::pair<QString, double>> &speeds);
  MatchWishes wishes() const;
  // The id of the chosen ruleset; empty if it was changed for this match.
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
  void drawOpponents();
  void seatsChanged();
  void showOpponents();
  void showParts();
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
  int m_rung = 0;
  bool m_shared = false;             // several humans were seated
  std::optional<RuleSet> m_changed;  // a ruleset that was changed for this match
};

}  // namespace janso
