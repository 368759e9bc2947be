// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Everything that Janso reads from outside, as one table to be fuzzed.
//
// Whatever the bytes are, a reader comes back: no crash, no undefined behavior, no assert, no exception, in
// well under a second and 512 MB. What it reads is carried on as the program would: a record is replayed and
// compared, a journal resumed, an event shown to a view.
#pragma once

#include <QByteArray>
#include <QList>
#include <span>
#include <string_view>

namespace janso::test {

struct Reader {
  const char *name;
  void (*read)(const QByteArray &bytes);
  // Well-formed, from games that our own table played: where mutation begins.
  QList<QByteArray> (*seeds)();
  // What such a text is made of, separated by blanks: pieces that mutation puts in.
  const char *words;
  int longest;  // bytes that are worth trying
};

std::span<const Reader> readers();
// Null when there is none of that name.
const Reader *findReader(std::string_view name);

}  // namespace janso::test
