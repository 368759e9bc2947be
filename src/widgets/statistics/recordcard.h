// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What a player has done so far, as pictures: the places as tiles, the best hand, the yaku won.
// Shown while there are too few matches for measures to say anything.
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <memory>

#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/theme.h"
#include "widgets/statistics/statisticsanswer.h"

namespace Ui {
class RecordCard;
}

namespace janso {

class TilePainter;

class RecordCard : public QWidget {
  Q_OBJECT

 public:
  explicit RecordCard(QWidget *parent = nullptr);
  ~RecordCard() override;

  // Must outlive the card; no tiles are drawn without it. Again after its look has changed.
  void setPainter(TilePainter *painter);
  void setFelt(FeltColor felt);
  void setRecord(const std::shared_ptr<const StatisticsAnswer> &answer, YakuNaming naming);
  // All of it in sentences.
  QString spoken() const;
  // The yaku won, the most frequent first: "Riichi ×7".
  QStringList yaku() const { return m_yaku; }

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void fillPlaces();
  void fillBest();
  void fillYaku();

  std::unique_ptr<Ui::RecordCard> m_ui;
  std::shared_ptr<const StatisticsAnswer> m_answer;
  YakuNaming m_naming = YakuNaming::Romaji;
  QStringList m_yaku;
};

}  // namespace janso
