// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The card that explains why there is no win, no riichi or no call. Links in it lead to the glossary.
#pragma once

#include "widgets/table/tablecard.h"

namespace janso {

class TeachText;
class TilePainter;

class ReasonCard : public TableCard {
  Q_OBJECT

 public:
  // A tip describes the thing under the resting pointer, or is shown while a key is held.
  enum class Use { Reason, Tip };
  // `painter` must outlive the card. `scale`: of the text, see cardplace.h.
  ReasonCard(TilePainter &painter, const Place &place, const std::function<qreal()> &scale, QWidget *parent,
             Use use = Use::Reason);

  // `markup` as in widgets/lexicon/teachmarkup.h. `stays`: shown until it is closed, otherwise for as long as
  // it takes to read.
  void showCard(const QString &markup, bool stays);
  bool stays() const { return m_stays; }
  QString plain() const;
  QString markup() const;

 protected:
  QRect findPlace() override;
  qreal leastShrink() const override;

 private:
  int naturalWidth(int narrowest, int widest);

  TeachText *m_text;
  Place m_place;
  std::function<qreal()> m_scale;
  bool m_isTip;
  bool m_stays = false;
};

}  // namespace janso
