// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The library in the window: its page, the way from there to a replay and back, what it must know of the
// user.
#pragma once

#include <QObject>
#include <QString>

#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"

class QStackedWidget;

namespace janso {

class LibraryPage;
class MatchesDesk;
class ReplayDesk;
class ReviewDesk;
class WatchDesk;

class LibraryDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    QWidget *window = nullptr;
    QStackedWidget *stack = nullptr;
    Settings *settings = nullptr;
    MatchesDesk *matches = nullptr;
    ReplayDesk *replay = nullptr;
    WatchDesk *watching = nullptr;
    ReviewDesk *review = nullptr;
    QString folder;    // of the library; empty = what is imported is forgotten at the end
    QString journals;  // folder of the matches that are played here; empty = none are kept
  };
  // All parts must outlive the desk.
  explicit LibraryDesk(const Parts &parts);

  // Made when it is first asked for.
  LibraryPage *page();
  void open();
  bool isShown() const;
  // By its own wish.
  void leave();
  // A replay that was opened from here has been left: back to the list. False when it was not.
  bool comeBack();
  // The same of a review.
  bool comeBackFromReview();

 Q_SIGNALS:
  // The page is to be seen: whatever is on the screen gives way, then comes opened().
  void opening();
  void opened();
  void left();
  void problem(const QString &sentence);

 private:
  void connectPage();
  void applySetting(Setting id);
  void watch(const QString &link);
  void setMyNames();

  Parts m_parts;
  LatePage<LibraryPage> m_page;
  bool m_asked = false;    // for a replay, which is still being read
  bool m_returns = false;  // the replay that is open leads back here
  bool m_reviews = false;  // the review likewise, also while a replay is looked at from it
};

}  // namespace janso
