// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tests of the page of a review: it is shown while its review is still being made.
#pragma once

#include <QDate>
#include <QObject>
#include <QTest>
#include <memory>

#include "widgets/paint/tilepainter.h"
#include "widgets/review/reviewpage.h"
#include "widgets/review/reviewsamples.h"
#include "widgets/sentences/replaytexts.h"

namespace janso::test {

class ShownReview : public QObject {
 protected:
  // Before each test. reviewedSample() is the review that is being made.
  bool show() {
    m_names = replayNames(match());
    m_page = std::make_unique<ReviewPage>(&m_painter);
    m_page->resize(1280, 760);
    m_page->wait(match(), kDay, kReviewedSeat);
    m_page->show();
    return QTest::qWaitForWindowExposed(m_page.get());
  }
  static const MatchInfo &match() { return reviewedSample()->replay().info(); }
  template <class T>
  T *part(const char *name) const {
    return m_page->findChild<T *>(QString::fromLatin1(name));
  }

  static inline const QDate kDay{2026, 11, 28};
  TilePainter m_painter;
  std::unique_ptr<ReviewPage> m_page;
  SeatNames m_names;
};

}  // namespace janso::test
