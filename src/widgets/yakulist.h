// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of all yaku, grouped by value or by how near the hand in play is to them: a model of rows and a
// view that paints them.
//
// Rows are reached with the arrow keys; group titles are skipped. Rows change in place; their order changes
// only while nobody points at them.
#pragma once

#include <QListView>
#include <QStandardItemModel>
#include <memory>
#include <optional>
#include <vector>

#include "rules/ruleset.h"
#include "widgets/yakutexts.h"
#include "widgets/yakuwatch.h"

namespace janso {

class TilePainter;
class YakuRowDelegate;

enum class YakuFilter { All, Closed, Open, InHand, Possible };
enum class YakuOrder { Value, Nearness };
// The fixed words of the settings file: "value", "nearness".
YakuOrder yakuOrderOf(const QString &word);
QString yakuOrderWord(YakuOrder order);

class YakuList : public QListView {
  Q_OBJECT

 public:
  explicit YakuList(QWidget *parent = nullptr);

  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // For the tiles that help; must outlive the list.
  void setPainter(TilePainter *painter);
  // How the yaku stand to the hand: made ones get an amber dot, the others the tiles that they are away.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);
  void setFilter(YakuFilter filter, const QString &text);
  void setOrder(YakuOrder order);
  YakuOrder order() const { return m_order; }
  // Rebuilds the rows: names, language or ruleset have changed.
  void rebuild();

  std::optional<YakuId> current() const;
  void setCurrent(YakuId id);
  QRect rowRect(YakuId id) const;  // in the viewport
  int yakuRows() const;            // shown ones
  std::vector<YakuId> shownYaku() const;
  // What the hand in play says about it, in the markup of teachtext.h; empty where no hand is known.
  QString answerOf(YakuId id) const;

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
  void focusOutEvent(QFocusEvent *event) override;
  void hideEvent(QHideEvent *event) override;
  void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

 private:
  // A title or a yaku under it.
  struct Row {
    std::optional<YakuId> id;
    QString title;
    bool operator==(const Row &) const = default;
  };

  bool isKnown() const { return m_situation->answers.known; }
  const YakuAnswer &answer(YakuId id) const { return m_situation->answers[id]; }
  bool shows(const YakuText &text) const;
  QString groupOf(const YakuText &text) const;
  std::vector<const YakuText *> ordered() const;
  std::vector<Row> wantedRows() const;
  void fillTitle(QStandardItem &item, const QString &title) const;
  void fillRow(QStandardItem &item, YakuId id) const;
  // Brings the rows up to date; in place where they are the same.
  void refresh();
  void fillRows();

  QStandardItemModel m_model;
  YakuRowDelegate *m_delegate;
  std::vector<Row> m_rows;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  std::shared_ptr<const YakuSituation> m_situation;
  YakuFilter m_filter = YakuFilter::All;
  YakuOrder m_order = YakuOrder::Value;
  QString m_text;
  std::optional<YakuId> m_hovered;
};

}  // namespace janso
