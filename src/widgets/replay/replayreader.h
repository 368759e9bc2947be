// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The state of reading a replay: the position, what is shown, and the notes. Independent of widgets.
//
// A step to the next event is distinguished from a jump, so that it can be animated. Nothing runs except the
// clock of the autoplay.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "replay/replay.h"
#include "replay/replaynotes.h"
#include "rules/event.h"
#include "rules/legal/seatview.h"

namespace janso {

// Which hands are open. AsThen shows nothing that the seat did not know at the time: neither the waits of
// others nor the rest of the wall.
enum class HandsShown { Own, All, AsThen };

class ReplayReader : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSpeeds = 5;

  explicit ReplayReader(QObject *parent = nullptr);

  // Opens at the position where it was left, otherwise at the start; `at` and `seat` (-1 = none) take
  // precedence. If `notes` is null, nothing is saved.
  void open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
            std::optional<ReplayPlace> at = std::nullopt, int seat = -1);
  // The open match has continued in the other program that plays it: a reader at its end stays at the end,
  // event by event. `undone`: moves were undone, so it does not continue from what was there before.
  void grow(std::shared_ptr<const Replay> replay, bool undone);
  // Saves the position.
  void close();
  bool isOpen() const { return m_replay != nullptr; }
  const Replay &replay() const { return *m_replay; }
  std::shared_ptr<const Replay> shared() const { return m_replay; }
  // Emits moved() so that everything is shown again.
  void refresh() { Q_EMIT moved(false); }

  // --- Position ---
  ReplayPlace place() const { return m_place; }
  int seat() const { return m_seat; }
  void go(ReplayPlace place);
  // The last position that can be reached; nothing = no limit.
  void setLimit(std::optional<ReplayPlace> limit);
  // Returns false if there is nothing further.
  bool step(ReplayStep step, bool forwards);
  // Goes to the next or previous of these positions, which may be in any order. Returns false if there is
  // none.
  bool stepAmong(std::vector<ReplayPlace> places, bool forwards);
  bool stepBookmark(bool forwards);
  void setSeat(int seat);

  // --- What is shown ---
  HandsShown hands() const { return m_hands; }
  void setHands(HandsShown hands);
  ReplayHands viewHands() const { return m_hands == HandsShown::All ? ReplayHands::All : ReplayHands::Own; }
  SeatView view() const { return m_replay->view(m_place, m_seat, viewHands()); }
  // The event that led to a position, as the reader may see it.
  Event eventAt(ReplayPlace place) const { return m_replay->eventFor(place, m_seat, viewHands()); }

  // --- Autoplay ---
  bool isPlaying() const { return m_clock.isActive(); }
  void setPlaying(bool playing);
  int speed() const { return m_speed; }  // 1 .. kSpeeds
  void setSpeed(int speed);
  bool stopsAtChoices() const { return m_stopsAtChoices; }
  void setStopsAtChoices(bool stops);

  // --- Notes ---
  const ReplayNotes &notes() const { return m_notes; }
  bool isBookmarked() const { return m_notes.bookmarks.contains(m_place); }
  void setBookmarked(bool bookmarked);
  // The name of the bookmark at this position; empty if it has no name, or if there is no bookmark.
  QString bookmarkName() const;
  // Does nothing if there is no bookmark.
  void setBookmarkName(const QString &name);
  QString note() const;
  void setNote(const QString &text);

 Q_SIGNALS:
  // The match has more events than before; moved() follows.
  void grown();
  // `stepped`: to the next event; otherwise a jump, or a change of seat.
  void moved(bool stepped);
  void optionsChanged();
  void notesChanged();
  // A note or the position could not be saved; `reason` is one sentence.
  void saveFailed(const QString &reason);

 private:
  void tick();
  void save();
  void keep();

  std::shared_ptr<const Replay> m_replay;
  std::shared_ptr<ReplayNotesStore> m_store;
  ReplayNotes m_notes;
  ReplayPlace m_place;
  std::optional<ReplayPlace> m_limit;
  int m_seat = 0;
  HandsShown m_hands = HandsShown::Own;
  QTimer m_clock;
  int m_speed = 3;
  bool m_stopsAtChoices = false;
};

}  // namespace janso
