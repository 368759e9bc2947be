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

#include "widgets/controls/papersheet.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/theme.h"
#include "widgets/statistics/botcomparison.h"
#include "widgets/statistics/measuresmodel.h"
#include "widgets/statistics/statisticsrunner.h"

class QTableView;

namespace Ui {
class StatisticsPage;
}

namespace janso {

class ChartWidget;
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
  QByteArray chartSvg() const;
  PaperSheet sheet() const;

 Q_SIGNALS:
  void closeRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  void build();
  void orderTabs();
  void connectParts();
  void takeMatches();
  void take(const std::shared_ptr<const StatisticsAnswer> &answer);
  void ask();
  void fillComparison();
  void fillSubjects();
  void fillCharts();
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
  void takeFocus();
  bool hasUsualMatches() const;
  bool showsTables() const;
  QString emptySentence() const;
  MeasureGroup group() const;

  std::unique_ptr<Ui::StatisticsPage> m_ui;
  StatisticsFilters *m_filters;
  SavedFilters *m_saved;
  QString m_filtersMessage;  // until the filters change
  StatisticsRunner m_runner;
  MeasuresModel m_model;
  std::shared_ptr<const StatisticsAnswer> m_answer;
  BotComparison m_comparison;
  bool m_begins = false;              // the page has just come into view
  std::optional<bool> m_wantsTables;  // or the card; nothing: by how many matches there are
  QString m_spoken;                   // what is announced of the page
  YakuNaming m_naming = YakuNaming::Romaji;
};

}  // namespace janso
