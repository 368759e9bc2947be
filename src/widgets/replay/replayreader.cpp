// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayreader.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

// Milliseconds between two events.
constexpr std::array<int, ReplayReader::kSpeeds> kPauses{2400, 1400, 800, 400, 150};

// More events than that at once are a jump.
constexpr int kMostSteps = 8;

}  // namespace

ReplayReader::ReplayReader(QObject *parent) : QObject(parent) {
  connect(&m_clock, &QTimer::timeout, this, &ReplayReader::tick);
}

void ReplayReader::open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
                        std::optional<ReplayPlace> at, int seat) {
  close();
  m_limit.reset();
  m_replay = std::move(replay);
  m_store = notes != nullptr ? std::move(notes) : std::make_shared<UnsavedNotes>();
  m_notes = m_store->load();
  const ReplayPosition left = m_notes.position.value_or(ReplayPosition{});
  m_place = m_replay->clamped(at.value_or(left.place));
  m_seat = std::clamp(seat >= 0 ? seat : left.seat, 0, m_replay->players() - 1);
  Q_EMIT optionsChanged();
  Q_EMIT notesChanged();
  Q_EMIT moved(false);
}

void ReplayReader::grow(std::shared_ptr<const Replay> replay, bool undone) {
  const bool follows = m_place == m_replay->last();
  m_replay = std::move(replay);
  m_place = m_replay->clamped(m_place);
  Q_EMIT grown();
  const ReplayPlace last = m_replay->last();
  if (undone) {
    m_place = follows ? last : m_place;
    Q_EMIT moved(false);
  } else if (follows && m_replay->indexOf(last) - m_replay->indexOf(m_place) > kMostSteps) {
    go(last);
  } else {
    while (follows && step(ReplayStep::One, true)) {
    }
  }
}

void ReplayReader::close() {
  setPlaying(false);
  if (!isOpen())
    return;
  save();
}

// --- Where ---

void ReplayReader::go(ReplayPlace place) {
  const ReplayPlace there = std::min(m_replay->clamped(place), m_limit.value_or(m_replay->last()));
  if (there == m_place)
    return;
  const bool stepped = m_replay->indexOf(there) == m_replay->indexOf(m_place) + 1;
  m_place = there;
  Q_EMIT moved(stepped);
}

void ReplayReader::setLimit(std::optional<ReplayPlace> limit) {
  m_limit = limit;
  if (m_limit)
    go(m_place);
}

bool ReplayReader::step(ReplayStep step, bool forwards) {
  const std::optional<ReplayPlace> there =
      forwards ? m_replay->next(m_place, step, m_seat) : m_replay->previous(m_place, step, m_seat);
  const ReplayPlace from = m_place;
  if (there)
    go(*there);
  return m_place != from;
}

bool ReplayReader::stepAmong(std::vector<ReplayPlace> places, bool forwards) {
  std::ranges::sort(places);
  const auto there =
      forwards ? std::ranges::upper_bound(places, m_place) : std::ranges::lower_bound(places, m_place);
  if (forwards ? there == places.end() : there == places.begin())
    return false;
  go(forwards ? *there : *std::prev(there));
  return true;
}

bool ReplayReader::stepBookmark(bool forwards) {
  std::vector<ReplayPlace> noted;
  for (const auto &[place, name] : m_notes.bookmarks)
    noted.push_back(place);
  for (const auto &[place, text] : m_notes.notes)
    noted.push_back(place);
  return stepAmong(std::move(noted), forwards);
}

void ReplayReader::setSeat(int seat) {
  const int players = m_replay->players();
  m_seat = (seat % players + players) % players;
  Q_EMIT moved(false);
}

// --- What is shown ---

void ReplayReader::setHands(HandsShown hands) {
  if (hands == m_hands)
    return;
  m_hands = hands;
  Q_EMIT optionsChanged();
  Q_EMIT moved(false);
}

// --- Autoplay ---

void ReplayReader::setPlaying(bool playing) {
  if (playing == isPlaying())
    return;
  if (playing)
    m_clock.start(kPauses[static_cast<std::size_t>(m_speed - 1)]);
  else
    m_clock.stop();
  Q_EMIT optionsChanged();
}

void ReplayReader::setSpeed(int speed) {
  m_speed = std::clamp(speed, 1, kSpeeds);
  m_clock.setInterval(kPauses[static_cast<std::size_t>(m_speed - 1)]);
  Q_EMIT optionsChanged();
}

void ReplayReader::setStopsAtChoices(bool stops) {
  m_stopsAtChoices = stops;
  Q_EMIT optionsChanged();
}

void ReplayReader::tick() {
  const bool further = step(ReplayStep::One, true);
  if (!further || m_place == m_limit.value_or(m_replay->last()) ||
      (m_stopsAtChoices && m_replay->choiceAt(m_place, m_seat) != nullptr))
    setPlaying(false);
}

// --- Notes ---

void ReplayReader::save() {
  m_notes.position = ReplayPosition{m_place, m_seat};
  if (const std::optional<Error> error = m_store->save(m_notes))
    Q_EMIT saveFailed(faultText(*error));
}

void ReplayReader::keep() {
  save();
  Q_EMIT notesChanged();
}

void ReplayReader::setBookmarked(bool bookmarked) {
  if (bookmarked)
    m_notes.bookmarks.try_emplace(m_place);
  else
    m_notes.bookmarks.erase(m_place);
  keep();
}

QString ReplayReader::bookmarkName() const {
  const auto found = m_notes.bookmarks.find(m_place);
  return found == m_notes.bookmarks.end() ? QString() : found->second;
}

void ReplayReader::setBookmarkName(const QString &name) {
  const auto found = m_notes.bookmarks.find(m_place);
  if (found == m_notes.bookmarks.end() || found->second == name)
    return;
  found->second = name;
  keep();
}

QString ReplayReader::note() const {
  const auto found = m_notes.notes.find(m_place);
  return found == m_notes.notes.end() ? QString() : found->second;
}

void ReplayReader::setNote(const QString &text) {
  if (text == note())
    return;
  if (text.trimmed().isEmpty())
    m_notes.notes.erase(m_place);
  else
    m_notes.notes[m_place] = text;
  keep();
}

}  // namespace janso
