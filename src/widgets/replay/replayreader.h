// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Who reads a replay: where the reader is, what is shown to it, what it has noted. No widget.
//
// A step forwards to the next event is told apart from a jump, so that it can be animated. Nothing runs but
// the clock of the autoplay.
#pragma once

#include <QObject>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "replay/replay.h"
#include "replay/replaynotes.h"
#include "rules/event.h"
#include "rules/seatview.h"

namespace janso {

// Whose hands lie open. AsThen shows nothing that the seat did not know: no waits of others, no wall to come.
enum class HandsShown { Own, All, AsThen };

class ReplayReader : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSpeeds = 5;

  explicit ReplayReader(QObject *parent = nullptr);

  // Begins where it was left, else at the start; `at` and `seat` (-1 = none) come first. `notes` may be null:
  // then nothing is kept.
  void open(std::shared_ptr<const Replay> replay, std::shared_ptr<ReplayNotesStore> notes,
            std::optional<ReplayPlace> at = std::nullopt, int seat = -1);
  // The match that is open has gone on, in the other program that plays it: who was at its end stays there,
  // event by event. `takenBack`: it does not go on from what was there before.
  void grow(std::shared_ptr<const Replay> replay, bool takenBack);
  // Keeps where the reader is.
  void leave();
  bool isOpen() const { return m_replay != nullptr; }
  const Replay &replay() const { return *m_replay; }
  std::shared_ptr<const Replay> shared() const { return m_replay; }
  // Everything is shown anew.
  void refresh() { Q_EMIT moved(false); }

  // --- Where ---
  ReplayPlace place() const { return m_place; }
  int seat() const { return m_seat; }
  void go(ReplayPlace place);
  // Nobody goes further than this place; nothing = to the end.
  void setLimit(std::optional<ReplayPlace> limit);
  // False when there is nothing further.
  bool step(ReplayStep step, bool forwards);
  bool stepBookmark(bool forwards);
  void setSeat(int seat);

  // --- What is shown ---
  HandsShown hands() const { return m_hands; }
  void setHands(HandsShown hands);
  ReplayHands viewHands() const { return m_hands == HandsShown::All ? ReplayHands::All : ReplayHands::Own; }
  SeatView view() const { return m_replay->view(m_place, m_seat, viewHands()); }
  // What led to a place, as the reader may see it.
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
  // Of the bookmark at this place; empty: it has none, or there is no bookmark.
  QString bookmarkName() const;
  // Nothing where there is no bookmark.
  void setBookmarkName(const QString &name);
  QString note() const;
  void setNote(const QString &text);

 Q_SIGNALS:
  // There is more of the match than before; then come the moves.
  void grown();
  // `stepped`: to the event after the place before; else a jump, also of the seat.
  void moved(bool stepped);
  void optionsChanged();
  void notesChanged();
  // What was noted, or where it was left; `reason` is one sentence.
  void notKept(const QString &reason);

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
