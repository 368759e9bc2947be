// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/startpage.h"

#include <QEvent>
#include <QIcon>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "game/coachuse.h"
#include "rules/presets.h"
#include "ui_startpage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/feltpainter.h"
#include "widgets/sentences/seriestexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/window/seriesdesk.h"

namespace janso {

QString continueText(const MatchSummary &match) {
  if (!match.dealt)
    return StartPage::tr("Continue the match");
  return StartPage::tr("Continue %1, turn %2").arg(roundName(match.bakaze, match.kyoku)).arg(match.turn);
}

namespace {
constexpr int kChipWidth = 200;  // most of a ruleset's name
}  // namespace

StartPage::StartPage(Settings *settings, const RulesetStore &rulesets, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::StartPage>()), m_settings(settings), m_rulesets(rulesets) {
  m_ui->setupUi(this);
  m_first = m_ui->playNow;
  applyChrome(this);
  m_ui->mark->setPixmap(
      QIcon(QStringLiteral(":/icons/janso.svg")).pixmap(QSize(56, 56), devicePixelRatioF()));
  m_ui->playerName->setText(settings->text(Setting::PlayerName));
  m_ui->playerName->setPlaceholderText(seatedName({}));
  showRuleset();
  connectAll();
  setUnfinished({});
}

StartPage::~StartPage() = default;

void StartPage::connectAll() {
  connect(m_ui->playNow, &QPushButton::clicked, this, &StartPage::playNow);
  connect(m_ui->continueMatch, &QPushButton::clicked, this, &StartPage::continueMatch);
  connect(m_ui->otherMatches, &QPushButton::clicked, this, &StartPage::otherMatches);
  connect(m_ui->watchOther, &QPushButton::clicked, this, [this] { Q_EMIT watchOther(QString(m_played)); });
  connect(m_ui->goOnSeries, &QPushButton::clicked, this, &StartPage::goOnSeries);
  connect(m_ui->scoreSheet, &QPushButton::clicked, this, &StartPage::scoreSheet);
  connect(m_ui->endSeries, &QPushButton::clicked, this, &StartPage::endSeries);
  connect(m_ui->newMatch, &QPushButton::clicked, this, &StartPage::newMatch);
  connect(m_ui->hotSeat, &QPushButton::clicked, this, &StartPage::hotSeat);
  connect(m_ui->learn, &QPushButton::clicked, this, &StartPage::learn);
  connect(m_ui->due, &QPushButton::clicked, this, &StartPage::learnDue);
  connect(m_ui->library, &QPushButton::clicked, this, &StartPage::library);
  connect(m_ui->watch, &QPushButton::clicked, this, &StartPage::watch);
  connect(m_ui->playLine, &QLabel::linkActivated, this, &StartPage::easeFirstMatches);
  for (QPushButton *chip : {m_ui->rulesBasic, m_ui->rulesTenhou, m_ui->rulesBeginner, m_ui->rulesOther})
    connect(chip, &QPushButton::toggled, this, &StartPage::rulesetChosen);
  connect(m_settings, &Settings::changed, this, [this](Setting id) {
    if (id == Setting::LastRuleset)
      showRuleset();
    if (id == Setting::Coach)
      fillTexts();
  });
  connect(m_ui->playerName, &QLineEdit::textEdited, this,
          [this](const QString &name) { m_settings->setValue(Setting::PlayerName, name); });
}

QString StartPage::rulesetId() const {
  if (m_ui->rulesOther->isChecked())
    return m_otherRules;
  if (m_ui->rulesTenhou->isChecked())
    return QStringLiteral("tenhou_4p");
  return m_ui->rulesBeginner->isChecked() ? QStringLiteral("beginner") : QStringLiteral("basic_ariari");
}

RuleSet StartPage::rules() const {
  return m_rulesets.find(rulesetId()).value_or(basicAriAri());
}

QString StartPage::playerName() const {
  return seatedName(m_ui->playerName->text());
}

void StartPage::showRuleset() {
  const QString id = m_settings->text(Setting::LastRuleset);
  const bool tenhou = id == QLatin1String("tenhou_4p");
  const bool beginner = id == QLatin1String("beginner");
  QPushButton *chip = tenhou ? m_ui->rulesTenhou : beginner ? m_ui->rulesBeginner : m_ui->rulesBasic;
  if (const std::optional<RuleSet> rules = m_rulesets.find(id);
      rules && !tenhou && !beginner && id != QLatin1String("basic_ariari")) {
    m_otherRules = id;
    const QString name = shownRulesetName(*rules);
    const QString fits = m_ui->rulesOther->fontMetrics().elidedText(name, Qt::ElideRight, kChipWidth);
    m_ui->rulesOther->setText(QString(fits).replace(QLatin1Char('&'), QStringLiteral("&&")));
    m_ui->rulesOther->setToolTip(name);
    chip = m_ui->rulesOther;
  }
  m_ui->rulesOther->setVisible(!m_otherRules.isEmpty());
  chip->setChecked(true);
}

void StartPage::rulesetChosen() {
  m_settings->setValue(Setting::LastRuleset, rulesetId());
  fillTexts();
}

void StartPage::setUnfinished(const std::vector<UnfinishedMatch> &matches) {
  const auto match =
      std::find_if(matches.begin(), matches.end(), [](const UnfinishedMatch &one) { return one.canGoOn(); });
  m_unfinished = match == matches.end() ? std::nullopt : std::optional(match->summary);
  m_unplayable = matches.empty() || match == matches.begin() ? std::nullopt : std::optional(matches.front());
  const auto played =
      std::find_if(matches.begin(), matches.end(), [](const UnfinishedMatch &one) { return one.inUse; });
  m_played = played == matches.end() ? QString() : played->summary.path;
  m_others = static_cast<int>(matches.size()) - (m_unfinished ? 1 : 0);
  chooseButtons();
  fillTexts();
}

void StartPage::setSeries(const std::optional<KeptSeries> &series) {
  m_series = series;
  chooseButtons();
  fillTexts();
}

void StartPage::setLessons(int done, int count) {
  m_lessonsDone = done;
  m_lessons = count;
  fillTexts();
}

void StartPage::setDue(int count) {
  m_due = count;
  fillTexts();
}

// One button is the amber one: what was left in the middle, else the series, else a new match.
void StartPage::chooseButtons() {
  const bool hadKeys = window()->focusWidget() == m_first;
  m_ui->continueMatch->setVisible(m_unfinished.has_value());
  m_ui->continueLine->setVisible(m_unfinished.has_value());
  // The match that was left may be the series' own.
  const bool same = m_series && m_unfinished && m_series->unfinishedPath == m_unfinished->path;
  const bool open = m_series && !m_series->series.isOver() && !m_series->inUse && !same;
  m_ui->otherMatches->setVisible(m_others > 0);
  m_ui->matchNote->setVisible(m_unplayable.has_value() || !m_played.isEmpty());
  m_ui->watchOther->setVisible(!m_played.isEmpty());
  m_ui->goOnSeries->setVisible(open);
  m_ui->scoreSheet->setVisible(m_series.has_value());
  m_ui->seriesLine->setVisible(m_series.has_value());
  m_ui->endSeries->setVisible(open);
  m_ui->playLine->setVisible(
      !(m_unfinished && (m_series || m_others > 0)));  // low windows have no room for every note
  QPushButton *first = m_unfinished ? m_ui->continueMatch : open ? m_ui->goOnSeries : m_ui->playNow;
  for (QPushButton *button : {m_ui->continueMatch, m_ui->goOnSeries, m_ui->playNow})
    setRole(button, button == first ? "primary" : "plain");
  // The folder is looked through beside the window: whoever types by then, or plays, keeps the keys.
  if (hadKeys)
    first->setFocus();
  m_first = first;
}

void StartPage::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  m_first->setFocus();
}

void StartPage::fillSeries() {
  if (!m_series)
    return;
  const Series &series = m_series->series;
  const int number = static_cast<int>(series.played.size()) + 1;
  m_ui->goOnSeries->setText(tr("Contin&ue the series: match %1 of %2").arg(number).arg(series.matches));
  const QString standing =
      series.played.empty() ? QString() : seriesStanding(series, QStringLiteral(" \u00b7 "));
  if (series.isOver())
    m_ui->seriesLine->setText(tr("The last series is over: %1").arg(standing));
  else if (standing.isEmpty())
    m_ui->seriesLine->setText(tr("Series, match %1 of %2").arg(number).arg(series.matches));
  else
    m_ui->seriesLine->setText(
        tr("Series, after %1 of %2 matches: %3").arg(number - 1).arg(series.matches).arg(standing));
}

// Took a lesson, and has neither played nor chosen anything yet.
bool StartPage::isNewcomer() const {
  return m_lessonsDone > 0 && !m_unfinished && !m_series && !m_settings->isChosen(Setting::Coach) &&
         !m_settings->isChosen(Setting::LastRuleset);
}

void StartPage::fillPlayLine() {
  const bool offers = isNewcomer();
  m_ui->playLine->setTextInteractionFlags(offers ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                                 : Qt::NoTextInteraction);
  if (offers) {
    //: Under the button that starts a match, for who has taken a lesson; the link changes two settings
    m_ui->playLine->setText(
        tr("Your first matches? <a href=\"easier\">Begin with weak opponents and a coach who "
           "warns of mistakes</a>."));
    return;
  }
  const std::optional<CoachLevel> coach = coachLevelOf(m_settings->text(Setting::Coach));
  m_ui->playLine->setText(
      coach == CoachLevel::Gentle ? tr("An East game against bots, with the gentle coach.")
      : coach == CoachLevel::Full ? tr("An East game against bots, with the full coach.")
                                  : tr("An East game against bots. The first tile falls at once."));
}

void StartPage::easeFirstMatches() {
  m_settings->setValue(Setting::LastRuleset, QString::fromUtf8(kBeginnerId.data()));
  m_settings->setValue(Setting::Coach, coachLevelKey(CoachLevel::Gentle));
  fillTexts();
  m_ui->playNow->setFocus();
}

void StartPage::fillUnfinished() {
  m_ui->otherMatches->setText(tr("Unfinished &matches (%1)...").arg(m_others + (m_unfinished ? 1 : 0)));
  m_ui->matchNote->setText(m_played.isEmpty() ? tr("The newest match is damaged.")
                                              : tr("Another Janso is playing a match."));
  if (!m_unfinished)
    return;
  m_ui->continueMatch->setText(continueText(*m_unfinished));
  QStringList names;
  for (const QString &name : m_unfinished->names)
    names << name;
  //: Under the button that continues a match: who plays, and when it was begun
  m_ui->continueLine->setText(tr("%1 \u2013 begun %2")
                                  .arg(names.join(QStringLiteral(", ")),
                                       QLocale().toString(m_unfinished->started, QLocale::ShortFormat)));
}

void StartPage::fillTexts() {
  const QString line = rulesetLine(rulesetId());
  m_ui->rulesLine->setText(line.isEmpty() ? ruleSummary(rules()) : line);
  fillSeries();
  fillPlayLine();
  const bool begun = m_lessonsDone > 0 && m_lessonsDone < m_lessons;
  //: Button of the first page; how many of the lessons are done
  m_ui->learn->setText(begun ? tr("&Lessons: %1 of %2").arg(m_lessonsDone).arg(m_lessons)
                             : tr("&Learn to play"));
  m_ui->due->setVisible(m_due > 0);
  //: Button of the first page: mistakes of own matches that are to be played better today
  m_ui->due->setText(tr("&Due today: %n mistake(s)", "", m_due));
  fillUnfinished();
}

// The empty table lies behind the card.
void StartPage::paintEvent(QPaintEvent *) {
  const qreal ratio = devicePixelRatioF();
  const QSize device = (QSizeF(size()) * ratio).toSize();
  const QString name = m_settings->text(Setting::Felt);
  if (m_felt.size() != device || m_feltName != name) {
    m_feltName = name;
    m_felt = QPixmap::fromImage(paintFelt(TableGeometry(device, ratio), tableOptions(*m_settings).felt));
    m_felt.setDevicePixelRatio(ratio);
  }
  QPainter(this).drawPixmap(0, 0, m_felt);
}

void StartPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    m_ui->playerName->setPlaceholderText(seatedName({}));
    fillTexts();
  }
}

}  // namespace janso
