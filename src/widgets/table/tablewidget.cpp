// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/table/tablewidget.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <algorithm>
#include <cmath>

#include "widgets/controls/keygroups.h"
#include "widgets/decision/readoutkeys.h"
#include "widgets/sentences/reasontexts.h"
#include "widgets/table/boarditems.h"
#include "widgets/table/captioncard.h"
#include "widgets/table/dangeritem.h"
#include "widgets/table/eventplan.h"
#include "widgets/table/flightpainter.h"
#include "widgets/table/handitem.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/sightitems.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/table/waitspopover.h"

namespace janso {

TableWidget::TableWidget(QWidget *parent)
    : QWidget(parent),
      m_items(m_state, *this, m_animator),
      m_question(m_state),
      m_strip(m_state,
              [this] {
                return QList<QRect>{promptRect(), waitsRect()};
              }),
      m_faces(m_state),
      m_remarks(m_state) {
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  TableAccessible::install();
  setAccessibleName(tr("Mahjong table"));
  const TableCard::Place place = [this](const QList<int> &widths, const std::function<int(int)> &heightFor) {
    return m_strip.placeFor({widths, heightFor});
  };
  const auto scale = [this] { return cardScale(m_state.geometry); };
  m_card = new ReasonCard(m_items.tilePainter(), place, scale, this);
  m_caption = new CaptionCard(m_items.tilePainter(), place, scale, this);
  m_card->setStrip(&m_strip);
  m_caption->setStrip(&m_strip, CardStrip::Rank::Line);
  m_tips =
      std::make_unique<TableTips>(TableTips::Table{m_state, m_items, this}, [this] { return cardsAround(); });
  m_input = new TableInput({m_state, m_items, m_keys, *this, *m_card}, this);
  addEscapes();
  m_readOut = new ReadOutKeys(this, [this](CommandId id) { readOut(id); });

  m_animator.setReach(
      [this](const Flight &flight, qreal t) { return flightBounds(m_state.geometry, flight, t); });
  connect(&m_animator, &TableAnimator::moved, this, &TableWidget::updateDevice);
  connect(&m_animator, &TableAnimator::changed, this, qOverload<>(&QWidget::update));
  connect(&m_animator, &TableAnimator::rose, this, [this] { updateDevice(m_items.hand().bounds()); });
  connect(&m_animator, &TableAnimator::tinted, this, [this] { updateDevice(m_items.same().area()); });
  connect(&m_animator, &TableAnimator::ended, this, [this](Sight::Kind kind) {
    if (kind == Sight::Kind::Moment && !isShowingEnd())
      Q_EMIT endShown();
  });
  connect(&m_animator, &TableAnimator::idle, this, &TableWidget::idle);
  connect(&m_state.toggles, &TogglesModel::changed, this, &TableWidget::togglesChanged);
  connect(&m_question, &OpenQuestion::begun, this, &TableWidget::questionBegun);
  connect(&m_question, &OpenQuestion::cleared, this, &TableWidget::showState);
  connect(&m_question, &OpenQuestion::chosen, m_card, &ReasonCard::close);
  connect(m_caption, &CaptionCard::captionChanged, this, &TableWidget::showCaption);
  connect(&m_question, &OpenQuestion::answered, this, &TableWidget::actionChosen);
  connect(m_input, &TableInput::repaintNeeded, this, &TableWidget::updateDevice);
  connect(m_input, &TableInput::pointed, this, &TableWidget::showHover);
  connect(m_input, &TableInput::pressedChanged, this, &TableWidget::startRises);
  connect(m_input, &TableInput::ordersChanged, this, &TableWidget::updateSpoken);
  connect(m_input, &TableInput::held, this, &TableWidget::updateSpoken);
  connect(m_input, &TableInput::held, this, &TableWidget::held);
  connect(m_input, &TableInput::hurryChanged, this, &TableWidget::hurryChanged);
  connect(&m_faces, &SeatFaces::calmed, this, &TableWidget::showState);
  connect(&m_remarks, &SeatRemarks::silenced, this, &TableWidget::showState);
  updateGeometryInfo();
}

// --- Geometry ---

void TableWidget::updateGeometryInfo() {
  const qreal ratio = devicePixelRatioF();
  const QSize device(static_cast<int>(std::ceil(width() * ratio - 0.001)),
                     static_cast<int>(std::ceil(height() * ratio - 0.001)));
  const SeatView &view = m_state.view;
  const TableOptions &options = m_state.options;
  const TableKind kind{view.board.seats(),
                       view.rules().kita,
                       hasSeatMarks(view.rules()),
                       !options.exercise,
                       options.helpButtons && options.live,
                       m_state.showsPortraits(),
                       options.tilted,
                       options.hand,
                       options.ponds,
                       options.textScale};
  const TableGeometry geometry(device, ratio, kind);
  if (geometry == m_state.geometry)
    return;
  m_state.geometry = geometry;
  m_animator.finish();
  refresh();
  update();
}

bool TableWidget::event(QEvent *event) {
  bool ratioMayDiffer = event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show;
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
  ratioMayDiffer = ratioMayDiffer || event->type() == QEvent::DevicePixelRatioChange;
#endif
  if (ratioMayDiffer)
    updateGeometryInfo();
  return (m_tips && m_tips->see(*event)) || QWidget::event(event);
}

void TableWidget::changeEvent(QEvent *event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    m_items.restyle();
    setAccessibleName(tr("Mahjong table"));
    refresh();
    update();
  }
  QWidget::changeEvent(event);
}

void TableWidget::updateDevice(const QRegion &area) {
  for (const QRect &rect : area)
    update(toLogical(rect).adjusted(-1, -1, 1, 1));
}

// --- What is shown ---

void TableWidget::takeView(const SeatView &view) {
  m_state.take(view);
  updateGeometryInfo();
}

void TableWidget::setView(const SeatView &view) {
  m_animator.finish();
  m_faces.calm();
  m_remarks.silence();
  takeView(view);
  m_state.flow.deselect();
  refresh();
  update();
}

void TableWidget::applyEvent(const Event &event, const SeatView &after) {
  const Scene scene = m_state.scene;
  const SeatView view = m_state.view;
  const std::vector<Tile> hand = m_state.hand;
  const bool hidden = m_state.handIsHidden();
  if (std::holds_alternative<KyokuStarted>(event)) {
    m_animator.finish();
    m_state.hand.clear();
    m_card->close();
    update();
  }
  takeView(after);
  if (m_state.options.speed > 0) {
    m_faces.follow(event);
    m_remarks.follow(event);
  }
  m_state.flow.deselect();
  refresh();
  m_contact = 0;
  if (isVisible() && after.seat == view.seat)
    animate(event, {scene, view, hand, hidden});
  updateSpoken();
}

void TableWidget::refresh() {
  const Scene before = m_state.scene;
  SceneInput input;
  input.options = m_state.options;
  input.hand = m_state.hand;
  input.closed = m_state.handIsHidden() && !m_state.peeking;
  m_state.scene = buildScene(m_state.geometry, m_state.view, input);
  updateDevice(differenceOf(m_state.geometry, before, m_state.scene));
  m_animator.keepOnly(m_state.scene);
  m_state.flow.setHand(m_state.view, m_state.hand);
  showState();
}

void TableWidget::showState() {
  layoutPrompt();
  updateDevice(m_items.refresh());
  startRises();
  updateDevice(m_items.hand().bounds());
  showCaption();
  m_strip.standAgain();
  updateSpoken();
}

void TableWidget::layoutPrompt() {
  updateDevice(m_items.advice().bounds());
  m_items.prompt().layout(m_keys.namesOnPrompt());
  updateDevice(m_items.advice().bounds());
}

void TableWidget::setAdvised(const std::optional<Action> &action) {
  if (action == m_state.advised)
    return;
  m_state.advised = action;
  m_state.flow.heed(action);
  updateDevice(m_items.advice().bounds());
}

// --- Painting ---

void TableWidget::paintEvent(QPaintEvent *event) {
  QPainter painter(this);
  const qreal ratio = m_state.geometry.ratio();
  painter.scale(1 / ratio, 1 / ratio);
  // With a fractional ratio the widget's origin may lie between device pixels.
  const QTransform transform = painter.deviceTransform();
  painter.translate(std::round(transform.dx()) - transform.dx(), std::round(transform.dy()) - transform.dy());
  const QRect logical = event->region().boundingRect();
  const QRect clip =
      QRectF(logical.x() * ratio, logical.y() * ratio, logical.width() * ratio, logical.height() * ratio)
          .toAlignedRect()
          .adjusted(-1, -1, 1, 1);
  m_items.paint(painter, clip);
  m_animator.notePainted();
}

// --- Motion ---

void TableWidget::animate(const Event &event, const TableMoment &before) {
  const TableOptions &options = m_state.options;
  if (options.speed <= 0)
    return;
  const TableMoment after{m_state.scene, m_state.view, m_state.hand, m_state.handIsHidden()};
  const MotionPlan plan = planOf(event, {m_state.geometry, before, after, options, m_items.words(),
                                         m_animator.left(Sight::Kind::Moment)});
  m_animator.play(plan, options.speed * plan.pace);
  m_contact = plan.contact() / (options.speed * plan.pace);
}

void TableWidget::startRises() {
  const TableOptions &options = m_state.options;
  const int rise = motionOf(Motion::TileRise).duration;
  m_animator.setRises(m_items.hand().rises(), isVisible() ? options.duration(rise) : 0);
  if (const QRegion changed = m_items.same().refresh(); !changed.isEmpty()) {
    m_animator.setTint(0, 0);
    updateDevice(changed);
  }
  const bool wanted = m_items.same().isWanted();
  m_animator.setTint(wanted ? 1 : 0, isVisible() ? options.duration(SameTilesItem::tintTime(wanted)) : 0);
}

// What is shown of the end of a hand takes the key or click for itself.
bool TableWidget::completeMotion() {
  const bool ends = isShowingEnd();
  const bool deals = isDealing();
  const bool moves = m_animator.isRunning();
  finishAnimations();
  if (moves)
    Q_EMIT motionSkipped();
  if (deals)
    Q_EMIT dealSkipped();
  return ends;
}

// --- Questions ---

void TableWidget::setDecision(const Decision &decision, const SeatView &view) {
  if (!(view == m_state.view)) {
    takeView(view);
    refresh();
  }
  m_question.put(decision);
}

void TableWidget::questionBegun(const Decision &decision) {
  m_input->setHurries(false);
  m_input->noteQuestion();
  m_tips->hide();
  m_state.hoverWaits = false;
  m_items.orders().hide();
  layoutPrompt();
  announceText(m_items.offers());
  showState();
  explain(unaskedReason(m_state.view, decision));
}

void TableWidget::afterStep(const std::optional<Action> &answer) {
  if (answer)
    m_question.answer(*answer);
  else
    showState();
}

void TableWidget::askStandingOrders(int seat, const ActionList &possible, const ActionList &armed) {
  m_items.orders().ask(seat, possible, armed);
  showState();
}

void TableWidget::showCurtain(int seat, const QString &name) {
  m_card->close();
  m_items.curtain().setOwner(seat, m_state.view.board.seatWind(seat), name);
  m_state.curtained = true;
  m_state.peeking = false;
  m_items.orders().hide();
  refresh();
  update();
}

void TableWidget::hideCurtain() {
  m_state.curtained = false;
  m_state.peeking = false;
  refresh();
  update();
}

void TableWidget::setPeeking(bool peeking) {
  if (peeking == m_state.peeking)
    return;
  m_state.peeking = peeking;
  refresh();
  update();
}

void TableWidget::acceptOverlay() {
  if (m_state.curtained) {
    const int seat = m_items.curtain().seat();
    hideCurtain();
    m_question.answerByItself();
    Q_EMIT curtainLifted(seat);
  } else if (m_items.orders().isShown()) {
    const ActionList armed = m_items.orders().armed();
    updateDevice(m_items.orders().bounds());
    m_items.orders().hide();
    showState();
    Q_EMIT standingOrdersChosen(m_items.orders().seat(), armed);
  }
}

// --- Mouse and keyboard ---

// A click or key first completes what is still moving.
void TableWidget::mousePressEvent(QMouseEvent *event) {
  if (!completeMotion())
    m_input->press(event->button(), toDevice(event->position()));
}

void TableWidget::mouseDoubleClickEvent(QMouseEvent *event) {
  if (!m_input->ignoresSecondPress(toDevice(event->position())))
    mousePressEvent(event);
}

void TableWidget::keyPressEvent(QKeyEvent *event) {
  if (!event->isAutoRepeat() && !isModifierKey(event->key()) && completeMotion())
    return;
  if (!m_input->pressKey(*event))
    QWidget::keyPressEvent(event);
}

void TableWidget::keyReleaseEvent(QKeyEvent *event) {
  if (!m_input->releaseKey(*event))
    QWidget::keyReleaseEvent(event);
}

void TableWidget::focusOutEvent(QFocusEvent *event) {
  m_input->releaseAll();
  QWidget::focusOutEvent(event);
}

bool TableWidget::focusNextPrevChild(bool next) {
  return m_input->switchArea(next) || QWidget::focusNextPrevChild(next);
}

void TableWidget::showHover() {
  const TableHit &hit = m_state.hover;
  setCursor(hit.item != nullptr && hit.item->isPressable(hit) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  startRises();
  updateDevice(m_items.waits().refresh());
  m_tips->refresh();
  updateConsidered();
}

// --- Options ---

void TableWidget::setOptions(const TableOptions &options) {
  const bool leans = options.tilted != m_state.options.tilted && isVisible() && options.duration(1) > 0;
  if (leans) {
    m_animator.finish();
    m_items.rememberView();
  }
  m_state.options = options;
  m_state.toggles.setKitaFromStart(options.autoKita);
  m_items.tilePainter().setLook(options.tiles);
  m_items.restyle();
  updateGeometryInfo();
  refresh();
  update();
  if (leans)
    m_animator.play(m_items.leanIntoView(), options.speed);
}

void TableWidget::togglesChanged() {
  m_state.arrangeHand();
  m_question.takeToggles();
  refresh();
  m_question.answerByItself();
}

void TableWidget::press(TableCorner corner) {
  switch (corner) {
    case TableCorner::Log:
      return Q_EMIT logRequested();
    case TableCorner::Help:
      return Q_EMIT helpRequested();
    case TableCorner::Settings:
      return Q_EMIT settingsRequested();
    case TableCorner::Hint:
      return Q_EMIT hintRequested();
    case TableCorner::YakuList:
      return Q_EMIT yakuListRequested();
  }
}

void TableWidget::setKeys(CommandId id, const QKeySequence &keys) {
  m_keys.set(id, keys);
  m_readOut->set(id, keys);
  layoutPrompt();
}

}  // namespace janso
