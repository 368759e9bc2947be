// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The table in the window with all that lies over it: the pages at the end of a hand and of a match, and the
// notice. The focus that it gets is the table's.
#pragma once

#include <QWidget>

namespace janso {

class HandEndPage;
class MatchEndPage;
class Notice;
class TableWidget;

class TableArea : public QWidget {
  Q_OBJECT

 public:
  explicit TableArea(QWidget *parent = nullptr);

  TableWidget *table() const { return m_table; }
  HandEndPage *handEnd() const { return m_handEnd; }
  MatchEndPage *matchEnd() const { return m_matchEnd; }
  Notice *notice() const { return m_notice; }
  // The visible one of the two pages; nullptr = none.
  QWidget *pageOver() const;

 private:
  TableWidget *m_table;
  HandEndPage *m_handEnd;
  MatchEndPage *m_matchEnd;
  Notice *m_notice;
};

}  // namespace janso
