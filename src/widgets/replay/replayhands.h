// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The hands of a replayed game as a list: name, what the seat at the bottom won or lost, how it ended.
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
  // The results of this hand and of those behind it are not told; -1 = all are.
  void setHiddenFrom(int hand);
  // So many hands there are, as far as one may know; -1 = all.
  void setKnownHands(int hands);
  // Points lost by the choices of the seat at the bottom, by hand; empty = not known.
  void setLosses(const std::vector<int> &points);

  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;

 private:
  struct Row {
    QString name;
    std::optional<HandEnd> end;  // nothing where the record stops before
    std::array<std::int32_t, 4> deltas{};
  };
  QString text(int row) const;
  void changed();

  std::vector<Row> m_rows;
  std::vector<int> m_losses;
  bool m_isPlayed = false;  // the last hand may not be over yet
  int m_seat = 0;
  int m_hiddenFrom = -1;
  int m_known = -1;
  YakuNaming m_naming = YakuNaming::Romaji;
};

// Rows as high as their wrapped text: a style sheet's padding is left out of Qt's own reckoning.
class ReplayHandDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

}  // namespace janso
