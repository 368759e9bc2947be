// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/setup/opponentform.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <cmath>

#include "game/pluginbots.h"
#include "game/setup/externalprogram.h"
#include "ui_opponentform.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/sentences/opponenttexts.h"

namespace janso {

namespace {

const QRegularExpression &lineBreak() {
  static const QRegularExpression kBreak(QStringLiteral("\\R"));
  return kBreak;
}

QString textOf(const QMap<QString, QString> &environment) {
  QStringList lines;
  for (auto it = environment.begin(); it != environment.end(); ++it)
    lines << it.key() + QLatin1Char('=') + it.value();
  return lines.join(QLatin1Char('\n'));
}

// Lines without a name are left out; the form says so.
QMap<QString, QString> environmentFrom(const QString &text) {
  QMap<QString, QString> environment;
  for (const QString &line : text.split(lineBreak(), Qt::SkipEmptyParts)) {
    const qsizetype at = line.indexOf(QLatin1Char('='));
    if (at > 0 && !line.left(at).trimmed().isEmpty())
      environment.insert(line.left(at).trimmed(), line.mid(at + 1));
  }
  return environment;
}

}  // namespace

SecondsSpin::SecondsSpin(QWidget *parent) : QSpinBox(parent) {
  setRange(1, ExternalProgram::kLongestMs);
  setSingleStep(1000);
  //: After a number of seconds
  setSuffix(tr(" s"));
}

QString SecondsSpin::textFromValue(int value) const {
  return locale().toString(value / 1000.0, 'g', 8);
}

std::optional<double> SecondsSpin::seconds(QString text) const {
  text.remove(suffix().trimmed());
  bool good = false;
  const double number = locale().toDouble(text.trimmed(), &good);
  return good ? std::optional(number) : std::nullopt;
}

int SecondsSpin::valueFromText(const QString &text) const {
  return static_cast<int>(std::lround(seconds(text).value_or(0) * 1000.0));
}

QValidator::State SecondsSpin::validate(QString &text, int & /*position*/) const {
  const std::optional<double> number = seconds(text);
  if (!number)
    return text.remove(suffix().trimmed()).trimmed().isEmpty() ? QValidator::Intermediate
                                                               : QValidator::Invalid;
  const double ms = *number * 1000.0;
  if (ms > maximum())
    return QValidator::Invalid;
  return ms < minimum() ? QValidator::Intermediate : QValidator::Acceptable;
}

OpponentForm::OpponentForm(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui::OpponentForm>()) {
  m_ui->setupUi(this);
  if (areFieldsStacked())
    stackFields(m_ui->grid);
  m_ui->commandLine->setText(
      tr("{seat} is replaced by the seat number, 0 to 3. With TCP you can also use {host}, {port}, {room} "
         "and {url}."));
  for (QComboBox *box : {m_ui->bot, m_ui->transport, m_ui->framing}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
  }
  for (QLabel *label : findChildren<QLabel *>())
    label->setWordWrap(true);  // names of fields too, where a language has long ones
  connectAll();
  showRows();
}

OpponentForm::~OpponentForm() = default;

void OpponentForm::connectAll() {
  for (QLineEdit *line : {m_ui->name, m_ui->command, m_ui->folder, m_ui->room})
    connect(line, &QLineEdit::textEdited, this, &OpponentForm::changed);
  connect(m_ui->library, &QLineEdit::textEdited, this, [this] {
    m_libraryChosen = true;
    fillBots();
    changed();
  });
  for (QComboBox *box : {m_ui->bot, m_ui->transport, m_ui->framing})
    connect(box, &QComboBox::currentIndexChanged, this, &OpponentForm::changed);
  for (QPlainTextEdit *text : {m_ui->environment, m_ui->notes})
    connect(text, &QPlainTextEdit::textChanged, this, &OpponentForm::changed);
  for (QSpinBox *number :
       {static_cast<QSpinBox *>(m_ui->start), static_cast<QSpinBox *>(m_ui->reply), m_ui->port})
    connect(number, &QSpinBox::valueChanged, this, &OpponentForm::changed);
  connect(m_ui->hints, &QCheckBox::toggled, this, &OpponentForm::changed);
  connect(m_ui->browseLibrary, &QPushButton::clicked, this, &OpponentForm::browseLibrary);
  connect(m_ui->browseCommand, &QPushButton::clicked, this, &OpponentForm::browseCommand);
  connect(m_ui->browseFolder, &QPushButton::clicked, this, &OpponentForm::browseFolder);
}

void OpponentForm::setOpponent(const Opponent &opponent) {
  m_filling = true;
  m_libraryChosen = false;
  m_opponent = opponent;
  m_ui->name->setText(opponent.name);
  m_ui->library->setText(QDir::toNativeSeparators(opponent.pluginPath));
  m_ui->command->setText(opponent.program.command);
  m_ui->folder->setText(QDir::toNativeSeparators(opponent.program.workingFolder));
  m_ui->transport->setCurrentIndex(static_cast<int>(opponent.program.transport));
  m_ui->framing->setCurrentIndex(static_cast<int>(opponent.program.framing));
  m_ui->hints->setChecked(opponent.program.hints);
  m_ui->port->setValue(opponent.program.port);
  m_ui->room->setText(opponent.program.room);
  m_ui->start->setValue(opponent.program.startMs);
  m_ui->reply->setValue(opponent.program.replyMs);
  m_ui->environment->setPlainText(textOf(opponent.program.environment));
  m_ui->notes->setPlainText(opponent.notes);
  fillBots();
  for (QLineEdit *line : {m_ui->name, m_ui->library, m_ui->command, m_ui->folder})
    line->setCursorPosition(0);
  m_filling = false;
  showRows();
  check();
}

Opponent OpponentForm::opponent() const {
  Opponent opponent = m_opponent;
  opponent.notes = m_ui->notes->toPlainText();
  if (opponent.kind == OpponentKind::BuiltIn)
    return opponent;
  opponent.name = m_ui->name->text().simplified();
  if (opponent.kind == OpponentKind::Plugin) {
    opponent.pluginPath = QDir::fromNativeSeparators(m_ui->library->text().trimmed());
    opponent.botId = m_ui->bot->currentData().toString();
    return opponent;
  }
  ExternalProgram &program = opponent.program;
  program.command = m_ui->command->text().trimmed();
  program.workingFolder = QDir::fromNativeSeparators(m_ui->folder->text().trimmed());
  program.transport = static_cast<MjaiTransport>(m_ui->transport->currentIndex());
  program.framing = static_cast<MjaiFraming>(m_ui->framing->currentIndex());
  program.hints = m_ui->hints->isChecked();
  program.port = m_ui->port->value();
  program.room = m_ui->room->text().trimmed();
  program.startMs = m_ui->start->value();
  program.replyMs = m_ui->reply->value();
  program.environment = environmentFrom(m_ui->environment->toPlainText());
  return opponent;
}

void OpponentForm::focusFirst() {
  QLineEdit *line = m_opponent.kind == OpponentKind::Plugin ? m_ui->name : m_ui->command;
  line->setFocus(Qt::OtherFocusReason);
  line->end(false);
}

void OpponentForm::showRows() {
  const bool plugin = m_opponent.kind == OpponentKind::Plugin;
  const bool program = m_opponent.kind == OpponentKind::Mjai;
  const auto show = [](std::initializer_list<QWidget *> widgets, bool on) {
    for (QWidget *widget : widgets)
      widget->setVisible(on);
  };
  show({m_ui->nameLabel, m_ui->name}, plugin || program);
  show({m_ui->libraryLabel, m_ui->library, m_ui->browseLibrary, m_ui->botLabel, m_ui->bot, m_ui->botLine},
       plugin);
  show({m_ui->commandLabel, m_ui->command,    m_ui->browseCommand, m_ui->commandLine,
        m_ui->folderLabel,  m_ui->folder,     m_ui->browseFolder,  m_ui->transportLabel,
        m_ui->transport,    m_ui->portLabel,  m_ui->port,          m_ui->room,
        m_ui->framingLabel, m_ui->framing,    m_ui->hints,         m_ui->startLabel,
        m_ui->start,        m_ui->replyLabel, m_ui->reply,         m_ui->environmentLabel,
        m_ui->environment},
       program);
}

// Those of the library; the chosen one stays in the list even when it is not among them.
void OpponentForm::fillBots() {
  const bool filling = std::exchange(m_filling, true);
  const QString before = filling ? m_opponent.botId : m_ui->bot->currentData().toString();
  m_ui->bot->clear();
  const QString path = QDir::fromNativeSeparators(m_ui->library->text().trimmed());
  if (m_opponent.kind == OpponentKind::Plugin && !path.isEmpty() && canLoad(opponent())) {
    if (const Result<PluginInfo> info = readBotPlugin(path)) {
      for (const PluginBotInfo &bot : info->bots) {
        m_ui->bot->addItem(bot.name, bot.id);
        m_ui->bot->setItemData(m_ui->bot->count() - 1, bot.character, Qt::ToolTipRole);
      }
    }
  }
  if (!before.isEmpty() && m_ui->bot->findData(before) < 0)
    m_ui->bot->addItem(before, before);
  m_ui->bot->setCurrentIndex(qMax(0, m_ui->bot->findData(before)));
  m_filling = filling;
}

// --- What is wrong ---

void OpponentForm::changed() {
  if (m_filling)
    return;
  check();
  Q_EMIT edited();
}

void OpponentForm::showFieldProblem(QLabel *label, QWidget *field, const QString &sentence) {
  label->setText(breakableText(sentence));
  label->setVisible(!sentence.isEmpty());
  field->setAccessibleDescription(sentence);
}

QString OpponentForm::nameProblem() const {
  const QString name = m_ui->name->text().simplified();
  if (m_opponent.kind == OpponentKind::BuiltIn)
    return {};
  if (name.isEmpty())
    return tr("The opponent needs a name.");
  const QString free = m_store->unusedName(name, m_opponent.id);
  return free == name ? QString() : tr("This name is taken; the opponent will be called “%1”.").arg(free);
}

QString OpponentForm::environmentProblem() const {
  const QStringList lines = m_ui->environment->toPlainText().split(lineBreak(), Qt::SkipEmptyParts);
  for (const QString &line : lines) {
    if (environmentFrom(line).isEmpty() && !line.trimmed().isEmpty())
      return tr("“%1” is not in the form NAME=value and will be ignored.").arg(line.trimmed().left(40));
  }
  return {};
}

bool OpponentForm::canLoad(const Opponent &now) const {
  return m_libraryChosen || !m_store || m_store->trust().trusts(now);
}

QString OpponentForm::libraryProblem(const Opponent &now) const {
  if (now.kind != OpponentKind::Plugin)
    return {};
  return canLoad(now) ? pluginProblem(now.pluginPath, now.botId) : QString();
}

QString OpponentForm::problem() const {
  const Opponent now = opponent();
  if (now.kind != OpponentKind::Mjai)
    return libraryProblem(now);
  const QString command = commandProblem(now.program);
  return command.isEmpty() ? folderProblem(now.program) : command;
}

void OpponentForm::check() {
  const Opponent now = opponent();
  const bool program = now.kind == OpponentKind::Mjai;
  const bool plugin = now.kind == OpponentKind::Plugin;
  showFieldProblem(m_ui->nameError, m_ui->name, nameProblem());
  showFieldProblem(m_ui->libraryError, m_ui->library, libraryProblem(now));
  showFieldProblem(m_ui->commandError, m_ui->command, program ? commandProblem(now.program) : QString());
  showFieldProblem(m_ui->folderError, m_ui->folder, program ? folderProblem(now.program) : QString());
  showFieldProblem(m_ui->environmentError, m_ui->environment, program ? environmentProblem() : QString());
  const bool tcp = now.program.transport == MjaiTransport::Tcp;
  m_ui->port->setEnabled(tcp);
  m_ui->room->setEnabled(tcp);
  m_ui->portLabel->setEnabled(tcp);
  m_ui->hints->setEnabled(!tcp);  // always sent there
  m_ui->botLine->setText(breakableText(m_ui->bot->currentData(Qt::ToolTipRole).toString()));
  m_ui->botLine->setVisible(plugin && !m_ui->botLine->text().isEmpty());
}

// --- Files ---

void OpponentForm::browseLibrary() {
  const QString file = QFileDialog::getOpenFileName(this, tr("Plugin with bots"), opponent().pluginPath,
                                                    tr("Plugins (*.so *.dll *.dylib)"));
  if (file.isEmpty())
    return;
  m_ui->library->setText(QDir::toNativeSeparators(file));
  m_libraryChosen = true;
  fillBots();
  changed();
}

void OpponentForm::browseCommand() {
  const QString file =
      QFileDialog::getOpenFileName(this, tr("Program that speaks mjai"), opponent().program.workingFolder);
  if (file.isEmpty())
    return;
  m_ui->command->setText(commandFor(file));
  if (m_ui->folder->text().isEmpty())
    m_ui->folder->setText(QDir::toNativeSeparators(QFileInfo(file).absolutePath()));
  changed();
}

void OpponentForm::browseFolder() {
  const QString folder =
      QFileDialog::getExistingDirectory(this, tr("Working folder"), opponent().program.workingFolder);
  if (folder.isEmpty())
    return;
  m_ui->folder->setText(QDir::toNativeSeparators(folder));
  changed();
}

}  // namespace janso
