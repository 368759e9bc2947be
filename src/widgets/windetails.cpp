// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/windetails.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollArea>
#include <algorithm>
#include <array>

#include "widgets/handtexts.h"
#include "widgets/theme.h"
#include "widgets/tilepainter.h"

namespace janso {

namespace {

constexpr qreal kSide = 20;
constexpr qreal kTop = 14;
constexpr qreal kTabHeight = 34;
constexpr qreal kTile = 26;
constexpr qreal kRowPad = 7;
constexpr qreal kInset = 8;
constexpr qreal kColumnGap = 12;
constexpr qreal kMostOfValue = 0.52;  // of the width; a longer sum wraps
constexpr int kTextFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr int kValueFlags = Qt::AlignRight | Qt::AlignTop | Qt::TextWordWrap;

}  // namespace

// --- DetailRow ---

DetailRow::DetailRow(const DetailLine &line, QWidget *parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setLine(line);
  connect(this, &QAbstractButton::clicked, this, &DetailRow::looked);
}

void DetailRow::setLine(const DetailLine &line) {
  m_line = line;
  setText(line.text);
  setAccessibleName(line.value.isEmpty() ? line.text : tr("%1: %2").arg(line.text, line.value));
  update();
}

void DetailRow::setTiles(TilePainter *painter, const std::vector<Tile> &tiles) {
  m_painter = painter;
  m_tiles = tiles;
  update();
}

void DetailRow::setNote(const QString &note) {
  m_note = note;
  setAccessibleDescription(note);
}

void DetailRow::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QFont DetailRow::textFont() const {
  return theme::sans(pageparts::textPixels(14.5, m_scale), m_line.total ? 600 : 500);
}

QFont DetailRow::noteFont() const {
  return theme::sans(pageparts::textPixels(13, m_scale), 500);
}

QFont DetailRow::valueFont() const {
  return theme::sans(pageparts::textPixels(m_line.total ? 18 : 15, m_scale), 600);
}

DetailRow::Layout DetailRow::place(qreal width) const {
  Layout at;
  const qreal pad = kRowPad * m_scale;
  const qreal inset = kInset * m_scale;
  const qreal gap = kColumnGap * m_scale;
  const qreal room = width - 2 * inset;
  const QFontMetricsF values(valueFont());
  const qreal most = kMostOfValue * room;
  at.value = values.boundingRect(QRectF(0, 0, most, 10000), kValueFlags, m_line.value);
  if (m_line.value.isEmpty())
    at.value = QRectF();
  qreal right = width - inset - (at.value.isNull() ? 0 : std::ceil(at.value.width()) + gap);
  if (!m_tiles.empty()) {
    const QSizeF row = TilePainter::rowSize(static_cast<int>(m_tiles.size()), kTile * m_scale);
    at.tiles = QRectF(QPointF(right - row.width(), pad), row);
    right -= row.width() + gap;
  }
  const qreal left = inset;
  const QRectF column(0, 0, std::max(60.0, right - left), 10000);
  const QRectF text = QFontMetricsF(textFont()).boundingRect(column, kTextFlags, m_line.text);
  at.text = QRectF(left, pad, column.width(), std::ceil(text.height()));
  qreal bottom = at.text.bottom();
  if (!m_note.isEmpty()) {
    const QRectF note = QFontMetricsF(noteFont()).boundingRect(column, kTextFlags, m_note);
    at.note = QRectF(left, bottom + 1, column.width(), std::ceil(note.height()));
    bottom = at.note.bottom();
  }
  at.value = QRectF(width - inset - std::ceil(at.value.width()), pad, std::ceil(at.value.width()),
                    std::ceil(at.value.height()));
  at.height = std::max({bottom, at.value.bottom(), at.tiles.bottom()}) + pad;
  if (!at.tiles.isNull())
    at.tiles.moveTop((at.height - at.tiles.height()) / 2);
  if (m_note.isEmpty())
    at.text.moveTop(std::max(pad, (at.height - at.text.height()) / 2));
  at.value.moveTop(std::max(pad, (at.height - at.value.height()) / 2));
  return at;
}

int DetailRow::heightFor(int width) const {
  return qCeil(place(width).height);
}

QSize DetailRow::sizeHint() const {
  return {width(), heightFor(width())};
}

void DetailRow::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal radius = 8 * m_scale;
  if (underMouse() || hasFocus()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kChromeRowHover));
    painter.drawRoundedRect(rect(), radius, radius);
  }
  if (m_line.total) {
    painter.setPen(QPen(QColor::fromRgba(theme::kChromeBorderLit), 1));
    painter.drawLine(QPointF(kInset * m_scale, 0.5), QPointF(width() - kInset * m_scale, 0.5));
  }
  if (hasFocus())
    pageparts::drawFocus(painter, rect(), radius, 1.5);
  const Layout at = place(width());
  painter.setFont(textFont());
  painter.setPen(QColor::fromRgba(m_line.value.isEmpty() ? theme::kTextSecond : theme::kText));
  painter.drawText(at.text, kTextFlags, m_line.text);
  if (!m_note.isEmpty()) {
    painter.setFont(noteFont());
    painter.setPen(QColor::fromRgba(theme::kTextDim));
    painter.drawText(at.note, kTextFlags, m_note);
  }
  if (m_painter && !m_tiles.empty())
    m_painter->row(painter, at.tiles.topLeft(), kTile * m_scale, {m_tiles.data(), m_tiles.size()});
  painter.setFont(valueFont());
  painter.setPen(QColor::fromRgba(m_line.total ? theme::kAmber : theme::kText));
  painter.drawText(at.value.adjusted(-1, 0, 0, 1), kValueFlags, m_line.value);
}

void DetailRow::enterEvent(QEnterEvent *event) {
  QAbstractButton::enterEvent(event);
  update();
  Q_EMIT looked();
}

void DetailRow::leaveEvent(QEvent *event) {
  QAbstractButton::leaveEvent(event);
  update();
  Q_EMIT left();
}

void DetailRow::focusInEvent(QFocusEvent *event) {
  QAbstractButton::focusInEvent(event);
  update();
  Q_EMIT looked();
}

void DetailRow::focusOutEvent(QFocusEvent *event) {
  QAbstractButton::focusOutEvent(event);
  update();
  Q_EMIT left();
}

void DetailRow::keyPressEvent(QKeyEvent *event) {
  // The scroll area around would keep the arrows for itself; other keys are the page's.
  switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
      Q_EMIT moved(event->key() == Qt::Key_Up ? -1 : 1);
      return;
    case Qt::Key_Left:
    case Qt::Key_Right:
      Q_EMIT turned(event->key() == Qt::Key_Left ? -1 : 1);
      return;
    default:
      event->ignore();
  }
}

// --- DetailTab ---

DetailTab::DetailTab(const QString &text, QWidget *parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);  // after a click Enter still belongs to the page's main button
  setCheckable(true);
  setText(text);
  setAccessibleName(text);
}

QFont DetailTab::textFont() const {
  return theme::sans(pageparts::textPixels(15, m_scale), 600);
}

void DetailTab::setPageScale(qreal scale) {
  m_scale = scale;
  updateGeometry();
  update();
}

QSize DetailTab::sizeHint() const {
  const QFontMetricsF metrics(textFont());
  return {qCeil(metrics.horizontalAdvance(text()) + 20 * m_scale),
          qRound(std::max(kTabHeight * m_scale, metrics.height() + 10))};
}

void DetailTab::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
  if (underMouse() && !isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kChromeRowHover));
    painter.drawRoundedRect(area, 7 * m_scale, 7 * m_scale);
  }
  painter.setFont(textFont());
  painter.setPen(QColor::fromRgba(isChecked() ? theme::kAmber : theme::kTextSecond));
  const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 4);
  painter.drawText(rect(), Qt::AlignCenter, shown);
  if (isChecked()) {
    const qreal line = std::max(2.0, 2.5 * m_scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgba(theme::kAmber));
    painter.drawRoundedRect(QRectF(8 * m_scale, height() - line - 1, width() - 16 * m_scale, line), line / 2,
                            line / 2);
  }
  if (hasFocus())
    pageparts::drawFocus(painter, rect(), 7 * m_scale, 1.5);
}

void DetailTab::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right || event->key() == Qt::Key_Up ||
      event->key() == Qt::Key_Down) {
    event->ignore();  // the page's
    return;
  }
  QAbstractButton::keyPressEvent(event);
}

// --- WinDetails ---

WinDetails::WinDetails(TilePainter &painter, QWidget *parent) : PagePanel(parent), m_painter(painter) {
  for (int i = 0; i < kDetailSections; ++i) {
    auto *tab = new DetailTab(QString(), this);
    connect(tab, &QAbstractButton::clicked, this, [this, i] { setSection(static_cast<DetailSection>(i)); });
    m_tabs << tab;
  }
  m_scroll = new PageScroll(this);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setWidgetResizable(false);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_body = new QWidget;
  m_scroll->setWidget(m_body);
  fillTabs();
}

void WinDetails::fillTabs() {
  const std::array<QString, kDetailSections> names{tr("Fu"), tr("Payment"), tr("What if?")};
  for (int i = 0; i < kDetailSections; ++i) {
    m_tabs[i]->setText(names[static_cast<std::size_t>(i)]);
    m_tabs[i]->setAccessibleName(names[static_cast<std::size_t>(i)]);
  }
  setAccessibleName(tr("How this win is counted"));
}

void WinDetails::setWin(const HandEnd &end, std::size_t win) {
  m_end = end;
  m_win = win;
  m_filled = true;
  m_payment = payLines(end, win, m_naming);
  m_whatIf = whatIfLines(end, win);
  if (!has(m_section)) {
    for (int i = kDetailSections; i-- > 0;) {
      if (has(static_cast<DetailSection>(i)))
        m_section = static_cast<DetailSection>(i);
    }
  }
  fill();
}

// Names change in place: what the keyboard is on stays.
void WinDetails::setNaming(YakuNaming naming) {
  m_naming = naming;
  if (!m_filled)
    return;
  m_payment = payLines(m_end, m_win, naming);
  if (m_section != DetailSection::Payment || m_rows.size() != m_payment.size())
    return;
  for (int i = 0; i < count(); ++i)
    m_rows[i]->setLine(m_payment[i]);
  placeRows();
}

bool WinDetails::has(DetailSection section) const {
  if (!m_filled)
    return false;
  const WinResult &result = m_end.wins[m_win].result;
  switch (section) {
    case DetailSection::Fu:
      return result.yakuman == 0 && !result.fuParts.empty();
    case DetailSection::Payment:
      return !m_payment.isEmpty();
    case DetailSection::WhatIf:
      return !m_whatIf.isEmpty();
  }
  return false;
}

void WinDetails::setSection(DetailSection section) {
  m_section = section;
  if (!m_filled)
    return;
  fill();
  Q_EMIT sectionChanged();
}

void WinDetails::turn(int step) {
  int at = static_cast<int>(m_section);
  for (int i = 0; i < kDetailSections; ++i) {
    at = (at + step + kDetailSections) % kDetailSections;
    if (has(static_cast<DetailSection>(at)))
      break;
  }
  setSection(static_cast<DetailSection>(at));
  m_tabs[at]->setFocus(Qt::TabFocusReason);
}

DetailRow *WinDetails::addRow(const DetailLine &line) {
  // The sum stays in sight below a list that scrolls.
  auto *row = new DetailRow(line, line.total ? static_cast<QWidget *>(this) : m_body);
  row->setPageScale(m_scale);
  QWidget *before = m_rows.isEmpty() ? static_cast<QWidget *>(m_tabs.last()) : m_rows.last();
  setTabOrder(before, row);
  row->show();
  connect(row, &DetailRow::moved, this, &WinDetails::moveRowFocus);
  connect(row, &DetailRow::turned, this, &WinDetails::turn);
  m_rows << row;
  return row;
}

void WinDetails::fill() {
  Q_EMIT fuLeft();
  for (DetailRow *row : std::as_const(m_rows)) {
    row->hide();
    row->deleteLater();
  }
  m_rows.clear();
  for (int i = 0; i < kDetailSections; ++i) {
    m_tabs[i]->setVisible(has(static_cast<DetailSection>(i)));
    m_tabs[i]->setChecked(i == static_cast<int>(m_section));
  }
  if (m_section == DetailSection::Fu) {
    fillFu();
  } else {
    for (const DetailLine &line : m_section == DetailSection::Payment ? m_payment : m_whatIf)
      addRow(line);
  }
  m_scroll->ensureVisible(0, 0);
  placeRows();
}

void WinDetails::fillFu() {
  const WinResult &result = m_end.wins[m_win].result;
  int sum = 0;
  for (std::size_t i = 0; i < result.fuParts.size(); ++i) {
    const FuPart &part = result.fuParts[i];
    sum += part.fu;
    DetailRow *row = addRow({handtexts::fuName(part.reason), QLocale().toString(part.fu), false});
    row->setTiles(&m_painter, {part.tiles.begin(), part.tiles.end()});
    row->setNote(fuReasonText(part.reason));
    connect(row, &DetailRow::looked, this, [this, i] { Q_EMIT fuLooked(static_cast<int>(i)); });
    connect(row, &DetailRow::left, this, &WinDetails::leaveFu);
  }
  addRow(
      {sum == result.fu ? tr("Sum") : tr("Sum, rounded up to the next ten"), handtexts::fuSum(result), true});
}

// The mouse has left: the row with the keyboard's focus is looked at again.
void WinDetails::leaveFu() {
  for (int i = 0; i + 1 < count(); ++i) {
    if (m_rows[i]->hasFocus()) {
      Q_EMIT fuLooked(i);
      return;
    }
  }
  Q_EMIT fuLeft();
}

void WinDetails::fit(qreal scale, int width, int least, int most) {
  setPageScale(scale);
  m_scale = scale;
  m_width = width;
  m_least = std::min(least, most);
  m_most = most;
  for (DetailTab *tab : std::as_const(m_tabs))
    tab->setPageScale(scale);
  for (DetailRow *row : std::as_const(m_rows))
    row->setPageScale(scale);
  placeRows();
}

void WinDetails::placeRows() {
  const int side = qRound(kSide * m_scale);
  const int top = qRound(kTop * m_scale);
  int x = side;
  int tabs = 0;
  int wanted = 0;
  for (DetailTab *tab : std::as_const(m_tabs))
    wanted += tab->isVisibleTo(this) ? tab->sizeHint().width() + 4 : 0;
  const qreal share = std::min(1.0, static_cast<qreal>(m_width - 2 * side) / std::max(1, wanted));
  for (DetailTab *tab : std::as_const(m_tabs)) {
    if (!tab->isVisibleTo(this))
      continue;
    const QSize size = tab->sizeHint();
    tab->setGeometry(x, top, qFloor(size.width() * share), size.height());
    x += qFloor((size.width() + 4) * share);
    tabs = std::max(tabs, size.height());
  }
  const int body = m_width - 2 * side + 2 * qRound(kInset * m_scale);
  const int head = top + tabs + qRound(8 * m_scale);
  const int left = side - qRound(kInset * m_scale);
  DetailRow *sum = !m_rows.isEmpty() && m_rows.last()->isTotal() ? m_rows.last() : nullptr;
  const int foot = top + (sum ? sum->heightFor(body) : 0);
  int needed = 0;
  // A scroll bar takes its place from the rows.
  for (const int width : {body, body - 10}) {
    needed = 0;
    for (DetailRow *row : std::as_const(m_rows)) {
      if (row == sum)
        continue;
      const int height = row->heightFor(width);
      row->setGeometry(0, needed, width, height);
      needed += height;
    }
    m_body->resize(width, needed);
    if (head + needed + foot <= m_most)
      break;
  }
  const int height = std::clamp(head + needed + foot, m_least, m_most);
  const int room = height - head - foot;
  m_scroll->setGeometry(left, head, body, room);
  if (sum)
    sum->setGeometry(left, head + std::min(needed, room), body, foot - top);
  resize(m_width, height);
}

void WinDetails::moveRowFocus(int step) {
  if (m_rows.isEmpty())
    return;
  int at = step > 0 ? -1 : count();
  for (int i = 0; i < count(); ++i) {
    if (m_rows[i]->hasFocus())
      at = i;
  }
  DetailRow *to = m_rows[std::clamp(at + step, 0, count() - 1)];
  to->setFocus(Qt::TabFocusReason);
  if (to->parentWidget() == m_body)
    m_scroll->ensureWidgetVisible(to, 0, 4);
}

void WinDetails::changeEvent(QEvent *event) {
  PagePanel::changeEvent(event);
  if (event->type() != QEvent::LanguageChange || !m_filled)
    return;
  fillTabs();
  setWin(HandEnd(m_end), m_win);
}

void WinDetails::mousePressEvent(QMouseEvent *event) {
  event->accept();  // a click beside a part is none on the page
}

}  // namespace janso
