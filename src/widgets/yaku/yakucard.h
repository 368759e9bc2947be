// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The explanation of one yaku, in two layers of one fixed shape.
//
// The first layer has its names, its value, what the hand must have, the player's hand and what it lacks,
// and an example. It is as high for every yaku and every hand, so that nothing moves from one to the next.
// The second one, on request, goes on below it: the hand that only looks like it, common mistakes, what it
// goes with, and how often it wins; it is scrolled where there is no room.
#pragma once

#include <QWidget>
#include <memory>

#include "rules/ruleset.h"
#include "study/latestjob.h"
#include "study/yakuwatch.h"
#include "widgets/lexicon/yakutexts.h"

class QLabel;

namespace Ui {
class YakuCard;
}

namespace janso {

class TilePainter;

class YakuCard : public QWidget {
  Q_OBJECT

 public:
  explicit YakuCard(QWidget *parent = nullptr);
  ~YakuCard() override;

  void setPainter(TilePainter *painter);
  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // How the hand in play relates to each yaku; unknown answers leave that part empty.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);

  // `ownHand`: with a part about the hand in play; false on a page about a finished hand.
  void explain(YakuId id, bool ownHand = true);
  YakuId yaku() const { return m_id; }
  // Opens or closes the second layer.
  void setMore(bool more);
  bool isMore() const { return m_more; }
  // Names the key that opens the second layer, where the pointer can't reach the button.
  void setMoreByKey(bool byKey);

  // The height of the first layer in pixels, the same for every yaku and every hand.
  int firstHeight(int width);
  // Whether the first layer has its example; the second always has it.
  void setExampleShown(bool shown);
  // The first layer has only names, value, and what the hand must have.
  void setBrief(bool brief);
  // Everything except the pictures, in words.
  QString spoken() const;
  // The words of the first layer that the eye reads, without names of tiles.
  QString firstWords() const;
  void scrollBy(int pages);

 Q_SIGNALS:
  // The user asks for the second layer, or to close it.
  void moreRequested(bool more);

 protected:
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void fill();
  void fillHead();
  void fillOwnHand();
  bool showsOwnHand() const { return m_ownHand && (m_more || !m_brief); }
  void fillSecond();
  void fillFacts();
  void fit(int width);
  int asksHeight(int width) const;
  int valueWidth() const;
  void showAnother();

  std::unique_ptr<Ui::YakuCard> m_ui;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  YakuId m_id = YakuId::Riichi;
  std::shared_ptr<const YakuSituation> m_situation;  // may be null
  LatestJob m_anotherJob;
  unsigned m_anotherSeed = 0;
  bool m_ownHand = true;
  bool m_more = false;
  bool m_byKey = false;
  bool m_exampleShown = true;
  bool m_brief = false;
  int m_fitted = 0;  // the width that the parts are fitted to; 0 = none
};

}  // namespace janso
