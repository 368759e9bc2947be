// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticspage.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "statistics/intervals.h"
#include "ui_statisticspage.h"
#include "widgets/charts/chartexport.h"
#include "widgets/charts/chartmodel.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/controls/sidelist.h"
#include "widgets/lexicon/botnames.h"
#include "widgets/lexicon/measuretexts.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"
#include "widgets/statistics/countedsentences.h"
#include "widgets/statistics/recordcard.h"
#include "widgets/statistics/savedfilters.h"
#include "widgets/statistics/statisticscharts.h"
#include "widgets/statistics/statisticsexports.h"
#include "widgets/statistics/statisticsfilters.h"
#include "widgets/statistics/statisticspaper.h"

namespace janso {

namespace {

const QString kNobody = QStringLiteral("-");
constexpr int kSideBySideFrom = 860;  // width of the window from which the subjects are next to the figures
constexpr int kSubjectsWidth = 150;
constexpr int kHeadWidth = 560;         // pixels from which the height of the head is estimated
constexpr int kChartBesideFrom = 1200;  // pixels of width from which chart and table have room side by side
constexpr int kLeastFigures = 160;      // pixels of height
constexpr int kWidestTable = 660;       // beside a chart: what is wider parts names and figures
constexpr QSize kPicture(960, 560);     // of an SVG
// Matches; with fewer, no mean of them has an interval.
constexpr int kTablesFrom = static_cast<int>(kLeastCases);

// Of these kinds; two people of one match are one match.
int matchesIn(const std::vector<PlayedSeat> &seats, std::uint8_t kinds) {
  std::set<const MatchFacts *> matches;
  for (const PlayedSeat &seat : seats) {
    if ((kinds >> static_cast<unsigned>(seat.facts->kind) & 1U) != 0)
      matches.insert(seat.facts.get());
  }
  return static_cast<int>(matches.size());
}

}  // namespace

StatisticsPage::StatisticsPage(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::StatisticsPage>()) {
  build();
  connectParts();
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
  m_ui->table->setMeasures(&m_model);
  m_ui->keep->setMenu(new StatisticsExports(*this, m_ui->ground));
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
    m_comparison.setBot(m_ui->beside->currentData().toString());
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
  connect(&m_runner, &StatisticsRunner::progressed, this, &StatisticsPage::showProgress);
  connect(&m_runner, &StatisticsRunner::matchesRead, this, &StatisticsPage::takeMatches);
  connect(&m_runner, &StatisticsRunner::answered, this, &StatisticsPage::take);
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
  m_comparison.chooseFigures(*m_answer);
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

void StatisticsPage::fillComparison() {
  const QSignalBlocker quiet(m_ui->beside);
  m_ui->beside->clear();
  m_ui->beside->addItem(tr("Nobody"), kNobody);
  const BotFigures *figures = m_comparison.figures();
  if (figures != nullptr) {
    for (const BotFigures::Bot &bot : figures->bots)
      m_ui->beside->addItem(botName(bot.id, bot.id), bot.id);
  }
  m_ui->beside->setCurrentIndex(std::max(0, m_ui->beside->findData(m_comparison.botId())));
  m_ui->beside->setEnabled(figures != nullptr);
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
  m_model.setFigures(m_answer->totals, m_comparison.shown());
  m_model.setGroup(group());
  m_ui->record->setRecord(m_answer, m_naming);
  fillCharts();
  showSentences();
}

void StatisticsPage::showChart() {
  if (!m_answer || m_ui->charts->currentIndex() < 0)
    return;
  const auto chart = static_cast<StatisticsChart>(m_ui->charts->currentData().toInt());
  m_ui->chart->setChart(chartData(chart, *m_answer, m_comparison.shown(), m_naming));
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

// --- What is shown ---

bool StatisticsPage::hasUsualMatches() const {
  return matchesIn(m_runner.matches().seats, StatisticsFilters::usualKinds()) > 0;
}

// By all matches, so that a filter does not change the page.
bool StatisticsPage::showsTables() const {
  return m_wantsTables.value_or(matchesIn(m_runner.matches().seats, StatisticsFilters::usualKinds()) >=
                                kTablesFrom);
}

void StatisticsPage::showBody() {
  const bool any = m_answer && m_answer->totals.sums().valueOr0(Counter::Hands) > 0;
  const bool read = !m_runner.matches().seats.empty();
  const bool tables = any && showsTables();
  QWidget *shown = !any ? m_ui->empty : tables ? m_ui->figures : static_cast<QWidget *>(m_ui->record);
  // What is not shown needs no room.
  for (QWidget *part : {m_ui->empty, static_cast<QWidget *>(m_ui->record), m_ui->figures})
    part->setSizePolicy(QSizePolicy::Preferred,
                        part == shown ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  const bool held = m_ui->view->hasFocus() && !any;  // the button goes, and the keys go to what comes
  m_ui->body->setCurrentWidget(shown);
  giveFiguresRoom();
  m_ui->showAll->setVisible(!any && read && !m_runner.isReading());
  m_ui->view->setVisible(any);
  m_ui->view->setText(tables ? tr("Rec&ord card") : tr("All fig&ures"));
  m_ui->besideRow->setVisible(tables);
  m_ui->keep->setVisible(tables);
  m_ui->filter->setVisible(read);
  m_ui->filters->setVisible(read && m_ui->filter->isChecked());
  if (held)
    takeFocus();
}

void StatisticsPage::showChips() {
  const int narrowed = m_filters->narrowed();
  //: A button; %1: how many filters are set
  m_ui->filter->setText(narrowed > 0 ? tr("&Filter (%1)").arg(narrowed) : tr("&Filter"));
  const int helped = m_answer ? m_answer->helped : 0;
  m_ui->helped->setVisible(helped > 0);
  //: A button: takes matches that were played with the coach out of the figures
  m_ui->helped->setText(m_filters->countsHelped() ? tr("Hide %Ln wi&th help", nullptr, helped)
                                                  //: A button: counts them again
                                                  : tr("Show %Ln wi&th help", nullptr, helped));
}

// --- Sentences ---

void StatisticsPage::showSentences() {
  const std::int64_t hands = m_answer ? m_answer->totals.sums().valueOr0(Counter::Hands) : 0;
  // The card says it itself.
  if (!m_answer || (hands > 0 && !showsTables()) || m_runner.matches().seats.empty())
    m_ui->summary->clear();
  else
    m_ui->summary->setText(countedText(*m_answer));
  const QString leftOut = m_answer ? leftOutSentence(*m_answer, m_runner.all()) : QString();
  m_ui->summary->setToolTip(leftOut);
  m_ui->summary->setAccessibleDescription(leftOut);
  m_ui->emptyText->setText(emptySentence());
  showChips();
  showBody();
  QStringList notices{m_filtersMessage, m_saved->problem()};
  if (m_answer)
    notices << unreadSentence(m_runner.all());
  if (m_answer && showsTables())
    notices << m_comparison.sentence(m_answer->totals, group());
  const QString notice = sentencesText(notices);
  m_ui->notice->setText(notice);
  m_ui->notice->setToolTip(refusedFiles(m_runner.all()));
  m_ui->notice->setVisible(!notice.isEmpty());
  m_spoken = hands == 0      ? m_ui->emptyText->text()
             : showsTables() ? m_ui->summary->text()
                             : m_ui->record->spoken();
  m_ui->view->setAccessibleDescription(m_spoken);
}

// What is read in a moment is not worth a word.
void StatisticsPage::showProgress(int done, int files) {
  if (files > 0)
    m_ui->summary->setText(tr("%1 of %2 files read").arg(done).arg(files));
}

QString StatisticsPage::emptySentence() const {
  if (m_runner.isReading())
    return tr("Reading your matches…");
  return nothingCountedSentence(matchesIn(m_runner.matches().seats, StatisticsFilters::allKinds()),
                                m_runner.all());
}

// --- Layout and events ---

// Side by side, or the one that is chosen.
void StatisticsPage::showParts() {
  const bool wide = width() >= kChartBesideFrom * theme::textScale();
  giveFiguresRoom();
  const bool charted = m_ui->charts->count() > 0;
  m_ui->asTable->setVisible(!wide);
  m_ui->asChart->setVisible(!wide);
  m_ui->asChart->setEnabled(charted);
  const bool chartAlone = !wide && charted && m_ui->asChart->isChecked();
  m_ui->chartPart->setVisible(chartAlone || (wide && charted));
  m_ui->tablePart->setVisible(!chartAlone);
  m_ui->tablePart->setMaximumWidth(wide && charted ? kWidestTable : QWIDGETSIZE_MAX);
  m_ui->table->fit();
}

// Where large texts let all of it scroll, the figures have the whole window once they are come to. While they
// are not shown they need no room.
void StatisticsPage::giveFiguresRoom() {
  const int least = qRound(theme::textPixels(kLeastFigures));
  const bool shown = m_ui->body->currentWidget() == m_ui->figures;
  const int room = !shown ? 0 : areFieldsStacked() ? std::max(least, height() - least / 2) : least;
  if (room == m_ui->parts->minimumHeight())
    return;
  m_ui->parts->setMinimumHeight(room);
  m_ui->body->updateGeometry();  // a hidden page does not report that it has become smaller
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

}  // namespace janso
