// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One line that says what has just happened, also to a screen reader. Text that does not fit is cut with an
// ellipsis; the tooltip has the full text.
#pragma once

#include <QLabel>

namespace janso {

class StatusLabel : public QLabel {
  Q_OBJECT

 public:
  explicit StatusLabel(QWidget *parent = nullptr) : QLabel(parent) {}
  // `more` is not shown in the line, only in the tooltip and to a screen reader.
  void showText(const QString &sentence, const QString &more = {});
  const QString &sentence() const { return m_sentence; }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void fit();

  QString m_sentence;
};

}  // namespace janso
