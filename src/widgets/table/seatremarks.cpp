// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/seatremarks.h"

#include <QFontMetricsF>
#include <QtMath>
#include <algorithm>

#include "widgets/look/colors.h"
#include "widgets/look/fonts.h"
#include "widgets/table/cardplace.h"
#include "widgets/table/tableoverlays.h"

namespace janso {

namespace {

constexpr int kRemarkMs = 4000;  // a short line, read beside the game
constexpr qreal kRemarkFont = 0.36;
constexpr qreal kRemarkGrowth = 1.5;
constexpr qreal kRemarkPad = 0.30;
constexpr qreal kWrapped = 0.62;  // of the width of a line: in two lines where one has no room

QFont remarkFont(const TableGeometry &geometry) {
  return theme::serif(geometry.textSize(kRemarkFont, kRemarkGrowth), 600);
}

}  // namespace

QList<SeatRemark> remarksOn(const Event &event) {
  if (const auto *riichi = std::get_if<Riichi>(&event))
    return {{riichi->seat, RemarkOn::Riichi}};
  const auto *hora = std::get_if<Hora>(&event);
  if (hora == nullptr)
    return {};
  QList<SeatRemark> remarks{{hora->info->winner, RemarkOn::Win}};
  if (hora->info->from >= 0)
    remarks << SeatRemark{hora->info->from, RemarkOn::DealIn};
  return remarks;
}

SeatRemarks::SeatRemarks(TableState &state, QObject *parent) : QObject(parent), m_state(state) {
  m_ends.setSingleShot(true);
  m_ends.setInterval(kRemarkMs);
  connect(&m_ends, &QTimer::timeout, this, [this] {
    silence();
    Q_EMIT silenced();
  });
}

void SeatRemarks::follow(const Event &event) {
  if (std::holds_alternative<KyokuStarted>(event))
    silence();
  if (!m_state.options.remarks)
    return;
  for (const SeatRemark &remark : remarksOn(event)) {
    const auto seat = static_cast<std::size_t>(remark.seat);
    const QString text =
        remarkText(m_state.portraits[seat], remark.occasion, remarkVariant(m_state.view.board, remark.seat));
    if (text.isEmpty())
      continue;
    m_state.remarks[seat] = text;
    m_ends.start();
  }
}

void SeatRemarks::silence() {
  m_state.remarks = {};
  m_ends.stop();
}

// --- On the table ---

QString RemarksItem::textOf(int rel) const {
  return m_state.remarks[static_cast<std::size_t>(m_state.seatAt(rel))];
}

QRect RemarksItem::findPlace(int rel) const {
  const QString text = textOf(rel);
  if (text.isEmpty())
    return {};
  const qreal ratio = geometry().ratio();
  const QFontMetricsF metrics(remarkFont(geometry()));
  const qreal pad = 2 * geometry().fx(kRemarkPad);
  const qreal line = metrics.horizontalAdvance(text) + 1;
  const QList<int> widths{qCeil((line + pad) / ratio), qCeil((kWrapped * line + pad) / ratio)};
  const auto heightFor = [&](int width) {
    const QRectF words = metrics.boundingRect(QRectF(0, 0, width * ratio - pad, 10 * metrics.height()),
                                              Qt::TextWordWrap | Qt::AlignHCenter, text);
    return qCeil((words.height() + 0.6 * pad) / ratio);
  };
  const QRect place =
      placeRemarkOn(m_state, rel, toLogical(geometry(), m_prompt.area()), {widths, heightFor});
  return QRectF(place.x() * ratio, place.y() * ratio, place.width() * ratio, place.height() * ratio)
      .toAlignedRect();
}

QRegion RemarksItem::area() const {
  QRegion area;
  for (const QRect &place : m_places)
    area += withShadow(geometry(), place);
  return area;
}

QRegion RemarksItem::refresh() {
  std::array<QString, 4> texts;
  std::array<QRect, 4> places;
  for (int rel = 0; rel < 4; ++rel) {
    texts[static_cast<std::size_t>(rel)] = textOf(rel);
    places[static_cast<std::size_t>(rel)] = findPlace(rel);
  }
  if (texts == m_texts && places == m_places)
    return {};
  const QRegion before = area();
  m_texts = texts;
  m_places = places;
  return before + area();
}

void RemarksItem::paint(QPainter &painter, const QRect &clip) {
  for (std::size_t rel = 0; rel < 4; ++rel) {
    const QRect &place = m_places[rel];
    if (place.isNull() || !clip.intersects(withShadow(geometry(), place)))
      continue;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTablePanel(painter, geometry(), place);
    painter.setFont(remarkFont(geometry()));
    painter.setPen(QColor::fromRgba(theme::kText));
    const int pad = geometry().px(kRemarkPad) - 1;
    painter.drawText(place.adjusted(pad, 0, -pad, 0), Qt::TextWordWrap | Qt::AlignCenter, m_texts[rel]);
    painter.restore();
  }
}

QList<SpokenItem> RemarksItem::spoken() {
  QList<SpokenItem> items;
  for (int rel = 0; rel < 4; ++rel) {
    const auto r = static_cast<std::size_t>(rel);
    if (m_places[r].isNull())
      continue;
    const QString &name = m_state.names[static_cast<std::size_t>(m_state.seatAt(rel))];
    //: What a player says: the name, then the words
    items << SpokenItem{m_places[r], tr("%1 says: %2").arg(name, m_texts[r])};
  }
  return items;
}

}  // namespace janso
