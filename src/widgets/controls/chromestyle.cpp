// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/controls/chromestyle.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFontDatabase>
#include <QIcon>
#include <QList>
#include <QPalette>
#include <QPointer>
#include <QScreen>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QVariant>
#include <QWidget>
#include <array>
#include <utility>

#include "widgets/controls/chromesheet.h"
#include "widgets/look/fonts.h"

namespace janso {

namespace {

constexpr qreal kToolTipPixels = 14;  // as in the sheet

// Buttons that a form has made before it had the sheet, which would keep them without icons of the desktop.
void clearButtonIcons(const QWidget *root) {
  for (const QDialogButtonBox *box : root->findChildren<QDialogButtonBox *>()) {
    for (QAbstractButton *button : box->buttons())
      button->setIcon(QIcon());
  }
}

// Only these rows obey the sheet; the usual ones of a box do not.
void styleBoxRows(const QWidget *root) {
  for (QComboBox *box : root->findChildren<QComboBox *>())
    box->setItemDelegate(new QStyledItemDelegate(box));
}

// Those over the table, which has no sheet of its own.
void styleToolTips(const ChromeColors &colors) {
  QPalette palette = QToolTip::palette();
  palette.setColor(QPalette::ToolTipBase, colors.panelTop);
  palette.setColor(QPalette::ToolTipText, colors.text);
  QToolTip::setPalette(palette);
}

// One text for all that wear it: for the size of texts that is in use.
const QString &sharedSheet(bool dark) {
  struct Shared {
    QString sheet;
    qreal text = 0;
  };
  static std::array<Shared, 2> kept;
  Shared &shared = kept[dark ? 1 : 0];
  if (shared.text != theme::textScale()) {
    shared.text = theme::textScale();
    shared.sheet = scaledSheet(chromeStyleSheet(chromeColors(dark)), 1, shared.text);
  }
  return shared.sheet;
}

// What is narrower, as the place of a number, grows like its text.
constexpr int kNarrowForm = 120;
// Beyond that, what is wider would leave no room for what is beside it.
constexpr qreal kMostWidthGrowth = 1.5;

// Sizes that a form has fixed, for texts as large as designed.
class FormSizes {
 public:
  explicit FormSizes(QWidget *root) {
    QList<QWidget *> parts = root->findChildren<QWidget *>();
    if (!root->isWindow())
      parts << root;
    for (QWidget *widget : parts) {
      if (widget->maximumSize() != QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX))
        m_sizes << FormSize{widget, widget->minimumSize(), widget->maximumSize(), widget->maximumSize()};
    }
  }

  void apply(qreal scale, qreal text) {
    const qreal wide = scale * std::min(text, kMostWidthGrowth);
    const qreal high = scale * text;
    if (qFuzzyCompare(high, m_applied))
      return;
    m_applied = high;
    for (FormSize &size : m_sizes) {
      // Where somebody else has set another one, it is his.
      if (!size.widget || size.widget->maximumSize() != size.now)
        continue;
      const auto grown = [](int least, int most, qreal growth) {
        const int end = most >= QWIDGETSIZE_MAX ? most : qRound(growth * most);
        return std::pair(least == most ? end : least, end);
      };
      const bool narrow = size.most.width() < kNarrowForm;
      const auto [leastWidth, mostWidth] = grown(size.least.width(), size.most.width(), narrow ? high : wide);
      const auto [leastHeight, mostHeight] = grown(size.least.height(), size.most.height(), high);
      size.now = {mostWidth, mostHeight};
      size.widget->setMinimumSize(leastWidth, leastHeight);
      size.widget->setMaximumSize(size.now);
    }
  }

 private:
  struct FormSize {
    QPointer<QWidget> widget;
    QSize least;
    QSize most;
    QSize now;
  };
  QList<FormSize> m_sizes;
  qreal m_applied = 1;
};

// Sets the sheet on its parent when the palette goes from dark to light or back, or texts get another size.
class ChromeStyler : public QObject {
 public:
  explicit ChromeStyler(QWidget *root) : QObject(root), m_root(root), m_sizes(root) {
    qApp->installEventFilter(this);
    root->installEventFilter(this);
  }
  bool eventFilter(QObject *watched, QEvent *event) override {
    if (watched == m_root && event->type() == QEvent::Show)
      openLarger();
    // Before the event loop runs no change is announced; showing looks again. Its first sign is Polish,
    // before anything is laid out; but what is hidden in a window that opens is polished with it.
    const bool ofAll =
        event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::ApplicationFontChange;
    const bool appears = event->type() == QEvent::Show ||
                         (event->type() == QEvent::Polish && m_root->isVisibleTo(m_root->window()));
    if ((watched == qApp && ofAll && m_styled) || (watched == m_root && appears))
      style();
    return QObject::eventFilter(watched, event);
  }

  void style() {
    const ChromeColors colors = chromeColors();
    if (m_styled && m_dark == colors.dark && m_text == theme::textScale())
      return;
    m_styled = true;
    m_dark = colors.dark;
    m_text = theme::textScale();
    dress();
    styleToolTips(colors);
  }

  void setScale(qreal scale) {
    m_scale = scale;
    if (m_styled)
      dress();
  }

 private:
  // A dialog that opens has a size for texts as large as designed.
  void openLarger() {
    if (std::exchange(m_opened, true) || m_text <= 1 || !m_root->isWindow() ||
        !m_root->testAttribute(Qt::WA_Resized))
      return;
    m_root->resize(
        (QSizeF(m_root->size()) * std::min(m_text, kMostWidthGrowth)).toSize().boundedTo(screenRoom(m_root)));
  }

  void dress() {
    m_root->setStyleSheet(m_scale > 1 ? scaledSheet(chromeStyleSheet(chromeColors(m_dark)), m_scale, m_text)
                                      : sharedSheet(m_dark));
    m_sizes.apply(m_scale, m_text);
  }

  QWidget *m_root;
  FormSizes m_sizes;
  qreal m_scale = 1;
  qreal m_text = 1;  // the size of texts that it was dressed for
  bool m_opened = false;
  bool m_styled = false;
  bool m_dark = false;
};

QList<ChromeStyler *> stylersOf(const QWidget *root) {
  QList<ChromeStyler *> stylers;
  for (QObject *child : root->children()) {
    if (auto *styler = dynamic_cast<ChromeStyler *>(child))
      stylers << styler;
  }
  return stylers;
}

}  // namespace

ChromeColors chromeColors(bool dark) {
  return theme::chrome(dark);
}

ChromeColors chromeColors() {
  return chromeColors(QGuiApplication::palette().window().color().lightness() < 128);
}

void setChromeScheme(const QString &scheme) {
  if (scheme != QLatin1String("dark") && scheme != QLatin1String("light")) {
    QApplication::setPalette(QPalette());
    return;
  }
  const ChromeColors colors = chromeColors(scheme == QLatin1String("dark"));
  QPalette palette(colors.text, colors.panelTop, colors.borderStrong, colors.panelBottom, colors.border,
                   colors.text, colors.text, colors.field, colors.panelTop);
  palette.setColor(QPalette::Highlight, colors.accentFill);
  palette.setColor(QPalette::HighlightedText, colors.onAccent);
  palette.setColor(QPalette::Link, colors.accentText);
  palette.setColor(QPalette::ToolTipBase, colors.panelTop);
  palette.setColor(QPalette::ToolTipText, colors.text);
  palette.setColor(QPalette::PlaceholderText, colors.dim);
  QApplication::setPalette(palette);
}

void setTextSize(qreal scale) {
  if (qFuzzyCompare(scale, theme::textScale()))
    return;
  theme::setTextScale(scale);
  // Menus of the desktop's making, its own dialogs and the tool tips over the table.
  QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
  const qreal larger = scale / theme::desktopTextScale();
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * larger);
  else
    font.setPixelSize(qRound(font.pixelSize() * larger));
  QApplication::setFont(font);
  QToolTip::setFont(theme::sans(theme::textPixels(kToolTipPixels)));
  // Before the event loop runs Qt announces no change, and what paints itself has no font of Qt's.
  QEvent changed(QEvent::ApplicationFontChange);
  QCoreApplication::sendEvent(qApp, &changed);
  QList<QPointer<QWidget>> all;
  for (QWidget *widget : QApplication::allWidgets())
    all << widget;
  for (const QPointer<QWidget> &widget : all) {
    if (!widget)
      continue;
    QEvent restyled(QEvent::FontChange);
    QCoreApplication::sendEvent(widget, &restyled);
    widget->updateGeometry();
    widget->update();
  }
}

void applyChrome(QWidget *root) {
  (new ChromeStyler(root))->style();
  clearButtonIcons(root);
  styleBoxRows(root);
}

void applyChromeWhenShown(QWidget *root) {
  new ChromeStyler(root);
  clearButtonIcons(root);
  styleBoxRows(root);
}

void applyPendingChrome(QWidget *root) {
  for (ChromeStyler *styler : stylersOf(root))
    styler->style();
}

void scaleChrome(QWidget *root, qreal scale) {
  for (ChromeStyler *styler : stylersOf(root))
    styler->setScale(scale);
}

QSize screenRoom(const QWidget *window) {
  constexpr QSize kUnknown(1200, 800);
  return window->screen() == nullptr ? kUnknown : screenRoom(window->screen()->availableGeometry().size());
}

void setRole(QWidget *widget, const char *role) {
  const QString name = QString::fromLatin1(role);
  if (widget->property("role").toString() == name)
    return;
  widget->setProperty("role", name);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace janso
