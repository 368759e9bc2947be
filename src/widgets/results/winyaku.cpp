// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/winyaku.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/pageparts/pagelook.h"

namespace janso {

namespace {

constexpr int kRoomyRows = 5;  // more are set closer
constexpr qreal kYakuRow = 36;
constexpr qreal kCompactHeight = 29;
constexpr qreal kHanColumn = 40;
constexpr qreal kRowInset = 10;  // the outline of a focused row stands out to the left and right

}  // namespace

// --- WinYakuRow ---

WinYakuRow::WinYakuRow(const YakuHan &yaku, YakuNaming naming, QWidget *parent)
    : PointedRow(parent), m_yaku(yaku) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setNaming(naming);
}

void WinYakuRow::setNaming(YakuNaming naming) {
  m_name = yakuName(m_yaku.id, naming);
  m_second = yakuSecondName(m_yaku.id, naming);
  setText(m_name);
  setAccessibleName(QStringLiteral("%1, %2 %3").arg(m_name, value(), unit()).simplified());
  update();
}

QString WinYakuRow::value() const {
  return m_yaku.yakuman > 0 ? QString() : QLocale().toString(m_yaku.han);
}

QString WinYakuRow::unit() const {
  switch (m_yaku.yakuman) {
    case 0:
      return tr("han");
    case 1:
      return tr("yakuman");
    default:
      return tr("double yakuman");
  }
}

void WinYakuRow::setRevealed(bool revealed) {
  if (revealed == m_revealed)
    return;
  m_revealed = revealed;
  update();
}

void WinYakuRow::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

void WinYakuRow::setCompact(bool compact) {
  m_compact = compact;
  updateGeometry();
}

QSize WinYakuRow::sizeHint() const {
  const qreal height = (m_compact ? kCompactHeight : kYakuRow) * m_scale;
  const qreal text = QFontMetricsF(theme::sans(pagelook::textPixels(19, m_scale), 500)).height();
  return {qRound(430 * m_scale), qRound(std::max(height, text))};
}

QSize WinYakuRow::minimumSizeHint() const {
  return {qRound(200 * m_scale), sizeHint().height()};
}

void WinYakuRow::look() {
  if (m_revealed)
    Q_EMIT pointedAt(m_yaku.id, QRect(mapToGlobal(QPoint(0, 0)), size()));
}

void WinYakuRow::keyPressEvent(QKeyEvent *event) {
  // Space would "click" here; on this page Space and Enter go on.
  if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Select) {
    event->ignore();
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

void WinYakuRow::paintEvent(QPaintEvent *) {
  if (!m_revealed)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal inset = kRowInset * m_scale;
  const qreal radius = 8 * m_scale;
  if (underMouse() || hasFocus()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(pagelook::tone(theme::kChromeRowHover));
    painter.drawRoundedRect(rect(), radius, radius);
  }
  if (hasFocus())
    pagelook::drawFocus(painter, rect(), radius, 1.5);

  const QFont nameFont = theme::sans(pagelook::textPixels(m_compact ? 17.5 : 19, m_scale), 500);
  const QFont secondFont = theme::serif(pagelook::textPixels(15, m_scale), 500);
  const QFont hanFont = theme::sans(pagelook::textPixels(m_compact ? 18 : 20, m_scale), 600);
  const QFont unitFont = theme::sans(pagelook::textPixels(14, m_scale), 500);
  const QFontMetricsF names(nameFont);
  const qreal base = (height() + names.ascent() - names.descent()) / 2;
  const QString units = unit();
  const QFontMetricsF unitMetrics(unitFont);
  const qreal unitWidth = m_yaku.yakuman > 0 ? unitMetrics.horizontalAdvance(units)
                                             : std::max(unitMetrics.horizontalAdvance(units), 24 * m_scale);
  const qreal right = width() - inset;
  qreal left = inset;
  const qreal valueRight = right - unitWidth - 16 * m_scale;
  const qreal nameRight = (m_yaku.yakuman > 0 ? right - unitWidth : valueRight - kHanColumn * m_scale) - 8;

  painter.setFont(nameFont);
  painter.setPen(pagelook::tone(theme::kText));
  const QString name = names.elidedText(m_name, Qt::ElideRight, nameRight - left);
  painter.drawText(QPointF(left, base), name);
  left += names.horizontalAdvance(name) + 10 * m_scale;
  const QFontMetricsF seconds(secondFont);
  if (nameRight - left > 24 * m_scale) {
    painter.setFont(secondFont);
    painter.setPen(pagelook::tone(theme::kTextDim));
    painter.drawText(QPointF(left, base), seconds.elidedText(m_second, Qt::ElideRight, nameRight - left));
  }
  painter.setFont(unitFont);
  painter.setPen(pagelook::tone(m_yaku.yakuman > 0 ? theme::kAmber : theme::kTextDim));
  painter.drawText(QPointF(right - unitWidth, base), units);
  painter.setPen(pagelook::tone(theme::kText));
  drawTabular(painter, QPointF(valueRight - tabularWidth(value(), hanFont), base), value(), hanFont);
}

// --- WinYakuList ---

WinYakuList::WinYakuList(QWidget *parent) : QWidget(parent) {
  auto *rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
}

void WinYakuList::setYaku(const WinResult &result, YakuNaming naming) {
  for (WinYakuRow *row : std::as_const(m_rows)) {
    row->hide();  // the focus moves on before the row goes
    row->deleteLater();
  }
  m_rows.clear();
  const bool compact = result.yaku.size() > kRoomyRows;
  QWidget *before = nullptr;
  for (const YakuHan &yaku : result.yaku) {
    auto *row = new WinYakuRow(yaku, naming, this);
    row->setCompact(compact);
    row->setPageScale(m_scale);
    layout()->addWidget(row);
    row->show();
    connect(row, &WinYakuRow::pointedAt, this, &WinYakuList::pointedAt);
    connect(row, &WinYakuRow::left, this, &WinYakuList::left);
    if (before)
      setTabOrder(before, row);
    before = row;
    m_rows << row;
  }
  updateGeometry();
}

void WinYakuList::setNaming(YakuNaming naming) {
  for (WinYakuRow *row : std::as_const(m_rows))
    row->setNaming(naming);
}

void WinYakuList::setRevealed(int rows) {
  for (int i = 0; i < m_rows.size(); ++i)
    m_rows[i]->setRevealed(rows < 0 || i < rows);
}

void WinYakuList::setPageScale(qreal scale) {
  m_scale = scale;
  for (WinYakuRow *row : std::as_const(m_rows))
    row->setPageScale(scale);
}

}  // namespace janso
