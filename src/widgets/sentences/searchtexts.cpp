// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/searchtexts.h"

#include <QCoreApplication>
#include <algorithm>

#include "library/searchwords.h"

namespace janso {

namespace {

constexpr qsizetype kShown = 40;  // letters of what was typed

struct SearchTexts {
  Q_DECLARE_TR_FUNCTIONS(SearchTexts)
};

QString faultSentence(int code) {
  switch (code) {
    case kSearchQuote:
      return SearchTexts::tr("A closing quotation mark is missing.");
    case kSearchNotClosed:
      return SearchTexts::tr("A closing parenthesis is missing.");
    case kSearchNotOpened:
      return SearchTexts::tr("There is a closing parenthesis without an opening one.");
    case kSearchMissing:
      return SearchTexts::tr("A condition is missing next to AND, OR or a parenthesis.");
    default:
      return SearchTexts::tr("The search has too many alternatives or parentheses.");
  }
}

SearchNote conditionNote(const SearchWord &word) {
  const std::span<const SearchKeyInfo> keys = searchKeys();
  const auto key = std::ranges::find_if(
      keys, [&word](const SearchKeyInfo &each) { return word.key == QLatin1String(each.name); });
  if (key == keys.end())
    return {SearchTexts::tr("There is no condition called “%1”. The Conditions button lists them all.")
                .arg(word.key.left(kShown)),
            false};
  if (word.value.isEmpty())
    //: A condition of the search, what may follow its colon, and what it finds: "place: 1 to 4 (who came out
    //: there)"
    return {SearchTexts::tr("%1: %2 (%3)").arg(word.key, searchKeyValues(*key), searchKeyMeaning(*key)),
            true};
  //: A condition of the search, what may follow its colon, and what was typed
  return {SearchTexts::tr("After “%1:” use %2, not “%3”.")
              .arg(word.key, searchKeyValues(*key), word.value.left(kShown)),
          false};
}

}  // namespace

QString searchKeyValues(const SearchKeyInfo &key) {
  return QCoreApplication::translate("SearchKeys", key.values);
}

QString searchKeyMeaning(const SearchKeyInfo &key) {
  return QCoreApplication::translate("SearchKeys", key.help);
}

SearchNote noteOnSearch(const QString &text) {
  const Result<SearchQuery> query = parseSearch(text);
  if (query)
    return {};
  if (query.error().code != kSearchCondition)
    return {faultSentence(query.error().code), false};
  const Result<std::vector<SearchWord>> words = searchWords(text);
  for (const SearchWord &word : *words) {
    const bool condition = word.kind == SearchWord::Kind::Term && !word.key.isEmpty();
    if (condition && !parseSearch(word.key + QStringLiteral(":\"") + word.value + QLatin1Char('"')))
      return conditionNote(word);
  }
  return {};
}

}  // namespace janso
