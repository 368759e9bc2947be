// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Begins matches from the window: sets them up by what the user chose last or chooses now, remembers it, and
// gives stronger or weaker opponents after each result.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include "game/setup/botchoice.h"
#include "game/setup/matchsetup.h"
#include "game/setup/opponentstore.h"
#include "records/rulesetstore.h"
#include "widgets/window/part.h"

namespace janso {

class CoachDesk;
class GameController;
class GameSession;
struct MatchResult;
struct MatchWishes;
class SavingDesk;
class Settings;
class StartPage;

class NewMatchDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<GameController> controller;
    Part<GameSession> session;
    Part<SavingDesk> saving;  // consulted before a match is left
    Part<StartPage> start;    // has the player's name and the rules
    Part<const CoachDesk> coach;
    Part<Settings> settings;
    BotChoices bots;
    RulesetStore rulesets;
    OpponentStore opponents;
    Part<QWidget> window;  // dialogs open over it
  };
  // All parts must outlive the desk.
  explicit NewMatchDesk(const Parts &parts);

  // With names in the language of the window.
  BotChoices bots() const;
  // Returns false if no match began.
  bool play(const MatchSetup &setup);
  // Under the rules chosen on the first page, in a random seat.
  void playNow();
  // The same under the rules for beginners, after the lessons.
  void playFirst();
  // Bots alone, with open hands.
  void watch();
  // Opens the dialog. `hotSeat`: several people share the screen.
  void askForMatch(bool hotSeat);
  // The match in which the user plays on from a record in `seat`; -1 = bots play it alone.
  MatchSetup branchMatch(const RuleSet &rules, int seat) const;

 Q_SIGNALS:
  void failed(const QString &sentence);

 private:
  MatchSetup ownMatch(const RuleSet &rules, int seat) const;
  QString ownEmblem() const;
  MatchSetup lastChosen(bool hotSeat) const;
  void keepChosen(const MatchSetup &setup);
  void keepRules();
  int rung() const;
  MatchWishes wishes() const;
  void keepWishes(const MatchWishes &wishes);
  void noteResult(const MatchResult &result);
  void rememberSeed(const QString &seed);
  QStringList playedSeeds() const;

  Parts m_parts;
};

}  // namespace janso
