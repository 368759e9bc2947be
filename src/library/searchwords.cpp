// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "library/searchwords.h"

#include <algorithm>

#include "library/searchquery.h"

namespace janso {
namespace {

bool isKeyLetter(QChar letter) {
  return letter.unicode() < 128 && (letter.isLetter() || letter == QLatin1Char('_'));
}

class Splitter {
 public:
  explicit Splitter(const QString &text) : m_text(text) {}

  Result<std::vector<SearchWord>> split() {
    std::vector<SearchWord> words;
    for (skipSpaces(); m_at < m_text.size(); skipSpaces()) {
      const QChar letter = m_text[m_at];
      if (letter == QLatin1Char('(') || letter == QLatin1Char(')')) {
        words.push_back(
            {letter == QLatin1Char('(') ? SearchWord::Kind::Open : SearchWord::Kind::Close, {}, {}});
        ++m_at;
        continue;
      }
      words.push_back(term());
      if (m_open)
        return Error{"a closing quotation mark is missing", kSearchQuote};
    }
    return words;
  }

 private:
  void skipSpaces() {
    while (m_at < m_text.size() && m_text[m_at].isSpace())
      ++m_at;
  }

  SearchWord term() {
    SearchWord word;
    const qsizetype colon = keyEnd();
    if (colon > m_at) {
      word.key = m_text.mid(m_at, colon - m_at).toLower();
      m_at = colon + 1;
    }
    bool quoted = false;
    while (m_at < m_text.size() && !endsHere()) {
      if (m_text[m_at] == QLatin1Char('"')) {
        quoted = true;
        word.value += quotation();
      } else {
        word.value += m_text[m_at++];
      }
    }
    if (word.key.isEmpty() && !quoted) {
      if (word.value == QLatin1String("AND"))
        word.kind = SearchWord::Kind::And;
      else if (word.value == QLatin1String("OR"))
        word.kind = SearchWord::Kind::Or;
    }
    return word;
  }

  bool endsHere() const {
    const QChar letter = m_text[m_at];
    return letter.isSpace() || letter == QLatin1Char('(') || letter == QLatin1Char(')');
  }

  qsizetype keyEnd() const {
    qsizetype end = m_at;
    while (end < m_text.size() && isKeyLetter(m_text[end]))
      ++end;
    return end < m_text.size() && m_text[end] == QLatin1Char(':') ? end : m_at;
  }

  QString quotation() {
    const qsizetype close = m_text.indexOf(QLatin1Char('"'), m_at + 1);
    m_open = close < 0;
    const qsizetype end = m_open ? m_text.size() : close;
    const QString inner = m_text.mid(m_at + 1, end - m_at - 1);
    m_at = std::min(end + 1, m_text.size());
    return inner;
  }

  const QString &m_text;
  qsizetype m_at = 0;
  bool m_open = false;
};

}  // namespace

Result<std::vector<SearchWord>> searchWords(const QString &text) {
  return Splitter(text).split();
}

}  // namespace janso
