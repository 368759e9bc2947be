// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/killedmatch.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegion>
#include <algorithm>
#include <variant>

#include "game/matchhelpers.h"
#include "game/matchrun.h"
#include "game/seriesplay.h"
#include "game/setup/matchsetupjson.h"
#include "records/journalreplay.h"
#include "records/matchhistory.h"

namespace janso::test {

namespace {

QByteArray wholeLinesOf(const QString &path) {
  QFile file(path);
  const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  return bytes.left(bytes.lastIndexOf('\n') + 1);
}

// Under which it lies when it is over.
QString finalName(QString path) {
  return path.replace(QStringLiteral(".playing.jsonl"), QStringLiteral(".jsonl"));
}

// Where the pictures differ, for whoever has to look.
QString differenceText(const QImage &before, const QImage &after) {
  QRect area;
  for (int y = 0; y < std::min(before.height(), after.height()); ++y) {
    for (int x = 0; x < std::min(before.width(), after.width()); ++x) {
      if (before.pixel(x, y) != after.pixel(x, y))
        area |= QRect(x, y, 1, 1);
    }
  }
  return QStringLiteral("%1 x %2 pixels from %3, %4")
      .arg(area.width())
      .arg(area.height())
      .arg(area.x())
      .arg(area.y());
}

// The card beside a question goes by itself.
QByteArray withoutCard(QByteArray key) {
  return key.endsWith("-card") ? key.chopped(5) : key;
}

// What everybody is asked, however fast the others are: no calls, which another may overtake, and no
// curtains, which also fall after a kill.
bool comesAlways(const QByteArray &key) {
  return !key.startsWith("call") && !key.startsWith("curtain");
}

// The pages of a match that is over: whoever is killed there goes on with the next match, if there is one.
bool endsMatch(const QByteArray &key, const QByteArray &next) {
  return key.startsWith("end") || (key.startsWith("page") && key.split('-')[1] != next.split('-')[1]);
}

// The event after which the window waits for somebody, from the last one that was recorded on.
struct Stop {
  std::size_t events = 0;
  int ordersOf = -1;  // the seat that arms its calls; -1 = the page of a hand
};

std::optional<Stop> firstStop(const ReplayedJournal &replayed, const MatchSetup &setup) {
  std::vector<Event> events = replayed.events;
  events.insert(events.end(), replayed.unrecorded.begin(), replayed.unrecorded.end());
  const std::size_t recorded = replayed.events.size();
  const bool given = std::ranges::any_of(replayed.notes, [recorded](const ReplayedNote &note) {
    return note.note.key == kOrdersNote && note.after == recorded;
  });
  const bool arms = setup.humans() > 1 && setup.callMode == CallMode::Standing;
  for (std::size_t i = recorded == 0 ? 0 : recorded - 1; i < events.size(); ++i) {
    const auto *ended = std::get_if<KyokuEnded>(&events[i]);
    if (ended != nullptr)
      return ended->matchOver ? std::nullopt : std::optional(Stop{i + 1, -1});
    const auto *dahai = std::get_if<Dahai>(&events[i]);
    if (arms && dahai != nullptr && setup.isHuman(dahai->seat) && !(given && i + 1 == recorded))
      return Stop{i + 1, dahai->seat};
  }
  return std::nullopt;
}

// The question that only one person can answer, if the match waits for nothing else.
std::optional<Decision> onlyQuestion(const ReplayedJournal &replayed, const MatchSetup &setup) {
  const auto pending = replayed.match.pending();
  if (pending.size() != 1 || !setup.isHuman(pending.front().seat))
    return std::nullopt;
  const Decision &decision = pending.front();
  const bool claim = decision.legal.front().type == ActionType::Skip;
  if (claim && setup.humans() > 1)
    return std::nullopt;  // answered by what was armed
  // Whoever is in riichi is not asked what to throw.
  if (!claim && replayed.match.viewOf(decision.seat).me().riichi != RiichiState::None)
    return std::nullopt;
  return decision;
}

}  // namespace

KilledMatch::KilledMatch(const QString &kind, const QString &seed) {
  m_play.folder = m_folder.path();
  m_play.kind = kind;
  m_play.seed = seed;
}

QString KilledMatch::pictureOf(const QByteArray &key) const {
  return m_folder.filePath(QStringLiteral("pictures/%1.bmp").arg(QString::fromLatin1(key)));
}

QString KilledMatch::fail(const QString &what) {
  m_folder.setAutoRemove(false);
  return QStringLiteral("%1 (%2, seed '%3', in %4)").arg(what, m_play.kind, m_play.seed, m_folder.path());
}

QString KilledMatch::live(Killer &killer, KillFigures &figures) {
  const Kill kill = killer.next(m_play);
  const WindowLife life = liveUntilKilled(m_play, kill);
  figures.add(life);
  if (!life.problem.isEmpty())
    return fail(QString::fromLocal8Bit(life.problem));
  QString wrong = checkJournal(life, figures);
  if (wrong.isEmpty())
    wrong = checkFirst(life, figures);
  if (wrong.isEmpty())
    wrong = checkPictures(life, figures);
  if (!wrong.isEmpty())
    return fail(wrong + QStringLiteral(" after ") + QString::fromLatin1(life.lines.join(", ").right(300)));
  keepPicture(life);
  wrong = expect();
  return wrong.isEmpty() ? wrong : fail(wrong);
}

QString KilledMatch::checkJournal(const WindowLife &life, KillFigures &figures) {
  if (m_journal.isEmpty() || life.begun().isEmpty())
    return {};
  if (life.begun() != m_journal)
    return QStringLiteral("it goes on with %1 and not with %2").arg(life.begun(), m_journal);
  const QString now = QFile::exists(m_journal) ? m_journal : finalName(m_journal);
  if (!wholeLinesOf(now).startsWith(m_bytes))
    return QStringLiteral("the journal is another");
  ++figures.sameJournal;
  return {};
}

QString KilledMatch::checkFirst(const WindowLife &life, KillFigures &figures) {
  const std::vector<WindowLife::Asked> asked = life.asked();
  if (asked.empty())
    return {};
  const QByteArray first = withoutCard(asked.front().key);
  if (m_expected.isEmpty()) {
    if (!m_order.contains(first) || first == m_open || !comesAlways(first))
      return {};
    return QStringLiteral("%1 is asked again").arg(QString::fromLatin1(first));
  }
  if (first != m_expected)
    return QStringLiteral("%1 is asked, and not %2")
        .arg(QString::fromLatin1(first), QString::fromLatin1(m_expected));
  ++figures.openAgain;
  return {};
}

QString KilledMatch::checkPictures(const WindowLife &life, KillFigures &figures) {
  const std::vector<WindowLife::Asked> asked = life.asked();
  for (const WindowLife::Asked &one : asked) {
    const QByteArray before = m_hashes.value(one.key, one.hash);
    if (before != one.hash) {
      const QImage was(m_folder.filePath(QStringLiteral("before.bmp")));
      const QImage now(pictureOf(one.key));
      return QStringLiteral("%1 looks otherwise than before (%2 if it was open at the kill)")
          .arg(QString::fromLatin1(one.key), differenceText(was, now));
    }
    figures.comparedAfter += m_hashes.contains(one.key) ? 1 : 0;
    m_hashes.insert(one.key, one.hash);
    if (!m_order.contains(withoutCard(one.key)))
      m_order << withoutCard(one.key);
  }
  if (!asked.empty())
    m_open = withoutCard(asked.back().key);
  m_over = life.over;
  return {};
}

// Of what was asked last, beside the pictures to come.
void KilledMatch::keepPicture(const WindowLife &life) {
  const std::vector<WindowLife::Asked> asked = life.asked();
  QDir pictures(m_folder.filePath(QStringLiteral("pictures")));
  if (!asked.empty()) {
    const QString before = m_folder.filePath(QStringLiteral("before.bmp"));
    QFile::remove(before);
    QFile::rename(pictureOf(asked.back().key), before);
  }
  for (const QString &name : pictures.entryList(QDir::Files))
    pictures.remove(name);
}

// From what lies in the folder: what must come next.
QString KilledMatch::expect() {
  m_journal.clear();
  m_expected.clear();
  const QString matches = m_folder.filePath(QStringLiteral("matches"));
  const std::optional<MatchSummary> unfinished = newestUnfinished(matches);
  if (!unfinished) {
    // Killed on the last page there is nothing to go on with.
    const std::optional<SavedSeries> series = newestSeries(matches);
    m_over = m_over || (series ? series->series.isOver() : !matchHistory(matches).matches.empty());
    return {};
  }
  const JournalResult<Journal> journal = readJournal(unfinished->path);
  if (!journal)
    return QString::fromStdString(journal.error().text);
  const Result<MatchSetup> setup = matchSetupFromJson(journal->header.setup);
  const JournalResult<ReplayedJournal> replayed = replayJournal(*journal);
  if (!setup || !replayed)
    return QString::fromStdString(setup ? replayed.error().text : setup.error().text);
  m_journal = unfinished->path;
  m_bytes = wholeLinesOf(m_journal);
  MatchSetup played = *setup;
  played.rules = journal->header.rules;
  const QByteArray match =
      "-m" + QByteArray::number(played.series ? played.series->series.played.size() : 0) + "-e";
  const std::size_t events = replayed->events.size() + replayed->unrecorded.size();
  const auto key = [&](const char *kind, std::size_t after, const QByteArray &more) {
    return kind + match + QByteArray::number(after) + more;
  };
  if (const std::optional<Stop> stop = firstStop(*replayed, played)) {
    m_expected = stop->ordersOf < 0 ? key("page", stop->events, "-w0")
                                    : key("curtain", stop->events, "-s" + QByteArray::number(stop->ordersOf));
  } else if (const std::optional<Decision> open = onlyQuestion(*replayed, played)) {
    const QByteArray seat = "-s" + QByteArray::number(int(open->seat));
    const bool claim = open->legal.front().type == ActionType::Skip;
    m_expected = played.humans() > 1
                     ? key("curtain", events, seat)
                     : key(claim ? "call" : "discard", events, "-d" + QByteArray::number(open->id) + seat);
  }
  return {};
}

QString KilledMatch::compareUnkilled(KillFigures &figures) {
  QByteArrayList wanted;
  std::ranges::copy_if(m_order, std::back_inserter(wanted), comesAlways);
  if (wanted.isEmpty())
    return {};
  const QTemporaryDir folder;
  WindowPlay play = m_play;
  play.folder = folder.path();
  play.speed = 0;
  play.thinksMs = 0;
  Kill kill;
  kill.after = "asked " + wanted.back();
  kill.atMostMs = 600000;
  const WindowLife life = liveUntilKilled(play, kill);
  if (!life.problem.isEmpty())
    return fail(QString::fromLocal8Bit(life.problem));
  qsizetype at = 0;  // in what was asked
  for (const WindowLife::Asked &one : life.asked()) {
    const QByteArray key = withoutCard(one.key);
    if (comesAlways(key) && at < wanted.size()) {
      if (key == wanted[at])
        ++at;
      else if (!endsMatch(key, wanted[at]))
        return fail(QStringLiteral("%1 was asked, and not %2 as where nobody killed the match")
                        .arg(QString::fromLatin1(wanted[at]), QString::fromLatin1(key)));
    }
    if (!m_hashes.contains(one.key))
      continue;
    if (m_hashes.value(one.key) != one.hash)
      return fail(QStringLiteral("%1 looks otherwise where nobody killed the match")
                      .arg(QString::fromLatin1(one.key)));
    ++figures.comparedUnkilled;
  }
  return at == wanted.size() ? QString() : fail(QStringLiteral("a match that nobody kills is shorter"));
}

}  // namespace janso::test
