// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// MainWindow: how matches start from the window, and the effects of its settings.
#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <algorithm>
#include <optional>

#include "game/coachuse.h"
#include "game/gamecontroller.h"
#include "game/seriesplay.h"
#include "game/setup/matchsetupjson.h"
#include "game/setup/quickmatch.h"
#include "game/setup/tablestrength.h"
#include "rules/presets/presets.h"
#include "ui_mainwindow.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/errorbox.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/lexicon/words.h"
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
#include "widgets/settings/welcome.h"
#include "widgets/settings/yakunaming.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/rulesdialog.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/table/notice.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/branchdesk.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/keysettings.h"
#include "widgets/window/logdock.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/matchesdesk.h"
#include "widgets/window/replaydesk.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/sidepages.h"
#include "widgets/window/startpage.h"
#include "widgets/window/welcomepage.h"
#include "widgets/window/windowactions.h"
#include "widgets/window/yakudesk.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakusheetdialog.h"

namespace janso {

namespace {

constexpr int kSeedsKept = 50;

QList<std::pair<QString, double>> namedSpeeds() {
  QList<std::pair<QString, double>> speeds;
  for (const double speed : offeredSpeeds())
    speeds << std::pair{speedText(speed), speed};
  return speeds;
}

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

QString rememberedText(const MatchSetup &setup) {
  return QString::fromUtf8(QJsonDocument(toJson(setup)).toJson(QJsonDocument::Compact));
}

}  // namespace

// --- Starting ---

void MainWindow::welcome() {
  if (isWelcomeDue(*m_services.settings))
    showWelcome();
}

void MainWindow::showWelcome() {
  auto *page = new WelcomePage(m_services.settings, this);
  m_ui->stack->addWidget(page);
  m_ui->stack->setCurrentWidget(page);
  connect(page, &WelcomePage::finished, this, [this, page] {
    if (m_ui->stack->currentWidget() == page)
      showStart();
    page->deleteLater();
  });
}

BotChoices MainWindow::bots() const {
  return namedBots(m_services.bots);
}

void MainWindow::leaveTable() {
  if (!m_pages->closePage() && m_savingDesk->canLeave())
    m_session->close();
}

bool MainWindow::play(const MatchSetup &wanted) {
  if (!m_savingDesk->canLeave())
    return false;
  MatchSetup setup = wanted;
  setup.takesBack = isNewcomer(*m_services.settings) && setup.humans() == 1;
  const QList<SeatSetup> seats(setup.seats.begin(), setup.seats.begin() + setup.rules.players);
  if (askToRun(seats, m_services.opponents.trust(), ApprovalFor::Match, this) != Approval::Run)
    return false;
  const bool begins = setup.series && setup.series->id.isEmpty();
  const QString problem = m_session->start(begins ? beginSeries(setup) : setup);
  if (!problem.isEmpty())
    showError(problem);
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
  showError(problem);
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

// Before any result, what the user has answered decides.
int MainWindow::rung() const {
  const int kept = m_services.settings->number(Setting::Rung);
  const int level = firstMatches(experienceOf(*m_services.settings)).level;
  return kept >= 0 ? std::min(kept, topRung(m_services.bots)) : clubRung(m_services.bots) * level / 2;
}

// Who wins meets stronger opponents next, and who comes last weaker ones.
void MainWindow::noteResult(const MatchResult &result) {
  const MatchSetup &setup = m_services.controller->match().setup();
  if (setup.humans() == 0 || setup.isLesson() || setup.practice)
    return;
  noteFinishedMatch(*m_services.settings);
  for (int seat = 0; setup.humans() == 1 && seat < setup.rules.players; ++seat) {
    const int place = result.place[static_cast<std::size_t>(seat)];
    if (setup.isHuman(seat) && (place == 1 || place == setup.rules.players))
      m_services.settings->setValue(Setting::Rung,
                                    std::clamp(rung() + (place == 1 ? 1 : -1), 0, topRung(m_services.bots)));
  }
}

// The player of the first page among bots as strong as the user wants them; with the rules of a first match
// as weak as there are, unless the user has chosen others.
MatchSetup MainWindow::ownMatch(const RuleSet &rules, int seat) const {
  const Settings &settings = *m_services.settings;
  const bool first =
      idOfRules(rules) == kBeginnerId && settings.text(Setting::Opponents) == QLatin1String("answer");
  const TableStrength strength =
      first ? TableStrength::Weak : tableStrengthOf(opponentsWord(settings)).value_or(TableStrength::Club);
  MatchSetup setup =
      quickMatch(rules, m_start->playerName(), seat, bots(),
                 drawBots(m_services.bots, strength, rung(), rules.players - 1, *QRandomGenerator::global()));
  setup.seats[static_cast<std::size_t>(seat)].emblem = ownEmblem();
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

// The same in every seat.
QString MainWindow::ownEmblem() const {
  return shownEmblem(m_services.settings->text(Setting::Emblem), 0);
}

// What was chosen last, for one person or for several. An earlier version kept both in one place.
MatchSetup MainWindow::lastChosen(bool hotSeat) const {
  const Settings &settings = *m_services.settings;
  std::optional<MatchSetup> last;
  for (const Setting id : {Setting::LastTogether, Setting::LastMatch}) {
    if (!last && (hotSeat || id == Setting::LastMatch))
      last = rememberedSetup(settings.text(id).toUtf8());
  }
  MatchSetup setup = last ? *last : ownMatch(m_start->rules(), 0);
  setup.seed.clear();  // a new match has new walls
  if (hotSeat && setup.humans() < 2) {
    setup.seats[2].kind = PlayerKind::Human;
    setup.seats[2].name = guestName();
    setup.callMode = CallMode::AskWhoCan;  // what a match with one human kept was no choice
  }
  if (!hotSeat && setup.humans() > 1)
    setup.seats = ownMatch(setup.rules, 0).seats;
  for (SeatSetup &seat : setup.seats) {
    if (setup.humans() == 1 && seat.kind == PlayerKind::Human)
      seat.emblem = ownEmblem();
  }
  return setup;
}

void MainWindow::keepChosen(const MatchSetup &setup) {
  MatchSetup kept = setup;
  kept.seed.clear();
  const bool together = kept.humans() > 1;
  for (const SeatSetup &seat : kept.seats) {
    if (!together && seat.kind == PlayerKind::Human)
      m_services.settings->setValue(Setting::Emblem, seat.emblem);
  }
  m_services.settings->setValue(together ? Setting::LastTogether : Setting::LastMatch, rememberedText(kept));
}

// The rules chosen on the start page are those of the next match, however it is set up.
void MainWindow::keepRules() {
  const RuleSet rules = m_start->rules();
  for (const Setting id : {Setting::LastTogether, Setting::LastMatch}) {
    std::optional<MatchSetup> last = rememberedSetup(m_services.settings->text(id).toUtf8());
    if (!last || last->rules == rules)
      continue;
    if (last->rules.players != rules.players)
      last->seats = ownMatch(rules, 0).seats;
    last->rules = rules;
    m_services.settings->setValue(id, rememberedText(*last));
  }
}

void MainWindow::askForMatch(bool hotSeat) {
  NewMatchDialog dialog(m_services.bots, m_services.rulesets, m_services.opponents, this);
  dialog.setPlayedSeeds(playedSeeds());
  dialog.setSetup(lastChosen(hotSeat));
  dialog.setWishes(wishes(), namedSpeeds());
  if (dialog.exec() != QDialog::Accepted)
    return;
  keepWishes(dialog.wishes());
  if (const QString ruleset = dialog.rulesetId(); !ruleset.isEmpty())
    m_services.settings->setValue(Setting::LastRuleset, ruleset);
  MatchSetup setup = dialog.setup();
  keepEmblems(setup);
  keepChosen(setup);
  if (dialog.wishes().randomSeats)
    std::shuffle(setup.seats.begin(), setup.seats.begin() + setup.rules.players, *QRandomGenerator::global());
  play(setup);
}

// Whoever chose opponents before there were strengths finds them again.
MatchWishes MainWindow::wishes() const {
  const Settings &settings = *m_services.settings;
  const bool before = experienceOf(settings) == Experience::NotAnswered &&
                      settings.isChosen(Setting::LastMatch) && !settings.isChosen(Setting::Opponents);
  MatchWishes wishes;
  if (!before)
    wishes.opponents = tableStrengthOf(opponentsWord(settings));
  wishes.rung = rung();
  wishes.randomSeats = settings.on(Setting::RandomSeats);
  wishes.coach = m_coach->level();
  wishes.speed = settings.real(Setting::Speed);
  return wishes;
}

void MainWindow::keepWishes(const MatchWishes &wishes) {
  Settings &settings = *m_services.settings;
  const QString word = wishes.opponents ? tableStrengthKey(*wishes.opponents) : QStringLiteral("own");
  if (word != opponentsWord(settings) || experienceOf(settings) == Experience::NotAnswered)
    settings.setValue(Setting::Opponents, word);
  settings.setValue(Setting::RandomSeats, wishes.randomSeats);
  settings.setValue(Setting::Speed, wishes.speed);
  if (wishes.coach != m_coach->level())
    settings.setValue(Setting::Coach, coachLevelKey(wishes.coach));
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

void MainWindow::showError(const QString &sentence) {
  janso::showError(this, sentence, tr("Janso"));
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
  nameHelpButtons();
}

void MainWindow::nameHelpButtons() {
  const auto button = [this](WindowCommand id) {
    const QAction *action = m_actions->action(id);
    return HelpButton{labelName(action->text()), action->shortcut().toString(QKeySequence::NativeText),
                      action->toolTip()};
  };
  m_table->setHelpButtons({button(WindowCommand::GiveHint), button(WindowCommand::ShowYaku)});
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
  if (id == Setting::TextSize)
    setTextSize(textScale(settings));
  // Tiles stand in docks and pages too, all drawn by the painter of the table.
  if (isTableSetting(id)) {
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
  m_notice->showMessage(m_actions->speedLine());
}

}  // namespace janso
