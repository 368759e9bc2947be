// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The terms of the game that texts can link to with [[...]] (teachmarkup.h).
//
// A term's id is its romaji name in lower case and never changes. Names are data and do not depend on the
// language of the window. Definitions are translated (context "Glossary") and are true under every ruleset.
// The yaku are not in this table: their texts are in yakutexts.h, and links find them too.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <span>
#include <vector>

#include "rules/yakuid.h"

namespace janso {

struct Term {
  const char *id = nullptr;        // romaji
  const char *english = nullptr;   // the usual English word; translated (context "GlossaryNames")
  const char *japanese = nullptr;  // UTF-8
  const char *text = nullptr;      // one to three sentences, in the markup of teachmarkup.h
  const char *see = nullptr;       // ids, separated by ", "
  const char *tiles = nullptr;     // example tiles as markup; may be empty
};

// The parts of the table, each in its own order.
std::span<const Term> glossaryHandTerms();
std::span<const Term> glossaryMatchTerms();

// What a link or a search finds: a term or a yaku.
struct GlossaryEntry {
  const Term *term = nullptr;
  std::optional<YakuId> yaku;  // always set if there is no term; also set for a term that names a yaku

  QString id() const;
  QString romaji() const;  // capitalized, as a heading
  QString english() const;
  QString translated() const;  // the English name in the language of the window
  QString japanese() const;
  QString text() const;   // markup, translated
  QString tiles() const;  // markup; empty for a yaku
  QStringList see() const;
  bool operator==(const GlossaryEntry &) const = default;
};

// All entries, sorted by romaji name.
const std::vector<GlossaryEntry> &glossaryEntries();

// By id, English name or the key of a yaku, singular or plural. Spaces, hyphens and long vowels do not
// matter: "aka dora", "kyoutaku".
std::optional<GlossaryEntry> findGlossaryEntry(const QString &id);

// The entries that match the text, best first: beginnings of names in any script, then parts of names, then
// words of definitions. All entries for an empty text.
std::vector<GlossaryEntry> searchGlossary(const QString &text);

}  // namespace janso
