// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/searchquery.h"

#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "library/searchkeytable.h"
#include "library/searchwords.h"

namespace janso {
namespace {

// More would be a slip, not a search.
constexpr std::size_t kMostAlternatives = 64;
constexpr int kMostDepth = 50;

std::string shortened(const QString &text) {
  return text.left(40).toStdString();
}

Result<SearchTerm> termOf(const SearchWord &word) {
  SearchTerm term;
  if (word.key.isEmpty()) {
    term.text = word.value;
    return term;
  }
  const std::span<const SearchKeyRow> rows = searchKeyTable();
  const auto row = std::ranges::find_if(
      rows, [&](const SearchKeyRow &each) { return word.key == QLatin1String(each.info.name); });
  if (row == rows.end()) {
    QStringList names;
    for (const SearchKeyRow &each : rows)
      names << QLatin1String(each.info.name);
    return Error{"there is no condition '" + shortened(word.key) +
                     "'; available: " + names.join(QStringLiteral(", ")).toStdString(),
                 kSearchCondition};
  }
  term.key = row->key;
  if (!row->set(word.value, term))
    return Error{std::string(row->info.name) + " must be " + row->info.values + ", not '" +
                     shortened(word.value) + "'",
                 kSearchCondition};
  return term;
}

using Alternatives = std::vector<std::vector<SearchTerm>>;

// Each of one with each of the other.
Alternatives both(const Alternatives &one, const Alternatives &other) {
  Alternatives all;
  for (const auto &left : one) {
    for (const auto &right : other) {
      all.push_back(left);
      all.back().insert(all.back().end(), right.begin(), right.end());
    }
  }
  return all;
}

class Parser {
 public:
  explicit Parser(std::vector<SearchWord> words) : m_words(std::move(words)) {}

  Result<Alternatives> parse() {
    Result<Alternatives> all = any();
    if (all && m_at < m_words.size())
      return Error{"there is a closing parenthesis without an opening one", kSearchNotOpened};
    return all;
  }

 private:
  using Kind = SearchWord::Kind;
  bool is(Kind kind) const { return m_at < m_words.size() && m_words[m_at].kind == kind; }
  bool take(Kind kind) {
    const bool taken = is(kind);
    m_at += taken ? 1 : 0;
    return taken;
  }

  Result<Alternatives> any() {
    Result<Alternatives> left = all();
    while (left && take(Kind::Or)) {
      const Result<Alternatives> right = all();
      if (!right)
        return right;
      Alternatives joined = *left;
      joined.insert(joined.end(), right->begin(), right->end());
      left = std::move(joined);
    }
    return left;
  }

  Result<Alternatives> all() {
    Result<Alternatives> left = one();
    while (left && (take(Kind::And) || is(Kind::Term) || is(Kind::Open))) {
      const Result<Alternatives> right = one();
      if (!right)
        return right;
      if (left->size() * right->size() > kMostAlternatives)
        return Error{"this search has more than " + std::to_string(kMostAlternatives) + " alternatives",
                     kSearchTooMuch};
      left = both(*left, *right);
    }
    return left;
  }

  Result<Alternatives> one() {
    if (take(Kind::Open)) {
      if (++m_depth > kMostDepth)
        return Error{"the parentheses are nested too deeply", kSearchTooMuch};
      const Result<Alternatives> inner = any();
      --m_depth;
      if (inner && !take(Kind::Close))
        return Error{"a closing parenthesis is missing", kSearchNotClosed};
      return inner;
    }
    if (!is(Kind::Term))
      return Error{"a condition is missing next to AND, OR or a parenthesis", kSearchMissing};
    const Result<SearchTerm> term = termOf(m_words[m_at++]);
    return term ? Result<Alternatives>(Alternatives{{*term}}) : term.error();
  }

  std::vector<SearchWord> m_words;
  std::size_t m_at = 0;
  int m_depth = 0;
};

}  // namespace

SearchScope scopeOf(SearchKey key) {
  const std::span<const SearchKeyRow> rows = searchKeyTable();
  const auto row = std::ranges::find(rows, key, &SearchKeyRow::key);
  return row == rows.end() ? SearchScope::Match : row->scope;
}

bool SearchQuery::asksForPosition() const {
  return std::ranges::any_of(any, [](const std::vector<SearchTerm> &all) {
    return std::ranges::any_of(
        all, [](const SearchTerm &term) { return scopeOf(term.key) == SearchScope::Position; });
  });
}

Result<SearchQuery> parseSearch(const QString &text) {
  Result<std::vector<SearchWord>> words = searchWords(text);
  if (!words)
    return words.error();
  if (words->empty())
    return SearchQuery();
  Result<Alternatives> any = Parser(std::move(words).value()).parse();
  return any ? Result<SearchQuery>(SearchQuery{std::move(any).value()}) : any.error();
}

}  // namespace janso
