// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the players at this computer have done: a record card while there are few matches, and all measures
// next to a bot's: subjects, a table, charts, filters. Escape requests to leave.
#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>

#include "statistics/botfigures.h"
#include "widgets/controls/papersheet.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/theme.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticsrunner.h"

class QMenu;
class QTableView;

namespace Ui {
class StatisticsPage;
}

namespace janso {

class ChartWidget;
class MeasuresDelegate;
class SavedFilters;
class StatisticsFilters;
class TilePainter;

class StatisticsPage : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsPage(QWidget *parent = nullptr);
  ~StatisticsPage() override;

  // Reads the matches, also if they were read before; the page keeps showing the old figures until then.
  void look(const StatisticsSources &sources);
  // The same when the page comes into view; it also takes the focus.
  void begin(const StatisticsSources &sources);
  void setNaming(YakuNaming naming);
  // The painter must outlive the page; the card has no tiles without it.
  void setTiles(TilePainter *painter, FeltColor felt);
  StatisticsRunner &runner() { return m_runner; }
  StatisticsFilters *filters() const { return m_filters; }
  ChartWidget *chart() const;
  QTableView *table() const;
  const MeasuresModel &model() const { return m_model; }
  // --- For export ---
  QByteArray tableCsv() const { return m_model.csv(); }
  QByteArray chartSvg() const;
  PaperSheet sheet() const;

 Q_SIGNALS:
  void closeRequested();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  enum class Export { Table, Chart, Numbers, Paper, Pdf };
  void build();
  void orderTabs();
  void connectParts();
  void nameExports();
  void takeMatches();
  void take(const std::shared_ptr<const StatisticsAnswer> &answer);
  void ask();
  void chooseFigures();
  void fillComparison();
  void fillSubjects();
  void fillCharts();
  const BotFigures::Bot *comparisonBot() const;
  std::optional<ComparisonFigures> comparisonFigures() const;
  void showFigures();
  void showChart();
  void showBody();
  void showChips();
  void showSentences();
  void showExplanation();
  void showProgress(int done, int files);
  void showLook();
  void showParts();
  void giveFiguresRoom();
  void fitNames();
  int columnHint(int column) const;
  int tableRoom() const;  // pixels of width for columns
  void takeFocus();
  bool hasUsualMatches() const;
  bool showsTables() const;
  QString leftOut() const;
  QString unreadSentence() const;
  QString untaggedSentence() const;
  QString refusedFiles() const;
  QString comparisonSentence() const;
  QString weakSentence() const;
  QString emptySentence() const;
  MeasureGroup group() const;
  void run(Export what);

  std::unique_ptr<Ui::StatisticsPage> m_ui;
  StatisticsFilters *m_filters;
  SavedFilters *m_saved;
  QString m_filtersMessage;  // until the filters change
  QMenu *m_exports = nullptr;
  StatisticsRunner m_runner;
  MeasuresModel m_model;
  MeasuresDelegate *m_rows = nullptr;
  std::shared_ptr<const StatisticsAnswer> m_answer;
  std::optional<BotFigures> m_figures;
  bool m_handsAlone = false;          // applies to the bots' figures
  bool m_begins = false;              // the page has just come into view
  std::optional<bool> m_wantsTables;  // or the card; nothing: by how many matches there are
  QString m_spoken;                   // what is announced of the page
  QString m_bot;                      // whose figures are shown; empty = none
  YakuNaming m_naming = YakuNaming::Romaji;
};

}  // namespace janso
