// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table on the screen: shows a seat's view, animates events, and turns clicks and keys into actions.
//
// It knows views, events and decisions, never the game itself: whoever owns it passes them in and sends the
// chosen actions on. State is shown at once, animation follows; any key or click completes it. Nothing runs
// while nothing moves. Sizes and rectangles of the interface are logical pixels.
#pragma once

#include <QKeySequence>
#include <QMouseEvent>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "coach/whynot.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "widgets/controls/announcer.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/actionguard.h"
#include "widgets/table/cardplace.h"
#include "widgets/table/openquestion.h"
#include "widgets/table/seatfaces.h"
#include "widgets/table/seatremarks.h"
#include "widgets/table/tableaccessible.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tablecommands.h"
#include "widgets/table/tableinput.h"
#include "widgets/table/tableitem.h"
#include "widgets/table/tableitems.h"
#include "widgets/table/tablekeys.h"
#include "widgets/table/tablestate.h"
#include "widgets/table/tabletips.h"
#include "widgets/table/togglesmodel.h"

namespace janso {

class CaptionCard;
class ReadOutKeys;
class ReasonCard;
struct TableMoment;

class TableWidget : public QWidget, private TableHost {
  Q_OBJECT

 public:
  explicit TableWidget(QWidget *parent = nullptr);

  // --- What is shown ---
  // Rebuilds everything at rest. The own hand is that of `view.seat`, at the bottom.
  void setView(const SeatView &view);
  // `event` has happened and led to `after`: shows `after`, with the event's animation on top.
  void applyEvent(const Event &event, const SeatView &after);
  const SeatView &view() const { return m_state.view; }
  // By absolute seat.
  void setSeatNames(const std::array<QString, 4> &names, const std::array<QString, 4> &subtitles) {
    m_state.names = names;
    m_state.subtitles = subtitles;
    refresh();
  }
  // Likewise, as paint/portraits.h names them; without them the plates show none. Faces are calm with every
  // setView() and show for a while what they say to an event, unless everything is instant.
  void setSeatPortraits(const std::array<QString, 4> &portraits) {
    m_state.portraits = portraits;
    updateGeometryInfo();
    refresh();
  }
  const std::array<QString, 4> &seatPortraits() const { return m_state.portraits; }
  // What the seats say just now is over: a page says it.
  void hush() {
    m_remarks.beSilent();
    showState();
  }
  // The own hand shows its backs (hot-seat, while its owner is not asked).
  void setHandClosed(bool closed) {
    if (std::exchange(m_state.closed, closed) != closed)
      refresh();
  }

  // --- Questions ---
  // `view` is the asked seat's. The answer comes as actionChosen(); what the toggles answer does so too. The
  // question stays until whoever put it takes it away.
  void setDecision(const Decision &decision, const SeatView &view);
  void clearDecision() { m_question.clear(); }
  // The answer was not taken: the open question begins anew.
  void restartDecision() { m_question.restart(); }
  // All guards are asked before an answer is sent; each must outlive the table.
  void addGuard(ActionGuard *guard) { m_state.flow.addGuard(guard); }
  const DecisionFlow &flow() const { return m_state.flow; }
  // Hot-seat: which of the `possible` claims shall be made without a question; `armed` are ticked at first.
  void askStandingOrders(int seat, const ActionList &possible, const ActionList &armed);

  // --- Curtain ---
  void showCurtain(int seat, const QString &name);
  void hideCurtain();
  bool curtainVisible() const { return m_state.curtained; }

  // --- Coach ---
  // The action of the open decision that is advised, to be marked; nothing = no mark.
  void setAdvised(const std::optional<Action> &action);
  const std::optional<Action> &advised() const { return m_state.advised; }
  // The action that is looked at: under the pointer or the keyboard's cursor, whichever moved last.
  const std::optional<Action> &considered() const { return m_considered; }
  // What is considered was stopped by a warning: the same click or key again does it.
  bool asksAgain() const { return m_state.flow.stopped() && m_considered == m_state.flow.stopped(); }
  QRect waitsRect() const;  // null when they are not shown

  // --- Options ---
  void setOptions(const TableOptions &options);
  const TableOptions &options() const { return m_state.options; }
  TogglesModel &toggles() { return m_state.toggles; }

  // --- Commands and keys ---
  static std::span<const TableCommand> commands() { return tableCommands(); }
  // As if the command's key had been pressed. False when it has nothing to do now.
  bool trigger(CommandId id) { return m_input->trigger(id); }
  void setKeys(CommandId id, const QKeySequence &keys);
  QKeySequence keys(CommandId id) const { return m_keys.of(id); }

  // --- Reasons ---
  // A card over the table with this text (widgets/lexicon/teachmarkup.h); for a while, or until it is closed.
  void explain(const QString &markup, bool stays = false);
  // Why there is no chi, riichi ...; false when it is on offer or nobody may look into the hand.
  bool explainWhyNot(Asked asked) override;
  ReasonCard *reasonCard() const { return m_card; }
  // The line above the hand; silent while a reason is read.
  CaptionCard *caption() const { return m_caption; }
  // The card of what the pointer rests on, or of a key that is held.
  const ReasonCard &tipCard() const { return m_tips->card(); }

  // --- Animation ---
  void finishAnimations() {
    m_animator.finish();
    update();
  }
  // Milliseconds from the last applyEvent() until what it moved lies still; 0 when it moved nothing.
  qreal contact() const { return m_contact; }
  bool isAnimating() const { return m_animator.isRunning(); }
  // The end of a hand is shown; endShown() says that it is over. A key or click only completes it.
  bool isShowingEnd() const { return shows(Sight::Kind::Moment); }
  bool shows(Sight::Kind kind) const { return m_animator.has(kind); }
  bool isDealing() const { return m_animator.walls() != nullptr; }
  // Nobody is asked: the toggles answer what is open.
  bool answersByItself() const { return m_state.flow.automaticAnswer(m_state.options).has_value(); }
  // Another clock for the motions, for pictures of a certain moment.
  void setClock(TableAnimator::Clock clock) { m_animator.setClock(std::move(clock)); }
  void takeTime() { m_animator.tick(); }
  // Else a face at a name plate will change by itself.
  bool facesAreCalm() const { return m_state.faces == Faces(); }

  // --- For what is drawn beside or over the table ---
  TilePainter &tilePainter() { return m_items.tilePainter(); }
  // Whether the card, in logical pixels, lies over an open meld.
  bool hidesMelds(const QRect &card) const { return janso::hidesMelds(m_state, card); }
  // Logical. Where a notice of one of `widths`, the best first, hides least: never buttons, dora, hand or
  // prompt.
  QRect placeNotice(const QList<int> &widths, const std::function<int(int width)> &heightFor) const;
  const TableGeometry &geometryInfo() const { return m_state.geometry; }
  QRect promptRect() const;  // null when there is no prompt
  QRect handRect() const { return toLogical(m_state.scene.groups[kHandGroup].bounds(0)); }
  // The own concealed tiles in the order shown, without the drawn one.
  const std::vector<Tile> &shownHand() const { return m_state.hand; }
  // The own hand is shaded by danger just now.
  bool showsDanger() const;
  // Texts for screen readers: the own hand, the buttons, then what lies open on the table.
  QString handText() const;
  // In logical pixels.
  using SpokenItem = janso::SpokenItem;
  QList<SpokenItem> spokenItems() const;
  void pressSpokenItem(int index);

  QSize sizeHint() const override { return {1280, 800}; }
  QSize minimumSizeHint() const override { return {640, 480}; }

 Q_SIGNALS:
  void actionChosen(quint32 requestId, const janso::Action &action);
  void curtainLifted(int seat);
  void standingOrdersChosen(int seat, const janso::ActionList &armed);
  void helpRequested();
  void logRequested();
  void settingsRequested();
  void consideredChanged();
  // What is shown as long as a key is held has come or gone.
  void held();
  // Space is held while nothing is asked: what comes until the next question shall be over quickly.
  void hurryChanged(bool hurries);
  void idle();  // the last animation is over
  void endShown();
  void motionSkipped();  // a key or click has completed what was on its way
  void dealSkipped();    // likewise, a deal

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *) override { updateGeometryInfo(); }
  void mouseMoveEvent(QMouseEvent *event) override { m_input->movePointer(toDevice(event->position())); }
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override {
    m_input->release(event->button(), toDevice(event->position()));
  }
  void mouseDoubleClickEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *) override { m_input->leave(); }
  void keyPressEvent(QKeyEvent *event) override;
  void keyReleaseEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override {
    QWidget::focusInEvent(event);
    m_spoken.comeBack(*this);
  }
  void focusOutEvent(QFocusEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  // --- For the things on the table ---
  DecisionFlow &answering() override { return m_state.flow; }
  void afterStep(const std::optional<Action> &answer) override;
  void acceptOverlay() override;
  void switchPill(int index) override { m_state.toggles.flip(kPills[static_cast<std::size_t>(index)]); }
  void press(TableCorner corner) override;
  void explainPressed(const QString &markup) override { explain(markup, true); }
  // Who works elsewhere in the window need not come to close it.
  void showRead(const QString &text) override { explain(text, hasFocus()); }
  void tell(const QString &text) override { announce(this, text); }
  void explainHovered(const QString &markup) override;
  void showCaption();
  void setDifferences(bool shown) override { m_input->setHeld(CommandId::ShowDifferences, shown); }
  void setPeeking(bool peeking) override;

  // --- State and painting ---
  void updateGeometryInfo();
  void takeView(const SeatView &view);
  void refresh();    // after a change of the view: makes the scene anew
  void showState();  // after any other change
  void layoutPrompt();
  void startRises();
  void animate(const Event &event, const TableMoment &before);
  bool completeMotion();
  void updateDevice(const QRegion &area);
  QPoint toDevice(QPointF logical) const { return (logical * m_state.geometry.ratio()).toPoint(); }
  QRect toLogical(const QRect &device) const { return janso::toLogical(m_state.geometry, device); }

  // --- Answers and words ---
  void questionBegun(const Decision &decision);
  void togglesChanged();
  void readOut(CommandId id) {
    if (!completeMotion())
      m_input->run(id);
  }
  void updateConsidered();
  void updateSpoken();

  // --- Mouse and keyboard ---
  void showHover();
  QList<QRect> cardsAround() const;
  bool focusNextPrevChild(bool next) override;

  TableState m_state;
  TableAnimator m_animator;
  qreal m_contact = 0;
  TableItems m_items;
  OpenQuestion m_question;
  TableKeys m_keys;
  ReasonCard *m_card = nullptr;
  CaptionCard *m_caption = nullptr;
  TableInput *m_input = nullptr;
  std::optional<Action> m_considered;
  SeatFaces m_faces;
  SeatRemarks m_remarks;
  SpokenFocus m_spoken;
  ReadOutKeys *m_readOut = nullptr;
  std::unique_ptr<TableTips> m_tips;
};

}  // namespace janso
