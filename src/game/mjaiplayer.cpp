// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The lock step of a program that plays, and everything that can go wrong in it.
#include "game/mjaiplayer.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "mjai/replies.h"

namespace janso {

namespace {

QString quoted(const QByteArray &line) {
  constexpr qsizetype kLength = 60;
  QString text = QString::fromUtf8(line.left(kLength)).simplified();
  return QLatin1Char('\'') + text + (line.size() > kLength ? QStringLiteral("...'") : QStringLiteral("'"));
}

}  // namespace

MjaiPlayer::MjaiPlayer(int seat, const MjaiLimits &limits, QObject *parent)
    : Player(parent), m_seat(seat), m_limits(limits), m_writer(seat), m_view(emptyView(seat)) {
  m_clock.setSingleShot(true);
  connect(&m_clock, &QTimer::timeout, this, &MjaiPlayer::onTimeout);
  m_pump.setSingleShot(true);
  connect(&m_pump, &QTimer::timeout, this, &MjaiPlayer::pump);
}

void MjaiPlayer::useDevice(QIODevice *device) {
  m_device = device;
  connect(device, &QIODevice::readyRead, this, &MjaiPlayer::onReadyRead);
  m_pump.start(0);
}

// --- Out ---

void MjaiPlayer::hear(const Event &event) {
  QJsonObject object = m_writer.write(event);
  if (m_done)
    return;
  const auto *riichi = std::get_if<Riichi>(&event);
  if (riichi != nullptr && riichi->seat == m_seat && m_reachSent) {
    m_reachSent = false;
    return;
  }
  m_lines.push_back({std::move(object), Purpose::Tell, 0, std::holds_alternative<MatchEnded>(event)});
  // Later, because this may be the event that asks: then it carries hints.
  m_pump.start(0);
}

void MjaiPlayer::ask(const Decision &decision, const SeatView &view) {
  if (m_done)
    return;
  m_decision = decision;
  m_view = view;
  Q_ASSERT(!m_lines.empty());
  Line &line = m_lines.back();
  line.purpose = Purpose::Ask;
  line.decisionId = decision.id;
  line.object.insert(QStringLiteral("possible_actions"), possibleActions(decision, view));
  if (decision.legal.front().type != ActionType::Skip) {
    const QJsonArray forbidden = cannotDahai(decision, view, false);
    if (!forbidden.isEmpty())
      line.object.insert(QStringLiteral("cannot_dahai"), forbidden);
  }
}

void MjaiPlayer::drop() {
  m_decision.reset();
}

void MjaiPlayer::pump() {
  if (m_done || m_waiting || m_lines.empty() || m_device == nullptr || !m_device->isWritable())
    return;
  m_waiting = std::move(m_lines.front());
  m_lines.pop_front();
  m_clock.start(m_anyReply ? m_limits.replyMs : m_limits.startMs);
  m_device->write(toMjaiLine(m_waiting->object));
}

// --- In ---

void MjaiPlayer::onReadyRead() {
  if (m_done) {
    m_device->readAll();
    return;
  }
  m_input += m_device->readAll();
  qsizetype end = 0;
  while (!m_done && (end = m_input.indexOf('\n')) >= 0) {
    const QByteArray line = m_input.left(end).trimmed();
    m_input.remove(0, end + 1);
    if (line.isEmpty())
      continue;
    if (!m_waiting)
      fail(QStringLiteral("the program wrote a line that nobody asked for: ") + quoted(line));
    else
      takeReply(line);
  }
  if (!m_done && m_input.size() > m_limits.lineBytes)
    fail(QStringLiteral("the program wrote %1 bytes without an end of line").arg(m_input.size()));
  // Only now: a second line in the same breath cannot be a reply to what was not yet sent.
  if (!m_done)
    pump();
}

void MjaiPlayer::takeReply(const QByteArray &reply) {
  const Line line = *std::exchange(m_waiting, std::nullopt);
  m_clock.stop();
  m_anyReply = true;
  if (line.lastOfMatch) {
    m_done = true;
    matchOver();
    return;
  }
  if (line.purpose == Purpose::Tell) {
    if (const QString problem = problemWithTold(reply); !problem.isEmpty()) {
      fail(problem);
      return;
    }
  } else if (m_decision && m_decision->id == line.decisionId) {  // else another's claim has overtaken it
    takeDecision(reply, line.purpose);
  }
}

void MjaiPlayer::takeDecision(const QByteArray &reply, Purpose purpose) {
  const Result<MjaiReply> read =
      actionFromReply(reply, *m_decision, purpose == Purpose::AskAfterReach, m_reachOpen);
  if (!read) {
    fail(QString::fromStdString(read.error().text));
    return;
  }
  if (read->step == ReplyStep::Reach) {
    m_reachOpen = read->open;
    QJsonObject object = reachObject(m_seat, m_reachOpen);
    object.insert(QStringLiteral("cannot_dahai"), cannotDahai(*m_decision, m_view, true));
    m_lines.push_front({object, Purpose::AskAfterReach, m_decision->id, false});
    m_reachSent = true;
    return;
  }
  const std::uint32_t id = m_decision->id;
  m_decision.reset();
  Q_EMIT answered(id, read->action);
}

// What is wrong with a reply to a line that gave no choice; empty = nothing.
QString MjaiPlayer::problemWithTold(const QByteArray &reply) const {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(reply, &error);
  if (document.isNull())
    return QStringLiteral("the program wrote something that is no JSON: ") + quoted(reply);
  if (document.isArray() && document.array().isEmpty())
    return {};
  const QJsonObject object = document.isArray() ? document.array().first().toObject() : document.object();
  const QString type = object.value(QStringLiteral("type")).toString();
  if (type == QStringLiteral("none"))
    return {};
  if (type.isEmpty())
    return QStringLiteral("the reply has no type: ") + quoted(reply);
  const QJsonValue actor = object.value(QStringLiteral("actor"));
  if (actor.isDouble() && actor.toInt(-1) != m_seat)
    return QStringLiteral("the reply is for seat %1, but this is seat %2: ")
               .arg(actor.toInt(-1))
               .arg(m_seat) +
           quoted(reply);
  return QStringLiteral("the program had no choice, but replied ") + quoted(reply);
}

// --- Failure ---

void MjaiPlayer::onTimeout() {
  const int seconds = (m_anyReply ? m_limits.replyMs : m_limits.startMs + 500) / 1000;
  const QString after = seconds > 0 ? QStringLiteral(" for %1 seconds").arg(seconds) : QString();
  if (!m_input.trimmed().isEmpty())
    fail(QStringLiteral("the program wrote half a line and then nothing") + after + QStringLiteral(": ") +
         quoted(m_input));
  else
    fail(QStringLiteral("the program did not answer") + after);
}

void MjaiPlayer::deviceGone(const QString &how) {
  if (m_device != nullptr && !m_done)
    onReadyRead();  // its last words count
  if (m_input.trimmed().isEmpty())
    fail(how);
  else
    fail(how + QStringLiteral(" in the middle of a line: ") + quoted(m_input));
}

void MjaiPlayer::fail(const QString &reason) {
  if (m_done)
    return;
  // A program may go without a word once the match is over.
  const bool saidFarewell = (m_waiting && m_waiting->lastOfMatch);
  m_done = true;
  m_clock.stop();
  m_lines.clear();
  m_waiting.reset();
  if (saidFarewell)
    matchOver();
  else
    Q_EMIT failed(reason);
}

}  // namespace janso
