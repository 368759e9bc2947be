// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Tags and notes of one or several matches: all that any of them has. Changing one changes it in every match
// that has it; a new one is added to all matches.
#pragma once

#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

#include "library/sidefile.h"
#include "study/latestjob.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace janso {

class FlowLayout;

class NotesPanel : public QWidget {
  Q_OBJECT

 public:
  using Change = std::function<void(SideEntry &)>;

  explicit NotesPanel(QWidget *parent = nullptr);

  // Shows those of the matches with these hashes. `file`: from LibraryFolder::matchesFile(), read in another
  // thread.
  void show(const QString &file, const QStringList &hashes);
  QStringList hashes() const { return m_hashes; }
  QStringList tags() const { return m_tags; }
  const std::vector<SideNote> &notes() const { return m_notes; }
  bool isBusy() const { return m_job.isBusy(); }

 Q_SIGNALS:
  // Requests to apply a change to the entry of each match.
  void changeRequested(const janso::NotesPanel::Change &change);
  // Tags and notes are shown.
  void shown();
  void failed(const QString &reason);

 protected:
  void changeEvent(QEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void build();
  void take(const std::vector<SideEntry> &entries);
  void fill();
  void fillTags();
  void fillTexts();
  void addTag();
  void addNote();
  void editNote();
  void removeNote();
  QString askForNote(const QString &title, const QString &text);
  const SideNote *chosenNote() const;

  QStringList m_hashes;
  QStringList m_tags;
  std::vector<SideNote> m_notes;
  FlowLayout *m_flow;
  QLabel *m_about;
  QLineEdit *m_tag;
  QPushButton *m_note;
  QListWidget *m_list;
  std::vector<QPushButton *> m_chips;
  LatestJob m_job;
};

}  // namespace janso
