// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sheet for paper, saved as a PDF or printed, with the dialogs for both.
#pragma once

#include <QPageLayout>
#include <QPageSize>
#include <QString>
#include <functional>

class QComboBox;
class QPainter;
class QPrinter;
class QRectF;
class QWidget;

namespace janso {

// Paints a page (0-based) so that it fills `target`.
using PaintPage = std::function<void(QPainter &painter, int page, const QRectF &target)>;

struct PaperSheet {
  QString title;       // of the PDF
  QString name;        // of the print job
  QPageLayout layout;  // the paper that the sheet is designed for
  int pages = 1;
  int resolution = 1200;                                 // of the PDF, in dots per inch
  std::function<PaintPage(const QPageLayout &)> layOut;  // the print dialog may select other paper
};

// Returns an empty text, or a sentence on why the file could not be written; the previous file is unchanged
// then.
QString savePaperSheet(const PaperSheet &sheet, const QString &path);
// Prints the printer's page range with its current settings. Returns false if printing fails.
bool printPaperSheet(const PaperSheet &sheet, QPrinter &printer);

// Fills an empty box with paper sizes and selects the usual one of the country.
void fillPaperSizes(QComboBox &box);
QPageSize::PageSizeId chosenPaperSize(const QComboBox &box);

// Ask for a file or a printer in a dialog with this title over `window`, and report failures there.
// `fileName` is the suggested name, without a suffix.
void savePaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet,
                        const QString &fileName);
void printPaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet);

}  // namespace janso
