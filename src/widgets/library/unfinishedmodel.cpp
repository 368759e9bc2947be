// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/unfinishedmodel.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "widgets/sentences/journaltexts.h"

namespace janso {

namespace {

QString rowText(const MatchSummary &match) {
  QStringList names;
  for (const QString &name : match.names) {
    if (!name.isEmpty())
      names << name;
  }
  const QString begun = QLocale().toString(match.started, QLocale::ShortFormat);
  if (names.isEmpty())
    //: A match in a list: its position or its file, when it was started
    return UnfinishedModel::tr("%1 \u2013 %2").arg(journalPlace(match), begun);
  //: A match in a list: its position, the players, when it was started
  return UnfinishedModel::tr("%1 \u2013 %2 \u2013 %3")
      .arg(journalPlace(match), names.join(QStringLiteral(", ")), begun);
}

}  // namespace

void UnfinishedModel::setMatches(std::vector<UnfinishedMatch> matches) {
  beginResetModel();
  m_matches = std::move(matches);
  endResetModel();
}

const UnfinishedMatch *UnfinishedModel::match(int row) const {
  return row >= 0 && row < rowCount() ? &m_matches[static_cast<std::size_t>(row)] : nullptr;
}

int UnfinishedModel::rowOf(const QString &path) const {
  const auto found = std::ranges::find_if(
      m_matches, [&path](const UnfinishedMatch &match) { return match.summary.path == path; });
  return found == m_matches.end() ? -1 : static_cast<int>(found - m_matches.begin());
}

int UnfinishedModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_matches.size());
}

QVariant UnfinishedModel::data(const QModelIndex &index, int role) const {
  const UnfinishedMatch *shown = match(index.row());
  return shown != nullptr && role == Qt::DisplayRole ? QVariant(rowText(shown->summary)) : QVariant();
}

}  // namespace janso
