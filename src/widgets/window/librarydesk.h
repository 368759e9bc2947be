// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Manages the library in the window: its page, the way to replays and reviews, and what the library must know
// about the user.
#pragma once

#include <QObject>
#include <QString>

#include "widgets/settings/settings.h"
#include "widgets/window/latepage.h"
#include "widgets/window/part.h"

namespace janso {

class LibraryPage;
class MatchesDesk;
class PageHistory;
class ReplayDesk;
class ReviewDesk;
class WatchDesk;

class LibraryDesk : public QObject {
  Q_OBJECT

 public:
  struct Parts {
    Part<QWidget> window;
    Part<PageHistory> history;
    Part<Settings> settings;
    Part<MatchesDesk> matches;
    Part<ReplayDesk> replay;
    Part<WatchDesk> watching;
    Part<ReviewDesk> review;
    QString folder;    // of the library; empty = imports are not saved
    QString journals;  // folder of the matches played here; empty = no matches are kept
  };
  // All parts must outlive the desk.
  explicit LibraryDesk(const Parts &parts);

  // Made on first use.
  LibraryPage *page();
  void open();
  bool isShown() const { return m_page.isShown(); }

 Q_SIGNALS:
  void failed(const QString &sentence);

 private:
  void connectPage();
  void useNaming();
  void setMyNames();

  Parts m_parts;
  LatePage<LibraryPage> m_page;
};

}  // namespace janso
