// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// One line that says what has just happened, and tells a screen reader so. What does not fit is cut with an
// ellipsis, and whole in the tooltip.
#pragma once

#include <QLabel>

namespace janso {

class SaidLabel : public QLabel {
  Q_OBJECT

 public:
  explicit SaidLabel(QWidget *parent = nullptr) : QLabel(parent) {}
  // `more` has no room: it is in the tooltip, and told to a screen reader.
  void say(const QString &sentence, const QString &more = {});
  const QString &sentence() const { return m_sentence; }

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void fit();

  QString m_sentence;
};

}  // namespace janso
