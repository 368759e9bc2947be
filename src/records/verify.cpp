// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Proof by replay: the hands one by one, the transitions between them, and the end of the game.
#include "records/verify.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

#include "records/labelfaults.h"
#include "records/recordedoutcome.h"
#include "records/replay.h"
#include "records/replaywall.h"
#include "table/match.h"
#include "table/tally.h"

namespace janso {
namespace {

// How Tenhou's tables reckoned the final points, over the years and at special tables. A record does not name
// its table's way, so it must follow exactly one of these.
struct PointsScheme {
  std::array<std::int32_t, 4> uma;
  FinalRounding rounding;
  bool plain;     // no uma, no oka: gains and losses from the start
  bool halvesUp;  // to whole thousands, halves up also below zero; first place takes the balance
  std::optional<RecordRemark> variant;  // none: today's usual one
};
constexpr std::array kSchemes = {
    PointsScheme{{20000, 10000, -10000, -20000}, FinalRounding::Thousand4Down5Up, false, false, std::nullopt},
    PointsScheme{
        {10000, 5000, -5000, -10000}, FinalRounding::Thousand4Down5Up, false, false, RecordRemark::SmallUma},
    PointsScheme{
        {20000, 10000, -10000, -20000}, FinalRounding::None, false, false, RecordRemark::PointsNotRounded},
    PointsScheme{
        {20000, 10000, -10000, -20000}, FinalRounding::None, false, true, RecordRemark::PointsHalvesUp},
    PointsScheme{{0, 0, 0, 0}, FinalRounding::None, true, false, RecordRemark::PointsPlain},
};

// With three players the first gets what the last pays.
std::array<std::int32_t, 4> umaOfThree(const PointsScheme &scheme) {
  return {scheme.uma[0], 0, -scheme.uma[0], 0};
}

void roundHalvesUp(MatchResult &result) {
  std::int32_t others = 0;
  std::size_t first = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (result.place[seat] == 1) {
      first = seat;
      continue;
    }
    std::int32_t &points = result.finalPoints[seat];
    points = static_cast<std::int32_t>(std::floor((points + 500) / 1000.0)) * 1000;
    others += points;
  }
  result.finalPoints[first] = -others;
}

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
  return handName(shown) + ", " + std::to_string(start.kyotaku) +
         (start.kyotaku == 1 ? " stick" : " sticks") + ", scores " + numbersText(start.scores);
}

// Whether the record leaves open what a win was worth: a riichi without its ura indicators.
bool hidesResult(const RecordedHand &hand) {
  std::array<bool, 4> riichi{};
  for (const RecordedEvent &event : hand.events) {
    if (const auto *declared = std::get_if<Riichi>(&event.event()))
      riichi[static_cast<std::size_t>(declared->seat)] = true;
    const auto *win = std::get_if<Hora>(&event.event());
    if (win != nullptr && !event.stated().ura && riichi[static_cast<std::size_t>(win->info->winner)])
      return true;
  }
  return false;
}

// A hand whose win labels are being corrected.
struct CorrectedHand {
  RecordedHand hand;
  std::vector<std::string> faults;
  std::size_t labeled = 0;   // the last event whose label was found wrong; 0 = none
  bool paysByLabel = false;  // and somebody was paid what it said
};

class Verifier {
 public:
  Verifier(const RecordedGame &game, ProvedGame *proved)
      : m_game(game), m_info(game.info), m_proved(proved) {}
  VerifyReport run();

 private:
  void takeResult(const RecordedHand &hand);
  void keep(const HandReplay &played, const RecordedHand &hand, const Wall &wall);
  void playHand(const RecordedHand &hand);
  bool correct(CorrectedHand &hand, std::size_t event) const;
  void checkFirst(const RecordedHand &hand);
  RecordedHand completed(const RecordedHand &hand) const;
  NextHand nextByRules() const;
  void checkStart(RecordedHand &hand);
  bool losesPoints(const RecordedHand &hand, const RoundStart &next) const;
  void checkEnd();
  void checkPoints(const MatchResult &recorded);
  void checkAccount(const MatchResult &recorded);
  Disagreement told(const RecordedHand *hand, std::size_t event, const std::string &text) const;
  void disagree(const RecordedHand *hand, std::size_t event, const std::string &text) {
    m_report.disagreements.push_back(told(hand, event, text));
  }

  // A hand that was played to its end as recorded.
  struct Played {
    RoundStart start;
    RoundOutcome outcome;
  };
  // A variant is named once for a game.
  void follows(const Remark &variant) {
    if (std::find(m_report.variants.begin(), m_report.variants.end(), variant) == m_report.variants.end())
      m_report.variants.push_back(variant);
  }
  void leaves(const RecordedHand &hand, const RoundOutcome &outcome);

  const RecordedGame &m_game;
  MatchInfo m_info;
  std::optional<Played> m_played;            // the hand before, if it agreed
  std::array<std::uint8_t, 4> m_sticks{};    // of those left on the table from earlier hands, who bet them
  const RecordedHand *m_recorded = nullptr;  // as the record has the hand that is being played
  VerifyReport m_report;
  ProvedGame *m_proved;  // null: nobody wants it
};

Disagreement Verifier::told(const RecordedHand *hand, std::size_t event, const std::string &text) const {
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
  return disagreement;
}

NextHand Verifier::nextByRules() const {
  NextHand next = nextHand(m_info.rules, m_played->start, m_played->outcome);
  const Scores &scores = m_played->outcome.scores;
  if (m_game.endsOnTarget && !m_played->outcome.abortive &&
      m_played->start.round >= scheduledRounds(m_info.rules) &&
      *std::max_element(scores.begin(), scores.end()) >= m_info.rules.targetPoints)
    next.matchOver = true;
  return next;
}

// What a terse record leaves out of a deal follows from the hand before.
RecordedHand Verifier::completed(const RecordedHand &hand) const {
  RecordedHand full = hand;
  auto &start = std::get<KyokuStarted>(full.events.front().read.event);
  start.round = static_cast<std::uint8_t>(roundOf(m_info.rules, start.bakaze, start.kyoku));
  if (!m_played) {
    if (&hand == &m_game.hands.front())
      start.tally = startingTally(m_info.rules);
    return full;
  }
  const RoundStart next = nextHand(m_info.rules, m_played->start, m_played->outcome).start;
  const Stated &stated = hand.events.front().stated();
  if (!stated.round) {
    start.bakaze = next.bakaze;
    start.kyoku = next.kyoku;
    start.honba = next.honba;
    start.kyotaku = next.kyotaku;
  }
  if (start.bakaze == next.bakaze && start.kyoku == next.kyoku)
    start.round = next.round;
  if (!stated.scores)
    start.scores = next.scores;
  start.tally = next.tally;
  return full;
}

// Corrects what the record itself shows to be wrong about this win; false when there is nothing (more).
bool Verifier::correct(CorrectedHand &corrected, std::size_t event) const {
  RecordedHand &hand = corrected.hand;
  std::optional<CorrectedLabel> fixed = correctedSticks(hand, event);
  if (fixed) {
    hand.events[event] = fixed->event;
    corrected.faults.push_back(fixed->fault);
    return true;
  }
  const bool again = corrected.labeled == event && event > 0;
  fixed = correctedDora(hand, event, m_info.rules);
  if (!fixed)
    fixed = withoutLabel(hand, event, m_info.rules);
  if (!fixed && again) {
    fixed = withoutPayments(m_recorded->events[event], hand, event, m_info.rules);
    corrected.paysByLabel = corrected.paysByLabel || fixed.has_value();
  }
  if (!fixed)
    return false;
  hand.events[event] = fixed->event;
  // One wrong label shows in several places.
  if (!again)
    corrected.faults.push_back(fixed->fault);
  corrected.labeled = event;
  return true;
}

// A hand without tiles: its payments can be looked at, and how it leaves the match.
void Verifier::takeResult(const RecordedHand &hand) {
  ++m_report.hands;
  const bool draw = std::holds_alternative<Ryukyoku>(hand.events.back().event());
  m_report.draws += draw ? 1 : 0;
  m_report.wins += draw ? 0 : 1;
  const std::string wrong = paymentsFault(hand, m_info.rules);
  if (!wrong.empty())
    disagree(&hand, hand.events.size(), wrong);
  leaves(hand, recordedOutcome(hand, m_info.rules));
}

// A hand that agreed: the next one follows from it.
void Verifier::leaves(const RecordedHand &hand, const RoundOutcome &outcome) {
  m_played = Played{startOf(hand.start()), outcome};
  int bet = 0;
  for (const RecordedEvent &event : hand.events) {
    if (const auto *stick = std::get_if<RiichiAccepted>(&event.event())) {
      ++bet;
      ++m_sticks[static_cast<std::size_t>(stick->seat)];
    }
  }
  // Sticks are taken all at once or not at all.
  if (outcome.kyotaku < hand.start().kyotaku + bet)
    m_sticks.fill(0);
}

void Verifier::playHand(const RecordedHand &recorded) {
  ++m_report.hands;
  m_played.reset();
  const Result<Wall> wall = wallOf(recorded, m_info.rules);
  if (!wall) {
    disagree(&recorded, 0, wall.error().text);
    return;
  }
  m_recorded = &recorded;
  CorrectedHand corrected{recorded, {}, 0, false};
  std::optional<HandReplay> played;
  std::string wrong;
  do {
    played.emplace(m_info, corrected.hand, *wall);
    wrong = played->run();
  } while (!wrong.empty() && m_game.mayBeTyped && correct(corrected, played->matched()));
  const RecordedHand &hand = corrected.hand;
  for (const std::string &fault : corrected.faults)
    m_report.contradictions.push_back(told(&hand, hand.events.size(), fault));
  for (const Remark &variant : played->variants())
    follows(variant);
  const std::size_t matched = played->matched();
  m_report.events += static_cast<int>(matched);
  for (std::size_t i = 0; i < matched; ++i) {
    m_report.wins += std::holds_alternative<Hora>(hand.events[i].event()) ? 1 : 0;
    m_report.draws += std::holds_alternative<Ryukyoku>(hand.events[i].event()) ? 1 : 0;
  }
  if (wrong.empty() && m_proved != nullptr)
    keep(*played, hand, *wall);
  if (!wrong.empty()) {
    disagree(&hand, matched + 1, wrong);
  } else if (played->round().isOver() && !hidesResult(hand)) {
    RoundOutcome outcome = played->round().outcome();
    // The record goes on from what was paid.
    if (corrected.paysByLabel)
      outcome.scores = recordedOutcome(recorded, m_info.rules).scores;
    leaves(hand, outcome);
  }
}

void Verifier::keep(const HandReplay &played, const RecordedHand &hand, const Wall &wall) {
  ProvedHand proved{startOf(hand.start()), wall, played.events(), played.answers(), false};
  if (played.round().isOver()) {
    const bool last = m_recorded == &m_game.hands.back() && m_game.end.has_value();
    proved.events.emplace_back(KyokuEnded{played.round().outcome().dealerStays, last});
    proved.complete = true;
  }
  m_proved->hands.push_back(std::move(proved));
}

// Whether only the scores of this deal differ, and points have come from nowhere or gone.
bool Verifier::losesPoints(const RecordedHand &hand, const RoundStart &next) const {
  RoundStart recorded = startOf(hand.start());
  const Scores scores = recorded.scores;
  recorded.scores = next.scores;
  recorded.tally = next.tally;
  return recorded == next && hand.events.front().stated().scores &&
         std::accumulate(scores.begin(), scores.end(), 0) !=
             std::accumulate(next.scores.begin(), next.scores.end(), 0);
}

// Whether this hand is the one that must follow the hand before. Scores that cannot be are put right.
void Verifier::checkStart(RecordedHand &hand) {
  NextHand next = nextByRules();
  if (next.matchOver && !m_game.rulesKnown && m_info.rules.tenpaiYame != Yame::None) {
    // The oldest tables knew no end by the dealer's tenpai.
    RuleSet older = m_info.rules;
    older.tenpaiYame = Yame::None;
    next = nextHand(older, m_played->start, m_played->outcome);
    if (!next.matchOver) {
      m_info.rules = older;
      m_report.variants.push_back(recordRemark(RecordRemark::NoTenpaiStop));
    }
  }
  RoundStart recorded = startOf(hand.start());
  recorded.tally = next.start.tally;
  if (next.matchOver)
    disagree(&hand, 1, "under the rules the game is over, but another hand is recorded");
  else if (m_game.mayBeTyped && losesPoints(hand, next.start)) {
    m_report.contradictions.push_back(
        told(&hand, 1,
             "points have appeared or disappeared: the hand begins with the scores " +
                 numbersText(recorded.scores) + ", but the previous hand ends with " +
                 numbersText(next.start.scores)));
    std::get<KyokuStarted>(hand.events.front().read.event).scores = next.start.scores;
  } else if (hand.start().dealer != next.start.dealer(m_info.rules.players) || !(next.start == recorded))
    disagree(&hand, 1,
             "the record has " + startText(recorded) + "; under the rules it is " + startText(next.start));
}

// Under rules that are known a match begins with their points.
void Verifier::checkFirst(const RecordedHand &hand) {
  const KyokuStarted &first = hand.start();
  if (first.bakaze != 0 || first.kyoku != 0 || first.honba != 0 || !hand.events.front().stated().scores)
    return;
  if (!m_game.rulesKnown) {
    m_info.rules.startingPoints = first.scores[0];
    return;
  }
  Scores scores{};
  std::fill_n(scores.begin(), m_info.rules.players, m_info.rules.startingPoints);
  if (first.scores != scores)
    disagree(&hand, 1,
             "the game begins with " + numbersText(first.scores) + ", but under the rules with " +
                 numbersText(scores));
}

void Verifier::checkEnd() {
  const RecordedHand &hand = m_game.hands.back();
  const NextHand next = nextByRules();
  if (!next.matchOver && !next.canStop)
    disagree(nullptr, 0,
             "the game ends after " + handName(hand.start()) + ", but under the rules it continues");
  if (m_game.end->stated().scores)
    (this->*(m_game.rulesKnown || m_game.accountKnown ? &Verifier::checkAccount : &Verifier::checkPoints))(
        *std::get<MatchEnded>(m_game.end->event()).result);
}

// By rules that are known: what is settled beside the scores too.
void Verifier::checkAccount(const MatchResult &recorded) {
  RuleSet rules = m_info.rules;
  const LastHand last{m_played->outcome, m_played->start.tally, m_sticks, {}};
  const MatchResult made = finishMatch(rules, last);
  if (made.scores != recorded.scores) {
    disagree(
        nullptr, 0,
        "final scores: recorded " + numbersText(recorded.scores) + ", the table " + numbersText(made.scores));
    return;
  }
  if (!m_game.end->stated().finalPoints || made.finalPoints == recorded.finalPoints)
    return;
  rules.finalRounding = FinalRounding::None;
  if (!m_game.rulesKnown && finishMatch(rules, last).finalPoints == recorded.finalPoints)
    follows(recordRemark(RecordRemark::PointsNotRounded));
  else
    disagree(nullptr, 0,
             "final points: recorded " + numbersText(recorded.finalPoints) + ", the table " +
                 numbersText(made.finalPoints));
}

// By one of the ways that Tenhou's tables have had.
void Verifier::checkPoints(const MatchResult &recorded) {
  RuleSet rules = m_info.rules;
  std::string firstWrong;
  for (const PointsScheme &scheme : kSchemes) {
    rules.uma = rules.players == 3 ? umaOfThree(scheme) : scheme.uma;
    rules.finalRounding = scheme.rounding;
    if (scheme.plain) {
      rules.returnPoints = rules.startingPoints;
      rules.oka = 0;
    }
    MatchResult made = finishMatch(rules, m_played->outcome.scores, m_played->outcome.kyotaku);
    if (scheme.halvesUp)
      roundHalvesUp(made);
    if (made.scores != recorded.scores) {
      disagree(nullptr, 0,
               "final scores: recorded " + numbersText(recorded.scores) + ", the table " +
                   numbersText(made.scores));
      return;
    }
    if (!m_game.end->stated().finalPoints)
      return;
    if (made.finalPoints == recorded.finalPoints) {
      if (scheme.variant)
        m_report.variants.push_back(recordRemark(*scheme.variant));
      return;
    }
    if (firstWrong.empty())
      firstWrong = "final points: recorded " + numbersText(recorded.finalPoints) + ", the table " +
                   numbersText(made.finalPoints);
  }
  disagree(nullptr, 0, firstWrong);
}

VerifyReport Verifier::run() {
  m_report.complete = m_game.end.has_value();
  if (m_game.hands.empty())
    return m_report;
  m_report.notes = m_game.notes;
  checkFirst(m_game.hands.front());
  for (const RecordFault &fault : m_game.faults) {
    const RecordedHand *hand = fault.hand < m_game.hands.size() ? &m_game.hands[fault.hand] : nullptr;
    m_report.contradictions.push_back(told(hand, 0, fault.text));
  }
  for (const RecordedHand &recorded : m_game.hands) {
    const bool isFirst = &recorded == &m_game.hands.front();
    const Stated &stated = recorded.events.front().stated();
    if (recorded.afterGap)
      m_played.reset();
    if (!isFirst && !m_played && !(stated.round && stated.scores)) {
      // Where this hand starts followed from one that went wrong, or whose result the record does not tell.
      m_report.variants.push_back(recordRemark(RecordRemark::ResultsLeftOut));
      return m_report;
    }
    RecordedHand hand = completed(recorded);
    if (m_played)
      checkStart(hand);
    if (m_game.resultsOnly)
      takeResult(hand);
    else
      playHand(hand);
    if (!hand.isComplete() && &recorded != &m_game.hands.back())
      disagree(&hand, hand.events.size(), "the record breaks off and continues with another hand");
  }
  if (m_played && m_game.end)
    checkEnd();
  if (m_proved != nullptr) {
    m_proved->info = m_info;
    m_proved->complete = m_game.end.has_value();
    if (m_game.end && m_played) {
      m_proved->result = finishMatch(m_info.rules, {m_played->outcome, m_played->start.tally, m_sticks, {}});
      const MatchResult &recorded = *std::get<MatchEnded>(m_game.end->event()).result;
      m_proved->result->scores = recorded.scores;
      if (m_game.end->stated().finalPoints)
        m_proved->result->finalPoints = recorded.finalPoints;
    }
  }
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
  return verifyGame(game, nullptr);
}

VerifyReport verifyGame(const RecordedGame &game, ProvedGame *proved) {
  return Verifier(game, proved).run();
}

bool isProved(const RecordedGame &game, const VerifyReport &report) {
  // A hand that is left out of the comparison is counted nowhere.
  return !game.resultsOnly && report.disagreements.empty() &&
         report.hands == static_cast<int>(game.hands.size());
}

}  // namespace janso
