// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The dialog for the format of exported matches. A sentence says what will be exported.
#pragma once

#include <QDialog>

#include "widgets/sentences/librarytexts.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace janso {

class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExportDialog(int matches, QWidget *parent = nullptr);

  ExportChoice choice() const;

 private:
  void build();
  void fill();

  int m_matches;
  QComboBox *m_form;
  QCheckBox *m_anonymize;
  QCheckBox *m_suits;
  QCheckBox *m_gzip;
  QLabel *m_preview;
};

}  // namespace janso
