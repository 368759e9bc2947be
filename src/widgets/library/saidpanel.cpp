// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/saidpanel.h"

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

constexpr int kSaidSpacing = 6;
constexpr int kTagWidth = 120;
constexpr int kNotesHeight = 96;  // more of them are scrolled

struct SaidRead {
  std::vector<SideEntry> entries;
  QString problem;
};

SaidRead readSaid(const QString &file, const QStringList &hashes) {
  const Result<SideFile> read = SideFile::read(file);
  if (!read)
    return {{}, faultText(read.error())};
  SaidRead said;
  for (const QString &hash : hashes)
    said.entries.push_back(read->of(hash));
  return said;
}

}  // namespace

SaidPanel::SaidPanel(QWidget *parent)
    : QWidget(parent),
      m_about(new QLabel(this)),
      m_tag(new QLineEdit),
      m_note(new WrapButton(this)),
      m_list(new QListWidget(this)) {
  build();
  fillTexts();
  fill();
}

void SaidPanel::build() {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSaidSpacing);
  setRole(m_about, "note");
  m_about->setWordWrap(true);
  column->addWidget(m_about);
  auto *tags = new QWidget(this);
  m_flow = new FlowLayout(tags, kSaidSpacing);
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
  connect(m_tag, &QLineEdit::returnPressed, this, &SaidPanel::addTag);
  connect(m_note, &QPushButton::clicked, this, &SaidPanel::addNote);
  connect(m_list, &QListWidget::itemDoubleClicked, this, &SaidPanel::editNote);
}

void SaidPanel::show(const QString &file, const QStringList &hashes) {
  // What was typed is for the matches that it was typed for.
  if (hashes != m_hashes)
    m_tag->clear();
  m_hashes = hashes;
  m_job.ask([file, hashes] { return readSaid(file, hashes); },
            [this](const SaidRead &said) {
              if (!said.problem.isEmpty())
                Q_EMIT problem(said.problem);
              take(said.entries);
            });
}

void SaidPanel::take(const std::vector<SideEntry> &entries) {
  SideEntry all;
  for (const SideEntry &entry : entries)
    all.merge(entry);
  m_tags = all.tags;
  m_notes = all.notes;
  fill();
  Q_EMIT shown();
}

// --- Showing ---

void SaidPanel::fill() {
  setEnabled(!m_hashes.isEmpty());
  m_about->setText(
      tr("Tags and notes of the %Ln match(es) that are chosen", nullptr, static_cast<int>(m_hashes.size())));
  m_about->setVisible(m_hashes.size() > 1);
  fillTags();
  m_list->clear();
  for (const SideNote &note : m_notes)
    //: A note on a place in a match: the number of the hand, and the note
    m_list->addItem(note.place ? tr("Hand %1: %2").arg(note.place->hand + 1).arg(note.text) : note.text);
  m_list->setVisible(!m_notes.empty());
  m_list->setCurrentRow(0);
}

void SaidPanel::fillTags() {
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
    chip->setToolTip(tr("Takes the tag away"));
    chip->setAccessibleName(tr("Tag %1: takes it away").arg(tag));
    setRole(chip, "chip");
    connect(chip, &QPushButton::clicked, this, [this, tag] {
      m_tag->setFocus();
      Q_EMIT changeWanted([tag](SideEntry &entry) { entry.removeTag(tag); });
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

void SaidPanel::fillTexts() {
  m_tag->setPlaceholderText(tr("Add a tag"));
  m_tag->setAccessibleName(tr("New tag: Return adds it"));
  m_note->setText(tr("&Add a note..."));
  m_list->setAccessibleName(tr("Notes: Return changes the chosen one, Delete takes it away"));
  m_list->setToolTip(tr("A double click changes a note"));
}

// --- Changing ---

void SaidPanel::addTag() {
  const QString tag = m_tag->text().simplified();
  m_tag->clear();
  if (!tag.isEmpty())
    Q_EMIT changeWanted([tag](SideEntry &entry) { entry.addTag(tag); });
}

QString SaidPanel::askForNote(const QString &title, const QString &text) {
  QInputDialog dialog(window());
  applyChrome(&dialog);
  dialog.setWindowTitle(title);
  dialog.setLabelText(tr("Note:"));
  dialog.setOption(QInputDialog::UsePlainTextEditForTextInput);
  dialog.setTextValue(text);
  return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void SaidPanel::addNote() {
  const SideNote note{std::nullopt, askForNote(tr("Add a note"), {})};
  if (note.text.isEmpty())
    return;
  Q_EMIT changeWanted([note](SideEntry &entry) {
    if (std::ranges::find(entry.notes, note) == entry.notes.end())
      entry.notes.push_back(note);
  });
}

const SideNote *SaidPanel::chosenNote() const {
  const int row = m_list->currentRow();
  return row >= 0 && row < std::ssize(m_notes) ? &m_notes[static_cast<std::size_t>(row)] : nullptr;
}

void SaidPanel::editNote() {
  if (chosenNote() == nullptr)
    return;
  const SideNote old = *chosenNote();
  const QString text = askForNote(tr("Change the note"), old.text);
  if (!text.isEmpty() && text != old.text)
    Q_EMIT changeWanted([old, text](SideEntry &entry) {
      for (SideNote &note : entry.notes) {
        if (note == old)
          note.text = text;
      }
    });
}

void SaidPanel::removeNote() {
  if (const SideNote *chosen = chosenNote())
    Q_EMIT changeWanted([note = *chosen](SideEntry &entry) { std::erase(entry.notes, note); });
}

bool SaidPanel::eventFilter(QObject *watched, QEvent *event) {
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

void SaidPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    fillTexts();
    fill();
  }
}

}  // namespace janso
