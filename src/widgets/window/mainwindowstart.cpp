// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How matches begin from the window, and what its settings do.
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <optional>

#include "game/gamecontroller.h"
#include "game/matchsetupjson.h"
#include "game/quickmatch.h"
#include "game/seriesplay.h"
#include "rules/presets.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/complaint.h"
#include "widgets/lexicon/yakunames.h"
#include "widgets/replay/replaycommands.h"
#include "widgets/replay/replaypage.h"
#include "widgets/results/handendpage.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/yakunaming.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/logdock.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

namespace janso {

namespace {

constexpr int kSeedsKept = 50;

// What was chosen last; what there was no choice of then is as in any new match.
std::optional<MatchSetup> rememberedSetup(const QByteArray &text) {
  if (text.isEmpty())
    return std::nullopt;
  QJsonObject chosen = toJson(MatchSetup());
  const QJsonObject last = QJsonDocument::fromJson(text).object();
  for (auto it = last.begin(); it != last.end(); ++it)
    chosen.insert(it.key(), it.value());
  const Result<MatchSetup> setup = matchSetupFromJson(chosen);
  return setup ? std::optional(*setup) : std::nullopt;
}

}  // namespace

// --- Starting ---

BotChoices MainWindow::bots() const {
  return namedBots(m_services.bots);
}

void MainWindow::leaveTable() {
  if (!m_pages->leave() && m_savingDesk->mayLeave())
    m_session->leave();
}

bool MainWindow::play(const MatchSetup &setup) {
  if (!m_savingDesk->mayLeave())
    return false;
  const QList<SeatSetup> seats(setup.seats.begin(), setup.seats.begin() + setup.rules.players);
  if (askToRun(seats, m_services.opponents.trust(), ApprovalFor::Match, this) != Approval::Run)
    return false;
  const bool begins = setup.series && setup.series->id.isEmpty();
  const QString problem = m_session->start(begins ? beginSeries(setup) : setup);
  if (!problem.isEmpty())
    complain(problem);
  else
    rememberSeed(setup.seed);
  return problem.isEmpty();
}

// Against bots, by the rules of the game that is left.
void MainWindow::playOn(const std::shared_ptr<const MatchBranch> &branch, int seat, bool byBot) {
  const RuleSet &rules = m_pages->replay()->page()->reader().replay().info().rules;
  MatchSetup setup = byBot ? strongestMatch(rules, bots()) : ownMatch(rules, seat);
  setup.rules = rules;
  setup.practice = true;  // it counts nowhere in any case
  if (byBot) {
    m_pages->replay()->branches()->playOut(setup, *branch);
    return;
  }
  const QString problem = m_session->startFrom(setup, *branch);
  if (problem.isEmpty())
    m_pages->replay()->awaitReturn();
  complain(problem);
}

// The newest first.
QStringList MainWindow::playedSeeds() const {
  return m_services.settings->text(Setting::PlayedSeeds).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void MainWindow::rememberSeed(const QString &seed) {
  if (seed.isEmpty())
    return;
  QStringList seeds = playedSeeds();
  seeds.removeAll(seed);
  seeds.prepend(seed);
  m_services.settings->setValue(Setting::PlayedSeeds,
                                QStringList(seeds.mid(0, kSeedsKept)).join(QLatin1Char('\n')));
}

// The player of the first page among bots.
MatchSetup MainWindow::ownMatch(const RuleSet &rules, int seat) const {
  MatchSetup setup = quickMatch(rules, m_start->playerName(), seat, bots());
  setup.seats[static_cast<std::size_t>(seat)].emblem = m_services.settings->text(Setting::Emblem);
  return setup;
}

void MainWindow::playNow() {
  const int seat = QRandomGenerator::global()->bounded(4);
  play(ownMatch(m_start->rules(), seat));
}

// After the lessons, whatever is chosen on the first page.
void MainWindow::playFirst() {
  const int seat = QRandomGenerator::global()->bounded(4);
  play(ownMatch(beginnerRules(), seat));
}

void MainWindow::watch() {
  MatchSetup setup = demoMatch(m_start->rules(), bots());
  setup.openHands = true;
  play(setup);
}

void MainWindow::continueMatch() {
  m_matches->continueMatch();
}

void MainWindow::askForMatch(bool hotSeat) {
  MatchSetup last = ownMatch(m_start->rules(), 0);
  if (const std::optional<MatchSetup> setup =
          rememberedSetup(m_services.settings->text(Setting::LastMatch).toUtf8()))
    last = *setup;
  last.seed.clear();  // a new match has new walls
  if (hotSeat && last.humans() < 2) {
    last.seats[2].kind = PlayerKind::Human;
    last.seats[2].name = guestName();
  }
  NewMatchDialog dialog(m_services.bots, m_services.rulesets, m_services.opponents, this);
  dialog.setPlayedSeeds(playedSeeds());
  dialog.setSetup(last);
  if (dialog.exec() != QDialog::Accepted)
    return;
  MatchSetup kept = dialog.setup();
  kept.seed.clear();
  const QJsonDocument chosen(toJson(kept));
  if (const QString ruleset = dialog.rulesetId(); !ruleset.isEmpty())
    m_services.settings->setValue(Setting::LastRuleset, ruleset);
  if (kept.humans() == 1) {
    for (const SeatSetup &seat : kept.seats) {
      if (seat.kind == PlayerKind::Human)
        m_services.settings->setValue(Setting::Emblem, seat.emblem);
    }
  }
  m_services.settings->setValue(Setting::LastMatch, QString::fromUtf8(chosen.toJson(QJsonDocument::Compact)));
  play(dialog.setup());
}

void MainWindow::openRules() {
  RulesDialog(m_services.rulesets, m_services.controller->match().setup().rules, this).exec();
}

// Of the match on the table, else of the rules chosen on the first page.
YakuSheetDialog *MainWindow::openYakuSheet() {
  const RuleSet rules =
      m_start->isVisible() ? m_start->rules() : m_services.controller->match().setup().rules;
  auto *dialog = new YakuSheetDialog(m_services.rulesets.choices(rules), m_naming->naming(),
                                     m_table->tilePainter(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return dialog;
}

void MainWindow::complain(const QString &sentence) {
  janso::complain(this, sentence, tr("Janso"));
}

// --- Settings ---

void MainWindow::openPreferences(SettingPage page) {
  PreferencesDialog dialog(m_services.settings, m_services.sounds, keyCommands(), this);
  if (m_services.speech != nullptr)
    dialog.setSpeech(m_services.speech);
  dialog.showPage(page);
  dialog.exec();
}

QList<KeyCommand> MainWindow::keyCommands() const {
  return m_actions->keyCommands() + tableKeyCommands() + replayKeyCommands();
}

void MainWindow::updateKeys() {
  m_actions->updateKeys();
  useTableKeys(*m_table, *m_services.settings);
  m_pages->replay()->updateKeys();
}

// Everything that names a yaku. The log does not follow a style that is only held for a moment.
void MainWindow::setNaming() {
  m_yaku->panel()->setNaming(m_naming->naming());
  m_handEnd->setNaming(m_naming->naming());
  m_log->setNaming(yakuNamingOf(m_services.settings->text(Setting::YakuNames)));
}

void MainWindow::settingChanged(Setting id) {
  const Settings &settings = *m_services.settings;
  if (id == Setting::Language) {
    m_services.translations->use(settings.text(id));
    m_services.settings->setWindowLanguage(m_services.translations->language());
  }
  if (id == Setting::LetterKeys)
    updateKeys();
  if (id == Setting::Chrome)
    setChromeScheme(settings.text(id));
  if (id == Setting::TextSize)
    setTextSize(textScale(settings));
  // Tiles stand in docks and pages too, all drawn by the painter of the table.
  if (id == Setting::IndexMarks || id == Setting::Back) {
    for (QWidget *widget : findChildren<QWidget *>())
      widget->update();
  }
  if (id == Setting::Sound)
    m_actions->action(WindowCommand::PlaySounds)->setChecked(settings.on(id));
  if (id == Setting::SeatView)
    m_actions->action(WindowCommand::ShowSeatView)->setChecked(settings.on(id));
  if (id == Setting::Speed)
    m_actions->action(WindowCommand::PlayInstantly)->setChecked(settings.real(id) <= 0);
  if (id == Setting::AutoSort)
    m_table->toggles().set(&TableToggles::sort, settings.on(id));
}

void MainWindow::stepSpeed(int step) {
  const QList<double> speeds = offeredSpeeds();
  const qsizetype at = std::max<qsizetype>(0, speeds.indexOf(m_services.settings->real(Setting::Speed)));
  const qsizetype next = std::clamp<qsizetype>(at + step, 0, speeds.size() - 1);
  m_services.settings->setValue(Setting::Speed, speeds[next]);
  m_notice->say(m_actions->speedLine());
}

}  // namespace janso
