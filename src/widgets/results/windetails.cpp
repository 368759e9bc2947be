// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/results/windetails.h"

#include <QEvent>
#include <QLocale>
#include <QMouseEvent>
#include <algorithm>
#include <array>

#include "widgets/pageparts/pagelink.h"
#include "widgets/pageparts/pagescroll.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

constexpr qreal kSide = 20;
constexpr qreal kTop = 14;

}  // namespace

WinDetails::WinDetails(TilePainter &painter, QWidget *parent) : PagePanel(parent), m_painter(painter) {
  for (int i = 0; i < kDetailSections; ++i) {
    auto *tab = new DetailTab(QString(), this);
    connect(tab, &QAbstractButton::clicked, this, [this, i] { setSection(static_cast<DetailSection>(i)); });
    m_tabs << tab;
  }
  m_close = new PageLink(this);
  m_close->setObjectName(QStringLiteral("close"));
  m_close->setText(QStringLiteral("\u2715"));
  connect(m_close, &QAbstractButton::clicked, this, &WinDetails::closeRequested);
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
  m_close->setAccessibleName(tr("Close"));
  m_close->setToolTip(tr("Close (Esc)"));
  setAccessibleName(tr("How this win is scored"));
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
  int index = 0;
  for (const Part &part : partsOf(m_section)) {
    DetailRow *row = addRow(part.line);
    part.give(*row, m_painter);
    if (m_section == DetailSection::Fu && !part.line.total) {
      connect(row, &DetailRow::pointedAt, this, [this, index] { Q_EMIT fuPointedAt(index); });
      connect(row, &DetailRow::left, this, &WinDetails::leaveFu);
    }
    ++index;
  }
  m_scroll->ensureVisible(0, 0);
  placeRows();
}

void WinDetails::Part::give(DetailRow &row, TilePainter &painter) const {
  row.setTiles(&painter, tiles);
  row.setNote(note);
}

QList<WinDetails::Part> WinDetails::partsOf(DetailSection section) const {
  QList<Part> parts;
  if (section != DetailSection::Fu) {
    for (const DetailLine &line : section == DetailSection::Payment ? m_payment : m_whatIf)
      parts << Part{line, {}, {}};
    return parts;
  }
  const WinResult &result = m_end.wins[m_win].result;
  int sum = 0;
  for (const FuPart &part : result.fuParts) {
    sum += part.fu;
    parts << Part{{fuName(part.reason), QLocale().toString(part.fu), false},
                  {part.tiles.begin(), part.tiles.end()},
                  fuReasonText(part.reason)};
  }
  parts << Part{
      {sum == result.fu ? tr("Total") : tr("Total, rounded up to the next ten"), fuSumText(result), true},
      {},
      {}};
  return parts;
}

// What the longest section needs for its rows and its sum: no tab is higher than another.
int WinDetails::tallestRows(int width) const {
  int tallest = 0;
  for (int i = 0; i < kDetailSections; ++i) {
    if (!has(static_cast<DetailSection>(i)))
      continue;
    int height = 0;
    for (const Part &part : partsOf(static_cast<DetailSection>(i))) {
      DetailRow row(part.line, nullptr);
      row.setPageScale(m_scale);
      part.give(row, m_painter);
      height += row.heightFor(width);
    }
    tallest = std::max(tallest, height);
  }
  return tallest;
}

// The mouse has left: the row with the keyboard's focus is looked at again.
void WinDetails::leaveFu() {
  for (int i = 0; i + 1 < count(); ++i) {
    if (m_rows[i]->hasFocus()) {
      Q_EMIT fuPointedAt(i);
      return;
    }
  }
  Q_EMIT fuLeft();
}

void WinDetails::fit(qreal scale, int width, int least, int most) {
  setPageScale(scale);
  m_scroll->setPageScale(scale);
  m_scale = scale;
  m_width = width;
  m_least = std::min(least, most);
  m_most = most;
  for (DetailTab *tab : std::as_const(m_tabs))
    tab->setPageScale(scale);
  m_close->setPageScale(scale);
  for (DetailRow *row : std::as_const(m_rows))
    row->setPageScale(scale);
  placeRows();
}

// The tabs and the button that closes the panel; returns where they end.
int WinDetails::placeHead() {
  const int side = qRound(kSide * m_scale);
  const int top = qRound(kTop * m_scale);
  int x = side;
  int tabs = 0;
  int wanted = 0;
  for (DetailTab *tab : std::as_const(m_tabs))
    wanted += tab->isVisibleTo(this) ? tab->sizeHint().width() + 4 : 0;
  const QSize close = m_close->sizeHint();
  const int room = m_width - 2 * side - close.width();
  const qreal share = std::min(1.0, static_cast<qreal>(room) / std::max(1, wanted));
  for (DetailTab *tab : std::as_const(m_tabs)) {
    if (!tab->isVisibleTo(this))
      continue;
    const QSize size = tab->sizeHint();
    tab->setGeometry(x, top, qFloor(size.width() * share), size.height());
    x += qFloor((size.width() + 4) * share);
    tabs = std::max(tabs, size.height());
  }
  m_close->setGeometry(m_width - side - close.width(), top + (tabs - close.height()) / 2, close.width(),
                       close.height());
  return top + tabs;
}

void WinDetails::placeRows() {
  const int side = qRound(kSide * m_scale);
  const int top = qRound(kTop * m_scale);
  const int body = m_width - 2 * side + 2 * qRound(DetailRow::kInset * m_scale);
  const int head = placeHead() + qRound(8 * m_scale);
  const int left = side - qRound(DetailRow::kInset * m_scale);
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
  const int all = std::max(needed + foot - top, tallestRows(body));
  const int height = std::clamp(head + all + top, m_least, m_most);
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
