// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// mjai lines as events: for game files and for programs that follow a game.
//
// Tolerant of the known dialects: an object or a list of objects a line, any name of the ura indicators,
// deals in separate `haipai` objects, scores, tsumogiri flags and results left out, unknown types and keys
// passed over (unknownKeys() tells of those that may bear on the outcome); three players with three entries
// by seat or with four, and either word for a North set aside. What a line leaves out is filled in from what
// went before where that is certain, and `Stated` says what the line itself said.
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

// Which parts of an event its source gave; the others are derived or empty.
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
  bool pao = false;          // Hora: whether somebody is liable, and who
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
  // `base`: the rules that the lines do not speak of; when they turn out to be of three players and `base` is
  // not, the three-player Tenhou rules.
  explicit MjaiReader(const RuleSet &base);

  // As the lines say; most say it only with the deal, so a MatchStarted may come with the rules of another
  // number.
  int players() const { return m_players; }
  // `base`, or what took its place.
  const RuleSet &rules() const { return m_base; }
  // What lines of the game, a deal or an end said by words that are not known, as "hora: 'uradora'".
  const std::set<std::string> &unknownKeys() const { return m_unknownKeys; }

  // The events of one line; none for an empty line, an unknown type or a part of a deal. The error is one
  // sentence without the line number; after it the reader may go on with the next line.
  Result<std::vector<ReadEvent>> readLine(const QByteArray &line);
  Result<std::vector<ReadEvent>> readObject(const QJsonObject &object);

 private:
  using Events = std::vector<ReadEvent>;
  using Handler = Result<ReadEvent> (MjaiReader::*)(const QJsonObject &);
  struct Entry {
    const char *type;
    Handler handler;
    const char *keys;  // between spaces, those that it may have; empty: nobody looks
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
  int m_kanSeat = -1;                   // its next draw is a replacement tile
  std::optional<ReadEvent> m_openDeal;  // a start_kyoku whose hands come as `haipai`
  std::array<bool, 4> m_dealt{};
  std::set<std::string> m_unknownKeys;
};

}  // namespace janso
