// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/chromesheet.h"

#include <QList>
#include <QPair>
#include <QRegularExpression>
#include <cstdlib>

#include "widgets/look/colors.h"

namespace janso {

namespace {

// `@name` is a color. Lengths are whole pixels, because Qt silently ignores other font sizes.
const char *const kSheet = R"(
* { font-family: "Inter", "Noto Sans CJK JP", sans-serif; }
QMainWindow, QDialog, QDockWidget > QWidget#contents { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @panelTop, stop:1 @panelBottom); }
QWidget { color: @text; font-size: 14px; font-weight: 500; }
QFrame#card { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @panelTop, stop:1 @panelBottom); border: 1px solid @borderStrong; border-radius: 14px; }
QFrame[role="beside"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @panelTop, stop:1 @panelBottom); border: none; }
QFrame[role="way"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @panelTop, stop:1 @panelBottom); border: 1px solid @border; border-radius: 14px; }
QFrame[role="way"] QPushButton[role="link"] { padding: 1px 2px; margin-right: 10px; }
QFrame#panel, QGroupBox { border: 1px solid @border; border-radius: 12px; }
QGroupBox { margin-top: 10px; padding: 14px 10px 8px 10px; }
QGroupBox::title { subcontrol-origin: margin; left: 14px; padding: 0 6px; color: @second; }
QLabel { background: transparent; }
QLabel[role="pageTitle"] { font-family: "Noto Serif CJK JP", "Noto Serif", serif; font-size: 32px; font-weight: 600; }
QLabel[role="dockTitle"] { font-family: "Noto Serif CJK JP", "Noto Serif", serif; font-size: 24px; font-weight: 600; }
QLabel[role="tipTitle"] { font-family: "Noto Serif CJK JP", "Noto Serif", serif; font-size: 20px; font-weight: 600; }
QLabel[role="limit"] { font-family: "Noto Serif CJK JP", "Noto Serif", serif; font-size: 58px; font-weight: 600; color: @accentText; }
QLabel[role="kanji"] { font-family: "Noto Serif CJK JP", serif; font-size: 15px; color: @dim; }
QLabel[role="strong"] { font-size: 20px; font-weight: 600; }
QLabel[role="head"] { font-size: 16px; font-weight: 600; }
QLabel[role="row"] { font-size: 14px; }
QLabel[role="second"] { color: @second; font-size: 14px; }
QLabel[role="note"] { color: @second; font-size: 14px; }
QLabel[role="dim"] { color: @dim; font-size: 14px; }
QLabel[role="error"] { color: @loss; font-size: 14px; }
QLabel[role="accent"] { color: @accentText; font-size: 14px; font-weight: 600; }
QLabel[role="points"] { font-size: 20px; font-weight: 600; }
QLabel[role="gain"] { font-size: 15px; font-weight: 600; color: @gain; }
QLabel[role="loss"] { font-size: 15px; font-weight: 600; color: @loss; }
QLabel[role="even"] { font-size: 15px; font-weight: 600; color: @dim; }
QLabel[role="keycap"] { background: @field; border: 1px solid @borderStrong; border-radius: 5px; padding: 1px 6px; font-size: 14px; font-weight: 600; }
QFrame[role="seat"] { border: 1px solid @border; border-radius: 12px; background: transparent; }
QFrame[role="seatWinner"] { border: 1px solid @accent; border-radius: 12px; background: @hover; }
QFrame[role="value"] { border: 1px solid @borderStrong; border-radius: 8px; background: @field; }
QFrame[role="option"] { border: none; border-bottom: 1px solid @border; background: transparent; }
QLabel[role="group"] { font-size: 16px; font-weight: 600; padding: 18px 0 6px 6px; color: @accentText; }
QLabel[role="badge"] { background: @accentFill; color: @onAccent; border-radius: 8px; padding: 1px 8px; font-size: 12px; font-weight: 600; }
QLabel[role="mark"] { border: 1px solid @border; color: @dim; border-radius: 8px; padding: 0px 7px; font-size: 12px; }
QLabel[role="warning"] { color: @accentText; font-size: 14px; }
QFrame[role="rule"] { background: @border; border: none; max-height: 1px; min-height: 1px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton, QToolButton, QCheckBox, QRadioButton, QComboBox { outline: none; }
QPushButton { background: @panelTop; border: 1px solid @borderStrong; border-radius: 8px; padding: 8px 18px; font-size: 15px; font-weight: 600; min-height: 22px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @field; }
QPushButton:focus { border: 2px solid @accent; background: @hover; }
QPushButton:disabled { color: @disabled; border-color: @border; }
QPushButton[role="primary"], QPushButton:default { background: @accentFill; color: @onAccent; border-color: @accentFill; }
QPushButton[role="primary"]:hover, QPushButton:default:hover { background: @accentHover; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid @text; background: @accentHover; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled { background: @panelTop; color: @disabled; border-color: @border; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; padding: 1px 6px; color: @accentText; font-size: 15px; font-weight: 500; min-height: 0; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 2px solid @accent; }
QPushButton[role="chip"] { background: transparent; border: 1px solid @borderStrong; border-radius: 13px; padding: 3px 9px; font-size: 15px; font-weight: 500; min-height: 18px; }
QPushButton[role="chip"]:hover { background: @hover; }
QPushButton[role="chip"]:checked { background: @hover; border-color: @accent; color: @text; }
QPushButton[role="answer"], QPushButton[role="answerRight"] { background: @panelTop; border: 1px solid @borderStrong; border-radius: 10px; padding: 6px 8px; font-size: 15px; font-weight: 500; min-height: 24px; }
QPushButton[role="answer"]:hover { background: @hover; }
QPushButton[role="answer"]:checked { background: @hover; border: 2px solid @accent; color: @text; font-weight: 600; }
QPushButton[role="answer"]:focus { border: 2px solid @accent; }
QPushButton[role="answer"]:disabled { color: @dim; }
QPushButton[role="answerRight"]:disabled { border: 2px solid @gain; color: @text; font-weight: 600; }
QPushButton[role="optionRight"] { border: 2px solid @gain; }
QPushButton[weight="large"] { font-size: 18px; padding: 9px 18px; min-height: 26px; border-radius: 10px; }
QPushButton[role="chip"]:focus { border: 2px solid @accent; }
QPushButton[role="small"] { padding: 4px 10px; font-size: 13px; font-weight: 500; min-height: 20px; }
QPushButton::menu-indicator { image: url(:/icons/down@variant.svg); width: 11px; height: 11px; subcontrol-origin: padding; subcontrol-position: center right; right: 10px; }
QPushButton[role="smallMenu"] { padding: 4px 24px 4px 10px; font-size: 13px; font-weight: 500; min-height: 20px; }
QPushButton[role="menu"] { padding-right: 30px; }
QPushButton[role="tile"] { text-align: left; padding: 14px 20px; border-radius: 12px; }
QLineEdit, QSpinBox, QDoubleSpinBox, QPlainTextEdit, QKeySequenceEdit QLineEdit { background: @field; border: 1px solid @edge; border-radius: 8px; padding: 6px 10px; selection-background-color: @accentFill; selection-color: @onAccent; }
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus { border: 2px solid @accent; }
QSpinBox { padding-right: 8px; min-height: 20px; }
QSpinBox:disabled, QComboBox:disabled, QLineEdit:disabled { color: @disabled; background: transparent; border-color: @border; }
QLabel:disabled { color: @disabled; }
QSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 22px; border: none; margin: 3px 3px 0 0; }
QSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: 22px; border: none; margin: 0 3px 3px 0; }
QSpinBox::up-button:hover, QSpinBox::down-button:hover { background: @hover; border-radius: 4px; }
QSpinBox::up-arrow { image: url(:/icons/up@variant.svg); width: 11px; height: 11px; }
QSpinBox::down-arrow { image: url(:/icons/down@variant.svg); width: 11px; height: 11px; }
QSpinBox::up-arrow:disabled, QSpinBox::down-arrow:disabled { image: none; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 3px; }
.QToolButton { qproperty-iconSize: 22px; }
.QToolButton[role="small"] { qproperty-iconSize: 16px; }
QToolButton:hover { background: @hover; }
QToolButton:checked { background: @hover; border-color: @accent; }
QToolButton:focus { border: 2px solid @accent; }
QToolButton::menu-indicator { image: none; }
QComboBox { background: @field; border: 1px solid @edge; border-radius: 8px; padding: 6px 10px; min-height: 20px; combobox-popup: 0; }
QComboBox[role="small"] { padding: 3px 8px; font-size: 13px; min-height: 18px; }
QComboBox:hover { background: @hover; }
QComboBox:focus { border: 2px solid @accent; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/icons/down@variant.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panelTop; border: 1px solid @borderStrong; selection-background-color: @hover; selection-color: @text; outline: none; padding: 4px; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 0 6px; }
QCheckBox, QRadioButton { spacing: 9px; padding: 3px 2px; background: transparent; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QCheckBox::indicator, QRadioButton::indicator { width: 18px; height: 18px; border: 1px solid @edge; background: @field; border-radius: 5px; }
QRadioButton::indicator { width: 18px; border-radius: 9px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @accent; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid @accent; border-radius: 6px; }
QCheckBox::indicator:checked { background: @accentFill; border-color: @accentFill; image: url(:/icons/check-dark.svg); }
QRadioButton::indicator:checked { background: qradialgradient(cx:0.5, cy:0.5, radius:0.5, fx:0.5, fy:0.5, stop:0 @accentFill, stop:0.5 @accentFill, stop:0.58 @field, stop:1 @field); border-color: @accent; }
QProgressBar { background: @field; border: 1px solid @edge; border-radius: 6px; min-height: 10px; max-height: 10px; }
QProgressBar::chunk { background: @accentFill; border-radius: 5px; }
QSlider::groove:horizontal { height: 4px; background: @borderStrong; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 18px; height: 18px; margin: -7px 0; border-radius: 9px; background: @text; border: 1px solid @borderStrong; }
QSlider::handle:horizontal:focus { border: 2px solid @accent; }
QListView, QTreeView, QTableView { background: transparent; border: none; outline: none; alternate-background-color: transparent; gridline-color: @border; }
QListView[role="rows"] { font-size: 13px; }
QListView#pages { background: @field; border: 1px solid @border; border-radius: 12px; padding: 6px; }
QListView#pages::item { padding: 9px 10px; border-radius: 8px; border: 2px solid transparent; }
QListView#pages::item:hover { background: @hover; }
QListView#pages::item:selected { background: @hover; color: @text; border: 2px solid @accent; }
QListView#pages[role="dense"] { padding: 4px; }
QListView#pages[role="dense"]::item { padding: 6px 6px; }
QListView#pages::item:disabled { color: @dim; padding: 8px 4px 1px 4px; }
QTreeView, QTableView { background: @field; border: 1px solid @border; border-radius: 8px; selection-background-color: @hover; selection-color: @text; }
QTreeView::item { min-height: 28px; padding: 0 8px; border: none; }
QTableView::item { padding: 0 8px; border: none; }
QTreeView::item:hover { background: @panelTop; }
QTreeView::item:selected, QTableView::item:selected { background: @hover; color: @text; border: none; }
QTreeView:focus, QTableView:focus { border: 2px solid @accent; }
QHeaderView, QHeaderView::section { background: transparent; color: @dim; border: none; padding: 2px 8px; min-height: 24px; font-size: 14px; font-weight: 500; }
QTableView QHeaderView { padding: 0; }
QTreeView[role="columns"] { padding: 0 4px; }
QTreeView[role="columns"]::item { padding: 0 4px; }
QTreeView[role="columns"]::item:selected { background: @hover; }
QTreeView[role="columns"] QHeaderView { padding: 0; }
QTreeView[role="columns"] QHeaderView::section { padding: 2px 7px; }
QTableView QTableCornerButton::section { background: transparent; border: none; }
QMenuBar { background: @panelTop; padding: 2px 6px; border-bottom: 1px solid @border; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @panelTop; border: 1px solid @borderStrong; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 26px; border-radius: 6px; }
QMenu::item:selected { background: @hover; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 7px; }
QMenu::indicator:checked { image: url(:/icons/check@variant.svg); }
QMenu::indicator:exclusive:checked { image: url(:/icons/dot@variant.svg); }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @borderStrong; border-radius: 4px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: @dim; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QToolTip { background: @panelTop; color: @text; border: 1px solid @borderStrong; padding: 6px; }
QStatusBar { background: @panelBottom; color: @second; }
QMainWindow::separator { background: @border; width: 1px; height: 1px; }
QDockWidget { titlebar-close-icon: url(:/icons/close@variant.svg); titlebar-normal-icon: url(:/icons/window@variant.svg); }
QDockWidget::title { background: @panelTop; padding: 6px 10px; }
QTabBar::tab { background: @panelBottom; padding: 6px 14px; border: 1px solid @border; }
QTabBar::tab:selected { background: @hover; }
)";

// Longer names first, so that none is taken for the start of another.
QList<QPair<QString, QString>> colorNames(const ChromeColors &c) {
  return {
      {QStringLiteral("@panelTop"), c.panelTop.name()},
      {QStringLiteral("@panelBottom"), c.panelBottom.name()},
      {QStringLiteral("@field"), c.field.name()},
      {QStringLiteral("@borderStrong"), c.borderStrong.name()},
      {QStringLiteral("@border"), c.border.name()},
      {QStringLiteral("@edge"), c.edge.name()},
      {QStringLiteral("@hover"), c.hover.name()},
      {QStringLiteral("@accentText"), c.accentText.name()},
      {QStringLiteral("@accentFill"), c.accentFill.name()},
      {QStringLiteral("@accentHover"), QColor(theme::kAmberLit).name()},
      {QStringLiteral("@accent"), c.accent.name()},
      {QStringLiteral("@onAccent"), c.onAccent.name()},
      {QStringLiteral("@second"), c.second.name()},
      {QStringLiteral("@text"), c.text.name()},
      {QStringLiteral("@dim"), c.dim.name()},
      {QStringLiteral("@disabled"), c.disabled.name()},
      {QStringLiteral("@gain"), c.gain.name()},
      {QStringLiteral("@loss"), c.loss.name()},
      {QStringLiteral("@variant"), c.dark ? QString() : QStringLiteral("-dark")},
  };
}

// Lengths of the sheet that are drawn lines.
constexpr int kThickestLine = 2;

// The lengths of a declaration that grow with the texts; room around them stays, for there is none to give.
// `rule`: the line that it stands in; a mark has a width, and keeps its form.
bool growsWithText(QStringView property, QStringView rule) {
  return property == u"font-size" || property.endsWith(u"height") || property.endsWith(u"width") ||
         property == u"qproperty-iconSize" ||
         ((property == u"border-radius" || property == u"margin") && rule.contains(u" width: "));
}

}  // namespace

QString chromeStyleSheet(const ChromeColors &colors) {
  QString sheet = QString::fromUtf8(kSheet);
  for (const auto &[name, value] : colorNames(colors))
    sheet.replace(name, value);
  return sheet;
}

QString scaledSheet(const QString &sheet, qreal scale, qreal text) {
  static const QRegularExpression kDeclaration(QStringLiteral("([a-zA-Z-]+): ([^:;{}]*[0-9]px[^:;{}]*)"));
  static const QRegularExpression kLength(QStringLiteral("(-?[0-9]+)px"));
  QString scaled;
  qsizetype from = 0;
  for (auto declarations = kDeclaration.globalMatch(sheet); declarations.hasNext();) {
    const QRegularExpressionMatch declaration = declarations.next();
    const qsizetype begin = declaration.capturedStart(2);
    const qsizetype line = sheet.lastIndexOf(u'\n', begin) + 1;
    const QStringView rule = QStringView(sheet).mid(line, sheet.indexOf(u'\n', begin) - line);
    const qreal growth = scale * (growsWithText(declaration.capturedView(1), rule) ? text : 1);
    scaled.append(sheet.mid(from, begin - from));
    from = begin;
    for (auto lengths = kLength.globalMatch(declaration.captured(2)); lengths.hasNext();) {
      const QRegularExpressionMatch length = lengths.next();
      const int pixels = length.capturedView(1).toInt();
      const bool thin = std::abs(pixels) <= kThickestLine;
      scaled.append(sheet.mid(from, begin + length.capturedStart() - from));
      scaled.append(QString::number(thin ? pixels : qRound(growth * pixels)) + QStringLiteral("px"));
      from = begin + length.capturedEnd();
    }
  }
  return scaled + sheet.mid(from);
}

}  // namespace janso
