// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/yakudesk.h"

#include <QMainWindow>
#include <QMenuBar>
#include <algorithm>
#include <array>

#include "widgets/controls/paneldock.h"
#include "widgets/paint/tablegeometry.h"
#include "widgets/results/handendpage.h"
#include "widgets/settings/settings.h"
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
// Two docks stand beside each other only while the table keeps this many of its units (pond columns).
constexpr double kLeastColumns = 27.5;

int widthIn(int window) {
  return std::ranges::find_if(kWidths, [window](const PanelWidth &each) { return window >= each.window; })
      ->panel;
}

bool leavesRoom(QSize window, int dockWidth) {
  const double width = window.width() - dockWidth;
  return width >= kLeastColumns * TableGeometry::roomyUnit({width, double(window.height())});
}

}  // namespace

YakuDesk::YakuDesk(const Parts &parts)
    : QObject(parts.window),
      m_parts(parts),
      m_tooltip(new YakuTooltip(parts.window)),
      m_panel(new YakuPanel(m_tooltip, parts.window)),
      m_dock(new PanelDock(QStringLiteral("yakuDock"), Qt::RightDockWidgetArea, m_panel, parts.window)) {
  m_tooltip->setPainter(&m_parts.table->tilePainter());
  m_panel->setPainter(&m_parts.table->tilePainter());
  connect(m_panel, &YakuPanel::orderChosen, this,
          [this](YakuOrder order) { m_parts.settings->setValue(Setting::YakuOrder, yakuOrderWord(order)); });
  connect(m_panel, &YakuPanel::left, m_parts.table, qOverload<>(&QWidget::setFocus));
  connectTooltip();
  m_parts.actions->handle(WindowCommand::ShowYaku, [this](bool on) { setShown(on); });
  m_parts.actions->handle(WindowCommand::LookUpYaku, [this](bool) { search(); });
}

void YakuDesk::connectTooltip() {
  connect(m_panel, &YakuPanel::explaining, this, [this] {
    const QPoint corner = m_parts.table->mapTo(m_parts.window, QPoint());
    m_tooltip->setKeepFree(
        {m_parts.table->promptRect().translated(corner), m_parts.table->handRect().translated(corner)});
  });
  connect(m_parts.handEnd, &HandEndPage::yakuPointedAt, this, [this](YakuId id, const QRect &row) {
    m_tooltip->setKeepFree({});
    m_tooltip->showFor(id, QRect(m_parts.window->mapFromGlobal(row.topLeft()), row.size()), false);
  });
  connect(m_parts.handEnd, &HandEndPage::yakuLeft, m_tooltip, &YakuTooltip::leave);
  connect(m_parts.handEnd, &HandEndPage::finished, m_tooltip, &YakuTooltip::close);
}

void YakuDesk::setCoach(CoachDesk *coach) {
  m_coach = coach;
  connect(coach, &CoachDesk::panelShown, this, &YakuDesk::place);
  connect(coach, &CoachDesk::panelWanted, this, [this] { setShown(false); });
}

void YakuDesk::restore() {
  m_dock->hide();
  m_panel->setOrder(yakuOrderOf(m_parts.settings->text(Setting::YakuOrder)));
  m_shown = m_parts.settings->on(Setting::YakuDockOpen);
  m_parts.actions->action(WindowCommand::ShowYaku)->setChecked(m_shown);
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

void YakuDesk::standBack() {
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

void YakuDesk::place() {
  const QMainWindow &window = *m_parts.window;
  const bool shown = m_shown && m_atTable;
  const int wide = widthIn(window.width());
  const auto fits = [&window, wide](int beside) {
    return leavesRoom({window.width() - beside, window.height() - window.menuWidget()->height()}, wide);
  };
  // Two docks need a wide window: else the coach's makes room for the one that was asked for.
  const int coach = m_coach != nullptr ? m_coach->dockWidth(window.width()) : 0;
  const bool both = coach == 0 || fits(coach);
  if (m_coach != nullptr)
    m_coach->setGivesWay(shown && !both);
  m_tooltip->close();
  if (shown)
    m_dock->showBeside(wide);
  else
    m_dock->hidePanel();
}

}  // namespace janso
