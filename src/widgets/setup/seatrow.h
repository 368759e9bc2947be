// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One seat of the dialog for a new match: a human, or any opponent of the list.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "game/setup/botchoice.h"
#include "game/setup/matchsetup.h"
#include "game/setup/opponent.h"

namespace Ui {
class SeatRow;
}

namespace janso {

class EmblemPicker;

class SeatRow : public QWidget {
  Q_OBJECT

 public:
  explicit SeatRow(int seat, QWidget *parent = nullptr);
  ~SeatRow() override;

  // Sets the opponents on offer, in the order of the list. The selection stays, with its current data.
  void setOpponents(const QList<Opponent> &opponents, const BotChoices &bots);
  // A seat played by an opponent that is not in the list is kept unchanged.
  void setSeat(const SeatSetup &setup);
  SeatSetup seat() const;
  // The chosen opponent; nullptr for a human, or for an opponent that is not in the list.
  const Opponent *opponent() const;
  // The name of the chosen player: the last human's name, or the opponent's own name.
  QString playerName() const;
  // Seats another opponent of the list; the name stays. Does nothing for a human or an unknown id.
  void chooseOpponent(const QString &id);
  // Sets the name of the seat, unless the user has typed one for the current player.
  void suggestName(const QString &name);

 Q_SIGNALS:
  void edited();
  void playerChosen();  // by the user: another opponent, or a human

 private:
  void fill();
  void addGroup(OpponentKind kind, const QString &heading, bool headed);
  void addHeading(const QString &text);
  void kindChanged();
  void kindChosen();
  void opponentChanged();
  void showPortrait();
  void offerEmblems();

  std::unique_ptr<Ui::SeatRow> m_ui;
  QList<Opponent> m_opponents;
  BotChoices m_bots;
  std::optional<SeatSetup> m_unlisted;
  QString m_suggested;  // the name given by suggestName()
  bool m_wasHuman = true;
  EmblemPicker *m_picker = nullptr;
  int m_seat;
  QString m_emblem;  // the human's choice
  QString m_human;   // the name of the human who was replaced by an opponent
};

}  // namespace janso
