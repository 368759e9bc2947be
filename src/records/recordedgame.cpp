// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A recorded game in Janso's own terms.
#include "records/recordedgame.h"

#include <QDate>
#include <QRegularExpression>
#include <array>

namespace janso {
namespace {

// Of seats and rounds; rounds of the dragons come after them.
constexpr std::array kWinds = {"East", "South", "West", "North", "Haku", "Hatsu", "Chun"};

// Seats moved on among those who play; an idle seat stays where it is.
struct Turn {
  int by = 0;
  int players = 4;
};

template <class T>
std::array<T, 4> turnedArray(const std::array<T, 4> &values, Turn by) {
  std::array<T, 4> out = values;
  for (int seat = 0; seat < by.players; ++seat)
    out[static_cast<std::size_t>((seat + by.by) % by.players)] = values[static_cast<std::size_t>(seat)];
  return out;
}

std::int8_t turnedSeat(std::int8_t seat, Turn by) {
  return seat < 0 ? seat : static_cast<std::int8_t>((seat + by.by) % by.players);
}

Meld turnedMeld(Meld meld, Turn by) {
  meld.from = turnedSeat(meld.from, by);
  return meld;
}

// One function for each event that names seats.
struct Turner {
  Turn by;

  Event operator()(const MatchStarted &event) const {
    MatchInfo info = *event.info;
    info.names = turnedArray(info.names, by);
    return MatchStarted{info};
  }
  Event operator()(KyokuStarted event) const {
    event.dealer = turnedSeat(event.dealer, by);
    event.scores = turnedArray(event.scores, by);
    event.hands = turnedArray(event.hands, by);
    return event;
  }
  Event operator()(Call event) const {
    event.seat = turnedSeat(event.seat, by);
    event.meld = turnedMeld(event.meld, by);
    return event;
  }
  Event operator()(const Hora &event) const {
    HoraInfo info = *event.info;
    info.winner = turnedSeat(info.winner, by);
    info.from = turnedSeat(info.from, by);
    for (Meld &meld : info.melds)
      meld = turnedMeld(meld, by);
    info.result.deltas = turnedArray(info.result.deltas, by);
    info.result.pao = turnedSeat(info.result.pao, by);
    info.scores = turnedArray(info.scores, by);
    return Hora{info};
  }
  Event operator()(const Ryukyoku &event) const {
    RyukyokuInfo info = *event.info;
    info.declarer = turnedSeat(info.declarer, by);
    info.tenpai = turnedArray(info.tenpai, by);
    info.nagashi = turnedArray(info.nagashi, by);
    info.hands = turnedArray(info.hands, by);
    info.deltas = turnedArray(info.deltas, by);
    info.scores = turnedArray(info.scores, by);
    return Ryukyoku{info};
  }
  Event operator()(const MatchEnded &event) const {
    MatchResult result = *event.result;
    result.scores = turnedArray(result.scores, by);
    result.place = turnedArray(result.place, by);
    result.finalPoints = turnedArray(result.finalPoints, by);
    return MatchEnded{result};
  }
  Event operator()(const DoraRevealed &event) const { return event; }
  Event operator()(const KyokuEnded &event) const { return event; }
  template <class T>
  Event operator()(T event) const {
    event.seat = turnedSeat(event.seat, by);
    return event;
  }
};

}  // namespace

std::string toText(FilePlace place) {
  std::string text = "line " + std::to_string(place.line);
  if (place.column > 0)
    text += ", column " + std::to_string(place.column);
  return text;
}

bool RecordedHand::isComplete() const {
  const Event &last = events.back().event();
  return std::holds_alternative<Hora>(last) || std::holds_alternative<Ryukyoku>(last);
}

bool useRules(RecordedGame &game, const RuleSet &rules) {
  if (game.info.rules.players != rules.players)
    return false;
  if (game.rulesKnown)
    return true;
  const RuleSet told = game.info.rules;
  game.info.rules = rules;
  if (game.stated.length)
    game.info.rules.length = told.length;
  if (game.stated.redFives)
    game.info.rules.redFives = told.redFives;
  game.rulesKnown = true;
  game.endsOnTarget = false;
  return true;
}

QString dateIn(const QString &text) {
  struct Form {
    QRegularExpression pattern;
    int year, month, day;  // which group
  };
  static const std::array<Form, 3> forms{{
      {QRegularExpression(QStringLiteral("(?<!\\d)(\\d{4})(\\d{2})(\\d{2})\\d{2}gm-")), 1, 2, 3},
      {QRegularExpression(QStringLiteral("(?<!\\d)(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})(?!\\d)")), 1, 3, 4},
      {QRegularExpression(QStringLiteral("(?<!\\d)(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)")), 3, 1, 2},
  }};
  for (const Form &form : forms) {
    const QRegularExpressionMatch match = form.pattern.match(text);
    const QDate date(match.captured(form.year).toInt(), match.captured(form.month).toInt(),
                     match.captured(form.day).toInt());
    if (match.hasMatch() && date.isValid())
      return date.toString(Qt::ISODate);
  }
  return {};
}

std::string handName(const KyokuStarted &start) {
  std::string text = kWinds[start.bakaze % kWinds.size()];
  text += ' ' + std::to_string(start.kyoku + 1);
  if (start.honba > 0)
    text += ", " + std::to_string(start.honba) + " honba";
  return text;
}

std::string windName(int seat, int dealer, int players) {
  return kWinds[static_cast<std::size_t>((seat - dealer + 2 * players) % players)];
}

ReadEvent turned(const ReadEvent &read, int by, int players) {
  ReadEvent out = read;
  out.event = std::visit(Turner{{by, players}}, read.event);
  out.scoresAfter = turnedArray(read.scoresAfter, {by, players});
  return out;
}

}  // namespace janso
