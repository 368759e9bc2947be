// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Turns the entries of a paipu into recorded events.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <array>

#include "records/majiang/majiang.h"

namespace janso {

class MajiangReader {
 public:
  explicit MajiangReader(FilePlace place);

  // Reads one hand: its entries from the deal to the result.
  Result<bool> takeHand(const QJsonArray &entries);
  // Reads names, final scores and final points.
  Result<bool> takeEnd(const QJsonObject &game);
  RecordedGame finish() { return std::move(m_game); }

 private:
  using Handler = Result<bool> (MajiangReader::*)(const QJsonObject &);
  struct Entry {
    const char *name;
    Handler handler;
  };
  static const std::array<Entry, 9> kEntries;

  Result<bool> take(const QJsonObject &entry);
  Result<bool> qipai(const QJsonObject &deal);
  Result<bool> zimo(const QJsonObject &draw);
  Result<bool> gangzimo(const QJsonObject &draw);
  Result<bool> dapai(const QJsonObject &discard);
  Result<bool> fulou(const QJsonObject &claim);
  Result<bool> gang(const QJsonObject &kan);
  Result<bool> kaigang(const QJsonObject &indicator);
  Result<bool> hule(const QJsonObject &win);
  Result<bool> pingju(const QJsonObject &draw);

  Result<bool> draw(const QJsonObject &draw, bool rinshan);
  Result<bool> readYaku(const QJsonObject &win, HoraInfo &info, Stated &stated) const;
  Result<bool> readHand(const QJsonObject &win, HoraInfo &info) const;
  Result<int> seat(const QJsonObject &entry, const char *key) const;
  // Reads a list with one number for each wind; the result is by seat.
  Result<std::array<std::int32_t, 4>> bySeat(const QJsonValue &list, const char *what) const;
  std::size_t seatOf(qsizetype wind) const { return static_cast<std::size_t>((wind + m_dealer) % 4); }
  RecordedHand &hand() { return m_game.hands.back(); }
  void push(const Event &event, const Stated &stated = {}) {
    hand().events.push_back({{event, stated, {}}, m_place});
  }

  FilePlace m_place;
  RecordedGame m_game;
  int m_dealer = 0;
  bool m_inHand = false;
  int m_riichi = -1;  // seat whose riichi discard can still be won on
  std::array<bool, 4> m_inRiichi{};
};

}  // namespace janso
