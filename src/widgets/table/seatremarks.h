// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Short lines that the built-in bots say beside their plates: at a riichi, a win, and when they deal in.
//
// They follow from public events alone. They come and go at once, whatever is said of motions, stand in
// nobody's way and answer no pointer. Nothing runs while all are silent.
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QTimer>
#include <array>

#include "rules/event.h"
#include "widgets/sentences/remarktexts.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/tableitem.h"

namespace janso {

struct SeatRemark {
  int seat = 0;  // absolute
  RemarkOn occasion{};
  bool operator==(const SeatRemark &) const = default;
};
// Who says something to an event. It depends on nothing that not everybody sees.
QList<SeatRemark> remarksOn(const Event &event);

class SeatRemarks : public QObject {
  Q_OBJECT

 public:
  // `state` must outlive it; it alone changes TableState::remarks.
  explicit SeatRemarks(TableState &state, QObject *parent = nullptr);

  // `state` has taken the view after the event.
  void follow(const Event &event);
  void beSilent();

 Q_SIGNALS:
  void silenced();  // by itself

 private:
  TableState &m_state;
  QTimer m_ends;
};

// What is said now, each line beside the plate of its seat.
class RemarksItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(RemarksItem)

 public:
  RemarksItem(const TableState &state, TableHost &host, const PromptBar &prompt)
      : TableItem(state, host), m_prompt(prompt) {}
  // Where the line of a seat (rel) stands; null while it says nothing.
  QRect place(int rel) const { return m_places[static_cast<std::size_t>(rel)]; }

  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  QList<SpokenItem> spoken() override;

 private:
  QString textOf(int rel) const;
  QRect findPlace(int rel) const;
  QRegion area() const;

  const PromptBar &m_prompt;
  std::array<QString, 4> m_texts;  // by rel
  std::array<QRect, 4> m_places;
};

}  // namespace janso
