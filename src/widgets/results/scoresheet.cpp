// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/scoresheet.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <algorithm>

#include "ui_scoresheet.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"

namespace janso {

namespace {

constexpr qreal kPaperMargin = 15;  // mm
constexpr int kLeastRow = 480;
constexpr int kPadding = 24;      // around the sheet in the window
constexpr qreal kLargest = 1.25;  // smaller than 1 the notes could not be read

QString joinedNames(const Series &series) {
  QStringList names;
  for (int player = 0; player < series.players; ++player)
    names << QString::fromStdString(series.names[static_cast<std::size_t>(player)]);
  return names.join(QStringLiteral(", "));
}

}  // namespace

// --- ScoreSheetView ---

ScoreSheetView::ScoreSheetView(QWidget *parent) : QWidget(parent), m_painter(ScoreSheet{}) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void ScoreSheetView::setSheet(const ScoreSheet &sheet) {
  m_painter = SheetPainter(sheet);
  describe();
  updateGeometry();
  update();
}

void ScoreSheetView::describe() {
  setAccessibleName(m_painter.title());
  setAccessibleDescription(m_painter.spoken().join(QStringLiteral("; ")));
}

QSize ScoreSheetView::sizeHint() const {
  return m_painter.size().toSize() + QSize(2 * kPadding, 2 * kPadding);
}

qreal ScoreSheetView::scaleAt(int width) const {
  return std::clamp((width - 2 * kPadding) / m_painter.size().width(), 1.0, kLargest);
}

int ScoreSheetView::heightForWidth(int width) const {
  return qRound(m_painter.size().height() * scaleAt(width)) + 2 * kPadding;
}

void ScoreSheetView::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const qreal scale = scaleAt(width());
  painter.translate((width() - m_painter.size().width() * scale) / 2, kPadding);
  painter.scale(scale, scale);
  m_painter.paint(painter, sheetColors(chromeColors()));
}

void ScoreSheetView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    describe();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
    update();
}

// --- Paper ---

PaperSheet scorePaper(const ScoreSheet &sheet, QPageSize::PageSizeId paper) {
  const QString heading = SheetPainter(sheet).title();
  const bool wide = SheetPainter::wantsLandscape(sheet);
  PaperSheet made;
  //: Title of the PDF document: the heading, then the names of the players
  made.title = ScoreSheetDialog::tr("%1: %2").arg(heading, joinedNames(sheet.series));
  made.name = heading;
  made.layout = {QPageSize(paper), wide ? QPageLayout::Landscape : QPageLayout::Portrait,
                 QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin), QPageLayout::Millimeter};
  made.layOut = [sheet](const QPageLayout &) -> PaintPage {
    return [sheet](QPainter &painter, int, const QRectF &target) {
      SheetPainter::paintOnPage(painter, target, sheet);
    };
  };
  return made;
}

// --- ScoreSheetDialog ---

ScoreSheetDialog::ScoreSheetDialog(std::vector<ScoreSheet> sheets, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ScoreSheetDialog>()), m_sheets(std::move(sheets)) {
  Q_ASSERT(!m_sheets.empty());
  m_ui->setupUi(this);
  flowItems(m_ui->buttons, kLeastRow);
  applyChrome(this);
  fillSeries();
  fillPaperSizes(*m_ui->paper);
  m_ui->view->setSheet(shown());
  connect(m_ui->series, &QComboBox::currentIndexChanged, this, [this] { m_ui->view->setSheet(shown()); });
  connect(m_ui->save, &QPushButton::clicked, this, &ScoreSheetDialog::save);
  connect(m_ui->print, &QPushButton::clicked, this, &ScoreSheetDialog::print);
  connect(m_ui->close, &QPushButton::clicked, this, &QDialog::accept);
  m_ui->close->setDefault(true);
  m_ui->scroll->setFocus();
}

ScoreSheetDialog::~ScoreSheetDialog() = default;

const ScoreSheet &ScoreSheetDialog::shown() const {
  return m_sheets[static_cast<std::size_t>(std::max(0, m_ui->series->currentIndex()))];
}

QPageSize::PageSizeId ScoreSheetDialog::paper() const {
  return chosenPaperSize(*m_ui->paper);
}

void ScoreSheetDialog::fillSeries() {
  for (const ScoreSheet &sheet : m_sheets) {
    const QString names = joinedNames(sheet.series);
    //: A series in a list: when it was started, the players
    m_ui->series->addItem(sheet.begun.isValid()
                              ? tr("%1: %2").arg(QLocale().toString(sheet.begun, QLocale::ShortFormat), names)
                              : names);
  }
  m_ui->series->setVisible(m_sheets.size() > 1);
  m_ui->seriesLabel->setVisible(m_sheets.size() > 1);
}

void ScoreSheetDialog::save() {
  const QDateTime begun = shown().begun.isValid() ? shown().begun : QDateTime::currentDateTime();
  //: Name of the file that is offered; the date follows
  const QString name = tr("Score sheet") + begun.toString(QStringLiteral(" yyyy-MM-dd"));
  savePaperSheetFrom(*this, tr("Save score sheet"), scorePaper(shown(), paper()), name);
}

void ScoreSheetDialog::print() {
  printPaperSheetFrom(*this, tr("Print score sheet"), scorePaper(shown(), paper()));
}

void ScoreSheetDialog::showEvent(QShowEvent *event) {
  if (!event->spontaneous())
    fitToSheet();
  QDialog::showEvent(event);  // puts it in the middle of the window
}

// As large as the sheet, but no larger than the screen: then it scrolls.
void ScoreSheetDialog::fitToSheet() {
  ensurePolished();
  const QSize room = screenRoom(this);
  const QSize sheet = m_ui->view->sizeHint();
  const QSize around(2 * kPadding + 20, 2 * kPadding + 120);
  const int width = std::min(sheet.width() + around.width(), room.width());
  const int height = m_ui->view->heightForWidth(width - around.width()) + around.height();
  resize(width, std::min(height, room.height()));
}

}  // namespace janso
