// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Our own recorded games, and parts of a record changed so that it is no longer true.
#pragma once

#include <QString>
#include <cstddef>
#include <functional>
#include <variant>

#include "records/recordedgame.h"
#include "rules/event.h"

namespace janso::test {

// A file of tests/data/records.
inline QString ownFile(const QString &name) {
  return QStringLiteral(JANSO_TEST_DATA) + QStringLiteral("/records/") + name;
}

// The first event of this type that fits; null when there is none.
template <class T>
T *find(RecordedGame &game, const std::function<bool(const T &)> &fits = {}) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      T *found = std::get_if<T>(&event.read.event);
      if (found != nullptr && (!fits || fits(*found)))
        return found;
    }
  }
  return nullptr;
}

// Changes the first win that fits.
inline bool changeWin(RecordedGame &game, const std::function<bool(HoraInfo &)> &change) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      const auto *win = std::get_if<Hora>(&event.read.event);
      if (win == nullptr)
        continue;
      HoraInfo info = *win->info;
      if (!change(info))
        continue;
      event.read.event = Hora{info};
      return true;
    }
  }
  return false;
}

inline bool changeDraw(RecordedGame &game, DrawType type, const std::function<void(RyukyokuInfo &)> &change) {
  for (RecordedHand &hand : game.hands) {
    for (RecordedEvent &event : hand.events) {
      const auto *draw = std::get_if<Ryukyoku>(&event.read.event);
      if (draw == nullptr || draw->info->type != type)
        continue;
      RyukyokuInfo info = *draw->info;
      change(info);
      event.read.event = Ryukyoku{info};
      return true;
    }
  }
  return false;
}

inline bool changeEnd(RecordedGame &game, const std::function<void(MatchResult &)> &change) {
  MatchResult result = *std::get<MatchEnded>(game.end->read.event).result;
  change(result);
  game.end->read.event = MatchEnded{result};
  return true;
}

// Takes out the first event of this type.
template <class T>
bool drop(RecordedGame &game) {
  for (RecordedHand &hand : game.hands) {
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
      if (std::holds_alternative<T>(hand.events[i].event())) {
        hand.events.erase(hand.events.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
      }
    }
  }
  return false;
}

inline KyokuStarted &startOf(RecordedGame &game, std::size_t hand) {
  return std::get<KyokuStarted>(game.hands.at(hand).events.front().read.event);
}

}  // namespace janso::test
