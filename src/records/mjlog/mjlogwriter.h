// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Writes a match as an mjlog, so that other programs can read it.
//
// It takes the unmasked events of one match in order. The rules of the match, and yaku that the format cannot
// express, are in Janso attributes, which other programs ignore. Other values that the format cannot express
// (points below a hundred) are rounded to the nearest possible value.
#pragma once

#include <QByteArray>
#include <array>
#include <vector>

#include "records/mjlog/mjlogtiles.h"
#include "rules/event.h"

namespace janso {

class MjlogWriter {
 public:
  void take(const Event &event);
  // Returns the whole file, even of a match that has not ended yet.
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

  // An id for this tile that was not used in this hand yet.
  int fresh(Tile marked);
  // Removes an id of this tile from a hand, if possible not the drawn one.
  int fromHand(int seat, Tile marked);
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
  std::vector<int> m_ura;  // of the first winner in riichi; the same for all winners
  int m_drawn = -1;        // id of the last draw while it is in the hand
  int m_lastId = -1;       // id of the tile that can be claimed
};

}  // namespace janso
