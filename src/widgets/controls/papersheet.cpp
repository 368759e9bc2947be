// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/papersheet.h"

#include <QBuffer>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <algorithm>

#include "widgets/controls/errorbox.h"
#include "widgets/controls/savebytes.h"

namespace janso {

namespace {

struct PaperWords {
  Q_DECLARE_TR_FUNCTIONS(PaperSheet)
};

const QString kCreator = QStringLiteral("Janso");

// From the first page to the last, both included; false when the device takes no page.
bool paintPages(QPagedPaintDevice &device, const PaintPage &paint, int first, int last,
                const QRectF &target) {
  QPainter painter;
  if (!painter.begin(&device))
    return false;
  bool taken = true;
  for (int page = first; taken && page <= last; ++page) {
    if (page > first)
      taken = device.newPage();
    if (taken)
      paint(painter, page, target);
  }
  return painter.end() && taken;
}

}  // namespace

QString savePaperSheet(const PaperSheet &sheet, const QString &path) {
  QBuffer pdf;
  pdf.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&pdf);
    writer.setResolution(sheet.resolution);
    writer.setPageLayout(sheet.layout);
    writer.setCreator(kCreator);
    writer.setTitle(sheet.title);
    paintPages(writer, sheet.layOut(sheet.layout), 0, sheet.pages - 1,
               QRectF(0, 0, writer.width(), writer.height()));
  }
  return saveBytes(pdf.data(), path);
}

bool printPaperSheet(const PaperSheet &sheet, QPrinter &printer) {
  const QPageLayout paper = printer.pageLayout();
  const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
  const int last = printer.toPage() > 0 ? std::min(printer.toPage(), sheet.pages) - 1 : sheet.pages - 1;
  return paintPages(printer, sheet.layOut(paper), first, last,
                    QRectF(QPointF(), paper.paintRectPixels(printer.resolution()).size()));
}

void fillPaperSizes(QComboBox &box) {
  box.addItem(QStringLiteral("A4"), static_cast<int>(QPageSize::A4));
  //: Paper of 8.5 by 11 inches
  box.addItem(PaperWords::tr("Letter"), static_cast<int>(QPageSize::Letter));
  const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
  box.setCurrentIndex(letter ? 1 : 0);
}

QPageSize::PageSizeId chosenPaperSize(const QComboBox &box) {
  return static_cast<QPageSize::PageSizeId>(box.currentData().toInt());
}

void savePaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet,
                        const QString &fileName) {
  const QString suffix = QStringLiteral(".pdf");
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString path = QFileDialog::getSaveFileName(&window, title, QDir(folder).filePath(fileName + suffix),
                                              PaperWords::tr("PDF document (*.pdf)"));
  if (path.isEmpty())
    return;
  if (QFileInfo(path).suffix().isEmpty())
    path += suffix;
  const QString problem = savePaperSheet(sheet, path);
  if (!problem.isEmpty())
    showError(&window, problem);
}

void printPaperSheetFrom(QWidget &window, const QString &title, const PaperSheet &sheet) {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(sheet.layout);
  printer.setDocName(sheet.name);
  printer.setCreator(kCreator);
  QPrintDialog dialog(&printer, &window);
  dialog.setWindowTitle(title);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  dialog.setOption(QAbstractPrintDialog::PrintPageRange, sheet.pages > 1);
  if (dialog.exec() == QDialog::Accepted && !printPaperSheet(sheet, printer))
    showError(&window, PaperWords::tr("Could not print: the printer did not accept the page."));
}

}  // namespace janso
