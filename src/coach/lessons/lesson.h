// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A lesson: prearranged hands, and steps that the learner takes at the table. Read from a lesson file
// (coach/lessons/lessonfile.h) and followed by LessonCourse (coach/lessons/lessoncourse.h).
//
// Texts use the markup of the window's prose: tiles in braces, glossary terms in double brackets.
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

// One text in any number of languages, by language code ("en", "ja").
class LessonText {
 public:
  // The id of its lesson, which tells equal texts apart for translators.
  void setLesson(const std::string &id) { m_lesson = id; }
  const std::string &lesson() const { return m_lesson; }
  void set(const std::string &language, std::string text) { m_texts[language] = std::move(text); }
  bool has(const std::string &language) const { return m_texts.count(language) != 0; }
  bool isEmpty() const { return m_texts.empty(); }
  // In `language`, else in English, else empty.
  const std::string &in(const std::string &language) const;
  const std::map<std::string, std::string> &all() const { return m_texts; }

 private:
  std::string m_lesson;
  std::map<std::string, std::string> m_texts;
};

// What a discard must do to the hand.
enum class DiscardAim : std::uint8_t {
  Any,
  Named,  // be one of the tiles
  Drawn,  // be the drawn tile itself
  Keep,   // keep the shanten
  Best,   // likewise, and no other discard accepts more tiles
};

// One kind of action that a step allows or has words for.
struct LessonMove {
  ActionType type = ActionType::Dahai;
  bool anyKan = false;               // `type` is Daiminkan: ankan and kakan count as well
  DiscardAim aim = DiscardAim::Any;  // for Dahai and Riichi
  std::vector<Tile> tiles;  // Dahai, Riichi: the discards; Chi, Pon: tiles of the hand; kans: the kind
  bool operator==(const LessonMove &) const = default;
};

enum class StepKind : std::uint8_t {
  Read,   // the learner only reads and continues
  Act,    // an action at the table
  Point,  // the learner points at a tile of the hand, which stays there
  Ask,    // a question with several answers
};

enum class LessonEnd : std::uint8_t {
  Move,     // one allowed move
  Tenpai,   // from here on, any number of allowed moves until the goal: tenpai
  Shanten,  // `number` or less
  Win,      // with `yaku`, if one is named
  HandOver,
  Draw,  // the hand ends in a draw
};

struct LessonGoal {
  LessonEnd end = LessonEnd::Move;
  int number = 0;  // Shanten; Win: required points of the hand, 0 = any
  std::optional<YakuId> yaku;
};

// What is highlighted on the table.
enum class LightKind : std::uint8_t {
  Tiles,
  Hand,
  Drawn,
  Pond,
  Hidden,
  Called,
  Dora,
  Center,
  Prompt,
  Plate,
  Wall
};
struct LessonLight {
  LightKind kind{};
  int seat = 0;             // Pond, Hidden, Called, Plate: 0 = the learner, 1 right, 2 across, 3 left
  std::vector<Tile> tiles;  // Tiles: in the learner's hand
};

struct LessonOption {
  LessonText text;
  LessonText why;  // shown when it is chosen; may be empty for a right one
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
  std::string show;                 // tiles to show larger than in the text; may be empty
  LessonText goal;                  // all but Read: the task in one line; Ask: the question
  LessonText hint;                  // shown after a wrong try, and on demand
  LessonText done;                  // shown when the step is done; may be empty
  std::vector<LessonMove> moves;    // Act, Point: the allowed moves
  std::vector<LessonWrong> wrongs;  // Act, Point: words for certain mistakes
  std::vector<LessonOption> options;
  LessonGoal until;
  std::vector<LessonLight> lights;
};

struct LessonDeal {
  int line = 0;
  SetDeal deal;
  int seat = 0;  // the learner's seat; its script is played before the first step
  bool openHands = false;
};

struct Lesson {
  std::string id;
  std::string file;  // its name, as given to the reader
  int order = 0;
  std::string ruleset;  // a preset (rules/presets/presets.h)
  LessonText title;
  LessonText chapter;  // the heading of a chapter that begins with this lesson; usually empty
  LessonText about;    // one sentence
  LessonText closing;  // shown at the end
  std::vector<LessonDeal> deals;
  std::vector<LessonStep> steps;
};

}  // namespace janso
