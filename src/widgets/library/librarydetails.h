// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The pane beside the list: one match with its players, scores and hands. Its file is read in another thread;
// of several matches that are pointed at quickly only the last is shown.
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
class SaidPanel;

class LibraryDetails : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryDetails(QWidget *parent = nullptr);
  ~LibraryDetails() override;

  // Nothing: nothing is chosen. `query`: which names are mine.
  void show(const std::optional<ListedGame> &game, const LibraryQuery &query);
  void setNaming(YakuNaming naming);
  SaidPanel *said() const;
  // Of the match that is shown; nullptr while it is read, or where it cannot be.
  const MatchDetails *details() const { return m_details ? &*m_details : nullptr; }
  QString problem() const { return m_problem; }  // why it cannot be read; empty = it can
  bool isBusy() const { return m_busy; }
  int mySeatShown() const;  // -1 = none of the match is mine

 Q_SIGNALS:
  // The match that was asked for is there, or cannot be read.
  void shown();
  // A hand of it is to be looked at, from 0.
  void handWanted(int hand);

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
  QWidget *m_area = nullptr;  // scrolls what is told
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
