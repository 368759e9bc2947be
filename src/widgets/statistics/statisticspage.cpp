// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticspage.h"

#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QTableView>
#include <algorithm>
#include <cstdint>
#include <utility>

#include "rules/presets.h"
#include "statistics/weakpoints.h"
#include "ui_statisticspage.h"
#include "widgets/charts/chartexport.h"
#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/letscroll.h"
#include "widgets/controls/savebytes.h"
#include "widgets/controls/sidelist.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/journaltexts.h"
#include "widgets/sentences/weakpointtexts.h"
#include "widgets/statistics/measuresdelegate.h"
#include "widgets/statistics/savedfilters.h"
#include "widgets/statistics/statisticscharts.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspaper.h"

namespace janso {

namespace {

const QString kNobody = QStringLiteral("-");
const QString kUsualBot = QStringLiteral("club");
// The rules whose bots stand in where others were not simulated.
const QString kUsualRules = QStringLiteral("basic_ariari");
constexpr int kSubjectsBeside = 860;  // of the window, from which the subjects stand beside the figures
constexpr int kSubjectsWidth = 150;
constexpr int kMostRefused = 12;     // lines of a tooltip
constexpr QSize kPicture(960, 560);  // of an SVG

QString botShown(const QString &id) {
  return botOwnName(id, id);
}

}  // namespace

StatisticsPage::StatisticsPage(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::StatisticsPage>()), m_bot(kUsualBot) {
  build();
  connectParts();
  nameExports();
  showLook();
  showSentences();
}

StatisticsPage::~StatisticsPage() = default;

ChartWidget *StatisticsPage::chart() const {
  return m_ui->chart;
}

QTableView *StatisticsPage::table() const {
  return m_ui->table;
}

// --- Building ---

void StatisticsPage::build() {
  m_ui->setupUi(this);
  applyChrome(m_ui->ground);
  letFlow(m_ui->head, 0);
  letScroll(m_ui->ground);
  new SideList(m_ui->pages, m_ui->figuresLayout, kSubjectsBeside, kSubjectsWidth);
  auto *room = new QVBoxLayout(m_ui->filters);
  room->setContentsMargins({});
  m_filters = new StatisticsFilters(m_ui->filters);
  room->addWidget(m_filters);
  m_saved = new SavedFilters(*m_filters, m_filters);
  m_filters->layout()->addWidget(m_saved);
  // As it is seen; the form knows nothing of the boxes.
  QWidget *before = m_ui->close;
  for (QWidget *box : m_filters->findChildren<QComboBox *>()) {
    setTabOrder(before, box);
    before = box;
  }
  setTabOrder(before, m_saved);
  setTabOrder(m_saved, m_ui->pages);
  m_ui->table->setModel(&m_model);
  m_rows = new MeasuresDelegate(m_ui->table);
  m_ui->table->setItemDelegate(m_rows);
  QHeaderView *head = m_ui->table->horizontalHeader();
  head->setSectionResizeMode(QHeaderView::ResizeToContents);
  head->setSectionResizeMode(MeasuresModel::Name, QHeaderView::Stretch);
  head->setHighlightSections(false);
  m_ui->table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_exports = new QMenu(m_ui->ground);
  m_ui->keep->setMenu(m_exports);
}

void StatisticsPage::connectParts() {
  connect(m_ui->close, &QPushButton::clicked, this, &StatisticsPage::leaveRequested);
  connect(m_filters, &StatisticsFilters::changed, this, [this] {
    m_saidOfSaved.clear();
    ask();
  });
  connect(m_saved, &SavedFilters::said, this, [this](const QString &sentence) {
    m_saidOfSaved = sentence;
    showSentences();
  });
  connect(m_ui->beside, &QComboBox::activated, this, [this] {
    m_bot = m_ui->beside->currentData().toString();
    showFigures();
  });
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, [this] {
    m_model.setGroup(group());
    fillCharts();
    showExplanation();
  });
  connect(m_ui->charts, &QComboBox::currentIndexChanged, this, &StatisticsPage::showChart);
  connect(m_ui->chart, &ChartWidget::steppedTo, this,
          [this](const QString &text) { announce(m_ui->chart, text); });
  connect(m_ui->asChart, &QPushButton::toggled, this, &StatisticsPage::showParts);
  const auto explain = [this] { showExplanation(); };
  connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, explain);
  connect(&m_model, &QAbstractItemModel::modelReset, this, explain);
  connect(&m_runner, &StatisticsRunner::progressed, this, &StatisticsPage::showProgress);
  connect(&m_runner, &StatisticsRunner::matchesRead, this, &StatisticsPage::takeMatches);
  connect(&m_runner, &StatisticsRunner::answered, this, &StatisticsPage::take);
  for (const Export what : {Export::Table, Export::Chart, Export::Numbers, Export::Paper, Export::Pdf})
    connect(m_exports->addAction(QString()), &QAction::triggered, this, [this, what] { run(what); });
}

void StatisticsPage::nameExports() {
  const QStringList names{tr("&Table as CSV..."), tr("&Chart as SVG..."),
                          tr("&Numbers of the chart as CSV..."), tr("&Print chart and table..."),
                          tr("Chart and table as P&DF...")};
  for (qsizetype i = 0; i < names.size(); ++i)
    m_exports->actions()[i]->setText(names[i]);
}

// --- Reading ---

void StatisticsPage::look(const StatisticsSources &sources) {
  m_saved->setLibrary(sources.library);
  m_runner.read(sources);
  m_runner.ask(m_filters->question(QDate::currentDate()));
  showSentences();
}

void StatisticsPage::takeMatches() {
  m_filters->setChoices(choicesIn(m_runner.matches().seats));
  ask();
}

void StatisticsPage::ask() {
  m_runner.ask(m_filters->question(QDate::currentDate()));
}

void StatisticsPage::take(const std::shared_ptr<const StatisticsAnswer> &answer) {
  m_answer = answer;
  chooseFigures();
  fillBeside();
  fillSubjects();
  const QString before = m_ui->summary->text();
  showFigures();
  if (isVisible() && m_ui->summary->text() != before)
    announce(m_ui->summary, m_ui->summary->text());
  if (std::exchange(m_begins, false))
    takeFocus();
}

void StatisticsPage::begin(const StatisticsSources &sources) {
  look(sources);
  m_begins = true;
  takeFocus();
}

// Where there is nothing yet, the keys are the page's all the same.
void StatisticsPage::takeFocus() {
  if (m_ui->body->currentWidget() == m_ui->figures)
    m_ui->pages->setFocus();
  else
    m_ui->close->setFocus();
}

// The bots played one ruleset in its own length; of other matches only the hands can be compared.
void StatisticsPage::chooseFigures() {
  const bool four = m_answer->players == 4;
  m_figures.reset();
  if (m_answer->ruleset)
    m_figures = shippedBotFigures(*m_answer->ruleset);
  const bool same = m_figures.has_value();
  if (!same && four)
    m_figures = shippedBotFigures(kUsualRules);
  const Preset *preset = same ? findPreset(m_answer->ruleset->toStdString()) : nullptr;
  m_handsAlone = preset == nullptr || m_answer->length != preset->make().length;
}

void StatisticsPage::fillBeside() {
  const QSignalBlocker quiet(m_ui->beside);
  m_ui->beside->clear();
  m_ui->beside->addItem(tr("Nobody"), kNobody);
  if (m_figures) {
    for (const BotFigures::Bot &bot : m_figures->bots)
      m_ui->beside->addItem(botName(bot.id, bot.id), bot.id);
  }
  m_ui->beside->setCurrentIndex(std::max(0, m_ui->beside->findData(m_bot)));
  m_ui->beside->setEnabled(m_figures.has_value());
}

const BotFigures::Bot *StatisticsPage::besideBot() const {
  if (!m_figures)
    return nullptr;
  const auto bot = std::find_if(m_figures->bots.begin(), m_figures->bots.end(),
                                [this](const BotFigures::Bot &one) { return one.id == m_bot; });
  return bot == m_figures->bots.end() ? nullptr : &*bot;
}

std::optional<BesideFigures> StatisticsPage::besideFigures() const {
  const BotFigures::Bot *bot = besideBot();
  return bot == nullptr ? std::nullopt
                        : std::optional(BesideFigures{botShown(bot->id), bot->totals, m_handsAlone});
}

void StatisticsPage::fillSubjects() {
  const QVariant before =
      m_ui->pages->currentItem() != nullptr ? m_ui->pages->currentItem()->data(Qt::UserRole) : QVariant();
  const QSignalBlocker quiet(m_ui->pages);
  m_ui->pages->clear();
  int row = 0;
  for (int i = 0; i <= static_cast<int>(MeasureGroup::Luck); ++i) {
    const auto group = static_cast<MeasureGroup>(i);
    if (!hasFigures(m_answer->totals, group))
      continue;
    auto *item = new QListWidgetItem(measureGroupName(group), m_ui->pages);
    item->setData(Qt::UserRole, i);
    if (before == QVariant(i))
      row = m_ui->pages->count() - 1;
  }
  m_ui->pages->setCurrentRow(row);
}

MeasureGroup StatisticsPage::group() const {
  const QListWidgetItem *item = m_ui->pages->currentItem();
  return item != nullptr ? static_cast<MeasureGroup>(item->data(Qt::UserRole).toInt()) : MeasureGroup::Result;
}

void StatisticsPage::fillCharts() {
  if (m_answer) {
    const QSignalBlocker quiet(m_ui->charts);
    const QVariant before = m_ui->charts->currentData();
    m_ui->charts->clear();
    for (const StatisticsChart chart : chartsOf(group())) {
      if (!isEmpty(chartData(chart, *m_answer, std::nullopt, m_naming)))
        m_ui->charts->addItem(chartName(chart), static_cast<int>(chart));
    }
    m_ui->charts->setCurrentIndex(std::max(0, m_ui->charts->findData(before)));
  }
  m_ui->charts->setVisible(m_ui->charts->count() > 1);
  showParts();
  showChart();
}

// --- Showing ---

void StatisticsPage::showFigures() {
  if (!m_answer)
    return;
  m_model.setFigures(m_answer->totals, besideFigures());
  m_model.setGroup(group());
  fillCharts();
  showSentences();
}

void StatisticsPage::showChart() {
  if (!m_answer || m_ui->charts->currentIndex() < 0)
    return;
  const auto chart = static_cast<StatisticsChart>(m_ui->charts->currentData().toInt());
  m_ui->chart->setChart(chartData(chart, *m_answer, besideFigures(), m_naming));
}

void StatisticsPage::showSentences() {
  const std::int64_t hands = m_answer ? m_answer->totals.sums().valueOr0(Counter::Hands) : 0;
  if (!m_answer)
    m_ui->summary->clear();
  else
    //: The first is "100 matches", the second "1,000 hands"
    m_ui->summary->setText(
        tr("%1, %2").arg(tr("%Ln matches", nullptr, static_cast<int>(m_answer->totals.matches())),
                         tr("%Ln hands", nullptr, static_cast<int>(hands))));
  const QString notice =
      sentencesText({m_saidOfSaved, m_saved->problem(), leftOut(), untaggedSentence(), besideSentence()});
  m_ui->notice->setText(notice);
  m_ui->notice->setToolTip(refusedFiles());
  m_ui->notice->setVisible(!notice.isEmpty());
  m_ui->filters->setVisible(!m_runner.matches().seats.empty());
  m_ui->emptyText->setText(emptySentence());
  m_ui->body->setCurrentWidget(hands > 0 ? m_ui->figures : m_ui->empty);
  m_ui->keep->setEnabled(hands > 0);
}

// What is read in a moment is not worth a word.
void StatisticsPage::showProgress(int done, int files) {
  if (files > 0)
    m_ui->summary->setText(tr("%1 of %2 files read").arg(done).arg(files));
}

QString StatisticsPage::refusedFiles() const {
  QStringList lines;
  for (const JournalProblem &problem : m_runner.matches().refused) {
    if (lines.size() == kMostRefused)
      return (lines << QStringLiteral("\u2026")).join(QLatin1Char('\n'));
    lines << tr("%1: %2").arg(QFileInfo(problem.path).fileName(), journalSentence(problem));
  }
  for (const QString &path : m_runner.all().unread) {
    if (lines.size() == kMostRefused)
      return (lines << QStringLiteral("\u2026")).join(QLatin1Char('\n'));
    lines << QDir::toNativeSeparators(path);
  }
  for (const std::optional<Error> &problem : {m_runner.all().problem, m_runner.all().untagged}) {
    if (problem)
      lines << QString::fromStdString(problem->text);
  }
  return lines.join(QLatin1Char('\n'));
}

QString StatisticsPage::leftOut() const {
  if (!m_answer)
    return {};
  QStringList parts;
  if (m_answer->coached > 0)
    parts << tr("%n matches with the coach or open hands", nullptr, m_answer->coached);
  if (m_answer->practice > 0)
    parts << tr("%n matches of practice", nullptr, m_answer->practice);
  if (const int unfinished = m_runner.matches().unfinished; unfinished > 0)
    parts << tr("%n unfinished matches", nullptr, unfinished);
  if (const int unread = static_cast<int>(m_runner.matches().refused.size()) +
                         static_cast<int>(m_runner.all().unread.size());
      unread > 0)
    parts << tr("%n files that cannot be read", nullptr, unread);
  if (m_runner.all().problem)
    parts << tr("the library, which cannot be read");
  return parts.isEmpty() ? QString() : tr("Not counted: %1.").arg(QLocale().createSeparatedList(parts));
}

QString StatisticsPage::untaggedSentence() const {
  return m_runner.all().untagged ? tr("The tags of your matches cannot be read.") : QString();
}

QString StatisticsPage::besideSentence() const {
  if (!m_answer || m_answer->totals.matches() == 0)
    return {};
  if (!m_figures)
    return tr("The bots were not simulated by these rules: nobody stands beside you.");
  QStringList parts;
  if (m_handsAlone)
    parts << tr("The bots played whole matches by %1: only hands are compared.")
                 .arg(rulesetName(m_figures->ruleset, m_figures->ruleset));
  if (const BotFigures::Bot *nearest = nearestByStyle(m_answer->totals, *m_figures))
    parts << tr("By wins, deal-ins, riichi and calls you play most like %1.")
                 .arg(botName(nearest->id, nearest->id));
  parts << weakSentence();
  return sentencesText(parts);
}

// Only what is sure, and only where the matches suffice.
QString StatisticsPage::weakSentence() const {
  const BotFigures::Bot *bot = besideBot();
  if (bot == nullptr)
    return {};
  return weakPointsSentence(weakPoints(m_answer->totals, *bot, *m_figures, m_handsAlone), botShown(bot->id),
                            m_answer->totals, bot->totals);
}

QString StatisticsPage::emptySentence() const {
  if (m_runner.isReading())
    return tr("Your matches are being read...");
  if (!m_runner.matches().seats.empty())
    return tr("No match of yours meets these conditions.");
  return tr(
      "There is no finished match of yours yet. After the first one its figures stand here. They say "
      "something from a hundred cases on, some ten matches where hands are counted; the mean place "
      "is right to about 0.22 after 100 matches, and to 0.11 after 400.");
}

void StatisticsPage::showExplanation() {
  const int row = std::max(0, m_ui->table->currentIndex().row());
  m_ui->explanation->setText(m_model.explanation(row));
}

void StatisticsPage::showLook() {
  const ChromeColors colors = chromeColors();
  m_ui->chart->setColors(colors);
  m_model.setGrey(colors.dim);
}

void StatisticsPage::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_model.setNaming(naming);
  showChart();
}

void StatisticsPage::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    showParts();
  if (event->type() == QEvent::PaletteChange)
    showLook();
  if (event->type() != QEvent::LanguageChange)
    return;
  m_ui->retranslateUi(this);
  nameExports();
  m_model.retranslate();
  if (m_answer)
    take(m_answer);
  else
    showSentences();
}

void StatisticsPage::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape)
    Q_EMIT leaveRequested();
  else
    QWidget::keyPressEvent(event);
}

void StatisticsPage::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  showParts();
}

// --- Export ---

QByteArray StatisticsPage::chartSvg() const {
  return toSvg(m_ui->chart->chart(), kPicture);
}

PaperSheet StatisticsPage::sheet() const {
  //: Title of a printed page: the subject, then how many matches
  const QString title = tr("%1: %2").arg(measureGroupName(group()), m_ui->summary->text());
  return statisticsSheet(title, m_ui->notice->text(), m_ui->chart->chart(), m_model);
}

void StatisticsPage::run(Export what) {
  const QString csv = tr("Table (*.csv)");
  const QString name = tr("statistics");
  switch (what) {
    case Export::Table:
      return saveBytesFrom(*this, tr("Save the table"), tableCsv(), {name, QStringLiteral(".csv"), csv});
    case Export::Chart:
      return saveBytesFrom(*this, tr("Save the chart"), chartSvg(),
                           {name, QStringLiteral(".svg"), tr("Picture (*.svg)")});
    case Export::Numbers:
      return saveBytesFrom(*this, tr("Save the numbers of the chart"), toCsv(m_ui->chart->chart()).toUtf8(),
                           {name, QStringLiteral(".csv"), csv});
    case Export::Paper:
      return printPaperSheetFrom(*this, tr("Print"), sheet());
    case Export::Pdf:
      return savePaperSheetFrom(*this, tr("Save as PDF"), sheet(), name);
  }
}

}  // namespace janso
