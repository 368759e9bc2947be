// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The letters that press buttons and open menus (Alt), and which of them stand twice.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QStringList>

namespace janso::test {

// Who shows which letter.
class Letters {
 public:
  void add(const QString &text) {
    const QKeySequence letter = QKeySequence::mnemonic(text);
    if (!letter.isEmpty())
      m_texts[letter.toString()] << text;
  }
  QString doubles() const {
    QStringList lines;
    for (auto it = m_texts.constBegin(); it != m_texts.constEnd(); ++it) {
      if (it->size() > 1)
        lines << it.key() + QStringLiteral(": ") + it->join(QStringLiteral(" | "));
    }
    lines.sort();
    return lines.join(QLatin1Char('\n'));
  }
  qsizetype count() const { return m_texts.size(); }

 private:
  QHash<QString, QStringList> m_texts;
};

// What a widget shows itself.
inline void addLetters(Letters &letters, const QWidget *widget) {
  if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
    letters.add(button->text());
  else if (const auto *label = qobject_cast<const QLabel *>(widget);
           label != nullptr && label->buddy() != nullptr)
    letters.add(label->text());
  else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
    letters.add(group->title());
  else if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
    for (const QAction *menu : bar->actions())
      letters.add(menu->text());
  }
}

// Of all that is visible in a window.
inline Letters lettersIn(const QWidget &window) {
  Letters letters;
  for (const QWidget *widget : window.findChildren<QWidget *>()) {
    if (widget->isVisible() && widget->window() == &window)
      addLetters(letters, widget);
  }
  return letters;
}

// Of a page with all that may come up on it, and the menus above it.
inline Letters lettersOf(const QWidget *page, const QMenuBar *menus) {
  Letters letters;
  addLetters(letters, menus);
  for (const QWidget *widget : page->findChildren<QWidget *>())
    addLetters(letters, widget);
  return letters;
}

}  // namespace janso::test
