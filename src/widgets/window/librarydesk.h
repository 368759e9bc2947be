// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the library in the window: its page, the way to a replay and back, and what the library must know
// about the user.
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
    QString folder;    // of the library; empty = imports are not saved
    QString journals;  // folder of the matches played here; empty = no matches are kept
  };
  // All parts must outlive the desk.
  explicit LibraryDesk(const Parts &parts);

  // Made on first use.
  LibraryPage *page();
  void open();
  bool isShown() const;
  // Leaves the page at the user's request.
  void close();
  // Returns to the list after a replay opened from here was left. Returns false if the replay was not opened
  // from here.
  bool reopen();
  // The same for a review.
  bool reopenFromReview();

 Q_SIGNALS:
  // The page is about to be shown: everything else must close. opened() follows.
  void opening();
  void opened();
  void closed();
  void failed(const QString &sentence);

 private:
  void connectPage();
  void applySetting(Setting id);
  void watch(const QString &link);
  void setMyNames();

  Parts m_parts;
  LatePage<LibraryPage> m_page;
  bool m_asked = false;    // for a replay that is still being read
  bool m_returns = false;  // the open replay leads back here
  bool m_reviews = false;  // the open review leads back here, also while a replay opened from it is shown
};

}  // namespace janso
