// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One term of the glossary on a card in the window of the text that links to it.
//
// The card is beside the text where the window has the room, otherwise below or above it; it never covers the
// link that was followed. Everything else in the window stays usable. Esc closes the card first, whatever has
// the focus.
#pragma once

#include <QFrame>
#include <QPointer>
#include <memory>

#include "widgets/lexicon/glossary.h"

namespace Ui {
class TermCard;
}

namespace janso {

class TilePainter;

class TermCard : public QFrame {
  Q_OBJECT

 public:
  // `painter` may be nullptr; otherwise it must outlive the card.
  TermCard(TilePainter *painter, QWidget *window);
  ~TermCard() override;

  // Shows the entry under the words that were followed, for the link at `link` of the text `source`.
  void open(const GlossaryEntry &entry, const QString &words, QWidget *source, const QRect &link);
  // Gives the focus back to where it was.
  void close();
  QString term() const { return m_term; }  // id of the entry shown

 Q_SIGNALS:
  void glossaryRequested(const QString &term);

 protected:
  bool event(QEvent *event) override;  // its own links change the card
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fill(const GlossaryEntry &entry, const QString &words);
  void place();
  QRect column() const;
  int heightFor(int width) const;

  std::unique_ptr<Ui::TermCard> m_ui;
  QPointer<QWidget> m_source;
  QPointer<QWidget> m_focusBefore;
  QRect m_link;  // in the source
  QString m_term;
};

}  // namespace janso
