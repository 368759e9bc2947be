// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// How matches begin from the window, and what its settings do.
#include <QJsonDocument>
#include <QMessageBox>
#include <QRandomGenerator>

#include "game/gamecontroller.h"
#include "game/matchsetupjson.h"
#include "game/seriesplay.h"
#include "widgets/chromestyle.h"
#include "widgets/gamesession.h"
#include "widgets/handendpage.h"
#include "widgets/logdock.h"
#include "widgets/mainwindow.h"
#include "widgets/matchchoices.h"
#include "widgets/newmatchdialog.h"
#include "widgets/notice.h"
#include "widgets/preferencesdialog.h"
#include "widgets/rulesdialog.h"
#include "widgets/sounds.h"
#include "widgets/startpage.h"
#include "widgets/tablewidget.h"
#include "widgets/translations.h"
#include "widgets/windowactions.h"
#include "widgets/yakunaming.h"
#include "widgets/yakupanel.h"
#include "widgets/yakusheetdialog.h"

namespace janso {

namespace {

const QString kTablePrefix = QStringLiteral("table.");

}  // namespace

// --- Starting ---

bool MainWindow::play(const MatchSetup &setup) {
  const bool begins = setup.series && setup.series->id.isEmpty();
  const QString problem = m_session->start(begins ? beginSeries(setup) : setup);
  if (!problem.isEmpty())
    complain(problem);
  return problem.isEmpty();
}

void MainWindow::playNow() {
  const int seat = QRandomGenerator::global()->bounded(4);
  play(quickMatch(m_start->rulesetId(), m_start->playerName(), seat, m_services.bots));
}

void MainWindow::watch() {
  MatchSetup setup = demoMatch(m_start->rulesetId(), m_services.bots);
  setup.openHands = true;
  play(setup);
}

void MainWindow::continueMatch() {
  const std::optional<MatchSummary> match = m_services.controller->unfinishedMatch();
  if (!match) {
    complain(tr("There is no unfinished match."));
    return;
  }
  resume(match->path);
}

void MainWindow::resume(const QString &journalPath) {
  const QString problem = m_session->resume(journalPath);
  if (!problem.isEmpty())
    complain(problem);
}

void MainWindow::askForMatch(bool hotSeat) {
  MatchSetup last = quickMatch(m_start->rulesetId(), m_start->playerName(), 0, m_services.bots);
  const QByteArray remembered = m_services.settings->text(Setting::LastMatch).toUtf8();
  if (const Result<MatchSetup> setup = matchSetupFromJson(QJsonDocument::fromJson(remembered).object());
      setup && !remembered.isEmpty())
    last = *setup;
  if (hotSeat && last.humans() < 2) {
    last.seats[2].kind = PlayerKind::Human;
    last.seats[2].name = tr("Guest");
  }
  NewMatchDialog dialog(m_services.bots, this, RulesetStore(), m_services.opponents);
  dialog.setSetup(last);
  if (dialog.exec() != QDialog::Accepted)
    return;
  const QJsonDocument chosen(toJson(dialog.setup()));
  if (const QString ruleset = dialog.rulesetId(); !ruleset.isEmpty())
    m_services.settings->setValue(Setting::LastRuleset, ruleset);
  m_services.settings->setValue(Setting::LastMatch, QString::fromUtf8(chosen.toJson(QJsonDocument::Compact)));
  play(dialog.setup());
}

void MainWindow::openRules() {
  RulesDialog(RulesetStore(), m_services.controller->setup().rules, this).exec();
}

// Of the match on the table, else of the rules chosen on the first page.
YakuSheetDialog *MainWindow::openYakuSheet() {
  const std::optional<RuleSet> chosen = rulesetById(m_start->rulesetId());
  const RuleSet rules = m_start->isVisible() && chosen ? *chosen : m_services.controller->setup().rules;
  auto *dialog = new YakuSheetDialog(rules, m_naming->naming(), m_table->tilePainter(), RulesetStore(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return dialog;
}

void MainWindow::complain(const QString &sentence) {
  QMessageBox box(QMessageBox::Warning, tr("Janso"), sentence, QMessageBox::Ok, this);
  applyChrome(&box);
  box.exec();
}

// --- Settings ---

QList<KeyCommand> MainWindow::keyCommands() const {
  QList<KeyCommand> commands = m_actions->keyCommands();
  for (const TableCommand &command : TableWidget::commands())
    commands << KeyCommand{kTablePrefix + QString::fromLatin1(command.key), command.name(),
                           command.defaultSequence()};
  return commands;
}

void MainWindow::updateKeys() {
  m_actions->updateKeys();
  for (const TableCommand &command : TableWidget::commands()) {
    const QString id = kTablePrefix + QString::fromLatin1(command.key);
    m_table->setKeys(command.id, m_services.settings->shortcut(id, command.defaultSequence()));
  }
}

// Everything that names a yaku. The log does not follow a style that is only held for a moment.
void MainWindow::setNaming() {
  m_yaku->setNaming(m_naming->naming());
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
  if (id == Setting::Sound)
    m_actions->action("settings.sound")->setChecked(settings.on(id));
  if (id == Setting::Speed)
    m_actions->action("play.instant")->setChecked(settings.real(id) <= 0);
  if (id == Setting::AutoSort) {
    TableToggles toggles = m_table->toggles();
    toggles.sort = settings.on(id);
    m_table->setToggles(toggles);
    togglesChanged();
  }
}

void MainWindow::stepSpeed(int step) {
  const QList<double> speeds = offeredSpeeds();
  const qsizetype at = std::max<qsizetype>(0, speeds.indexOf(m_services.settings->real(Setting::Speed)));
  const qsizetype next = std::clamp<qsizetype>(at + step, 0, speeds.size() - 1);
  m_services.settings->setValue(Setting::Speed, speeds[next]);
  m_notice->say(tr("Speed: %1").arg(speedText(speeds[next])));
}

}  // namespace janso
