// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/newmatchdialog.h"

#include <QFileDialog>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <algorithm>

#include "rules/presets.h"
#include "ui_newmatchdialog.h"
#include "ui_seatrow.h"
#include "widgets/chromestyle.h"
#include "widgets/rulesdialog.h"
#include "widgets/rulesummary.h"
#include "widgets/words.h"

namespace janso {

namespace {
constexpr int kSeries = 1;  // index in the choice of a single match or a series
constexpr int kWidth = 860;
}  // namespace

SeatRow::SeatRow(int seat, const BotChoices &bots, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::SeatRow>()), m_bots(bots) {
  m_ui->setupUi(this);
  m_ui->wind->setText(windGlyph(seat));
  m_ui->wind->setToolTip(windName(seat));
  m_ui->wind->setAccessibleName(windName(seat));
  setRole(m_ui->wind, seat == 0 ? "dealerWind" : "wind");
  m_ui->kind->addItem(tr("Human"));
  m_ui->kind->addItem(tr("Bot"));
  m_ui->kind->addItem(tr("External program"));
  for (const BotChoice &bot : bots)
    m_ui->bot->addItem(botName(bot.id, bot.name), bot.id);
  m_ui->kind->setAccessibleName(tr("%1: who plays").arg(windName(seat)));
  m_ui->name->setAccessibleName(tr("%1: name").arg(windName(seat)));
  m_ui->bot->setAccessibleName(tr("%1: level of the bot").arg(windName(seat)));
  m_ui->command->setAccessibleName(tr("%1: command").arg(windName(seat)));
  m_ui->command->setPlaceholderText(tr("program that speaks mjai, with its arguments"));
  connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &SeatRow::kindChanged);
  connect(m_ui->bot, &QComboBox::currentIndexChanged, this, &SeatRow::botChanged);
  connect(m_ui->name, &QLineEdit::textEdited, this, &SeatRow::edited);
  connect(m_ui->command, &QLineEdit::textEdited, this, &SeatRow::edited);
  connect(m_ui->browse, &QPushButton::clicked, this, &SeatRow::browse);
}

SeatRow::~SeatRow() = default;

void SeatRow::setSeat(const SeatSetup &setup) {
  m_ui->kind->setCurrentIndex(static_cast<int>(setup.kind));
  m_ui->name->setText(setup.name);
  m_ui->bot->setCurrentIndex(qMax(0, m_ui->bot->findData(setup.botId)));
  m_ui->command->setText(setup.program.command);
  m_workingFolder = setup.program.workingFolder;
  kindChanged();
  botChanged();
}

SeatSetup SeatRow::seat() const {
  SeatSetup setup;
  setup.kind = static_cast<PlayerKind>(m_ui->kind->currentIndex());
  setup.name = m_ui->name->text().trimmed();
  if (setup.kind == PlayerKind::Bot)
    setup.botId = m_ui->bot->currentData().toString();
  if (setup.kind == PlayerKind::External) {
    setup.program.command = m_ui->command->text().trimmed();
    setup.program.workingFolder = m_workingFolder;
  }
  return setup;
}

void SeatRow::kindChanged() {
  m_ui->detail->setCurrentIndex(m_ui->kind->currentIndex());
  Q_EMIT edited();
}

void SeatRow::botChanged() {
  const int row = m_ui->bot->currentIndex();
  m_ui->botLine->setText(row < 0 ? QString() : botCharacter(m_bots[row].id, m_bots[row].character));
}

void SeatRow::browse() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Program that speaks mjai"));
  if (file.isEmpty())
    return;
  m_ui->command->setText(file.contains(QLatin1Char(' ')) ? QLatin1Char('"') + file + QLatin1Char('"') : file);
  Q_EMIT edited();
}

NewMatchDialog::NewMatchDialog(const BotChoices &bots, QWidget *parent, const RulesetStore &store)
    : QDialog(parent), m_ui(std::make_unique<Ui::NewMatchDialog>()), m_store(store) {
  m_ui->setupUi(this);
  applyChrome(this);
  fillRulesets({});
  for (int seat = 0; seat < 4; ++seat) {
    SeatRow *row = new SeatRow(seat, bots, this);
    m_rows[static_cast<std::size_t>(seat)] = row;
    m_ui->seats->addWidget(row);
    connect(row, &SeatRow::edited, this, &NewMatchDialog::check);
  }
  connect(m_ui->ruleset, &QComboBox::currentIndexChanged, this, &NewMatchDialog::rulesetChanged);
  connect(m_ui->rules, &QPushButton::clicked, this, &NewMatchDialog::editRules);
  connect(m_ui->openHands, &QCheckBox::toggled, this, &NewMatchDialog::check);
  m_ui->seriesMatches->setRange(2, kMaxSeriesMatches);
  m_ui->seriesMatches->setValue(kUsualSeriesMatches);
  //: After the number of matches of a series
  m_ui->seriesMatches->setSuffix(tr(" matches"));
  connect(m_ui->matches, &QComboBox::currentIndexChanged, this, &NewMatchDialog::matchesChanged);
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
  for (const QString &id : rulesetIds(m_store)) {
    if (const std::optional<RuleSet> rules = rulesetById(id, m_store))
      m_ui->ruleset->addItem(shownRulesetName(*rules), id);
  }
  m_ui->ruleset->setCurrentIndex(qMax(0, m_ui->ruleset->findData(chosen)));
}

// Those of the list, or an entry of their own.
void NewMatchDialog::useRules(const RuleSet &rules) {
  const QString id = rulesetChoice(rules, m_store);
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
  return id.isEmpty() && m_changed ? *m_changed : rulesetById(id, m_store).value_or(basicAriAri());
}

void NewMatchDialog::editRules() {
  RulesDialog dialog(m_store, this);
  dialog.setRules(chosenRules());
  const bool accepted = dialog.exec() == QDialog::Accepted;
  // Own rulesets may have come, gone or changed either way.
  useRules(accepted ? dialog.rules() : chosenRules());
}

void NewMatchDialog::setSetup(const MatchSetup &setup) {
  useRules(setup.rules);
  m_ui->seed->setText(setup.seed);
  m_ui->matches->setCurrentIndex(setup.series ? kSeries : 0);
  if (setup.series) {
    m_ui->seriesMatches->setValue(setup.series->series.matches);
    m_ui->seriesSeating->setCurrentIndex(static_cast<int>(setup.series->series.seating));
  }
  for (std::size_t seat = 0; seat < 4; ++seat)
    m_rows[seat]->setSeat(setup.seats[seat]);
  m_ui->standing->setChecked(setup.callMode == CallMode::Standing);
  m_ui->askWho->setChecked(setup.callMode == CallMode::AskWhoCan);
  m_ui->askAll->setChecked(setup.callMode == CallMode::AskEveryone);
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
  for (std::size_t seat = 0; seat < setup.rules.players; ++seat)
    setup.seats[seat] = m_rows[seat]->seat();
  setup.callMode = m_ui->askWho->isChecked()   ? CallMode::AskWhoCan
                   : m_ui->askAll->isChecked() ? CallMode::AskEveryone
                                               : CallMode::Standing;
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

void NewMatchDialog::matchesChanged() {
  const bool series = m_ui->matches->currentIndex() == kSeries;
  m_ui->seriesMatches->setVisible(series);
  m_ui->seriesSeating->setVisible(series);
  m_ui->seriesLine->setVisible(!series);
  if (isVisible())
    fitToContents();
}

// As high as everything needs, but no higher than the screen: then it scrolls.
void NewMatchDialog::fitToContents() {
  ensurePolished();
  const int around = 190;  // title, message, buttons, margins
  const QSize room = screenRoom(this);
  // Long texts of another language may need more.
  const int needed = std::max(kWidth, m_ui->contents->minimumSizeHint().width() + 64);
  const int wide = std::max(std::min(needed, room.width()), width());
  const int inner = m_ui->contents->layout()->totalHeightForWidth(wide - 64);
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
  const QString problem = setupProblem(now);
  m_ui->error->setText(problem);
  m_ui->error->setVisible(!problem.isEmpty());
  m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty());
}

}  // namespace janso
