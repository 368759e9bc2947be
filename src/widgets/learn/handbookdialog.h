// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The handbook in a window of its own: chapters to choose or search on the left, the chapter on the right.
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "widgets/lexicon/handbook.h"

class QVBoxLayout;

namespace Ui {
class HandbookDialog;
}

namespace janso {

class TilePainter;

class HandbookDialog : public QDialog {
  Q_OBJECT

 public:
  // `words` gives the keys and menus as they are now. `painter` may be nullptr; otherwise it must outlive the
  // dialog. Shows the first chapter.
  HandbookDialog(HandbookWords words, TilePainter *painter, QWidget *parent = nullptr);
  ~HandbookDialog() override;

  // Shows this chapter from its top, and clears the search. Ignores an id that no chapter has.
  void showChapter(const QString &id);
  QString chapter() const;  // id of the chapter shown
  // Reads the keys again and fills in the text.
  void updateWords();

 protected:
  // Follows links to other chapters; links to the glossary go on to the parent window.
  bool event(QEvent *event) override;
  bool eventFilter(QObject *object, QEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  void fillList();
  void chooseRow(int row);
  // Shows the chapter from this block on; -1 = from its top.
  void showBlock(const HandbookChapter &chapter, int block);
  void fillChapter();
  void scrollTo(int block);
  // Remembers the chapter shown for going back.
  void visit(const HandbookChapter &chapter);
  void step(std::vector<const HandbookChapter *> &from, std::vector<const HandbookChapter *> &to);
  void selectShown();

  std::unique_ptr<Ui::HandbookDialog> m_ui;
  HandbookWords m_words;
  TilePainter *m_painter;
  const HandbookChapter *m_shown = nullptr;
  std::vector<HandbookHit> m_hits;  // the rows of the list
  std::vector<QWidget *> m_blocks;  // one widget for each block of the chapter shown
  std::vector<const HandbookChapter *> m_back;
  std::vector<const HandbookChapter *> m_forward;
  int m_wantedBlock = -1;    // scrolled to as soon as the chapter has its heights
  bool m_searching = false;  // what a search shows is visited once, not with each letter
};

}  // namespace janso
