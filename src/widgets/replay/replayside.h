// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The panel at the side of a replay: the hands or the branches, facts about the position, bookmarks and the
// note.
#pragma once

#include <QFrame>
#include <QList>
#include <QString>
#include <memory>
#include <vector>

#include "replay/branchtree.h"
#include "widgets/replay/replaycommands.h"

class QPlainTextEdit;

namespace Ui {
class ReplaySide;
}

namespace janso {

class ReplayBookmarks;
class ReplayBranches;
class ReplayHandsModel;
class ReplayReader;
class TilePainter;

class ReplaySide : public QFrame {
  Q_OBJECT

 public:
  explicit ReplaySide(QWidget *parent = nullptr);
  ~ReplaySide() override;

  // Shows what `reader` has open, and draws the tiles in the facts with `painter`; both must outlive it. Call
  // it once, before anything else.
  void attach(ReplayReader &reader, TilePainter &painter);
  // While guessing, nothing here depends on what comes later; a watched match has no branches and no notes.
  void setMode(ReplayMode mode);
  // Hides how this hand and later ones end.
  void setHidesRest(bool hides);
  // Call it after the reader has moved.
  void showPlace();

  // --- Hands ---
  ReplayHandsModel &hands() const { return *m_hands; }
  // As ReplayHandsModel::setLosses().
  void setLosses(const std::vector<int> &points);

  // --- Branches ---
  ReplayBranches *branches() const;
  void setBranches(const BranchTree &tree, const BranchNotes &notes);
  // Shows the branches, or the hands if the branches are shown.
  void switchList();

  // --- Facts ---
  // Markup of lexicon/teachmarkup.h.
  void setFacts(const QString &markup);
  const QString &facts() const { return m_facts; }
  void announceFacts(const QString &text);
  // Adds a narrow widget below the facts, and becomes its owner.
  void addWidget(QWidget *widget);

  // --- Bookmarks and notes ---
  // Call it after a bookmark or note was changed.
  void showBookmarks();
  ReplayBookmarks *bookmarks() const { return m_bookmarks; }
  QPlainTextEdit *noteField() const;
  void writeNote();

  // As ReplayInput::Parts.
  QList<const QObject *> lists() const;
  QList<const QObject *> fields() const;

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void showList(bool hands);
  void showHand();
  void showNote();
  void showBranchCount();
  bool isSecret() const { return m_mode == ReplayMode::Guessing; }

  std::unique_ptr<Ui::ReplaySide> m_ui;
  ReplayReader *m_reader = nullptr;
  ReplayHandsModel *m_hands = nullptr;
  ReplayBookmarks *m_bookmarks = nullptr;
  QString m_facts;
  ReplayMode m_mode = ReplayMode::Reading;
  bool m_hidesRest = false;
};

}  // namespace janso
