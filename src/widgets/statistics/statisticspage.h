// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// All measures of the people at this machine, beside a bot's own: subjects, a table, charts, filters. Escape
// asks to leave.
#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>
#include <memory>
#include <optional>

#include "statistics/botfigures.h"
#include "widgets/controls/papersheet.h"
#include "widgets/lexicon/yakutexts.h"
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

class StatisticsPage : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsPage(QWidget *parent = nullptr);
  ~StatisticsPage() override;

  // Reads the matches, again where they were read before; what is shown stays until then.
  void look(const StatisticsSources &sources);
  // The same when it comes into view: it takes the focus.
  void begin(const StatisticsSources &sources);
  void setNaming(YakuNaming naming);
  StatisticsRunner &runner() { return m_runner; }
  StatisticsFilters *filters() const { return m_filters; }
  ChartWidget *chart() const;
  QTableView *table() const;
  const MeasuresModel &model() const { return m_model; }
  // --- As it is exported ---
  QByteArray tableCsv() const { return m_model.csv(); }
  QByteArray chartSvg() const;
  PaperSheet sheet() const;

 Q_SIGNALS:
  void leaveRequested();

 protected:
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  enum class Export { Table, Chart, Numbers, Paper, Pdf };
  void build();
  void connectParts();
  void nameExports();
  void takeMatches();
  void take(const std::shared_ptr<const StatisticsAnswer> &answer);
  void ask();
  void chooseFigures();
  void fillBeside();
  void fillSubjects();
  void fillCharts();
  const BotFigures::Bot *besideBot() const;
  std::optional<BesideFigures> besideFigures() const;
  void showFigures();
  void showChart();
  void showSentences();
  void showExplanation();
  void showProgress(int done, int files);
  void showLook();
  void showParts();
  void fitNames();
  void takeFocus();
  QString leftOut() const;
  QString untaggedSentence() const;
  QString refusedFiles() const;
  QString besideSentence() const;
  QString weakSentence() const;
  QString emptySentence() const;
  MeasureGroup group() const;
  void run(Export what);

  std::unique_ptr<Ui::StatisticsPage> m_ui;
  StatisticsFilters *m_filters;
  SavedFilters *m_saved;
  QString m_saidOfSaved;  // until other filters are chosen
  QMenu *m_exports = nullptr;
  StatisticsRunner m_runner;
  MeasuresModel m_model;
  MeasuresDelegate *m_rows = nullptr;
  std::shared_ptr<const StatisticsAnswer> m_answer;
  std::optional<BotFigures> m_figures;
  bool m_handsAlone = false;  // of the bots' figures
  bool m_begins = false;      // has just come into view
  QString m_bot;              // whose are shown; empty = nobody's
  YakuNaming m_naming = YakuNaming::Romaji;
};

}  // namespace janso
