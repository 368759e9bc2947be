// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The handbook: chapters of prose about the program, read from resources/handbook/NN-id.md.
//
// A chapter is a small part of Markdown: `# Title` once, at the top; `## Heading`; paragraphs; items that
// begin with `- ` or `1. `. Blocks are separated by blank lines or begin with one of these marks; the lines
// of a block are joined by blanks. Each block is one message of the translation context "Handbook", with the
// chapter's id as its comment. Inside a block stand the markup of teachmarkup.h and these words, which are
// looked up when the chapter is shown, so that the handbook names what the window really shows:
//
//   {key:NAME}             the key in force of a command, such as {key:help.handbook}
//   {menu:NAME}            the menu path of a command, such as "Game → New match…"
//   {label:CONTEXT|TEXT}   a label of the window in its language, without its mnemonic and its "…"
//   [[handbook ID|words]]  a link to another chapter
//   `words`                what is typed in a terminal or a search field; shown without the backticks
//
// Translators keep these marks as they are.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "rules/result.h"

namespace janso {

struct HandbookBlock {
  enum class Kind { Heading, Paragraph, Bullet, Step };
  Kind kind = Kind::Paragraph;
  QString source;  // English, as it is in the file, on one line
  int line = 0;    // in the file, from 1
};

struct HandbookChapter {
  QString id;     // the file's name without its number: "review"
  QString title;  // English
  std::vector<HandbookBlock> blocks;

  // In the language of the window. The text still holds its marks.
  QString translatedTitle() const;
  QString translated(const HandbookBlock &block) const;
};

// Reads one chapter. The error names the file and the line.
Result<HandbookChapter> parseHandbookChapter(const QByteArray &bytes, const QString &fileName);

// All chapters of the program, in the order of their numbers. Read once.
const std::vector<HandbookChapter> &handbookChapters();
// nullptr if there is no chapter of that id.
const HandbookChapter *findHandbookChapter(const QString &id);

// What stands for {key:...} and {menu:...}; each function returns an empty text for a name it does not know.
struct HandbookWords {
  std::function<QString(const QString &name)> key;
  std::function<QString(const QString &name)> menu;
};

// The text with its keys, menus, and labels filled in. What remains is the markup of teachmarkup.h. A word
// that nobody knows is shown as its name.
QString fillHandbook(const QString &text, const HandbookWords &words);

// One mark of a text: {key:NAME}, {menu:NAME}, or {label:CONTEXT|TEXT}.
struct HandbookMark {
  QString kind;  // "key", "menu", or "label"
  QString name;
};
QList<HandbookMark> handbookMarks(const QString &text);

// The id of the chapter that a link of the markup leads to; empty for a link to the glossary.
QString handbookLink(const QString &term);

struct HandbookHit {
  const HandbookChapter *chapter = nullptr;
  int block = -1;   // the one with most of the words searched for, a heading first; -1 = the title
  QString snippet;  // plain text of that block; empty for the title
};

// The chapters that contain every word of `text` in the language of the window, or if there are none those
// with the most words. Chapters with all words in their title or in one block come first. Every chapter in
// its order if the text is empty. Words match from their beginning; case and apostrophes do not matter.
std::vector<HandbookHit> searchHandbook(const QString &text, const HandbookWords &words);

}  // namespace janso
