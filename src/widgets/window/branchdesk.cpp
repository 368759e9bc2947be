// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/branchdesk.h"

#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "game/gamecontroller.h"
#include "game/pacing.h"
#include "records/ownedfile.h"
#include "replay/replaylink.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/replay/replaybranches.h"
#include "widgets/replay/replaypage.h"
#include "widgets/sentences/branchtexts.h"

namespace janso {

BranchDesk::BranchDesk(const Parts &parts, QObject *parent)
    : QObject(parent), m_parts(parts), m_notes(loadBranchNotes(parts.notes)) {
  const ReplayBranches *panel = m_parts.page->branches();
  connect(panel, &ReplayBranches::openRequested, this, &BranchDesk::open);
  connect(panel, &ReplayBranches::removeRequested, this, &BranchDesk::remove);
  connect(panel, &ReplayBranches::noted, this, &BranchDesk::note);
  connect(m_parts.page, &ReplayPage::mainLineRequested, this, [this] {
    if (m_parts.page->branches()->tree().current >= 0)
      open(-1);
  });
}

BranchDesk::~BranchDesk() = default;

void BranchDesk::setGame(const OpenedReplay &game) {
  m_game = game;
  m_parts.page->side()->setBranches({}, m_notes);
  refresh();
}

void BranchDesk::refresh() {
  if (m_parts.matches.isEmpty() || m_game.replay == nullptr)
    return;
  m_job.ask([game = m_game, folder = m_parts.matches] { return branchTree(game, folder); },
            [this](const BranchTree &tree) { take(tree); });
}

void BranchDesk::take(const BranchTree &tree) {
  m_parts.page->side()->setBranches(tree, m_notes);
  const auto chosen = std::ranges::find(tree.nodes, m_choose, &BranchNode::path);
  if (chosen != tree.nodes.end())
    m_parts.page->branches()->choose(static_cast<int>(chosen - tree.nodes.begin()));
  m_choose.clear();
  Q_EMIT refreshed();
}

void BranchDesk::open(int node) {
  const BranchTree &tree = m_parts.page->branches()->tree();
  const ReplayReader &reader = m_parts.page->reader();
  if (node < 0) {
    ReplayLink link = fileLinkOf(tree.main);
    link.place = tree.placeInMain(reader.place());
    link.seat = reader.seat();
    Q_EMIT openRequested(toText(link));
    return;
  }
  const BranchNode &branch = tree.nodes[static_cast<std::size_t>(node)];
  if (!branch.readable)
    Q_EMIT resumeRequested(branch.path);
  else
    Q_EMIT openRequested(toText(ReplayLink{branch.path, 0, ReplayPlace{0, branch.place.event},
                                           branch.seat >= 0 ? branch.seat : reader.seat()}));
}

void BranchDesk::remove(int node) {
  const BranchTree tree = m_parts.page->branches()->tree();
  const std::vector<int> gone = tree.withDescendants(node);
  QMessageBox box(
      QMessageBox::Question, tr("Remove"),
      branchRemoveQuestion(tree.nodes[static_cast<std::size_t>(node)], static_cast<int>(gone.size()) - 1),
      QMessageBox::Cancel, m_parts.window);
  const QPushButton *yes = box.addButton(tr("&Move to trash"), QMessageBox::AcceptRole);
  box.setTextFormat(Qt::PlainText);
  box.setDefaultButton(QMessageBox::Cancel);
  applyChrome(&box);
  box.exec();
  if (box.clickedButton() != yes)
    return;
  // The deepest first: what stays hangs on something.
  for (auto each = gone.rbegin(); each != gone.rend(); ++each) {
    QFile file(tree.nodes[static_cast<std::size_t>(*each)].path);
    if (OwnedFile::isOwned(file.fileName())) {
      Q_EMIT failed(tr("The branch is being played, so it was not moved."));
      break;
    }
    if (file.exists() && !file.moveToTrash()) {
      //: %1: a file, %2: why
      Q_EMIT failed(tr("Could not move %1 to the trash: %2").arg(file.fileName(), file.errorString()));
      break;
    }
  }
  const bool openIsGone = std::find(gone.begin(), gone.end(), tree.current) != gone.end() &&
                          !QFile::exists(tree.nodes[static_cast<std::size_t>(tree.current)].path);
  if (openIsGone)
    open(-1);
  else
    refresh();
}

void BranchDesk::note(const QString &id, const QString &text) {
  if (text.isEmpty())
    m_notes.erase(id);
  else
    m_notes[id] = text;
  if (!saveBranchNotes(m_parts.notes, m_notes))
    Q_EMIT failed(tr("The note could not be saved."));
}

// --- Bots play on ---

void BranchDesk::playOut(const MatchSetup &setup, const MatchBranch &branch) {
  if (m_player != nullptr) {
    Q_EMIT message(tr("Bots are still playing another branch."));
    return;
  }
  m_player = std::make_unique<GameController>();
  m_player->setJournalFolder(m_parts.matches);
  m_player->setPacing(Pacing::instant());
  m_over = false;
  connect(m_player.get(), &GameController::matchEnded, this, [this] {
    m_over = true;
    playedOut();
  });
  connect(m_player.get(), &GameController::savingChanged, this, &BranchDesk::playedOut);
  Q_EMIT message(tr("Bots are playing the match to the end."));
  if (!m_player->startFrom(setup, branch)) {
    m_player.reset();
    Q_EMIT failed(tr("Bots can't continue from here."));
  }
}

// When the journal has its final name.
void BranchDesk::playedOut() {
  const PlayedMatch &match = m_player->match();
  if (!m_over || (!m_parts.matches.isEmpty() && !match.isSaved()))
    return;
  m_choose = match.journalPath();
  // It is its signal that came; it may have more to say meanwhile.
  m_player->disconnect(this);
  m_player.release()->deleteLater();
  Q_EMIT message(tr("Bots have played the match to the end. See the branches."));
  refresh();
}

}  // namespace janso
