// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Reads recorded games from a paipu file.
#include "records/majiang/majiangfile.h"

#include <QJsonDocument>
#include <QList>
#include <string>
#include <utility>

#include "records/majiang/majiang.h"

namespace janso {
namespace {

// One object of the file, as it stands there.
struct PaipuText {
  QByteArray json;
  int line = 1;
};

// Whether each line is an object by itself: the last line of one that is spread over several only closes it.
bool isObjectALine(const QByteArray &text) {
  for (const QByteArray &line : text.split('\n')) {
    if (!line.trimmed().isEmpty() && !line.trimmed().startsWith('{'))
      return false;
  }
  return true;
}

QList<PaipuText> linesOf(const QByteArray &text) {
  QList<PaipuText> objects;
  int line = 0;
  for (const QByteArray &each : text.split('\n')) {
    ++line;
    if (!each.trimmed().isEmpty())
      objects.push_back({each, line});
  }
  return objects;
}

// Objects one after the other, in a list or not: from each outermost brace to the one that closes it.
class PaipuObjects {
 public:
  // In a text that is not `sound` an object may lack its end: then a brace that begins a line begins the
  // next.
  PaipuObjects(const QByteArray &text, bool sound) : m_text(text), m_sound(sound) {}

  QList<PaipuText> found() {
    bool quoted = false;
    for (qsizetype i = 0; i < m_text.size(); ++i) {
      const char c = m_text[i];
      if (c == '\n') {
        ++m_line;
        quoted = false;  // no text of JSON goes on in the next line
      } else if (quoted && c == '\\') {
        ++i;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (!quoted && c == '{') {
        open(i);
      } else if (!quoted && c == '}' && m_depth > 0 && --m_depth == 0) {
        close(i + 1);
      }
    }
    if (m_depth > 0)
      close(m_text.size());
    return std::move(m_objects);
  }

 private:
  void open(qsizetype at) {
    if (!m_sound && m_depth > 0 && m_text[at - 1] == '\n') {
      close(at);
      m_depth = 0;
    }
    if (m_depth++ > 0)
      return;
    m_from = at;
    m_objects.push_back({{}, m_line});
  }
  void close(qsizetype end) { m_objects.back().json = m_text.mid(m_from, end - m_from).trimmed(); }

  const QByteArray &m_text;
  bool m_sound;
  int m_line = 1;
  int m_depth = 0;
  qsizetype m_from = 0;  // of the object that is open
  QList<PaipuText> m_objects;
};

QList<PaipuText> objectsOf(const QByteArray &text) {
  QJsonParseError wrong;
  QJsonDocument::fromJson(text, &wrong);
  return PaipuObjects(text, wrong.error == QJsonParseError::NoError).found();
}

// `alone`: it is all of the file.
Result<RecordedGame> gameOf(const PaipuText &text, qsizetype number, bool alone) {
  QJsonParseError wrong;
  const QJsonDocument document = QJsonDocument::fromJson(text.json, &wrong);
  if (wrong.error != QJsonParseError::NoError) {
    const auto line = text.line + static_cast<int>(text.json.left(wrong.offset).count('\n'));
    return Error{"not JSON: " + wrong.errorString().toStdString()}.in(toText({line, 0}));
  }
  Result<RecordedGame> game = majiangGame(document.object(), {text.line, 0});
  if (!game && alone && game.error().words != nullptr)
    return game.error();
  if (!game)
    return game.error().in("game " + std::to_string(number)).in(toText({text.line, 0}));
  return game;
}

}  // namespace

GameFile readMajiang(const QByteArray &bytes) {
  GameFile file;
  const QByteArray text = bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
  const QList<PaipuText> objects = isObjectALine(text) ? linesOf(text) : objectsOf(text);
  int broken = 0;
  for (qsizetype i = 0; i < objects.size(); ++i) {
    Result<RecordedGame> game = gameOf(objects[i], i + 1, objects.size() == 1);
    if (game)
      file.games.push_back(std::move(game).value());
    else if (broken++ == 0)
      file.broken = game.error();
  }
  if (broken > 1)
    file.broken = fileFault(FileFault::SomeBroken,
                            {file.broken->text, std::to_string(broken), std::to_string(objects.size())});
  if (objects.isEmpty())
    file.broken = fileFault(FileFault::NoObject);
  return file;
}

}  // namespace janso
