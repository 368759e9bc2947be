// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/branchtexts.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/teachmarkup.h"
#include "widgets/sentences/coachtexts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

struct BranchTexts {
  Q_DECLARE_TR_FUNCTIONS(BranchTexts)
};

QString words(const Action &action) {
  return plainText(coachActionText(action));
}

QString triedText(const BranchNode &node) {
  if (!node.tried)
    return {};
  if (!node.played)
    return words(*node.tried);
  if (*node.tried == *node.played)
    //: %1: what was done at the first choice of a branch
    return BranchTexts::tr("%1, as played").arg(words(*node.tried));
  //: %1 was done in a branch, %2 in the match
  return BranchTexts::tr("%1 instead of %2").arg(words(*node.tried), words(*node.played));
}

QString pointsLine(const BranchNode &node) {
  if (!node.points)
    return BranchTexts::tr("The hand isn't over yet.");
  if (!node.pointsPlayed)
    return signedPointsText(*node.points);
  //: Points of the hand, in a branch and in the match
  return BranchTexts::tr("%1 (as played: %2)")
      .arg(signedPointsText(*node.points), signedPointsText(*node.pointsPlayed));
}

}  // namespace

QString branchKindName(std::optional<BranchKind> kind) {
  if (!kind)
    //: A branch of a kind that this version does not know
    return BranchTexts::tr("unknown kind");
  switch (*kind) {
    case BranchKind::SameWall:
      //: Which tiles were redealt in a branch; so are the next ones
      return BranchTexts::tr("same wall");
    case BranchKind::OthersKept:
      return BranchTexts::tr("shuffled wall");
    case BranchKind::AllUnseen:
      break;
  }
  return BranchTexts::tr("unseen tiles redealt");
}

QString branchKindMeaning(std::optional<BranchKind> kind) {
  if (!kind)
    return {};
  switch (*kind) {
    case BranchKind::SameWall:
      return BranchTexts::tr(
          "With the same wall you see what would have happened, but that result proves nothing about the "
          "decision.");
    case BranchKind::OthersKept:
      return BranchTexts::tr(
          "The other players keep their actual hands, which nobody else could see, so the result proves "
          "nothing about the decision.");
    case BranchKind::AllUnseen:
      break;
  }
  return BranchTexts::tr(
      "This is one of many possible deals. It takes many of them to show which choice is better.");
}

QString branchText(const BranchNode &node) {
  QStringList lines{replayTurnText(node.there), triedText(node), pointsLine(node)};
  lines << (node.name.isEmpty() ? branchKindName(node.kind)
                                //: The kind of a branch and who played it
                                : BranchTexts::tr("%1 · %2").arg(branchKindName(node.kind), node.name));
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

QString branchRemoveQuestion(const BranchNode &node, int others) {
  const QString where = replayTurnText(node.there);
  if (others == 0)
    return BranchTexts::tr("Move the branch at %1 to the trash?").arg(where);
  return BranchTexts::tr("Move the branch at %1 to the trash, along with %Ln branch(es) that start from it?",
                         "", others)
      .arg(where);
}

}  // namespace janso
