// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/taggedmatches.h"

#include <map>
#include <memory>
#include <utility>

#include "library/libraryfolder.h"
#include "library/sidefile.h"

namespace janso {

std::optional<Error> addTags(std::vector<PlayedSeat> &seats, const QString &library) {
  if (library.isEmpty())
    return std::nullopt;
  const Result<SideFile> said = SideFile::read(LibraryFolder::matchesFile(library));
  if (!said)
    return said.error();
  // Seats of one match go on to share their facts.
  std::map<std::shared_ptr<const MatchFacts>, std::shared_ptr<const MatchFacts>> tagged;
  for (PlayedSeat &seat : seats) {
    std::shared_ptr<const MatchFacts> &facts = tagged[seat.facts];
    if (!facts) {
      auto with = std::make_shared<MatchFacts>(*seat.facts);
      with->tags = with->hash.empty() ? QStringList() : said->of(QString::fromStdString(with->hash)).tags;
      facts = std::move(with);
    }
    seat.facts = facts;
  }
  return std::nullopt;
}

}  // namespace janso
