// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/tablewidget.h"

#include <QResizeEvent>
#include <algorithm>
#include <cmath>

#include "widgets/feltpainter.h"
#include "widgets/reasoncard.h"
#include "widgets/reasontexts.h"
#include "widgets/tableaccessible.h"
#include "widgets/words.h"

namespace janso {

namespace {

constexpr int kAutoDelayMs = 350;

}  // namespace

TableWidget::TableWidget(QWidget *parent)
    : QWidget(parent), m_scenePainter(m_tiles), m_centre(m_tiles), m_prompt(m_tiles), m_view(emptyView(0)) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  TableAccessible::install();
  setAccessibleName(tr("Mahjong table"));
  m_card = new ReasonCard(m_tiles, this);
  for (const TableCommand &command : commands())
    m_keys.insert(command.id, command.defaultSequence());

  connect(&m_animator, &TableAnimator::moved, this, [this] { updateDevice(m_animator.bounds(m_geometry)); });
  connect(&m_animator, &TableAnimator::landed, this, [this] {
    update();
    if (!isAnimating())
      Q_EMIT idle();
  });
  m_riseTimer.setInterval(16);
  m_riseTimer.setTimerType(Qt::PreciseTimer);
  connect(&m_riseTimer, &QTimer::timeout, this, &TableWidget::stepRises);
  m_autoTimer.setSingleShot(true);
  connect(&m_autoTimer, &QTimer::timeout, this, [this] {
    if (const std::optional<Action> answer = m_flow.automaticAnswer(answeringOptions()))
      sendAnswer(answer);
  });
  updateGeometryInfo();
}

TableWidget::~TableWidget() = default;

// --- Geometry ---

TableKind TableWidget::tableKind(const SeatView &view) const {
  return {view.board.seats(), view.rules().kita, hasSeatMarks(view.rules()), !m_options.exercise};
}

void TableWidget::updateGeometryInfo() {
  const qreal ratio = devicePixelRatioF();
  const QSize device(static_cast<int>(std::ceil(width() * ratio - 0.001)),
                     static_cast<int>(std::ceil(height() * ratio - 0.001)));
  const TableGeometry geometry(device, ratio, tableKind(m_view));
  if (geometry == m_geometry)
    return;
  m_geometry = geometry;
  m_felt = QPixmap();
  m_animator.finish();
  refresh();
  update();
}

void TableWidget::resizeEvent(QResizeEvent *) {
  updateGeometryInfo();
}

bool TableWidget::event(QEvent *event) {
  bool ratioMayDiffer = event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
  ratioMayDiffer = ratioMayDiffer || event->type() == QEvent::DevicePixelRatioChange;
#endif
  if (ratioMayDiffer)
    updateGeometryInfo();
  if (event->type() == QEvent::ToolTip) {
    const auto *help = static_cast<QHelpEvent *>(event);
    showToolTip(help->globalPos(), toDevice(help->pos()));
    return true;
  }
  return QWidget::event(event);
}

void TableWidget::changeEvent(QEvent *event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    m_centre.invalidate();
    setAccessibleName(tr("Mahjong table"));
    refresh();
    update();
  }
  QWidget::changeEvent(event);
}

// --- What is shown ---

void TableWidget::takeView(const SeatView &view) {
  const bool sameHand = view.seat == m_view.seat && view.board.kyoku == m_view.board.kyoku &&
                        view.board.bakaze == m_view.board.bakaze && view.board.honba == m_view.board.honba;
  if (!sameHand)
    m_hand.clear();
  const BoardPhase phase = view.board.phase;
  if (!sameHand || phase == BoardPhase::Draw || phase == BoardPhase::Discard ||
      phase == BoardPhase::AfterDahai)
    m_revealed = {};
  m_view = view;
  arrangeHand();
  if (!(m_geometry.kind() == tableKind(view)))
    updateGeometryInfo();
}

// Sorted, or in the order in which the tiles came.
void TableWidget::arrangeHand() {
  std::vector<Tile> rest(m_view.hand.begin(), m_view.hand.end());
  if (m_toggles.sort) {
    m_hand = rest;
    return;
  }
  std::vector<Tile> order;
  for (Tile tile : m_hand) {
    const auto at = std::find(rest.begin(), rest.end(), tile);
    if (at != rest.end()) {
      order.push_back(tile);
      rest.erase(at);
    }
  }
  order.insert(order.end(), rest.begin(), rest.end());
  m_hand = order;
}

void TableWidget::setView(const SeatView &view) {
  m_animator.finish();
  m_banner.hide();
  takeView(view);
  m_selected = -1;
  refresh();
  update();
}

void TableWidget::applyEvent(const Event &event, const SeatView &after) {
  const Scene before = m_scene;
  const SeatView was = m_view;
  const std::vector<Tile> handWas = m_hand;
  if (std::holds_alternative<KyokuStarted>(event)) {
    m_animator.finish();
    m_hand.clear();
    m_card->close();
    m_revealed = {};
    m_toggles.autoWin = m_toggles.noCalls = m_toggles.autoDiscard = false;
    m_toggles.autoKita = m_options.autoKita;
    Q_EMIT togglesChanged();
    updateDevice(QRect(QPoint(0, 0), m_geometry.size()));
  }
  if (const auto *hora = std::get_if<Hora>(&event)) {
    HandTiles hand = hora->info->hand;
    if (hora->info->from < 0 && hand.size() < hand.capacity())
      hand.push_back(hora->info->winTile);
    m_revealed[static_cast<std::size_t>(hora->info->winner)] = hand;
  }
  if (const auto *draw = std::get_if<Ryukyoku>(&event))
    m_revealed = draw->info->hands;
  takeView(after);
  m_selected = -1;
  refresh();
  m_animator.keepOnly(m_scene);
  if (isVisible() && after.seat == was.seat)
    animate(event, before, was, handWas);
  updateSpoken();
}

SceneInput TableWidget::sceneInput() const {
  SceneInput input;
  input.options = m_options;
  input.hand = m_hand;
  input.closed = handIsHidden() && !m_curtain.isPeeking();
  input.revealed = m_revealed;
  return input;
}

QStringList TableWidget::doraNames() const {
  QStringList names;
  for (Tile indicator : m_view.board.doraIndicators) {
    if (indicator.isKnown())
      names.append(tileName(Tile(doraOf(indicator.kind(), m_view.board.seats()))));
  }
  return names;
}

std::array<PlateState, 4> TableWidget::plateStates() const {
  std::array<PlateState, 4> plates;
  const Board &board = m_view.board;
  const bool playing = board.phase != BoardPhase::Idle && board.phase != BoardPhase::Ended &&
                       board.phase != BoardPhase::MatchOver;
  for (int rel = 0; rel < 4; ++rel) {
    const int seat = (m_view.seat + rel) % 4;
    const auto s = static_cast<std::size_t>(seat);
    PlateState &plate = plates[static_cast<std::size_t>(rel)];
    plate.name = m_names[s];
    plate.subtitle = m_subtitles[s];
    plate.wind = board.seatWind(seat);
    plate.turn = playing && board.turn == seat;
    plate.riichi = board.players[s].riichi == RiichiState::Accepted;
    plate.openRiichi = board.players[s].openRiichi;
    if (isDealt(board))
      plate.marks = seatMarks(board, seat);
    plate.known = seat < board.seats() && !m_names[s].isEmpty();
  }
  return plates;
}

void TableWidget::refresh() {
  const Scene scene = buildScene(m_geometry, m_view, sceneInput());
  for (std::size_t i = 0; i < scene.groups.size(); ++i) {
    if (!(scene.groups[i] == m_scene.groups[i])) {
      updateDevice(scene.groups[i].bounds(m_geometry.unit()));
      updateDevice(m_scene.groups[i].bounds(m_geometry.unit()));
    }
  }
  for (int rel = 0; rel < 4; ++rel) {
    if (scene.sticks[static_cast<std::size_t>(rel)] != m_scene.sticks[static_cast<std::size_t>(rel)])
      updateDevice(m_geometry.riichiStick(rel).adjusted(-6, -6, 6, 6));
  }
  if (scene.lastDiscard != m_scene.lastDiscard) {
    updateDevice(lastDiscardBounds(m_geometry, scene));
    updateDevice(lastDiscardBounds(m_geometry, m_scene));
  }
  const int dot = m_geometry.px(0.4);
  for (const QPoint &at : {scene.nextDraw, m_scene.nextDraw}) {
    if (scene.nextDraw != m_scene.nextDraw && !at.isNull())
      updateDevice(QRect(at - QPoint(dot, dot), QSize(2 * dot, 2 * dot)));
  }
  m_scene = scene;

  const CentreState centre = centreState(m_view.board, m_view.seat, m_differences);
  if (!(centre == m_centreState))
    updateDevice(CentrePainter::bounds(m_geometry));
  m_centreState = centre;
  const std::array<PlateState, 4> plates = plateStates();
  for (int rel = 0; rel < 4; ++rel) {
    if (!(plates[static_cast<std::size_t>(rel)] == m_plates[static_cast<std::size_t>(rel)]))
      updateDevice(m_geometry.namePlate(rel).adjusted(-2, -2, 2, m_geometry.px(0.7)));
  }
  m_plates = plates;
  const QStringList dora = doraNames();
  if (dora != m_dora)
    updateDevice(m_geometry.doraPlaque());
  m_dora = dora;
  updateDevice(furitenRect());

  m_flow.setHand(m_view, m_hand);
  const QRect melds = m_scene.groups[kMeldGroup].bounds(0);
  m_curtain.setLimit(melds.isNull() ? 1 << 20 : melds.left());
  updateDevice(m_curtain.rect(m_geometry).adjusted(-40, -40, 40, 40));
  layoutPrompt();
  updateWaits();
  startRises();
  updateSpoken();
}

void TableWidget::setSeatNames(const std::array<QString, 4> &names, const std::array<QString, 4> &subtitles) {
  m_names = names;
  m_subtitles = subtitles;
  refresh();
}

void TableWidget::setHandClosed(bool closed) {
  if (closed == m_closed)
    return;
  m_closed = closed;
  refresh();
}

// --- Questions ---

void TableWidget::setDecision(const Decision &decision, const SeatView &view) {
  m_autoTimer.stop();
  if (!(view == m_view)) {
    takeView(view);
    refresh();
  }
  m_orders.hide();
  m_selected = -1;
  m_stopped.reset();
  m_flow.start(decision, m_view, m_toggles, m_hand);
  layoutPrompt();
  updateWaits();
  startRises();
  updateDevice(m_scene.groups[kHandGroup].bounds(m_geometry.unit()));
  updateSpoken();
  // A tile that completes the hand and is no win: the reason comes unasked.
  for (const Denial &denial : decision.denied) {
    if (denial.type == ActionType::Ron || denial.type == ActionType::Tsumo) {
      explain(noWinReason(m_view, denial));
      break;
    }
  }
  answerByItself();
}

// Here the pill beside the hand decides, which begins each hand as the option is.
TableOptions TableWidget::answeringOptions() const {
  TableOptions options = m_options;
  options.autoKita = m_toggles.autoKita;
  return options;
}

// The toggles, and riichi, answer without the player; a moment later, so that he sees what he drew.
void TableWidget::answerByItself() {
  if (!m_flow.isActive() || !m_flow.automaticAnswer(answeringOptions()))
    return;
  const bool skips = m_flow.isClaim() && !m_flow.offersWin();
  m_autoTimer.start(skips ? 0 : qRound(duration(kAutoDelayMs)));
}

void TableWidget::clearDecision() {
  m_autoTimer.stop();
  m_flow.clear();
  m_flow.setHand(m_view, m_hand);
  m_selected = -1;
  layoutPrompt();
  updateWaits();
  startRises();
  updateDevice(m_scene.groups[kHandGroup].bounds(m_geometry.unit()));
  updateSpoken();
}

void TableWidget::layoutPrompt() {
  updateDevice(m_prompt.bounds(m_geometry));
  updateDevice(m_orders.isShown() ? m_orders.rect().adjusted(-30, -30, 30, 30) : QRect());
  if (m_orders.isShown())
    m_orders.layout(m_geometry, m_view);
  if (!m_flow.isActive() || handIsHidden()) {
    m_prompt.clear();
    return;
  }
  static constexpr std::array<CommandId, kPromptKinds> kKeyOf{
      CommandId::Win,    CommandId::Riichi, CommandId::OpenRiichi, CommandId::Kita,
      CommandId::Kan,    CommandId::Pon,    CommandId::Chi,        CommandId::Accept,
      CommandId::Cancel, CommandId::Skip,   CommandId::Skip};
  std::vector<QString> keys;
  for (std::size_t i = 0; i < kKeyOf.size(); ++i) {
    const bool named = static_cast<PromptKind>(i) != PromptKind::Kyuushu;
    keys.push_back(named ? m_keys.value(kKeyOf[i]).toString(QKeySequence::NativeText) : QString());
  }
  PromptBar::KeepClear clear;
  for (const SceneGroup &wall : {m_scene.groups[kWallGroup], m_scene.groups[kWallGroup + 1]}) {
    for (const SceneTile &tile : wall.tiles) {
      if (!tile.style.back)
        clear.indicators.append(tile.bounds());
    }
  }
  for (int group : {kPondGroup, kPondGroup + 1, kKitaGroup, kKitaGroup + 1, kHandGroup + 1, kMeldGroup + 1}) {
    for (const SceneTile &tile : m_scene.groups[static_cast<std::size_t>(group)].tiles)
      clear.tiles.append(tile.bounds());
  }
  for (int i = 0; i < m_geometry.toggles(); ++i)
    clear.controls.append(m_geometry.toggle(i));
  m_prompt.layout(m_geometry, m_flow, m_view, keys, clear);
  updateDevice(m_prompt.bounds(m_geometry));
}

void TableWidget::sendAnswer(const std::optional<Action> &answer) {
  if (!answer || !m_flow.isActive())
    return;
  const quint32 id = m_flow.decision()->id;
  const Action action = *answer;
  m_card->close();
  clearDecision();
  Q_EMIT actionChosen(id, action);
}

// After any step of the flow: send what came of it, or show the new state.
void TableWidget::afterStep(const std::optional<Action> &answer) {
  if (answer) {
    sendAnswer(answer);
    return;
  }
  layoutPrompt();
  updateWaits();
  startRises();
  updateDevice(m_scene.groups[kHandGroup].bounds(m_geometry.unit()));
  updateSpoken();
}

void TableWidget::askStandingOrders(int seat, const ActionList &possible) {
  m_orders.ask(seat, possible);
  layoutPrompt();
  updateDevice(m_orders.rect().adjusted(-30, -30, 30, 30));
  updateSpoken();
}

// --- Curtain ---

void TableWidget::showCurtain(int seat, const QString &name) {
  m_card->close();
  m_curtain.show(seat, m_view.board.seatWind(seat), name);
  m_orders.hide();
  refresh();
  update();
}

void TableWidget::hideCurtain() {
  m_curtain.hide();
  refresh();
  update();
}

// --- Options ---

void TableWidget::setOptions(const TableOptions &options) {
  const TableOptions was = m_options;
  m_options = options;
  if (options.autoKita != was.autoKita)
    m_toggles.autoKita = options.autoKita;
  m_tiles.setBack(options.back);
  m_tiles.setMarks(options.indexMarks);
  m_centre.invalidate();
  if (options.felt != was.felt)
    m_felt = QPixmap();
  updateGeometryInfo();
  refresh();
  update();
}

void TableWidget::setToggles(const TableToggles &toggles) {
  if (toggles == m_toggles)
    return;
  m_toggles = toggles;
  arrangeHand();
  if (m_flow.isActive() && !m_flow.asksToPass() && !m_flow.isChoosingRiichi())
    m_flow.start(Decision(*m_flow.decision()), m_view, m_toggles, m_hand);
  refresh();
  for (int i = 0; i < m_geometry.toggles(); ++i)
    updateDevice(m_geometry.toggle(i));
  Q_EMIT togglesChanged();
  answerByItself();
}

void TableWidget::setKeys(CommandId id, const QKeySequence &keys) {
  m_keys.insert(id, keys);
  layoutPrompt();
}

QRect TableWidget::promptRect() const {
  QRect area;
  for (const PromptItem &item : m_prompt.items())
    area |= item.rect;
  if (m_orders.isShown())
    area |= m_orders.rect();
  return area.isNull() ? area : toLogical(area);
}

QRect TableWidget::handRect() const {
  return toLogical(m_scene.groups[kHandGroup].bounds(0));
}

}  // namespace janso
