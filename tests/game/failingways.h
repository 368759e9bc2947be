// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Every way in which an external program can fail (the modes of mjaitestbot.cpp), and what each is told as.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

#include "game/failure.h"

namespace janso::test {

struct FailingWay {
  const char *mode;
  const char *name;
  // How it may be told, with each transport; several where it depends on what was asked, or on which end of a
  // program that ends is seen first. Empty: there is no such way with that transport.
  std::vector<FailureCode> pipe, tcp;
  bool atStart = false;  // before its first answer
};

// Also those that look bad but play on, without a code.
inline const std::vector<FailingWay> &failingWays() {
  using enum FailureCode;
  using Codes = std::vector<FailureCode>;
  const Codes badWord{NoJson, BadReply}, unasked{UnaskedLine, BadReply},
      badMove{ReplyWithoutChoice, BadReply};
  const auto both = [](const char *mode, const char *name, const Codes &codes) {
    return FailingWay{mode, name, codes, codes};
  };
  static const std::vector<FailingWay> ways{
      // --- No answer ---
      both("hang", "stops answering", {NoAnswer}),
      both("stops", "is stopped", {NoAnswer}),
      both("halfline", "stops within a line", {HalfLine}),
      both("drip", "writes a line that has no end, byte by byte", {HalfLine}),
      {"closes", "closes what it speaks over", {NoAnswer}, {Disconnected}},
      // --- The end ---
      {"crash", "crashes", {Crashed}, {Crashed, Disconnected}},
      {"killed", "is killed", {Crashed}, {Crashed, Disconnected}},
      {"killsall", "ends its whole group", {Crashed}, {Crashed, Disconnected}},
      {"quit", "ends", {Ended}, {Ended, Disconnected}},
      {"halfquit", "ends within a line", {Ended}, {Ended, Disconnected}},
      {"orphan", "ends and leaves a child that says nothing", {Ended}, {NoAnswer}},
      // --- No protocol ---
      both("garbage", "writes no JSON", badWord),
      both("scalar", "writes a number", badWord),
      both("binary", "writes bytes that are no text", badWord),
      both("deep", "writes lists in lists", badWord),
      both("flood", "writes a line without end", {EndlessLine}),
      both("blank", "writes nothing but empty lines", {EmptyLines}),
      both("chatter", "replies twice", unasked),
      both("lines", "replies without end", unasked),
      // --- No legal reply ---
      both("notype", "replies without a type", {NoType, BadReply}),
      both("fly", "replies what nobody knows", badMove),
      both("illegal", "discards what it does not hold", {BadReply}),
      both("notile", "does not say what it discards", {BadReply}),
      both("wrongseat", "answers for its neighbor", {BadReply}),
      both("pass", "passes on its own turn", {BadReply}),
      both("emptylist", "replies an empty list", {BadReply}),
      both("reach", "declares riichi whatever it holds", {BadReply}),
      both("hora", "claims a win whatever it holds", badMove),
      both("butts", "discards when others are to", badMove),
      // --- The start ---
      {"missing", "is not there", {CannotStart}, {CannotStart}, true},
      {"deaf", "ends at once", {Ended}, {NobodyJoined}, true},
      {"crashstart", "crashes at once", {Crashed}, {Crashed}, true},
      {"silent", "never answers", {NoFirstAnswer}, {NoFirstAnswer, NobodyJoined}, true},
      {"sleep", "does not even listen", {NoFirstAnswer}, {NobodyJoined}, true},
      {"joincrash", "crashes instead of joining", {}, {Crashed}, true},
      {"joinquit", "ends instead of joining", {}, {Ended}, true},
      {"joinmute", "says nothing instead of joining", {}, {NobodyJoined}, true},
      {"joinflood", "writes without end instead of joining", {}, {EndlessJoin}, true},
      {"nojoin", "says something else instead of joining", {}, {NoJoin}, true},
      {"wrongroom", "joins another room", {}, {OtherRoom}, true},
      // --- They play on ---
      both("slow", "takes its time", {}),
      both("noisy", "writes a lot to its standard error", {}),
      both("sloppy", "says wrongly where its discards come from", {}),
      both("eager", "takes whatever is offered", {}),
      both("list", "replies in lists", {}),
      both("leave", "goes without a word at the end", {}),
  };
  return ways;
}

inline bool isHonest(const FailingWay &way) {
  return way.pipe.empty() && way.tcp.empty();
}

// Whether one of these is among the codes.
inline bool anyOf(const std::vector<FailureCode> &codes, std::initializer_list<FailureCode> wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&codes](FailureCode code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
  });
}

}  // namespace janso::test
