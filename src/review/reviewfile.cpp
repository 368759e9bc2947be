// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "review/reviewfile.h"

#include <QByteArray>
#include <QFile>
#include <QJsonDocument>
#include <QJsonParseError>
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "records/diskfault.h"
#include "records/savefile.h"
#include "review/reviewer.h"
#include "review/reviewjson.h"

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace janso {
namespace {

QByteArray lineOf(const QJsonObject &object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Result<GameReview> parse(const QByteArray &bytes) {
  // What stands after the last line feed was being written when the program ended.
  const QList<QByteArray> lines = bytes.left(bytes.lastIndexOf('\n') + 1).split('\n');
  GameReview review;
  for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
    const std::string where = "line " + std::to_string(i + 1);
    QJsonParseError fault;
    const QJsonObject object = QJsonDocument::fromJson(lines[i], &fault).object();
    if (fault.error != QJsonParseError::NoError)
      return Error{where + ": not JSON"};
    if (i == 0) {
      Result<GameReview> head = headFromJson(object);
      if (!head)
        return head.error().in(where);
      review = std::move(head).value();
      continue;
    }
    Result<HandReview> hand = handReviewFromJson(object);
    if (!hand)
      return hand.error().in(where);
    addHand(review, std::move(hand).value());
  }
  if (review.game.empty())
    return Error{"line 1: the header of the review is missing"};
  return review;
}

bool bringToDisk(QFile &file) {
  if (!file.flush())
    return false;
#ifdef Q_OS_UNIX
  return ::fdatasync(file.handle()) == 0;
#else
  return true;
#endif
}

}  // namespace

QString reviewFileName(const std::string &gameHash) {
  return QString::fromStdString(gameHash) + QStringLiteral(".review");
}

Result<GameReview> readReview(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return cannotRead(file);
  Result<GameReview> review = parse(file.readAll());
  if (!review)
    return review.error().in(path.toStdString());
  return review;
}

bool isSameWork(const GameReview &a, const GameReview &b) {
  return a.game == b.game && a.seats == b.seats && a.evaluator == b.evaluator &&
         a.evaluatorVersion == b.evaluatorVersion && a.scaleVersion == b.scaleVersion &&
         a.strictness == b.strictness;
}

Result<ReviewFile> ReviewFile::open(const QString &path, const GameReview &wanted) {
  ReviewFile made;
  made.m_path = path;
  made.m_review = wanted;
  if (QFile::exists(path)) {
    if (Result<GameReview> there = readReview(path); there && isSameWork(*there, wanted))
      made.m_review = std::move(there).value();
  }
  // Written as a whole: an incomplete last line is gone then, and nothing else.
  QByteArray text = lineOf(headJson(made.m_review));
  for (const HandReview &hand : made.m_review.hands)
    text += lineOf(toJson(hand));
  if (std::optional<Error> error = saveOwnFile(path, text))
    return *std::move(error);
  return made;
}

bool ReviewFile::has(std::size_t hand) const {
  return std::ranges::any_of(m_review.hands, [&](const HandReview &h) { return h.hand == hand; });
}

Result<bool> ReviewFile::add(HandReview hand) {
  QFile file(m_path);
  const QByteArray line = lineOf(toJson(hand));
  if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(line) != line.size() ||
      !bringToDisk(file))
    return cannotWrite(file);
  addHand(m_review, std::move(hand));
  return true;
}

}  // namespace janso
