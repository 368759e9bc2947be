// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakucard.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <algorithm>

#include "coach/yakuexample.h"
#include "ui_yakucard.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/yakufrequency.h"
#include "widgets/lexicon/yakulessons.h"
#include "widgets/lexicon/yakunames.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/look/colors.h"
#include "widgets/pageparts/handtray.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/sentences/yakuanswertexts.h"

namespace janso {

namespace {

constexpr double kTilesInTray = 16.5;  // tile widths that a hand with its gaps takes
constexpr double kLeastTile = 11;
constexpr double kMostTile = 26;
constexpr double kTrayPadding = 6;
constexpr double kTrayMark = 6;  // the line under a group, as HandTray has it
constexpr int kCardGap = 4;      // between the parts, as the form has it
constexpr double kTextSize = 13.5;
constexpr double kLeastTitle = 0.6;
constexpr int kLeastValues = 1;
constexpr double kStarRoom = 1.25;  // for a han figure, in widths of the star of a yakuman

// "Ryanpeikou (3 han)": the better of closed and open.
QString grownText(YakuId id, YakuNaming naming, const RuleSet &rules) {
  const YakuValue value = yakuValue(id, rules);
  const QString worth = value.yakuman == 2 ? YakuCard::tr("double yakuman")
                        : value.yakuman == 1
                            ? YakuCard::tr("yakuman")
                            : YakuCard::tr("%n han", nullptr, std::max(value.closed, value.open));
  //: A yaku and its value
  return YakuCard::tr("%1 (%2)").arg(yakuName(id, naming), worth);
}

// What is asked, in one sentence, plain.
QString asksText(const YakuText &text, YakuNaming naming, const RuleSet &rules) {
  const QString asks = firstSentence(yakuSentence(text.asks, naming));
  const int yakuman = yakuValue(text.id, rules).yakuman;
  QString all = yakuman == 2   ? YakuCard::tr("<b>Double yakuman.</b> %1").arg(asks)
                : yakuman == 1 ? YakuCard::tr("<b>Yakuman.</b> %1").arg(asks)
                               : asks;
  return all.remove(QLatin1String("<b>")).remove(QLatin1String("</b>"));
}

// About a hand that exchanges as many tiles as are named.
QString longStanding() {
  YakuAnswer answer;
  answer.state = YakuState::Reachable;
  answer.distance = 4;
  TargetGroup missing;
  std::vector<Tile> hand;
  for (Kind kind = 0; kind < 4; ++kind) {
    missing.push_back({Tile(kind), false});
    hand.emplace_back(static_cast<Kind>(kind + 9));
  }
  answer.target.groups.push_back(missing);
  return yakuStanding(answer, {}, hand);
}

// In one line, smaller if it has to be.
void writeInLine(QLabel *label, const QString &text, int room) {
  label->setText(text);
  label->setStyleSheet(QString());
  label->ensurePolished();
  QFont font = label->font();
  const int full = font.pixelSize();
  int size = full;
  while (size > kLeastTitle * full && QFontMetrics(font).horizontalAdvance(text) > room)
    font.setPixelSize(--size);
  if (size < full)
    label->setStyleSheet(QStringLiteral("font-size: %1px").arg(size));
}

}  // namespace

YakuCard::YakuCard(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::YakuCard>()) {
  m_ui->setupUi(this);
  flowItems(m_ui->values, kLeastValues);
  for (HandTray *tray : {m_ui->tray, m_ui->counterTray, m_ui->yoursTray, m_ui->anotherTray})
    tray->setPadding(kTrayPadding);
  m_ui->asks->setTextFormat(Qt::PlainText);
  m_ui->asks->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_ui->counterTray->setMark(QColor::fromRgba(theme::kLoss));
  m_ui->yours->setTextSize(kTextSize);
  m_ui->scroll->viewport()->setAutoFillBackground(false);
  m_ui->body->setAutoFillBackground(false);
  m_ui->secondPart->hide();
  connect(m_ui->more, &QPushButton::clicked, this, &YakuCard::moreRequested);
  connect(m_ui->another, &QPushButton::clicked, this, &YakuCard::showAnother);
}

YakuCard::~YakuCard() = default;

void YakuCard::setPainter(TilePainter *painter) {
  for (HandTray *tray : {m_ui->tray, m_ui->counterTray, m_ui->yoursTray, m_ui->anotherTray})
    tray->setPainter(painter);
  m_ui->yours->setPainter(painter);
}

void YakuCard::setRules(const RuleSet &rules) {
  m_rules = rules;
  m_fitted = 0;
  fill();
}

void YakuCard::setNaming(YakuNaming naming) {
  m_naming = naming;
  m_fitted = 0;
  fill();
}

void YakuCard::setSituation(const std::shared_ptr<const YakuSituation> &situation) {
  m_situation = situation;
  fillOwnHand();
}

void YakuCard::explain(YakuId id, bool ownHand) {
  if (m_id != id)
    m_ui->scroll->verticalScrollBar()->setValue(0);
  m_id = id;
  m_ownHand = ownHand;
  fill();
}

void YakuCard::setMore(bool more) {
  m_more = more;
  m_ui->more->setChecked(more);
  //: A button that a key presses, too
  m_ui->more->setText(more ? tr("Less") : m_byKey ? tr("More: F1") : tr("More"));
  m_ui->scroll->setFocusPolicy(more ? Qt::StrongFocus : Qt::NoFocus);
  m_ui->scroll->verticalScrollBar()->setValue(0);
  fill();
}

void YakuCard::setMoreByKey(bool byKey) {
  m_byKey = byKey;
  setMore(m_more);
}

void YakuCard::setExampleShown(bool shown) {
  m_exampleShown = shown;
  for (QWidget *part : {static_cast<QWidget *>(m_ui->exampleLabel), static_cast<QWidget *>(m_ui->tray)})
    part->setVisible((shown && !m_brief) || m_more);
}

void YakuCard::setBrief(bool brief) {
  m_brief = brief;
  fill();
}

// --- Contents ---

void YakuCard::fill() {
  fillHead();
  const YakuText &text = yakuText(m_id);
  m_ui->asks->setText(asksText(text, m_naming, m_rules));
  m_ui->tray->setHand(trayGroups(yakuExample(text), text.marksWin));
  fillOwnHand();
  setExampleShown(m_exampleShown);
  m_ui->secondPart->setVisible(m_more);
  if (m_more)
    fillSecond();
  setAccessibleName(m_ui->title->text());
  setAccessibleDescription(yakuSentence(text.asks, m_naming) +
                           (m_ui->yours->isHidden() ? QString() : QLatin1Char(' ') + m_ui->yours->plain()));
}

// The chosen name, its Japanese one beside it or in the next line, and the other of romaji and translation.
void YakuCard::fillHead() {
  const YakuValue value = yakuValue(m_id, m_rules);
  writeInLine(m_ui->closedValue, hanFigure(value.closed, value.yakuman), valueWidth());
  writeInLine(m_ui->openValue, hanFigure(value.open, value.yakuman), valueWidth());
  const int room = m_fitted > 0 ? m_fitted : width();
  const QString name = yakuName(m_id, m_naming);
  const QString japanese = yakuName(m_id, YakuNaming::Japanese);
  const bool romaji = m_naming == YakuNaming::Romaji || m_naming == YakuNaming::Ema;
  QString other = yakuName(m_id, romaji ? YakuNaming::Translated : YakuNaming::Romaji);
  if (other.compare(name, Qt::CaseInsensitive) == 0)
    other.clear();
  m_ui->second->setText(japanese == name ? QString() : japanese);
  writeInLine(m_ui->title, name, room);
  const int taken = m_ui->title->fontMetrics().horizontalAdvance(name) + m_ui->head->spacing();
  const bool beside = taken + m_ui->second->fontMetrics().horizontalAdvance(m_ui->second->text()) < room;
  m_ui->second->setVisible(beside);
  if (!beside && japanese != name)
    other += other.isEmpty() ? japanese : QStringLiteral("  ") + japanese;
  writeInLine(m_ui->other, other, room);
}

void YakuCard::fillOwnHand() {
  const bool known = m_ownHand && m_situation && m_situation->answers.known;
  const YakuAnswer answer = known ? m_situation->answers[m_id] : YakuAnswer{};
  const QString standing = known ? yakuStanding(answer, m_situation->melds, m_situation->hand) : QString();
  m_ui->yours->setVisible(showsOwnHand());
  m_ui->yoursTray->setVisible(showsOwnHand());
  //: %1: how the player's hand relates to a yaku, in a few words
  m_ui->yours->setMarkup(standing.isEmpty() ? QString() : tr("Your hand: %1").arg(standing));
  const bool target = known && answer.distance > 0 && !answer.target.empty();
  m_ui->yoursTray->setHand(target ? trayGroups(answer.target) : QList<TrayGroup>());
}

void YakuCard::fillSecond() {
  const YakuText &text = yakuText(m_id);
  const YakuLesson &lesson = yakuLesson(m_id);
  const YakuValue value = yakuValue(m_id, m_rules);
  QString further = furtherSentences(yakuSentence(text.asks, m_naming));
  if (value.open > 0 && value.open != value.closed)
    further = (further + QLatin1Char(' ') + yakuSentence(text.opened, m_naming)).trimmed();
  m_ui->further->setText(further);
  m_ui->further->setVisible(!further.isEmpty());
  m_ui->counterTray->setHand(trayGroups(yakuCounterExample(m_id), text.marksWin));
  m_ui->whyNot->setText(tr("<b>Not this yaku:</b> %1").arg(yakuSentence(lesson.whyNot, m_naming)));
  m_ui->mistakes->setText(
      tr("<b>Mistake:</b> %1").arg(firstSentence(yakuSentence(lesson.mistakes, m_naming))));
  m_ui->another->setVisible(hasFurtherExamples(m_id));
  m_anotherJob.cancel();
  m_ui->anotherTray->hide();
  fillFacts();
}

void YakuCard::fillFacts() {
  const YakuText &text = yakuText(m_id);
  m_ui->combines->setText(tr("<b>Combines with:</b> %1").arg(yakuSentence(text.combines, m_naming)));
  m_ui->excludes->setText(tr("<b>Excludes:</b> %1").arg(yakuSentence(text.excludes, m_naming)));
  QStringList grown;
  for (const YakuId id : yakuGrowsInto(m_id, m_rules))
    grown << grownText(id, m_naming, m_rules);
  m_ui->grows->setVisible(!grown.isEmpty());
  //: %1: one or two yaku
  m_ui->grows->setText(tr("<b>Upgrades to:</b> %1.").arg(grown.join(tr(", "))));
  m_ui->often->setText(tr("<b>How often:</b> %1").arg(yakuFrequencyText(m_id, m_rules.players)));
  m_ui->source->setVisible(yakuCount(m_id, m_rules.players).of > 0);
  m_ui->source->setText(yakuSampleText(m_rules.players));
  const QStringList notes = yakuRuleNotes(m_id, m_rules);
  m_ui->rules->setVisible(!notes.isEmpty());
  //: %1: the name of a ruleset, %2: what it says about a yaku
  m_ui->rules->setText(
      tr("<b>Under the “%1” rules:</b> %2").arg(shownRulesetName(m_rules), notes.join(QLatin1Char(' '))));
}

void YakuCard::showAnother() {
  m_anotherJob.ask(
      [id = m_id, rules = m_rules, seed = ++m_anotherSeed] { return furtherExample(id, rules, seed); },
      [this](const YakuTarget &target) {
        m_ui->anotherTray->setHand(trayGroups(target));
        m_ui->anotherTray->setVisible(!target.empty());
      });
}

// --- Shape ---

// Room for the longest of these sentences.
int YakuCard::asksHeight(int width) const {
  const QFontMetrics metrics(m_ui->asks->font());
  int high = 0;
  for (const YakuText *text : allYakuTexts()) {
    if (!yakuListed(text->id, m_rules))
      continue;
    const QRect needed = metrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap | Qt::AlignLeft,
                                              asksText(*text, m_naming, m_rules));
    high = std::max(high, needed.height());
  }
  return high;
}

// Of what stands beside "Closed" or "Open"; two stars are written smaller.
int YakuCard::valueWidth() const {
  return qRound(kStarRoom * QFontMetricsF(m_ui->closedLabel->font()).horizontalAdvance(QChar(0x2605)));
}

// Every part gets the room that it takes for any yaku and any hand.
void YakuCard::fit(int width) {
  if (width == m_fitted || width <= 0)
    return;
  m_fitted = width;
  ensurePolished();
  for (QWidget *widget : findChildren<QWidget *>())
    widget->ensurePolished();
  const double tile = std::clamp((width - 2 * kTrayPadding) / kTilesInTray, kLeastTile, kMostTile);
  const int tray = qRound(tile * 4 / 3 + TilePainter::thickness(tile) + 2 * kTrayPadding + kTrayMark);
  for (HandTray *each : {m_ui->tray, m_ui->counterTray, m_ui->yoursTray, m_ui->anotherTray}) {
    each->setTileWidth(tile);
    each->setFixedHeight(tray);
  }
  const int value = valueWidth();
  for (QLabel *each : {m_ui->closedLabel, m_ui->openLabel})
    writeInLine(each, each->text(), width - value - m_ui->closedRow->spacing());
  for (QLabel *each : {m_ui->closedValue, m_ui->openValue})
    each->setFixedSize(value, m_ui->closedLabel->fontMetrics().height());
  m_ui->asks->setFixedHeight(asksHeight(width));
  m_ui->yours->setMarkup(tr("Your hand: %1").arg(longStanding()));
  m_ui->yours->setFixedHeight(m_ui->yours->heightForWidth(width));
  for (QLabel *line : {m_ui->title, m_ui->second, m_ui->other}) {
    line->setStyleSheet(QString());
    line->ensurePolished();
    line->setFixedHeight(line->fontMetrics().height());
  }
  m_ui->second->setFixedHeight(m_ui->title->height());
  m_ui->more->setMinimumHeight(m_ui->more->sizeHint().height());
  fillHead();
  fillOwnHand();
}

int YakuCard::firstHeight(int width) {
  fit(width);
  const auto high = [](const QWidget *part) { return part->minimumHeight() + kCardGap; };
  int total = high(m_ui->title) + high(m_ui->other) + m_ui->values->heightForWidth(width) + kCardGap;
  total += high(m_ui->asks);
  if (showsOwnHand())
    total += high(m_ui->yours) + high(m_ui->yoursTray);
  if (m_exampleShown && !m_brief)
    total += m_ui->exampleLabel->sizeHint().height() + kCardGap + high(m_ui->tray);
  return total;
}

void YakuCard::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  fit(width());
}

void YakuCard::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    setMore(m_more);
  }
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
    m_fitted = 0;
}

void YakuCard::scrollBy(int pages) {
  QScrollBar *bar = m_ui->scroll->verticalScrollBar();
  bar->setValue(bar->value() + pages * bar->pageStep() * 4 / 5);
}

// --- Words ---

QString YakuCard::spoken() const {
  const auto valued = [](const QLabel *word, const QLabel *han) {
    return word->text() + u' ' + han->text() + u'.';
  };
  QStringList parts{m_ui->title->text() + u'.', valued(m_ui->closedLabel, m_ui->closedValue),
                    valued(m_ui->openLabel, m_ui->openValue)};
  QList<const QLabel *> labels{m_ui->asks};
  if (m_more)
    labels << m_ui->further << m_ui->rules << m_ui->whyNot << m_ui->mistakes << m_ui->combines
           << m_ui->excludes << m_ui->grows << m_ui->often << m_ui->source;
  for (const QLabel *label : labels) {
    if (!label->isHidden())
      parts << QTextDocumentFragment::fromHtml(label->text()).toPlainText();
  }
  if (!m_ui->yours->isHidden() && !m_ui->yours->markup().isEmpty())
    parts << m_ui->yours->plain();
  return parts.join(u' ');
}

QString YakuCard::firstWords() const {
  static const QRegularExpression tiles(QStringLiteral("\\{[^}]*\\}"));
  QStringList parts{m_ui->title->text(),
                    m_ui->other->text(),
                    m_ui->closedLabel->text(),
                    m_ui->openLabel->text(),
                    QTextDocumentFragment::fromHtml(m_ui->asks->text()).toPlainText(),
                    m_ui->yours->markup().remove(tiles),
                    m_ui->exampleLabel->text(),
                    m_ui->more->text()};
  return parts.join(u' ');
}

}  // namespace janso
