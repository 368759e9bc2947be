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
  if (counts.files == 0 && !counts.cancelled)
    return LibraryTexts::tr("There was no file to read.");
  parts << LibraryTexts::tr("%Ln new match(es)", nullptr, counts.added);
  if (counts.lengthened > 0)
    parts << LibraryTexts::tr("%Ln longer record(s)", "of matches that were known in part",
                              counts.lengthened);
  if (counts.known > 0)
    parts << LibraryTexts::tr("%Ln known already", "files or matches", counts.known);
  const QString brought = parts.join(QStringLiteral(", "));
  //: What an import brought: "12 new matches, 3 known already"
  return counts.cancelled ? LibraryTexts::tr("Stopped; until then: %1.").arg(brought)
                          : LibraryTexts::tr("Imported: %1.").arg(brought);
}

QString importProgress(int done, int files) {
  return LibraryTexts::tr("Reading file %1 of %2").arg(countText(done), countText(files));
}

QString removeQuestion(int files, const QString &first, int matchesInFirst) {
  if (files > 1)
    return LibraryTexts::tr("Move %Ln file(s) into the trash? The matches in them leave the library.",
                            nullptr, files);
  const QString path = QDir::toNativeSeparators(first);
  if (matchesInFirst > 1)
    return LibraryTexts::tr("Move the file %1 into the trash? All its %Ln match(es) leave the library.",
                            nullptr, matchesInFirst)
        .arg(path);
  return LibraryTexts::tr("Move the file %1 into the trash? The match leaves the library.").arg(path);
}

QString notRemovedSentence(const QString &path, const QString &reason) {
  if (reason.isEmpty())
    return LibraryTexts::tr("%1 is in use and stays where it is.").arg(QDir::toNativeSeparators(path));
  return LibraryTexts::tr("%1 could not be moved into the trash: %2.")
      .arg(QDir::toNativeSeparators(path), reason);
}

QString exportPreview(int matches, const ExportChoice &choice) {
  QStringList sentences;
  const bool moves = choice.form == ExportForm::Mjlog || choice.form == ExportForm::Mjai;
  if (choice.form == ExportForm::Original)
    return LibraryTexts::tr(
        "The file(s) of %Ln match(es) leave as they are, with all that stands in them: "
        "names, dates, ratings, chat. Tags and notes stay here.",
        nullptr, matches);
  if (moves)
    sentences << LibraryTexts::tr("%Ln match(es) with all moves, each in a file of its own.", nullptr,
                                  matches);
  else
    sentences << LibraryTexts::tr(
        "One table with places, scores and counts for each player of %Ln match(es).", nullptr, matches);
  if (!choice.anonymise)
    sentences << LibraryTexts::tr("The names of the players leave, and the dates.");
  else if (moves)
    sentences << LibraryTexts::tr(
        "Names become \u201cPlayer 1\u201d, \u201cPlayer 2\u201d and so on, the same in all of them; dates, "
        "ids, "
        "ratings, seeds and the names of files and of own rules stay here.");
  else
    sentences << LibraryTexts::tr(
        "Names become \u201cPlayer 1\u201d, \u201cPlayer 2\u201d and so on, matches are numbered; dates stay "
        "here.");
  if (choice.exchangeSuits)
    sentences << LibraryTexts::tr("Man, pin and sou trade places, match by match.");
  sentences << LibraryTexts::tr("Tags and notes stay here.");
  return sentencesText(sentences);
}

QString exportProgress(int done, int matches) {
  return LibraryTexts::tr("Writing match %1 of %2").arg(countText(done), countText(matches));
}

QString exportSentence(int written, bool cancelled) {
  const QString matches = LibraryTexts::tr("%Ln match(es)", "in the library", written);
  //: What an export has written: "Exported: 12 matches."
  return cancelled ? LibraryTexts::tr("Stopped; until then exported: %1.").arg(matches)
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
      return LibraryTexts::tr("North set aside");
    case PositionMove::What::End:
      break;
  }
  return LibraryTexts::tr("Win by the draw, or abort");
}

QString positionCounts(int all, int mine) {
  return LibraryTexts::tr("%Ln position(s), one for each player and hand at most.", nullptr, all) +
         QLatin1Char(' ') +
         LibraryTexts::tr(
             "In %Ln of them it was your turn. The means are of the points that the hand brought.", nullptr,
             mine);
}

QString libraryProblem(const QString &reason) {
  //: %1 says why
  return LibraryTexts::tr("The library cannot be read: %1.").arg(reason);
}

QString libraryBegunAnew() {
  return LibraryTexts::tr(
      "The list was damaged, or of another version of Janso, and is made anew. Your files are as they were, "
      "and are read again.");
}

}  // namespace janso
