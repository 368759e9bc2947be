// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table on the screen: shows a seat's view, animates events, and turns clicks and keys into actions.
//
// It knows views, events and decisions, never the game itself: whoever owns it passes them in and sends the
// chosen actions on. State is shown at once, animation follows; any key or click completes it. Nothing runs
// while nothing moves. Sizes and rectangles of the interface are logical pixels.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QKeySequence>
#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "coach/whynot.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/seatview.h"
#include "widgets/centrepainter.h"
#include "widgets/decisionflow.h"
#include "widgets/plaquepainter.h"
#include "widgets/promptbar.h"
#include "widgets/scenepainter.h"
#include "widgets/tableanimator.h"
#include "widgets/tablecommands.h"
#include "widgets/tablegeometry.h"
#include "widgets/tableoptions.h"
#include "widgets/tableoverlays.h"
#include "widgets/tablescene.h"
#include "widgets/tilepainter.h"

namespace janso {

class ReasonCard;

class TableWidget : public QWidget {
  Q_OBJECT

 public:
  explicit TableWidget(QWidget *parent = nullptr);
  ~TableWidget() override;

  // --- What is shown ---
  // Rebuilds everything at rest. The own hand is that of `view.seat`, at the bottom.
  void setView(const SeatView &view);
  // `event` has happened and led to `after`: shows `after`, with the event's animation on top.
  void applyEvent(const Event &event, const SeatView &after);
  const SeatView &view() const { return m_view; }
  // By absolute seat.
  void setSeatNames(const std::array<QString, 4> &names, const std::array<QString, 4> &subtitles);
  // The own hand shows its backs (hot-seat, while its owner is not asked).
  void setHandClosed(bool closed);

  // --- Questions ---
  // `view` is the asked seat's. The answer comes as actionChosen(); what the toggles answer does so too.
  void setDecision(const Decision &decision, const SeatView &view);
  void clearDecision();
  const DecisionFlow &flow() const { return m_flow; }
  // Hot-seat: which of the `possible` claims shall be made without a question. Wins are armed from the start.
  void askStandingOrders(int seat, const ActionList &possible);

  // --- Curtain ---
  void showCurtain(int seat, const QString &name);
  void hideCurtain();
  bool curtainVisible() const { return m_curtain.isShown(); }

  // --- Coach ---
  // The action of the open decision that is advised, to be marked; nothing = no mark.
  void setAdvised(const std::optional<Action> &action);
  const std::optional<Action> &advised() const { return m_advised; }
  // The action that is looked at: under the pointer or the keyboard's cursor, whichever moved last.
  const std::optional<Action> &considered() const { return m_considered; }
  // Says whether the player is to be warned of an action. The first click or key for a discard or a call that
  // may not be made without a warning, and that was not looked at before, only goes there.
  void setCaution(std::function<bool(const Action &)> caution) { m_caution = std::move(caution); }
  // What is considered was stopped so: the same click or key again does it.
  bool asksAgain() const;
  QRect waitsRect() const;  // null when they are not shown

  // --- Options ---
  void setOptions(const TableOptions &options);
  const TableOptions &options() const { return m_options; }
  void setToggles(const TableToggles &toggles);
  TableToggles toggles() const { return m_toggles; }

  // --- Commands and keys ---
  static std::span<const TableCommand> commands() { return tableCommands(); }
  // As if the command's key had been pressed. False when it has nothing to do now.
  bool trigger(CommandId id);
  void setKeys(CommandId id, const QKeySequence &keys);
  QKeySequence keys(CommandId id) const { return m_keys.value(id); }

  // --- Reasons ---
  // A card over the table with this text (widgets/teachmarkup.h); for a while, or until it is closed.
  void explain(const QString &markup, bool stays = false);
  // Why there is no chi, riichi ...; false when it is on offer or nobody may look into the hand.
  bool explainWhyNot(Asked asked);
  ReasonCard *reasonCard() const { return m_card; }

  // --- Animation ---
  void finishAnimations();
  bool isAnimating() const;

  // --- For what is drawn beside or over the table ---
  TilePainter &tilePainter() { return m_tiles; }
  // Logical. Where a notice of one of `widths`, the best first, hides least: never buttons, dora, hand or
  // prompt.
  QRect placeNotice(const QList<int> &widths, const std::function<int(int width)> &heightFor) const;
  const TableGeometry &geometryInfo() const { return m_geometry; }
  QRect promptRect() const;  // null when there is no prompt
  QRect handRect() const;
  // The own concealed tiles in the order shown, without the drawn one.
  const std::vector<Tile> &shownHand() const { return m_hand; }
  // Texts for screen readers: the own hand, the buttons, then what lies open on the table.
  QString handText() const;
  struct SpokenItem {
    QRect rect;
    QString name;
    bool button = false;
    bool focused = false;
  };
  QList<SpokenItem> spokenItems() const;
  void pressSpokenItem(int index);

  QSize sizeHint() const override { return {1280, 800}; }
  QSize minimumSizeHint() const override { return {640, 480}; }

 Q_SIGNALS:
  void actionChosen(quint32 requestId, const janso::Action &action);
  void curtainLifted(int seat);
  void standingOrdersChosen(int seat, const janso::ActionList &armed);
  void togglesChanged();
  void helpRequested();
  void logRequested();
  void settingsRequested();
  void consideredChanged();
  void idle();  // the last animation is over

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void mouseDoubleClickEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void keyReleaseEvent(QKeyEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void changeEvent(QEvent *event) override;

 private:
  enum class Hot { None, HandTile, Prompt, Toggle, Corner, Centre, Curtain, Orders, Furiten };
  struct HotSpot {
    Hot what = Hot::None;
    int index = -1;
    int choice = -1;
    bool operator==(const HotSpot &) const = default;
  };

  // --- State (tablewidget.cpp) ---
  void updateGeometryInfo();
  void refresh();  // scene, prompt, plates from the view; repaints what differs
  void takeView(const SeatView &view);
  void arrangeHand();
  void layoutPrompt();
  void sendAnswer(const std::optional<Action> &answer);
  void afterStep(const std::optional<Action> &answer);
  void answerByItself();
  TableOptions answeringOptions() const;
  SceneInput sceneInput() const;
  std::array<PlateState, 4> plateStates() const;
  QStringList doraNames() const;
  void updateSpoken();
  QList<SpokenItem> spokenTable() const;
  QList<SpokenItem> spokenToggles() const;
  void updateWaits();
  void hoverFuriten(bool over);
  QString tileHint(int index) const;
  bool isDora(Tile tile) const;
  bool handIsHidden() const { return m_closed || m_curtain.isShown(); }
  // An exercise that is still to be answered: nothing may give the answer away.
  bool isExamined() const { return m_options.exercise && m_flow.isActive(); }
  TableKind tableKind(const SeatView &view) const;

  // --- Coach (tablewidgetcoach.cpp) ---
  void updateConsidered();
  std::optional<Action> selectTile(int index);
  std::optional<Action> throwTile(int index);
  std::optional<Action> acceptFocused();
  std::optional<Action> throwDrawn();
  std::optional<Action> pressButton(int button, PromptKind kind);
  bool stopsFor(const std::optional<Action> &action);
  bool marksAdvice() const { return m_advised && m_flow.isActive() && !handIsHidden(); }
  void paintAdvised(QPainter &painter);
  QRect advisedArea() const;
  QList<QRect> advisedMarks() const;

  // --- Painting (tablewidgetpaint.cpp) ---
  void paintTable(QPainter &painter, const QRect &clip);
  void paintOwnHand(QPainter &painter);
  void paintFuriten(QPainter &painter);
  QRect furitenRect() const;
  QRect placeReason(const QList<int> &widths, const std::function<int(int width)> &heightFor) const;
  QRect handTileRect(int index) const;
  qreal riseOf(int index) const;
  void updateDevice(const QRect &area);
  QPoint toDevice(QPointF logical) const;
  QRect toLogical(const QRect &device) const;

  // --- Animation (tablewidgetevents.cpp) ---
  qreal duration(qreal milliseconds) const;
  void animate(const Event &event, const Scene &before, const SeatView &was,
               const std::vector<Tile> &handWas);
  void animateDraw(const Tsumo &tsumo, const Scene &before);
  void animateDiscard(const Dahai &dahai, const Scene &before, const SeatView &was,
                      const std::vector<Tile> &handWas);
  void animateMerge(const Scene &before, const std::vector<Tile> &handWas, Tile drawnWas, int gone);
  void animateCall(const Call &call, const Scene &before, const SeatView &was);
  void animateKita(const Kita &kita, const Scene &before, const std::vector<Tile> &handWas);
  void animateStick(int seat);
  void animateFlip();
  void startRises();
  void stepRises();

  // --- Input (tablewidgetinput.cpp) ---
  HotSpot hotSpot(QPoint device) const;
  void setHover(const HotSpot &hot);
  void clickLeft(const HotSpot &hot);
  bool overlayKey(QKeyEvent *event);
  std::optional<CommandId> commandOf(const QKeyEvent *event) const;
  bool run(CommandId id);
  void toggleByIndex(int index);
  void setHeld(CommandId id, bool on);
  void showToolTip(const QPoint &global, QPoint device);
  bool focusNextPrevChild(bool next) override;

  TilePainter m_tiles;
  ScenePainter m_scenePainter;
  CentrePainter m_centre;
  PlaquePainter m_plaques;
  PromptBar m_prompt;
  DecisionFlow m_flow;
  TableAnimator m_animator;
  Curtain m_curtain;
  StandingPanel m_orders;
  CallBanner m_banner;
  WaitsPopover m_waits;
  ReasonCard *m_card = nullptr;

  TableGeometry m_geometry;
  TableOptions m_options;
  TableToggles m_toggles;
  SeatView m_view;
  std::vector<Tile> m_hand;  // own concealed tiles as shown, without the drawn one
  std::array<HandTiles, 4> m_revealed;
  std::array<QString, 4> m_names;
  std::array<QString, 4> m_subtitles;
  bool m_closed = false;
  std::optional<Action> m_advised;
  std::optional<Action> m_considered;
  std::function<bool(const Action &)> m_caution;
  std::optional<Action> m_stopped;  // last, because of m_caution

  Scene m_scene;
  CentreState m_centreState;
  std::array<PlateState, 4> m_plates;
  QStringList m_dora;
  QPixmap m_felt;
  std::vector<qreal> m_rise;  // of each own tile now, in tile widths
  QTimer m_riseTimer;
  QElapsedTimer m_riseClock;
  QTimer m_autoTimer;  // gives the eye a moment before the table answers by itself

  HotSpot m_hover;
  HotSpot m_pressed;
  bool m_differences = false;
  bool m_showWaits = false;
  int m_selected = -1;      // two-step discard
  bool m_keysLast = false;  // the cursor was moved since the pointer was
  QString m_lastSpoken;     // the item that a screen reader has been told of
  QHash<CommandId, QKeySequence> m_keys;
};

}  // namespace janso
