// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// janso-fuzz: libFuzzer over one reader of fuzz/readers.h.
//
//   janso-fuzz --reader=mjlog --seeds=FOLDER     writes the seeds and FOLDER.dict, and ends
//   janso-fuzz --reader=mjlog FOLDER -runs=1000  fuzzes; libFuzzer's own options have one dash
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "fuzz/readers.h"

namespace {

using janso::test::Reader;

const Reader *chosen = nullptr;

[[noreturn]] void fail(const char *sentence) {
  std::fprintf(stderr, "janso-fuzz: %s\n", sentence);
  std::exit(2);
}

void write(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
    fail("a seed cannot be written.");
}

// libFuzzer takes printable ASCII as it is, and nothing else.
QByteArray dictionaryOf(const Reader &reader) {
  QByteArray text;
  for (const QByteArray &word : QByteArray(reader.words).split(' ')) {
    if (word.isEmpty())
      continue;
    text += '"';
    for (const char letter : word) {
      if (letter < ' ' || letter > '~' || letter == '"' || letter == '\\')
        text += "\\x" + QByteArray(1, letter).toHex();
      else
        text += letter;
    }
    text += "\"\n";
  }
  return text;
}

void writeSeeds(const Reader &reader, const QString &folder) {
  if (!QDir().mkpath(folder))
    fail("the folder for the seeds cannot be made.");
  int number = 0;
  for (const QByteArray &seed : reader.seeds())
    write(folder + QStringLiteral("/seed%1").arg(++number), seed);
  write(folder + QStringLiteral(".dict"), dictionaryOf(reader));
}

// What follows `name` in an argument; null when it is another one.
const char *valueOf(const char *argument, std::string_view name) {
  return std::string_view(argument).starts_with(name) ? argument + name.size() : nullptr;
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
  // Never ends: readers may ask for paths and locale until the process does.
  static int none = 1;
  static auto *const program = new QCoreApplication(none, *argv);
  (void)program;
  QString seeds;
  for (int i = 1; i < *argc; ++i) {
    if (const char *name = valueOf((*argv)[i], "--reader="))
      chosen = janso::test::findReader(name);
    if (const char *folder = valueOf((*argv)[i], "--seeds="))
      seeds = QFile::decodeName(folder);
  }
  if (chosen == nullptr) {
    for (const Reader &reader : janso::test::readers())
      std::fprintf(stderr, "%s %d\n", reader.name, reader.longest);
    fail("--reader=NAME must name one of these.");
  }
  if (!seeds.isEmpty()) {
    writeSeeds(*chosen, seeds);
    std::exit(0);
  }
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  chosen->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
  return 0;
}
