// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessons/lessonfile.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "coach/lessons/lessonwords.h"
#include "rules/presets/presets.h"

namespace janso {

namespace {

// A key with its value, however many lines it took.
struct Entry {
  int line = 0;
  std::string key;
  std::string language = "en";
  std::string value;
};

using Done = Result<bool>;

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isBlank(text.front()))
    text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back()))
    text.remove_suffix(1);
  return text;
}

// A line break is a space, but not in writing that has none between words.
void append(std::string &value, std::string_view more) {
  const bool words = value.empty() || static_cast<unsigned char>(value.back()) < 0x80 ||
                     static_cast<unsigned char>(more.front()) < 0x80;
  if (!value.empty() && words)
    value += ' ';
  value += more;
}

Result<std::vector<Entry>> entriesOf(std::string_view text) {
  std::vector<Entry> entries;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    const std::string_view raw = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const std::string_view content = trimmed(raw);
    if (content.empty() || content.front() == '#')
      continue;
    if (isBlank(raw.front())) {
      if (entries.empty())
        return Error{"line " + std::to_string(line) + ": there is no value to continue"};
      append(entries.back().value, content);
      continue;
    }
    const std::size_t colon = content.find(':');
    if (colon == std::string_view::npos)
      return Error{"line " + std::to_string(line) + ": no ':' after the key"};
    Entry entry;
    entry.line = line;
    entry.key = trimmed(content.substr(0, colon));
    if (const std::size_t dot = entry.key.find('.'); dot != std::string::npos) {
      entry.language = entry.key.substr(dot + 1);
      entry.key.resize(dot);
    }
    entry.value = trimmed(content.substr(colon + 1));
    entries.push_back(std::move(entry));
  }
  return entries;
}

class Reader {
 public:
  Done read(const std::vector<Entry> &entries) {
    for (const Entry &entry : entries) {
      if (Done taken = take(entry); !taken)
        return taken.error().in("line " + std::to_string(entry.line));
    }
    if (Done ended = endSection(); !ended)
      return ended;
    return checkWhole();
  }
  Lesson lesson;

 private:
  enum class Section { Head, Deal, Step };

  Done take(const Entry &entry) {
    if (entry.key == "deal" || entry.key == "step") {
      if (Done ended = endSection(); !ended)
        return ended;
      return entry.key == "deal" ? beginDeal(entry) : beginStep(entry);
    }
    switch (m_section) {
      case Section::Head:
        return takeHead(entry);
      case Section::Deal:
        return takeDeal(entry);
      case Section::Step:
        break;
    }
    return takeStep(entry);
  }

  // --- Sections ---
  Done beginDeal(const Entry &entry) {
    m_section = Section::Deal;
    lesson.deals.emplace_back().line = entry.line;
    m_wind = 0;
    m_scores = {};
    m_hands = {};
    m_scripts = {};
    return true;
  }
  Done beginStep(const Entry &entry) {
    static constexpr std::array<std::pair<std::string_view, StepKind>, 4> kKinds{{{"read", StepKind::Read},
                                                                                  {"act", StepKind::Act},
                                                                                  {"point", StepKind::Point},
                                                                                  {"ask", StepKind::Ask}}};
    const auto kind = std::find_if(kKinds.begin(), kKinds.end(),
                                   [&entry](const auto &known) { return known.first == entry.value; });
    if (kind == kKinds.end())
      return Error{"'" + entry.value + "' is not a kind of step (read, act, point, ask)"};
    m_section = Section::Step;
    LessonStep &step = lesson.steps.emplace_back();
    step.line = entry.line;
    step.kind = kind->second;
    step.deal = static_cast<int>(lesson.deals.size()) - 1;
    return true;
  }
  Done endSection() {
    if (m_section == Section::Deal)
      endDeal();
    return m_section == Section::Step ? checkStep(lesson.steps.back()) : Done(true);
  }

  // Seats were relative to the learner so far.
  void endDeal() {
    LessonDeal &deal = lesson.deals.back();
    const int dealer = deal.deal.kyoku % 4;
    deal.seat = (dealer + m_wind) % 4;
    for (std::size_t rel = 0; rel < 4; ++rel) {
      const std::size_t seat = (static_cast<std::size_t>(deal.seat) + rel) % 4;
      deal.deal.hands[seat] = m_hands[rel];
      deal.deal.scripts[seat] = m_scripts[rel];
      deal.deal.scores[seat] = m_scores[rel];
    }
  }

  Done checkStep(const LessonStep &step) const {
    const auto missing = [&step](const char *what) {
      return Error{"line " + std::to_string(step.line) + ": this step has no '" + what + "'"};
    };
    if (step.deal < 0)
      return Error{"line " + std::to_string(step.line) + ": there is no 'deal' before this step"};
    if (!step.text.has("en"))
      return missing("text");
    if (step.kind == StepKind::Read)
      return true;
    if (!step.goal.has("en"))
      return missing("goal");
    if (step.kind == StepKind::Ask) {
      const bool right = std::any_of(step.options.begin(), step.options.end(),
                                     [](const LessonOption &option) { return option.right; });
      if (!right)
        return missing("right");
      if (step.options.size() < 2)
        return missing("option");
      for (const LessonOption &option : step.options) {
        if (!option.right && !option.why.has("en"))
          return missing("why");
      }
      return true;
    }
    if (!step.hint.has("en"))
      return missing("hint");
    if (step.moves.empty())
      return missing("do");
    return true;
  }

  Done checkWhole() const {
    if (lesson.id.empty())
      return Error{"line 1: there is no 'lesson' with the lesson's id"};
    if (!lesson.title.has("en") || !lesson.about.has("en") || !lesson.closing.has("en"))
      return Error{"line 1: 'title', 'about' and 'closing' are needed"};
    if (findPreset(lesson.ruleset) == nullptr)
      return Error{"line 1: '" + lesson.ruleset + "' is not a ruleset; set one with 'rules'"};
    if (lesson.steps.empty())
      return Error{"line 1: there is no 'step'"};
    return true;
  }

  // --- Keys ---
  static Error unknown(const Entry &entry) { return Error{"'" + entry.key + "' is not known here"}; }

  template <class T>
  static Done into(T &place, Result<T> value) {
    if (!value)
      return value.error();
    place = std::move(value).value();
    return true;
  }
  template <class T>
  static Done numberInto(T &place, const std::string &text, int low, int high) {
    const Result<int> number = lessonNumber(text, low, high);
    if (!number)
      return number.error();
    place = static_cast<T>(*number);
    return true;
  }
  Done textInto(LessonText &place, const Entry &entry) const {
    if (entry.value.empty())
      return Error{"'" + entry.key + "' is empty"};
    if (place.has(entry.language))
      return Error{"'" + entry.key + "' is given twice in this language"};
    place.set(entry.language, entry.value);
    place.setLesson(lesson.id);
    return true;
  }

  Done takeHead(const Entry &entry) {
    if (entry.key == "lesson") {
      lesson.id = entry.value;
      return true;
    }
    if (entry.key == "rules") {
      lesson.ruleset = entry.value;
      return true;
    }
    if (entry.key == "order")
      return numberInto(lesson.order, entry.value, 0, 100000);
    if (entry.key == "title")
      return textInto(lesson.title, entry);
    if (entry.key == "chapter")
      return textInto(lesson.chapter, entry);
    if (entry.key == "about")
      return textInto(lesson.about, entry);
    return entry.key == "closing" ? textInto(lesson.closing, entry) : Done(unknown(entry));
  }

  Done takeDeal(const Entry &entry) {
    SetDeal &deal = lesson.deals.back().deal;
    const std::string &key = entry.key;
    if (key == "seat")
      return into(m_wind, lessonWind(entry.value));
    if (key == "round")
      return takeRound(entry);
    if (key == "honba")
      return numberInto(deal.honba, entry.value, 0, 50);
    if (key == "sticks")
      return numberInto(deal.kyotaku, entry.value, 0, 50);
    if (key == "scores")
      return takeScores(entry);
    if (key == "draws")
      return into(deal.draws, lessonDraws(entry.value));
    if (key == "rinshan")
      return into(deal.rinshan, lessonTiles(entry.value));
    if (key == "dora")
      return into(deal.dora, lessonTiles(entry.value));
    if (key == "ura")
      return into(deal.ura, lessonTiles(entry.value));
    if (key == "open") {
      lesson.deals.back().openHands = entry.value == "yes";
      return entry.value == "yes" || entry.value == "no" ? Done(true) : Error{"'open' must be yes or no"};
    }
    return takeSeat(entry);
  }

  // "right", "right plays", "right claims".
  Done takeSeat(const Entry &entry) {
    const std::size_t space = entry.key.find(' ');
    const Result<int> seat = lessonPlayer(std::string_view(entry.key).substr(0, space));
    if (!seat)
      return unknown(entry);
    const auto index = static_cast<std::size_t>(*seat);
    if (space == std::string::npos)
      return into(m_hands[index], lessonTiles(entry.value));
    const std::string what = entry.key.substr(space + 1);
    if (what == "plays" && entry.value == "bot") {
      m_scripts[index].bot = true;
      return true;
    }
    if (what == "plays")
      return into(m_scripts[index].turns, lessonActs(entry.value));
    return what == "claims" ? into(m_scripts[index].claims, lessonActs(entry.value)) : Done(unknown(entry));
  }

  Done takeRound(const Entry &entry) {
    const std::vector<std::string_view> parts = lessonParts(entry.value, ' ');
    if (parts.size() != 2)
      return Error{"a round must be a wind and a number, like 'east 1'"};
    const Result<int> wind = lessonWind(parts[0]);
    const Result<int> number = lessonNumber(parts[1], 1, 4);
    if (!wind || !number)
      return (wind ? number : wind).error();
    lesson.deals.back().deal.bakaze = static_cast<std::uint8_t>(*wind);
    lesson.deals.back().deal.kyoku = static_cast<std::uint8_t>(*number - 1);
    return true;
  }

  Done takeScores(const Entry &entry) {
    const std::vector<std::string_view> parts = lessonParts(entry.value, ' ');
    if (parts.size() != 4)
      return Error{"four scores are needed: me, right, across, left"};
    for (std::size_t i = 0; i < 4; ++i) {
      if (Done taken = numberInto(m_scores[i], std::string(parts[i]), 0, 200000); !taken)
        return taken;
    }
    return true;
  }

  Done takeStep(const Entry &entry) {
    LessonStep &step = lesson.steps.back();
    const std::string &key = entry.key;
    if (key == "text")
      return textInto(step.text, entry);
    if (key == "goal")
      return textInto(step.goal, entry);
    if (key == "hint")
      return textInto(step.hint, entry);
    if (key == "done")
      return textInto(step.done, entry);
    if (key == "show")
      return takeShow(step, entry);
    if (key == "do")
      return into(step.moves, lessonMoves(entry.value));
    if (key == "light")
      return into(step.lights, lessonLights(entry.value));
    if (key == "until")
      return into(step.until, lessonGoal(entry.value));
    return takeTries(step, entry);
  }

  static Done takeShow(LessonStep &step, const Entry &entry) {
    for (const std::string_view group : lessonParts(entry.value, ' ')) {
      if (const Result<std::vector<Tile>> tiles = lessonTiles(group); !tiles)
        return tiles.error();
    }
    step.show = entry.value;
    return true;
  }

  // What a learner may try, with the words for it.
  Done takeTries(LessonStep &step, const Entry &entry) const {
    if (entry.key == "wrong") {
      const Result<std::vector<LessonMove>> moves = lessonMoves(entry.value);
      if (!moves)
        return moves.error();
      if (moves->size() != 1)
        return Error{"'wrong' must name exactly one move"};
      step.wrongs.push_back({moves->front(), {}});
      return true;
    }
    if (entry.key == "say")
      return step.wrongs.empty() ? Done(unknown(entry)) : textInto(step.wrongs.back().text, entry);
    if (entry.key == "option" || entry.key == "right") {
      const bool right = entry.key == "right";
      if (entry.language == "en")
        step.options.emplace_back().right = right;
      if (step.options.empty() || step.options.back().right != right)
        return unknown(entry);
      return textInto(step.options.back().text, entry);
    }
    if (entry.key == "why" && !step.options.empty())
      return textInto(step.options.back().why, entry);
    return unknown(entry);
  }

  Section m_section = Section::Head;
  int m_wind = 0;  // the learner's seat wind
  std::array<std::int32_t, 4> m_scores{};
  std::array<std::vector<Tile>, 4> m_hands;
  std::array<SeatScript, 4> m_scripts;
};

}  // namespace

Result<Lesson> parseLesson(std::string_view text, const std::string &name) {
  const Result<std::vector<Entry>> entries = entriesOf(text);
  if (!entries)
    return Error{name + ", " + entries.error().text};
  Reader reader;
  if (const Done read = reader.read(*entries); !read)
    return Error{name + ", " + read.error().text};
  reader.lesson.file = name;
  return std::move(reader.lesson);
}

}  // namespace janso
