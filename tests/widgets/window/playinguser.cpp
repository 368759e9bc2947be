// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/window/playinguser.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QImage>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "rules/legal/hiddenview.h"
#include "widgets/results/handendpage.h"
#include "widgets/results/matchendpage.h"
#include "widgets/table/notice.h"
#include "widgets/table/reasoncard.h"
#include "widgets/table/tableoverlays.h"
#include "widgets/window/gamesession.h"
#include "widgets/window/matchesdesk.h"

namespace janso::test {

namespace {

constexpr int kLookMs = 2;
constexpr int kStillMs = 40;
constexpr int kMostAttempts = 6;

QImage pictureOf(const Program &program) {
  return program.window->grab().toImage().convertToFormat(QImage::Format_RGB32);
}

QByteArray hashOf(const QImage &image) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (int y = 0; y < image.height(); ++y)
    hash.addData(QByteArrayView(image.constScanLine(y), static_cast<qsizetype>(4) * image.width()));
  return hash.result().toHex();
}

// As good as random, and the same every time.
int chanceOf(const QString &key) {
  return qChecksum(key.toLatin1());
}

// Thought over as a bot does, and the same every time.
Action chosenBy(const SeatView &view, const Decision &decision) {
  ActionList offered;
  for (const Action &action : decision.legal) {
    if (action.type != ActionType::Kyuushu && action.type != ActionType::OpenRiichi)
      offered.push_back(action);
  }
  return makeBot("club", decision.id)->decide(view, offered);
}

struct LetterKey {
  ActionType type;
  Qt::Key key;
};
constexpr std::array kLetters{
    LetterKey{ActionType::Riichi, Qt::Key_R},    LetterKey{ActionType::Kita, Qt::Key_B},
    LetterKey{ActionType::Chi, Qt::Key_C},       LetterKey{ActionType::Pon, Qt::Key_P},
    LetterKey{ActionType::Ankan, Qt::Key_K},     LetterKey{ActionType::Kakan, Qt::Key_K},
    LetterKey{ActionType::Daiminkan, Qt::Key_K}, LetterKey{ActionType::Ron, Qt::Key_W},
    LetterKey{ActionType::Tsumo, Qt::Key_W},     LetterKey{ActionType::Skip, Qt::Key_X}};
constexpr std::array kTiles{Qt::Key_1,     Qt::Key_2,     Qt::Key_3,           Qt::Key_4,           Qt::Key_5,
                            Qt::Key_6,     Qt::Key_7,     Qt::Key_8,           Qt::Key_9,           Qt::Key_0,
                            Qt::Key_Minus, Qt::Key_Equal, Qt::Key_BracketLeft, Qt::Key_BracketRight};

}  // namespace

void sayLine(const QString &line) {
  std::puts(qPrintable(line));
  std::fflush(stdout);
}

void sayAsked(const Program &program, const QString &folder, const QString &key) {
  const QImage picture = pictureOf(program);
  if (!picture.save(QStringLiteral("%1/%2.bmp").arg(folder, key)))
    sayLine(QStringLiteral("problem: no picture can be kept in %1").arg(folder));
  sayLine(QStringLiteral("asked %1 %2").arg(key, QString::fromLatin1(hashOf(picture))));
}

void pressKey(const Program &program, Qt::Key key) {
  QWidget *focused = QApplication::focusWidget();
  QTest::keyClick(focused != nullptr ? focused : program.window.get(), key);
}

bool StillWatch::isStill() {
  if (m_looked.isValid() && m_looked.elapsed() < kStillMs)
    return false;
  const QImage last = std::exchange(m_picture, pictureOf(m_program));
  m_looked.start();
  return m_picture == last;
}

PlayingUser::PlayingUser(Program &program, const Wishes &wishes)
    : m_program(program), m_wishes(wishes), m_watch(program) {
  connect(&m_program.controller, &GameController::eventHappened, this, &PlayingUser::onEvent);
  connect(m_program.window->session(), &GameSession::matchBegun, this, [this] {
    m_said.reset();
    m_sat = false;
    sayLine(QStringLiteral("begun ") + m_program.controller.match().journalPath());
  });
  connect(&m_clock, &QTimer::timeout, this, &PlayingUser::look);
  m_clock.start(kLookMs);
  sayLine(QStringLiteral("open"));
}

void PlayingUser::onEvent(const Event &event) {
  const bool over = std::holds_alternative<Hora>(event) || std::holds_alternative<Ryukyoku>(event);
  if (over && m_wishes.speedAtEnd > 0)
    m_program.settings.setValue(Setting::Speed, m_wishes.speedAtEnd);
  sayLine(std::holds_alternative<KyokuStarted>(event) ? QStringLiteral("dealt") : QStringLiteral("moved"));
}

void PlayingUser::look() {
  if (!m_left) {
    leaveFirstPage();
    return;
  }
  const GameSession *session = m_program.window->session();
  const SeatView seen = session->shownView();
  if (session->keepsApart() && !m_sat && !seen.hand.empty() && seen.hand[0].isKnown())
    sayLine(QStringLiteral("problem: a hand lies open before somebody sat down"));
  const std::optional<Asked> now = asked();
  if (!now)
    return;
  if (!m_said || m_said->key != now->key) {
    const bool isPage = now->kind == Kind::Page || now->kind == Kind::End;
    if (isPage && !m_watch.isStill())
      return;
    m_said = now;
    if (now->kind == Kind::Nothing) {
      sayLine(QStringLiteral("revealing"));
      return;
    }
    m_attempts = 0;
    m_thinks = m_wishes.thinks > 0 ? chanceOf(now->key) % m_wishes.thinks : 0;
    m_thinking.start();
    if (now->kind == Kind::Curtain)
      checkCurtain();
    sayAsked(m_program, m_wishes.pictures, now->key);
  }
  if (now->kind != Kind::Nothing && m_thinking.elapsed() >= m_thinks)
    answer();
}

// By the button that has the focus, which Enter presses.
void PlayingUser::leaveFirstPage() {
  if (m_program.window->matchesDesk()->isLooking())
    return;
  m_left = true;
  for (const char *name : {"continueMatch", "continueSeries"}) {
    const auto *button = m_program.find<QPushButton>(name);
    if (!button->isVisible())
      continue;
    if (!button->hasFocus())
      sayLine(QStringLiteral("problem: Enter does not go on with the match"));
    pressKey(m_program, Qt::Key_Return);
    return;
  }
  if (!m_program.window->play(m_wishes.setup))
    sayLine(QStringLiteral("problem: the match does not begin"));
}

// --- What is asked ---

QString PlayingUser::keyOf(const char *kind, const QString &more) const {
  const PlayedMatch &match = m_program.controller.match();
  const std::size_t before = match.setup().series ? match.setup().series->series.played.size() : 0;
  return QStringLiteral("%1-m%2-e%3%4")
      .arg(QLatin1String(kind))
      .arg(before)
      .arg(match.eventCount())
      .arg(more);
}

bool PlayingUser::ordersAreShown() const {
  const QList<SpokenItem> items = m_program.table()->spokenItems();
  return std::any_of(items.begin(), items.end(), [](const SpokenItem &item) {
    return dynamic_cast<const StandingPanel *>(item.hit.item) != nullptr;
  });
}

// None where something moves still, and where the window goes on by itself.
std::optional<PlayingUser::Asked> PlayingUser::asked() const {
  const auto *page = m_program.find<HandEndPage>();
  if (m_program.find<MatchEndPage>()->isVisible())
    return Asked{Kind::End, keyOf("end")};
  if (page->isVisible()) {
    // The end of the match follows its last hand by itself.
    const bool ends = m_program.window->session()->collector().hands().back().ended.matchOver &&
                      m_program.controller.match().isRunning();
    if (page->isRevealing() || ends || m_program.table()->isAnimating() || !m_program.table()->facesAreCalm())
      return Asked{Kind::Nothing, keyOf("revealing")};
    return Asked{Kind::Page, keyOf("page", QStringLiteral("-w%1").arg(page->shownWin()))};
  }
  const TableWidget *table = m_program.table();
  if (!table->isVisible() || table->isAnimating() || !table->facesAreCalm() ||
      m_program.find<Notice>()->isVisible())
    return std::nullopt;
  const GameSession *session = m_program.window->session();
  if (table->curtainVisible())
    return Asked{Kind::Curtain, keyOf("curtain", QStringLiteral("-s%1").arg(session->curtainSeat()))};
  if (ordersAreShown())
    return Asked{Kind::Orders, keyOf("orders", QStringLiteral("-s%1").arg(session->shownView().seat))};
  const DecisionFlow &flow = table->flow();
  if (!flow.isActive() || flow.automaticAnswer(table->options()))
    return std::nullopt;
  const Decision &decision = *flow.decision();
  QString more = QStringLiteral("-d%1-s%2").arg(decision.id).arg(int(decision.seat));
  // It goes by itself after a while.
  if (table->reasonCard()->isShown())
    more += QStringLiteral("-card");
  return flow.isClaim() ? Asked{Kind::Call, keyOf("call", more)}
                        : Asked{Kind::Discard, keyOf("discard", more)};
}

// The picture is the one of a hand that nobody knows.
void PlayingUser::checkCurtain() {
  TableWidget *table = m_program.table();
  const SeatView view = table->view();
  const QImage shown = pictureOf(m_program);
  table->setView(hiddenView(view));
  const QImage hidden = pictureOf(m_program);
  table->setView(view);
  if (shown != hidden)
    sayLine(QStringLiteral("problem: the hand can be told through the curtain"));
}

// --- Answers ---

void PlayingUser::answer() {
  if (m_attempts > kMostAttempts) {
    sayLine(QStringLiteral("problem: no key answers %1").arg(m_said->key));
    QCoreApplication::exit(1);
    return;
  }
  sayLine(QStringLiteral("answered"));
  switch (m_said->kind) {
    case Kind::Discard:
    case Kind::Call:
      answerQuestion();
      break;
    case Kind::Orders:
      answerOrders();
      break;
    case Kind::Nothing:
      break;
    case Kind::Curtain:
      m_sat = true;
      pressKey(m_program, Qt::Key_Return);
      break;
    case Kind::Page:
      pressKey(m_program, Qt::Key_Space);
      break;
    case Kind::End: {
      const std::optional<Series> series = m_program.window->session()->series();
      if (series && !series->isOver()) {
        pressKey(m_program, Qt::Key_Return);
        break;
      }
      sayLine(QStringLiteral("over"));
      QCoreApplication::quit();
      break;
    }
  }
  ++m_attempts;
}

Qt::Key PlayingUser::keyFor(const Action &action) const {
  const DecisionFlow &flow = m_program.table()->flow();
  const auto letter = std::ranges::find(kLetters, action.type, &LetterKey::type);
  if (letter != kLetters.end() && !flow.isChoosingRiichi())
    return letter->key;
  for (int tile = 0; tile < flow.tiles(); ++tile) {
    if (flow.discardAt(tile) == action)
      return kTiles[static_cast<std::size_t>(tile)];
  }
  return Qt::Key_Space;
}

void PlayingUser::answerQuestion() {
  const Decision decision = *m_program.table()->flow().decision();
  const Action action = chosenBy(m_program.table()->view(), decision);
  // Where the first key only led to a choice, the next takes what it has led to.
  static constexpr std::array kThen{Qt::Key_Return, Qt::Key_Space, Qt::Key_X};
  const bool again = m_attempts > 0 && !m_program.table()->flow().isChoosingRiichi();
  pressKey(m_program,
           again ? kThen[static_cast<std::size_t>(m_attempts - 1) % kThen.size()] : keyFor(action));
}

// Now and then something else than what is armed already.
void PlayingUser::answerOrders() {
  if (m_attempts == 0 && chanceOf(m_said->key) % 2 == 0) {
    pressKey(m_program, Qt::Key_Left);
    pressKey(m_program, Qt::Key_Space);
  }
  pressKey(m_program, Qt::Key_Return);
}

}  // namespace janso::test
