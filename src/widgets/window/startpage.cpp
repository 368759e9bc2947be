// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/startpage.h"

#include <QEvent>
#include <QIcon>
#include <QLocale>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QTimer>
#include <algorithm>

#include "game/coachuse.h"
#include "rules/presets/presets.h"
#include "ui_startpage.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/rulesetsummary.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/fonts.h"
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
constexpr int kSceneShare = 24;
constexpr int kLeastScene = 64;
constexpr double kPictureTile = 38;
constexpr int kSeenMs = 1500;
constexpr int kBetweenLinks = 4;
constexpr int kLeastRow = 600;
constexpr int kBetweenChips = 8;

// As one says it, to the minute.
QString playersAndStart(const QString &players, const QDateTime &started) {
  if (!started.isValid())
    return players;
  QString format = QLocale().timeFormat(QLocale::ShortFormat);
  format.remove(QRegularExpression(QStringLiteral("[:.]ss?")));
  const QString time = QLocale().toString(started.time(), format);
  const qint64 days = started.date().daysTo(QDate::currentDate());
  if (days == 0)
    //: Under the button that continues a match: the players, and the time when it was started
    return StartPage::tr("%1 – started today at %2").arg(players, time);
  if (days == 1)
    //: Under the button that continues a match: the players, and the time when it was started
    return StartPage::tr("%1 – started yesterday at %2").arg(players, time);
  //: Under the button that continues a match: the players, and the day when it was started
  return StartPage::tr("%1 – started %2")
      .arg(players, QLocale().toString(started.date(), QLocale::ShortFormat));
}
}  // namespace

StartPage::StartPage(Settings *settings, const RulesetStore &rulesets, QWidget *parent)
    : FeltPage(settings, parent), m_ui(std::make_unique<Ui::StartPage>()), m_rulesets(rulesets) {
  m_ui->setupUi(this);
  m_first = m_ui->playNow;
  for (QWidget *line : {m_ui->learnWayLinks, m_ui->playWayLinks, m_ui->togetherWayLinks, m_ui->footLinks})
    flowItems(line, kBetweenLinks);
  flowItems(m_ui->rulesChips, kBetweenChips);
  for (QHBoxLayout *row : {m_ui->layout4, m_ui->seriesBox})
    flowItems(row, kLeastRow);
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
  connect(m_ui->continueSeries, &QPushButton::clicked, this, &StartPage::continueSeries);
  connect(m_ui->scoreSheet, &QPushButton::clicked, this, &StartPage::scoreSheet);
  connect(m_ui->endSeries, &QPushButton::clicked, this, &StartPage::endSeries);
  connect(m_ui->newMatch, &QPushButton::clicked, this, &StartPage::newMatch);
  connect(m_ui->hotSeat, &QPushButton::clicked, this, &StartPage::hotSeat);
  connect(m_ui->learn, &QPushButton::clicked, this,
          [this] { m_lessonsDone < m_lessons || m_lessons == 0 ? Q_EMIT learn() : Q_EMIT lessons(); });
  connect(m_ui->lessons, &QPushButton::clicked, this, &StartPage::lessons);
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
  settings()->follow(Effect::Ruleset, this, [this] { showRuleset(); });
  settings()->follow(Effect::Newcomer, this, [this] {
    showRulesToWhoKnows();
    chooseButtons();
  });
  settings()->follow(Effect::Coach | Effect::Newcomer, this, [this] { fillTexts(); });
  settings()->follow(Effect::TableOptions, this, [this] { showTiles(); });
  settings()->follow(Effect::PlayerName, this, [this] {
    if (const QString name = settings()->text(Setting::PlayerName); name != m_ui->playerName->text())
      m_ui->playerName->setText(name);
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

// Others choose them in a new match, and see them here once they have. Nothing goes under the pointer.
void StartPage::showRulesToWhoKnows() {
  const Experience answer = experienceOf(*settings());
  const bool learns = answer == Experience::New || answer == Experience::Some;
  for (QWidget *part : std::initializer_list<QWidget *>{m_ui->rulesLabel, m_ui->rulesChips, m_ui->rulesLine})
    part->setVisible(!learns || !hasRulesOfAnswer(*settings()));
}

void StartPage::rulesetChosen() {
  settings()->setValue(Setting::LastRuleset, rulesetId());
  fillTexts();
}

void StartPage::setUnfinished(const std::vector<UnfinishedMatch> &matches) {
  const auto match = std::find_if(matches.begin(), matches.end(),
                                  [](const UnfinishedMatch &one) { return one.canContinue(); });
  m_unfinished = match == matches.end() ? std::nullopt : std::optional(match->summary);
  m_unplayable = matches.empty() || match == matches.begin() ? std::nullopt : std::optional(matches.front());
  const auto played =
      std::find_if(matches.begin(), matches.end(), [](const UnfinishedMatch &one) { return one.inUse; });
  m_played = played == matches.end() ? QString() : played->summary.path;
  m_others = static_cast<int>(matches.size()) - (m_unfinished ? 1 : 0);
  chooseButtons();
  fillTexts();
}

void StartPage::setSeries(const std::optional<SavedSeries> &series) {
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

// What was left in the middle, else the series; a newcomer learns until a match was finished. What came next
// is never taken back: after a lesson comes the next one.
QPushButton *StartPage::nextStep(bool seriesOpen) const {
  if (m_unfinished)
    return m_ui->continueMatch;
  if (seriesOpen)
    return m_ui->continueSeries;
  return isFirstMatchAhead() && (m_lessonsDone < m_lessons || m_lessons == 0) ? m_ui->learn : m_ui->playNow;
}

bool StartPage::isFirstMatchAhead() const {
  return isNewcomer(*settings()) && settings()->number(Setting::FinishedMatches) == 0 && !m_series;
}

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
  m_ui->continueSeries->setVisible(open);
  m_ui->scoreSheet->setVisible(m_series.has_value());
  m_ui->seriesLine->setVisible(m_series.has_value());
  m_ui->endSeries->setVisible(open);
  m_ui->goOnPanel->setVisible(m_unfinished || m_unplayable || m_series || m_others > 0 ||
                              !m_played.isEmpty());
  QPushButton *first = nextStep(open);
  for (QPushButton *button : std::initializer_list<QPushButton *>{m_ui->continueMatch, m_ui->continueSeries,
                                                                  m_ui->playNow, m_ui->learn})
    setRole(button, button == first ? "primary" : "plain");
  // The folder is looked through beside the window: whoever types by then, or plays, keeps the keys.
  if (hadKeys)
    first->setFocus();
  m_first = first;
}

void StartPage::releaseFocus() {
  if (focusWidget() == m_first)
    m_first->clearFocus();
}

void StartPage::showEvent(QShowEvent *event) {
  showRulesToWhoKnows();
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
  m_ui->newsLine->setText(tr("Janso has been updated to version %1.").arg(m_news));
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
  m_ui->continueSeries->setText(tr("Contin&ue the series: match %1 of %2").arg(number).arg(series.matches));
  const QString standing =
      series.played.empty() ? QString() : seriesStanding(series, QStringLiteral(" \u00b7 "));
  if (series.isOver())
    m_ui->seriesLine->setText(tr("The last series is over: %1").arg(standing));
  else if (standing.isEmpty())
    m_ui->seriesLine->setText(tr("Series: match %1 of %2").arg(number).arg(series.matches));
  else
    m_ui->seriesLine->setText(
        tr("Series after match %1 of %2: %3").arg(number - 1).arg(series.matches).arg(standing));
}

// Took a lesson without having said that they are new, and has neither played nor chosen anything yet.
bool StartPage::offersEasier() const {
  return m_lessonsDone > 0 && experienceOf(*settings()) == Experience::NotAnswered && !m_unfinished &&
         !m_series && !settings()->isChosen(Setting::Coach) && !settings()->isChosen(Setting::LastRuleset);
}

void StartPage::fillPlayLine() {
  const bool offers = offersEasier();
  m_ui->playNow->setText(isFirstMatchAhead() ? tr("Play yo&ur first match") : tr("Play no&w"));
  m_ui->playLine->setTextInteractionFlags(offers ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                                 : Qt::NoTextInteraction);
  if (offers) {
    //: Under the button that starts a match, for a newcomer; the link starts an easier one
    m_ui->playLine->setText(tr("New here? <a href=\"easier\">Start with easy opponents and a coach</a>."));
    return;
  }
  if (isNewcomer(*settings())) {
    m_ui->playLine->setText(tr("Easy opponents, and Janso shows you what to do."));
    return;
  }
  const std::optional<CoachLevel> coach = coachLevelOf(settings()->text(Setting::Coach));
  m_ui->playLine->setText(coach == CoachLevel::Gentle
                              ? tr("East-only match. The coach warns you about risky discards.")
                          : coach == CoachLevel::Full ? tr("East-only match, with coaching on every turn.")
                                                      : tr("East-only match against bots."));
}

// Whoever asks for it is new, and wants to play.
void StartPage::easeFirstMatches() {
  setExperience(*settings(), Experience::New);
  Q_EMIT playNow();
}

void StartPage::fillUnfinished() {
  m_ui->otherMatches->setText(tr("Unfinished &matches (%1)…").arg(m_others + (m_unfinished ? 1 : 0)));
  m_ui->matchNote->setText(m_played.isEmpty() ? tr("The last match could not be read: its file is damaged.")
                                              : tr("A match is being played in another Janso window."));
  if (!m_unfinished)
    return;
  m_ui->continueMatch->setText(continueText(*m_unfinished));
  QStringList names;
  for (const QString &name : m_unfinished->names) {
    if (!name.isEmpty())  // the fourth of three players
      names << name;
  }
  m_ui->continueLine->setText(playersAndStart(names.join(QStringLiteral(", ")), m_unfinished->started));
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
  m_ui->learn->setText(begun                ? tr("Next &lesson")
                       : m_lessonsDone == 0 ? tr("&Learn to play")
                                            : tr("Al&l lessons done"));
  m_ui->learnLine->setText(m_lessonsDone == 0
                               ? tr("Short lessons at the table, from your first tile to a full match.")
                               //: How many of the lessons are done
                               : tr("%1 of %2 lessons done").arg(m_lessonsDone).arg(m_lessons));
  m_ui->due->setVisible(m_due > 0);
  //: Button of the first page: the user's mistakes that are due for practice today
  m_ui->due->setText(tr("Practice mistakes (%n &due today)", "", m_due));
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
