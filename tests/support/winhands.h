// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Winning hands in one line of text, for the tables of the scoring tests.
//
//   "23m456p789s77z p222z<2 +4m tsumo riichi seat=S dora=1m @kuitan=false"
//
// First the concealed tiles; melds: c chi, p pon, d daiminkan, a ankan, k kakan, with tiles and `<seat` that
// fed it; `+` the winning tile. Words: tsumo (else ron from `from=`, seat 3 by default, 2 when that is the
// winner), riichi double open ippatsu haitei houtei rinshan chankan tenhou chiihou renhou afterkan riichitile
// fromriichi kitaron shotbird, seat= and round= (E S W N; South in the East round by default, dealer is seat
// 0), dora= ura= (indicators), arisu= (turned tiles), honba= table= sticks= lastkan= kita= row= (wins in a
// row) wareme= (`<seat>x<factor>`).
// `@preset` or `@option=value` changes the rules (Basic Ari-Ari by default). `odd` lets
// through what winInputError() refuses. A mistake ends the test program.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "rules/presets/presets.h"
#include "rules/presets/rulesetfields.h"
#include "rules/score.h"
#include "support/tiles.h"

namespace janso::test {

struct WinCase {
  WinInput input;
  RuleSet rules;
};

[[noreturn]] inline void badCase(const std::string &word) {
  std::fprintf(stderr, "bad word in a winning hand: '%s'\n", word.c_str());
  std::abort();
}

inline std::int8_t windSeat(const std::string &letter) {
  const std::size_t at = std::string_view("ESWN").find(letter);
  if (at == std::string_view::npos)
    badCase(letter);
  return static_cast<std::int8_t>(at);
}

inline Meld meldOf(const std::string &word) {
  static constexpr std::string_view kLetters = "cpdak";
  const std::size_t type = kLetters.find(word[0]);
  const std::size_t from = word.find('<');
  if (type == std::string_view::npos)
    badCase(word);
  Meld meld;
  meld.type = static_cast<MeldType>(
      std::array{MeldType::Chi, MeldType::Pon, MeldType::Daiminkan, MeldType::Ankan, MeldType::Kakan}[type]);
  for (const Tile &t : tiles(word.substr(1, from == std::string::npos ? from : from - 1)))
    meld.tiles.push_back(t);
  if (meld.type == MeldType::Ankan)
    return meld;
  meld.called = meld.tiles[0];
  meld.from = from == std::string::npos ? std::int8_t{3} : static_cast<std::int8_t>(word[from + 1] - '0');
  if (meld.type == MeldType::Kakan)
    meld.added = meld.tiles[3];
  return meld;
}

inline bool setFlag(WinInput &input, const std::string &word) {
  struct Flag {
    std::string_view word;
    bool WinInput::*member;
  };
  static constexpr std::array kFlags = std::to_array<Flag>({{"tsumo", &WinInput::tsumo},
                                                            {"riichi", &WinInput::riichi},
                                                            {"double", &WinInput::doubleRiichi},
                                                            {"ippatsu", &WinInput::ippatsu},
                                                            {"haitei", &WinInput::haitei},
                                                            {"houtei", &WinInput::houtei},
                                                            {"rinshan", &WinInput::rinshan},
                                                            {"chankan", &WinInput::chankan},
                                                            {"tenhou", &WinInput::tenhou},
                                                            {"chiihou", &WinInput::chiihou},
                                                            {"renhou", &WinInput::renhou},
                                                            {"open", &WinInput::openRiichi},
                                                            {"afterkan", &WinInput::afterKan},
                                                            {"riichitile", &WinInput::riichiTile},
                                                            {"fromriichi", &WinInput::fromRiichi},
                                                            {"kitaron", &WinInput::kitaRon},
                                                            {"shotbird", &WinInput::shotBird}});
  for (const Flag &flag : kFlags) {
    if (flag.word == word) {
      input.*flag.member = true;
      return true;
    }
  }
  return false;
}

inline void setRule(RuleSet &rules, const std::string &word) {
  const std::size_t equals = word.find('=');
  if (equals == std::string::npos) {
    const Preset *preset = findPreset(word);
    if (preset == nullptr)
      badCase(word);
    rules = preset->make();
    return;
  }
  const RuleField *field = findRuleField(word.substr(0, equals));
  if (field == nullptr)
    badCase(word);
  std::istringstream values(word.substr(equals + 1));
  std::string value;
  for (int index = 0; std::getline(values, value, ','); ++index) {
    if (index >= field->count || setRuleValue(rules, *field, value, index))
      badCase(word);
  }
}

inline void setValue(WinInput &input, const std::string &key, const std::string &value) {
  const auto number = [&value] { return std::atoi(value.c_str()); };
  if (key == "seat")
    input.winner = windSeat(value);
  else if (key == "round")
    input.roundWind = static_cast<std::uint8_t>(windSeat(value));
  else if (key == "from")
    input.from = static_cast<std::int8_t>(number());
  else if (key == "dora" || key == "ura")
    (key == "dora" ? input.doraIndicators : input.uraIndicators) = handOf<InlineVec<Tile, 5>>(value);
  else if (key == "honba")
    input.honba = number();
  else if (key == "table")
    input.tableHonba = number();
  else if (key == "sticks")
    input.kyotaku = number();
  else if (key == "arisu")
    input.arisu = handOf<InlineVec<Tile, 24>>(value);
  else if (key == "kita")
    input.kita = static_cast<std::uint8_t>(number());
  else if (key == "row")
    input.winsInRow = static_cast<std::uint8_t>(number());
  else if (key == "wareme" && value.size() == 3) {
    input.doubledSeat = static_cast<std::int8_t>(value[0] - '0');
    input.doubledFactor = static_cast<std::uint8_t>(value[2] - '0');
  } else if (key == "lastkan")
    input.lastKan = static_cast<std::int8_t>(number());
  else
    badCase(key);
}

inline WinCase winCase(std::string_view text) {
  WinCase made;
  WinInput &input = made.input;
  input.winner = 1;
  std::istringstream words{std::string(text)};
  std::string word;
  bool odd = false;
  words >> word;
  if (tiles(word).size() > input.concealed.capacity())
    badCase(word);
  input.concealed = handOf<InlineVec<Tile, 13>>(word);
  while (words >> word) {
    const std::size_t equals = word.find('=');
    if (word[0] == '@')
      setRule(made.rules, word.substr(1));
    else if (word[0] == '+')
      input.winTile = tile(word.substr(1));
    else if (equals != std::string::npos)
      setValue(input, word.substr(0, equals), word.substr(equals + 1));
    else if (word == "odd")
      odd = true;
    else if (!setFlag(input, word))
      input.melds.push_back(meldOf(word));
  }
  input.riichi = input.riichi || input.doubleRiichi || input.openRiichi;
  const std::int8_t last = static_cast<std::int8_t>(made.rules.players - 1);
  if (!input.tsumo && input.from < 0)
    input.from = input.winner == last ? static_cast<std::int8_t>(last - 1) : last;
  if (const std::optional<Error> error = winInputError(input, made.rules); error && !odd)
    badCase(std::string(text) + "': '" + error->text);
  return made;
}

// "riichi 1, pinfu 1, dora 2"; a yakuman as "kokushi x1".
inline std::string yakuText(const WinResult &result) {
  std::string text;
  for (const YakuHan &yaku : result.yaku) {
    text += text.empty() ? "" : ", ";
    text += yakuKey(yaku.id);
    text += yaku.yakuman > 0 ? " x" + std::to_string(yaku.yakuman) : " " + std::to_string(yaku.han);
  }
  return text;
}

inline std::string refusalText(NoWin why) {
  return why == NoWin::NotComplete ? "not complete" : why == NoWin::NoYaku ? "no yaku" : "below the minimum";
}

// "3 han 30 fu", "mangan 5 han 30 fu", "2 yakuman", "1 yakuman, 15 han 40 fu" (aotenjou).
inline std::string valueText(const WinResult &result) {
  const std::string yakuman = std::to_string(result.yakuman) + " yakuman";
  if (result.yakuman > 0 && result.han == 0)
    return yakuman;
  if (result.yakuman > 0)
    return yakuman + ", " + std::to_string(result.han) + " han " + std::to_string(result.fu) + " fu";
  const std::string limit(limitKey(result.limit));
  return limit + (limit.empty() ? "" : " ") + std::to_string(result.han) + " han " +
         std::to_string(result.fu) + " fu";
}

// "base 20, anko 8 111z, tsumo 2".
inline std::string fuText(const WinResult &result) {
  std::string text;
  for (const FuPart &part : result.fuParts) {
    text += text.empty() ? "" : ", ";
    text += std::string(fuKey(part.reason)) + " " + std::to_string(part.fu);
    if (!part.tiles.empty())
      text += " " + toMpsz(std::span<const Tile>(part.tiles.begin(), part.tiles.end()));
  }
  return text;
}

// "-1000 3000 -1000 -1000".
inline std::string deltaText(const std::array<std::int32_t, 4> &deltas) {
  std::string text;
  for (const std::int32_t delta : deltas)
    text += (text.empty() ? "" : " ") + std::to_string(delta);
  return text;
}

}  // namespace janso::test
