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
  std::uint64_t sum = 0xCBF29CE484222325U;  // FNV-1a
  const auto add = [&sum](std::size_t number) { sum = (sum ^ number) * 0x100000001B3U; };
  const auto place = [&add](const auto &whole, const auto &part) {
    add(sizeof(part));
    add(static_cast<std::size_t>(reinterpret_cast<const char *>(&part) -
                                 reinterpret_cast<const char *>(&whole)));
  };
  const SeatView view;
  add(sizeof(view));
  place(view, view.board);
  place(view, view.seat);
  place(view, view.hand);
  place(view, view.drawn);
  place(view, view.waits);
  place(view, view.furiten);
  place(view, view.opened);
  const Board &board = view.board;
  place(board, board.info);
  place(board, board.bakaze);
  place(board, board.dealer);
  place(board, board.scores);
  place(board, board.doraIndicators);
  place(board, board.tilesLeft);
  place(board, board.players);
  place(board, board.phase);
  place(board, board.turn);
  place(board, board.lastTile);
  place(board, board.tally);
  const PlayerBoard &player = board.players[0];
  place(player, player.river);
  place(player, player.melds);
  place(player, player.concealed);
  place(player, player.riichi);
  place(player, player.kita);
  place(player, player.shown);
  const MatchInfo info;
  add(sizeof(info));
  place(info, info.rules);
  const RuleSet &rules = info.rules;
  place(rules, rules.id);
  place(rules, rules.players);
  place(rules, rules.redFives);
  place(rules, rules.length);
  place(rules, rules.uma);
  place(rules, rules.bankruptcy);
  place(rules, rules.uraDora);
  place(rules, rules.kuitan);
  place(rules, rules.doubleRon);
  place(rules, rules.riichiMinPoints);
  place(rules, rules.tempFuritenEnd);
  place(rules, rules.kiriage);
  place(rules, rules.kita);
  const Action action;
  add(sizeof(action));
  place(action, action.type);
  place(action, action.tile);
  place(action, action.tsumogiri);
  place(action, action.consumed);
  const Considered considered;
  add(sizeof(considered));
  place(considered, considered.value);
  place(considered, considered.accepted);
  place(considered, considered.motive);
  add(sizeof(Reasoning));
  add(sizeof(RiverTile));
  add(sizeof(Meld));
  add(sizeof(PluginBot));
  layout.classes = sum;
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
