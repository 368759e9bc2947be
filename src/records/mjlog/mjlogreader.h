// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the tags of an mjlog, one after another, into recorded events.
#pragma once

#include <QString>
#include <QXmlStreamAttributes>
#include <array>
#include <bitset>
#include <optional>
#include <vector>

#include "records/mjlog/mjlogtiles.h"
#include "records/recordedgame.h"

namespace janso {

class MjlogReader {
 public:
  MjlogReader();

  // Reads one tag. The error is one sentence without the place.
  Result<bool> take(const QString &tag, const QXmlStreamAttributes &attributes, FilePlace place);

  // Returns what was read so far, with seats counted from the first dealer.
  RecordedGame finish();

 private:
  using Attributes = QXmlStreamAttributes;
  using Handler = Result<bool> (MjlogReader::*)(const Attributes &);
  struct Entry {
    const char *tag;
    Handler handler;
  };
  static const std::array<Entry, 9> kEntries;

  Result<bool> go(const Attributes &attributes);
  Result<bool> ownRules(const Attributes &attributes);
  Result<bool> readExactYaku(const Attributes &attributes, HoraInfo &info) const;
  Result<bool> players(const Attributes &attributes);
  Result<bool> firstDealer(const Attributes &attributes);
  Result<bool> init(const Attributes &attributes);
  Result<bool> call(const Attributes &attributes);
  Result<bool> kita(int who, int code);
  Result<bool> reach(const Attributes &attributes);
  Result<bool> dora(const Attributes &attributes);
  Result<bool> agari(const Attributes &attributes);
  Result<bool> ryuukyoku(const Attributes &attributes);
  Result<bool> draw(int player, int id);
  Result<bool> discard(int player, int id);

  Result<KyokuStarted> headOf(const std::vector<int> &seed, const Attributes &attributes) const;
  Result<HandTiles> dealOf(int player, const Attributes &attributes);
  Result<bool> readScores(const Attributes &attributes, std::array<std::int32_t, 4> &deltas,
                          Scores &after) const;
  Result<bool> readYaku(const Attributes &attributes, HoraInfo &info) const;
  Result<bool> readTiles(const Attributes &attributes, HoraInfo &info) const;
  Result<bool> readEnd(const Attributes &attributes);
  Result<bool> markSeen(int id);
  Result<int> player(const Attributes &attributes, const char *key) const;
  void push(const Event &event, const Stated &stated, const Scores &scoresAfter = {});
  std::string nameOf(int id) const;

  FilePlace m_place;
  RecordedGame m_game;
  int m_firstDealer = 0;
  bool m_redFives = true;
  bool m_endPoints = true;  // whether the final points can be compared with those by the rules
  int m_players = 4;
  bool m_inHand = false;
  int m_dealer = 0;
  std::bitset<kTileIds> m_seen;  // tiles dealt, drawn or turned in this hand
  std::array<int, 4> m_drawn{};  // id of the last draw; -1 after it was discarded
  int m_kanPlayer = -1;          // player whose next draw is a replacement tile
};

}  // namespace janso
