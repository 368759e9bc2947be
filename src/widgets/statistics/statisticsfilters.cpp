// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/statisticsfilters.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QSignalBlocker>
#include <QVariant>
#include <algorithm>
#include <cstdint>
#include <optional>

#include "records/nameorder.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/rulesetnames.h"
#include "widgets/lexicon/words.h"

namespace janso {

namespace {

using Box = StatisticsFilters::Box;

constexpr std::array kLasts{20, 50, 100, 300, 1000};
constexpr std::array kDays{7, 30, 90, 365};

// Which hands: the value of an entry.
enum HandChoice { AllHands, AsDealer, NotDealer, InEast, InSouth, AsFirst, AsLast };

// In the order of HandChoice.
constexpr std::array kHandWords{"all", "dealer", "not-dealer", "east", "south", "first", "last"};

// The keys of text(), in the order of the boxes.
constexpr std::array kBoxKeys{"player", "ruleset", "players", "length", "time",
                              "last",   "seat",    "hands",   "kind",   "tag"};
static_assert(kBoxKeys.size() == StatisticsFilters::kBoxes);

QString kindWords(unsigned kinds) {
  QStringList words;
  for (std::size_t i = 0; i < kMatchKindKeys.size(); ++i) {
    if ((kinds >> i & 1U) != 0)
      words << QLatin1String(kMatchKindKeys[i]);
  }
  return words.join(QLatin1Char(','));
}

QString timeWord(const QVariant &chosen) {
  const QVariantList dates = chosen.toList();
  return dates.size() == 2 ? dates[0].toDate().toString(Qt::ISODate) + QStringLiteral("..") +
                                 dates[1].toDate().toString(Qt::ISODate)
                           : chosen.toString();
}

// As Filter::kinds.
int only(MatchKind kind) {
  return static_cast<int>(1U << static_cast<unsigned>(kind));
}

// Rows of the box.
enum KindChoice { UsualKinds, WithoutHelp, HereWithoutHelp, Elsewhere, EveryKind };

// An entry of a time is a number of days, or two dates.
void setTime(const QVariant &chosen, const QDate &today, Filter &filter) {
  if (chosen.typeId() == QMetaType::Int) {
    filter.from = today.addDays(1 - chosen.toInt());
    return;
  }
  const QVariantList dates = chosen.toList();
  if (dates.size() == 2) {
    filter.from = dates[0].toDate();
    filter.to = dates[1].toDate();
  }
}

void setHands(int choice, const std::optional<int> &players, Filter &filter) {
  constexpr int kUsual = 4;
  if (choice == AsDealer || choice == NotDealer)
    filter.dealer = choice == AsDealer;
  if (choice == InEast || choice == InSouth)
    filter.bakaze = choice == InEast ? 0 : 1;
  if (choice == AsFirst || choice == AsLast)
    filter.startPlace = choice == AsFirst ? 1 : players.value_or(kUsual);
}

QString itself(const QString &name) {
  return name;
}

QStringList inOrder(QStringList all, QString (*nameOf)(const QString &) = itself) {
  const NameOrder order;
  std::stable_sort(all.begin(), all.end(), [&](const QString &one, const QString &other) {
    return order(nameOf(one), nameOf(other));
  });
  return all;
}

}  // namespace

StatisticsFilters::StatisticsFilters(QWidget *parent) : QWidget(parent) {
  constexpr int kSpace = 8;
  auto *layout = new FlowLayout(this, kSpace);
  for (QComboBox *&box : m_boxes) {
    box = new QComboBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setProperty("role", QStringLiteral("small"));
    layout->addWidget(box);
    connect(box, &QComboBox::currentIndexChanged, this, &StatisticsFilters::changed);
  }
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  fill();
}

void StatisticsFilters::setChoices(const StatisticsChoices &choices) {
  m_choices = choices;
  fill();
}

void StatisticsFilters::fillTimes(QComboBox &box) const {
  box.addItem(tr("All time"));
  for (const int days : kDays)
    box.addItem(tr("Last %n days", nullptr, days), days);
  const auto add = [&box](const QString &name, const QDate &from, const QDate &to) {
    box.addItem(name, QVariantList{from, to});
  };
  int year = 0;
  for (const QDate &month : m_choices.months) {
    if (month.year() != year) {
      year = month.year();
      add(QString::number(year), QDate(year, 1, 1), QDate(year, 12, 31));
    }
    //: A month and its year, as QDate::toString() writes them
    add(QLocale().toString(month, tr("MMMM yyyy")), month, month.addMonths(1).addDays(-1));
  }
}

void StatisticsFilters::fill() {
  const QSignalBlocker quiet(this);
  std::array<QString, kBoxes> names{tr("Player"),
                                    tr("Rules"),
                                    tr("Number of players"),
                                    tr("Length"),
                                    tr("Time"),
                                    tr("Number of matches"),
                                    tr("Seat"),
                                    tr("Hands"),
                                    tr("Type of match"),
                                    tr("Match tag from the library")};
  std::array<QVariant, kBoxes> chosen;
  for (std::size_t i = 0; i < kBoxes; ++i) {
    chosen[i] = m_boxes[i]->currentData();
    m_boxes[i]->clear();
    m_boxes[i]->setAccessibleName(names[i]);
    m_boxes[i]->setToolTip(names[i]);
  }
  box(Box::Player)->addItem(tr("Everyone here"));
  for (const QString &player : inOrder(m_choices.players))
    box(Box::Player)->addItem(player, player);
  box(Box::Ruleset)->addItem(tr("All rules"));
  for (const QString &id :
       inOrder(m_choices.rulesets, [](const QString &each) { return rulesetName(each, each); }))
    box(Box::Ruleset)->addItem(rulesetName(id, id), id);
  box(Box::Table)->addItem(tr("3 or 4 players"));
  for (const int players : m_choices.tables)
    box(Box::Table)->addItem(tr("%n players", nullptr, players), players);
  box(Box::Length)->addItem(tr("All lengths"));
  for (const MatchLength length : m_choices.lengths)
    box(Box::Length)->addItem(matchOfLength(length), static_cast<int>(length));
  fillTimes(*box(Box::Time));
  box(Box::Last)->addItem(tr("All matches"));
  for (const int last : kLasts)
    box(Box::Last)->addItem(tr("Last %n matches", nullptr, last), last);
  box(Box::Seat)->addItem(tr("Any seat"));
  const int most = m_choices.tables.empty() ? 4 : m_choices.tables.back();
  for (int seat = 0; seat < most; ++seat)
    //: The seat at the start of a match: %1 is a wind
    box(Box::Seat)->addItem(tr("Started as %1").arg(windName(seat)), seat);
  const std::array hands{tr("All hands"),         tr("As dealer"),   tr("Not as dealer"),
                         tr("East round"),        tr("South round"), tr("When in 1st place"),
                         tr("When in last place")};
  for (std::size_t i = 0; i < hands.size(); ++i)
    box(Box::Hands)->addItem(hands[i], static_cast<int>(i));
  // In the order of KindChoice.
  box(Box::Kinds)->addItem(tr("With or without help"), static_cast<int>(usualKinds()));
  box(Box::Kinds)->addItem(tr("Played without help"), static_cast<int>(unhelpedKinds()));
  box(Box::Kinds)->addItem(tr("Played here, without help"), only(MatchKind::Live));
  box(Box::Kinds)->addItem(tr("Played elsewhere"), only(MatchKind::Imported));
  box(Box::Kinds)->addItem(tr("Including practice matches"), static_cast<int>(allKinds()));
  box(Box::Tag)->addItem(tr("Any tag or none"));
  for (const QString &tag : inOrder(m_choices.tags))
    //: %1 is a tag of the library
    box(Box::Tag)->addItem(tr("Tag: %1").arg(tag), tag);
  box(Box::Tag)->setVisible(!m_choices.tags.isEmpty());
  for (std::size_t i = 0; i < kBoxes; ++i)
    m_boxes[i]->setCurrentIndex(std::max(0, chosen[i].isValid() ? m_boxes[i]->findData(chosen[i]) : 0));
  // One that leaves no choice: "all" and the only entry.
  for (const Box which : {Box::Player, Box::Ruleset, Box::Table, Box::Length})
    box(which)->setVisible(box(which)->count() > 2);
}

StatisticsQuestion StatisticsFilters::question(const QDate &today) const {
  const auto chosen = [this](Box which) { return box(which)->currentData(); };
  const auto number = [&chosen](Box which) {
    const QVariant value = chosen(which);
    return value.isValid() ? std::optional(value.toInt()) : std::nullopt;
  };
  StatisticsQuestion question;
  question.player = chosen(Box::Player).toString();
  Filter &filter = question.filter;
  filter.ruleset = chosen(Box::Ruleset).toString();
  filter.players = number(Box::Table);
  if (const std::optional<int> length = number(Box::Length))
    filter.length = static_cast<MatchLength>(*length);
  setTime(chosen(Box::Time), today, filter);
  filter.last = number(Box::Last).value_or(0);
  filter.seat = number(Box::Seat);
  const bool three = m_choices.tables.size() == 1 && m_choices.tables[0] == 3;
  setHands(number(Box::Hands).value_or(AllHands),
           filter.players ? filter.players
           : three        ? std::optional(3)
                          : std::nullopt,
           filter);
  filter.kinds = static_cast<std::uint8_t>(chosen(Box::Kinds).toInt());
  filter.tag = chosen(Box::Tag).toString();
  return question;
}

// --- As text ---

QString StatisticsFilters::word(Box which, int row) const {
  const QVariant value = box(which)->itemData(row);
  switch (which) {
    case Box::Length:
      return QLatin1String(lengthKey(static_cast<MatchLength>(value.toInt())));
    case Box::Time:
      return timeWord(value);
    case Box::Hands:
      return QLatin1String(kHandWords[static_cast<std::size_t>(value.toInt())]);
    case Box::Kinds:
      return kindWords(value.toUInt());
    default:
      return value.toString();
  }
}

QString StatisticsFilters::text() const {
  QStringList lines;
  for (std::size_t i = 0; i < kBoxes; ++i) {
    const int row = m_boxes[i]->currentIndex();
    if (row > 0)
      lines << QLatin1String(kBoxKeys[i]) + QLatin1Char('=') + word(static_cast<Box>(i), row);
  }
  return lines.join(QLatin1Char('\n'));
}

QStringList StatisticsFilters::choose(const QString &text) {
  QStringList left = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  {
    const QSignalBlocker quiet(this);
    for (std::size_t i = 0; i < kBoxes; ++i) {
      m_boxes[i]->setCurrentIndex(0);
      // The first row says nothing, but once types of matches could be narrowed to those that now count
      // anyway.
      const int first = static_cast<Box>(i) == Box::Kinds ? 0 : 1;
      for (int row = first; row < m_boxes[i]->count(); ++row) {
        const QString line = QLatin1String(kBoxKeys[i]) + QLatin1Char('=') + word(static_cast<Box>(i), row);
        const auto isIt = [&line](const QString &each) {
          return line.compare(each, Qt::CaseInsensitive) == 0;
        };
        if (left.removeIf(isIt) > 0)
          m_boxes[i]->setCurrentIndex(row);
      }
    }
  }
  Q_EMIT changed();
  return left;
}

int StatisticsFilters::narrowed() const {
  return static_cast<int>(std::count_if(m_boxes.begin(), m_boxes.end(),
                                        [](const QComboBox *box) { return box->currentIndex() > 0; }));
}

// --- Kinds of matches ---

std::uint8_t StatisticsFilters::usualKinds() {
  return static_cast<std::uint8_t>(unhelpedKinds() | only(MatchKind::Coached));
}

std::uint8_t StatisticsFilters::unhelpedKinds() {
  return static_cast<std::uint8_t>(only(MatchKind::Live) | only(MatchKind::Imported));
}

std::uint8_t StatisticsFilters::allKinds() {
  return static_cast<std::uint8_t>(usualKinds() | only(MatchKind::Branch) | only(MatchKind::Practice));
}

bool StatisticsFilters::countsHelped() const {
  return (box(Box::Kinds)->currentData().toInt() & only(MatchKind::Coached)) != 0;
}

void StatisticsFilters::countHelped(bool on) {
  box(Box::Kinds)->setCurrentIndex(on ? UsualKinds : WithoutHelp);
}

void StatisticsFilters::showAll(bool everyKind) {
  {
    const QSignalBlocker quiet(this);
    for (QComboBox *each : m_boxes)
      each->setCurrentIndex(0);
    if (everyKind)
      box(Box::Kinds)->setCurrentIndex(EveryKind);
  }
  Q_EMIT changed();
}

void StatisticsFilters::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    fill();
}

}  // namespace janso
