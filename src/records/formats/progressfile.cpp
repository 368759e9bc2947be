// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads games with results only: one JSON object per line with the start and the result of each hand, final
// scores and final points.
//
//   {"id": .., "ruleset": "tenhou_4p", "length": "hanchan" or "tonpuu", "hands": [..], "final_scores": [..],
//    "final_points": [..]}
//   hand: {"round", "honba", "sticks", "dealer", "scores", "riichi": [whose stick was paid], "type",
//          "winners", "from", "tenpai", "deltas"}
//
// All lists are by player. Player 0 need not be the first dealer.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

#include "records/formats/gamefile.h"
#include "records/recordedgame.h"
#include "rules/presets/presets.h"

namespace janso {
namespace {

struct TypeName {
  const char *text;
  DrawType type;
};
constexpr std::array kProgressDraws = {
    TypeName{"exhaustive", DrawType::Exhaustive},   TypeName{"nagashi_mangan", DrawType::NagashiMangan},
    TypeName{"kyuushu_kyuuhai", DrawType::Kyuushu}, TypeName{"suufon_renda", DrawType::Suufon},
    TypeName{"suucha_riichi", DrawType::Suucha},    TypeName{"suukaikan", DrawType::Suukaikan},
    TypeName{"sanchahou", DrawType::TripleRon},
};

class ProgressLine {
 public:
  explicit ProgressLine(FilePlace place) : m_place(place) {}
  Result<RecordedGame> read(const QJsonObject &line);

 private:
  Result<bool> readHand(const QJsonObject &line);
  Result<bool> readWins(const QJsonObject &line);
  Result<bool> readEnd(const QJsonObject &line);
  Result<std::vector<int>> seats(const QJsonValue &players) const;
  Result<std::array<std::int32_t, 4>> bySeat(const QJsonValue &numbers, double unit) const;
  std::size_t seatOf(int player) const {
    return static_cast<std::size_t>((player - m_first + m_players) % m_players);
  }
  void push(const Event &event, const Stated &stated) {
    m_game.hands.back().events.push_back({{event, stated, {}}, m_place});
  }

  FilePlace m_place;
  RecordedGame m_game;
  int m_players = 4;
  int m_first = -1;  // the player who deals first
};

Result<std::vector<int>> ProgressLine::seats(const QJsonValue &players) const {
  std::vector<int> out;
  for (const QJsonValue &each : players.toArray()) {
    const int player = each.toInt(-1);
    if (player < 0 || player >= m_players)
      return Error{"players are 0 to " + std::to_string(m_players - 1)};
    const int seat = static_cast<int>(seatOf(player));
    if (std::find(out.begin(), out.end(), seat) != out.end())
      return Error{"player " + std::to_string(player) + " is named twice"};
    out.push_back(seat);
  }
  return out;
}

Result<std::array<std::int32_t, 4>> ProgressLine::bySeat(const QJsonValue &numbers, double unit) const {
  const QJsonArray list = numbers.toArray();
  std::array<std::int32_t, 4> out{};
  if (list.size() != m_players)
    return Error{"there must be " + std::to_string(m_players) + " numbers"};
  for (int i = 0; i < m_players; ++i) {
    const double number = list[i].toDouble(kMostRecordedPoints) * unit;
    if (!(std::abs(number) < kMostRecordedPoints))
      return Error{"a number is out of range"};
    out[seatOf(i)] = static_cast<std::int32_t>(std::lround(number));
  }
  return out;
}

Result<bool> ProgressLine::readWins(const QJsonObject &line) {
  const Result<std::vector<int>> winners = seats(line.value(QLatin1String("winners")));
  const Result<std::vector<int>> from = seats(QJsonArray{line.value(QLatin1String("from"))});
  const Result<std::array<std::int32_t, 4>> deltas = bySeat(line.value(QLatin1String("deltas")), 1);
  const bool ron = line.value(QLatin1String("type")) == QLatin1String("ron");
  if (!winners || winners->empty() || winners->size() > 3 || (ron && !from))
    return Error{"the winners or the discarder are not players"};
  if (!deltas)
    return deltas.error().in("deltas");
  for (std::size_t i = 0; i < winners->size(); ++i) {
    HoraInfo info;
    info.winner = static_cast<std::int8_t>((*winners)[i]);
    info.from = static_cast<std::int8_t>(ron ? from->front() : -1);
    if (i == 0)
      info.result.deltas = *deltas;  // of all wins together
    Stated stated;
    stated.deltas = true;
    push(Hora{info}, stated);
  }
  return true;
}

Result<bool> ProgressLine::readHand(const QJsonObject &line) {
  const auto number = [&](const char *key, int most) {
    const int value = line.value(QLatin1String(key)).toInt(-1);
    return value >= 0 && value <= most ? value : -1;
  };
  const int round = number("round", 15);
  const int honba = number("honba", 200);
  const int sticks = number("sticks", 200);
  const int dealer = number("dealer", m_players - 1);
  if (round < 0 || honba < 0 || sticks < 0 || dealer < 0 || round % 4 >= m_players)
    return Error{"round, honba, sticks or dealer are out of range"};
  if (m_first < 0)
    m_first = (dealer - round % 4 + m_players) % m_players;
  KyokuStarted start;
  start.bakaze = start.round = static_cast<std::uint8_t>(round / 4);
  start.kyoku = static_cast<std::uint8_t>(round % 4);
  start.honba = static_cast<std::uint8_t>(honba);
  start.kyotaku = static_cast<std::uint8_t>(sticks);
  start.dealer = static_cast<std::int8_t>(seatOf(dealer));
  const Result<std::array<std::int32_t, 4>> scores = bySeat(line.value(QLatin1String("scores")), 1);
  if (!scores)
    return scores.error().in("scores");
  start.scores = *scores;
  const Result<std::vector<int>> riichi = seats(line.value(QLatin1String("riichi")));
  if (!riichi)
    return riichi.error().in("riichi");
  m_game.hands.emplace_back();
  Stated stated;
  stated.round = stated.scores = true;
  push(start, stated);
  for (int seat : *riichi)
    push(RiichiAccepted{static_cast<std::int8_t>(seat)}, {});

  const QString type = line.value(QLatin1String("type")).toString();
  if (type == QLatin1String("ron") || type == QLatin1String("tsumo"))
    return readWins(line);
  const auto *draw = std::find_if(kProgressDraws.begin(), kProgressDraws.end(),
                                  [&](const TypeName &name) { return type == QLatin1String(name.text); });
  if (draw == kProgressDraws.end())
    return Error{'"' + type.left(20).simplified().toStdString() + "\" is neither a win nor a draw"};
  RyukyokuInfo info;
  info.type = draw->type;
  const Result<std::vector<int>> tenpai = seats(line.value(QLatin1String("tenpai")));
  const Result<std::array<std::int32_t, 4>> deltas = bySeat(line.value(QLatin1String("deltas")), 1);
  if (!tenpai || !deltas)
    return tenpai ? deltas.error().in("deltas") : tenpai.error().in("tenpai");
  for (int seat : *tenpai)
    info.tenpai[static_cast<std::size_t>(seat)] = true;
  info.deltas = *deltas;
  Stated told;
  told.drawType = told.deltas = told.tenpai = true;
  push(Ryukyoku{info}, told);
  return true;
}

Result<bool> ProgressLine::readEnd(const QJsonObject &line) {
  const Result<std::array<std::int32_t, 4>> scores = bySeat(line.value(QLatin1String("final_scores")), 1);
  const Result<std::array<std::int32_t, 4>> points = bySeat(line.value(QLatin1String("final_points")), 1000);
  if (!scores || !points)
    return (scores ? points : scores).error().in("final scores and points");
  MatchResult result;
  result.scores = *scores;
  result.finalPoints = *points;
  Stated stated;
  stated.scores = stated.finalPoints = true;
  m_game.end = RecordedEvent{{MatchEnded{result}, stated, {}}, m_place};
  return true;
}

Result<RecordedGame> ProgressLine::read(const QJsonObject &line) {
  const std::string id = line.value(QLatin1String("ruleset")).toString().toStdString();
  const Preset *preset = findPreset(id);
  if (preset == nullptr)
    return Error{"there is no ruleset '" + id.substr(0, 40) + "'"};
  m_game.info.rules = preset->make();
  m_game.resultsOnly = true;
  m_players = m_game.info.rules.players;
  const bool tonpuu = line.value(QLatin1String("length")) == QLatin1String("tonpuu");
  m_game.info.rules.length = tonpuu ? MatchLength::East : MatchLength::South;
  const QJsonArray hands = line.value(QLatin1String("hands")).toArray();
  if (hands.isEmpty())
    return Error{"there are no hands"};
  for (qsizetype i = 0; i < hands.size(); ++i) {
    const Result<bool> taken = readHand(hands[i].toObject());
    if (!taken)
      return taken.error().in("hand " + std::to_string(i + 1));
  }
  const Result<bool> ended = readEnd(line);
  return ended ? Result<RecordedGame>(std::move(m_game)) : ended.error();
}

}  // namespace

GameFile readProgress(const QByteArray &bytes) {
  GameFile file;
  int number = 0;
  for (const QByteArray &line : bytes.split('\n')) {
    ++number;
    if (line.trimmed().isEmpty())
      continue;
    QJsonParseError wrong;
    const QJsonDocument document = QJsonDocument::fromJson(line, &wrong);
    Result<RecordedGame> game =
        wrong.error != QJsonParseError::NoError
            ? Result<RecordedGame>(Error{"not JSON: " + wrong.errorString().toStdString()})
            : ProgressLine({number, 0}).read(document.object());
    if (!game) {
      file.broken = game.error().in(toText({number, 0}));
      return file;
    }
    file.games.push_back(std::move(game).value());
  }
  return file;
}

}  // namespace janso
