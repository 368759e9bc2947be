// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replayside.h"

#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTreeWidget>

#include "ui_replayside.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/replay/replaybookmarks.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replayhands.h"
#include "widgets/replay/replayreader.h"

namespace janso {

ReplaySide::ReplaySide(QWidget *parent)
    : QFrame(parent), m_ui(std::make_unique<Ui::ReplaySide>()), m_hands(new ReplayHandsModel(this)) {
  m_ui->setupUi(this);
  applyChrome(this);
  makeScrollable(this);
  flowItems(m_ui->tabs, 0);
  m_ui->pages->setModel(m_hands);
  m_ui->pages->setItemDelegate(new ReplayHandDelegate(m_ui->pages));
  showList(true);
  connect(m_ui->handsTab, &QAbstractButton::clicked, this, [this] { showList(true); });
  connect(m_ui->branchesTab, &QAbstractButton::clicked, this, [this] { showList(false); });
}

ReplaySide::~ReplaySide() = default;

void ReplaySide::attach(ReplayReader &reader, TilePainter &painter) {
  m_reader = &reader;
  m_ui->facts->setPainter(&painter);
  m_bookmarks = new ReplayBookmarks(reader, this);
  m_ui->sideLayout->insertWidget(m_ui->sideLayout->indexOf(m_ui->note), m_bookmarks);
  setTabOrder(m_ui->factsArea, m_bookmarks->list());
  setTabOrder(m_bookmarks->list(), m_bookmarks->nameField());
  setTabOrder(m_bookmarks->nameField(), m_ui->note);
  const auto goToHand = [this](const QModelIndex &index) { m_reader->go({index.row(), 1}); };
  connect(m_ui->pages, &QListView::clicked, this, goToHand);
  connect(m_ui->pages, &QListView::activated, this, goToHand);
  connect(m_ui->note, &QPlainTextEdit::textChanged, this,
          [this] { m_reader->setNote(m_ui->note->toPlainText()); });
}

void ReplaySide::setMode(ReplayMode mode) {
  m_mode = mode;
  m_ui->branchesTab->setEnabled(!isSecret());
  m_ui->branchesTab->setVisible(mode != ReplayMode::Watching);
  m_ui->branches->setSecret(isSecret());
  showBranchCount();
  showList(mode != ReplayMode::Reading || !m_ui->branchesTab->isChecked());
  showNote();
}

void ReplaySide::showPlace() {
  const ReplayPlace place = m_reader->place();
  const bool atEnd = place == m_reader->replay().endOf(place.hand);
  m_hands->setSeat(m_reader->seat());
  m_hands->setKnownHands(isSecret() ? place.hand + 1 : -1);
  m_hands->setHiddenFrom(isSecret() || m_hidesRest ? place.hand + (atEnd ? 1 : 0) : -1);
  m_ui->pages->setCurrentIndex(m_hands->index(place.hand));
  showHand();
  showNote();
}

void ReplaySide::setHidesRest(bool hides) {
  m_hidesRest = hides;
}

// --- Hands and branches ---

// While one guesses, where the list stands must not depend on hands that it does not show.
void ReplaySide::showHand() {
  m_ui->pages->scrollTo(m_ui->pages->currentIndex(),
                        isSecret() ? QAbstractItemView::PositionAtBottom : QAbstractItemView::EnsureVisible);
}

void ReplaySide::setLosses(const std::vector<int> &points) {
  m_hands->setLosses(points);
  showHand();
}

void ReplaySide::showList(bool hands) {
  m_ui->handsTab->setChecked(hands);
  m_ui->branchesTab->setChecked(!hands);
  m_ui->pages->setVisible(hands);
  m_ui->branches->setVisible(!hands);
  const bool notes = hands && m_mode == ReplayMode::Reading;  // a branch has its own
  m_ui->note->setVisible(notes);
  if (m_bookmarks != nullptr)
    m_bookmarks->setVisible(notes);
}

ReplayBranches *ReplaySide::branches() const {
  return m_ui->branches;
}

void ReplaySide::setBranches(const BranchTree &tree, const BranchNotes &notes) {
  m_ui->branches->setTree(tree, notes);
  showBranchCount();
}

void ReplaySide::showBranchCount() {
  const std::size_t count = isSecret() ? 0 : m_ui->branches->tree().nodes.size();
  //: A page next to the replay; %1: how many branches there are
  m_ui->branchesTab->setText(count == 0 ? tr("Branches") : tr("Branches (%1)").arg(count));
}

void ReplaySide::switchList() {
  showList(m_ui->branches->isVisible());
  if (m_ui->branches->isVisible())
    m_ui->branches->focusList();
}

// --- Facts ---

void ReplaySide::setFacts(const QString &markup) {
  m_facts = markup;
  m_ui->facts->setMarkup(markup);
  m_ui->factsArea->setVisible(!markup.isEmpty());
}

void ReplaySide::announceFacts(const QString &text) {
  announce(m_ui->facts, text);
}

void ReplaySide::addWidget(QWidget *widget) {
  m_ui->sideLayout->insertWidget(m_ui->sideLayout->indexOf(m_ui->factsArea) + 1, widget);
}

// --- Bookmarks and notes ---

void ReplaySide::showBookmarks() {
  if (isSecret())
    m_bookmarks->empty();
  else
    m_bookmarks->fill();
}

void ReplaySide::showNote() {
  if (!isSecret())
    m_bookmarks->showPlace();
  const QString note = isSecret() ? QString() : m_reader->note();
  if (m_ui->note->toPlainText() == note)
    return;
  const QSignalBlocker quiet(m_ui->note);
  m_ui->note->setPlainText(note);
}

QPlainTextEdit *ReplaySide::noteField() const {
  return m_ui->note;
}

void ReplaySide::writeNote() {
  showList(true);
  m_ui->note->setFocus();
}

// --- Keys and texts ---

QList<const QObject *> ReplaySide::lists() const {
  return {m_ui->pages, m_ui->branches->list()};
}

QList<const QObject *> ReplaySide::fields() const {
  return {m_ui->note, m_bookmarks->list(), m_bookmarks->nameField(), m_ui->branches->noteField()};
}

void ReplaySide::changeEvent(QEvent *event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    showBranchCount();
  }
}

}  // namespace janso
