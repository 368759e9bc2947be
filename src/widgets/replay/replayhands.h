// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The hands of a replayed game as a list: name, gain or loss of the seat at the bottom, and how the hand
// ended.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QStyledItemDelegate>
#include <array>
#include <optional>
#include <vector>

#include "records/handend.h"
#include "replay/replay.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

class ReplayHandsModel : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit ReplayHandsModel(QObject *parent = nullptr) : QAbstractListModel(parent) {}

  void setGame(const Replay &replay, const std::array<QString, 4> &names);
  void setSeat(int seat);
  void setNaming(YakuNaming naming);
  // Hides the results of this hand and all later ones; -1 = shows all.
  void setHiddenFrom(int hand);
  // The number of hands that may be known to exist; -1 = all.
  void setKnownHands(int hands);
  // Points lost by the decisions of the seat at the bottom, by hand; empty = unknown.
  void setLosses(const std::vector<int> &points);

  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;

 private:
  struct Row {
    QString name;
    std::optional<HandEnd> end;  // nothing if the record stops before the end
    std::array<std::int32_t, 4> deltas{};
  };
  QString text(int row) const;
  void changed();

  std::vector<Row> m_rows;
  std::vector<int> m_losses;
  bool m_isPlayed = false;  // the last hand may still be in progress
  int m_seat = 0;
  int m_hiddenFrom = -1;
  int m_known = -1;
  YakuNaming m_naming = YakuNaming::Romaji;
};

// Makes rows as high as their wrapped text, because Qt's own computation leaves out the padding of a style
// sheet.
class ReplayHandDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace janso
