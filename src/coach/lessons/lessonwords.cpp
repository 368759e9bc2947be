// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "coach/lessons/lessonwords.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "rules/mpsz.h"

namespace janso {

namespace {

constexpr std::array<std::string_view, 4> kWinds{"east", "south", "west", "north"};
constexpr std::array<std::string_view, 4> kPlayers{"me", "right", "across", "left"};

struct ActWord {
  std::string_view word;
  ActionType type;
};
// `discard` is left out of scripts, where a tile alone means it.
constexpr std::array kActWords{
    ActWord{"discard", ActionType::Dahai},   ActWord{"riichi", ActionType::Riichi},
    ActWord{"chi", ActionType::Chi},         ActWord{"pon", ActionType::Pon},
    ActWord{"kan", ActionType::Daiminkan},   ActWord{"ankan", ActionType::Ankan},
    ActWord{"kakan", ActionType::Kakan},     ActWord{"tsumo", ActionType::Tsumo},
    ActWord{"ron", ActionType::Ron},         ActWord{"skip", ActionType::Skip},
    ActWord{"kyuushu", ActionType::Kyuushu},
};

struct AimWord {
  std::string_view word;
  DiscardAim aim;
};
constexpr std::array kAimWords{AimWord{"any", DiscardAim::Any}, AimWord{"drawn", DiscardAim::Drawn},
                               AimWord{"keep", DiscardAim::Keep}, AimWord{"best", DiscardAim::Best}};

struct LightWord {
  std::string_view word;
  LightKind kind;
  bool ofSeat;
};
constexpr std::array kLightWords{
    LightWord{"tiles", LightKind::Tiles, false},   LightWord{"hand", LightKind::Hand, false},
    LightWord{"drawn", LightKind::Drawn, false},   LightWord{"pond", LightKind::Pond, true},
    LightWord{"hidden", LightKind::Hidden, true},  LightWord{"melds", LightKind::Called, true},
    LightWord{"dora", LightKind::Dora, false},     LightWord{"centre", LightKind::Center, false},
    LightWord{"prompt", LightKind::Prompt, false}, LightWord{"plate", LightKind::Plate, true},
    LightWord{"wall", LightKind::Wall, false},
};

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t");
  if (from == std::string_view::npos)
    return {};
  return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

// "word rest".
std::pair<std::string_view, std::string_view> firstWord(std::string_view text) {
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos)
    return {text, {}};
  return {text.substr(0, space), withoutBlanks(text.substr(space))};
}

Error notA(const char *what, std::string_view text) {
  return Error{"'" + std::string(text) + "' is not a " + what};
}

template <std::size_t N>
Result<int> indexIn(const std::array<std::string_view, N> &words, std::string_view text, const char *what) {
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end())
    return notA(what, text);
  return static_cast<int>(found - words.begin());
}

template <class Words>
auto findWord(const Words &words, std::string_view text) -> decltype(&words[0]) {
  const auto found =
      std::find_if(words.begin(), words.end(), [text](const auto &entry) { return entry.word == text; });
  return found == words.end() ? nullptr : &*found;
}

Result<ScriptedAct> actOf(std::string_view token) {
  ScriptedAct act;
  if (token == "-")
    return act;
  const std::size_t colon = token.find(':');
  if (const ActWord *word = findWord(kActWords, token.substr(0, colon)))
    act.type = word->type;
  else if (colon != std::string_view::npos)
    return notA("scripted action", token);
  const bool bare = colon == std::string_view::npos;
  if (bare && act.type != ActionType::Dahai)
    return act;
  const Result<Tile> tile = parseTile(bare ? token : token.substr(colon + 1));
  if (!tile)
    return tile.error().in("'" + std::string(token) + "'");
  act.tile = *tile;
  return act;
}

Result<LessonMove> moveOf(std::string_view text) {
  const auto [word, rest] = firstWord(text);
  const ActWord *known = findWord(kActWords, word);
  if (known == nullptr)
    return notA("move", word);
  LessonMove move;
  move.type = known->type;
  move.anyKan = word == "kan";
  if (const AimWord *aim = findWord(kAimWords, rest)) {
    move.aim = aim->aim;
    return move;
  }
  const Result<std::vector<Tile>> tiles = lessonTiles(rest);
  if (!tiles)
    return tiles.error();
  move.tiles = *tiles;
  const bool discards = move.type == ActionType::Dahai || move.type == ActionType::Riichi;
  if (discards && !move.tiles.empty())
    move.aim = DiscardAim::Named;
  if (move.type == ActionType::Dahai && move.tiles.empty())
    return Error{"'discard' needs tiles, or one of any, drawn, keep, best"};
  return move;
}

Result<LessonLight> lightOf(std::string_view text) {
  const auto [word, rest] = firstWord(text);
  const LightWord *known = findWord(kLightWords, word);
  if (known == nullptr)
    return notA("part of the table", word);
  LessonLight light;
  light.kind = known->kind;
  if (light.kind == LightKind::Tiles) {
    const Result<std::vector<Tile>> tiles = lessonTiles(rest);
    if (!tiles)
      return tiles.error();
    light.tiles = *tiles;
  }
  if (known->ofSeat) {
    const Result<int> seat = lessonPlayer(rest);
    if (!seat)
      return seat.error();
    light.seat = *seat;
  }
  return light;
}

template <class T, class One>
Result<std::vector<T>> eachOf(const std::vector<std::string_view> &parts, const One &one) {
  std::vector<T> all;
  for (const std::string_view part : parts) {
    Result<T> next = one(part);
    if (!next)
      return next.error();
    all.push_back(std::move(next).value());
  }
  if (all.empty())
    return Error{"nothing is named"};
  return all;
}

}  // namespace

std::vector<std::string_view> lessonParts(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = text.find(separator);
    if (const std::string_view part = withoutBlanks(text.substr(0, end)); !part.empty())
      parts.push_back(part);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return parts;
}

Result<std::vector<Tile>> lessonTiles(std::string_view text) {
  Result<std::vector<Tile>> tiles = parseTiles(text);
  if (!tiles)
    return tiles.error().in("'" + std::string(text) + "'");
  return tiles;
}

Result<std::vector<Tile>> lessonDraws(std::string_view text) {
  std::vector<Tile> draws;
  for (const std::string_view part : lessonParts(text, ' ')) {
    if (part.find_first_not_of('.') == std::string_view::npos) {
      draws.resize(draws.size() + part.size());
      continue;
    }
    const Result<std::vector<Tile>> tiles = lessonTiles(part);
    if (!tiles)
      return tiles.error();
    draws.insert(draws.end(), tiles->begin(), tiles->end());
  }
  return draws;
}

Result<int> lessonNumber(std::string_view text, int low, int high) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size() || number < low || number > high)
    return Error{"'" + std::string(text) + "' is not a number from " + std::to_string(low) + " to " +
                 std::to_string(high)};
  return number;
}

Result<int> lessonWind(std::string_view text) {
  return indexIn(kWinds, text, "wind");
}

Result<int> lessonPlayer(std::string_view text) {
  return indexIn(kPlayers, text, "player (me, right, across, left)");
}

Result<std::vector<ScriptedAct>> lessonActs(std::string_view text) {
  return eachOf<ScriptedAct>(lessonParts(text, ' '), actOf);
}

Result<std::vector<LessonMove>> lessonMoves(std::string_view text) {
  return eachOf<LessonMove>(lessonParts(text, ';'), moveOf);
}

Result<std::vector<LessonLight>> lessonLights(std::string_view text) {
  return eachOf<LessonLight>(lessonParts(text, ';'), lightOf);
}

Result<LessonGoal> lessonGoal(std::string_view text) {
  const auto [word, rest] = firstWord(text);
  LessonGoal goal;
  if (word == "tenpai" || word == "over" || word == "draw") {
    goal.end = word == "tenpai" ? LessonEnd::Tenpai : word == "over" ? LessonEnd::HandOver : LessonEnd::Draw;
    return goal;
  }
  if (word == "shanten") {
    const Result<int> number = lessonNumber(rest, 0, 6);
    if (!number)
      return number.error();
    goal.end = LessonEnd::Shanten;
    goal.number = *number;
    return goal;
  }
  if (word != "win")
    return notA("goal (tenpai, shanten, win, over, draw)", word);
  goal.end = LessonEnd::Win;
  if (rest.empty())
    return goal;
  const auto [yaku, points] = firstWord(rest);
  for (int id = 0; id < kYakuCount; ++id) {
    if (yakuKey(static_cast<YakuId>(id)) == yaku)
      goal.yaku = static_cast<YakuId>(id);
  }
  if (!goal.yaku)
    return notA("yaku", yaku);
  if (points.empty())
    return goal;
  const Result<int> worth = lessonNumber(points, 100, 1000000);
  if (!worth)
    return worth.error();
  goal.number = *worth;
  return goal;
}

}  // namespace janso
