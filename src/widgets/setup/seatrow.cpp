// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/seatrow.h"

#include <QSignalBlocker>
#include <QStandardItemModel>
#include <algorithm>
#include <utility>

#include "ui_seatrow.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/lexicon/emblemnames.h"
#include "widgets/lexicon/words.h"
#include "widgets/sentences/opponenttexts.h"
#include "widgets/sentences/setuptexts.h"
#include "widgets/setup/emblempicker.h"
#include "widgets/setup/seatportrait.h"

namespace janso {

namespace {

constexpr int kLeastSeat = 300;
constexpr int kHuman = 0;  // index in the choice of who plays
constexpr int kOpponent = 1;
const QString kUnlisted = QStringLiteral("unlisted");  // no id of the list is like it

// What a seat is, as an opponent: for its words.
Opponent described(const SeatSetup &seat) {
  Opponent opponent;
  opponent.kind = seat.kind == PlayerKind::Plugin     ? OpponentKind::Plugin
                  : seat.kind == PlayerKind::External ? OpponentKind::Mjai
                                                      : OpponentKind::BuiltIn;
  opponent.botId = seat.botId;
  opponent.pluginPath = seat.pluginPath;
  opponent.program = seat.program;
  return opponent;
}

}  // namespace

SeatRow::SeatRow(int seat, QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::SeatRow>()), m_seat(seat) {
  m_ui->setupUi(this);
  if (areFieldsStacked()) {
    m_ui->layout3->setDirection(QBoxLayout::TopToBottom);
    flowItems(m_ui->layout1, kLeastSeat);
  }
  m_ui->kind->addItem(tr("Human"));
  m_ui->kind->addItem(tr("Opponent"));
  m_ui->kind->setAccessibleName(tr("%1: player type").arg(windName(seat)));
  m_ui->name->setAccessibleName(tr("%1: name").arg(windName(seat)));
  m_ui->bot->setAccessibleName(tr("%1: opponent").arg(windName(seat)));
  m_ui->portrait->setWind(seat);
  m_picker = new EmblemPicker(this);
  connect(m_ui->portrait, &PortraitButton::clicked, this, &SeatRow::offerEmblems);
  connect(m_picker, &EmblemPicker::chosen, this, [this](const QString &emblem) {
    m_emblem = emblem;
    showPortrait();
    m_ui->portrait->setFocus();
  });
  connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &SeatRow::kindChanged);
  connect(m_ui->bot, &QComboBox::currentIndexChanged, this, &SeatRow::opponentChanged);
  connect(m_ui->kind, &QComboBox::activated, this, &SeatRow::kindChosen);
  connect(m_ui->bot, &QComboBox::activated, this, &SeatRow::playerChosen);
  connect(m_ui->name, &QLineEdit::textEdited, this, &SeatRow::edited);
}

SeatRow::~SeatRow() = default;

void SeatRow::setOpponents(const QList<Opponent> &opponents, const BotChoices &bots) {
  const QString chosen = m_ui->bot->currentData().toString();
  m_opponents = opponents;
  m_bots = bots;
  fill();
  m_ui->bot->setCurrentIndex(m_ui->bot->findData(chosen));
  if (m_ui->bot->currentIndex() < 0 && !m_opponents.isEmpty())
    m_ui->bot->setCurrentIndex(m_ui->bot->findData(m_opponents.first().id));
  opponentChanged();
}

void SeatRow::fill() {
  const QSignalBlocker quiet(m_ui->bot);
  m_ui->bot->clear();
  const bool headed =
      m_unlisted || std::any_of(m_opponents.begin(), m_opponents.end(),
                                [](const Opponent &o) { return o.kind != OpponentKind::BuiltIn; });
  addGroup(OpponentKind::BuiltIn, tr("Built in"), headed);
  addGroup(OpponentKind::Plugin, tr("Plugins"), headed);
  addGroup(OpponentKind::Mjai, tr("Programs"), headed);
  if (!m_unlisted)
    return;
  //: Heading of an opponent that a match was saved with and that is not in the list
  addHeading(tr("Not in the list"));
  const QString portrait = opponentPortrait(described(*m_unlisted), m_bots);
  m_ui->bot->addItem(portrait.isEmpty() ? opponentKindName(described(*m_unlisted).kind) : portrait,
                     kUnlisted);
}

void SeatRow::addHeading(const QString &text) {
  m_ui->bot->addItem(text);
  auto *model = qobject_cast<QStandardItemModel *>(m_ui->bot->model());
  QStandardItem *item = model->item(m_ui->bot->count() - 1);
  item->setEnabled(false);
  QFont font = m_ui->bot->font();
  font.setItalic(true);
  item->setFont(font);
}

void SeatRow::addGroup(OpponentKind kind, const QString &heading, bool headed) {
  for (const Opponent &opponent : m_opponents) {
    if (opponent.kind != kind)
      continue;
    if (std::exchange(headed, false))
      addHeading(heading);
    m_ui->bot->addItem(opponentName(opponent, m_bots), opponent.id);
    QStringList tip{opponentPortrait(opponent, m_bots), opponentLevel(opponent, m_bots)};
    tip.removeAll(QString());
    m_ui->bot->setItemData(m_ui->bot->count() - 1, tip.join(QLatin1Char('\n')), Qt::ToolTipRole);
  }
}

void SeatRow::setSeat(const SeatSetup &setup) {
  m_unlisted.reset();
  const auto listed = std::find_if(m_opponents.begin(), m_opponents.end(),
                                   [&setup](const Opponent &opponent) { return sitsAt(opponent, setup); });
  QString id = m_opponents.isEmpty() ? QString() : m_opponents.first().id;
  if (listed != m_opponents.end())
    id = listed->id;
  else if (setup.kind == PlayerKind::Plugin || setup.kind == PlayerKind::External) {
    m_unlisted = setup;
    id = kUnlisted;
  }
  fill();
  m_ui->kind->setCurrentIndex(setup.kind == PlayerKind::Human ? kHuman : kOpponent);
  m_ui->name->setText(setup.name);
  m_emblem = setup.kind == PlayerKind::Human ? setup.emblem : QString();
  m_ui->bot->setCurrentIndex(m_ui->bot->findData(id));
  kindChanged();
  m_wasHuman = setup.kind == PlayerKind::Human;
  m_human = m_wasHuman ? setup.name : QString();
  // A number behind it tells two of one name apart.
  const QString own = playerName();
  const bool byItself = setup.name == own || setup.name.startsWith(own + QLatin1Char(' '));
  m_suggested = opponent() != nullptr && byItself ? setup.name : QString();
}

const Opponent *SeatRow::opponent() const {
  if (m_ui->kind->currentIndex() == kHuman)
    return nullptr;
  const QString id = m_ui->bot->currentData().toString();
  const auto found = std::find_if(m_opponents.begin(), m_opponents.end(),
                                  [&id](const Opponent &opponent) { return opponent.id == id; });
  return found == m_opponents.end() ? nullptr : &*found;
}

SeatSetup SeatRow::seat() const {
  SeatSetup setup;
  if (const Opponent *chosen = opponent())
    takeSeat(*chosen, setup);
  else if (m_ui->kind->currentIndex() == kOpponent && m_unlisted)
    setup = *m_unlisted;
  else {
    setup.kind = PlayerKind::Human;
    setup.emblem = m_emblem;
  }
  setup.name = m_ui->name->text().trimmed();
  return setup;
}

void SeatRow::chooseOpponent(const QString &id) {
  const int index = m_ui->bot->findData(id);
  if (m_ui->kind->currentIndex() == kOpponent && index >= 0)
    m_ui->bot->setCurrentIndex(index);
}

QString SeatRow::playerName() const {
  const Opponent *chosen = opponent();
  if (chosen == nullptr)
    return m_human.isEmpty() ? guestName() : m_human;
  const BotChoice *bot =
      chosen->kind == OpponentKind::BuiltIn ? findBotChoice(m_bots, chosen->botId) : nullptr;
  return bot == nullptr || bot->ownName.isEmpty() ? chosen->name : bot->ownName;
}

void SeatRow::suggestName(const QString &name) {
  const QString now = m_ui->name->text().trimmed();
  if (now != m_suggested && !now.isEmpty())
    return;
  m_suggested = name.left(m_ui->name->maxLength());
  m_ui->name->setText(m_suggested);
  Q_EMIT edited();
}

void SeatRow::kindChanged() {
  m_ui->detail->setCurrentIndex(m_ui->kind->currentIndex());
  opponentChanged();
}

// A name belongs to who bears it: the human's goes, and comes back with the human.
void SeatRow::kindChosen() {
  const bool human = m_ui->kind->currentIndex() == kHuman;
  if (human == std::exchange(m_wasHuman, human))
    return;
  const QString now = m_ui->name->text().trimmed();
  if (!human)
    m_human = now;
  m_suggested = now;
  Q_EMIT playerChosen();
}

void SeatRow::opponentChanged() {
  const Opponent *chosen = opponent();
  const Opponent shown = chosen != nullptr ? *chosen : m_unlisted ? described(*m_unlisted) : Opponent();
  const QString portrait = opponentPortrait(shown, m_bots);
  const QString level = opponentLevel(shown, m_bots);
  const QString figures = opponentFigures(shown, m_bots);
  // All rows are equally high: the portrait is in the tool tip.
  m_ui->botLine->setText(level.isEmpty() ? shortenedText(portrait) : level);
  QStringList tip{portrait, level, figures};
  tip.removeAll(QString());
  m_ui->botLine->setToolTip(tip.join(QLatin1Char('\n')));
  m_ui->bot->setToolTip(m_ui->bot->currentText());
  showPortrait();
  Q_EMIT edited();
}

void SeatRow::showPortrait() {
  const SeatSetup now = seat();
  const bool human = now.kind == PlayerKind::Human;
  m_ui->portrait->setPressable(human);
  m_ui->portrait->setPortrait(seatPortrait(now, m_seat),
                              human ? emblemName(shownEmblem(m_emblem, m_seat)) : m_ui->bot->currentText());
}

void SeatRow::offerEmblems() {
  if (seat().kind == PlayerKind::Human)
    m_picker->openAt(m_ui->portrait, shownEmblem(m_emblem, m_seat));
}

}  // namespace janso
