// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/speech.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "widgets/controls/controlspeech.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

constexpr qsizetype kMostTransient = 3;  // a turn of the others
constexpr qsizetype kMostWaiting = 12;
// Far slower than any voice.
constexpr int kOverdueMs = 4000;
constexpr int kOverdueMsPerLetter = 250;

// A title is no sentence; with a full stop it is heard as one.
QString withTitle(const QString &title, const QString &said) {
  const bool stops = title.isEmpty() || title.back().isPunct();
  return sentencesText({stops ? title : title + QLatin1Char('.'), said});
}

}  // namespace

Speech::Speech(const Settings *settings, QObject *parent, SpeechMaker maker)
    : QObject(parent), m_settings(settings), m_maker(std::move(maker)) {
  m_overdue.setSingleShot(true);
  m_look.setSingleShot(true);
  connect(&m_overdue, &QTimer::timeout, this, [this] {
    hush();
    sayNext();
  });
  connect(&m_look, &QTimer::timeout, this, [this] {
    lookAtFocus();
    sayNext();
  });
  settings->follow(Effect::Voice, this, [this] { update(); });
  settings->follow(Effect::VoiceRate, this, [this] { useVoice(); });
  connect(qApp, &QApplication::focusChanged, this, [this] {
    if (m_on)
      m_look.start(0);
  });
  update();
}

Speech::~Speech() = default;

void Speech::setEnabled(bool enabled) {
  m_enabled = enabled;
  update();
}

void Speech::update() {
  const bool speaks = m_enabled && m_settings->on(Setting::Speech);
  if (speaks == std::exchange(m_on, speaks))
    return;
  hush();
  m_queue.clear();
  m_look.stop();
  m_lastFocus.clear();
  m_lastWindow.clear();
  m_state = speaks ? SpeechState::Starting : SpeechState::Off;
  if (speaks) {
    qApp->installEventFilter(this);
    begin();
    useVoice();
    m_look.start(0);
  } else {
    qApp->removeEventFilter(this);
  }
  Q_EMIT stateChanged();
}

// Once begun it stays until the program ends: not every engine can be loaded a second time.
void Speech::begin() {
  if (m_thread)
    return;
  m_thread = std::make_unique<SpeechThread>(m_maker);
  connect(m_thread.get(), &SpeechThread::ended, this, &Speech::onEnded);
  connect(m_thread.get(), &SpeechThread::stateChanged, this,
          [this](SpeechState state, const QString &engine) {
            if (!m_on)
              return;
            m_state = state;
            m_engine = engine;
            Q_EMIT stateChanged();
            sayNext();
          });
}

QString Speech::language() const {
  const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
  return languageCodes().contains(language) ? language : QStringLiteral("en");
}

void Speech::useVoice() {
  if (m_on)
    m_thread->use({language(), m_settings->number(Setting::SpeechRate) / 50.0 - 1});
}

void Speech::preview() {
  if (!m_on)
    return;
  hush();
  m_queue.clear();
  add({speechSample(), AnnouncementKind::Persistent});
}

// --- What is told ---

bool Speech::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == AnnouncementEvent::kind()) {
    const auto *said = static_cast<const AnnouncementEvent *>(event);
    event->accept();
    if (said->announcementKind == AnnouncementKind::Focus) {
      m_lastFocus.clear();
      lookAtFocus();
    } else if (!said->text.isEmpty()) {
      add({said->text, said->announcementKind});
    }
    return true;
  }
  if (event->type() == QEvent::KeyPress)
    keyPressed();
  if (event->type() == QEvent::LanguageChange && watched == qApp)
    useVoice();
  return QObject::eventFilter(watched, event);
}

void Speech::add(const Utterance &utterance) {
  makeRoomFor(utterance.announcementKind);
  m_queue << utterance;
  sayNext();
}

bool Speech::isWaiting(AnnouncementKind announcementKind) const {
  return std::ranges::any_of(
      m_queue, [announcementKind](const Utterance &one) { return one.announcementKind == announcementKind; });
}

// What is asked leaves of draws and discards the one that it is about.
void Speech::makeRoomFor(AnnouncementKind announcementKind) {
  const auto keep = [this](AnnouncementKind kind, qsizetype most) {
    qsizetype seen = 0;
    for (qsizetype i = m_queue.size() - 1; i >= 0; --i) {
      if (m_queue[i].announcementKind == kind && ++seen > most)
        m_queue.removeAt(i);
    }
  };
  if (announcementKind == AnnouncementKind::Focus) {
    keep(AnnouncementKind::Focus, 0);
    keep(AnnouncementKind::Transient, 1);
    const bool past =
        m_now &&
        (m_now->announcementKind == AnnouncementKind::Focus ||
         (m_now->announcementKind == AnnouncementKind::Transient && isWaiting(AnnouncementKind::Transient)));
    if (past)
      hush();
  } else if (announcementKind == AnnouncementKind::Transient) {
    keep(AnnouncementKind::Transient, kMostTransient - 1);
  }
  while (m_queue.size() >= kMostWaiting)
    m_queue.removeFirst();
}

void Speech::sayNext() {
  if (m_now || m_queue.isEmpty() || m_state == SpeechState::Starting)
    return;
  if (m_state != SpeechState::Speaks) {
    m_queue.clear();
    return;
  }
  m_now = m_queue.takeFirst();
  m_thread->say(++m_number, m_now->text);
  m_overdue.start(kOverdueMs + kOverdueMsPerLetter * static_cast<int>(m_now->text.size()));
}

// What comes next is for who hushes to say.
void Speech::hush() {
  if (!m_now)
    return;
  m_now.reset();
  ++m_number;
  m_overdue.stop();
  m_thread->hush();
}

void Speech::onEnded(int number) {
  if (number != m_number || !m_now)
    return;
  m_now.reset();
  m_overdue.stop();
  sayNext();
}

// --- Keys and focus ---

void Speech::keyPressed() {
  m_queue.removeIf([](const Utterance &one) { return one.announcementKind != AnnouncementKind::Persistent; });
  hush();
  m_look.start(0);
}

// A key may have changed what has the focus without moving it: a slider, a row, a check mark.
void Speech::lookAtFocus() {
  m_look.stop();
  if (!m_on)
    return;
  if (QAccessible::isActive())
    return;  // a screen reader says it
  QWidget *popup = QApplication::activePopupWidget();
  QWidget *focus = popup == nullptr                  ? QApplication::focusWidget()
                   : popup->focusWidget() == nullptr ? popup
                                                     : popup->focusWidget();
  if (focus == nullptr)
    return;
  const QString said = spokenFocus(focus);
  const bool newWindow = popup == nullptr && focus->window() != m_lastWindow;
  if (newWindow)
    m_lastWindow = focus->window();
  const QString before = std::exchange(m_lastFocus, said);
  if (newWindow)
    add({withTitle(spokenWindow(m_lastWindow), said), AnnouncementKind::Focus});
  else if (!said.isEmpty() && said != before)
    add({said, AnnouncementKind::Focus});
}

}  // namespace janso
