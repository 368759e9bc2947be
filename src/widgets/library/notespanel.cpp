// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/notespanel.h"

#include <QEvent>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cstddef>
#include <utility>

#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/wrapbutton.h"
#include "widgets/sentences/faulttexts.h"

namespace janso {

namespace {

constexpr int kNotesSpacing = 6;
constexpr int kTagWidth = 120;
constexpr int kNotesHeight = 96;  // more of them are scrolled

struct NotesRead {
  std::vector<SideEntry> entries;
  QString problem;
};

NotesRead readNotes(const QString &file, const QStringList &hashes) {
  const Result<SideFile> read = SideFile::read(file);
  if (!read)
    return {{}, faultText(read.error())};
  NotesRead notes;
  for (const QString &hash : hashes)
    notes.entries.push_back(read->of(hash));
  return notes;
}

}  // namespace

NotesPanel::NotesPanel(QWidget *parent)
    : QWidget(parent),
      m_about(new QLabel(this)),
      m_tag(new QLineEdit),
      m_note(new WrapButton(this)),
      m_list(new QListWidget(this)) {
  build();
  fillTexts();
  fill();
}

void NotesPanel::build() {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kNotesSpacing);
  setRole(m_about, "note");
  m_about->setWordWrap(true);
  column->addWidget(m_about);
  auto *tags = new QWidget(this);
  m_flow = new FlowLayout(tags, kNotesSpacing);
  m_tag->setObjectName(QStringLiteral("newTag"));
  m_tag->setFixedWidth(kTagWidth);
  m_note->setObjectName(QStringLiteral("newNote"));
  setRole(m_note, "small");
  m_flow->addWidget(m_tag);
  m_flow->addWidget(m_note);
  column->addWidget(tags);
  m_list->setObjectName(QStringLiteral("notes"));
  m_list->setWordWrap(true);
  m_list->setMaximumHeight(kNotesHeight);
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setRole(m_list, "dense");
  m_list->installEventFilter(this);
  column->addWidget(m_list);
  connect(m_tag, &QLineEdit::returnPressed, this, &NotesPanel::addTag);
  connect(m_note, &QPushButton::clicked, this, &NotesPanel::addNote);
  connect(m_list, &QListWidget::itemDoubleClicked, this, &NotesPanel::editNote);
}

void NotesPanel::show(const QString &file, const QStringList &hashes) {
  // What was typed is for the matches that it was typed for.
  if (hashes != m_hashes)
    m_tag->clear();
  m_hashes = hashes;
  m_job.ask([file, hashes] { return readNotes(file, hashes); },
            [this](const NotesRead &notes) {
              if (!notes.problem.isEmpty())
                Q_EMIT failed(notes.problem);
              take(notes.entries);
            });
}

void NotesPanel::take(const std::vector<SideEntry> &entries) {
  SideEntry all;
  for (const SideEntry &entry : entries)
    all.merge(entry);
  m_tags = all.tags;
  m_notes = all.notes;
  fill();
  Q_EMIT shown();
}

// --- Showing ---

void NotesPanel::fill() {
  setEnabled(!m_hashes.isEmpty());
  m_about->setText(
      tr("Tags and notes for the %Ln selected match(es)", nullptr, static_cast<int>(m_hashes.size())));
  m_about->setVisible(m_hashes.size() > 1);
  fillTags();
  m_list->clear();
  for (const SideNote &note : m_notes)
    //: A note on a position in a match: the number of the hand, and the note
    m_list->addItem(note.place ? tr("Hand %1: %2").arg(note.place->hand + 1).arg(note.text) : note.text);
  m_list->setVisible(!m_notes.empty());
  m_list->setCurrentRow(0);
}

void NotesPanel::fillTags() {
  // One of them may have been clicked, and is still at it.
  for (QPushButton *chip : std::exchange(m_chips, {})) {
    m_flow->removeWidget(chip);
    chip->hide();
    chip->deleteLater();
  }
  m_flow->removeWidget(m_tag);
  m_flow->removeWidget(m_note);
  QWidget *before = m_list;
  for (const QString &tag : m_tags) {
    auto *chip = new WrapButton(m_tag->parentWidget());
    QString shown = tag;
    chip->setText(shown.replace(QLatin1Char('&'), QStringLiteral("&&")) + QStringLiteral("  \u00d7"));
    chip->setProperty("tag", tag);
    chip->setToolTip(tr("Remove the tag"));
    chip->setAccessibleName(tr("Remove the tag %1").arg(tag));
    setRole(chip, "chip");
    connect(chip, &QPushButton::clicked, this, [this, tag] {
      m_tag->setFocus();
      Q_EMIT changeRequested([tag](SideEntry &entry) { entry.removeTag(tag); });
    });
    m_flow->addWidget(chip);
    chip->show();
    if (before != m_list)
      setTabOrder(before, chip);
    before = chip;
    m_chips.push_back(chip);
  }
  m_flow->addWidget(m_tag);
  m_flow->addWidget(m_note);
}

void NotesPanel::fillTexts() {
  m_tag->setPlaceholderText(tr("Add a tag"));
  m_tag->setAccessibleName(tr("New tag: press Enter to add it"));
  m_note->setText(tr("&Add a note…"));
  m_list->setAccessibleName(tr("Notes: press Enter to edit the selected one, Delete to remove it"));
  m_list->setToolTip(tr("Double-click a note to edit it"));
}

// --- Changing ---

void NotesPanel::addTag() {
  const QString tag = m_tag->text().simplified();
  m_tag->clear();
  if (!tag.isEmpty())
    Q_EMIT changeRequested([tag](SideEntry &entry) { entry.addTag(tag); });
}

QString NotesPanel::askForNote(const QString &title, const QString &text) {
  QInputDialog dialog(window());
  applyChrome(&dialog);
  dialog.setWindowTitle(title);
  dialog.setLabelText(tr("Note:"));
  dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
  dialog.setTextValue(text);
  return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void NotesPanel::addNote() {
  const SideNote note{std::nullopt, askForNote(tr("Add a note"), {})};
  if (note.text.isEmpty())
    return;
  Q_EMIT changeRequested([note](SideEntry &entry) {
    if (std::ranges::find(entry.notes, note) == entry.notes.end())
      entry.notes.push_back(note);
  });
}

const SideNote *NotesPanel::chosenNote() const {
  const int row = m_list->currentRow();
  return row >= 0 && row < std::ssize(m_notes) ? &m_notes[static_cast<std::size_t>(row)] : nullptr;
}

void NotesPanel::editNote() {
  if (chosenNote() == nullptr)
    return;
  const SideNote old = *chosenNote();
  const QString text = askForNote(tr("Edit the note"), old.text);
  if (!text.isEmpty() && text != old.text)
    Q_EMIT changeRequested([old, text](SideEntry &entry) {
      for (SideNote &note : entry.notes) {
        if (note == old)
          note.text = text;
      }
    });
}

void NotesPanel::removeNote() {
  if (const SideNote *chosen = chosenNote())
    Q_EMIT changeRequested([note = *chosen](SideEntry &entry) { std::erase(entry.notes, note); });
}

bool NotesPanel::eventFilter(QObject *watched, QEvent *event) {
  if (watched != m_list || event->type() != QEvent::KeyPress)
    return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent *>(event)->key();
  if (isEnter(key))
    editNote();
  else if (key == Qt::Key_Delete)
    removeNote();
  else
    return QWidget::eventFilter(watched, event);
  return true;
}

void NotesPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    fillTexts();
    fill();
  }
}

}  // namespace janso
