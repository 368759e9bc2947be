// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The picture of a seat with its wind; of a person, a button that offers the emblems.
#pragma once

#include <QAbstractButton>
#include <QMenu>

namespace janso {

class PortraitButton : public QAbstractButton {
  Q_OBJECT

 public:
  explicit PortraitButton(QWidget *parent = nullptr);

  void setWind(int wind) { m_wind = wind; }  // 0..3; before what is shown
  // A portrait as paint/portraits.h names it, of somebody called `name`, that cannot be changed.
  void showPortrait(const QString &portrait, const QString &name);
  // That of a person, which can.
  void showEmblem(const QString &emblem);

  QSize sizeHint() const override { return {44, 44}; }
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  void emblemChosen(const QString &emblem);

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  void offer();
  void describe(const QString &what);

  QMenu m_menu;
  int m_wind = 0;
  QString m_portrait;
  QString m_emblem;  // empty: what is shown cannot be changed
};

}  // namespace janso
