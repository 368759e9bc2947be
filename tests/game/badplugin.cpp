// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Plugins that go wrong, one library for each JANSO_BAD_...
#include <QObject>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include "game/botplugin.h"

#if defined(JANSO_BAD_VERSION)
#define BAD_IID "janso.BotPlugin/99"
#elif defined(JANSO_BAD_KIND)
#define BAD_IID "org.example.Filter/1"
#else
#define BAD_IID JANSO_BOT_PLUGIN_IID
#endif

namespace {

using namespace janso;

// What a bot of the library "bots" does from its second decision on.
enum class Misdeed { Throw, Hang, Haunt, Illegal, None };

// What a library may well have: something that is destroyed when the program ends, and that its thoughts use.
struct Memory {
  ~Memory() {
    gone = true;
    if (used)
      std::this_thread::sleep_for(std::chrono::seconds(5));  // for the thought to see it
  }
  std::atomic<bool> gone = false;
  std::atomic<bool> used = false;
};
Memory g_memory;

// Does not come back; with its memory gone it crashes.
void haunt() {
  g_memory.used = true;
  while (!g_memory.gone)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  std::abort();
}

class Misbehaving : public Bot {
 public:
  explicit Misbehaving(Misdeed misdeed) : m_misdeed(misdeed) {}

  Action decide(const SeatView &, std::span<const Action> legal) override {
    if (++m_decisions > 1 && m_misdeed == Misdeed::Throw)
      throw std::runtime_error("the well is dry");
    if (m_decisions > 1 && m_misdeed == Misdeed::Hang)
      std::this_thread::sleep_for(std::chrono::seconds(3));
    if (m_decisions > 1 && m_misdeed == Misdeed::Haunt)
      haunt();
    Action chosen = legal.front();
    if (m_decisions > 1 && m_misdeed == Misdeed::Illegal)
      chosen.consumed = {Tile(kEast), Tile(kSouth), Tile(kWest), Tile(kNorth)};
    return chosen;
  }

 private:
  Misdeed m_misdeed;
  int m_decisions = 0;
};

template <Misdeed misdeed>
std::unique_ptr<Bot> make(std::uint64_t) {
  return std::make_unique<Misbehaving>(misdeed);
}
[[maybe_unused]] std::unique_ptr<Bot> makeNone(std::uint64_t) {
  return nullptr;
}
[[maybe_unused]] std::unique_ptr<Bot> makeThrow(std::uint64_t) {
  throw std::runtime_error("no model found");
}

class BadPlugin : public QObject, public BotPlugin {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID BAD_IID)
#if !defined(JANSO_BAD_CAST)
  Q_INTERFACES(janso::BotPlugin)
#endif

 public:
#if defined(JANSO_BAD_THROW)
  BadPlugin() {
    throw std::runtime_error("out of luck");
  }
#endif
  std::span<const PluginBot> bots() const override {
#if defined(JANSO_BAD_EMPTY)
    return {};
#elif defined(JANSO_BAD_TWICE)
    static const std::array<PluginBot, 2> kBots{
        { {"same", "One", "", make<Misdeed::None>},
          { "same",
            "Two",
            "",
            make<Misdeed::None> } }};
    return kBots;
#else
    static const std::array<PluginBot, 6> kBots{{{"null", "Null", "Is not made.", makeNone},
                                                 {"unmade", "Unmade", "Throws when made.", makeThrow},
                                                 {"throws", "Thrower", "", make<Misdeed::Throw>},
                                                 {"hangs", "Hanger", "", make<Misdeed::Hang>},
                                                 {"haunts", "Ghost", "", make<Misdeed::Haunt>},
                                                 {"illegal", "Cheat", "", make<Misdeed::Illegal>}}};
    return kBots;
#endif
  }
};

}  // namespace

#if defined(JANSO_BAD_LAYOUT) || defined(JANSO_BAD_COMPILER)
extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout);
extern "C" Q_DECL_EXPORT void jansoBotPluginLayout(janso::BotPluginLayout *layout) {
  *layout = janso::botPluginLayout();
#if defined(JANSO_BAD_LAYOUT)
  ++layout->classes;
#else
  layout->compiler = "abacus";
#endif
}
#elif !defined(JANSO_BAD_SILENT)
JANSO_BOT_PLUGIN_LAYOUT
#endif

#include "badplugin.moc"
