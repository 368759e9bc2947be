// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The yaku of a win, one row each.
//
// Rows take the keyboard focus. Both focus and mouse select the current yaku.
#pragma once

#include <QList>
#include <QWidget>

#include "rules/score.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/pageparts/pagescaler.h"
#include "widgets/results/pointedrow.h"

namespace janso {

// "Tanyao 断幺九 ......... 1 han"
class WinYakuRow : public PointedRow {
  Q_OBJECT

 public:
  WinYakuRow(const YakuHan &yaku, YakuNaming naming, QWidget *parent);
  YakuId yaku() const { return m_yaku.id; }
  void setNaming(YakuNaming naming);
  void setRevealed(bool revealed);
  bool isRevealed() const { return m_revealed; }
  void setPageScale(qreal scale) override;
  void setCompact(bool compact);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void pointedAt(janso::YakuId yaku, QRect globalRect);

 protected:
  void paintEvent(QPaintEvent *event) override;
  void look() override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QString value() const;
  QString unit() const;

  YakuHan m_yaku;
  QString m_name;
  QString m_second;
  bool m_revealed = true;
  bool m_compact = false;
  qreal m_scale = 1;
};

class WinYakuList : public QWidget, public PageScaled {
  Q_OBJECT

 public:
  explicit WinYakuList(QWidget *parent = nullptr);
  void setYaku(const WinResult &result, YakuNaming naming);
  void setNaming(YakuNaming naming);
  int count() const { return static_cast<int>(m_rows.size()); }
  WinYakuRow *row(int index) const { return m_rows[index]; }
  void setRevealed(int rows);  // -1 = all
  void setPageScale(qreal scale) override;

 Q_SIGNALS:
  void pointedAt(janso::YakuId yaku, QRect globalRect);
  void left();

 private:
  QList<WinYakuRow *> m_rows;
  qreal m_scale = 1;
};

}  // namespace janso
