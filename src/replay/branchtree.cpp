// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "replay/branchtree.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

#include "records/journal.h"
#include "records/provedgame.h"
#include "records/savefile.h"
#include "replay/replaylink.h"

namespace janso {
namespace {

const QString kBranch = QStringLiteral("branch");
const QString kBranchNote = QStringLiteral("note");

// A journal that says where it was left.
struct Found {
  QString path;
  QString id;
  JournalHeader header;
};

std::optional<Found> foundIn(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return std::nullopt;
  const QByteArray line = readHeaderLine(file);
  if (!line.contains("\"branch\""))
    return std::nullopt;
  JournalResult<JournalHeader> header = headerFromLine(line);
  if (!header || !header->branch)
    return std::nullopt;
  const QByteArray id = QCryptographicHash::hash(line.trimmed(), QCryptographicHash::Sha256).toHex();
  return Found{path, QString::fromLatin1(id), std::move(header).value()};
}

std::vector<Found> allIn(const QString &folder) {
  std::vector<Found> all;
  const QFileInfoList files =
      QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
  for (const QFileInfo &file : files) {
    if (std::optional<Found> found = foundIn(file.absoluteFilePath()))
      all.push_back(*std::move(found));
  }
  std::stable_sort(all.begin(), all.end(), [](const Found &a, const Found &b) {
    return std::pair(a.header.branch->hand, a.header.branch->event) <
           std::pair(b.header.branch->hand, b.header.branch->event);
  });
  return all;
}

// A match that is over has another name than while it was played.
std::optional<OpenedReplay> openedFrom(const QString &link) {
  ReplayLink read = fileLinkOf(link);
  const QString playing = QStringLiteral(".playing.jsonl");
  if (!QFileInfo::exists(read.path) && read.path.endsWith(playing))
    read.path = read.path.chopped(playing.size()) + QStringLiteral(".jsonl");
  if (!QFileInfo::exists(read.path))
    return std::nullopt;
  Result<OpenedReplay> opened = openReplay(read.path, read.game);
  return opened ? std::optional(std::move(opened).value()) : std::nullopt;
}

// The game that `branch` was taken from, not in one of `below`: what was taken from the end of a hand begins
// as its parent does, and could be taken for it.
std::optional<OpenedReplay> parentOf(const JournalBranch &branch, const std::vector<Found> &all,
                                     const QStringList &below) {
  if (std::optional<OpenedReplay> opened = openedFrom(branch.file);
      opened && opened->identities.contains(branch.parent) && !below.contains(opened->path))
    return opened;
  for (const Found &found : all) {
    if (below.contains(found.path))
      continue;
    Result<OpenedReplay> opened = openReplay(found.path);
    if (opened && opened->identities.contains(branch.parent))
      return std::move(opened).value();
  }
  return std::nullopt;
}

std::optional<std::int32_t> pointsOf(const Replay &replay, int hand, int seat) {
  if (hand >= replay.hands())
    return std::nullopt;
  const ReplayPlace end = replay.endOf(hand);
  const Event &last = replay.eventAt(end);
  if (!std::holds_alternative<Hora>(last) && !std::holds_alternative<Ryukyoku>(last))
    return std::nullopt;
  const auto scoreAt = [&](ReplayPlace place) {
    return replay.view(place, seat, ReplayHands::Own).board.scores[static_cast<std::size_t>(seat)];
  };
  return scoreAt(end) - scoreAt({hand, 1});
}

const Action *answerAt(const Replay &replay, ReplayPlace place, int seat) {
  const ReplayChoice *choice =
      place.hand < replay.hands() ? replay.choiceAt(replay.clamped(place), seat) : nullptr;
  return choice == nullptr ? nullptr : &choice->answer;
}

class Grower {
 public:
  Grower(const std::vector<Found> &all, const QString &open) : m_all(all), m_open(open) {}

  // First all that were taken from the parent itself: a branch that begins as it does has none of them.
  void grow(const OpenedReplay &parent, int index) {
    m_placed << parent.path;
    std::vector<std::pair<int, OpenedReplay>> further;
    for (const Found &found : m_all) {
      if (!parent.identities.contains(found.header.branch->parent) || m_placed.contains(found.path))
        continue;
      m_placed << found.path;
      Result<OpenedReplay> opened = openReplay(found.path);
      tree.nodes.push_back(nodeOf(found, parent, opened ? &*opened : nullptr));
      tree.nodes.back().parent = index;
      const auto here = static_cast<int>(tree.nodes.size()) - 1;
      if (found.path == m_open)
        tree.current = here;
      if (opened)
        further.emplace_back(here, std::move(opened).value());
    }
    for (const auto &[node, opened] : further)
      grow(opened, node);
  }

  BranchTree tree;

 private:
  static BranchNode nodeOf(const Found &found, const OpenedReplay &parent, const OpenedReplay *opened) {
    const JournalBranch &branch = *found.header.branch;
    BranchNode node;
    node.id = found.id;
    node.path = found.path;
    node.place = {branch.hand, branch.event};
    node.there = parent.replay->view(parent.replay->clamped(node.place), 0, ReplayHands::Own).board;
    node.kind = branchKindOf(branch.kind);
    node.seat = branch.seat;
    node.begun = found.header.started;
    node.readable = opened != nullptr;
    if (branch.seat < 0)
      return node;
    node.name = QString::fromStdString(found.header.names[static_cast<std::size_t>(branch.seat)]);
    node.pointsPlayed = pointsOf(*parent.replay, branch.hand, branch.seat);
    if (const Action *played = answerAt(*parent.replay, node.place, branch.seat))
      node.played = *played;
    if (opened == nullptr)
      return node;
    node.over = opened->replay->game().complete;
    node.points = pointsOf(*opened->replay, 0, branch.seat);
    if (const Action *tried = answerAt(*opened->replay, {0, branch.event}, branch.seat))
      node.tried = *tried;
    return node;
  }

  const std::vector<Found> &m_all;
  QString m_open;
  QStringList m_placed;  // files that are in the tree
};

}  // namespace

BranchTree branchTree(const OpenedReplay &open, const QString &folder) {
  const std::vector<Found> all = allIn(folder);
  OpenedReplay root = open;
  bool lost = false;
  QStringList climbed;
  for (std::optional<Found> branch = foundIn(root.path); branch && !lost; branch = foundIn(root.path)) {
    climbed << root.path;
    std::optional<OpenedReplay> parent = parentOf(*branch->header.branch, all, climbed);
    lost = !parent;
    if (parent)
      root = *std::move(parent);
  }
  Grower grower(all, open.path);
  grower.tree.main = toText(ReplayLink{root.path, root.game, std::nullopt, -1});
  grower.tree.mainLost = lost;
  grower.grow(root, -1);
  return std::move(grower.tree);
}

ReplayPlace BranchTree::placeInMain(ReplayPlace place) const {
  for (int node = current; node >= 0; node = nodes[static_cast<std::size_t>(node)].parent) {
    const ReplayPlace left = nodes[static_cast<std::size_t>(node)].place;
    place = place.hand == 0 && place.event < left.event ? ReplayPlace{left.hand, place.event} : left;
  }
  return place;
}

std::vector<int> BranchTree::withDescendants(int node) const {
  std::vector<int> found{node};
  for (int i = node + 1; i < static_cast<int>(nodes.size()); ++i) {
    if (std::find(found.begin(), found.end(), nodes[static_cast<std::size_t>(i)].parent) != found.end())
      found.push_back(i);
  }
  return found;
}

QByteArray toJsonLines(const BranchNotes &notes) {
  QByteArray lines;
  for (const auto &[id, text] : notes)
    lines +=
        QJsonDocument(QJsonObject{{kBranch, id}, {kBranchNote, text}}).toJson(QJsonDocument::Compact) + '\n';
  return lines;
}

Result<BranchNotes> branchNotesFromJsonLines(const QByteArray &lines) {
  BranchNotes notes;
  int number = 0;
  for (const QByteArray &text : lines.split('\n')) {
    ++number;
    if (text.trimmed().isEmpty())
      continue;
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    const QString id = object.value(kBranch).toString();
    const QString note = object.value(kBranchNote).toString();
    if (id.isEmpty() || note.isEmpty())
      return Error{"line " + std::to_string(number) + " is not a note on a branch"};
    notes[id] = note;
  }
  return notes;
}

BranchNotes loadBranchNotes(const QString &path) {
  QFile file(path);
  if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
    return {};
  Result<BranchNotes> notes = branchNotesFromJsonLines(file.readAll());
  if (notes)
    return std::move(notes).value();
  file.close();
  moveDamagedFile(path);
  return {};
}

bool saveBranchNotes(const QString &path, const BranchNotes &notes) {
  return path.isEmpty() || !saveOwnFile(path, toJsonLines(notes));
}

}  // namespace janso
