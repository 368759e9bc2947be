// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A lesson: hands laid out in advance, and steps that the learner takes at the table. Read from a lesson file
// (coach/lessonfile.h), followed by LessonCourse (coach/lessoncourse.h).
//
// Texts are in the markup of the window's prose: tiles in braces, terms of the glossary in double brackets.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/action.h"
#include "rules/setdeal.h"
#include "rules/tile.h"
#include "rules/yakuid.h"

namespace janso {

// One text in any number of languages, by code ("en", "ja").
class LessonText {
 public:
  // The id of its lesson: of like texts, what tells them apart for translators.
  void setLesson(const std::string &id) { m_lesson = id; }
  const std::string &lesson() const { return m_lesson; }
  void set(const std::string &language, std::string text) { m_texts[language] = std::move(text); }
  bool has(const std::string &language) const { return m_texts.count(language) != 0; }
  bool isEmpty() const { return m_texts.empty(); }
  // In `language`; in English when it is missing there, and empty when it is missing there too.
  const std::string &in(const std::string &language) const;
  const std::map<std::string, std::string> &all() const { return m_texts; }

 private:
  std::string m_lesson;
  std::map<std::string, std::string> m_texts;
};

// What a discard must do to the hand.
enum class DiscardAim : std::uint8_t {
  Any,
  Named,  // one of the tiles
  Drawn,  // the drawn tile itself
  Keep,   // the shanten stays
  Best,   // likewise, and no other discard has more tiles that bring the hand forward
};

// One kind of action that a step allows or has words for.
struct LessonMove {
  ActionType type = ActionType::Dahai;
  bool anyKan = false;               // `type` is Daiminkan: ankan and kakan as well
  DiscardAim aim = DiscardAim::Any;  // Dahai and Riichi
  std::vector<Tile> tiles;           // Dahai, Riichi: discarded; Chi, Pon: of the own hand; kans: the kind
  bool operator==(const LessonMove &) const = default;
};

enum class StepKind : std::uint8_t {
  Read,   // nothing to do but to go on
  Act,    // something at the table
  Point,  // a tile of the own hand is shown, and stays there
  Ask,    // one of several answers
};

enum class LessonEnd : std::uint8_t {
  Move,     // one allowed move
  Tenpai,   // these: as many allowed moves as it takes
  Shanten,  // `number` or less
  Win,      // with `yaku`, if one is named
  HandOver,
  Draw,  // the hand is drawn
};

struct LessonGoal {
  LessonEnd end = LessonEnd::Move;
  int number = 0;  // Shanten; Win: what the hand must be worth, 0 = anything
  std::optional<YakuId> yaku;
};

// What is framed on the table.
enum class LightKind : std::uint8_t {
  Tiles,
  Hand,
  Drawn,
  Pond,
  Hidden,
  Called,
  Dora,
  Centre,
  Prompt,
  Plate,
  Wall
};
struct LessonLight {
  LightKind kind{};
  int seat = 0;             // Pond, Hidden, Called, Plate: 0 = own, 1 right, 2 across, 3 left
  std::vector<Tile> tiles;  // Tiles: of the own hand
};

struct LessonOption {
  LessonText text;
  LessonText why;  // said when it is chosen; may be empty for a right one
  bool right = false;
};

struct LessonWrong {
  LessonMove move;
  LessonText text;
};

struct LessonStep {
  int line = 0;  // in the file, from 1
  StepKind kind = StepKind::Read;
  int deal = 0;  // index in Lesson::deals
  LessonText text;
  std::string show;                 // tiles to look at, larger than in the text; may be empty
  LessonText goal;                  // all but Read: what is to be done, in a line; Ask: the question
  LessonText hint;                  // after a wrong try, and on demand
  LessonText done;                  // when it is done; may be empty
  std::vector<LessonMove> moves;    // Act, Point: allowed
  std::vector<LessonWrong> wrongs;  // Act, Point: words for certain mistakes
  std::vector<LessonOption> options;
  LessonGoal until;
  std::vector<LessonLight> lights;
};

struct LessonDeal {
  int line = 0;
  SetDeal deal;
  int seat = 0;  // the learner's; his script is played before the first step
  bool openHands = false;
};

struct Lesson {
  std::string id;
  std::string file;  // as it was read
  int order = 0;
  std::string ruleset;  // a preset (rules/presets.h)
  LessonText title;
  LessonText about;    // in a sentence
  LessonText closing;  // when all is done
  std::vector<LessonDeal> deals;
  std::vector<LessonStep> steps;
};

}  // namespace janso
