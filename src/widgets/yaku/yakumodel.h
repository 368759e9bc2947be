// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the yaku list: which yaku are shown, under which titles and in which order, and what each row
// says.
//
// A new hand changes rows where they are. Their order and choice change only by arrange(), so that a view can
// keep them still while somebody points at one.
#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>
#include <vector>

#include "rules/ruleset.h"
#include "study/yakuwatch.h"
#include "widgets/lexicon/yakutexts.h"

namespace janso {

enum class YakuFilter { All, Closed, Open, InHand, Possible };
enum class YakuOrder { Value, Nearness };
// The fixed words of the settings file: "value", "nearness".
YakuOrder yakuOrderOf(const QString &word);
QString yakuOrderWord(YakuOrder order);

class YakuModel : public QAbstractListModel {
  Q_OBJECT

 public:
  // Qt::DisplayRole is what is read aloud of a yaku, and the words of a title.
  enum Role {
    IdRole = Qt::UserRole,  // int; none = a title
    NameRole,
    SecondRole,  // the name beside it
    ClosedRole,  // han, -1 = not possible; in a title the words over the columns
    OpenRole,
    YakumanRole,    // 0, 1, 2
    MadeRole,       // bool: the hand has it
    AwayRole,       // text of the column of tiles away; in a title the word over it
    BarredRole,     // bool: no longer possible
    WantedRole,     // quint64: kinds that bring it nearer
    NearRole,       // bool: they are always shown
    ClosedOffRole,  // bool: the hand cannot have it closed any more
    OpenOffRole,    // bool: nor with calls
  };

  explicit YakuModel(QObject *parent = nullptr);

  // The words over the columns of ClosedRole, OpenRole and AwayRole.
  static QString columnWord(int role);

  // These four reset the model.
  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // `text`: only yaku in whose names or explanation it stands; with it those of other rulesets are found too.
  void setFilter(YakuFilter filter, const QString &text);
  void setOrder(YakuOrder order);
  YakuOrder order() const { return m_order; }
  // Resets the model, in the language of now.
  void rebuild();

  // How the yaku stand to the hand; rows change in place. Never null.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);
  // Resets the model where the situation asks for other rows or another order.
  void arrange();
  bool knowsHand() const { return m_situation->answers.known; }
  // What the hand in play says about it, in the markup of teachmarkup.h; empty where no hand is known.
  QString answerOf(YakuId id) const;

  // Invalid where the yaku is not shown.
  QModelIndex indexOf(YakuId id) const;
  // nullopt for a title and an invalid index.
  static std::optional<YakuId> idOf(const QModelIndex &index);

  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex &index) const override;

 private:
  // A title or a yaku under it.
  struct Row {
    std::optional<YakuId> id;
    QString title;
    bool operator==(const Row &) const = default;
  };

  const YakuAnswer &answer(YakuId id) const { return m_situation->answers[id]; }
  bool shows(const YakuText &text) const;
  QString groupOf(const YakuText &text) const;
  std::vector<const YakuText *> ordered() const;
  std::vector<Row> wantedRows() const;
  QString spoken(YakuId id) const;
  QVariant titleData(const QString &title, int role) const;
  QVariant nameData(YakuId id, int role) const;
  QVariant answerData(YakuId id, int role) const;

  std::vector<Row> m_rows;
  RuleSet m_rules;
  YakuNaming m_naming = YakuNaming::Romaji;
  std::shared_ptr<const YakuSituation> m_situation;
  YakuFilter m_filter = YakuFilter::All;
  YakuOrder m_order = YakuOrder::Value;
  QString m_text;
};

}  // namespace janso
