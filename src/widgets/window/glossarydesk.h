// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opens the glossary for a window: from its menu, and from every link of a TeachText in it or in a dialog of
// it.
#pragma once

#include <QObject>
#include <QPointer>

#include "rules/yakuid.h"

class QWidget;

namespace janso {

class GlossaryDialog;
class TilePainter;

class GlossaryDesk : public QObject {
  Q_OBJECT

 public:
  // Both must outlive it; `painter` may be nullptr.
  GlossaryDesk(QWidget *window, TilePainter *painter, QObject *parent = nullptr);

  // At the term, or as it was left when there is none.
  void open(const QString &term = {});
  GlossaryDialog *dialog() const;
  // As GlossaryDialog says.
  void setYakuListThere(bool there);

 Q_SIGNALS:
  void yakuWanted(janso::YakuId id);

 protected:
  bool eventFilter(QObject *object, QEvent *event) override;

 private:
  QWidget *m_window = nullptr;
  TilePainter *m_painter = nullptr;
  bool m_yakuListThere = true;
  QPointer<GlossaryDialog> m_dialog;
};

}  // namespace janso
