// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Announces events to users who listen: they are spoken at once, wherever the focus is.
//
// A screen reader gets an announcement from Qt 6.8 on; before that, a notification that becomes visible,
// which Orca reads by itself. Janso's own speech (settings/speech.h) gets an event, which it receives as a
// filter of the application. Use only in the window's thread.
#pragma once

#include <QEvent>
#include <QString>

class QWidget;

namespace janso {

// How long an announcement is worth hearing.
enum class AnnouncementKind {
  Transient,   // until the next of its kind: a draw, a discard
  Persistent,  // at any later time: calls, wins, ends, answers, problems
  Focus,       // the focus has moved; the receiver makes the text
};

// The receiver that speaks it accepts it.
class AnnouncementEvent : public QEvent {
 public:
  AnnouncementEvent(QString words, AnnouncementKind howLong);
  static QEvent::Type kind();

  const QString text;
  const AnnouncementKind announcementKind;
};

// Whether a screen reader or Janso's own speech is listening.
bool hasListener();

// Does nothing if nobody listens or `text` is empty. `about` is the widget that the text belongs to, in a
// window.
void announce(QWidget *about, const QString &text,
              AnnouncementKind announcementKind = AnnouncementKind::Persistent);

// Announces that the focus within `widget` has moved. Screen readers get this in other ways.
void announceFocus(QWidget *widget);

}  // namespace janso
