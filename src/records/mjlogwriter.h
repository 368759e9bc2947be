// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A match as an mjlog, so that other programs can read it.
//
// Feed it the open events of one match in order. The rules of the match, and yaku that the format cannot say,
// stand in attributes of our own, which other programs pass over. What else it cannot say (points below a
// hundred) is written as the nearest that it can.
#pragma once

#include <QByteArray>
#include <array>
#include <vector>

#include "records/mjlogtiles.h"
#include "rules/event.h"

namespace janso {

class MjlogWriter {
 public:
  void take(const Event &event);
  // The whole file; also of a match that has not ended yet.
  QByteArray text() const;

 private:
  struct Laid {
    Meld meld;
    std::vector<int> ids;
    int code = 0;
  };

  void tag(const MatchStarted &event);
  void tag(const KyokuStarted &event);
  void tag(const Tsumo &event);
  void tag(const Dahai &event);
  void tag(const Call &event);
  void tag(const Kita &event);
  void tag(const Riichi &event);
  void tag(const RiichiAccepted &event);
  void tag(const DoraRevealed &event);
  void tag(const Hora &event);
  void tag(const Ryukyoku &event);
  void tag(const KyokuEnded &) {}
  void tag(const MatchEnded &event);

  int fresh(Tile marked);               // an id of this face that has not been seen in this hand
  int fromHand(int seat, Tile marked);  // takes an id of this face out of a hand, not the drawn one if it can
  int codeOf(const Laid &laid, int seat, int called) const;
  QByteArray idsText(std::vector<int> ids) const;
  QByteArray uraIds(const InlineVec<Tile, 5> &tiles);
  QByteArray sticksText() const;
  std::vector<int> &hand(int seat) { return m_hands[static_cast<std::size_t>(seat)]; }

  std::vector<QByteArray> m_tags;
  bool m_redFives = true;
  int m_honba = 0;
  int m_kyotaku = 0;
  int m_bakaze = 0;
  int m_dealer = 0;
  int m_players = 4;
  Scores m_scores{};
  std::array<bool, kTileIds> m_used{};
  std::array<std::vector<int>, 4> m_hands;
  std::array<std::vector<Laid>, 4> m_melds;
  std::vector<int> m_dora;
  std::vector<int> m_ura;  // of the first winner in riichi: all see the same
  int m_drawn = -1;        // id of the last draw while it lies in the hand
  int m_lastId = -1;       // that can be claimed
};

}  // namespace janso
