// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Something that has just happened, told to who listens: spoken at once, wherever the focus is.
//
// To a screen reader: from Qt 6.8 on as an announcement; before, as a notification that comes to be shown,
// which is what Orca reads without being asked. To speech of our own (settings/speech.h): as an event, which
// it sees as a filter of the application. Belongs to the window's thread.
#pragma once

#include <QEvent>
#include <QString>

class QWidget;

namespace janso {

// How long it is worth hearing.
enum class Told {
  Passing,  // until the next of its kind: a draw, a discard
  Lasting,  // however late: calls, wins, ends, answers, what went wrong
  Focus,    // where the focus has come to, which is what is asked. Its text is made by who speaks
};

// Accepted by who speaks it.
class ToldEvent : public QEvent {
 public:
  ToldEvent(QString words, Told howLong);
  static QEvent::Type kind();

  const QString text;
  const Told told;
};

// Somebody listens: a screen reader, or speech of our own.
bool isHeard();

// Nothing happens where nobody listens, or `text` is empty. `about`: what it belongs to, in a window.
void announce(QWidget *about, const QString &text, Told told = Told::Lasting);

// What has the focus in `widget` is another than before. A screen reader is told by other ways.
void announceFocus(QWidget *widget);

}  // namespace janso
