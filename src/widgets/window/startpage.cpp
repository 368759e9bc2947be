// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/startpage.h"

#include <QEvent>
#include <QIcon>
#include <QLocale>
#include <QTextDocumentFragment>
#include <QTimer>
#include <algorithm>

#include "game/coachuse.h"
#include "rules/presets.h"
#include "ui_startpage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/seriestexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/welcome.h"
#include "widgets/window/seriesdesk.h"

namespace janso {

QString continueText(const MatchSummary &match) {
  if (!match.dealt)
    return StartPage::tr("Continue the match");
  return StartPage::tr("Continue %1, turn %2").arg(roundName(match.bakaze, match.kyoku)).arg(match.turn);
}

namespace {
constexpr int kChipWidth = 150;  // most of a ruleset's name
// The column of cards, in percent of the page and in pixels; the fan of tiles above it.
constexpr int kColumnShare = 62;
constexpr int kLeastColumn = 900;
constexpr int kMostColumn = 1360;
constexpr double kStackedFrom = 1.7;  // times the width of the page: of texts in a column
constexpr int kSceneShare = 44;
constexpr int kLeastScene = 64;
constexpr double kPictureTile = 38;
constexpr int kSeenMs = 1500;
constexpr int kBetweenLinks = 4;
constexpr int kLeastRow = 600;
constexpr int kBetweenChips = 8;
}  // namespace

StartPage::StartPage(Settings *settings, const RulesetStore &rulesets, QWidget *parent)
    : FeltPage(settings, parent), m_ui(std::make_unique<Ui::StartPage>()), m_rulesets(rulesets) {
  m_ui->setupUi(this);
  m_first = m_ui->playNow;
  for (QWidget *line : {m_ui->learnWayLinks, m_ui->playWayLinks, m_ui->togetherWayLinks, m_ui->footLinks})
    letFlow(line, kBetweenLinks);
  letFlow(m_ui->rulesChips, kBetweenChips);
  for (QHBoxLayout *row : {m_ui->layout4, m_ui->seriesBox})
    letFlow(row, kLeastRow);
  dress();
  m_ui->playerName->setText(settings->text(Setting::PlayerName));
  m_ui->playerName->setPlaceholderText(seatedName({}));
  connectAll();
  setUnfinished({});
  m_news = settings->text(Setting::News);
  showNews();
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
  connect(m_ui->drills, &QPushButton::clicked, this, &StartPage::drills);
  connect(m_ui->library, &QPushButton::clicked, this, &StartPage::library);
  connect(m_ui->statistics, &QPushButton::clicked, this, &StartPage::statistics);
  connect(m_ui->opponents, &QPushButton::clicked, this, &StartPage::opponents);
  connect(m_ui->watch, &QPushButton::clicked, this, &StartPage::watch);
  connect(m_ui->newsShow, &QPushButton::clicked, this, [this] {
    endNews();
    Q_EMIT news();
  });
  connect(m_ui->newsClose, &QPushButton::clicked, this, &StartPage::endNews);
  connect(m_ui->playLine, &QLabel::linkActivated, this, &StartPage::easeFirstMatches);
  for (QPushButton *chip : {m_ui->rulesBasic, m_ui->rulesTenhou, m_ui->rulesBeginner, m_ui->rulesOther})
    connect(chip, &QPushButton::toggled, this, &StartPage::rulesetChosen);
  connect(settings(), &Settings::changed, this, [this](Setting id) {
    if (id == Setting::LastRuleset)
      showRuleset();
    if (id == Setting::Coach)
      fillTexts();
    if (id == Setting::Experience)
      chooseButtons();
    if (isTableSetting(id))
      showTiles();
    if (id == Setting::PlayerName && settings()->text(id) != m_ui->playerName->text())
      m_ui->playerName->setText(settings()->text(id));
  });
  connect(m_ui->playerName, &QLineEdit::textEdited, this,
          [this](const QString &name) { settings()->setValue(Setting::PlayerName, name); });
}

// Large words have no room in three columns of a small window.
void StartPage::stackWays() {
  const bool stacked = theme::textScale() * kLeastColumn > kStackedFrom * width();
  m_ui->layout12->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void StartPage::grown() {
  showTiles();
  showRuleset();
}

// Each way has its tiles: a run to learn by, a hand before its last tile, the four winds round a table.
void StartPage::showTiles() {
  const TableOptions options = tableOptions(*settings());
  m_ui->scene->setLook(options.tiles);
  const auto show = [this, &options](TilePreview *picture, const std::vector<std::vector<Tile>> &tiles) {
    picture->setLook(options.felt, options.tiles);
    picture->setTiles(tiles, kPictureTile * scale());
  };
  show(m_ui->learnPicture, {{Tile(9), Tile(10), Tile(11)}});
  show(m_ui->playPicture, {{Tile(20), Tile(21), Tile(22, true), Tile(kHaku), Tile(kHaku)}, {Tile(kHaku)}});
  show(m_ui->togetherPicture, {{Tile(kEast)}, {Tile(kSouth)}, {Tile(kWest)}, {Tile(kNorth)}});
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
  const QString id = settings()->text(Setting::LastRuleset);
  const bool tenhou = id == QLatin1String("tenhou_4p");
  const bool beginner = id == QLatin1String("beginner");
  QPushButton *chip = tenhou ? m_ui->rulesTenhou : beginner ? m_ui->rulesBeginner : m_ui->rulesBasic;
  if (const std::optional<RuleSet> rules = m_rulesets.find(id);
      rules && !tenhou && !beginner && id != QLatin1String("basic_ariari")) {
    m_otherRules = id;
    const QString name = shownRulesetName(*rules);
    const QString fits =
        m_ui->rulesOther->fontMetrics().elidedText(name, Qt::ElideRight, qRound(kChipWidth * scale()));
    m_ui->rulesOther->setText(QString(fits).replace(QLatin1Char('&'), QStringLiteral("&&")));
    m_ui->rulesOther->setToolTip(name);
    chip = m_ui->rulesOther;
  }
  m_ui->rulesOther->setVisible(!m_otherRules.isEmpty());
  chip->setChecked(true);
}

void StartPage::rulesetChosen() {
  settings()->setValue(Setting::LastRuleset, rulesetId());
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
  chooseButtons();
  fillTexts();
}

void StartPage::setDue(int count) {
  m_due = count;
  fillTexts();
}

// One button is the amber one: what was left in the middle, else the series, else a new match; for who has
// said that he is new, and has not begun to learn, the lessons.
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
  m_ui->goOnPanel->setVisible(m_unfinished || m_unplayable || m_series || m_others > 0 ||
                              !m_played.isEmpty());
  const bool learns = experienceOf(*settings()) == Experience::New && m_lessonsDone == 0;
  QPushButton *first = m_unfinished ? m_ui->continueMatch
                       : open       ? m_ui->goOnSeries
                       : learns     ? m_ui->learn
                                    : m_ui->playNow;
  for (QPushButton *button : std::initializer_list<QPushButton *>{m_ui->continueMatch, m_ui->goOnSeries,
                                                                  m_ui->playNow, m_ui->learn})
    setRole(button, button == first ? "primary" : "plain");
  // The folder is looked through beside the window: whoever types by then, or plays, keeps the keys.
  if (hadKeys)
    first->setFocus();
  m_first = first;
}

void StartPage::showEvent(QShowEvent *event) {
  FeltPage::showEvent(event);
  m_first->setFocus();
  // It was there for long enough to be seen, and is not told again at the next start.
  QTimer::singleShot(kSeenMs, this, [this] {
    if (isVisible())
      settings()->setValue(Setting::News, QString());
  });
}

void StartPage::showNews() {
  m_ui->newsPanel->setVisible(!m_news.isEmpty());
  // For once the fan gives way altogether, in a small window that is full.
  m_ui->scene->setMinimumHeight(m_news.isEmpty() ? qRound(theme::textPixels(kLeastScene)) : 0);
  m_ui->newsLine->setText(tr("Janso was brought up to version %1.").arg(m_news));
}

void StartPage::endNews() {
  if (m_ui->newsPanel->isAncestorOf(window()->focusWidget()))
    m_first->setFocus();
  m_news.clear();
  settings()->setValue(Setting::News, QString());
  showNews();
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

// Took a lesson, or says that he is new, and has neither played nor chosen anything yet.
bool StartPage::isNewcomer() const {
  const bool begins = m_lessonsDone > 0 && !settings()->isChosen(Setting::Coach);
  return (begins || experienceOf(*settings()) == Experience::New) && !m_unfinished && !m_series &&
         !settings()->isChosen(Setting::LastRuleset);
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
  const std::optional<CoachLevel> coach = coachLevelOf(settings()->text(Setting::Coach));
  m_ui->playLine->setText(
      coach == CoachLevel::Gentle ? tr("An East game against bots, with the gentle coach.")
      : coach == CoachLevel::Full ? tr("An East game against bots, with the full coach.")
                                  : tr("An East game against bots. The first tile falls at once."));
}

void StartPage::easeFirstMatches() {
  settings()->setValue(Setting::LastRuleset, QString::fromUtf8(kBeginnerId.data()));
  settings()->setValue(Setting::Coach, coachLevelKey(CoachLevel::Gentle));
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

// The lines beside them, for who does not see them there.
void StartPage::describeButtons() {
  const auto describe = [](QWidget *button, const QLabel *line) {
    button->setAccessibleDescription(QTextDocumentFragment::fromHtml(line->text()).toPlainText());
  };
  describe(m_ui->playNow, m_ui->playLine);
  describe(m_ui->hotSeat, m_ui->togetherLine);
  for (QPushButton *chip : {m_ui->rulesBasic, m_ui->rulesTenhou, m_ui->rulesBeginner, m_ui->rulesOther})
    describe(chip, chip->isChecked() ? m_ui->rulesLine : m_ui->rulesLabel);
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
  describeButtons();
}

void StartPage::resizeEvent(QResizeEvent *event) {
  FeltPage::resizeEvent(event);
  stackWays();
  m_ui->column->setMaximumWidth(std::clamp(width() * kColumnShare / 100, qRound(kLeastColumn * scale()),
                                           qRound(kMostColumn * scale())));
  m_ui->scene->setMaximumHeight(height() * kSceneShare / 100);
}

void StartPage::changeEvent(QEvent *event) {
  if (event->type() == QEvent::FontChange)
    stackWays();
  FeltPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    m_ui->playerName->setPlaceholderText(seatedName({}));
    fillTexts();
    showNews();
  }
}

}  // namespace janso
