// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-cli library: the library of games without a window.
#include "cli/library/librarycommand.h"

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "cli/library/libraryactions.h"
#include "library/libraryfolder.h"

namespace janso::cli {
namespace {

using Options = LibraryOptions;

constexpr auto kLibraryOptions = std::to_array<Option<Options>>({
    {{"WORD", "",
      QT_TRANSLATE_NOOP(
          "janso::cli::Text",
          "name the action and what it applies to: files, a query, a match and its tags or note, or names")},
     &addText<&Options::words>},
    {{"--index", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text", "use the index in this folder (default: your own library)")},
     &setText<&Options::index>},
    {{"--json", "", QT_TRANSLATE_NOOP("janso::cli::Text", "print one JSON object instead of text")},
     &setFlag<&Options::json>},
    {{"--threads", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "use N threads (default: one per core)")},
     &setNumber<&Options::threads, 1, 256>},
    {{"--most", "N", QT_TRANSLATE_NOOP("janso::cli::Text", "list at most N matches (default: 100)")},
     &setNumber<&Options::most, 1, 1000000>},
    {{"--after", "ID", QT_TRANSLATE_NOOP("janso::cli::Text", "list the matches after this one")},
     &setNumber<&Options::after, 1, 2000000000>},
    {{"--count", "", QT_TRANSLATE_NOOP("janso::cli::Text", "search: print only the number of matches")},
     &setFlag<&Options::count>},
    {{"--out", "FOLDER",
      QT_TRANSLATE_NOOP("janso::cli::Text", "export: write to this folder (csv: to this file)")},
     &setText<&Options::out>},
    {{"--format", "FORMAT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "export: choose the format: mjlog (default), mjai, original (the files as they are) "
                        "or csv (statistics)")},
     &setText<&Options::format>},
    {{"--gzip", "", QT_TRANSLATE_NOOP("janso::cli::Text", "export: compress the files with gzip")},
     &setFlag<&Options::gzip>},
    {{"--anonymise", "",
      QT_TRANSLATE_NOOP("janso::cli::Text", "export: leave out names, ids, dates, seeds and file names")},
     &setFlag<&Options::anonymize>},
    {{"--exchange-suits", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "with --anonymise: swap man, pin and sou, differently in each match")},
     &setFlag<&Options::exchangeSuits>},
    {{"--seed", "N",
      QT_TRANSLATE_NOOP("janso::cli::Text", "with --exchange-suits: set the seed for swapping (default: 0)")},
     &setNumber<&Options::seed, 0, 2000000000>},
    {{"--at", "HAND:EVENT",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "note: attach the note to this position in the match (both numbers count from 0)")},
     &setText<&Options::at>},
    {{"--remove", "",
      QT_TRANSLATE_NOOP("janso::cli::Text",
                        "tag, note, alias: remove the given items instead of adding them")},
     &setFlag<&Options::remove>},
    {{"--me", "", QT_TRANSLATE_NOOP("janso::cli::Text", "alias: mark these names as your own")},
     &setFlag<&Options::me>},
});

struct NamedAction {
  const char *name;
  LibraryAction run;
};
constexpr auto kActions = std::to_array<NamedAction>({{"import", &importInto},
                                                      {"list", &listLibrary},
                                                      {"check", &checkLibrary},
                                                      {"search", &searchIn},
                                                      {"export", &exportFrom},
                                                      {"tag", &tagMatches},
                                                      {"note", &noteMatch},
                                                      {"alias", &aliasNames}});

// What an earlier index had.
std::optional<Error> importLostIn(LibraryFolder &library, Console &console) {
  const qsizetype lost = library.lost().size();
  if (lost == 0)
    return std::nullopt;
  console.err << "janso-cli library: "
              << Text::tr("reimporting %Ln file(s) or folder(s) from the previous index", nullptr,
                          static_cast<int>(lost))
              << '\n';
  const Result<ImportReport> report = library.importLost({});
  return report ? std::nullopt : std::optional(report.error());
}

}  // namespace

std::span<const OptionInfo> libraryOptions() {
  static constexpr auto kInfos = infosOf(kLibraryOptions);
  return kInfos;
}

Result<int> runLibrary(const QStringList &arguments, Console &console) {
  Options options;
  if (const auto used = readOptions(kLibraryOptions, arguments, options); !used)
    return used.error();
  const QString word = options.words.isEmpty() ? QString() : options.words.front();
  for (const NamedAction &action : kActions) {
    if (word != QLatin1String(action.name))
      continue;
    const Result<std::unique_ptr<LibraryFolder>> library = LibraryFolder::open(libraryFolder(options.index));
    if (!library)
      return fail(library.error(), console);
    if ((*library)->index().wasRebuilt())
      console.err << "janso-cli library: "
                  << Text::tr("the index was damaged or from another version, so a new one was created")
                  << '\n';
    if (const auto error = importLostIn(**library, console))
      return fail(*error, console);
    for (const std::string &problem : (*library)->problems())
      console.err << "janso-cli library: " << QString::fromStdString(problem) << '\n';
    return action.run(**library, options, console);
  }
  return wrong(Text::tr("specify an action: import, list, check, search, export, tag, note or alias"));
}

}  // namespace janso::cli
