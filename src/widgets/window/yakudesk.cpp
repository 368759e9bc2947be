// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/yakudesk.h"

#include <QMainWindow>
#include <QMenuBar>
#include <algorithm>
#include <array>

#include "widgets/controls/paneldock.h"
#include "widgets/learn/coachpanel.h"
#include "widgets/look/fonts.h"
#include "widgets/results/handendpage.h"
#include "widgets/settings/settings.h"
#include "widgets/settings/welcome.h"
#include "widgets/table/tablewidget.h"
#include "widgets/window/coachdesk.h"
#include "widgets/window/windowactions.h"
#include "widgets/yaku/yakupanel.h"
#include "widgets/yaku/yakutooltip.h"

namespace janso {

namespace {

struct PanelWidth {
  int window;  // from this width of the window on
  int panel;
};
constexpr std::array<PanelWidth, 3> kWidths{{{1500, 344}, {1000, 320}, {0, 252}}};
// Two panels stand one above the other from this height of the column on; large texts need more.
constexpr int kLeastColumn = 720;
constexpr qreal kMostGrowth = 1.4;
constexpr int kListShare = 60;  // percent of the column for the list: the coach's advice is short

int widthIn(int window) {
  const auto *usual =
      std::ranges::find_if(kWidths, [window](const PanelWidth &each) { return window >= each.window; });
  return widthForTexts(usual->panel, window);
}

bool hasRoomForTwo(int column) {
  return column >= qRound(kLeastColumn * std::clamp(theme::textScale(), 1.0, kMostGrowth));
}

}  // namespace

YakuDesk::YakuDesk(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_tooltip(new YakuTooltip(parts.window)),
      m_panel(new YakuPanel(parts.window)),
      m_dock(new PanelDock(QStringLiteral("yakuDock"), Qt::RightDockWidgetArea, m_panel, parts.window)) {
  m_tooltip->setPainter(&m_parts.table->tilePainter());
  m_panel->setPainter(&m_parts.table->tilePainter());
  connect(m_panel, &YakuPanel::orderChosen, this,
          [this](YakuOrder order) { m_parts.settings->setValue(Setting::YakuOrder, yakuOrderWord(order)); });
  connect(m_panel, &YakuPanel::pointedTiles, m_parts.table, &TableWidget::setCounting);
  connect(m_panel, &YakuPanel::left, m_parts.table, qOverload<>(&QWidget::setFocus));
  connectTooltip();
  followNewcomer();
  m_parts.actions->handle(WindowCommand::ShowYaku, [this](bool on) { setShown(on); });
  m_parts.actions->handle(WindowCommand::LookUpYaku, [this](bool) { search(); });
}

void YakuDesk::connectTooltip() {
  m_parts.table->escapes().add(EscapeLayer::Explanation, [this] {
    const bool open = m_tooltip->isVisible() || m_panel->isExplainingMore();
    m_tooltip->close();
    m_panel->closeExplanation();
    return open;
  });
  connect(m_parts.handEnd, &HandEndPage::yakuPointedAt, this, [this](YakuId id, const QRect &row) {
    if (m_panel->isVisible())
      m_panel->showYaku(id);
    else
      m_tooltip->showFor(id, QRect(m_parts.window->mapFromGlobal(row.topLeft()), row.size()));
  });
  connect(m_parts.handEnd, &HandEndPage::yakuLeft, m_tooltip, &YakuTooltip::hideUnlessPinned);
  connect(m_parts.handEnd, &HandEndPage::finished, m_tooltip, &YakuTooltip::close);
}

void YakuDesk::setRules(const RuleSet &rules) {
  m_panel->setRules(rules);
  m_tooltip->setRules(rules);
}

void YakuDesk::setNaming(YakuNaming naming) {
  m_panel->setNaming(naming);
  m_tooltip->setNaming(naming);
}

void YakuDesk::followNewcomer() {
  const auto show = [this] { m_panel->setBothNames(isNewcomer(*m_parts.settings)); };
  m_parts.settings->follow(Effect::Newcomer, this, show);
  show();
}

void YakuDesk::setCoach(CoachDesk *coach) {
  m_coach = coach;
  connect(coach, &CoachDesk::panelShown, this, &YakuDesk::place);
  connect(coach, &CoachDesk::panelRequested, this, [this] { setShown(false); });
}

void YakuDesk::restore() {
  m_dock->hide();
  m_panel->setOrder(yakuOrderOf(m_parts.settings->text(Setting::YakuOrder)));
  m_shown = m_parts.settings->on(Setting::YakuDockOpen);
  m_parts.actions->action(WindowCommand::ShowYaku)->setChecked(m_shown);
}

void YakuDesk::reopen() {
  m_shown = m_parts.settings->on(Setting::YakuDockOpen);
  m_parts.actions->action(WindowCommand::ShowYaku)->setChecked(m_shown);
  place();
}

void YakuDesk::setAtTable(bool atTable) {
  m_atTable = atTable;
  place();
}

void YakuDesk::setShown(bool shown) {
  m_shown = shown;
  m_parts.settings->setValue(Setting::YakuDockOpen, shown);
  m_parts.actions->action(WindowCommand::ShowYaku)->setChecked(shown);
  place();
  if (!shown)
    m_parts.table->setFocus();
}

void YakuDesk::hidePanel() {
  m_shown = false;
  m_parts.actions->action(WindowCommand::ShowYaku)->setChecked(false);
  place();
}

void YakuDesk::explain(YakuId id) {
  setShown(true);
  m_panel->explain(id);
}

void YakuDesk::search() {
  setShown(true);
  m_panel->focusSearch();
}

// The panels of the column have one width and fixed shares of its height: neither moves from one decision to
// the next.
void YakuDesk::place() {
  QMainWindow &window = *m_parts.window;
  const bool shown = m_shown && m_atTable;
  const int column = window.height() - window.menuWidget()->height();
  const int coach = m_coach != nullptr && shown ? m_coach->dockWidth(window.width()) : 0;
  const bool both = coach > 0 && hasRoomForTwo(column);
  const int wide = std::max(widthIn(window.width()), both ? coach : 0);
  m_panel->setBesideCoach(both);
  if (m_coach != nullptr)
    m_coach->setPanelRoom(coach > 0 && !both ? PanelRoom::None : PanelRoom::Usual, both ? wide : 0);
  m_tooltip->close();
  if (shown)
    m_dock->showDocked(wide);
  else
    m_dock->hidePanel();
  if (both)
    window.resizeDocks({m_dock, m_coach->panel()},
                       {kListShare * column / 100, (100 - kListShare) * column / 100}, Qt::Vertical);
}

}  // namespace janso
