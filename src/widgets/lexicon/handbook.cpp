// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/lexicon/handbook.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <span>
#include <utility>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

constexpr QLatin1String kLinkPrefix("handbook ");

const QRegularExpression &markPattern() {
  static const QRegularExpression kMark(QStringLiteral("\\{(key|menu|label):([^{}]+)\\}"));
  return kMark;
}

// CONTEXT|TEXT in the language of the window.
QString translatedLabel(const QString &name) {
  const qsizetype bar = name.indexOf(u'|');
  return labelName(QCoreApplication::translate(name.left(bar).toUtf8().constData(),
                                               name.mid(bar + 1).toUtf8().constData()));
}

Error faultAt(const QString &fileName, int line, const QString &what) {
  return Error{QStringLiteral("%1, line %2: %3").arg(fileName).arg(line).arg(what).toStdString()};
}

struct BlockStart {
  QRegularExpression pattern;
  HandbookBlock::Kind kind;
};

// What a line begins with, other than a paragraph.
std::span<const BlockStart> blockStarts() {
  using Kind = HandbookBlock::Kind;
  static const std::array kStarts{BlockStart{QRegularExpression(QStringLiteral("^## +")), Kind::Heading},
                                  BlockStart{QRegularExpression(QStringLiteral("^- +")), Kind::Bullet},
                                  BlockStart{QRegularExpression(QStringLiteral("^[0-9]+\\. +")), Kind::Step}};
  return kStarts;
}

// As a search compares: "can't" is found by "cant" and "can’t".
QString searched(QString text) {
  return text.remove(u'\'').remove(u'’');
}

// In Latin letters the beginning of a word counts; Chinese and Japanese write no blanks between words.
bool hasWord(const QString &text, const QString &word) {
  const bool latin = word.front().unicode() < 0x2E80;
  for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
       at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
    if (!latin || at == 0 || !text[at - 1].isLetterOrNumber())
      return true;
  }
  return false;
}

int wordsIn(const QString &text, const QStringList &words) {
  return static_cast<int>(
      std::count_if(words.begin(), words.end(), [&](const QString &word) { return hasWord(text, word); }));
}

// How well a block answers a search; 0 = not at all. The words as they were typed count more than each alone,
// and a heading more than a sentence.
int rankOf(const QString &text, const QStringList &words, bool heading) {
  const int here = wordsIn(text, words);
  if (here == 0)
    return 0;
  const bool all = here == static_cast<int>(words.size());
  const bool phrase = all && here > 1 && text.contains(words.join(u' '), Qt::CaseInsensitive);
  const int ofHeading = all ? 2 : 1;
  return here + (phrase ? 1 : 0) + (heading ? ofHeading : 0);
}

}  // namespace

QString HandbookChapter::translatedTitle() const {
  return QCoreApplication::translate("Handbook", title.toUtf8().constData(), id.toUtf8().constData());
}

QString HandbookChapter::translated(const HandbookBlock &block) const {
  return QCoreApplication::translate("Handbook", block.source.toUtf8().constData(), id.toUtf8().constData());
}

Result<HandbookChapter> parseHandbookChapter(const QByteArray &bytes, const QString &fileName) {
  static const QRegularExpression kName(QStringLiteral("^[0-9]{2}-([a-z]+)\\.md$"));
  const QRegularExpressionMatch name = kName.match(fileName);
  if (!name.hasMatch())
    return faultAt(fileName, 1, QStringLiteral("the name must be NN-id.md, such as 08-review.md"));
  HandbookChapter chapter;
  chapter.id = name.captured(1);
  bool open = false;  // the next line goes on with the last block
  int number = 0;
  for (const QString &raw : QString::fromUtf8(bytes).split(u'\n')) {
    ++number;
    const QString line = raw.trimmed();
    if (line.isEmpty() || line.startsWith(QLatin1String("<!--"))) {
      open = false;
      continue;
    }
    if (line.startsWith(QLatin1String("# "))) {
      if (!chapter.title.isEmpty() || !chapter.blocks.empty())
        return faultAt(fileName, number, QStringLiteral("a chapter has one title, at the top"));
      chapter.title = line.mid(2).trimmed();
      continue;
    }
    if (chapter.title.isEmpty())
      return faultAt(fileName, number, QStringLiteral("the title (\"# ...\") must come first"));
    const auto start = std::ranges::find_if(
        blockStarts(), [&line](const BlockStart &row) { return row.pattern.match(line).hasMatch(); });
    if (start != blockStarts().end()) {
      chapter.blocks.push_back({start->kind, QString(line).remove(start->pattern), number});
      open = start->kind != HandbookBlock::Kind::Heading;
    } else if (open) {
      chapter.blocks.back().source += u' ' + line;
    } else {
      chapter.blocks.push_back({HandbookBlock::Kind::Paragraph, line, number});
      open = true;
    }
  }
  if (chapter.blocks.empty())
    return faultAt(fileName, number, QStringLiteral("the chapter is empty"));
  return chapter;
}

const std::vector<HandbookChapter> &handbookChapters() {
  static const std::vector<HandbookChapter> kChapters = [] {
    std::vector<HandbookChapter> chapters;
    const QDir folder(QStringLiteral(":/handbook"));
    for (const QString &name : folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
      QFile file(folder.filePath(name));
      if (!file.open(QIODevice::ReadOnly))
        continue;
      Result<HandbookChapter> chapter = parseHandbookChapter(file.readAll(), name);
      Q_ASSERT_X(chapter.ok(), "handbook", qPrintable(name));
      if (chapter)
        chapters.push_back(std::move(chapter).value());
    }
    return chapters;
  }();
  return kChapters;
}

const HandbookChapter *findHandbookChapter(const QString &id) {
  const auto &chapters = handbookChapters();
  const auto found =
      std::find_if(chapters.begin(), chapters.end(), [&id](const HandbookChapter &c) { return c.id == id; });
  return found == chapters.end() ? nullptr : &*found;
}

QString fillHandbook(const QString &text, const HandbookWords &words) {
  QString filled;
  qsizetype from = 0;
  for (auto marks = markPattern().globalMatch(text); marks.hasNext();) {
    const QRegularExpressionMatch mark = marks.next();
    const QString kind = mark.captured(1);
    const QString name = mark.captured(2);
    const QString known = kind == QLatin1String("label")  ? translatedLabel(name)
                          : kind == QLatin1String("menu") ? words.menu(name)
                                                          : words.key(name);
    filled += text.mid(from, mark.capturedStart() - from) + (known.isEmpty() ? name : known);
    from = mark.capturedEnd();
  }
  filled += text.mid(from);
  // The text widget has no monospaced words.
  return filled.remove(u'`');
}

QList<HandbookMark> handbookMarks(const QString &text) {
  QList<HandbookMark> marks;
  for (auto found = markPattern().globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch mark = found.next();
    marks << HandbookMark{mark.captured(1), mark.captured(2)};
  }
  return marks;
}

QString handbookLink(const QString &term) {
  return term.startsWith(kLinkPrefix) ? term.mid(kLinkPrefix.size()) : QString();
}

std::vector<HandbookHit> searchHandbook(const QString &text, const HandbookWords &words) {
  const QStringList wanted = searched(text).split(u' ', Qt::SkipEmptyParts);
  const int all = static_cast<int>(wanted.size());
  constexpr int kTitleRank = std::numeric_limits<int>::max();
  struct Ranked {
    HandbookHit hit;
    int words = 0;  // of those searched for, in the whole chapter
    int rank = 0;   // of its best block
  };
  std::vector<Ranked> found;
  int most = all > 0 ? 1 : 0;
  for (const HandbookChapter &chapter : handbookChapters()) {
    QString whole = searched(chapter.translatedTitle());
    Ranked ranked{{&chapter, -1, {}}, 0, wordsIn(whole, wanted) == all ? kTitleRank : 0};
    for (std::size_t i = 0; i < chapter.blocks.size() && ranked.rank < kTitleRank; ++i) {
      const HandbookBlock &block = chapter.blocks[i];
      const QString plain = plainText(fillHandbook(chapter.translated(block), words));
      whole += u'\n' + searched(plain);
      const int rank = rankOf(searched(plain), wanted, block.kind == HandbookBlock::Kind::Heading);
      if (rank > ranked.rank) {
        ranked.rank = rank;
        ranked.hit.block = static_cast<int>(i);
        ranked.hit.snippet = plain;
      }
    }
    ranked.words = wordsIn(whole, wanted);
    most = std::max(most, ranked.words);
    found.push_back(ranked);
  }
  // If no chapter has every word, those with the most words are better than none.
  std::erase_if(found, [most](const Ranked &each) { return each.words < most; });
  std::ranges::stable_sort(found, std::ranges::greater{}, &Ranked::rank);
  std::vector<HandbookHit> hits;
  for (const Ranked &each : found)
    hits.push_back(each.hit);
  return hits;
}

}  // namespace janso
