// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/review/turncard.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "widgets/controls/chromestyle.h"
#include "widgets/lexicon/words.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

// Pixels.
constexpr int kEdge = 10;
constexpr int kGap = 10;
constexpr int kBetween = 4;     // head and body
constexpr double kTile = 22;    // of the hand, and of the answers
constexpr double kPadding = 7;  // of the felt
constexpr int kHand = 352;      // the widest hand
constexpr int kHandHeight = 55;
constexpr double kStacked = 0.7;  // of the tiles in a hand with an added kan, which is higher
constexpr int kLeastWidth = 360;
constexpr double kHandShare = 0.46;  // of narrow cards

// The text in so many lines; the last one ends with "…" when there is more.
QString fitting(const QString &text, const QFontMetrics &metrics, int width, int lines) {
  const auto fits = [&](const QString &part) {
    return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, part).height() <=
           lines * metrics.lineSpacing();
  };
  if (width <= 0 || fits(text))
    return text;
  QStringList words = text.split(QLatin1Char(' '));
  if (words.size() < 3)  // a language without spaces
    words = text.split(QString());
  const QString between = text.contains(QLatin1Char(' ')) ? QStringLiteral(" ") : QString();
  while (words.size() > 1 && !fits(words.join(between) + QChar(u'\u2026')))
    words.removeLast();
  return words.join(between) + QChar(u'\u2026');
}

}  // namespace

// A caption, and below it a tile, a word, or both.
class AnswerMark : public QWidget {
 public:
  AnswerMark(TilePainter *painter, QWidget *parent)
      : QWidget(parent), m_painter(painter), m_caption(new QLabel(this)), m_word(new QLabel(this)) {
    setRole(m_caption, "dim");
    setRole(m_word, "head");
    m_caption->setTextFormat(Qt::PlainText);
    m_word->setTextFormat(Qt::PlainText);
  }

  void setCaption(const QString &caption) { m_caption->setText(caption); }

  void setAnswer(const TurnAnswer &answer, bool outlined) {
    m_answer = answer;
    m_outlined = outlined;
    m_word->setText(answer.word);
    m_word->setVisible(!answer.word.isEmpty());
    update();
  }

  QString spoken() const {
    const QString tile = m_answer.tile.isKnown() ? tileName(m_answer.tile) : QString();
    const QString answer = m_answer.word.isEmpty() || tile.isEmpty()
                               ? m_answer.word + tile
                               : m_answer.word + QLatin1Char(' ') + tile;
    return m_caption->text() + QStringLiteral(": ") + answer;
  }

  QSize sizeHint() const override {
    const int tile = m_answer.tile.isKnown() ? qRound(kTile) + 8 : 0;
    const int word = m_answer.word.isEmpty() ? 0 : m_word->sizeHint().width() + 2;
    return {std::max({m_caption->sizeHint().width(), tile + word, qRound(kTile) + 8}),
            captionHeight() + answerHeight()};
  }

 protected:
  void resizeEvent(QResizeEvent *) override {
    m_caption->setGeometry(0, 0, width(), captionHeight());
    const int tile = m_answer.tile.isKnown() ? qRound(kTile) + 8 : 0;
    m_word->setGeometry(tile, captionHeight(), width() - tile, answerHeight());
  }

  void paintEvent(QPaintEvent *) override {
    if (!m_answer.tile.isKnown())
      return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF at(3, m_caption->height() + 3);
    m_painter->lying(painter, at, kTile, m_answer.tile);
    if (m_outlined)
      TilePainter::outline(painter, QRectF(at, TilePainter::faceSize(kTile)), kTile, 2);
  }

 private:
  // The same for every answer.
  int captionHeight() const { return m_caption->fontMetrics().lineSpacing(); }
  int answerHeight() const {
    return std::max(qRound(TilePainter::rowSize(1, kTile).height()) + 6, m_word->fontMetrics().lineSpacing());
  }

  TilePainter *m_painter;
  QLabel *m_caption;
  QLabel *m_word;
  TurnAnswer m_answer;
  bool m_outlined = false;
};

TurnCard::TurnCard(TilePainter *painter, QWidget *parent)
    : QPushButton(parent),
      m_head(new QLabel(this)),
      m_grade(new QLabel(this)),
      m_hand(new HandTray(this)),
      m_played(new AnswerMark(painter, this)),
      m_better(new AnswerMark(painter, this)),
      m_reason(new QLabel(this)) {
  setAutoDefault(false);
  setRole(this, "answer");
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setRole(m_head, "head");
  setRole(m_reason, "second");
  m_hand->setPainter(painter);
  m_hand->setTileWidth(kTile);
  m_hand->setPadding(kPadding);
  m_reason->setWordWrap(true);
  m_reason->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_grade->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  for (QLabel *label : {m_head, m_grade, m_reason})
    label->setTextFormat(Qt::PlainText);
  for (QWidget *part : findChildren<QWidget *>())
    part->setAttribute(Qt::WA_TransparentForMouseEvents);
  nameAnswers();
}

void TurnCard::nameAnswers() {
  //: Above the tile that was discarded, or what else was done
  m_played->setCaption(tr("Played"));
  //: Above the tile that should have been discarded, or what else should have been done
  m_better->setCaption(tr("Better"));
}

void TurnCard::setTurn(int number, const TurnPicture &turn) {
  m_turn = turn;
  //: A turn of a list: its number, which is its key, and where it was
  m_head->setText(tr("%1.  %2").arg(number).arg(turn.place));
  setRole(m_grade, turn.mild ? "dim" : "loss");
  m_grade->setText(turn.grade);
  const bool stacked = std::ranges::any_of(
      turn.hand, [](const TrayGroup &group) { return std::ranges::any_of(group.tiles, &TrayTile::stacked); });
  m_hand->setTileWidth(stacked ? kStacked * kTile : kTile);
  m_hand->setHand(turn.hand);
  m_played->setAnswer(turn.played, false);
  m_better->setAnswer(turn.better, true);
  nameCard();
  setToolTip(turn.reason);
  place();
}

void TurnCard::nameCard() {
  setAccessibleName(
      QStringList{m_head->text(), m_turn.grade, m_played->spoken(), m_better->spoken(), m_turn.reason}.join(
          QStringLiteral(". ")));
}

int TurnCard::headHeight() const {
  return m_head->fontMetrics().lineSpacing() + 2;  // its font is the largest
}

int TurnCard::bodyHeight() const {
  return std::max({kHandHeight, m_played->sizeHint().height(), 2 * m_reason->fontMetrics().lineSpacing()});
}

QSize TurnCard::sizeHint() const {
  return {kLeastWidth, 2 * kEdge + headHeight() + kBetween + bodyHeight()};
}

void TurnCard::place() {
  const int left = kEdge + 2;
  const int right = width() - kEdge - 2;
  const int head = headHeight();
  const int grade = std::min(m_grade->sizeHint().width(), right - left);
  m_grade->setGeometry(right - grade, kEdge, grade, head);
  m_head->setGeometry(left, kEdge, std::max(0, right - grade - kGap - left), head);
  const int top = kEdge + head + kBetween;
  const int high = bodyHeight();
  const int hand = std::min(kHand, qRound(kHandShare * width()));
  m_hand->setGeometry(left, top + (high - kHandHeight) / 2, hand, kHandHeight);
  int x = left + hand + kGap;
  for (AnswerMark *mark : {m_played, m_better}) {
    const QSize size = mark->sizeHint();
    mark->setGeometry(x, top + (high - size.height()) / 2, size.width(), size.height());
    x += size.width() + kGap;
  }
  const QFontMetrics metrics = m_reason->fontMetrics();
  m_reason->setGeometry(x, top, std::max(0, right - x), high);
  m_reason->setText(
      fitting(m_turn.reason, metrics, m_reason->width(), std::max(2, high / metrics.lineSpacing())));
}

void TurnCard::resizeEvent(QResizeEvent *event) {
  QPushButton::resizeEvent(event);
  place();
}

void TurnCard::changeEvent(QEvent *event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    nameAnswers();
    nameCard();
  }
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
      event->type() == QEvent::LanguageChange) {
    updateGeometry();
    place();
  }
}

}  // namespace janso
