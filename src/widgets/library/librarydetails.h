// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pane next to the list with one match: its players, scores and hands. Its file is read in another
// thread; if several matches are selected in quick succession, only the last is shown.
#pragma once

#include <QWidget>
#include <array>
#include <memory>
#include <optional>

#include "study/latestjob.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/library/libraryquery.h"
#include "widgets/library/matchdetails.h"

class QLabel;

namespace Ui {
class LibraryDetails;
}

namespace janso {

class MatchHandsModel;
class NotesPanel;

class LibraryDetails : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryDetails(QWidget *parent = nullptr);
  ~LibraryDetails() override;

  // Nothing = no match is selected. `query`: determines which names are the user's.
  void show(const std::optional<ListedGame> &game, const LibraryQuery &query);
  void setNaming(YakuNaming naming);
  NotesPanel *notesPanel() const;
  // The details of the match on show; nullptr while it is being read, or if it cannot be.
  const MatchDetails *details() const { return m_details ? &*m_details : nullptr; }
  QString problem() const { return m_problem; }  // why the match cannot be read; empty = it can
  bool isBusy() const { return m_busy; }
  int mySeatShown() const;  // -1 = no seat of the match is the user's

 Q_SIGNALS:
  // The requested match has been read, or cannot be.
  void shown();
  // Requests to view a hand of the match, from 0.
  void handRequested(int hand);

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  struct Line {
    QLabel *place = nullptr;
    QLabel *name = nullptr;
    QLabel *score = nullptr;
  };
  void build();
  void take(const Result<MatchDetails> &read);
  void fill();
  void fillStanding();
  void fit();

  std::unique_ptr<Ui::LibraryDetails> m_ui;
  QWidget *m_area = nullptr;  // scrolls the contents
  MatchHandsModel *m_hands;
  std::array<Line, 4> m_lines;
  std::optional<ListedGame> m_game;
  LibraryQuery m_query;
  std::optional<MatchDetails> m_details;
  QString m_problem;
  YakuNaming m_naming = YakuNaming::Romaji;
  bool m_busy = false;
  LatestJob m_job;
};

}  // namespace janso
