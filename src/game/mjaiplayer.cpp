// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The lock step with a program, and every way in which it can fail.
#include "game/mjaiplayer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <utility>

#include "mjai/replies.h"

namespace janso {

namespace {

constexpr QLatin1String kCanAct("can_act");

bool isIndicator(const QJsonObject &object) {
  return object.value(QLatin1String("type")).toString() == QLatin1String("dora");
}

// Events after which our table may turn an indicator and only then ask this seat. Something always follows
// them: the own turn is always asked, and no kan is the last event of a hand.
bool mayAsk(const Event &event, int seat) {
  if (const auto *draw = std::get_if<Tsumo>(&event))
    return draw->seat == seat;
  if (const auto *call = std::get_if<Call>(&event))
    return call->seat == seat ? call->meld.type == MeldType::Chi || call->meld.type == MeldType::Pon
                              : call->meld.type == MeldType::Kakan || call->meld.type == MeldType::Ankan;
  return false;
}

}  // namespace

MjaiPlayer::MjaiPlayer(int seat, const MjaiDialect &dialect, const MjaiLimits &limits, QObject *parent)
    : Player(parent),
      m_seat(seat),
      m_dialect(dialect),
      m_limits(limits),
      m_writer(seat),
      m_view(emptyView(seat)) {
  for (QTimer *timer : {&m_clock, &m_slowClock, &m_pump})
    timer->setSingleShot(true);
  connect(&m_clock, &QTimer::timeout, this, &MjaiPlayer::onTimeout);
  connect(&m_slowClock, &QTimer::timeout, this, &MjaiPlayer::onSlow);
  connect(&m_pump, &QTimer::timeout, this, &MjaiPlayer::pump);
}

void MjaiPlayer::useDevice(QIODevice *device) {
  m_device = device;
  connect(device, &QIODevice::readyRead, this, &MjaiPlayer::onReadyRead);
  m_pump.start(0);
}

// --- Out ---

void MjaiPlayer::catchUp(const Event &event) {
  queue(event, true);
}

void MjaiPlayer::hear(const Event &event) {
  queue(event, false);
}

void MjaiPlayer::queue(const Event &event, bool past) {
  QJsonObject object = m_writer.write(event);
  if (m_done)
    return;
  const auto *riichi = std::get_if<Riichi>(&event);
  if (riichi != nullptr && riichi->seat == m_seat && m_reachSent) {
    m_reachSent = false;
    return;
  }
  Line line;
  line.object = std::move(object);
  line.past = past;
  if (past)
    line.object.insert(kCanAct, false);
  line.lastOfMatch = std::holds_alternative<MatchEnded>(event);
  line.mayAsk = mayAsk(event, m_seat);
  line.endsBatch = line.lastOfMatch || std::holds_alternative<MatchStarted>(event) ||
                   std::holds_alternative<KyokuEnded>(event);
  m_lines.push_back(std::move(line));
  // Later, because this may be the event that asks: then it carries hints.
  m_pump.start(0);
}

void MjaiPlayer::ask(const Decision &decision, const SeatView &view) {
  if (m_done)
    return;
  m_decision = decision;
  m_view = view;
  Line &line = askingLine();
  line.purpose = Purpose::Ask;
  line.decisionId = decision.id;
  line.past = false;
  line.object.remove(kCanAct);
  if (m_dialect.hints)
    addHints(line.object, decision, view);
  m_pump.start(0);
}

// The last one but for indicators, which go before it.
MjaiPlayer::Line &MjaiPlayer::askingLine() {
  Q_ASSERT(!m_lines.empty());
  auto asks = m_lines.end() - 1;
  while (asks != m_lines.begin() && isIndicator(asks->object))
    --asks;
  if (!isIndicator(asks->object))
    std::rotate(asks, asks + 1, m_lines.end());
  return m_lines.back();
}

void MjaiPlayer::addHints(QJsonObject &object, const Decision &decision, const SeatView &view) const {
  // After the own chi or pon there is nothing but a discard.
  if (view.drawn.isKnown() || decision.legal.front().type == ActionType::Skip ||
      decision.legal.back().type != ActionType::Dahai)
    object.insert(QStringLiteral("possible_actions"), possibleActions(decision, view));
  if (decision.legal.front().type == ActionType::Skip)
    return;
  const QJsonArray forbidden = cannotDahai(decision, view, false);
  if (!forbidden.isEmpty())
    object.insert(QStringLiteral("cannot_dahai"), forbidden);
}

void MjaiPlayer::drop() {
  m_decision.reset();
}

// Whether the next line cannot be sent yet: an indicator may have to go before it.
bool MjaiPlayer::isHeld() const {
  return m_lines.front().mayAsk && m_lines.front().purpose == Purpose::Tell &&
         std::all_of(m_lines.begin() + 1, m_lines.end(),
                     [](const Line &line) { return isIndicator(line.object); });
}

// What can be sent now, and makes its last line the one that is waited for; empty = nothing.
QByteArray MjaiPlayer::takeNext() {
  if (m_lines.empty())
    return {};
  if (m_dialect.framing == MjaiFraming::Line) {
    if (isHeld())
      return {};
    m_waiting = std::move(m_lines.front());
    m_lines.pop_front();
    return toMjaiLine(m_waiting->object);
  }
  const auto last = std::find_if(m_lines.begin(), m_lines.end(), [](const Line &line) {
    return line.purpose != Purpose::Tell || line.endsBatch;
  });
  if (last == m_lines.end())
    return {};
  QJsonArray list;
  for (auto line = m_lines.begin(); line != last + 1; ++line)
    list.append(line->object);
  m_waiting = std::move(*last);
  m_lines.erase(m_lines.begin(), last + 1);
  return QJsonDocument(list).toJson(QJsonDocument::Compact) + '\n';
}

void MjaiPlayer::pump() {
  if (m_done || m_waiting || m_device == nullptr || !m_device->isWritable())
    return;
  const QByteArray text = takeNext();
  if (text.isEmpty())
    return;
  m_clock.start(m_anyReply ? m_limits.replyMs : m_limits.startMs);
  if (!m_slowReported)
    m_slowClock.start(m_limits.slowMs);
  m_device->write(text);
}

// --- In ---

void MjaiPlayer::onReadyRead() {
  if (m_done) {
    m_device->readAll();
    return;
  }
  // Every byte is looked at once, however the program cuts what it writes.
  const qsizetype seen = m_input.size();
  m_input += m_device->readAll();
  qsizetype start = 0;
  for (qsizetype end = m_input.indexOf('\n', seen); !m_done && end >= 0; end = m_input.indexOf('\n', start)) {
    const qsizetype from = std::exchange(start, end + 1);
    takeLine(m_input.mid(from, start - from));
  }
  m_input.remove(0, start);
  if (!m_done && m_input.size() > m_limits.lineBytes)
    fail({FailureCode::EndlessLine, {QString::number(m_input.size())}});
  // Only now: a second line in the same breath cannot be a reply to what was not yet sent.
  if (!m_done)
    pump();
}

void MjaiPlayer::takeLine(const QByteArray &line) {
  const QByteArray text = line.trimmed();
  if (text.isEmpty()) {
    m_emptyBytes += line.size();
    if (m_emptyBytes > m_limits.lineBytes)
      fail({FailureCode::EmptyLines, {QString::number(m_emptyBytes)}});
  } else if (!m_waiting) {
    fail({FailureCode::UnaskedLine, {quotedLine(text)}});
  } else {
    takeReply(text);
  }
}

void MjaiPlayer::takeReply(const QByteArray &reply) {
  m_emptyBytes = 0;
  const Line line = *std::exchange(m_waiting, std::nullopt);
  m_clock.stop();
  m_slowClock.stop();
  // A start that was slow says nothing of the thinking.
  if (!std::exchange(m_anyReply, true))
    m_slowReported = false;
  if (line.lastOfMatch) {
    m_done = true;
    matchOver();
    return;
  }
  if (line.past)
    return;
  if (line.purpose == Purpose::Tell) {
    if (const std::optional<Failure> problem = problemWithTold(reply))
      fail(*problem);
  } else if (m_decision && m_decision->id == line.decisionId) {  // else another's claim has overtaken it
    takeDecision(reply, line.purpose);
  }
}

void MjaiPlayer::takeDecision(const QByteArray &reply, Purpose purpose) {
  const Result<MjaiReply> read =
      actionFromReply(reply, *m_decision, purpose == Purpose::AskAfterReach, m_reachOpen);
  if (!read) {
    fail({FailureCode::BadReply, {QString::fromStdString(read.error().text)}});
    return;
  }
  if (read->step == ReplyStep::Reach) {
    m_reachOpen = read->open;
    QJsonObject object = reachObject(m_seat, m_reachOpen);
    if (m_dialect.hints)
      object.insert(QStringLiteral("cannot_dahai"), cannotDahai(*m_decision, m_view, true));
    Line line;
    line.object = object;
    line.purpose = Purpose::AskAfterReach;
    line.decisionId = m_decision->id;
    m_lines.push_front(std::move(line));
    m_reachSent = true;
    return;
  }
  const std::uint32_t id = m_decision->id;
  m_decision.reset();
  Q_EMIT answered(id, read->action);
}

// What is wrong with a reply to a line that gave no choice.
std::optional<Failure> MjaiPlayer::problemWithTold(const QByteArray &reply) const {
  QJsonParseError error;
  const QJsonDocument document = QJsonDocument::fromJson(reply, &error);
  if (document.isNull())
    return Failure{FailureCode::NoJson, {quotedLine(reply)}};
  if (document.isArray() && document.array().isEmpty())
    return std::nullopt;
  const QJsonObject object = document.isArray() ? document.array().first().toObject() : document.object();
  const QString type = object.value(QStringLiteral("type")).toString();
  if (type == QStringLiteral("none"))
    return std::nullopt;
  if (type.isEmpty())
    return Failure{FailureCode::NoType, {quotedLine(reply)}};
  const QJsonValue actor = object.value(QStringLiteral("actor"));
  if (actor.isDouble() && actor.toInt(-1) != m_seat)
    return Failure{FailureCode::OtherSeat,
                   {QString::number(actor.toInt(-1)), QString::number(m_seat), quotedLine(reply)}};
  return Failure{FailureCode::ReplyWithoutChoice, {quotedLine(reply)}};
}

// --- Failure ---

// Alive or not, nobody can tell yet.
void MjaiPlayer::onSlow() {
  m_slowReported = true;
  Q_EMIT warned(Failure{m_anyReply ? FailureCode::SlowThought : FailureCode::SlowStart,
                        {QString::number(m_limits.slowMs)}});
}

void MjaiPlayer::onTimeout() {
  const QString time = QString::number(m_anyReply ? m_limits.replyMs : m_limits.startMs);
  if (!m_input.trimmed().isEmpty())
    fail({FailureCode::HalfLine, {time, quotedLine(m_input)}});
  else
    fail({m_anyReply ? FailureCode::NoAnswer : FailureCode::NoFirstAnswer, {time}});
}

void MjaiPlayer::deviceGone(Failure how) {
  if (m_device != nullptr && !m_done)
    onReadyRead();  // its last words count
  if (!m_anyReply)
    how.before = Failure::Before::FirstAnswer;
  if (!m_input.trimmed().isEmpty())
    how.halfLine = quotedLine(m_input);
  fail(how);
}

void MjaiPlayer::stop() {
  if (m_done)
    return;
  finish();
  matchOver();
}

void MjaiPlayer::finish() {
  m_done = true;
  m_clock.stop();
  m_slowClock.stop();
  m_lines.clear();
  m_waiting.reset();
}

void MjaiPlayer::fail(const Failure &failure) {
  if (m_done)
    return;
  // A program may go without a word once the match is over.
  const bool saidFarewell = (m_waiting && m_waiting->lastOfMatch);
  finish();
  if (saidFarewell) {
    matchOver();
    return;
  }
  failing(failure);
  Q_EMIT failed(failure);
}

}  // namespace janso
