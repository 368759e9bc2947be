// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Short lines that the built-in bots say next to their plates: at a riichi, a win, and when they deal in.
//
// They depend only on public events. They appear and disappear without animation, whatever the motion options
// are, cover nothing important and ignore the pointer. No timer runs while nobody speaks.
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
// The remarks that an event prompts. They depend only on what every player can see.
QList<SeatRemark> remarksOn(const Event &event);

class SeatRemarks : public QObject {
  Q_OBJECT

 public:
  // `state` must outlive it. Only this object changes TableState::remarks.
  explicit SeatRemarks(TableState &state, QObject *parent = nullptr);

  // `state` already holds the view after the event.
  void follow(const Event &event);
  void silence();

 Q_SIGNALS:
  void silenced();  // automatically

 private:
  TableState &m_state;
  QTimer m_ends;
};

// Paints the current remarks, each next to the plate of its seat.
class RemarksItem : public TableItem {
  Q_DECLARE_TR_FUNCTIONS(RemarksItem)

 public:
  RemarksItem(const TableState &state, TableHost &host, const PromptBar &prompt)
      : TableItem(state, host), m_prompt(prompt) {}
  // The rectangle of the line of a relative seat; null while the seat says nothing.
  QRect place(int rel) const { return m_places[static_cast<std::size_t>(rel)]; }

  QRegion refresh() override;
  void paint(QPainter &painter, const QRect &clip) override;
  QList<SpokenItem> spoken() override;

 private:
  QString textOf(int rel) const;
  QRect findPlace(int rel) const;
  QRegion area() const;

  const PromptBar &m_prompt;
  std::array<QString, 4> m_texts;  // by relative seat
  std::array<QRect, 4> m_places;
};

}  // namespace janso
