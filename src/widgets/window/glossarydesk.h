// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Opens the glossary from a window's menu, and a card with one of its terms beside every text in the window
// or in one of its dialogs that links to it.
#pragma once

#include <QObject>
#include <QPointer>

#include "rules/yakuid.h"

class QWidget;

namespace janso {

class GlossaryDialog;
class TermCard;
class TermEvent;
class TilePainter;

class GlossaryDesk : public QObject {
  Q_OBJECT

 public:
  // Window and painter must outlive it; `painter` may be nullptr.
  GlossaryDesk(QWidget *window, TilePainter *painter, QObject *parent = nullptr);

  // Opens the glossary at the term; without a term, as it was left.
  void open(const QString &term = {});
  GlossaryDialog *dialog() const;
  // The card opened last; nullptr if there is none.
  TermCard *card() const;
  // As in GlossaryDialog.
  void setYakuListThere(bool there);

 Q_SIGNALS:
  void yakuRequested(janso::YakuId id);

 protected:
  bool eventFilter(QObject *object, QEvent *event) override;

 private:
  void openCard(const TermEvent &event);

  QWidget *m_window = nullptr;
  TilePainter *m_painter = nullptr;
  bool m_yakuListThere = true;
  QPointer<GlossaryDialog> m_dialog;
  QPointer<TermCard> m_card;
};

}  // namespace janso
