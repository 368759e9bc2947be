// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/learn/lessonsdialog.h"

#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>

#include "coach/lessons/lessontexts.h"
#include "study/lessonprogress.h"
#include "study/lessonstore.h"
#include "ui_lessonsdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/look/fonts.h"
#include "widgets/look/theme.h"

namespace janso {

namespace {

constexpr int kAboutRole = Qt::UserRole;
constexpr int kDoneRole = Qt::UserRole + 1;
constexpr int kLeftRole = Qt::UserRole + 2;     // was left in the middle
constexpr int kChapterRole = Qt::UserRole + 3;  // heading above the row; empty inside a chapter

// Of the files that cannot be read.
constexpr int kProblemsShown = 2;
constexpr int kProblemsInTip = 30;

constexpr int kMargin = 12;
constexpr int kCircle = 30;
constexpr int kChapterTop = 14;
constexpr int kChapterBottom = 4;
constexpr int kTextLeft = kMargin + kCircle + 14;

QFont sized(QFont font, int pixels, bool bold) {
  font.setPixelSize(qRound(theme::textPixels(pixels)));
  font.setBold(bold);
  return font;
}

// A number that becomes a tick, the title, and a sentence under it.
class LessonDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    const int width = (option.rect.width() > 0 ? option.rect.width() : 480) - kTextLeft - kMargin;
    const int title = boxOf(titleFont(option), width, index.data(Qt::DisplayRole).toString()).height();
    const int about = boxOf(aboutFont(option), width, index.data(kAboutRole).toString()).height();
    return {kTextLeft + 200, title + about + 2 * kMargin + headHeight(option, index)};
  }

  void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    const ChromeColors colors = chromeColors();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int head = headHeight(option, index);
    if (head > 0) {
      painter->setFont(chapterFont(option));
      painter->setPen(colors.accentText);
      painter->drawText(option.rect.adjusted(kMargin, kChapterTop, -kMargin, 0),
                        index.data(kChapterRole).toString());
    }
    const QRectF row = QRectF(option.rect).adjusted(2, 2 + head, -2, -2);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
      painter->setPen(selected ? QPen(colors.accent, 1.5) : Qt::NoPen);
      painter->setBrush(selected ? colors.focused : colors.hover);
      painter->drawRoundedRect(row, 8, 8);
    }
    paintCircle(painter, option, index, colors);
    const QRect text = option.rect.adjusted(kTextLeft, kMargin + head, -kMargin, -kMargin);
    const QString title = index.data(Qt::DisplayRole).toString();
    painter->setFont(titleFont(option));
    painter->setPen(colors.text);
    QRect used;
    painter->drawText(text, Qt::TextWordWrap, title, &used);
    painter->setFont(aboutFont(option));
    painter->setPen(colors.second);
    painter->drawText(text.adjusted(0, used.height(), 0, 0), Qt::TextWordWrap,
                      index.data(kAboutRole).toString());
    painter->restore();
  }

 private:
  static QFont chapterFont(const QStyleOptionViewItem &option) { return sized(option.font, 15, true); }
  static int headHeight(const QStyleOptionViewItem &option, const QModelIndex &index) {
    return index.data(kChapterRole).toString().isEmpty()
               ? 0
               : QFontMetrics(chapterFont(option)).height() + kChapterTop + kChapterBottom;
  }
  static QFont titleFont(const QStyleOptionViewItem &option) { return sized(option.font, 16, true); }
  static QFont aboutFont(const QStyleOptionViewItem &option) { return sized(option.font, 14, false); }
  static QRect boxOf(const QFont &font, int width, const QString &text) {
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, text);
  }

  static void paintCircle(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          const ChromeColors &colors) {
    const bool done = index.data(kDoneRole).toBool();
    const bool left = index.data(kLeftRole).toBool();
    const double middle = option.rect.center().y() + headHeight(option, index) / 2.0;
    const QRectF circle(option.rect.left() + kMargin, middle - kCircle / 2.0, kCircle, kCircle);
    painter->setPen(QPen(done ? colors.gain : left ? colors.accent : colors.borderStrong, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(circle);
    if (done) {
      painter->setPen(QPen(colors.gain, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      const QPointF center = circle.center();
      painter->drawPolyline(
          QPolygonF({center + QPointF(-6, 0.5), center + QPointF(-1.5, 5), center + QPointF(6.5, -5)}));
      return;
    }
    painter->setFont(sized(option.font, 13, true));
    painter->setPen(left ? colors.accentText : colors.second);
    painter->drawText(circle, Qt::AlignCenter, QString::number(index.row() + 1));
  }
};

}  // namespace

LessonsDialog::LessonsDialog(const LessonStore &store, const LessonProgress &progress, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::LessonsDialog>()), m_store(store), m_progress(progress) {
  m_ui->setupUi(this);
  m_ui->lessonRows->setItemDelegate(new LessonDelegate(m_ui->lessonRows));
  m_start = m_ui->buttons->addButton(tr("&Start"), QDialogButtonBox::AcceptRole);
  m_start->setObjectName(QStringLiteral("startLesson"));
  m_start->setDefault(true);
  m_again = m_ui->buttons->addButton(tr("From the &beginning"), QDialogButtonBox::ActionRole);
  connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_again, &QPushButton::clicked, this, [this] {
    m_fromStart = true;
    accept();
  });
  connect(m_ui->lessonRows, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_ui->lessonRows, &QListWidget::currentRowChanged, this, &LessonsDialog::lessonSelected);
  applyChrome(this);
  fill();
  resize(QSize(620, 680).boundedTo(screenRoom(this)));
  m_ui->lessonRows->setFocus();
}

LessonsDialog::~LessonsDialog() = default;

void LessonsDialog::fill() {
  for (const Lesson &lesson : m_store.lessons()) {
    const QString id = QString::fromStdString(lesson.id);
    const bool done = m_progress.isDone(id);
    const bool left = m_progress.current() == id && m_progress.step() > 0;
    auto *item = new QListWidgetItem(lessonText(lesson.title), m_ui->lessonRows);
    item->setData(kAboutRole, lessonText(lesson.about));
    item->setData(kDoneRole, done);
    item->setData(kLeftRole, left);
    const QString state = done ? tr("Done") : left ? tr("Started") : tr("Not done yet");
    //: For screen readers: a lesson's title, what it is about, and whether it is done
    item->setData(Qt::AccessibleTextRole,
                  tr("%1. %2 (%3)").arg(item->text(), lessonText(lesson.about), state));
  }
  int done = 0;
  for (const Lesson &lesson : m_store.lessons())
    done += m_progress.isDone(QString::fromStdString(lesson.id)) ? 1 : 0;
  m_ui->count->setText(tr("%1 of %2 done").arg(done).arg(m_store.lessons().size()));
  fillChapters();
  showProblems();
  m_ui->lessonRows->setCurrentRow(m_progress.nextIndex(m_store));
  m_ui->lessonRows->scrollToItem(m_ui->lessonRows->currentItem(), QAbstractItemView::PositionAtCenter);
}

void LessonsDialog::fillChapters() {
  const std::vector<Lesson> &lessons = m_store.lessons();
  for (std::size_t first = 0; first < lessons.size(); ++first) {
    if (lessons[first].chapter.isEmpty())
      continue;
    int minutes = lessonMinutes(lessons[first]);
    for (std::size_t i = first + 1; i < lessons.size() && lessons[i].chapter.isEmpty(); ++i)
      minutes += lessonMinutes(lessons[i]);
    QListWidgetItem *item = m_ui->lessonRows->item(static_cast<int>(first));
    //: A chapter of the list of lessons, and how many minutes its lessons take
    const QString heading = tr("%1 – %2 min").arg(lessonText(lessons[first].chapter)).arg(minutes);
    item->setData(kChapterRole, heading);
    item->setData(Qt::AccessibleTextRole,
                  heading + QStringLiteral(". ") + item->data(Qt::AccessibleTextRole).toString());
  }
}

// All of them can be read in the tool tip; the lessons keep their room.
void LessonsDialog::showProblems() {
  const QStringList &problems = m_store.problems();
  QStringList lines = problems.mid(0, kProblemsShown);
  lines.prepend(tr("These lesson files could not be read:"));
  if (const auto more = static_cast<int>(problems.size()) - kProblemsShown; more > 0)
    lines << tr("and %1 more").arg(more);
  m_ui->problems->setText(lines.join(QLatin1Char('\n')));
  m_ui->problems->setToolTip(
      problems.size() > kProblemsShown ? problems.mid(0, kProblemsInTip).join(QLatin1Char('\n')) : QString());
  m_ui->problems->setVisible(!problems.isEmpty());
}

void LessonsDialog::lessonSelected() {
  const QListWidgetItem *item = m_ui->lessonRows->currentItem();
  const bool left = item != nullptr && item->data(kLeftRole).toBool();
  m_start->setEnabled(item != nullptr);
  m_start->setText(left ? tr("Con&tinue") : tr("&Start"));
  m_again->setVisible(left);
}

int LessonsDialog::lesson() const {
  return m_ui->lessonRows->currentRow();
}

int LessonsDialog::step() const {
  const QListWidgetItem *item = m_ui->lessonRows->currentItem();
  return item != nullptr && item->data(kLeftRole).toBool() && !m_fromStart ? m_progress.step() : 0;
}

}  // namespace janso
