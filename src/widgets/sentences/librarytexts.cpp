// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/librarytexts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

struct LibraryTexts {
  Q_DECLARE_TR_FUNCTIONS(LibraryTexts)
};

}  // namespace

QString librarySize(int found, int all, int positions) {
  if (positions >= 0)
    //: How much a search of positions has found: "12 positions in 5 of 100 matches"
    return LibraryTexts::tr("%1 in %2")
        .arg(LibraryTexts::tr("%Ln position(s)", "of a search", positions), librarySize(found, all));
  if (found == all)
    return LibraryTexts::tr("%Ln match(es)", "in the library", all);
  //: How many matches a filter leaves of all
  return LibraryTexts::tr("%1 of %2")
      .arg(countText(found), LibraryTexts::tr("%Ln match(es)", "in the library", all));
}

QString importSentence(const ImportCounts &counts) {
  QStringList parts;
  if (counts.files == 0 && !counts.canceled)
    return LibraryTexts::tr("Found no files to import.");
  parts << LibraryTexts::tr("%Ln new match(es)", nullptr, counts.added);
  if (counts.lengthened > 0)
    parts << LibraryTexts::tr("%Ln record(s) extended", "of matches that were known in part",
                              counts.lengthened);
  if (counts.known > 0)
    parts << LibraryTexts::tr("%Ln already known", "files or matches", counts.known);
  const QString brought = parts.join(QStringLiteral(", "));
  //: What an import brought: "12 new matches, 3 already known"
  return counts.canceled ? LibraryTexts::tr("Stopped. Imported so far: %1.").arg(brought)
                         : LibraryTexts::tr("Imported: %1.").arg(brought);
}

QString importProgress(int done, int files) {
  return LibraryTexts::tr("Reading file %1 of %2").arg(countText(done), countText(files));
}

QString removeQuestion(int files, const QString &first, int matchesInFirst) {
  if (files > 1)
    return LibraryTexts::tr(
        "Move %Ln file(s) to the trash? The matches in them will be removed from the library.", nullptr,
        files);
  const QString path = QDir::toNativeSeparators(first);
  if (matchesInFirst > 1)
    return LibraryTexts::tr(
               "Move the file %1 to the trash? The %Ln match(es) in it will be removed from the library.",
               nullptr, matchesInFirst)
        .arg(path);
  return LibraryTexts::tr("Move the file %1 to the trash? The match in it will be removed from the library.")
      .arg(path);
}

QString notRemovedSentence(const QString &path, const QString &reason) {
  if (reason.isEmpty())
    return LibraryTexts::tr("%1 is in use and was not moved.").arg(QDir::toNativeSeparators(path));
  return LibraryTexts::tr("Could not move %1 to the trash: %2.").arg(QDir::toNativeSeparators(path), reason);
}

QString exportPreview(int matches, const ExportChoice &choice) {
  QStringList sentences;
  const bool moves = choice.form == ExportForm::Mjlog || choice.form == ExportForm::Mjai;
  if (choice.form == ExportForm::Original)
    return LibraryTexts::tr(
        "Exports the original file(s) of %Ln match(es) unchanged, including names, dates, ratings and chat. "
        "Tags and notes are not exported.",
        nullptr, matches);
  if (moves)
    sentences << LibraryTexts::tr("%Ln match(es) with all moves, each in its own file.", nullptr, matches);
  else
    sentences << LibraryTexts::tr(
        "One table with each player's places, scores and statistics from %Ln match(es).", nullptr, matches);
  if (!choice.anonymize)
    sentences << LibraryTexts::tr("Player names and dates are included.");
  else if (moves)
    sentences << LibraryTexts::tr(
        "Names become “Player 1”, “Player 2” and so on, the same in every match. Dates, IDs, ratings, seeds, "
        "file names and names of custom rules are not exported.");
  else
    sentences << LibraryTexts::tr(
        "Names become “Player 1”, “Player 2” and so on, and matches are numbered. Dates are not exported.");
  if (choice.exchangeSuits)
    sentences << LibraryTexts::tr("The suits (man, pin and sou) are swapped in each match.");
  sentences << LibraryTexts::tr("Tags and notes are not exported.");
  return sentencesText(sentences);
}

QString exportProgress(int done, int matches) {
  return LibraryTexts::tr("Writing match %1 of %2").arg(countText(done), countText(matches));
}

QString exportSentence(int written, bool canceled) {
  const QString matches = LibraryTexts::tr("%Ln match(es)", "in the library", written);
  //: What an export has written: "Exported: 12 matches."
  return canceled ? LibraryTexts::tr("Stopped. Exported so far: %1.").arg(matches)
                  : LibraryTexts::tr("Exported: %1.").arg(matches);
}

QString positionMoveText(const PositionMove &move) {
  switch (move.what) {
    case PositionMove::What::Discard:
      return LibraryTexts::tr("Discard %1").arg(tileName(move.tile));
    case PositionMove::What::Riichi:
      return LibraryTexts::tr("Riichi, discard %1").arg(tileName(move.tile));
    case PositionMove::What::Kan:
      return LibraryTexts::tr("Kan of %1").arg(tileName(move.tile));
    case PositionMove::What::Kita:
      return LibraryTexts::tr("Kita");
    case PositionMove::What::End:
      break;
  }
  return LibraryTexts::tr("Tsumo or abort");
}

QString positionCounts(int all, int mine) {
  return LibraryTexts::tr("%Ln position(s), at most one per player per hand.", nullptr, all) +
         QLatin1Char(' ') +
         LibraryTexts::tr(
             "It was your turn in %Ln of these positions. Averages show the points gained in the hand.",
             nullptr, mine);
}

QString libraryProblem(const QString &reason) {
  //: %1 says why
  return LibraryTexts::tr("Could not read the library: %1.").arg(reason);
}

QString libraryRebuilt() {
  return LibraryTexts::tr(
      "The library list was damaged or from another version of Janso and is being rebuilt. Your files have "
      "not been changed.");
}

}  // namespace janso
