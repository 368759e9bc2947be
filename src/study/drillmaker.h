// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Makes questions and reads saved matches in another thread, so that the window never waits, not even when it
// is closed meanwhile. Lives in the window's thread; one job runs at a time.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "coach/drill.h"
#include "study/latestjob.h"

namespace janso {

class DrillMaker : public QObject {
  Q_OBJECT

 public:
  // `folder`: the folder of saved matches; empty = there are none.
  explicit DrillMaker(const QString &folder, QObject *parent = nullptr);

  // Requests a question; made() follows, unless another question is requested before that. `saved`: take it
  // from saved matches where they fit (DrillRequest::pool is set here). A prepared question is announced at
  // once, but never from within this call.
  void ask(DrillRequest request, bool saved);
  // Makes a question in advance.
  void prepare(DrillRequest request, bool saved);
  // Makes the next question read the saved matches again.
  void clearMatches();

 Q_SIGNALS:
  void made(const std::shared_ptr<const janso::DrillQuestion> &question);

 private:
  struct Order {
    DrillRequest request;
    bool saved = false;
    bool operator==(const Order &other) const {
      return request.id == other.request.id && request.seed == other.request.seed &&
             request.number == other.request.number && request.level == other.request.level &&
             saved == other.saved;
    }
  };
  struct Done {
    std::shared_ptr<const DrillPool> pool;  // null: none was requested
    std::shared_ptr<const DrillQuestion> question;
  };
  static Done work(const Order &order, const QString &folder, const std::shared_ptr<const DrillPool> &pool);
  void start(const Order &order);
  void jobDone(const Order &order, int reading, const Done &done);
  void finished(const Order &order, const std::shared_ptr<const DrillQuestion> &question);

  QString m_folder;
  LatestJob m_job;
  std::shared_ptr<const DrillPool> m_pool;
  int m_reading = 0;              // increases when the matches are forgotten
  std::optional<Order> m_wanted;  // to be announced
  std::optional<Order> m_running;
  std::optional<Order> m_next;  // to be made in advance
  std::optional<std::pair<Order, std::shared_ptr<const DrillQuestion>>> m_ready;
};

}  // namespace janso
