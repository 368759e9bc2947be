// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all yaku, grouped by value: a model of rows and a view that paints them.
//
// Rows are reached with the arrow keys; group titles are skipped.
#pragma once

#include <QListView>
#include <QSet>
#include <QStandardItemModel>
#include <optional>

#include "rules/ruleset.h"
#include "widgets/yakutexts.h"

namespace janso {

enum class YakuFilter { All, Closed, Open, InHand };

class YakuList : public QListView {
  Q_OBJECT

 public:
  explicit YakuList(QWidget *parent = nullptr);

  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // Yaku that the hand already has get an amber dot.
  void setInHand(const QSet<YakuId> &inHand);
  void setFilter(YakuFilter filter, const QString &text);
  // Rebuilds the rows: names, language or ruleset have changed.
  void rebuild();

  std::optional<YakuId> current() const;
  void setCurrent(YakuId id);
  QRect rowRect(YakuId id) const;  // in the viewport
  int yakuRows() const;            // shown ones

 Q_SIGNALS:
  void rowChosen(janso::YakuId id, const QRect &row);  // by a key; the rectangle is the viewport's
  void rowHovered(janso::YakuId id, const QRect &row);
  void rowLeft();
  void rowActivated(janso::YakuId id);

 protected:
  void mouseMoveEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

 private:
  bool shows(const YakuText &text) const;
  void addTitle(const QString &title);
  void addRow(const YakuText &text);

  QStandardItemModel m_model;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  QSet<YakuId> m_inHand;
  YakuFilter m_filter = YakuFilter::All;
  QString m_text;
  std::optional<YakuId> m_hovered;
};

}  // namespace janso
