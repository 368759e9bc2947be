// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads mjai lines as events, for game files and for programs that follow a game.
//
// Accepts the known dialects: an object or a list of objects per line; any name for the ura indicators; deals
// in separate `haipai` objects; missing scores, tsumogiri flags and results; unknown types and keys, which
// are skipped (unknownKeys() lists those that may affect the outcome); with three players three or four
// entries by seat, and either word for a North set aside. Values missing from a line are derived from earlier
// lines where they are certain; `Stated` tells which values the line itself gave.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/event.h"
#include "rules/result.h"

namespace janso {

// The parts of an event that its source gave; the others are derived or empty.
struct Stated {
  bool round = false;        // KyokuStarted: bakaze, kyoku, honba and kyotaku
  bool hands = false;        // KyokuStarted: all four hands; Hora: the winning hand; Ryukyoku: opened hands
  bool scores = false;       // KyokuStarted, Hora, Ryukyoku, MatchEnded; RiichiAccepted: `scoresAfter`
  bool deltas = false;       // Hora, Ryukyoku
  bool tsumogiri = false;    // Dahai
  bool indicators = false;   // Hora: the dora indicators
  bool ura = false;          // Hora
  bool yaku = false;         // Hora
  bool han = false;          // Hora
  bool fu = false;           // Hora
  bool points = false;       // Hora: handPoints
  bool limit = false;        // Hora
  bool pao = false;          // Hora: whether a seat is liable, and which
  bool melds = false;        // Hora
  bool drawType = false;     // Ryukyoku
  bool tenpai = false;       // Ryukyoku
  bool length = false;       // MatchStarted: East or South
  bool redFives = false;     // MatchStarted
  bool finalPoints = false;  // MatchEnded
  bool operator==(const Stated &) const = default;
};

struct ReadEvent {
  Event event;
  Stated stated;
  Scores scoresAfter{};  // RiichiAccepted with `stated.scores`
};

class MjaiReader {
 public:
  // `base`: the rules that the lines do not state. If the game turns out to have three players and `base`
  // does not, the three-player Tenhou rules replace it.
  explicit MjaiReader(const RuleSet &base);

  // The number of players according to the lines. Most files state it only with the deal, so a MatchStarted
  // can come with rules for another number.
  int players() const { return m_players; }
  // `base`, or the rules that replaced it.
  const RuleSet &rules() const { return m_base; }
  // Unknown words in lines about play, a deal or an end, such as "hora: 'uradora'".
  const std::set<std::string> &unknownKeys() const { return m_unknownKeys; }

  // The events of one line; none for an empty line, an unknown type or a part of a deal. The error is one
  // sentence without the line number; the reader can continue with the next line after it.
  Result<std::vector<ReadEvent>> readLine(const QByteArray &line);
  Result<std::vector<ReadEvent>> readObject(const QJsonObject &object);

 private:
  using Events = std::vector<ReadEvent>;
  using Handler = Result<ReadEvent> (MjaiReader::*)(const QJsonObject &);
  struct Entry {
    const char *type;
    Handler handler;
    const char *keys;  // allowed keys, each between spaces; empty: not checked
  };
  static const std::array<Entry, 19> kEntries;

  Result<ReadEvent> startGame(const QJsonObject &object);
  Result<ReadEvent> startKyoku(const QJsonObject &object);
  Result<ReadEvent> tsumo(const QJsonObject &object);
  Result<ReadEvent> dahai(const QJsonObject &object);
  Result<ReadEvent> chi(const QJsonObject &object);
  Result<ReadEvent> pon(const QJsonObject &object);
  Result<ReadEvent> daiminkan(const QJsonObject &object);
  Result<ReadEvent> ankan(const QJsonObject &object);
  Result<ReadEvent> kakan(const QJsonObject &object);
  Result<ReadEvent> kita(const QJsonObject &object);
  Result<ReadEvent> reach(const QJsonObject &object);
  Result<ReadEvent> reachAccepted(const QJsonObject &object);
  Result<ReadEvent> dora(const QJsonObject &object);
  Result<ReadEvent> hora(const QJsonObject &object);
  Result<ReadEvent> ryukyoku(const QJsonObject &object);
  Result<ReadEvent> endKyoku(const QJsonObject &object);
  Result<ReadEvent> endGame(const QJsonObject &object);
  Result<ReadEvent> haipai(const QJsonObject &object);

  Result<ReadEvent> claim(const QJsonObject &object, MeldType type, std::size_t consumed);
  Result<ReadEvent> addMeld(int seat, const Meld &meld);

  void noteUnknown(const Entry &entry, const QJsonObject &object);
  void noteUnknownType(const QString &type, const QJsonObject &object);
  void playersAre(int players);
  void handBegins(const KyokuStarted &start);

  RuleSet m_base;
  int m_players = 4;
  bool m_playersStated = false;
  Scores m_scores{};
  int m_kyotaku = 0;
  std::array<Melds, 4> m_melds;
  Tile m_lastTile;                      // drawn, discarded or added last
  int m_kanSeat = -1;                   // seat whose next draw is a replacement tile
  std::optional<ReadEvent> m_openDeal;  // a start_kyoku whose hands come as `haipai`
  std::array<bool, 4> m_dealt{};
  std::set<std::string> m_unknownKeys;
};

}  // namespace janso
