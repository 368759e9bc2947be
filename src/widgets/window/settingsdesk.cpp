// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/settingsdesk.h"

#include <QAction>
#include <algorithm>
#include <array>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/words.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/results/handendpage.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/yakunaming.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/logdock.h"
#include "widgets/window/tablearea.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"

namespace janso {

SettingsDesk::SettingsDesk(const Parts &parts)
    : QObject(parts.window), m_parts(parts), m_naming(new YakuNamingSwitch(*parts.settings, parts.window)) {
  connect(m_naming, &YakuNamingSwitch::namingChanged, this, &SettingsDesk::setNaming);
  handleCommands();
  handleToggles();
  followSettings();
  connect(parts.settings, &Settings::shortcutsChanged, this, &SettingsDesk::updateKeys);
}

void SettingsDesk::handleCommands() {
  WindowActions *actions = m_parts.actions;
  Settings *settings = m_parts.settings;
  actions->handle(WindowCommand::PlaySlower, [this](bool) { stepSpeed(-1); });
  actions->handle(WindowCommand::PlayFaster, [this](bool) { stepSpeed(1); });
  actions->handle(WindowCommand::PlayInstantly,
                  [settings](bool on) { settings->setValue(Setting::Speed, on ? 0.0 : 1.0); });
  actions->handle(WindowCommand::ShowSeatView,
                  [settings](bool on) { settings->setValue(Setting::SeatView, on); });
  actions->handle(WindowCommand::PlaySounds, [settings](bool on) { settings->setValue(Setting::Sound, on); });
  actions->handle(WindowCommand::OpenPreferences, [this](bool) { openPreferences(SettingPage::Table); });
}

// The menu and the pills at the table show the same toggles; the sorting is a setting too.
void SettingsDesk::handleToggles() {
  struct Toggle {
    WindowCommand id;
    bool TableToggles::*flag;
  };
  static constexpr std::array kToggles{Toggle{WindowCommand::SortHand, &TableToggles::sort},
                                       Toggle{WindowCommand::AutoWin, &TableToggles::autoWin},
                                       Toggle{WindowCommand::NoCalls, &TableToggles::noCalls},
                                       Toggle{WindowCommand::AutoDiscard, &TableToggles::autoDiscard}};
  TogglesModel &toggles = m_parts.area->table()->toggles();
  for (const Toggle &toggle : kToggles)
    m_parts.actions->handle(toggle.id, [&toggles, flag = toggle.flag](bool on) { toggles.set(flag, on); });
  const auto show = [this, &toggles] {
    for (const Toggle &toggle : kToggles)
      m_parts.actions->action(toggle.id)->setChecked(toggles.values().*toggle.flag);
  };
  connect(&toggles, &TogglesModel::changed, this, show);
  connect(&toggles, &TogglesModel::changed, this,
          [this, &toggles] { m_parts.settings->setValue(Setting::AutoSort, toggles.values().sort); });
  show();
}

void SettingsDesk::openPreferences(SettingPage page) {
  PreferencesDialog dialog(m_parts.settings, m_parts.sounds, keyCommands(), m_parts.window);
  if (m_parts.speech != nullptr)
    dialog.setSpeech(m_parts.speech);
  dialog.showPage(page);
  dialog.exec();
}

QList<KeyCommand> SettingsDesk::keyCommands() const {
  return m_parts.actions->keyCommands() + tableKeyCommands() + replayKeyCommands();
}

void SettingsDesk::updateKeys() {
  m_parts.actions->updateKeys();
  useTableKeys(*m_parts.area->table(), *m_parts.settings);
  nameHelpButtons();
  Q_EMIT keysChanged();
}

void SettingsDesk::nameHelpButtons() {
  const auto button = [this](WindowCommand id) {
    const QAction *action = m_parts.actions->action(id);
    return HelpButton{labelName(action->text()), action->shortcut().toString(QKeySequence::NativeText),
                      action->toolTip()};
  };
  m_parts.area->table()->setHelpButtons({button(WindowCommand::GiveHint), button(WindowCommand::ShowYaku)});
}

void SettingsDesk::apply() {
  setNaming();
  orderHand();
  markMenu();
}

// Everything that names a yaku. The log does not follow a style that is only held for a moment.
void SettingsDesk::setNaming() {
  m_parts.yaku->setNaming(m_naming->naming());
  m_parts.area->handEnd()->setNaming(m_naming->naming());
  m_parts.log->setNaming(yakuNamingOf(m_parts.settings->text(Setting::YakuNames)));
}

void SettingsDesk::followSettings() {
  Settings *settings = m_parts.settings;
  settings->follow(Effect::Language, this, [this, settings] {
    m_parts.translations->use(settings->text(Setting::Language));
    settings->setWindowLanguage(m_parts.translations->language());
  });
  settings->follow(Effect::KeysInUse, this, [this] { updateKeys(); });
  settings->follow(Effect::Colors, this, [settings] { setChromeScheme(settings->text(Setting::Chrome)); });
  settings->follow(Effect::TextSize, this, [settings] { setTextSize(textScale(*settings)); });
  // Tiles stand in docks and pages too, all drawn by the painter of the table.
  settings->follow(Effect::TableOptions, this, [this] {
    for (QWidget *widget : m_parts.window->findChildren<QWidget *>())
      widget->update();
  });
  settings->follow(Effect::MenuMarks, this, [this] { markMenu(); });
  settings->follow(Effect::HandOrder, this, [this] { orderHand(); });
}

void SettingsDesk::markMenu() {
  const Settings &settings = *m_parts.settings;
  const auto mark = [this](WindowCommand id, bool on) { m_parts.actions->action(id)->setChecked(on); };
  mark(WindowCommand::PlaySounds, settings.on(Setting::Sound));
  mark(WindowCommand::ShowSeatView, settings.on(Setting::SeatView));
  mark(WindowCommand::PlayInstantly, settings.real(Setting::Speed) <= 0);
}

void SettingsDesk::orderHand() {
  m_parts.area->table()->toggles().set(&TableToggles::sort, m_parts.settings->on(Setting::AutoSort));
}

void SettingsDesk::stepSpeed(int step) {
  const QList<double> speeds = offeredSpeeds();
  const qsizetype at = std::max<qsizetype>(0, speeds.indexOf(m_parts.settings->real(Setting::Speed)));
  const qsizetype next = std::clamp<qsizetype>(at + step, 0, speeds.size() - 1);
  m_parts.settings->setValue(Setting::Speed, speeds[next]);
  m_parts.area->notice()->showMessage(m_parts.actions->speedLine());
}

}  // namespace janso
