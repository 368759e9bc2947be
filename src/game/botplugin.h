// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The interface that a plugin with bots implements. game/pluginbots.h loads it. tests/plugin/README.md lists
// the steps; the folder is a complete example.
//
// A plugin shares classes with the program that loads it, so both must be built from the same headers by
// compilers that lay out classes alike. The version in the interface id is checked before any code of the
// library runs, and the layout (JANSO_BOT_PLUGIN_LAYOUT) before any of its objects is used.
#pragma once

#include <QtPlugin>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "rules/fnv.h"

// The number increases when the meaning of the classes changes but their size does not.
#define JANSO_BOT_PLUGIN_IID "janso.BotPlugin/1"

namespace janso {

struct PluginBot {
  std::string_view id;         // identifies the bot in saved matches; never changes
  std::string_view name;       // shown to the user
  std::string_view character;  // one line
  // Only one thread at a time uses a bot, and it is never the window's thread. If this function throws or
  // returns nullptr, the user sees a message and a built-in bot takes the seat. The same happens if decide()
  // throws or takes too long.
  std::unique_ptr<Bot> (*make)(std::uint64_t seed);
};

class BotPlugin {
 public:
  virtual ~BotPlugin() = default;
  // At least one bot. The span stays valid as long as the plugin.
  virtual std::span<const PluginBot> bots() const = 0;
};

// The memory layout of the classes that program and plugin share, as one build sees it.
struct BotPluginLayout {
  std::uint64_t classes = 0;  // checksum of the sizes and offsets of members
  const char *compiler = "";  // ABI and standard library of the compiler
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

// Hidden, because each side must measure its own layout.
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
  places(player, player.pond, player.melds, player.concealed, player.riichi, player.kita, player.shown);
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
  add(sizeof(PondTile));
  add(sizeof(Meld));
  add(sizeof(PluginBot));
  layout.classes = sum.value();
  return layout;
}

}  // namespace janso

Q_DECLARE_INTERFACE(janso::BotPlugin, JANSO_BOT_PLUGIN_IID)

// Every plugin uses this once, outside of any namespace.
#define JANSO_BOT_PLUGIN_LAYOUT                                                        \
  extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout);  \
  extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout) { \
    *layout = janso::botPluginLayout();                                                \
  }
