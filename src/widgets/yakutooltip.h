// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of one yaku, beside the row that asked for it: text, values, an example hand, the rules.
//
// A child of the window, not a window of its own: it moves with it and is in every picture of it.
#pragma once

#include <QList>
#include <QRect>
#include <QWidget>
#include <memory>

#include "rules/ruleset.h"
#include "widgets/yakutexts.h"

namespace Ui {
class YakuTooltip;
}

namespace janso {

class TilePainter;

class YakuTooltip : public QWidget {
  Q_OBJECT

 public:
  explicit YakuTooltip(QWidget *parent);
  ~YakuTooltip() override;

  void setPainter(TilePainter *painter);
  void setRules(const RuleSet &rules) { m_rules = rules; }
  void setNaming(YakuNaming naming) { m_naming = naming; }

  // What it covers only when there is no other room (prompt, hand), in coordinates of the parent.
  void setKeepFree(const QList<QRect> &rects) { m_keepFree = rects; }

  // Whether the keys for pinning and closing are named in it.
  void setKeysShown(bool shown);

  // Beside `row` (coordinates of the parent), left of it when there is room. A pinned tooltip stays as it is.
  void showFor(YakuId id, const QRect &row);
  // Stays when the pointer goes, until it is closed.
  void setPinned(bool pinned);
  bool isPinned() const { return m_pinned; }
  YakuId yaku() const { return m_id; }
  // Unless it is pinned.
  void leave();
  void close();

 protected:
  void paintEvent(QPaintEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void fitTitle();
  void place(const QRect &row);

  std::unique_ptr<Ui::YakuTooltip> m_ui;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  YakuId m_id = YakuId::Riichi;
  QList<QRect> m_keepFree;
  bool m_pinned = false;
  bool m_pointsRight = true;
  int m_pointerY = 0;
};

}  // namespace janso
