// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakusheetdialog.h"

#include <QEvent>
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui_yakusheet.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/look/colors.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {
constexpr int kLeastRow = 560;

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
  picture.fill(QColor::fromRgba(theme::kPaper));
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

YakuSheetDialog::YakuSheetDialog(std::vector<RuleSet> rulesets, YakuNaming naming, TilePainter &tiles,
                                 QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::YakuSheetDialog>()),
      m_tiles(tiles),
      m_rulesets(std::move(rulesets)) {
  m_ui->setupUi(this);
  flowItems(m_ui->buttons, kLeastRow);
  applyChrome(this);
  m_ui->view->setPainter(&tiles);
  for (const RuleSet &rules : m_rulesets)
    m_ui->ruleset->addItem(shownRulesetName(rules));
  fillPaperSizes(*m_ui->paper);
  for (const YakuNaming each : yakuNamings())
    m_ui->names->addItem(yakuNamingName(each));
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

YakuSheet YakuSheetDialog::shown() const {
  const auto index = static_cast<std::size_t>(std::max(0, m_ui->ruleset->currentIndex()));
  return {m_rulesets[index], static_cast<YakuNaming>(m_ui->names->currentIndex())};
}

QPageSize::PageSizeId YakuSheetDialog::paper() const {
  return chosenPaperSize(*m_ui->paper);
}

void YakuSheetDialog::update() {
  m_ui->view->setSheet(shown(), paper());
}

void YakuSheetDialog::save() {
  //: Name of the file that is offered; the name of the ruleset follows
  QString name = tr("Yaku sheet") + QLatin1Char(' ') + shownRulesetName(shown().rules);
  name.replace(QLatin1Char('/'), QLatin1Char('-'));
  savePaperSheetFrom(*this, tr("Save yaku sheet"), yakuPaper(shown(), m_tiles, paper()), name);
}

void YakuSheetDialog::print() {
  printPaperSheetFrom(*this, tr("Print yaku sheet"), yakuPaper(shown(), m_tiles, paper()));
}

void YakuSheetDialog::showEvent(QShowEvent *event) {
  if (!event->spontaneous())  // before Qt puts it in the middle of the window
    resize(QSize(kWideFrom + 120, 860).boundedTo(screenRoom(this)));
  QDialog::showEvent(event);
}

void YakuSheetDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    m_ui->retranslateUi(this);
}

}  // namespace janso
