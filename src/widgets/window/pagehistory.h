// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The visited pages of the window, one on top of the other: the top one is shown, and Back returns to the one
// below, with the focus where it was. The start page and the table are visits too.
//
// A page knows nothing of what is below it. The same page can be visited several times with different
// contents: each visit stores its own in its functions.
#pragma once

#include <QObject>
#include <QPointer>
#include <QStackedWidget>
#include <functional>
#include <vector>

namespace janso {

struct PageVisit {
  QWidget *page = nullptr;  // in the stack
  // The page is about to be covered or left, or the window closes: saves what resume() needs.
  std::function<void()> leave = {};
  // The page is shown again: restores the contents of this visit.
  std::function<void()> resume = {};
  // The visit was left or removed for good, and the next page is shown. Not called when the window closes.
  std::function<void()> end = {};
  bool endsMatch = false;  // a match in progress is left for it; otherwise it waits
  bool pinned = false;     // only remove() leaves it, not back()
};

class PageHistory : public QObject {
  Q_OBJECT

 public:
  // The stack must outlive it.
  explicit PageHistory(QStackedWidget *stack, QObject *parent = nullptr);

  QStackedWidget *stack() const { return m_stack; }
  // The page on top; nullptr if nothing was opened yet.
  QWidget *page() const;
  bool canGoBack() const;

  // Shows a page on top. Its contents must be loaded after this, because leave() of the page below it may
  // still need the old ones.
  void open(const PageVisit &visit);
  // The same in place of the visit on top.
  void replace(const PageVisit &visit);
  // Returns false if the visit on top is pinned, or is the only one.
  bool back();
  // Ends all visits of a page without calling leave(); what is below is shown if the page was on top.
  void remove(QWidget *page);
  // Calls leave() of the visit on top and keeps its focus; the visit stays. Before the window closes: leave()
  // of a visit may be called twice.
  void leave();

 Q_SIGNALS:
  // A page is about to be opened; the visit below it is still on top.
  void opening(const janso::PageVisit &visit);
  // Another visit is on top, or one below it was removed.
  void changed();

 private:
  struct Entry {
    PageVisit visit;
    QPointer<QWidget> focus = {};  // when it was left
  };
  void showTop();

  QStackedWidget *m_stack;
  std::vector<Entry> m_entries;  // the bottom one first
};

}  // namespace janso
