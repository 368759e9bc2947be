// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/retrydesk.h"

#include <QDir>
#include <algorithm>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

#include "replay/replayopen.h"
#include "widgets/review/reviewrunner.h"

namespace janso {

namespace {

constexpr std::size_t kMostAtOnce = 20;  // positions of a session; the others stay due

QString scheduleFile(const QString &reviews) {
  return reviews.isEmpty() ? QString() : QDir(reviews).filePath(QStringLiteral("retries.json"));
}

RetryKey keyOf(const RetryPosition &position) {
  const ChoiceVerdict &verdict = *position.choice->verdict;
  return {QString::fromStdString(position.game->hash()), position.game->seat(),
          static_cast<int>(verdict.hand), static_cast<int>(verdict.answer)};
}

// The reviewed game of an entry; nothing when the file is gone, or another, or its review is.
std::shared_ptr<const ReviewedGame> gameOf(const RetryEntry &entry, const QString &reviews,
                                           Strictness strictness) {
  const Result<OpenedReplay> opened = openReplay(entry.path, entry.number);
  if (!opened || entry.key.seat >= opened->replay->players())
    return nullptr;
  auto game = ReviewRunner::kept(reviews, opened->replay, entry.key.seat, strictness);
  const bool isSame = game != nullptr && game->hash() == entry.key.game.toStdString();
  return isSame ? game : nullptr;
}

// Its choice, where it still is one that could have been better.
const ReviewedChoice *choiceOf(const ReviewedGame &game, const RetryKey &key) {
  const auto found = std::ranges::find_if(game.choices(), [&](const ReviewedChoice &choice) {
    const ChoiceVerdict &verdict = *choice.verdict;
    return static_cast<int>(verdict.hand) == key.hand && static_cast<int>(verdict.answer) == key.answer &&
           verdict.isJudged() && verdict.played > 0;
  });
  return found == game.choices().end() ? nullptr : &*found;
}

}  // namespace

RetryDesk::RetryDesk(const QString &reviews, QObject *parent)
    : QObject(parent),
      m_reviews(reviews),
      m_schedule(scheduleFile(reviews)),
      m_today([] { return QDate::currentDate(); }) {}

QString RetryDesk::file() const {
  return scheduleFile(m_reviews);
}

void RetryDesk::remember(const RetryPosition &position, bool found) {
  const RetryKey key = keyOf(position);
  tellDue(found ? m_schedule.found(key, m_today())
                : m_schedule.missed(key, position.path, position.number, m_today()));
}

void RetryDesk::tellDue(bool kept) {
  if (!kept)
    Q_EMIT failed(tr("Could not save the practice schedule to “%1”.").arg(file()));
  Q_EMIT dueChanged(dueCount());
}

void RetryDesk::startDue(Strictness strictness) {
  std::vector<RetryEntry> due = m_schedule.due(m_today());
  if (due.size() > kMostAtOnce)
    due.resize(kMostAtOnce);
  m_job.ask([due, reviews = m_reviews, strictness] { return read(due, reviews, strictness); },
            [this](const Found &found) { take(found); });
}

RetryDesk::Found RetryDesk::read(const std::vector<RetryEntry> &due, const QString &reviews,
                                 Strictness strictness) {
  Found found;
  std::map<std::tuple<QString, int, QString>, std::shared_ptr<const ReviewedGame>> games;
  for (const RetryEntry &entry : due) {
    const auto [place, isNew] = games.try_emplace({entry.key.game, entry.key.seat, entry.path});
    if (isNew)
      place->second = gameOf(entry, reviews, strictness);
    const ReviewedChoice *choice = place->second == nullptr ? nullptr : choiceOf(*place->second, entry.key);
    if (choice == nullptr)
      found.missing.push_back(entry.key);
    else
      found.positions.push_back({place->second, choice, entry.path, entry.number});
  }
  return found;
}

void RetryDesk::take(const Found &found) {
  if (!found.positions.empty())
    Q_EMIT ready(found.positions);
  if (found.missing.empty())
    return;
  bool kept = true;
  for (const RetryKey &key : found.missing)
    kept = m_schedule.postpone(key, m_today()) && kept;
  tellDue(kept);
  Q_EMIT failed(
      tr("%n position(s) can't be practiced today: the matches or their reviews were moved or deleted.", "",
         static_cast<int>(found.missing.size())));
}

}  // namespace janso
