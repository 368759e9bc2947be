// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/replay/replaybranches.h"

#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTreeWidgetItemIterator>
#include <cstddef>
#include <vector>

#include "ui_replaybranches.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/sentences/branchtexts.h"

namespace janso {

namespace {

constexpr int kNodeRole = Qt::UserRole;

// Rows as high as their wrapped text.
class BranchRow : public QStyledItemDelegate {
 public:
  explicit BranchRow(QTreeView *view) : QStyledItemDelegate(view), m_view(view) {}

  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override {
    constexpr int kAround = 34;  // padding and the margin of the text, both sides together
    constexpr int kAbove = 10;
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
      ++depth;
    const int width = m_view->viewport()->width() - depth * m_view->indentation() - kAround;
    const QRect text = QFontMetrics(option.font)
                           .boundingRect(QRect(0, 0, width, 10'000), static_cast<int>(Qt::TextWordWrap),
                                         index.data().toString());
    return {width, text.height() + kAbove};
  }

 private:
  QTreeView *m_view;
};

}  // namespace

ReplayBranches::ReplayBranches(QWidget *parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::ReplayBranches>()) {
  m_ui->setupUi(this);
  flowItems(m_ui->ways, 0);
  m_ui->tree->setItemDelegate(new BranchRow(m_ui->tree));
  m_ui->tree->installEventFilter(this);
  m_ui->tree->viewport()->installEventFilter(this);
  connect(m_ui->tree, &QTreeWidget::currentItemChanged, this, &ReplayBranches::showChosen);
  connect(m_ui->tree, &QTreeWidget::itemActivated, this, [this] { Q_EMIT openRequested(chosen()); });
  connect(m_ui->open, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(chosen()); });
  connect(m_ui->mainLine, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(-1); });
  connect(m_ui->remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(chosen()); });
  connect(m_ui->note, &QLineEdit::textEdited, this, &ReplayBranches::writeNote);
  showTree();
}

ReplayBranches::~ReplayBranches() = default;

QTreeWidget *ReplayBranches::list() const {
  return m_ui->tree;
}

QLineEdit *ReplayBranches::noteField() const {
  return m_ui->note;
}

void ReplayBranches::focusList() {
  m_ui->tree->setFocus();
}

void ReplayBranches::setTree(const BranchTree &tree, const BranchNotes &notes) {
  m_tree = tree;
  m_notes = notes;
  showTree();
}

void ReplayBranches::setSecret(bool secret) {
  m_secret = secret;
  showTree();
}

QString ReplayBranches::textOf(int node) const {
  const BranchNode &branch = m_tree.nodes[static_cast<std::size_t>(node)];
  QString text = branchText(branch);
  if (const auto note = m_notes.find(branch.id); note != m_notes.end())
    //: A note of the reader
    text += QLatin1Char('\n') + tr("\u201c%1\u201d").arg(note->second);
  return text;
}

void ReplayBranches::showTree() {
  const QSignalBlocker quiet(m_ui->tree);
  m_ui->tree->clear();
  if (m_secret) {
    showChosen();
    return;
  }
  auto *main = new QTreeWidgetItem(m_ui->tree);
  main->setData(0, kNodeRole, -1);
  main->setText(0, m_tree.mainLost ? tr("Branch\nThe original match could not be found.") : tr("Main line"));
  std::vector<QTreeWidgetItem *> items;
  for (std::size_t i = 0; i < m_tree.nodes.size(); ++i) {
    const int parent = m_tree.nodes[i].parent;
    auto *item = new QTreeWidgetItem(parent < 0 ? main : items[static_cast<std::size_t>(parent)]);
    item->setData(0, kNodeRole, static_cast<int>(i));
    item->setText(0, textOf(static_cast<int>(i)));
    items.push_back(item);
  }
  // What is open is told apart by weight, and said.
  QTreeWidgetItem *open = m_tree.current < 0 ? main : items[static_cast<std::size_t>(m_tree.current)];
  QFont bold = m_ui->tree->font();
  bold.setBold(true);
  open->setFont(0, bold);
  //: For a screen reader, before the description of a branch
  open->setData(0, Qt::AccessibleTextRole, tr("Open: %1").arg(open->text(0)));
  m_ui->tree->expandAll();
  m_ui->tree->setCurrentItem(open);
  showChosen();
}

int ReplayBranches::chosen() const {
  const QTreeWidgetItem *item = m_ui->tree->currentItem();
  return item == nullptr ? -1 : item->data(0, kNodeRole).toInt();
}

void ReplayBranches::choose(int node) {
  for (QTreeWidgetItemIterator at(m_ui->tree); *at != nullptr; ++at) {
    if ((*at)->data(0, kNodeRole).toInt() == node)
      m_ui->tree->setCurrentItem(*at);
  }
}

void ReplayBranches::showChosen() {
  const int node = chosen();
  const BranchNode *branch = node < 0 ? nullptr : &m_tree.nodes[static_cast<std::size_t>(node)];
  // What has no finished hand cannot be looked at; it can be played.
  m_ui->open->setText(branch != nullptr && !branch->readable ? tr("C&ontinue") : tr("&Open"));
  m_ui->open->setEnabled(node != m_tree.current && !m_secret);
  m_ui->mainLine->setEnabled(m_tree.current >= 0 && !m_secret);
  m_ui->remove->setEnabled(branch != nullptr);
  m_ui->note->setEnabled(branch != nullptr);
  const auto note = branch == nullptr ? m_notes.end() : m_notes.find(branch->id);
  m_ui->note->setText(note == m_notes.end() ? QString() : note->second);
  m_ui->hint->setText(branch != nullptr ? branchKindMeaning(branch->kind)
                      : m_tree.nodes.empty() || m_secret
                          ? tr("Nothing tried yet. “Play on from here” starts a branch.")
                          : QString());
  m_ui->hint->setVisible(!m_ui->hint->text().isEmpty());
}

void ReplayBranches::writeNote(const QString &text) {
  const int node = chosen();
  if (node < 0)
    return;
  const QString &id = m_tree.nodes[static_cast<std::size_t>(node)].id;
  if (text.trimmed().isEmpty())
    m_notes.erase(id);
  else
    m_notes[id] = text;
  m_ui->tree->currentItem()->setText(0, textOf(node));
  m_ui->tree->doItemsLayout();  // it may have more lines now
  Q_EMIT noted(id, text.trimmed().isEmpty() ? QString() : text);
}

bool ReplayBranches::eventFilter(QObject *watched, QEvent *event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete &&
      chosen() >= 0) {
    Q_EMIT removeRequested(chosen());
    return true;
  }
  if (event->type() == QEvent::Resize)
    m_ui->tree->doItemsLayout();
  return QWidget::eventFilter(watched, event);
}

void ReplayBranches::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    m_ui->retranslateUi(this);
    showTree();
  }
}

}  // namespace janso
