// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Prepares the settings at the very first start of this version: a new user is asked a few questions once; a
// user who has played before is asked nothing and finds the table unchanged.
#pragma once

#include "widgets/settings/settings.h"

namespace janso {

// The user's answer about their experience, in the order of the choices of Setting::Experience.
enum class Experience { NotAnswered, New, Some, Player };

// Checks whether the user has played before. Call it before the window is built. `hasMatches`: the user's
// folder has matches.
void detectEarlierUse(Settings &settings, bool hasMatches);

bool hasDetectedEarlierUse(const Settings &settings);

// Whether the questions have not been answered yet and a user is present to answer them.
bool isWelcomeDue(const Settings &settings);
void endWelcome(Settings &settings);

// Counts a match that the user has played to its end.
void noteFinishedMatch(Settings &settings);

// Whether the user is new to the game: answered Experience::New and has finished fewer than three matches.
// The table then explains itself (help in sight, English names beside the romaji, no traps), and matches have
// weak bots. It changes with the settings that have Effect::Newcomer.
bool isNewcomer(const Settings &settings);

// What an answer means for the first matches.
struct FirstMatches {
  const char *coach;      // its level
  bool firstTurns;        // lines in the first turns
  const char *opponents;  // a word of Setting::Opponents: until three matches are finished, then "like"
  // Which opponents are like the player before any result: 0 the weakest, 2 club players, 1 between them.
  int level;
  const char *ruleset;  // empty = the usual one
  bool yakuList;        // open at the table
};
const FirstMatches &firstMatches(Experience experience);

Experience experienceOf(const Settings &settings);
// Sets what the answer means: the coach, the first-turn lines, the list of yaku, and the rules unless the
// user has chosen some. Who says later that they are new is a newcomer again.
void setExperience(Settings &settings, Experience experience);
// Whether the rules of the next match are those of the answer.
bool hasRulesOfAnswer(const Settings &settings);
// How strong the user wants the opponents: a word of Setting::Opponents except "answer".
QString opponentsWord(const Settings &settings);

}  // namespace janso
