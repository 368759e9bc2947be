// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a plugin with bots implements; loaded by game/pluginbots.h. CONTRIBUTING.md has the steps,
// tests/plugin a whole one.
//
// A plugin shares classes with the program that loads it, so both must have been built from the same headers
// by compilers that lay them out alike. The version in the interface's id is checked before anything of the
// library runs; the layout (JANSO_BOT_PLUGIN_LAYOUT) before any object of it is used.
#pragma once

#include <QtPlugin>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "rules/fnv.h"

// Counts up when the classes stay of the same size and yet mean something else.
#define JANSO_BOT_PLUGIN_IID "janso.BotPlugin/1"

namespace janso {

struct PluginBot {
  std::string_view id;         // names it in saved matches: never changed
  std::string_view name;       // shown
  std::string_view character;  // one line
  // Every object is used by one thread at a time, which is not the window's. Throwing, or nullptr, ends in a
  // message and a built-in bot; so does a decide() that throws or takes too long.
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};

class BotPlugin {
 public:
  virtual ~BotPlugin() = default;
  // At least one. What it points to lives as long as the plugin.
  virtual std::span<const PluginBot> bots() const = 0;
};

// How a build lays out what crosses between the two.
struct BotPluginLayout {
  std::uint64_t classes = 0;  // a sum over sizes and places of members
  const char *compiler = "";  // its ABI and its standard library
  std::uint32_t pointerBytes = sizeof(void *);
};

#ifdef Q_CC_MSVC
#define JANSO_BOT_PLUGIN_ABI "msvc"
#else
#define JANSO_BOT_PLUGIN_ABI "itanium"
#endif
#if defined(_LIBCPP_VERSION)
#define JANSO_BOT_PLUGIN_LIBRARY " libc++"
#elif defined(_GLIBCXX_DEBUG)
#define JANSO_BOT_PLUGIN_LIBRARY " libstdc++ (debug mode)"
#elif defined(_GLIBCXX_USE_CXX11_ABI) && !_GLIBCXX_USE_CXX11_ABI
#define JANSO_BOT_PLUGIN_LIBRARY " libstdc++ (before C++11)"
#elif defined(__GLIBCXX__)
#define JANSO_BOT_PLUGIN_LIBRARY " libstdc++"
#elif defined(_MSC_VER) && defined(_DEBUG)
#define JANSO_BOT_PLUGIN_LIBRARY " (debug)"
#else
#define JANSO_BOT_PLUGIN_LIBRARY ""
#endif

// Hidden: each side must measure its own.
Q_DECL_HIDDEN inline BotPluginLayout botPluginLayout() {
  BotPluginLayout layout;
  layout.compiler = JANSO_BOT_PLUGIN_ABI JANSO_BOT_PLUGIN_LIBRARY;
  Fnv sum;
  const auto add = [&sum](std::size_t number) { sum.add(number); };
  const auto places = [&add](const auto &whole, const auto &...parts) {
    const auto from = reinterpret_cast<const char *>(&whole);
    ((add(sizeof(parts)), add(static_cast<std::size_t>(reinterpret_cast<const char *>(&parts) - from))), ...);
  };
  const SeatView view;
  add(sizeof(view));
  places(view, view.board, view.seat, view.hand, view.drawn, view.waits, view.furiten, view.opened);
  const Board &board = view.board;
  places(board, board.info, board.bakaze, board.dealer, board.scores, board.doraIndicators, board.tilesLeft,
         board.players, board.phase, board.turn, board.lastTile, board.tally);
  const PlayerBoard &player = board.players[0];
  places(player, player.river, player.melds, player.concealed, player.riichi, player.kita, player.shown);
  const MatchInfo info;
  add(sizeof(info));
  places(info, info.rules);
  const RuleSet &rules = info.rules;
  places(rules, rules.id, rules.players, rules.redFives, rules.length, rules.uma, rules.bankruptcy,
         rules.uraDora, rules.kuitan, rules.doubleRon, rules.riichiMinPoints, rules.tempFuritenEnd,
         rules.kiriage, rules.kita);
  const Action action;
  add(sizeof(action));
  places(action, action.type, action.tile, action.tsumogiri, action.consumed);
  const Considered considered;
  add(sizeof(considered));
  places(considered, considered.value, considered.accepted, considered.motive);
  add(sizeof(Reasoning));
  add(sizeof(RiverTile));
  add(sizeof(Meld));
  add(sizeof(PluginBot));
  layout.classes = sum.value();
  return layout;
}

}  // namespace janso

Q_DECLARE_INTERFACE(janso::BotPlugin, JANSO_BOT_PLUGIN_IID)

// Once in every plugin, outside of any namespace.
#define JANSO_BOT_PLUGIN_LAYOUT                                                        \
  extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout);  \
  extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout) { \
    *layout = janso::botPluginLayout();                                                \
  }
