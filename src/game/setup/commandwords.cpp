// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "game/setup/commandwords.h"

#include <QDir>
#include <algorithm>

namespace janso {

namespace {

#ifdef Q_OS_WIN
constexpr QChar kEscape;
#else
constexpr QChar kEscape(u'\\');
#endif

// Reads one command from its beginning to its end.
class Splitter {
 public:
  explicit Splitter(const QString &command) : m_rest(command) {}

  Result<QStringList> split() {
    while (!m_rest.isEmpty()) {
      const QChar next = take();
      if (next.isSpace()) {
        endWord();
      } else if (next == u'\'' || next == u'"') {
        if (!takeQuoted(next))
          return Error{next == u'"' ? "a quotation mark (\") is not closed"
                                    : "a quotation mark (') is not closed"};
      } else if (next == u'~' && !m_inWord &&
                 (m_rest.isEmpty() || m_rest[0] == u'/' || m_rest[0].isSpace())) {
        add(QDir::homePath());
      } else {
        add(!kEscape.isNull() && next == kEscape && !m_rest.isEmpty() ? take() : next);
      }
    }
    endWord();
    return m_words;
  }

 private:
  QChar take() {
    const QChar next = m_rest[0];
    m_rest = m_rest.mid(1);
    return next;
  }

  template <class Text>
  void add(const Text &text) {
    m_word += text;
    m_inWord = true;
  }

  bool takeQuoted(QChar mark) {
    m_inWord = true;
    while (!m_rest.isEmpty()) {
      const QChar next = take();
      if (next == mark)
        return true;
      const bool isProtected = mark == u'"' && !kEscape.isNull() && next == kEscape && !m_rest.isEmpty() &&
                               QStringView(u"\"\\$`").contains(m_rest[0]);
      add(isProtected ? take() : next);
    }
    return false;
  }

  void endWord() {
    if (m_inWord)
      m_words << m_word;
    m_word.clear();
    m_inWord = false;
  }

  QStringView m_rest;
  QStringList m_words;
  QString m_word;
  bool m_inWord = false;  // also of nothing: ''
};

}  // namespace

Result<QStringList> commandWords(const QString &command) {
  return Splitter(command).split();
}

QString commandWord(const QString &word) {
  const bool plain = !word.isEmpty() && !word.startsWith(QLatin1Char('~')) &&
                     std::none_of(word.begin(), word.end(), [](QChar letter) {
                       return letter.isSpace() || letter == u'\'' || letter == u'"' ||
                              (!kEscape.isNull() && letter == kEscape);
                     });
  if (plain)
    return word;
  if (!word.contains(QLatin1Char('\'')))
    return QLatin1Char('\'') + word + QLatin1Char('\'');
  QString quoted = word;
  quoted.replace(QLatin1Char('\''), QLatin1String("'\"'\"'"));
  return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

}  // namespace janso
