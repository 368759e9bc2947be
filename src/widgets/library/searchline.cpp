// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/searchline.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QRegularExpression>
#include <QStandardItemModel>

#include "library/searchquery.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/sentences/searchtexts.h"

namespace janso {

namespace {

constexpr qsizetype kOfferFrom = 2;  // letters of a condition
constexpr int kLinesShown = 9;

void addWord(QStandardItemModel *words, const QString &word, const QString &shown) {
  auto *item = new QStandardItem;
  item->setData(word, Qt::UserRole);
  item->setText(shown);
  item->setEditable(false);
  words->appendRow(item);
}

}  // namespace

SearchLine::SearchLine(QWidget *parent)
    : QLineEdit(parent), m_words(new QStandardItemModel(this)), m_completer(new QCompleter(m_words, this)) {
  m_completer->setWidget(this);
  m_completer->setCompletionRole(Qt::UserRole);
  m_completer->setCaseSensitivity(Qt::CaseInsensitive);
  m_completer->setMaxVisibleItems(kLinesShown);
  applyChrome(m_completer->popup());
  connect(this, &QLineEdit::textEdited, this, &SearchLine::offer);
  connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
          [this](const QModelIndex &index) { take(index.data(Qt::UserRole).toString()); });
}

// Spaces and parentheses end a word, but not in quotes.
QString SearchLine::wordBeforeCursor() const {
  const QString before = text().left(cursorPosition());
  qsizetype start = 0;
  bool quoted = false;
  for (qsizetype i = 0; i < before.size(); ++i) {
    quoted = quoted != (before[i] == QLatin1Char('"'));
    if (!quoted && (before[i].isSpace() || before[i] == QLatin1Char('(') || before[i] == QLatin1Char(')')))
      start = i + 1;
  }
  return before.mid(start);
}

void SearchLine::offer() {
  const QString word = wordBeforeCursor();
  m_words->clear();
  static const QRegularExpression condition(QStringLiteral("^([a-z]+:(?:<=|>=|<|>|=)?)(?:.*\\.\\.)?"),
                                            QRegularExpression::CaseInsensitiveOption);
  if (const QRegularExpressionMatch begun = condition.match(word); begun.hasMatch()) {
    for (const QString &value : searchValues(word.section(QLatin1Char(':'), 0, 0).toLower()))
      addWord(m_words, begun.captured() + value, value);
  } else if (word.size() >= kOfferFrom) {
    for (const SearchKeyInfo &key : searchKeys()) {
      const QString begin = QLatin1String(key.name) + QLatin1Char(':');
      addWord(m_words, begin, begin + QLatin1Char(' ') + searchKeyValues(key));
    }
  }
  m_completer->setCompletionPrefix(word);
  const bool nothing = m_completer->completionCount() == 0 ||
                       (m_completer->completionCount() == 1 && m_completer->currentCompletion() == word);
  if (nothing)
    m_completer->popup()->hide();
  else
    m_completer->complete();
}

void SearchLine::take(const QString &word) {
  const auto length = static_cast<int>(wordBeforeCursor().size());
  const int start = cursorPosition() - length;
  // A condition wants a value next, a value is done.
  const bool done = !word.endsWith(QLatin1Char(':'));
  setSelection(start, length);
  insert(done ? QString(word + QLatin1Char(' ')) : word);
  if (!done)
    offer();
}

void SearchLine::addCondition(const QString &key) {
  const bool joined = text().isEmpty() || text().endsWith(QLatin1Char(' '));
  setText(text() + (joined ? QString() : QStringLiteral(" ")) + key + QLatin1Char(':'));
  setFocus();
  offer();
}

QStringList SearchLine::offered() const {
  QStringList words;
  for (int row = 0; m_completer->popup()->isVisible() && row < m_completer->completionCount(); ++row) {
    m_completer->setCurrentRow(row);
    words << m_completer->currentIndex().data(Qt::UserRole).toString();
  }
  return words;
}

}  // namespace janso
