// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/newmatchdialog.h"

#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <algorithm>
#include <array>

#include "game/quickmatch.h"
#include "rules/presets.h"
#include "ui_newmatchdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/letscroll.h"
#include "widgets/controls/wheelguard.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
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
}  // namespace

NewMatchDialog::NewMatchDialog(const BotChoices &bots, const RulesetStore &rulesets,
                               const OpponentStore &opponents, QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::NewMatchDialog>()),
      m_bots(namedBots(bots)),
      m_rulesets(rulesets),
      m_opponents(opponents) {
  m_ui->setupUi(this);
  if (fieldsStack())
    letStack(m_ui->layout3);
  applyChrome(this);
  fillRulesets({});
  for (std::size_t seat = 0; seat < 4; ++seat) {
    SeatRow *row = new SeatRow(static_cast<int>(seat), this);
    m_rows[seat] = row;
    m_ui->seats->addWidget(row);
  }
  fillOpponents();
  leaveWheelToScrolling(m_ui->contents);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    connect(m_rows[seat], &SeatRow::edited, this, &NewMatchDialog::check);
    connect(m_rows[seat], &SeatRow::playerChosen, this, [this, seat] { nameSeat(seat); });
  }
  connect(m_ui->opponents, &QPushButton::clicked, this, &NewMatchDialog::editOpponents);
  connect(m_ui->ruleset, &QComboBox::currentIndexChanged, this, &NewMatchDialog::rulesetChanged);
  connect(m_ui->rules, &QPushButton::clicked, this, &NewMatchDialog::editRules);
  connect(m_ui->openHands, &QCheckBox::toggled, this, &NewMatchDialog::check);
  connect(m_ui->standing, &QRadioButton::toggled, this, &NewMatchDialog::check);
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
  rulesetChanged();
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
  m_rows[seat]->suggestName(freeName(m_rows[seat]->playerName().left(kLongestSeatName), taken));
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
  m_ui->standing->setChecked(setup.callMode == CallMode::Standing);
  m_ui->askWho->setChecked(setup.callMode == CallMode::AskWhoCan);
  m_ui->askAll->setChecked(setup.callMode == CallMode::AskEveryone);
  m_ui->firstCalls->setChecked(setup.callsBeforeFirstTurn);
  m_ui->openHands->setChecked(setup.openHands);
  check();
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
  setup.callMode = m_ui->askWho->isChecked()   ? CallMode::AskWhoCan
                   : m_ui->askAll->isChecked() ? CallMode::AskEveryone
                                               : CallMode::Standing;
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
}

void NewMatchDialog::setPlayedSeeds(const QStringList &seeds) {
  m_playedSeeds = seeds;
  seedChanged();
}

void NewMatchDialog::seedChanged() {
  const bool played = m_playedSeeds.contains(m_ui->seed->text().trimmed());
  m_ui->seedLine->setText(
      played ? tr("These are the walls of an earlier match. Leave it empty for a fresh match.")
             : tr("The same text gives the same walls again. Leave it empty for a fresh match."));
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
          ? tr("You may take back your choices and play a hand again. The match does not count.")
          : tr("A series is several matches of the same players, added up on a score sheet."));
  if (isVisible())
    fitToContents();
}

// As high as everything needs, but no higher than the screen: then it scrolls.
void NewMatchDialog::fitToContents() {
  ensurePolished();
  m_ui->seriesBox->invalidate();
  m_ui->contents->layout()->activate();
  const int around = 190;  // title, message, buttons, margins
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

void NewMatchDialog::showEvent(QShowEvent *event) {
  QDialog::showEvent(event);
  fitToContents();
}

void NewMatchDialog::check() {
  const MatchSetup now = setup();
  if (m_ui->hotSeat->isHidden() != (now.humans() < 2)) {
    m_ui->hotSeat->setVisible(now.humans() >= 2);
    fitToContents();
  }
  for (QWidget *widget : {static_cast<QWidget *>(m_ui->standing), static_cast<QWidget *>(m_ui->askWho),
                          static_cast<QWidget *>(m_ui->askAll)})
    widget->setEnabled(!now.openHands);
  m_ui->firstCalls->setEnabled(!now.openHands && now.callMode == CallMode::Standing);
  const QString problem = setupProblem(now, m_opponents.trust());
  m_ui->error->setText(problem);
  m_ui->error->setVisible(!problem.isEmpty());
  m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

}  // namespace janso
