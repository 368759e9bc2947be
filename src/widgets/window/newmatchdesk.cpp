// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/newmatchdesk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <algorithm>
#include <optional>
#include <utility>

#include "game/coachuse.h"
#include "game/gamecontroller.h"
#include "game/seriesplay.h"
#include "game/setup/matchsetupjson.h"
#include "game/setup/quickmatch.h"
#include "game/setup/tablestrength.h"
#include "rules/presets/presets.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/welcome.h"
#include "widgets/setup/approvaldialog.h"
#include "widgets/setup/newmatchdialog.h"
#include "widgets/setup/seatportrait.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/savingdesk.h"
#include "widgets/window/startpage.h"

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

NewMatchDesk::NewMatchDesk(const Parts &parts) : QObject(parts.window), m_parts(parts) {
  connect(parts.controller, &GameController::matchEnded, this, &NewMatchDesk::noteResult);
  parts.settings->follow(Effect::Ruleset, this, [this] { keepRules(); });
}

bool NewMatchDesk::play(const MatchSetup &wanted) {
  if (!m_parts.saving->canLeave())
    return false;
  MatchSetup setup = wanted;
  setup.takesBack = isNewcomer(*m_parts.settings) && setup.humans() == 1;
  const QList<SeatSetup> seats(setup.seats.begin(), setup.seats.begin() + setup.rules.players);
  if (askToRun(seats, m_parts.opponents.trust(), ApprovalFor::Match, m_parts.window) != Approval::Run)
    return false;
  const bool begins = setup.series && setup.series->id.isEmpty();
  const QString problem = m_parts.session->start(begins ? beginSeries(setup) : setup);
  if (!problem.isEmpty())
    Q_EMIT failed(problem);
  else
    rememberSeed(setup.seed);
  return problem.isEmpty();
}

// The newest first.
QStringList NewMatchDesk::playedSeeds() const {
  return m_parts.settings->text(Setting::PlayedSeeds).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void NewMatchDesk::rememberSeed(const QString &seed) {
  if (seed.isEmpty())
    return;
  QStringList seeds = playedSeeds();
  seeds.removeAll(seed);
  seeds.prepend(seed);
  m_parts.settings->setValue(Setting::PlayedSeeds,
                             QStringList(seeds.mid(0, kSeedsKept)).join(QLatin1Char('\n')));
}

// Before any result, what the user has answered decides.
int NewMatchDesk::rung() const {
  const int kept = m_parts.settings->number(Setting::Rung);
  const int level = firstMatches(experienceOf(*m_parts.settings)).level;
  return kept >= 0 ? std::min(kept, topRung(m_parts.bots)) : clubRung(m_parts.bots) * level / 2;
}

// Who wins meets stronger opponents next, and who comes last weaker ones.
void NewMatchDesk::noteResult(const MatchResult &result) {
  const MatchSetup &setup = m_parts.controller->match().setup();
  if (setup.humans() == 0 || setup.isLesson() || setup.practice)
    return;
  noteFinishedMatch(*m_parts.settings);
  for (int seat = 0; setup.humans() == 1 && seat < setup.rules.players; ++seat) {
    const int place = result.place[static_cast<std::size_t>(seat)];
    if (setup.isHuman(seat) && (place == 1 || place == setup.rules.players))
      m_parts.settings->setValue(Setting::Rung,
                                 std::clamp(rung() + (place == 1 ? 1 : -1), 0, topRung(m_parts.bots)));
  }
}

// The player of the first page among bots as strong as the user wants them; with the rules of a first match
// as weak as there are, unless the user has chosen others.
MatchSetup NewMatchDesk::ownMatch(const RuleSet &rules, int seat) const {
  const Settings &settings = *m_parts.settings;
  const bool first =
      idOfRules(rules) == kBeginnerId && settings.text(Setting::Opponents) == QLatin1String("answer");
  const TableStrength strength =
      first ? TableStrength::Weak : tableStrengthOf(opponentsWord(settings)).value_or(TableStrength::Club);
  MatchSetup setup =
      quickMatch(rules, m_parts.start->playerName(), seat, bots(),
                 drawBots(m_parts.bots, strength, rung(), rules.players - 1, *QRandomGenerator::global()));
  setup.seats[static_cast<std::size_t>(seat)].emblem = ownEmblem();
  return setup;
}

void NewMatchDesk::playNow() {
  const int seat = QRandomGenerator::global()->bounded(4);
  play(ownMatch(m_parts.start->rules(), seat));
}

// After the lessons, whatever is chosen on the first page.
void NewMatchDesk::playFirst() {
  const int seat = QRandomGenerator::global()->bounded(4);
  play(ownMatch(beginnerRules(), seat));
}

void NewMatchDesk::watch() {
  MatchSetup setup = demoMatch(m_parts.start->rules(), bots());
  setup.openHands = true;
  play(setup);
}

// The same in every seat.
QString NewMatchDesk::ownEmblem() const {
  return shownEmblem(m_parts.settings->text(Setting::Emblem), 0);
}

// What was chosen last, for one person or for several. An earlier version kept both in one place.
MatchSetup NewMatchDesk::lastChosen(bool hotSeat) const {
  const Settings &settings = *m_parts.settings;
  std::optional<MatchSetup> last;
  for (const Setting id : {Setting::LastTogether, Setting::LastMatch}) {
    if (!last && (hotSeat || id == Setting::LastMatch))
      last = rememberedSetup(settings.text(id).toUtf8());
  }
  MatchSetup setup = last ? *last : ownMatch(m_parts.start->rules(), 0);
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

void NewMatchDesk::keepChosen(const MatchSetup &setup) {
  MatchSetup kept = setup;
  kept.seed.clear();
  const bool together = kept.humans() > 1;
  for (const SeatSetup &seat : kept.seats) {
    if (!together && seat.kind == PlayerKind::Human)
      m_parts.settings->setValue(Setting::Emblem, seat.emblem);
  }
  m_parts.settings->setValue(together ? Setting::LastTogether : Setting::LastMatch, rememberedText(kept));
}

// The rules chosen on the start page are those of the next match, however it is set up.
void NewMatchDesk::keepRules() {
  const RuleSet rules = m_parts.start->rules();
  for (const Setting id : {Setting::LastTogether, Setting::LastMatch}) {
    std::optional<MatchSetup> last = rememberedSetup(m_parts.settings->text(id).toUtf8());
    if (!last || last->rules == rules)
      continue;
    if (last->rules.players != rules.players)
      last->seats = ownMatch(rules, 0).seats;
    last->rules = rules;
    m_parts.settings->setValue(id, rememberedText(*last));
  }
}

void NewMatchDesk::askForMatch(bool hotSeat) {
  NewMatchDialog dialog(m_parts.bots, m_parts.rulesets, m_parts.opponents, m_parts.window);
  dialog.setPlayedSeeds(playedSeeds());
  dialog.setSetup(lastChosen(hotSeat));
  dialog.setWishes(wishes(), namedSpeeds());
  if (dialog.exec() != QDialog::Accepted)
    return;
  keepWishes(dialog.wishes());
  if (const QString ruleset = dialog.rulesetId(); !ruleset.isEmpty())
    m_parts.settings->setValue(Setting::LastRuleset, ruleset);
  MatchSetup setup = dialog.setup();
  keepEmblems(setup);
  keepChosen(setup);
  if (dialog.wishes().randomSeats)
    std::shuffle(setup.seats.begin(), setup.seats.begin() + setup.rules.players, *QRandomGenerator::global());
  play(setup);
}

// Users who chose opponents before there were strengths still get the same ones.
MatchWishes NewMatchDesk::wishes() const {
  const Settings &settings = *m_parts.settings;
  const bool before = experienceOf(settings) == Experience::NotAnswered &&
                      settings.isChosen(Setting::LastMatch) && !settings.isChosen(Setting::Opponents);
  MatchWishes wishes;
  if (!before)
    wishes.opponents = tableStrengthOf(opponentsWord(settings));
  wishes.rung = rung();
  wishes.randomSeats = settings.on(Setting::RandomSeats);
  wishes.coach = m_parts.coach->level();
  wishes.speed = settings.real(Setting::Speed);
  return wishes;
}

void NewMatchDesk::keepWishes(const MatchWishes &wishes) {
  Settings &settings = *m_parts.settings;
  const QString word = wishes.opponents ? tableStrengthKey(*wishes.opponents) : QStringLiteral("own");
  if (word != opponentsWord(settings) || experienceOf(settings) == Experience::NotAnswered)
    settings.setValue(Setting::Opponents, word);
  settings.setValue(Setting::RandomSeats, wishes.randomSeats);
  settings.setValue(Setting::Speed, wishes.speed);
  if (wishes.coach != m_parts.coach->level())
    settings.setValue(Setting::Coach, coachLevelKey(wishes.coach));
}

MatchSetup NewMatchDesk::branchMatch(const RuleSet &rules, int seat) const {
  MatchSetup setup = seat < 0 ? strongestMatch(rules, bots()) : ownMatch(rules, seat);
  setup.rules = rules;
  setup.practice = true;  // it counts nowhere in any case
  return setup;
}

BotChoices NewMatchDesk::bots() const {
  return namedBots(m_parts.bots);
}

}  // namespace janso
