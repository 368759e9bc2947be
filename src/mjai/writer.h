// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes events as mjai objects, for one listener.
//
// Give it every event of a match in order: it remembers the scores, which some objects contain although their
// events do not. Draws and hands that the viewpoint may not see are written as `?`, whether the given events
// are open or already masked. The objects have the order of the events (the table already orders riichi, dora
// and draws as the protocol does).
//
// Three players, as in the dialects for them: lists by seat keep four entries, the last one empty, and a
// North that is set aside is `nukidora`. Janso's own keys, where the protocol has none: start_game has
// `players` 3; reach has `open` and the `shown` tiles of an open riichi; start_kyoku has `round` (of the
// match, from 0) where the wind does not determine it; end_game has `places` and `final_points`. A marked
// haku is `P`.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <array>

#include "rules/event.h"

namespace janso {

class MjaiWriter {
 public:
  // `viewpoint` 0..3: what that seat may see, with `id` in start_game. -1: everything, for a file.
  explicit MjaiWriter(int viewpoint);

  // One object per event. Extra keys: reach_accepted and every end of a hand have scores.
  QJsonObject write(const Event &event);

 private:
  bool hides(int seat) const { return m_viewpoint >= 0 && seat != m_viewpoint; }
  QJsonObject object(const MatchStarted &event);
  QJsonObject object(const KyokuStarted &event);
  QJsonObject object(const Tsumo &event);
  QJsonObject object(const Dahai &event);
  QJsonObject object(const Call &event);
  QJsonObject object(const Kita &event);
  QJsonObject object(const Riichi &event);
  QJsonObject object(const RiichiAccepted &event);
  QJsonObject object(const DoraRevealed &event);
  QJsonObject object(const Hora &event);
  QJsonObject object(const Ryukyoku &event);
  QJsonObject object(const KyokuEnded &event);
  QJsonObject object(const MatchEnded &event);

  int m_viewpoint;
  int m_players = 4;
  Scores m_scores{};
  std::array<int, 4> m_melds{};
};

// Compact JSON and a line feed.
QByteArray toMjaiLine(const QJsonObject &object);

}  // namespace janso
