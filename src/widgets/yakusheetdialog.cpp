// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yakusheetdialog.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPaintEvent>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <algorithm>

#include "ui_yakusheet.h"
#include "widgets/chromestyle.h"
#include "widgets/matchchoices.h"
#include "widgets/tilepainter.h"

namespace janso {

namespace {

constexpr int kGap = 20;         // around the pages in the window
constexpr int kWideFrom = 1100;  // from this width on the pages lie side by side

}  // namespace

// --- YakuSheetView ---

YakuSheetView::YakuSheetView(QWidget *parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void YakuSheetView::setSheet(const YakuSheet &sheet, QPageSize::PageSizeId paper) {
  m_sheet = sheet;
  m_paper = paper;
  layOut();
}

void YakuSheetView::layOut() {
  m_layout.emplace(m_sheet, yakuSheetRoom(m_paper));
  m_pictures.fill(QPixmap());
  setAccessibleName(yakuSheetTitle(m_sheet.rules));
  updateGeometry();
  update();
}

bool YakuSheetView::isWide(int width) const {
  return width >= kWideFrom;
}

QSizeF YakuSheetView::pageSize(int width) const {
  const QSizeF paper = QPageSize::size(m_paper, QPageSize::Point);
  const qreal wide = isWide(width) ? (width - 3.0 * kGap) / 2 : width - 2.0 * kGap;
  return paper * (std::max(100.0, wide) / paper.width());
}

QSize YakuSheetView::sizeHint() const {
  return {kWideFrom, heightForWidth(kWideFrom)};
}

QSize YakuSheetView::minimumSizeHint() const {
  return {300, heightForWidth(std::max(300, width()))};
}

int YakuSheetView::heightForWidth(int width) const {
  const qreal page = pageSize(width).height();
  return qRound(isWide(width) ? page + 2 * kGap : 2 * page + 3 * kGap);
}

const QPixmap &YakuSheetView::picture(int page, QSizeF size) {
  QPixmap &picture = m_pictures[static_cast<std::size_t>(page)];
  const qreal ratio = devicePixelRatioF();
  const QSize device = (size * ratio).toSize();
  if (picture.size() == device)
    return picture;
  picture = QPixmap(device);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  const qreal margin = yakuSheetPage(m_paper).margins(QPageLayout::Point).left() * size.width() /
                       QPageSize::size(m_paper, QPageSize::Point).width();
  m_layout->paintOn(painter, *m_tiles, page,
                    QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin));
  return picture;
}

void YakuSheetView::paintEvent(QPaintEvent *event) {
  if (!m_layout || m_tiles == nullptr)
    return;
  QPainter painter(this);
  const QSizeF size = pageSize(width());
  for (int page = 0; page < kYakuSheetPages; ++page) {
    const QPointF corner = isWide(width()) ? QPointF(kGap + page * (size.width() + kGap), kGap)
                                           : QPointF(kGap, kGap + page * (size.height() + kGap));
    if (QRectF(corner, size).intersects(event->rect()))
      painter.drawPixmap(corner.toPoint(), picture(page, size));
  }
}

void YakuSheetView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && m_layout)
    layOut();
}

// --- YakuSheetDialog ---

YakuSheetDialog::YakuSheetDialog(const RuleSet &current, YakuNaming naming, TilePainter &tiles,
                                 const RulesetStore &store, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::YakuSheetDialog>()), m_tiles(tiles) {
  m_ui->setupUi(this);
  applyChrome(this);
  m_ui->view->setPainter(&tiles);
  fillRulesets(current, store);
  fillPaper();
  m_ui->names->setCurrentIndex(static_cast<int>(naming));
  for (QComboBox *box : {m_ui->ruleset, m_ui->names, m_ui->paper})
    connect(box, &QComboBox::currentIndexChanged, this, &YakuSheetDialog::update);
  connect(m_ui->save, &QPushButton::clicked, this, &YakuSheetDialog::save);
  connect(m_ui->print, &QPushButton::clicked, this, &YakuSheetDialog::print);
  connect(m_ui->close, &QPushButton::clicked, this, &QDialog::accept);
  m_ui->scroll->setFocus();
  update();
}

YakuSheetDialog::~YakuSheetDialog() = default;

void YakuSheetDialog::fillRulesets(const RuleSet &current, const RulesetStore &store) {
  m_rulesets.push_back(current);
  for (const QString &id : rulesetIds(store)) {
    const std::optional<RuleSet> rules = rulesetById(id, store);
    if (rules && *rules != current)
      m_rulesets.push_back(*rules);
  }
  for (const RuleSet &rules : m_rulesets)
    m_ui->ruleset->addItem(shownRulesetName(rules));
}

void YakuSheetDialog::fillPaper() {
  m_ui->paper->addItem(QStringLiteral("A4"), static_cast<int>(QPageSize::A4));
  //: Paper of 8.5 by 11 inches
  m_ui->paper->addItem(tr("Letter"), static_cast<int>(QPageSize::Letter));
  const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
  m_ui->paper->setCurrentIndex(letter ? 1 : 0);
}

YakuSheet YakuSheetDialog::shown() const {
  const auto index = static_cast<std::size_t>(std::max(0, m_ui->ruleset->currentIndex()));
  return {m_rulesets[index], static_cast<YakuNaming>(m_ui->names->currentIndex())};
}

QPageSize::PageSizeId YakuSheetDialog::paper() const {
  return static_cast<QPageSize::PageSizeId>(m_ui->paper->currentData().toInt());
}

void YakuSheetDialog::update() {
  m_ui->view->setSheet(shown(), paper());
}

void YakuSheetDialog::save() {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  //: Name of the file that is offered; the name of the ruleset follows
  QString name = tr("Yaku sheet") + QLatin1Char(' ') + shownRulesetName(shown().rules);
  name.replace(QLatin1Char('/'), QLatin1Char('-'));
  QString path = QFileDialog::getSaveFileName(this, tr("Save the yaku sheet"),
                                              QDir(folder).filePath(name + QStringLiteral(".pdf")),
                                              tr("PDF document (*.pdf)"));
  if (path.isEmpty())
    return;
  if (QFileInfo(path).suffix().isEmpty())
    path += QStringLiteral(".pdf");
  complain(saveYakuSheetAsPdf(shown(), m_tiles, paper(), path));
}

void YakuSheetDialog::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(yakuSheetPage(paper()));
  printer.setDocName(yakuSheetTitle(shown().rules));
  printer.setCreator(QStringLiteral("Janso"));
  QPrintDialog dialog(&printer, this);
  dialog.setWindowTitle(tr("Print the yaku sheet"));
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize |
                    QAbstractPrintDialog::PrintPageRange);
  if (dialog.exec() == QDialog::Accepted && !printYakuSheet(shown(), m_tiles, printer))
    complain(tr("The printer takes no page."));
}

void YakuSheetDialog::complain(const QString &sentence) {
  if (sentence.isEmpty())
    return;
  QMessageBox box(QMessageBox::Warning, windowTitle(), sentence, QMessageBox::Ok, this);
  applyChrome(&box);
  box.exec();
}

void YakuSheetDialog::showEvent(QShowEvent *event) {
  QDialog::showEvent(event);
  resize(QSize(kWideFrom + 120, 860).boundedTo(screenRoom(this)));
}

void YakuSheetDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    m_ui->retranslateUi(this);
}

}  // namespace janso
