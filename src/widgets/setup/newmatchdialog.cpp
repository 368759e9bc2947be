// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/newmatchdialog.h"

#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "game/setup/quickmatch.h"
#include "rules/presets/presets.h"
#include "ui_newmatchdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/sentences/coachusetexts.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/setup/opponentsdialog.h"
#include "widgets/setup/rulesdialog.h"

namespace janso {

namespace {
// Indexes in the choice of what kind of match it is; 0 is a single match.
constexpr int kSeries = 1;
constexpr int kPractice = 2;
constexpr int kWidth = 860;
constexpr qsizetype kLongestSeatName = 21;  // leaves room for a number
constexpr int kSeats = 4;
constexpr int kSeated = kTableStrengthKeys.size();  // behind the strengths: as the bots are seated
// In the order of the choice.
constexpr std::array kCallModes{CallMode::AskWhoCan, CallMode::AskEveryone, CallMode::Standing};

// In the order of TableStrength, then kSeated.
void fillStrengths(QComboBox *box) {
  const auto add = [box](const QString &name, const QString &tip) {
    box->addItem(name);
    box->setItemData(box->count() - 1, tip, Qt::ToolTipRole);
  };
  //: How strong the opponents are
  add(NewMatchDialog::tr("Weak"), NewMatchDialog::tr("Draw from the four weakest bots"));
  add(NewMatchDialog::tr("Like me"),
      NewMatchDialog::tr("Follow your results: a step stronger after each match you win, a step weaker after "
                         "each last place"));
  add(NewMatchDialog::tr("Club"), NewMatchDialog::tr("Draw from the four bots nearest to a club player"));
  add(NewMatchDialog::tr("Strong"), NewMatchDialog::tr("Draw from the four strongest bots"));
  add(NewMatchDialog::tr("Mixed"), NewMatchDialog::tr("Draw from weak, medium and strong bots"));
  add(NewMatchDialog::tr("My choice"), NewMatchDialog::tr("Keep the players chosen under Details"));
}

// What each way of asking tells the others.
QString callsLine(CallMode mode) {
  switch (mode) {
    case CallMode::AskWhoCan:
      return NewMatchDialog::tr("Fast, but the others see that someone could call.");
    case CallMode::AskEveryone:
      return NewMatchDialog::tr("Gives nothing away, but is slow.");
    case CallMode::Standing:
      break;
  }
  return NewMatchDialog::tr("Choose your calls when your turn ends. Nobody sees what you could call.");
}
}  // namespace

NewMatchDialog::NewMatchDialog(const BotChoices &bots, const RulesetStore &rulesets,
                               const OpponentStore &opponents, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::NewMatchDialog>()),
      m_bots(namedBots(bots)),
      m_rulesets(rulesets),
      m_opponents(opponents) {
  m_ui->setupUi(this);
  if (areFieldsStacked()) {
    auto *who = new QVBoxLayout;  // the line stays below its choice
    who->addWidget(m_ui->strength);
    who->addWidget(m_ui->strengthLine);
    m_ui->layout3->addLayout(who, 0, 1);
    for (QGridLayout *fields : {m_ui->layout3, m_ui->callsRow, m_ui->moreFields})
      stackFields(fields);
  }
  applyChrome(this);
  fillStrengths(m_ui->strength);
  for (const CoachLevel level : {CoachLevel::Off, CoachLevel::Gentle, CoachLevel::Full}) {
    m_ui->coach->addItem(coachLevelName(level));
    m_ui->coach->setItemData(m_ui->coach->count() - 1, coachLevelTip(level), Qt::ToolTipRole);
  }
  fillRulesets({});
  for (std::size_t seat = 0; seat < 4; ++seat) {
    SeatRow *row = new SeatRow(static_cast<int>(seat), this);
    m_rows[seat] = row;
    m_ui->seats->addWidget(row, 1);  // all equally high
  }
  fillOpponents();
  for (std::size_t seat = 0; seat < 4; ++seat) {
    connect(m_rows[seat], &SeatRow::edited, this, &NewMatchDialog::check);
    connect(m_rows[seat], &SeatRow::edited, this, &NewMatchDialog::showOpponents);
    connect(m_rows[seat], &SeatRow::playerChosen, this, [this, seat] {
      nameSeat(seat);
      seatsChanged();
    });
  }
  connect(m_ui->strength, &QComboBox::activated, this, &NewMatchDialog::drawOpponents);
  connect(m_ui->strength, &QComboBox::currentIndexChanged, this, &NewMatchDialog::showOpponents);
  connect(m_ui->details, &QPushButton::toggled, this, &NewMatchDialog::showParts);
  connect(m_ui->opponents, &QPushButton::clicked, this, &NewMatchDialog::editOpponents);
  connect(m_ui->ruleset, &QComboBox::currentIndexChanged, this, &NewMatchDialog::rulesetChanged);
  connect(m_ui->rules, &QPushButton::clicked, this, &NewMatchDialog::editRules);
  connect(m_ui->openHands, &QCheckBox::toggled, this, &NewMatchDialog::check);
  connect(m_ui->calls, &QComboBox::currentIndexChanged, this, &NewMatchDialog::check);
  m_ui->seriesMatches->setRange(2, kMaxSeriesMatches);
  m_ui->seriesMatches->setValue(kUsualSeriesMatches);
  //: After the number of matches of a series
  m_ui->seriesMatches->setSuffix(tr(" matches"));
  connect(m_ui->matches, &QComboBox::currentIndexChanged, this, &NewMatchDialog::matchesChanged);
  connect(m_ui->seed, &QLineEdit::textChanged, this, &NewMatchDialog::seedChanged);
  seedChanged();
  matchesChanged();
  connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("Start"));
  m_ui->hotSeat->hide();
  m_ui->strength->setCurrentIndex(kSeated);
  rulesetChanged();
  showParts();
}

NewMatchDialog::~NewMatchDialog() = default;

void NewMatchDialog::fillRulesets(const QString &chosen) {
  const QSignalBlocker quiet(m_ui->ruleset);
  m_ui->ruleset->clear();
  if (m_changed)
    m_ui->ruleset->addItem(shownRulesetName(*m_changed), QString());
  for (const QString &id : m_rulesets.idsByName()) {
    if (const std::optional<RuleSet> rules = m_rulesets.find(id))
      m_ui->ruleset->addItem(shownRulesetName(*rules), id);
  }
  m_ui->ruleset->setCurrentIndex(qMax(0, m_ui->ruleset->findData(chosen)));
}

// Those of the list, or an entry of their own.
void NewMatchDialog::useRules(const RuleSet &rules) {
  const QString id = m_rulesets.idOf(rules);
  m_changed = id.isEmpty() ? std::optional(rules) : std::nullopt;
  fillRulesets(id);
  rulesetChanged();
  m_ui->length->setCurrentIndex(qMax(0, m_ui->length->findData(static_cast<int>(rules.length))));
}

QString NewMatchDialog::rulesetId() const {
  return m_ui->ruleset->currentData().toString();
}

RuleSet NewMatchDialog::chosenRules() const {
  const QString id = rulesetId();
  return id.isEmpty() && m_changed ? *m_changed : m_rulesets.find(id).value_or(basicAriAri());
}

void NewMatchDialog::editRules() {
  RulesDialog dialog(m_rulesets, this);
  dialog.setRules(chosenRules());
  const bool accepted = dialog.exec() == QDialog::Accepted;
  // Own rulesets may have come, gone or changed either way.
  useRules(accepted ? dialog.rules() : chosenRules());
}

// The built-in bots that the window was given, and the user's own.
void NewMatchDialog::fillOpponents() {
  QList<Opponent> opponents;
  for (const BotChoice &bot : m_bots) {
    Opponent opponent;
    opponent.id = bot.id;
    opponent.botId = bot.id;
    opponent.name = bot.name;
    opponents << opponent;
  }
  opponents << m_opponents.own();
  for (SeatRow *row : m_rows)
    row->setOpponents(opponents, m_bots);
}

void NewMatchDialog::editOpponents() {
  OpponentsDialog dialog(m_opponents, m_bots, this);
  for (const SeatRow *row : m_rows) {
    if (const Opponent *own = row->opponent(); own != nullptr && own->kind != OpponentKind::BuiltIn)
      dialog.choose(own->id);
  }
  dialog.exec();
  fillOpponents();
}

// Who plays sits under the own name, counted up when another seat has it.
void NewMatchDialog::nameSeat(std::size_t seat) {
  QStringList taken;
  for (const SeatRow *row : m_rows) {
    if (row != m_rows[seat])
      taken << row->seat().name;
  }
  m_rows[seat]->suggestName(unusedName(m_rows[seat]->playerName().left(kLongestSeatName), taken));
}

void NewMatchDialog::setSetup(const MatchSetup &setup) {
  useRules(setup.rules);
  m_ui->seed->setText(setup.seed);
  m_ui->matches->setCurrentIndex(setup.series ? kSeries : setup.practice ? kPractice : 0);
  if (setup.series) {
    m_ui->seriesMatches->setValue(setup.series->series.matches);
    m_ui->seriesSeating->setCurrentIndex(static_cast<int>(setup.series->series.seating));
  }
  for (std::size_t seat = 0; seat < 4; ++seat)
    m_rows[seat]->setSeat(setup.seats[seat]);
  if (setup.rules.players == 3 && setup.seats[3].name.isEmpty()) {
    // Nobody sat there; with other rules somebody will.
    m_rows[3]->setSeat(demoMatch(setup.rules, m_bots).seats[3]);
    nameSeat(3);
  }
  const auto *const mode = std::find(kCallModes.begin(), kCallModes.end(), setup.callMode);
  m_ui->calls->setCurrentIndex(static_cast<int>(mode - kCallModes.begin()));
  m_ui->firstCalls->setChecked(setup.callsBeforeFirstTurn);
  m_ui->openHands->setChecked(setup.openHands);
  check();
  m_shared = setup.humans() >= 2;
  showParts();
  // What was chosen there is in sight.
  m_ui->details->setChecked(m_ui->details->isChecked() || setup.series || setup.practice ||
                            !setup.seed.isEmpty());
}

void NewMatchDialog::setWishes(const MatchWishes &wishes, const QList<std::pair<QString, double>> &speeds) {
  m_rung = wishes.rung;
  m_ui->speed->clear();
  for (const auto &[name, speed] : speeds)
    m_ui->speed->addItem(name, speed);
  m_ui->speed->setCurrentIndex(qMax(0, m_ui->speed->findData(wishes.speed)));
  m_ui->coach->setCurrentIndex(static_cast<int>(wishes.coach));
  m_ui->randomSeats->setChecked(wishes.randomSeats);
  m_ui->strength->setCurrentIndex(wishes.opponents ? static_cast<int>(*wishes.opponents) : kSeated);
  drawOpponents();
}

MatchWishes NewMatchDialog::wishes() const {
  MatchWishes wishes;
  if (m_ui->strength->currentIndex() != kSeated)
    wishes.opponents = static_cast<TableStrength>(m_ui->strength->currentIndex());
  wishes.rung = m_rung;
  wishes.randomSeats = m_ui->randomSeats->isChecked();
  wishes.coach = static_cast<CoachLevel>(m_ui->coach->currentIndex());
  wishes.speed = m_ui->speed->currentData().toDouble();
  return wishes;
}

// Programs and plugins keep their seats: only the user puts them there.
void NewMatchDialog::drawOpponents() {
  if (m_ui->strength->currentIndex() != kSeated) {
    const QStringList drawn = drawBots(m_bots, static_cast<TableStrength>(m_ui->strength->currentIndex()),
                                       m_rung, kSeats, *QRandomGenerator::global());
    for (std::size_t seat = 0; seat < m_rows.size(); ++seat) {
      if (const Opponent *sits = m_rows[seat]->opponent();
          sits == nullptr || sits->kind != OpponentKind::BuiltIn)
        continue;
      m_rows[seat]->chooseOpponent(drawn[static_cast<qsizetype>(seat)]);
      nameSeat(seat);
    }
  }
  showOpponents();
}

// Another player in a seat is a choice of its own.
void NewMatchDialog::seatsChanged() {
  const bool bots = std::any_of(m_rows.begin(), m_rows.end(),
                                [](const SeatRow *row) { return row->opponent() != nullptr; });
  if (bots)
    m_ui->strength->setCurrentIndex(kSeated);
  showOpponents();
}

void NewMatchDialog::showOpponents() {
  const int index = m_ui->strength->currentIndex();
  QStringList names;
  for (std::size_t seat = 0; seat < chosenRules().players; ++seat) {
    if (m_rows[seat]->opponent() != nullptr)
      names << m_rows[seat]->seat().name;
  }
  m_ui->strength->setToolTip(m_ui->strength->itemData(index, Qt::ToolTipRole).toString());
  m_ui->strengthLine->setText(QLocale().createSeparatedList(names));
}

// The seats show who plays, once several people sit down; everything else is a step further.
void NewMatchDialog::showParts() {
  m_shared = m_shared || setup().humans() >= 2;
  m_ui->seatsBox->setVisible(m_ui->details->isChecked() || m_shared);
  m_ui->more->setVisible(m_ui->details->isChecked());
  if (isVisible())
    fitToContents();
}

MatchSetup NewMatchDialog::setup() const {
  MatchSetup setup;
  setup.rules = chosenRules();
  setup.rules.length = static_cast<MatchLength>(m_ui->length->currentData().toInt());
  setup.seed = m_ui->seed->text().trimmed();
  if (m_ui->matches->currentIndex() == kSeries) {
    setup.series.emplace();
    setup.series->series.matches = m_ui->seriesMatches->value();
    setup.series->series.seating = static_cast<SeriesSeating>(m_ui->seriesSeating->currentIndex());
  }
  setup.practice = m_ui->matches->currentIndex() == kPractice;
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    setup.seats[seat] = m_rows[seat]->seat();
  setup.callMode = kCallModes[static_cast<std::size_t>(std::max(0, m_ui->calls->currentIndex()))];
  setup.callsBeforeFirstTurn = m_ui->firstCalls->isChecked();
  setup.openHands = m_ui->openHands->isChecked();
  return setup;
}

void NewMatchDialog::rulesetChanged() {
  const RuleSet rules = chosenRules();
  const QString line = rulesetLine(rulesetId());
  m_ui->rulesetLine->setText(line.isEmpty() ? ruleSummary(rules) : line);
  m_ui->ruleset->setToolTip(ruleSummary(rules));
  m_ui->length->clear();
  for (const MatchLength length : offeredLengths(rules))
    m_ui->length->addItem(lengthName(length, rules.players), static_cast<int>(length));
  m_rows[3]->setVisible(rules.players == 4);
  check();
  showOpponents();
}

void NewMatchDialog::setPlayedSeeds(const QStringList &seeds) {
  m_playedSeeds = seeds;
  seedChanged();
}

void NewMatchDialog::seedChanged() {
  const bool played = m_playedSeeds.contains(m_ui->seed->text().trimmed());
  m_ui->seedLine->setText(
      played ? tr("This seed repeats the walls from an earlier match. Clear it for a random match.")
             : tr("The same seed always generates the same walls."));
  setRole(m_ui->seedLine, played ? "error" : "note");
}

void NewMatchDialog::matchesChanged() {
  const bool series = m_ui->matches->currentIndex() == kSeries;
  // What goes goes first: the dialog is made as wide as all that is there.
  const std::array<QWidget *, 2> choices{m_ui->seriesMatches, m_ui->seriesSeating};
  if (series)
    m_ui->seriesLine->hide();
  for (QWidget *choice : choices)
    choice->setVisible(series);
  if (!series)
    m_ui->seriesLine->show();
  m_ui->seriesLine->setText(
      m_ui->matches->currentIndex() == kPractice
          ? tr("You can undo moves and replay hands. The match doesn't count in your statistics.")
          : QString());
  if (isVisible())
    fitToContents();
}

// As high as everything needs, but no higher than the screen: then it scrolls.
void NewMatchDialog::fitToContents() {
  ensurePolished();
  m_ui->seriesBox->invalidate();
  m_ui->contents->layout()->activate();
  const int around = 110;  // message, buttons, margins
  const QSize room = screenRoom(this);
  // Long texts of another language may need more. It scrolls sideways only where the screen is too small.
  const QMargins margins = layout()->contentsMargins();
  const int beside = margins.left() + margins.right() +
                     style()->pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing) +
                     m_ui->scroll->verticalScrollBar()->sizeHint().width();
  const int least = m_ui->contents->minimumSizeHint().width() + beside;
  setMinimumWidth(std::min(least, room.width()));
  const int wide = std::max(std::min(std::max(kWidth, least), room.width()), width());
  const int inner = m_ui->contents->layout()->totalHeightForWidth(wide - beside);
  resize(wide, std::min(inner + around, room.height()));
}

// Before Qt puts it in the middle of the window.
void NewMatchDialog::showEvent(QShowEvent *event) {
  if (!event->spontaneous())
    fitToContents();
  QDialog::showEvent(event);
}

void NewMatchDialog::check() {
  const MatchSetup now = setup();
  const bool standing = now.callMode == CallMode::Standing;
  if (m_ui->hotSeat->isHidden() != (now.humans() < 2) || m_ui->firstCalls->isHidden() == standing) {
    m_ui->hotSeat->setVisible(now.humans() >= 2);
    m_ui->firstCalls->setVisible(standing);
    showParts();
  }
  m_ui->calls->setEnabled(!now.openHands);
  m_ui->firstCalls->setEnabled(!now.openHands);
  m_ui->callsLine->setText(callsLine(now.callMode));
  const QString problem = setupProblem(now, m_opponents.trust());
  m_ui->error->setText(problem);
  m_ui->error->setVisible(!problem.isEmpty());
  m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

}  // namespace janso
