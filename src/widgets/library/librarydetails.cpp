// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/library/librarydetails.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cstddef>

#include "ui_librarydetails.h"
#include "widgets/charts/chartwidget.h"
#include "widgets/controls/announcer.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/keygroups.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/library/matchhandsmodel.h"
#include "widgets/look/fonts.h"
#include "widgets/sentences/replaytexts.h"

namespace janso {

namespace {

constexpr int kAroundRow = 12;
constexpr int kHandPart = 4;    // of the width, its name takes one at most
constexpr int kBesideText = 8;  // in a cell
constexpr int kLeastHands = 90;
constexpr int kLeastTold = 150;
constexpr int kLeastToldWidth = 300;
constexpr int kChartFrom = 470;  // lower than that there is no room for a chart above the hands

// Which hand it was and who won with what go on in further lines where the column is narrow: nothing of it is
// cut. Lines of text want more room around them than one.
class HandDelegate : public QStyledItemDelegate {
 public:
  explicit HandDelegate(QTreeView *view) : QStyledItemDelegate(view), m_view(view) {
    connect(view->header(), &QHeaderView::sectionResized, this, [this] { Q_EMIT sizeHintChanged({}); });
  }
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() != MatchHandsModel::Points) {
      const QRect room(0, 0, m_view->columnWidth(index.column()) - 2 * kBesideText, QWIDGETSIZE_MAX);
      const QString text = index.data(Qt::DisplayRole).toString();
      size.setHeight(
          std::max(size.height(), option.fontMetrics.boundingRect(room, Qt::TextWordWrap, text).height()));
    }
    return size + QSize(0, kAroundRow);
  }

 private:
  const QTreeView *m_view;
};

QLabel *cell(QWidget *parent, const char *role) {
  auto *label = new QLabel(parent);
  setRole(label, role);
  return label;
}

// The scores after each hand; a point for the start, one for each hand.
ChartData scoreChart(const MatchDetails &details) {
  ChartData chart;
  chart.form = ChartForm::Line;
  chart.title = LibraryDetails::tr("Scores");
  chart.xTitle = LibraryDetails::tr("Hand");
  for (int seat = 0; seat < details.replay->players(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    ChartSeries series;
    series.name = details.names[at];
    const auto start = static_cast<double>(details.replay->info().rules.startingPoints);
    series.points.push_back({0, start, {}, {}});
    for (std::size_t hand = 0; hand < details.hands.size(); ++hand) {
      const std::optional<HandEnd> &end = details.hands[hand];
      if (end)
        series.points.push_back(
            {static_cast<double>(hand + 1), static_cast<double>(end->after.scores[at]), {}, {}});
    }
    chart.series.push_back(series);
  }
  return chart;
}

}  // namespace

LibraryDetails::LibraryDetails(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::LibraryDetails>()), m_hands(new MatchHandsModel(this)) {
  build();
  fill();
}

LibraryDetails::~LibraryDetails() = default;

void LibraryDetails::build() {
  m_ui->setupUi(this);
  m_area = makeScrollable(m_ui->detailsLayout, m_ui->shownMatch);
  for (std::size_t line = 0; line < m_lines.size(); ++line) {
    const int row = static_cast<int>(line);
    m_lines[line] = {cell(this, "second"), cell(this, "row"), cell(this, "row")};
    m_lines[line].name->setWordWrap(true);
    m_ui->standing->addWidget(m_lines[line].place, row, 0);
    m_ui->standing->addWidget(m_lines[line].name, row, 1);
    m_ui->standing->addWidget(m_lines[line].score, row, 2, Qt::AlignRight);
  }
  m_ui->standing->setColumnStretch(1, 1);
  m_ui->chart->setColors(chromeColors());
  m_ui->hands->setModel(m_hands);
  m_ui->hands->setItemDelegate(new HandDelegate(m_ui->hands));
  QHeaderView *columns = m_ui->hands->header();
  columns->setStretchLastSection(false);
  columns->setMinimumSectionSize(40);
  columns->setSectionResizeMode(MatchHandsModel::Hand, QHeaderView::Fixed);
  columns->setSectionResizeMode(MatchHandsModel::Points, QHeaderView::ResizeToContents);
  columns->setSectionResizeMode(MatchHandsModel::Ending, QHeaderView::Stretch);
  m_ui->hands->installEventFilter(this);
  connect(m_ui->hands, &QTreeView::clicked, this,
          [this](const QModelIndex &index) { Q_EMIT handRequested(m_hands->handOf(index.row())); });
  connect(m_ui->chart, &ChartWidget::steppedTo, this,
          [this](const QString &text) { announce(m_ui->chart, text); });
  connect(m_ui->chart, &ChartWidget::activated, this,
          [this](int, int point) { Q_EMIT handRequested(std::max(0, point - 1)); });
}

NotesPanel *LibraryDetails::notesPanel() const {
  return m_ui->notesPanel;
}

int LibraryDetails::mySeatShown() const {
  return m_game ? mySeat(*m_game, m_query).value_or(-1) : -1;
}

void LibraryDetails::show(const std::optional<ListedGame> &game, const LibraryQuery &query) {
  m_query = query;
  if (game && m_game && game->id == m_game->id && game->hash == m_game->hash && game->path == m_game->path) {
    m_game = game;
    if (!m_busy)
      fill();
    return;
  }
  m_game = game;
  m_problem.clear();
  if (!game) {
    m_job.cancel();
    m_details.reset();
    m_busy = false;
    fill();
    return;
  }
  m_busy = true;
  m_job.ask([game = *game] { return readDetails(game); },
            [this](const Result<MatchDetails> &read) { take(read); });
}

// The one that was shown before stays until then: nothing flickers.
void LibraryDetails::take(const Result<MatchDetails> &read) {
  m_busy = false;
  m_details = read ? std::optional(*read) : std::nullopt;
  m_problem = read ? QString() : replayProblem(m_game->path, read.error());
  fill();
  Q_EMIT shown();
}

void LibraryDetails::setNaming(YakuNaming naming) {
  m_naming = naming;
  if (!m_busy)
    fill();
}

void LibraryDetails::fill() {
  const bool has = m_details.has_value() && m_game.has_value();
  m_area->setVisible(has);
  m_ui->nothing->setVisible(!has);
  m_ui->nothing->setText(m_problem.isEmpty() ? tr("No match selected.") : m_problem);
  if (!has) {
    m_hands->clear();
    return;
  }
  const RuleSet &rules = m_details->replay->info().rules;
  const QString name = shownRulesetName(rules);
  m_ui->title->setText(name.isEmpty() ? tr("Match") : name);
  QStringList parts{matchOfLength(rules.length)};
  if (const QString date = shownDate(*m_game); !date.isEmpty())
    parts.prepend(date);
  if (m_details->games > 1)
    //: Which match of a file that holds several
    parts << tr("match %1 of %2 in the file").arg(m_details->game + 1).arg(m_details->games);
  m_ui->about->setText(parts.join(QStringLiteral(" \u00b7 ")));
  m_ui->file->setText(QFileInfo(m_details->path).fileName());
  m_ui->file->setToolTip(QDir::toNativeSeparators(m_details->path));
  fillStanding();
  m_ui->chart->setChart(scoreChart(*m_details));
  m_hands->setMatch(*m_details, mySeatShown(), m_naming);
  fit();
}

void LibraryDetails::fillStanding() {
  const std::vector<FinalStanding> all = standings(*m_game, *m_details);
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const Line &line = m_lines[i];
    const bool there = i < all.size();
    for (QLabel *label : {line.place, line.name, line.score})
      label->setVisible(there);
    if (!there)
      continue;
    line.place->setText(all[i].place ? placeText(*all[i].place) : QStringLiteral("\u2013"));
    const bool mine = all[i].seat == mySeatShown();
    //: A player's name in the standing; this one is the user
    line.name->setText(mine ? tr("%1 (you)").arg(all[i].name) : all[i].name);
    setRole(line.name, mine ? "accent" : "row");
    line.score->setText(all[i].score ? pointsText(*all[i].score) : QString());
  }
}

// In low windows the hands come first; lower than its parts are, all of it scrolls.
void LibraryDetails::fit() {
  const qreal text = theme::textScale();
  m_ui->chart->setVisible(height() >= kChartFrom * text);
  m_ui->hands->setMinimumHeight(qRound(kLeastHands * text));
  setMinimumHeight(qRound(kLeastTold * text));
  const int needed =
      m_ui->shownMatch->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
  setMinimumWidth(std::max(kLeastToldWidth, std::min(needed, window()->width() / 2)));
  // What was won with has more to say than which hand it was.
  const QAbstractItemView *hands = m_ui->hands;
  m_ui->hands->header()->resizeSection(
      MatchHandsModel::Hand, std::min(hands->sizeHintForColumn(MatchHandsModel::Hand), width() / kHandPart));
}

bool LibraryDetails::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_ui->hands && event->type() == QEvent::KeyPress &&
      isEnter(static_cast<QKeyEvent *>(event)->key())) {
    if (const int hand = m_hands->handOf(m_ui->hands->currentIndex().row()); hand >= 0)
      Q_EMIT handRequested(hand);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void LibraryDetails::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange)
    m_ui->chart->setColors(chromeColors());
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    fill();
  }
}

void LibraryDetails::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fit();
}

}  // namespace janso
