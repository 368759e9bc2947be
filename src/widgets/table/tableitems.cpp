// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tableitems.h"

#include <algorithm>

#include "widgets/table/boarditems.h"
#include "widgets/table/dangeritem.h"
#include "widgets/table/handitem.h"
#include "widgets/table/helpitem.h"
#include "widgets/table/promptbar.h"
#include "widgets/table/seatremarks.h"
#include "widgets/table/sightitems.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/table/tedashiitem.h"
#include "widgets/table/waitspopover.h"

namespace janso {

TableItems::TableItems(const TableState &state, TableHost &host, const TableAnimator &animator)
    : m_state(state), m_scene(m_tiles), m_tilt(m_tiles) {
  lay<FeltItem>(state, host);
  m_center = lay<CenterItem>(state, host, m_tiles, animator);
  lay<GlowItem>(state, host, animator);
  m_board = lay<TilesItem>(state, host, m_scene, m_tilt, animator);
  lay<LastTedashiItem>(state, host, animator);
  lay<MarkersItem>(state, host, m_scene, animator);
  m_viewTurn = lay<ViewTurnItem>(state, host, animator);
  m_dora = lay<DoraItem>(state, host, m_plaques);
  lay<EdgeItem>(state, host, m_scene, animator);
  TableItem *plates = lay<PlatesItem>(state, host, m_plaques);
  TableItem *pills = lay<PillsItem>(state, host, m_plaques);
  TableItem *helps = lay<HelpItem>(state, host, m_plaques);
  lay<CornersItem>(state, host, m_plaques);
  m_hand = lay<HandItem>(state, host, m_scene, m_tiles, animator);
  m_danger = lay<DangerItem>(state, host, *m_hand, animator);
  m_same = lay<SameTilesItem>(state, host, *m_hand, animator);
  lay<DarkItem>(state, host, animator);
  lay<FlightsItem>(state, host, m_scene, m_tilt, m_tiles, animator);
  TableItem *furiten = lay<FuritenItem>(state, host);
  m_prompt = lay<PromptBar>(state, host, m_tiles);
  TableItem *remarks = lay<RemarksItem>(state, host, *m_prompt);
  m_orders = lay<StandingPanel>(state, host, m_tiles);
  m_curtain = lay<Curtain>(state, host);
  m_advice = lay<AdviceItem>(state, host, *m_hand, *m_prompt);
  m_waits = lay<WaitsPopover>(state, host, m_tiles, *m_hand, *m_prompt);
  m_words = lay<WordsItem>(state, host, animator);
  m_reading = {m_curtain, m_orders, m_hand, m_prompt, m_waits, m_danger, furiten,
               m_dora,    m_center, plates, remarks,  m_board, pills,    helps};
}

TableItems::~TableItems() = default;

template <class Item, class... Parts>
Item *TableItems::lay(const TableState &state, TableHost &host, Parts &...parts) {
  auto made = std::make_unique<Item>(state, host, parts...);
  Item *item = made.get();
  m_items.push_back(std::move(made));
  return item;
}

void TableItems::paint(QPainter &painter, const QRect &clip) const {
  auto item = m_items.begin();
  // On its way to another view the table is a picture: nothing of it is seen itself.
  if (m_viewTurn->hides())
    item = std::find_if(m_items.begin(), m_items.end(),
                        [this](const auto &each) { return each.get() == m_viewTurn; });
  for (; item != m_items.end(); ++item)
    (*item)->paint(painter, clip);
}

// The table alone, without what stays flat on the screen.
QImage TableItems::tablePicture() const {
  QImage picture(m_state.geometry.size(), QImage::Format_RGB32);
  QPainter painter(&picture);
  for (const auto &item : m_items) {
    if (item.get() == m_viewTurn)
      break;
    item->paint(painter, picture.rect());
  }
  return picture;
}

void TableItems::rememberView() const {
  m_viewTurn->prepare(tablePicture());
}

MotionPlan TableItems::leanIntoView() const {
  const bool tilted = m_state.geometry.kind().tilted;
  m_viewTurn->begin(tablePicture());
  Sight view;
  view.kind = Sight::Kind::View;
  view.area = QRect(QPoint(), m_state.geometry.size());
  view.from = tilted ? 0 : 1;
  view.to = tilted ? 1 : 0;
  view.timing = Timing(Motion::ViewTurn);
  MotionPlan plan;
  plan.sights.append(view);
  return plan;
}

QRegion TableItems::refresh() const {
  QRegion changed;
  for (const auto &item : m_items)
    changed += item->refresh();
  return changed;
}

void TableItems::restyle() const {
  for (const auto &item : m_items)
    item->restyle();
}

TableHit TableItems::hitAt(QPoint device) const {
  for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
    if (const std::optional<TableHit> hit = (*item)->hit(device))
      return *hit;
  }
  return {};
}

std::optional<TableTip> TableItems::tipAt(QPoint device) const {
  for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
    if (const std::optional<TableTip> tip = (*item)->tip(device))
      return tip;
    const std::optional<TableHit> covers = (*item)->hit(device);
    if (covers && covers->item != nullptr)
      break;
  }
  return std::nullopt;
}

std::optional<TableTip> TableItems::heldTip() const {
  for (auto item = m_items.rbegin(); item != m_items.rend(); ++item) {
    if (std::optional<TableTip> tip = (*item)->heldTip())
      return tip;
  }
  return std::nullopt;
}

QString TableItems::description() const {
  QStringList texts;
  for (const auto &item : m_items) {
    if (const QString held = item->heldText(); !held.isEmpty())
      texts << held;
  }
  return texts.join(QStringLiteral(". "));
}

QString TableItems::offers() const {
  QStringList buttons;
  for (const SpokenItem &button : m_prompt->spoken())
    buttons << button.name;
  return buttons.join(QStringLiteral("; "));
}

QStringList TableItems::readOut(CommandId what) const {
  if (what == CommandId::SayHand)
    return {m_hand->text()};
  TableItem *item = what == CommandId::SayDora     ? m_dora
                    : what == CommandId::SayPonds  ? m_board
                    : what == CommandId::SayScores ? m_center
                                                   : m_waits;
  QStringList lines;
  for (const SpokenItem &spoken : item->spoken())
    lines << spoken.name;
  return lines;
}

QList<SpokenItem> TableItems::spoken() const {
  QList<SpokenItem> spoken;
  for (TableItem *item : m_reading) {
    spoken.append(item->spoken());
    if (item->isModal())
      break;
  }
  return spoken;
}

}  // namespace janso
