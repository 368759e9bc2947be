// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What the table widget explains: why something is not possible, and what lies under the pointer.
#include <QToolTip>
#include <algorithm>

#include "widgets/cardplace.h"
#include "widgets/reasoncard.h"
#include "widgets/reasontexts.h"
#include "widgets/tablewidget.h"
#include "widgets/tablewords.h"
#include "widgets/teachmarkup.h"
#include "widgets/words.h"

namespace janso {

namespace {

// How bad it is to hide a pixel of it; see widgets/cardplace.h.
constexpr int kNever = 10000;
constexpr int kOwnPond = 60;
constexpr int kPond = 40;
constexpr int kMeld = 30;
constexpr int kPlate = 4;
constexpr int kBacks = 1;

}  // namespace

// Over backs, which say nothing, as near as may be to the middle of the upper edge: what one clicks, reads
// and decides by stays in sight.
QRect TableWidget::placeNotice(const QList<int> &widths, const std::function<int(int)> &heightFor) const {
  const int gap = std::max(4, toLogical(QRect(0, 0, m_geometry.px(0.25), 1)).width());
  QList<CardObstacle> obstacles;
  const auto never = [&](const QRect &device) {
    obstacles << CardObstacle{toLogical(device).adjusted(-gap, -gap, gap, gap), kNever};
  };
  never(m_geometry.doraPlaque());
  for (int i = 0; i < m_geometry.cornerButtons(); ++i)
    never(m_geometry.cornerButton(i));
  for (int rel = 0; rel < 4; ++rel) {
    for (const int group : {kMeldGroup + rel, kKitaGroup + rel})
      obstacles << CardObstacle{toLogical(m_scene.groups[static_cast<std::size_t>(group)].bounds(0)), kMeld};
    // The ponds grow while the notice is read.
    QRect pond;
    for (const TilePlace &place : m_geometry.pond(rel, QList<bool>(18, false)))
      pond |= place.face;
    obstacles << CardObstacle{toLogical(pond), kPond};
    obstacles << CardObstacle{toLogical(m_geometry.namePlate(rel)), kPlate};
  }
  obstacles << CardObstacle{toLogical(m_geometry.panel()), kPond};
  if (m_card->isShown())
    obstacles << CardObstacle{m_card->geometry(), kPond};
  QRect area = toLogical(m_geometry.felt()).adjusted(gap, gap, -gap, -gap);
  area.setBottom(toLogical(m_geometry.panel()).top() - gap);  // hand, toggles and prompt lie below
  return leastHiding(area, obstacles, QPoint(area.center().x(), area.top()), widths, heightFor,
                     CardHome::TopMiddle);
}

// Above the hand if it can be: what one decides by stays in sight.
QRect TableWidget::placeReason(const QList<int> &widths, const std::function<int(int)> &heightFor) const {
  const auto groups = [this](int group, int weight) {
    return CardObstacle{toLogical(m_scene.groups[static_cast<std::size_t>(group)].bounds(0)), weight};
  };
  const int gap = toLogical(QRect(0, 0, m_geometry.px(0.3), 1)).width();
  QList<CardObstacle> obstacles;
  for (const QRect &never : {handRect().adjusted(0, -4 * gap, 0, 0), promptRect(), waitsRect()}) {
    if (!never.isNull())
      obstacles << CardObstacle{never.adjusted(-gap, -gap, gap, gap), kNever};
  }
  for (int rel = 0; rel < 4; ++rel) {
    obstacles << groups(kPondGroup + rel, rel == 0 ? kOwnPond : kPond) << groups(kMeldGroup + rel, kMeld)
              << groups(kKitaGroup + rel, kMeld) << groups(kWallGroup + rel, kBacks)
              << CardObstacle{toLogical(m_geometry.namePlate(rel)), kPlate};
    if (rel != 0)
      obstacles << groups(kHandGroup + rel, kBacks);
  }
  obstacles << CardObstacle{toLogical(m_geometry.panel()), kPond}
            << CardObstacle{toLogical(m_geometry.handStrip()), kMeld}
            << CardObstacle{toLogical(m_geometry.doraPlaque()), kPond}
            << CardObstacle{toLogical(m_scene.lastDiscard), kOwnPond};
  for (int i = 0; i < m_geometry.cornerButtons(); ++i)
    obstacles << CardObstacle{toLogical(m_geometry.cornerButton(i)), kPlate};
  for (int i = 0; i < m_geometry.toggles(); ++i)
    obstacles << CardObstacle{toLogical(m_geometry.toggle(i)), kPlate};
  const QRect area = toLogical(m_geometry.felt()).adjusted(gap, gap, -gap, -gap);
  const QRect first = toLogical(m_geometry.handTileFace(0));
  return leastHiding(area, obstacles, QPoint(first.left(), first.top() - 5 * gap), widths, heightFor);
}

void TableWidget::explain(const QString &markup, bool stays) {
  if (markup.isEmpty() || handIsHidden())
    return;
  m_card->say(
      markup,
      [this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
        return placeReason(widths, heightFor);
      },
      cardScale(m_geometry), stays);
  updateSpoken();
}

bool TableWidget::explainWhyNot(Asked asked) {
  if (handIsHidden() || isExamined() || !isDealt(m_view.board))
    return false;
  const QString reason = whyNotReason(m_view, asked);
  explain(reason);
  return !reason.isEmpty();
}

void TableWidget::hoverFuriten(bool over) {
  if (over && !m_card->isShown())
    explain(furitenReason(m_view));
  else if (!over && m_card->isShown() && !m_card->stays())
    m_card->close();
}

// Why the tile may not go, or what the hand would wait for without it.
QString TableWidget::tileHint(int index) const {
  if (handIsHidden())
    return {};
  const Tile tile = m_flow.tileAt(index);
  if (const Denial *denial = m_flow.denial(index)) {
    return denial->reason == DenialReason::Kuikae ? plainText(kuikaeReason(m_view, tile))
                                                  : denialText(*denial);
  }
  if (m_flow.isActive() && m_flow.isVeiled(index) && m_flow.isChoosingRiichi())
    return tr("Without %1 the hand is not tenpai.").arg(tileName(tile));
  if (!tile.isKnown() || m_view.concealedCounts().total() % 3 != 2 || isExamined())
    return {};
  return plainText(waitsReason(tenpaiHandAfter(m_view, tile)));
}

void TableWidget::showToolTip(const QPoint &global, QPoint device) {
  const HotSpot hot = hotSpot(device);
  QString text;
  QRect area;
  if (hot.what == Hot::HandTile) {
    text = tileHint(hot.index);
    area = handTileRect(hot.index);
  } else if (hot.what == Hot::Corner) {
    text = hot.index == 0 ? tr("Log") : hot.index == 1 ? tr("Help") : tr("Settings");
    area = m_geometry.cornerButton(hot.index);
  } else if (hot.what == Hot::Toggle) {
    static const std::array<const char *, 5> kTexts{
        QT_TR_NOOP("Keep the hand sorted"), QT_TR_NOOP("Win as soon as it is possible, in this hand"),
        QT_TR_NOOP("Ask for no chi, pon or kan in this hand; wins are still offered"),
        QT_TR_NOOP("Discard every drawn tile in this hand; stops for a win, kan or riichi"),
        QT_TR_NOOP("Set every North aside as soon as it comes, in this hand; stops for a win")};
    text = PlaquePainter::toggleText(hot.index) + u'\n' + tr(kTexts[static_cast<std::size_t>(hot.index)]);
    area = m_geometry.toggle(hot.index);
  } else if (hot.what == Hot::Centre) {
    text = tr("Hold to see the differences to your score");
    area = m_geometry.panel();
  } else if (m_geometry.doraPlaque().contains(device) && !m_dora.isEmpty()) {
    text = doraText(m_view.board);
    area = m_geometry.doraPlaque();
  } else {
    for (int rel = 0; rel < 4; ++rel) {
      const PlateState &plate = m_plates[static_cast<std::size_t>(rel)];
      if (!plate.known || !m_geometry.namePlate(rel).contains(device))
        continue;
      text = QStringList(QStringList{plate.name} + seatMarkTexts(plate.marks, m_view.rules()))
                 .join(QLatin1Char('\n'));
      area = m_geometry.namePlate(rel);
    }
  }
  if (text.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(global, text, this, toLogical(area));
}

}  // namespace janso
