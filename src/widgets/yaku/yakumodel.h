// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The rows of the yaku list: which yaku are shown, their groups and order, and the contents of each row.
//
// A new hand changes rows in place. Their selection and order change only through arrange(), so that a view
// can keep them still while a row is pointed at.
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
// The fixed words of the settings file: "value", "nearness"; Nearness for any other.
YakuOrder yakuOrderOf(const QString &word);
QString yakuOrderWord(YakuOrder order);

class YakuModel : public QAbstractListModel {
  Q_OBJECT

 public:
  // Qt::DisplayRole is the text for screen readers of a yaku, or the text of a title.
  enum Role {
    IdRole = Qt::UserRole,  // int; invalid = a title
    NameRole,
    SecondRole,  // the second name: Japanese, or the translated one beside romaji (setBothNames())
    ClosedRole,  // han, -1 = not possible; for a title the heading of the column
    OpenRole,
    YakumanRole,    // 0, 1, 2
    MadeRole,       // bool: the hand has it
    AwayRole,       // text of the column of missing tiles; for a title the heading of the column
    BarredRole,     // bool: no longer possible
    WantedRole,     // quint64: kinds of tiles that bring it nearer
    NearRole,       // bool: those tiles are always shown
    ClosedOffRole,  // bool: the hand can no longer have it closed
    OpenOffRole,    // bool: the hand can no longer have it open
    CountRole,      // int: bonus tiles in the hand; 0 for a yaku
  };

  explicit YakuModel(QObject *parent = nullptr);

  // The headings of the columns of ClosedRole, OpenRole and AwayRole, and what each of them means.
  static QString columnWord(int role);
  static QString columnMeaning(int role);

  // The next five functions reset the model.
  void setRules(const RuleSet &rules);
  void setNaming(YakuNaming naming);
  // For newcomers: the translated name as the second one beside every romaji name.
  void setBothNames(bool both);
  bool hasBothNames() const { return m_bothNames && m_naming == YakuNaming::Romaji; }
  // `text`: show only yaku whose names or explanation contain it; a search also finds yaku of other rulesets.
  void setFilter(YakuFilter filter, const QString &text);
  void setOrder(YakuOrder order);
  YakuOrder order() const { return m_order; }
  // Resets the model in the current language.
  void rebuild();

  // How each yaku relates to the hand; rows change in place. Never null.
  void setSituation(const std::shared_ptr<const YakuSituation> &situation);
  // Resets the model if the situation requires other rows or another order.
  void arrange();
  bool knowsHand() const { return m_situation->answers.known; }
  // How the hand in play relates to the yaku, in the markup of teachmarkup.h; empty if no hand is known.
  QString answerOf(YakuId id) const;

  // Invalid if the yaku is not in the list.
  QModelIndex indexOf(YakuId id) const;
  // nullopt for a title or an invalid index.
  static std::optional<YakuId> idOf(const QModelIndex &index);

  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex &index) const override;

 private:
  // A title or a yaku below it.
  struct Row {
    std::optional<YakuId> id;
    QString title;
    bool operator==(const Row &) const = default;
  };

  const YakuAnswer &answer(YakuId id) const { return m_situation->answers[id]; }
  bool shows(const YakuText &text) const;
  bool isInReach(const YakuAnswer &answer) const;
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
  bool m_bothNames = false;
  std::shared_ptr<const YakuSituation> m_situation;
  YakuFilter m_filter = YakuFilter::All;
  YakuOrder m_order = YakuOrder::Nearness;
  QString m_text;
};

}  // namespace janso
