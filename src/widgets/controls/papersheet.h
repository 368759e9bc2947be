// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// A sheet for paper: kept as a PDF or sent to a printer, and what its dialog asks for that.
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
  QPageLayout layout;  // the paper that it is made for
  int pages = 1;
  int resolution = 1200;                                 // of the PDF, in dots per inch
  std::function<PaintPage(const QPageLayout &)> layOut;  // the print dialog may choose another paper
};

// Empty, or a sentence that says why the file could not be written; then what was there before is still
// there.
QString savePaperSheet(const PaperSheet &sheet, const QString &path);
// On the printer as it is set up, the pages of its range. False when it takes no page.
bool printPaperSheet(const PaperSheet &sheet, QPrinter &printer);

// Fills an empty box with the sizes of paper; the usual one of the country is chosen.
void fillPaperSizes(QComboBox &box);
QPageSize::PageSizeId chosenPaperSize(const QComboBox &box);

// Ask for a file, or a printer, in a dialog of this title above `window`, and say there what fails.
// `fileName` is offered, and has no suffix.
void savePaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet,
                        const QString &fileName);
void printPaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet);

}  // namespace janso
