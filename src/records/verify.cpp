// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Proof by replay: hands one by one, what lies between them, and the end of the game.
#include "records/verify.h"

#include <algorithm>
#include <array>
#include <optional>

#include "records/replay.h"
#include "records/replaywall.h"
#include "table/match.h"

namespace janso {
namespace {

// How Tenhou's tables reckoned the final points, over the years and at special tables. A record does not name
// its table's way, so it must follow exactly one of these.
struct PointsScheme {
  std::array<std::int32_t, 4> uma;
  FinalRounding rounding;
  bool plain;  // no uma, no oka: gains and losses from the start
};
constexpr std::array kSchemes = {
    PointsScheme{{20000, 10000, -10000, -20000}, FinalRounding::Thousand4Down5Up, false},
    PointsScheme{{10000, 5000, -5000, -10000}, FinalRounding::Thousand4Down5Up, false},
    PointsScheme{{20000, 10000, -10000, -20000}, FinalRounding::None, false},
    PointsScheme{{0, 0, 0, 0}, FinalRounding::None, true},
};

std::string numbersText(const std::array<std::int32_t, 4> &numbers) {
  std::string text;
  for (std::int32_t number : numbers)
    text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::string startText(const RoundStart &start) {
  KyokuStarted shown;
  shown.bakaze = start.bakaze;
  shown.kyoku = start.kyoku;
  shown.honba = start.honba;
  return handName(shown) + ", " + std::to_string(start.kyotaku) + " sticks, scores " +
         numbersText(start.scores);
}

RoundStart startOf(const KyokuStarted &start) {
  RoundStart out;
  out.bakaze = start.bakaze;
  out.kyoku = start.kyoku;
  out.honba = start.honba;
  out.kyotaku = start.kyotaku;
  out.scores = start.scores;
  return out;
}

class Verifier {
 public:
  explicit Verifier(const RecordedGame &game) : m_game(game), m_info(game.info) {}
  VerifyReport run();

 private:
  // Whether the hand agreed to its end.
  bool playHand(const RecordedHand &hand);
  void checkNext(std::size_t index, const RoundOutcome &outcome);
  void checkEnd(const RoundOutcome &outcome);
  void checkPoints(const RoundOutcome &outcome, const MatchResult &recorded);
  void disagree(const RecordedHand *hand, std::size_t event, const std::string &text);

  const RecordedGame &m_game;
  MatchInfo m_info;
  std::optional<RoundOutcome> m_outcome;
  VerifyReport m_report;
};

void Verifier::disagree(const RecordedHand *hand, std::size_t event, const std::string &text) {
  Disagreement disagreement;
  disagreement.text = text;
  disagreement.event = static_cast<int>(event);
  if (hand != nullptr) {
    disagreement.hand = handName(hand->start());
    const std::size_t index = std::clamp<std::size_t>(event, 1, hand->events.size()) - 1;
    disagreement.place = hand->events[index].place;
  } else if (m_game.end) {
    disagreement.place = m_game.end->place;
  }
  m_report.disagreements.push_back(disagreement);
}

bool Verifier::playHand(const RecordedHand &hand) {
  ++m_report.hands;
  m_outcome.reset();
  const Result<Wall> wall = wallOf(hand, m_info.rules);
  if (!wall) {
    disagree(&hand, 0, wall.error().text);
    return false;
  }
  HandReplay replay(m_info, hand, *wall);
  const std::string wrong = replay.run();
  m_report.events += static_cast<int>(replay.matched());
  for (std::size_t i = 0; i < replay.matched(); ++i) {
    m_report.wins += std::holds_alternative<Hora>(hand.events[i].event()) ? 1 : 0;
    m_report.draws += std::holds_alternative<Ryukyoku>(hand.events[i].event()) ? 1 : 0;
  }
  if (!wrong.empty()) {
    disagree(&hand, replay.matched() + 1, wrong);
    return false;
  }
  if (replay.round().isOver())
    m_outcome = replay.round().outcome();
  return m_outcome.has_value();
}

void Verifier::checkNext(std::size_t index, const RoundOutcome &outcome) {
  const RecordedHand &hand = m_game.hands[index];
  const RecordedHand &following = m_game.hands[index + 1];
  const NextHand next = nextHand(m_info.rules, startOf(hand.start()), outcome);
  const RoundStart recorded = startOf(following.start());
  if (next.matchOver) {
    disagree(&following, 1,
             "the game is over after " + handName(hand.start()) + ", recorded is another hand");
  } else if (!(next.start == recorded)) {
    disagree(&following, 1,
             "the next hand is recorded as " + startText(recorded) + "; by the rules it is " +
                 startText(next.start));
  }
}

void Verifier::checkEnd(const RoundOutcome &outcome) {
  const RecordedHand &hand = m_game.hands.back();
  if (!nextHand(m_info.rules, startOf(hand.start()), outcome).matchOver)
    disagree(nullptr, 0, "the game ends after " + handName(hand.start()) + ", by the rules it goes on");
  if (m_game.end->stated().scores)
    checkPoints(outcome, *std::get<MatchEnded>(m_game.end->event()).result);
}

void Verifier::checkPoints(const RoundOutcome &outcome, const MatchResult &recorded) {
  RuleSet rules = m_info.rules;
  std::string firstWrong;
  for (const PointsScheme &scheme : kSchemes) {
    rules.uma = scheme.uma;
    rules.finalRounding = scheme.rounding;
    if (scheme.plain) {
      rules.returnPoints = rules.startingPoints;
      rules.oka = 0;
    }
    const MatchResult made = finishMatch(rules, outcome.scores, outcome.kyotaku);
    if (made.scores != recorded.scores) {
      disagree(nullptr, 0,
               "final scores: recorded " + numbersText(recorded.scores) + ", the table " +
                   numbersText(made.scores));
      return;
    }
    if (!m_game.end->stated().finalPoints || made.finalPoints == recorded.finalPoints)
      return;
    if (firstWrong.empty())
      firstWrong = "final points: recorded " + numbersText(recorded.finalPoints) + ", the table " +
                   numbersText(made.finalPoints);
  }
  disagree(nullptr, 0, firstWrong);
}

VerifyReport Verifier::run() {
  if (m_game.hands.empty())
    return m_report;
  const KyokuStarted &first = m_game.hands.front().start();
  if (first.bakaze == 0 && first.kyoku == 0 && first.honba == 0)
    m_info.rules.startingPoints = first.scores[0];
  for (std::size_t i = 0; i < m_game.hands.size(); ++i) {
    const bool last = i + 1 == m_game.hands.size();
    const bool agreed = playHand(m_game.hands[i]);
    if (agreed && !last)
      checkNext(i, *m_outcome);
    else if (agreed && m_game.end)
      checkEnd(*m_outcome);
    else if (!last && !m_game.hands[i].isComplete())
      disagree(&m_game.hands[i], m_game.hands[i].events.size(),
               "the record breaks off and goes on with another hand");
  }
  m_report.complete = m_game.end.has_value();
  return m_report;
}

}  // namespace

std::string toText(const Disagreement &disagreement) {
  std::string text = disagreement.hand;
  if (disagreement.event > 0)
    text += (text.empty() ? "event " : ", event ") + std::to_string(disagreement.event);
  if (disagreement.place.line > 0)
    text += (text.empty() ? "" : " ") + std::string("(") + toText(disagreement.place) + ")";
  return text + (text.empty() ? "" : ": ") + disagreement.text;
}

VerifyReport verifyGame(const RecordedGame &game) {
  return Verifier(game).run();
}

}  // namespace janso
