// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticspage.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QTableView>
#include <algorithm>
#include <utility>

#include "rules/presets/presets.h"
#include "ui_statisticspage.h"
#include "widgets/charts/chartexport.h"
#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/controls/savebytes.h"
#include "widgets/controls/sidelist.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/statistics/measuresdelegate.h"
#include "widgets/statistics/recordcard.h"
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
constexpr int kSideBySideFrom = 860;  // width of the window from which the subjects are next to the figures
constexpr int kSubjectsWidth = 150;
constexpr int kHeadWidth = 560;      // pixels from which the height of the head is estimated
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
  flowItems(m_ui->head, kHeadWidth);
  makeScrollable(m_ui->ground);
  new SideList(m_ui->pages, m_ui->figuresLayout, kSideBySideFrom, kSubjectsWidth);
  auto *room = new QVBoxLayout(m_ui->filters);
  room->setContentsMargins({});
  m_filters = new StatisticsFilters(m_ui->filters);
  room->addWidget(m_filters);
  m_saved = new SavedFilters(*m_filters, m_filters);
  m_filters->layout()->addWidget(m_saved);
  m_ui->filters->hide();
  orderTabs();
  m_ui->table->setModel(&m_model);
  m_rows = new MeasuresDelegate(m_ui->table);
  m_ui->table->setItemDelegate(m_rows);
  QHeaderView *head = m_ui->table->horizontalHeader();
  head->setSectionResizeMode(QHeaderView::ResizeToContents);
  head->setSectionResizeMode(MeasuresModel::Name, QHeaderView::Stretch);
  head->setHighlightSections(false);
  m_ui->table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_ui->table->installEventFilter(this);
  m_exports = new QMenu(m_ui->ground);
  m_ui->keep->setMenu(m_exports);
}

// As it is seen; the form knows nothing of the boxes.
void StatisticsPage::orderTabs() {
  QWidget *before = m_ui->close;
  for (QWidget *box : m_filters->findChildren<QComboBox *>()) {
    setTabOrder(before, box);
    before = box;
  }
  setTabOrder(before, m_saved);
  setTabOrder(m_saved, m_ui->showAll);
  setTabOrder(m_ui->showAll, m_ui->pages);
}

void StatisticsPage::connectParts() {
  connect(m_ui->close, &QPushButton::clicked, this, &StatisticsPage::closeRequested);
  connect(m_ui->filter, &QPushButton::toggled, this, &StatisticsPage::showBody);
  connect(m_ui->helped, &QPushButton::clicked, this,
          [this] { m_filters->countHelped(!m_filters->countsHelped()); });
  connect(m_ui->showAll, &QPushButton::clicked, this, [this] {
    m_begins = true;  // the button goes, and the keys go to what comes
    m_filters->showAll(!hasUsualMatches());
  });
  connect(m_ui->view, &QPushButton::clicked, this, [this] {
    m_wantsTables = !showsTables();
    showSentences();
  });
  connect(m_filters, &StatisticsFilters::changed, this, [this] {
    m_filtersMessage.clear();
    ask();
  });
  connect(m_saved, &SavedFilters::message, this, [this](const QString &sentence) {
    m_filtersMessage = sentence;
    showSentences();
  });
  connect(m_ui->beside, &QComboBox::activated, this, [this] {
    m_bot = m_ui->beside->currentData().toString();
    showFigures();
  });
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, [this] {
    m_model.setGroup(group());
    fillCharts();
    showSentences();
  });
  connect(m_ui->charts, &QComboBox::currentIndexChanged, this, &StatisticsPage::showChart);
  connect(m_ui->chart, &ChartWidget::steppedTo, this,
          [this](const QString &text) { announce(m_ui->chart, text); });
  connect(m_ui->asChart, &QPushButton::toggled, this, &StatisticsPage::showParts);
  const auto explain = [this] { showExplanation(); };
  connect(m_ui->table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, explain);
  connect(&m_model, &QAbstractItemModel::modelReset, this, explain);
  connect(&m_model, &QAbstractItemModel::modelReset, this, &StatisticsPage::fitNames);
  connect(&m_runner, &StatisticsRunner::progressed, this, &StatisticsPage::showProgress);
  connect(&m_runner, &StatisticsRunner::matchesRead, this, &StatisticsPage::takeMatches);
  connect(&m_runner, &StatisticsRunner::answered, this, &StatisticsPage::take);
  for (const Export what : {Export::Table, Export::Chart, Export::Numbers, Export::Paper, Export::Pdf})
    connect(m_exports->addAction(QString()), &QAction::triggered, this, [this, what] { run(what); });
}

void StatisticsPage::nameExports() {
  const QStringList names{tr("&Table as CSV…"), tr("&Chart as SVG…"), tr("Chart &numbers as CSV…"),
                          tr("&Print chart and table…"), tr("Chart and table as P&DF…")};
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
  fillComparison();
  fillSubjects();
  const QString before = m_spoken;
  showFigures();
  if (isVisible() && m_spoken != before)
    announce(m_ui->ground, m_spoken);
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
  else if (m_ui->body->currentWidget() == m_ui->record)
    m_ui->view->setFocus();
  else if (m_ui->showAll->isVisibleTo(this))
    m_ui->showAll->setFocus();
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

void StatisticsPage::fillComparison() {
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

const BotFigures::Bot *StatisticsPage::comparisonBot() const {
  if (!m_figures)
    return nullptr;
  const auto bot = std::find_if(m_figures->bots.begin(), m_figures->bots.end(),
                                [this](const BotFigures::Bot &one) { return one.id == m_bot; });
  return bot == m_figures->bots.end() ? nullptr : &*bot;
}

std::optional<ComparisonFigures> StatisticsPage::comparisonFigures() const {
  const BotFigures::Bot *bot = comparisonBot();
  return bot == nullptr ? std::nullopt
                        : std::optional(ComparisonFigures{botShown(bot->id), bot->totals, m_handsAlone});
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
  m_model.setFigures(m_answer->totals, comparisonFigures());
  m_model.setGroup(group());
  m_ui->record->setRecord(m_answer, m_naming);
  fillCharts();
  showSentences();
}

void StatisticsPage::showChart() {
  if (!m_answer || m_ui->charts->currentIndex() < 0)
    return;
  const auto chart = static_cast<StatisticsChart>(m_ui->charts->currentData().toInt());
  m_ui->chart->setChart(chartData(chart, *m_answer, comparisonFigures(), m_naming));
}

void StatisticsPage::showExplanation() {
  const int row = std::max(0, m_ui->table->currentIndex().row());
  m_ui->explanation->setText(m_model.note(row));
}

void StatisticsPage::showLook() {
  const ChromeColors colors = chromeColors();
  m_ui->chart->setColors(colors);
  m_model.setGray(colors.dim);
}

void StatisticsPage::setTiles(TilePainter *painter, FeltColor felt) {
  m_ui->record->setPainter(painter);
  m_ui->record->setFelt(felt);
}

void StatisticsPage::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_model.setNaming(naming);
  if (m_answer)
    m_ui->record->setRecord(m_answer, naming);
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
    Q_EMIT closeRequested();
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
      return saveBytesFrom(*this, tr("Save table"), tableCsv(), {name, QStringLiteral(".csv"), csv});
    case Export::Chart:
      return saveBytesFrom(*this, tr("Save chart"), chartSvg(),
                           {name, QStringLiteral(".svg"), tr("Picture (*.svg)")});
    case Export::Numbers:
      return saveBytesFrom(*this, tr("Save chart numbers"), toCsv(m_ui->chart->chart()).toUtf8(),
                           {name, QStringLiteral(".csv"), csv});
    case Export::Paper:
      return printPaperSheetFrom(*this, tr("Print"), sheet());
    case Export::Pdf:
      return savePaperSheetFrom(*this, tr("Save as PDF"), sheet(), name);
  }
}

}  // namespace janso
