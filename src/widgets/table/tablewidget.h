// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table on the screen: shows a seat's view, animates events, and turns clicks and keys into actions.
//
// It knows views, events and decisions, never the game itself: its owner passes them in and forwards the
// chosen actions. New state is shown at once and the animation follows; any key or click completes it.
// Nothing runs while nothing moves. Sizes and rectangles of the interface are in logical pixels.
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
#include "rules/legal/seatview.h"
#include "widgets/controls/announcer.h"
#include "widgets/decision/actionguard.h"
#include "widgets/decision/openquestion.h"
#include "widgets/decision/tablecommands.h"
#include "widgets/decision/tablekeys.h"
#include "widgets/decision/tablestate.h"
#include "widgets/decision/togglesmodel.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/table/cardplace.h"
#include "widgets/table/cardstrip.h"
#include "widgets/table/seatfaces.h"
#include "widgets/table/seatremarks.h"
#include "widgets/table/tableaccessible.h"
#include "widgets/table/tableanimator.h"
#include "widgets/table/tableinput.h"
#include "widgets/table/tableitem.h"
#include "widgets/table/tableitems.h"
#include "widgets/table/tabletips.h"

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
  // Rebuilds everything at rest. The viewer's hand, that of `view.seat`, is at the bottom.
  void setView(const SeatView &view);
  // `event` has led to `after`: shows `after` and plays the event's animation on top.
  void applyEvent(const Event &event, const SeatView &after);
  const SeatView &view() const { return m_state.view; }
  // By absolute seat.
  void setSeatNames(const std::array<QString, 4> &names, const std::array<QString, 4> &subtitles) {
    m_state.names = names;
    m_state.subtitles = subtitles;
    refresh();
  }
  // By absolute seat, named as in paint/portraits.h; without portraits the plates show no faces. Faces are
  // calm after every setView() and react to an event for a while, unless everything is instant.
  void setSeatPortraits(const std::array<QString, 4> &portraits) {
    m_state.portraits = portraits;
    updateGeometryInfo();
    refresh();
  }
  const std::array<QString, 4> &seatPortraits() const { return m_state.portraits; }
  // Ends the current remarks because a page takes over.
  void hush() {
    m_remarks.silence();
    showState();
  }
  // Shows the viewer's hand from the back (hot-seat, while its owner has nothing to decide).
  void setHandClosed(bool closed) {
    if (std::exchange(m_state.closed, closed) != closed)
      refresh();
  }

  // --- Questions ---
  // `view` is that of the deciding seat. The answer arrives as actionChosen(), also when the toggles answer.
  // The question stays open until the caller clears it.
  void setDecision(const Decision &decision, const SeatView &view);
  void clearDecision() { m_question.clear(); }
  // The answer was not accepted: restarts the open question.
  void restartDecision() { m_question.restart(); }
  // Every guard is consulted before an answer is sent; each must outlive the table.
  void addGuard(ActionGuard *guard) { m_state.flow.addGuard(guard); }
  const DecisionFlow &flow() const { return m_state.flow; }
  // Hot-seat: asks which of the `possible` claims to make without a question; `armed` are ticked at first.
  void askStandingOrders(int seat, const ActionList &possible, const ActionList &armed);

  // --- Curtain ---
  void showCurtain(int seat, const QString &name);
  void hideCurtain();
  bool curtainVisible() const { return m_state.curtained; }

  // --- Coach ---
  // Marks the advised action of the open decision; nothing = no mark.
  void setAdvised(const std::optional<Action> &action);
  const std::optional<Action> &advised() const { return m_state.advised; }
  // Concealed tiles of the viewer that count for a yaku: the others are shown dim. Empty = all are bright.
  void setCounting(const std::vector<Tile> &tiles) {
    if (std::exchange(m_state.counting, tiles) != tiles)
      showState();
  }
  const std::vector<Tile> &counting() const { return m_state.counting; }
  // The action under the pointer or the keyboard cursor, whichever moved last.
  const std::optional<Action> &considered() const { return m_considered; }
  // Whether a warning stopped the considered action; the same click or key again takes it.
  bool asksAgain() const { return m_state.flow.stopped() && m_considered == m_state.flow.stopped(); }
  QRect waitsRect() const;  // null when they are not shown

  // --- Options ---
  void setOptions(const TableOptions &options);
  const TableOptions &options() const { return m_state.options; }
  TogglesModel &toggles() { return m_state.toggles; }

  // --- Commands and keys ---
  static std::span<const TableCommand> commands() { return tableCommands(); }
  // As if the command's key had been pressed. Returns false if the command does nothing now.
  bool trigger(CommandId id) { return m_input->trigger(id); }
  void setKeys(CommandId id, const QKeySequence &keys);
  // What Escape closes before it reaches the question.
  EscapeOrder &escapes() { return m_input->escapes(); }
  // Replaces the clock, in milliseconds, that keeps stray keys from a new question (TableInput).
  void setPromptClock(TableInput::Clock clock) { m_input->setClock(std::move(clock)); }
  QKeySequence keys(CommandId id) const { return m_keys.of(id); }

  // Names the buttons for a hint and the yaku list, which TableOptions::helpButtons shows in a live match.
  void setHelpButtons(const std::array<HelpButton, 2> &buttons) {
    m_state.helps = buttons;
    showState();
  }

  // --- Reasons ---
  // Shows a card over the table with this text (widgets/lexicon/teachmarkup.h), for a while or until it is
  // closed.
  void explain(const QString &markup, bool stays = false);
  // Explains why there is no chi, riichi ... Returns false if it is on offer, or if nobody may look into the
  // hand.
  bool explainWhyNot(Asked asked) override;
  ReasonCard *reasonCard() const { return m_card; }
  // The line above the hand about the open question; a newer text takes its place.
  CaptionCard *caption() const { return m_caption; }
  // The card that describes what the pointer rests on, or what a held key shows.
  const ReasonCard &tipCard() const { return m_tips->card(); }

  // --- Animation ---
  void finishAnimations() {
    m_animator.finish();
    update();
  }
  // Milliseconds from the last applyEvent() until everything that it moved is at rest; 0 if nothing moved.
  qreal contact() const { return m_contact; }
  bool isAnimating() const { return m_animator.isRunning(); }
  // Whether the end of a hand is being shown; endShown() signals when it is over. A key or click only
  // completes it.
  bool isShowingEnd() const { return shows(Sight::Kind::Moment); }
  bool shows(Sight::Kind kind) const { return m_animator.has(kind); }
  bool isDealing() const { return m_animator.walls() != nullptr; }
  // Whether the toggles answer the open question, so that nobody is asked.
  bool answersByItself() const { return m_state.flow.automaticAnswer(m_state.options).has_value(); }
  // Replaces the clock of the motions, for pictures of a given moment.
  void setClock(TableAnimator::Clock clock) { m_animator.setClock(std::move(clock)); }
  void takeTime() { m_animator.tick(); }
  // If false, a face at a name plate will still change automatically.
  bool facesAreCalm() const { return m_state.faces == Faces(); }

  // --- For what is drawn next to or over the table ---
  TilePainter &tilePainter() { return m_items.tilePainter(); }
  // Whether the card, in logical pixels, covers an open meld.
  bool hidesMelds(const QRect &card) const { return janso::hidesMelds(m_state, card); }
  // The strip above the hand, for every text that is shown over the table.
  CardStrip *strip() { return &m_strip; }
  const TableGeometry &geometryInfo() const { return m_state.geometry; }
  QRect promptRect() const;  // null when there is no prompt
  QRect handRect() const { return toLogical(m_state.scene.groups[kHandGroup].bounds(0)); }
  // The viewer's concealed tiles in the order shown, without the drawn one.
  const std::vector<Tile> &shownHand() const { return m_state.hand; }
  // Whether the viewer's hand is shaded by danger now.
  bool showsDanger() const;
  // Texts for screen readers: the viewer's hand, the buttons, then what is open on the table.
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
  void hintRequested();
  void yakuListRequested();
  void consideredChanged();
  // What is shown while a key is held has appeared or disappeared.
  void held();
  // Space is held while no question is open: everything until the next question should be over quickly.
  void hurryChanged(bool hurries);
  void idle();  // the last animation is over
  void endShown();
  void motionSkipped();  // a key or click has completed the motion
  void dealSkipped();    // a key or click has completed a deal

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
  void leaveEvent(QEvent *) override { m_input->clearHover(); }
  void keyPressEvent(QKeyEvent *event) override;
  void keyReleaseEvent(QKeyEvent *event) override;
  void focusInEvent(QFocusEvent *event) override {
    QWidget::focusInEvent(event);
    m_spoken.announceAgain(*this);
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
  // A player who works elsewhere in the window need not return to the table to close the card.
  void showRead(const QString &text) override { explain(text, hasFocus()); }
  void announceText(const QString &text) override { announce(this, text); }
  void explainHovered(const QString &markup) override;
  void showCaption();
  void setDifferences(bool shown) override { m_input->setHeld(CommandId::ShowDifferences, shown); }
  void setPeeking(bool peeking) override;

  // --- State and painting ---
  void updateGeometryInfo();
  void takeView(const SeatView &view);
  void refresh();    // after a change of the view: rebuilds the scene
  void showState();  // after any other change
  void addEscapes();
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
  CardStrip m_strip;
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
