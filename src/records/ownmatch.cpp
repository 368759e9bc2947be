// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "records/ownmatch.h"

#include <QBuffer>
#include <algorithm>
#include <string>
#include <utility>

#include "records/journalreplay.h"
#include "table/wall.h"

namespace janso {
namespace {

// Whether the hand was dealt from this wall.
bool isDealtFrom(const Wall &wall, const KyokuStarted &start, int players) {
  if (start.doraIndicator != wall.doraIndicators[0])
    return false;
  for (int turn = 0; turn < players; ++turn) {
    HandTiles dealt;
    for (int k = 0; k < 13; ++k)
      insertSorted(dealt, wall.live[static_cast<std::size_t>(dealtIndex(turn, k, players))]);
    HandTiles hand = start.hands[static_cast<std::size_t>((start.dealer + turn) % players)];
    std::sort(hand.begin(), hand.end());
    if (!(hand == dealt))
      return false;
  }
  return true;
}

void count(const Event &event, VerifyReport &report) {
  ++report.events;
  report.hands += std::holds_alternative<KyokuStarted>(event) ? 1 : 0;
  report.wins += std::holds_alternative<Hora>(event) ? 1 : 0;
  report.draws += std::holds_alternative<Ryukyoku>(event) ? 1 : 0;
  report.complete = report.complete || std::holds_alternative<MatchEnded>(event);
}

Disagreement outcomeFault(const std::string &text) {
  Disagreement found;
  found.text = text;
  return found;
}

// Every hand, one after the other, against the wall that the seed gives it.
void checkWalls(const JournalHeader &header, const std::vector<Event> &events, VerifyReport &report) {
  std::uint32_t number = 0;
  for (const Event &event : events) {
    const auto *start = std::get_if<KyokuStarted>(&event);
    if (start == nullptr)
      continue;
    const Wall wall = makeWall(header.seed, number++, header.rules);
    if (!isDealtFrom(wall, *start, header.rules.players))
      report.disagreements.push_back(
          outcomeFault(handName(*start) + ": the deal differs from the wall that the seed gives for hand " +
                       std::to_string(number)));
  }
  report.notes.push_back(recordRemark(
      RecordRemark::WallsMade, {std::to_string(number), toHex(header.seed), wallCommitment(header.seed)}));
}

}  // namespace

Result<Journal> journalOf(const QByteArray &bytes) {
  QBuffer buffer;
  buffer.setData(bytes);
  buffer.open(QIODevice::ReadOnly);
  JournalResult<Journal> journal = readJournalSoFar(buffer, {});
  if (journal && !journal->damage)
    return std::move(journal).value();
  const JournalProblem &problem = journal ? *journal->damage : journal.problem();
  if (problem.fault == JournalFault::OtherVersion)
    return fileFault(FileFault::OtherVersion);
  return Error{problem.detail}.in(toText(FilePlace{std::max(problem.line, 1), 0}));
}

VerifyReport verifyJournal(const Journal &journal) {
  VerifyReport report;
  const JournalResult<ReplayedJournal> replayed = replayJournal(journal);
  if (!replayed) {
    report.disagreements.push_back(outcomeFault(replayed.error().text));
    return report;
  }
  for (const Event &event : replayed->events)
    count(event, report);
  if (journal.header.branch)
    report.notes.push_back(recordRemark(RecordRemark::PlayedOn));
  else
    checkWalls(journal.header, replayed->events, report);
  if (journal.truncated)
    report.notes.push_back(recordRemark(RecordRemark::LastLineCut));
  return report;
}

}  // namespace janso
