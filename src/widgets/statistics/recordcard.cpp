// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/statistics/recordcard.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "rules/dora.h"
#include "ui_recordcard.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/lexicon/numbers.h"
#include "widgets/lexicon/words.h"
#include "widgets/look/fonts.h"
#include "widgets/paint/tilepainter.h"
#include "widgets/sentences/handtexts.h"

namespace janso {

namespace {

constexpr int kChipGap = 6;
constexpr double kBestTile = 40;  // width of a tile, for texts as large as designed

bool isDoraOf(const HoraInfo &info, int players, Tile tile) {
  return tile.isKnown() && (tile.isRed() || doraCounts(info.doraIndicators, players)[tile.kind()] > 0 ||
                            doraCounts(info.uraIndicators, players)[tile.kind()] > 0);
}

// The closed tiles, the winning tile, then the melds.
QList<TrayGroup> bestGroups(const BestWin &best) {
  const HoraInfo &info = *best.win;
  QList<TrayGroup> groups(2);
  for (const Tile tile : info.hand)
    groups[0].tiles << TrayTile{.tile = tile};
  groups[1].tiles << TrayTile{.tile = info.winTile, .win = true};
  for (const Meld &meld : info.melds)
    groups << trayGroup(meld, info.winner);
  if (best.norths > 0) {
    groups << TrayGroup();
    groups.last().tiles.fill(TrayTile{.tile = Tile(kNorth)}, best.norths);
  }
  for (TrayGroup &group : groups) {
    for (TrayTile &tile : group.tiles)
      tile.dora = !tile.back && isDoraOf(info, best.players, tile.tile);
  }
  return groups;
}

QString tilesSpoken(const QList<TrayGroup> &groups) {
  QStringList names;
  for (const TrayGroup &group : groups) {
    for (const TrayTile &tile : group.tiles)
      names << tileName(tile.tile);
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace

RecordCard::RecordCard(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::RecordCard>()) {
  m_ui->setupUi(this);
  auto *flow = new FlowLayout(m_ui->yaku, kChipGap);
  flow->setContentsMargins({});
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  m_ui->yaku->setSizePolicy(policy);
  m_ui->best->setTileWidth(theme::textPixels(kBestTile));
}

RecordCard::~RecordCard() = default;

void RecordCard::setPainter(TilePainter *painter) {
  m_ui->best->setPainter(painter);
  if (painter != nullptr)
    m_ui->places->setTileSet(painter->look().set);
}

void RecordCard::setFelt(FeltColor felt) {
  m_ui->best->setFelt(felt);
}

void RecordCard::setRecord(const std::shared_ptr<const StatisticsAnswer> &answer, YakuNaming naming) {
  m_answer = answer;
  m_naming = naming;
  fill();
}

void RecordCard::fill() {
  if (!m_answer)
    return;
  const Counters &sums = m_answer->totals.sums();
  m_ui->matches->setText(tr("%Ln matches", nullptr, static_cast<int>(m_answer->totals.matches())));
  //: The first is "98 hands", the second "23 wins"
  m_ui->hands->setText(
      tr("%1, %2").arg(tr("%Ln hands", nullptr, static_cast<int>(sums.valueOr0(Counter::Hands))),
                       tr("%Ln wins", nullptr, static_cast<int>(sums.valueOr0(Counter::Wins)))));
  fillPlaces();
  fillBest();
  fillYaku();
}

// With three players there is no 4th place; where only hands are counted, there are no places.
void RecordCard::fillPlaces() {
  const Counters &sums = m_answer->totals.sums();
  std::vector<qint64> counts;
  for (int place = 0; place < m_answer->players.value_or(4); ++place)
    counts.push_back(sums.valueOr0(static_cast<Counter>(static_cast<int>(Counter::Place1) + place)));
  m_ui->places->setCounts(counts);
  m_ui->places->setVisible(!m_answer->matches.empty());
}

void RecordCard::fillBest() {
  const bool any = m_answer->best != nullptr;
  m_ui->best->setVisible(any);
  m_ui->bestYaku->setVisible(any);
  if (!any) {
    m_ui->bestHead->setText(tr("Your best winning hand from finished matches will be shown here."));
    return;
  }
  const WinResult &result = m_answer->best->win->result;
  //: %1: what the hand was worth, "Mangan 8,000"
  m_ui->bestHead->setText(tr("Best hand: %1").arg(winValue(result)));
  QStringList words;
  for (const YakuHan &each : result.yaku) {
    const QString name = yakuName(each.id, m_naming);
    words << (isBonus(each.id) && each.han > 1 ? QStringLiteral("%1 %2").arg(name).arg(each.han) : name);
  }
  if (m_answer->bestDay.isValid())
    words << QLocale().toString(m_answer->bestDay, QLocale::ShortFormat);
  m_ui->bestYaku->setText(words.join(QStringLiteral("  \u00b7  ")));
  const QList<TrayGroup> groups = bestGroups(*m_answer->best);
  m_ui->best->setHand(groups);
  m_ui->best->setAccessibleName(m_ui->bestHead->text());
  m_ui->best->setAccessibleDescription(tilesSpoken(groups));
}

void RecordCard::fillYaku() {
  const Measure &measure = *findMeasure("yaku");
  std::vector<std::pair<YakuId, qint64>> won;
  for (const YakuText *text : allYakuTexts()) {
    const qint64 count = m_answer->totals.part(measure, static_cast<int>(text->id)).numerator.value_or(0);
    if (count > 0 && !isBonus(text->id))
      won.emplace_back(text->id, count);
  }
  std::stable_sort(won.begin(), won.end(),
                   [](const auto &one, const auto &other) { return one.second > other.second; });
  m_yaku.clear();
  qDeleteAll(m_ui->yaku->findChildren<QLabel *>());
  for (const auto &[id, count] : won) {
    const QString name = yakuName(id, m_naming);
    //: A yaku, and how often it was won: "Riichi ×7"
    m_yaku << (count > 1 ? tr("%1 ×%2").arg(name, countText(count)) : name);
    auto *chip = new QLabel(m_yaku.last(), m_ui->yaku);
    setRole(chip, "keycap");
    m_ui->yaku->layout()->addWidget(chip);
  }
  m_ui->yakuHead->setText(tr("%Ln yaku won", nullptr, static_cast<int>(m_yaku.size())));
  m_ui->yakuHead->setVisible(!m_yaku.isEmpty());
  m_ui->yaku->setVisible(!m_yaku.isEmpty());
  m_ui->yaku->setAccessibleName(m_ui->yakuHead->text());
  m_ui->yaku->setAccessibleDescription(m_yaku.join(QStringLiteral(", ")));
}

QString RecordCard::spoken() const {
  if (!m_answer)
    return {};
  QStringList parts{m_ui->matches->text(), m_ui->hands->text()};
  if (!m_answer->matches.empty())
    parts << m_ui->places->spoken();
  parts << m_ui->bestHead->text();
  if (!m_yaku.isEmpty())
    parts << m_ui->yakuHead->text() + QStringLiteral(": ") + m_yaku.join(QStringLiteral(", "));
  return parts.join(QStringLiteral(". "));
}

void RecordCard::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange)
    fill();
  if (event->type() == QEvent::FontChange)  // while others get theirs, no label may go
    m_ui->best->setTileWidth(theme::textPixels(kBestTile));
}

}  // namespace janso
