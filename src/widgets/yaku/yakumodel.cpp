// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/yaku/yakumodel.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "widgets/lexicon/teachmarkup.h"
#include "widgets/lexicon/yakurules.h"
#include "widgets/sentences/yakuanswertexts.h"

namespace janso {

namespace {

constexpr int kNear = 3;  // tiles away; more is far

// The groups of the order of nearness, from the first to the last.
enum class Nearness { Made, One, Few, Far, Luck, Bonus, Off };

QString spokenHan(int han, int yakuman) {
  if (han < 0)
    return YakuModel::tr("not possible");
  if (yakuman > 0)
    return yakuman == 2 ? YakuModel::tr("double yakuman") : YakuModel::tr("yakuman");
  return YakuModel::tr("%n han", nullptr, han);
}

Nearness nearnessOf(const YakuAnswer &answer) {
  if (!answer.possible())
    return Nearness::Off;
  if (answer.event == YakuEvent::Bonus)
    return Nearness::Bonus;
  if (answer.made())
    return Nearness::Made;
  if (isByLuck(answer.event))
    return Nearness::Luck;
  return answer.distance <= 1 ? Nearness::One : answer.distance <= kNear ? Nearness::Few : Nearness::Far;
}

QString nearnessTitle(Nearness nearness) {
  switch (nearness) {
    case Nearness::Made:
      return YakuModel::tr("You have it");
    case Nearness::One:
      return YakuModel::tr("One tile away");
    case Nearness::Few:
      return YakuModel::tr("2 to 3 tiles away");
    case Nearness::Far:
      return YakuModel::tr("Far");
    case Nearness::Luck:
      return YakuModel::tr("By luck");
    default:
      return YakuModel::tr("Not possible now");
  }
}

}  // namespace

YakuOrder yakuOrderOf(const QString &word) {
  return word == QLatin1String("value") ? YakuOrder::Value : YakuOrder::Nearness;
}

QString yakuOrderWord(YakuOrder order) {
  return order == YakuOrder::Nearness ? QStringLiteral("nearness") : QStringLiteral("value");
}

YakuModel::YakuModel(QObject *parent)
    : QAbstractListModel(parent), m_situation(std::make_shared<const YakuSituation>()) {
  m_rows = wantedRows();
}

void YakuModel::setRules(const RuleSet &rules) {
  if (m_rules == rules)
    return;
  m_rules = rules;
  rebuild();
}

void YakuModel::setNaming(YakuNaming naming) {
  m_naming = naming;
  rebuild();
}

void YakuModel::setBothNames(bool both) {
  if (std::exchange(m_bothNames, both) != both)
    rebuild();
}

void YakuModel::setFilter(YakuFilter filter, const QString &text) {
  m_filter = filter;
  m_text = text.trimmed();
  rebuild();
}

void YakuModel::setOrder(YakuOrder order) {
  m_order = order;
  rebuild();
}

void YakuModel::rebuild() {
  beginResetModel();
  m_rows = wantedRows();
  endResetModel();
}

void YakuModel::setSituation(const std::shared_ptr<const YakuSituation> &situation) {
  const std::shared_ptr<const YakuSituation> before = std::exchange(m_situation, situation);
  const bool all = before->answers.known != situation->answers.known || !(before->melds == situation->melds);
  for (int row = 0; row < rowCount(); ++row) {
    const std::optional<YakuId> &id = m_rows[static_cast<std::size_t>(row)].id;
    if (id && (all || !(before->answers[*id] == situation->answers[*id])))
      Q_EMIT dataChanged(index(row), index(row));
  }
}

void YakuModel::arrange() {
  if (wantedRows() != m_rows)
    rebuild();
}

QString YakuModel::answerOf(YakuId id) const {
  return knowsHand() ? yakuAnswerSentence(answer(id), m_situation->melds) : QString();
}

// Possible, and not farther away than the draws that are left.
bool YakuModel::isInReach(const YakuAnswer &answer) const {
  return answer.possible() && answer.distance <= exchangesInReach(m_situation->drawsLeft);
}

bool YakuModel::shows(const YakuText &text) const {
  const YakuValue value = yakuValue(text.id, m_rules);
  if (m_filter == YakuFilter::Closed && value.closed < 0)
    return false;
  if (m_filter == YakuFilter::Open && value.open < 0)
    return false;
  if (m_filter == YakuFilter::InHand && !answer(text.id).made())
    return false;
  if (m_filter == YakuFilter::Possible && knowsHand() && !isInReach(answer(text.id)))
    return false;
  if (m_text.isEmpty())
    return yakuListed(text.id, m_rules);
  const QStringList searched{QString::fromUtf8(text.japanese), QString::fromUtf8(text.romaji),
                             QString::fromUtf8(text.english), QString::fromUtf8(text.ema),
                             yakuSentence(text.asks)};
  for (const QString &where : searched) {
    if (where.contains(m_text, Qt::CaseInsensitive))
      return true;
  }
  return false;
}

QString YakuModel::groupOf(const YakuText &text) const {
  if (m_order == YakuOrder::Value || !knowsHand())
    return yakuGroupTitle(text);
  const Nearness nearness = nearnessOf(answer(text.id));
  return nearness == Nearness::Bonus ? yakuGroupTitle(text) : nearnessTitle(nearness);
}

std::vector<const YakuText *> YakuModel::ordered() const {
  std::vector<const YakuText *> texts;
  for (const YakuText *text : allYakuTexts()) {
    if (shows(*text))
      texts.push_back(text);
  }
  if (m_order == YakuOrder::Value || !knowsHand())
    return texts;
  const auto worth = [this](const YakuText *text) {
    const YakuValue value = yakuValue(text->id, m_rules);
    return 13 * value.yakuman + std::max(value.closed, value.open);
  };
  // In a group the nearest first, then the most valuable.
  const auto rank = [&](const YakuText *text) {
    const YakuAnswer &a = answer(text->id);
    const Nearness nearness = nearnessOf(a);
    const bool counted = nearness == Nearness::Few || nearness == Nearness::Far;
    return std::tuple(nearness, counted ? int{a.distance} : 0, -worth(text));
  };
  std::stable_sort(texts.begin(), texts.end(),
                   [&](const YakuText *a, const YakuText *b) { return rank(a) < rank(b); });
  return texts;
}

std::vector<YakuModel::Row> YakuModel::wantedRows() const {
  std::vector<Row> rows;
  QString title;
  for (const YakuText *text : ordered()) {
    const QString group = groupOf(*text);
    if (group != title)
      rows.push_back({std::nullopt, group});
    title = group;
    rows.push_back({text->id, group});
  }
  return rows;
}

std::optional<YakuId> YakuModel::idOf(const QModelIndex &index) {
  const QVariant id = index.data(IdRole);
  if (!id.isValid())
    return std::nullopt;
  return static_cast<YakuId>(id.toInt());
}

QModelIndex YakuModel::indexOf(YakuId id) const {
  const auto found =
      std::find_if(m_rows.begin(), m_rows.end(), [id](const Row &row) { return row.id == id; });
  return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int YakuModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags YakuModel::flags(const QModelIndex &index) const {
  if (!idOf(index))
    return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QVariant YakuModel::data(const QModelIndex &index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
    return {};
  const Row &row = m_rows[static_cast<std::size_t>(index.row())];
  if (!row.id)
    return titleData(row.title, role);
  return role < ClosedRole ? nameData(*row.id, role) : answerData(*row.id, role);
}

QVariant YakuModel::titleData(const QString &title, int role) const {
  // In small groups the words over the columns would stand again after every few rows.
  const bool words = m_order == YakuOrder::Value || title == m_rows.front().title;
  switch (role) {
    case Qt::DisplayRole:
    case NameRole:
      return title;
    case ClosedRole:
    case OpenRole:
    case AwayRole:
      return words ? columnWord(role) : QString();
    default:
      return {};
  }
}

QString YakuModel::columnWord(int role) {
  switch (role) {
    case ClosedRole:
      return tr("Closed");
    case OpenRole:
      return tr("Open");
    default:
      //: Over a column: how many tiles a yaku is away
      return tr("Away");
  }
}

QString YakuModel::columnMeaning(int role) {
  switch (role) {
    case ClosedRole:
      return tr("Han in a closed hand: you haven't called any tiles");
    case OpenRole:
      return tr("Han in an open hand: after a chi, pon or open kan");
    default:
      return tr("Tiles you still need to win with this yaku");
  }
}

QString YakuModel::spoken(YakuId id) const {
  const YakuValue value = yakuValue(id, m_rules);
  const QString second = hasBothNames() ? nameData(id, SecondRole).toString() : QString();
  const QString name = yakuName(id, m_naming) + (second.isEmpty() ? QString() : QLatin1String(", ") + second);
  //: Read aloud for a row of the yaku list: name, value closed, value open
  const QString worth =
      tr("%1: closed %2, open %3")
          .arg(name, spokenHan(value.closed, value.yakuman), spokenHan(value.open, value.yakuman));
  const QString answered = plainText(answerOf(id));
  //: Read aloud: a row of the yaku list, then how the yaku relates to the hand
  return answered.isEmpty() ? worth : tr("%1. %2").arg(worth, answered);
}

QVariant YakuModel::nameData(YakuId id, int role) const {
  switch (role) {
    case Qt::DisplayRole:
      return spoken(id);
    case IdRole:
      return static_cast<int>(id);
    case NameRole:
      return yakuName(id, m_naming);
    case SecondRole: {
      const QString translated = yakuName(id, YakuNaming::Translated);
      if (!hasBothNames())
        return yakuSecondName(id, m_naming);
      return translated == yakuName(id, m_naming) ? QString() : translated;
    }
    default:
      return {};
  }
}

QVariant YakuModel::answerData(YakuId id, int role) const {
  const YakuAnswer &a = answer(id);
  const bool counted = a.possible() && a.event != YakuEvent::Bonus;
  switch (role) {
    case ClosedRole:
      return yakuValue(id, m_rules).closed;
    case OpenRole:
      return yakuValue(id, m_rules).open;
    case YakumanRole:
      return yakuValue(id, m_rules).yakuman;
    case MadeRole:
      return a.made();
    case AwayRole:
      return yakuAwayColumn(a);
    case BarredRole:
      return a.state == YakuState::Impossible;
    case WantedRole:
      return quint64{a.wanted.bits()};
    case NearRole:
      return a.state == YakuState::Reachable && a.distance == 1 && !isByLuck(a.event);
    case ClosedOffRole:
      return counted && a.closedDistance < 0;
    case OpenOffRole:
      return counted && a.openDistance < 0;
    case CountRole:
      return a.event == YakuEvent::Bonus ? int{a.count} : 0;
    default:
      return {};
  }
}

}  // namespace janso
