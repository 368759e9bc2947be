// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/settings.h"

#include <cmath>
#include <vector>

#include "widgets/lexicon/languages.h"
#include "widgets/look/lookchoices.h"

namespace janso {

namespace {

QString shortcutKey(const QString &command) {
  return QStringLiteral("keys/") + command;
}

SettingInfo flag(Setting id, const char *key, SettingPage page, bool fallback) {
  return {id, key, page, QMetaType::Bool, fallback, 0, 1, {}, {}};
}

SettingInfo percent(Setting id, const char *key, int fallback) {
  return {id, key, SettingPage::Sound, QMetaType::Int, fallback, 0, 100, {}, {}};
}

SettingInfo choice(Setting id, const char *key, SettingPage page, const QStringList &choices) {
  return {id, key, page, QMetaType::QString, choices.first(), 0, 0, choices, {}};
}

SettingInfo choiceIn(const QString &language, const QString &fallback, SettingInfo row) {
  row.fallbackIn.insert(language, fallback);
  return row;
}

// Another default than the first choice.
SettingInfo by(const QString &fallback, SettingInfo row) {
  row.fallback = fallback;
  return row;
}

SettingInfo with(Effects effects, SettingInfo row) {
  row.effects = effects;
  return row;
}

// Whoever reads the script on the tiles needs no letters beside it.
SettingInfo notForReadersOfTiles(SettingInfo row) {
  for (const char *language : {"ja", "zh", "ko"})
    row.fallbackIn.insert(QString::fromLatin1(language), false);
  return row;
}

SettingInfo path(Setting id, const char *key, SettingPage page) {
  return {id, key, page, QMetaType::QString, QString(), 0, 0, {}, {}};
}

SettingInfo state(Setting id, const char *key, QMetaType::Type type, const QVariant &fallback) {
  return {id, key, SettingPage::State, type, fallback, 0, 1, {}, {}};
}

std::vector<SettingInfo> makeTable() {
  using enum Setting;
  const auto words = [](std::initializer_list<const char *> list) {
    QStringList out;
    for (const char *word : list)
      out << QString::fromLatin1(word);
    return out;
  };
  return {
      with(Effect::TableOptions | Effect::PageFelt,
           choice(Felt, "table/felt", SettingPage::Table, lookWords(kFeltChoices))),
      with(Effect::TableOptions, choice(Tiles, "table/tiles", SettingPage::Table,
                                        lookWords(kTileSetChoices) << QStringLiteral("folder"))),
      with(Effect::TableOptions | Effect::TileFolder,
           path(TileFolder, "table/tileFolder", SettingPage::Table)),
      with(Effect::TableOptions, choice(Back, "table/back", SettingPage::Table, lookWords(kBackChoices))),
      with(Effect::TableOptions,
           by(QStringLiteral("normal"),
              choice(OwnHand, "table/hand", SettingPage::Table, lookWords(kHandChoices)))),
      with(Effect::TableOptions, choice(Ponds, "table/ponds", SettingPage::Table, lookWords(kPondChoices))),
      with(Effect::TableOptions | Effect::MenuMarks,
           flag(SeatView, "table/seatView", SettingPage::Table, false)),
      with(Effect::TableOptions,
           notForReadersOfTiles(flag(IndexMarks, "table/indexMarks", SettingPage::Table, true))),
      with(Effect::TableOptions, flag(RedDots, "table/redDots", SettingPage::Table, false)),
      with(Effect::TableOptions,
           choice(CalledTiles, "table/calledTiles", SettingPage::Table, words({"removed", "dimmed"}))),
      with(Effect::Colors, by(QStringLiteral("dark"), choice(Chrome, "window/colours", SettingPage::Table,
                                                             words({"system", "dark", "light"})))),
      with(Effect::TableOptions | Effect::TextSize, choice(TextSize, "window/textSize", SettingPage::Table,
                                                           words({"100", "125", "150", "175", "200"}))),
      with(Effect::TableOptions | Effect::Pace | Effect::MenuMarks,
           SettingInfo{Speed, "play/speed", SettingPage::Play, QMetaType::Double, 1.0, 0, 8, {}, {}}),
      // Yes and no are what a check box has written.
      with(Effect::TableOptions | Effect::Pace, choice(ReducedMotion, "play/reducedMotion", SettingPage::Play,
                                                       words({"desktop", "true", "false"}))),
      with(Effect::TableOptions, flag(TwoStepDiscard, "play/twoStepDiscard", SettingPage::Play, false)),
      with(Effect::HandOrder, flag(AutoSort, "play/autoSort", SettingPage::Play, true)),
      with(Effect::TableOptions,
           flag(AutoDiscardInRiichi, "play/autoDiscardInRiichi", SettingPage::Play, true)),
      with(Effect::TableOptions, flag(AutoKita, "play/autoKita", SettingPage::Play, false)),
      with(Effect::TableOptions, flag(Remarks, "play/remarks", SettingPage::Play, false)),
      with(Effect::Coach, choice(Coach, "play/coach", SettingPage::Play, words({"off", "gentle", "full"}))),
      with(Effect::FirstTurns, flag(FirstTurns, "play/firstTurns", SettingPage::Play, true)),
      with(Effect::TableOptions, flag(HelpButtons, "play/helpButtons", SettingPage::Play, false)),
      with(Effect::RoomTone | Effect::MenuMarks, flag(Sound, "sound/on", SettingPage::Sound, true)),
      with(Effect::RoomTone, percent(Volume, "sound/volume", 70)),
      percent(TileVolume, "sound/tiles", 100),
      percent(CallVolume, "sound/calls", 100),
      with(Effect::RoomTone, percent(RoomVolume, "sound/room", 0)),
      with(Effect::Voice, flag(Speech, "sound/speech", SettingPage::Sound, false)),
      with(Effect::VoiceRate, percent(SpeechRate, "sound/speechRate", 50)),
      with(Effect::Language, choice(Language, "language/window", SettingPage::Language,
                                    QStringList{QStringLiteral("system")} + languageCodes())),
      with(Effect::YakuNames, choiceIn(QStringLiteral("zh"), QStringLiteral("english"),
                                       choiceIn(QStringLiteral("ja"), QStringLiteral("japanese"),
                                                choice(YakuNames, "language/yaku", SettingPage::Language,
                                                       words({"romaji", "japanese", "english", "ema"}))))),
      with(Effect::YakuNames, choiceIn(QStringLiteral("zh"), QStringLiteral("romaji"),
                                       choice(YakuNamesHeld, "language/yakuHeld", SettingPage::Language,
                                              words({"japanese", "romaji", "english", "ema"})))),
      with(Effect::TableOptions | Effect::KeysInUse,
           flag(LetterKeys, "keyboard/letters", SettingPage::Keys, true)),
      state(Geometry, "window/geometry", QMetaType::QByteArray, QByteArray()),
      state(WindowState, "window/state", QMetaType::QByteArray, QByteArray()),
      state(YakuDockOpen, "window/yakuDock", QMetaType::Bool, false),
      state(YakuOrder, "yaku/order", QMetaType::QString, QStringLiteral("nearness")),
      state(LastMatch, "match/last", QMetaType::QString, QString()),
      state(LastTogether, "match/together", QMetaType::QString, QString()),
      with(Effect::Ruleset,
           state(LastRuleset, "match/ruleset", QMetaType::QString, QStringLiteral("basic_ariari"))),
      with(Effect::PlayerName, state(PlayerName, "match/playerName", QMetaType::QString, QString())),
      state(Emblem, "match/emblem", QMetaType::QString, QString()),
      state(ReviewStrictness, "review/strictness", QMetaType::QString, QStringLiteral("normal")),
      state(ReviewProves, "review/proves", QMetaType::Bool, true),
      state(CountHelped, "statistics/countHelped", QMetaType::Bool, true),
      choice(Opponents, "match/opponents", SettingPage::State,
             words({"answer", "weak", "like", "club", "strong", "mixed", "own"})),
      SettingInfo{Rung, "match/rung", SettingPage::State, QMetaType::Int, -1, -1, 1000, {}, {}},
      state(RandomSeats, "match/randomSeats", QMetaType::Bool, true),
      state(PlayedSeeds, "match/playedSeeds", QMetaType::QString, QString()),
      choice(FirstWin, "play/firstWin", SettingPage::State, words({"unknown", "due", "done"})),
      choice(FirstRiichi, "play/firstRiichi", SettingPage::State, words({"unknown", "due", "done"})),
      choice(FirstYakuman, "play/firstYakuman", SettingPage::State, words({"unknown", "due", "done"})),
      choice(Welcome, "start/welcome", SettingPage::State, words({"unknown", "due", "done"})),
      with(Effect::TableOptions | Effect::Newcomer, choice(Experience, "start/experience", SettingPage::State,
                                                           words({"unsaid", "new", "some", "player"}))),
      with(Effect::TableOptions | Effect::Newcomer, SettingInfo{FinishedMatches,
                                                                "start/finishedMatches",
                                                                SettingPage::State,
                                                                QMetaType::Int,
                                                                0,
                                                                0,
                                                                1000,
                                                                {},
                                                                {}}),
      state(LearnedTurns, "start/learntTurns", QMetaType::QString, QString()),
      state(Version, "start/version", QMetaType::QString, QString()),
      state(News, "start/news", QMetaType::QString, QString()),
  };
}

const std::vector<SettingInfo> &rows() {
  static const std::vector<SettingInfo> kRows = makeTable();
  return kRows;
}

// The value in the type of the setting, or nothing when it is not one that the table allows.
QVariant checked(const SettingInfo &info, const QVariant &value) {
  switch (info.type) {
    case QMetaType::Bool: {
      const QString word = value.toString();
      return word == QLatin1String("true") || word == QLatin1String("false") ? QVariant(value.toBool())
                                                                             : QVariant();
    }
    case QMetaType::Int:
    case QMetaType::Double: {
      bool ok = false;
      const double number = value.toDouble(&ok);
      if (!ok || !std::isfinite(number) || number < info.low || number > info.high)
        return {};
      return info.type == QMetaType::Int ? QVariant(static_cast<int>(std::lround(number))) : QVariant(number);
    }
    case QMetaType::QByteArray:
      return value.typeId() == QMetaType::QByteArray ? value : QVariant(value.toString().toUtf8());
    default: {
      const QString text = value.toString();
      return info.choices.isEmpty() || info.choices.contains(text) ? QVariant(text) : QVariant();
    }
  }
}

}  // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent),
      m_store(file.isEmpty() ? std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                                           QStringLiteral("Janso"), QStringLiteral("janso"))
                             : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

std::span<const SettingInfo> Settings::table() {
  return rows();
}

const SettingInfo &Settings::info(Setting id) {
  const SettingInfo &row = rows()[static_cast<std::size_t>(id)];
  Q_ASSERT(row.id == id);
  return row;
}

QVariant Settings::value(Setting id) const {
  const SettingInfo &row = info(id);
  if (const auto over = m_overrides.constFind(static_cast<int>(id)); over != m_overrides.constEnd())
    return *over;
  const QVariant stored = m_store->value(QString::fromLatin1(row.key));
  if (!stored.isValid())
    return fallback(row);
  const QVariant value = checked(row, stored);
  return value.isValid() ? value : fallback(row);
}

bool Settings::isChosen(Setting id) const {
  return m_overrides.contains(static_cast<int>(id)) || m_store->contains(QString::fromLatin1(info(id).key));
}

bool Settings::setValue(Setting id, const QVariant &newValue) {
  const SettingInfo &row = info(id);
  const QVariant good = checked(row, newValue);
  if (!good.isValid())
    return false;
  if (good == value(id)) {
    // That it is the default as well does not make it less chosen.
    if (!isChosen(id))
      m_store->setValue(QString::fromLatin1(row.key), good);
    return true;
  }
  m_overrides.remove(static_cast<int>(id));
  m_store->setValue(QString::fromLatin1(row.key), good);
  Q_EMIT changed(id);
  return true;
}

void Settings::overrideValue(Setting id, const QVariant &newValue) {
  const QVariant good = checked(info(id), newValue);
  Q_ASSERT(good.isValid());
  m_overrides[static_cast<int>(id)] = good;
  Q_EMIT changed(id);
}

void Settings::setTileFolder(const TileFolderRead &read) {
  if (read == m_tileFolder)
    return;
  m_tileFolder = read;
  Q_EMIT changed(Setting::TileFolder);
}

void Settings::setDesktopStill(bool still) {
  const bool before = reducesMotion();
  m_desktopStill = still;
  if (reducesMotion() != before)
    Q_EMIT changed(Setting::ReducedMotion);
}

bool Settings::reducesMotion() const {
  const QString chosen = text(Setting::ReducedMotion);
  return chosen == QLatin1String("desktop") ? m_desktopStill : chosen == QLatin1String("true");
}

QString Settings::former(const char *key) const {
  return m_store->value(QString::fromLatin1(key)).toString();
}

void Settings::remove(const char *key) {
  m_store->remove(QString::fromLatin1(key));
}

void Settings::restoreDefaults(SettingPage page) {
  for (const SettingInfo &row : rows()) {
    if (row.page != page)
      continue;
    // Forgotten, not set: a default that follows the language goes on following it.
    const QVariant before = value(row.id);
    m_overrides.remove(static_cast<int>(row.id));
    m_store->remove(QString::fromLatin1(row.key));
    if (value(row.id) != before)
      Q_EMIT changed(row.id);
  }
  if (page == SettingPage::Keys)
    clearShortcuts();
}

const QVariant &Settings::fallback(const SettingInfo &row) const {
  const auto found = row.fallbackIn.constFind(m_language);
  return found != row.fallbackIn.constEnd() ? *found : row.fallback;
}

void Settings::setWindowLanguage(const QString &language) {
  QHash<int, QVariant> before;
  for (const SettingInfo &row : rows()) {
    if (!row.fallbackIn.isEmpty())
      before.insert(static_cast<int>(row.id), value(row.id));
  }
  m_language = language;
  for (auto it = before.constBegin(); it != before.constEnd(); ++it) {
    const auto id = static_cast<Setting>(it.key());
    if (value(id) != it.value())
      Q_EMIT changed(id);
  }
}

QKeySequence Settings::shortcut(const QString &command, const QKeySequence &fallback) const {
  const QVariant stored = m_store->value(shortcutKey(command));
  if (!stored.isValid())
    return fallback;
  return QKeySequence::fromString(stored.toString(), QKeySequence::PortableText);
}

void Settings::setShortcut(const QString &command, const QKeySequence &keys, const QKeySequence &fallback) {
  if (keys == fallback)
    m_store->remove(shortcutKey(command));
  else
    m_store->setValue(shortcutKey(command), keys.toString(QKeySequence::PortableText));
  Q_EMIT shortcutsChanged();
}

void Settings::clearShortcuts() {
  m_store->remove(QStringLiteral("keys"));
  Q_EMIT shortcutsChanged();
}

}  // namespace janso
