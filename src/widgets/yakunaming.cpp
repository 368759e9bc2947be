// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakunaming.h"

#include <QCoreApplication>
#include <QHash>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QWidget>
#include <algorithm>

#include "widgets/settings.h"

namespace janso {

namespace {

// Alt with another key is a shortcut: only Alt alone, for a moment, shows the other names.
constexpr int kDelay = 160;  // milliseconds

// Names that are everyday words of the game, or too short to be told from other words.
bool staysInSentences(YakuId id) {
  switch (id) {
    case YakuId::Riichi:
    case YakuId::Haku:
    case YakuId::Hatsu:
    case YakuId::Chun:
    case YakuId::SeatWind:
    case YakuId::RoundWind:
    case YakuId::NorthYakuhai:
      return true;
    default:
      return isBonus(id);
  }
}

struct NamesInText {
  QHash<QString, YakuId> ids;  // romaji in lower case
  QRegularExpression any;      // longest first
};

NamesInText collect(bool japanese) {
  NamesInText names;
  for (const YakuText *text : allYakuTexts()) {
    if (!staysInSentences(text->id))
      names.ids.insert(QString::fromUtf8(japanese ? text->japanese : text->romaji).toLower(), text->id);
  }
  if (!japanese)
    names.ids.insert(QStringLiteral("rinshan"), YakuId::Rinshan);
  QStringList words = names.ids.keys();
  std::sort(words.begin(), words.end(), [](const QString &a, const QString &b) {
    return a.size() != b.size() ? a.size() > b.size() : a < b;
  });
  for (QString &word : words)
    word = QRegularExpression::escape(word);
  const QString either = words.join(QLatin1Char('|'));
  names.any.setPattern(japanese ? either : QStringLiteral("\\b(?:%1)\\b").arg(either));
  names.any.setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                              QRegularExpression::UseUnicodePropertiesOption);
  return names;
}

QString replaced(const QString &sentence, const NamesInText &names, YakuNaming naming) {
  QString out;
  qsizetype at = 0;
  auto matches = names.any.globalMatch(sentence);
  while (matches.hasNext()) {
    const QRegularExpressionMatch match = matches.next();
    const QString word = match.captured();
    QString name = yakuName(names.ids.value(word.toLower()), naming);
    if (word.front().isLower())
      name[0] = name[0].toLower();
    out += sentence.mid(at, match.capturedStart() - at) + name;
    at = match.capturedEnd();
  }
  return out + sentence.mid(at);
}

}  // namespace

QString yakuNamedAs(const QString &sentence, YakuNaming naming) {
  static const NamesInText romaji = collect(false);
  static const NamesInText japanese = collect(true);
  // A sentence has names of one of the two kinds.
  const bool inJapanese = japanese.any.match(sentence).hasMatch();
  if (naming == (inJapanese ? YakuNaming::Japanese : YakuNaming::Romaji))
    return sentence;
  return replaced(sentence, inJapanese ? japanese : romaji, naming);
}

QString yakuSentence(const char *text, YakuNaming naming) {
  return yakuNamedAs(yakuSentence(text), naming);
}

YakuNaming heldNaming(YakuNaming usual, YakuNaming chosen) {
  if (chosen != usual)
    return chosen;
  return usual == YakuNaming::Japanese ? YakuNaming::Romaji : YakuNaming::Japanese;
}

YakuNamingSwitch::YakuNamingSwitch(const Settings &settings, QWidget *window)
    : QObject(window),
      m_settings(settings),
      m_window(window),
      m_shown(yakuNamingOf(settings.text(Setting::YakuNames))) {
  m_delay.setSingleShot(true);
  m_delay.setInterval(kDelay);
  connect(&m_delay, &QTimer::timeout, this, &YakuNamingSwitch::hold);
  connect(&settings, &Settings::changed, this, &YakuNamingSwitch::update);
  QCoreApplication::instance()->installEventFilter(this);
}

bool YakuNamingSwitch::eventFilter(QObject *watched, QEvent *event) {
  switch (event->type()) {
    case QEvent::KeyPress: {
      const auto *key = static_cast<QKeyEvent *>(event);
      if (key->key() != Qt::Key_Alt)
        release();
      else if (!key->isAutoRepeat() && !m_held && belongs(watched))
        m_delay.start();
      break;
    }
    case QEvent::KeyRelease:
      if (const auto *key = static_cast<QKeyEvent *>(event);
          key->key() == Qt::Key_Alt && !key->isAutoRepeat())
        release();
      break;
    case QEvent::WindowDeactivate:
      if (belongs(watched))
        release();
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

bool YakuNamingSwitch::belongs(const QObject *object) const {
  const auto *widget = qobject_cast<const QWidget *>(object);
  while (widget != nullptr && widget != m_window)
    widget = widget->parentWidget();
  return widget != nullptr;
}

void YakuNamingSwitch::hold() {
  m_held = true;
  // The menu bar waits for Alt to be let go, and would then take the focus. It gives up when it sees this.
  QEvent change(QEvent::ActivationChange);
  QCoreApplication::sendEvent(this, &change);
  update();
}

void YakuNamingSwitch::release() {
  m_delay.stop();
  m_held = false;
  update();
}

void YakuNamingSwitch::update() {
  const YakuNaming usual = yakuNamingOf(m_settings.text(Setting::YakuNames));
  const YakuNaming shown =
      m_held ? heldNaming(usual, yakuNamingOf(m_settings.text(Setting::YakuNamesHeld))) : usual;
  if (shown == m_shown)
    return;
  m_shown = shown;
  Q_EMIT namingChanged(shown);
}

}  // namespace janso
