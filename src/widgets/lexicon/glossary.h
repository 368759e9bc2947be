// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The words of the game: what a text may link to with [[...]] (teachmarkup.h).
//
// A term's id is its romaji name in lower case and never changes. Names are data and do not follow the
// language of the window; definitions are translated (context "Glossary") and are right in every ruleset. The
// yaku are no terms of this table: their texts are in yakutexts.h, and a link finds them too.
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
  const char *english = nullptr;   // what players say in English; translated (context "GlossaryNames")
  const char *japanese = nullptr;  // UTF-8
  const char *text = nullptr;      // one to three sentences, in the markup of teachmarkup.h
  const char *see = nullptr;       // ids, separated by ", "
  const char *tiles = nullptr;     // example tiles as markup; may be empty
};

// The parts of the table, each in an order of its own.
std::span<const Term> glossaryHandTerms();
std::span<const Term> glossaryMatchTerms();

// What a link or a search leads to: a term, or a yaku.
struct GlossaryEntry {
  const Term *term = nullptr;
  std::optional<YakuId> yaku;  // always without a term; also of a term that names a yaku

  QString id() const;
  QString romaji() const;  // as a heading: with a capital
  QString english() const;
  QString translated() const;  // English in the language of the window
  QString japanese() const;
  QString text() const;   // markup, translated
  QString tiles() const;  // markup; empty for a yaku
  QStringList see() const;
  bool operator==(const GlossaryEntry &) const = default;
};

// All entries, sorted by romaji name.
const std::vector<GlossaryEntry> &glossaryEntries();

// By id, English name or the key of a yaku, also in the plural. Spaces, hyphens and long vowels do not
// matter: "aka dora", "kyoutaku".
std::optional<GlossaryEntry> findGlossaryEntry(const QString &id);

// Those that a search finds, best first: by the beginning of a name in any script, by a part of one, by a
// word of the definition. All for an empty text.
std::vector<GlossaryEntry> searchGlossary(const QString &text);

}  // namespace janso
