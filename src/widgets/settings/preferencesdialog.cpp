// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/preferencesdialog.h"

#include <QEvent>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalBlocker>

#include "ui_preferencesdialog.h"
#include "widgets/controls/chromestyle.h"
#include "widgets/controls/flowlayout.h"
#include "widgets/controls/makescrollable.h"
#include "widgets/controls/samplerow.h"
#include "widgets/controls/sidelist.h"
#include "widgets/lexicon/languages.h"
#include "widgets/lexicon/spokentexts.h"
#include "widgets/lexicon/tilefaulttexts.h"
#include "widgets/lexicon/yakutexts.h"
#include "widgets/look/lookchoices.h"
#include "widgets/paint/tableoptions.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/speech.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/translations.h"
#include "widgets/settings/welcome.h"

namespace janso {

namespace {
constexpr int kLeastRow = 320;  // of the key and its buttons
constexpr int kSideBySideFrom = 760;
constexpr int kListWidth = 220;
}  // namespace

QList<double> offeredSpeeds() {
  return {0.5, 0.75, 1.0, 1.5, 2.0, 4.0, 0.0};
}

QString speedText(double speed) {
  if (speed <= 0)
    return PreferencesDialog::tr("Instant");
  if (speed == 1.0)
    return PreferencesDialog::tr("Normal");
  //: A multiple of the normal speed: "2 ×"
  return PreferencesDialog::tr("%1×").arg(QLocale().toString(speed));
}

PreferencesDialog::PreferencesDialog(Settings *settings, Sounds *sounds, const QList<KeyCommand> &commands,
                                     QWidget *parent)
    : QDialog(parent),
      m_ui(std::make_unique<Ui::PreferencesDialog>()),
      m_settings(settings),
      m_sounds(sounds),
      m_commands(commands) {
  m_ui->setupUi(this);
  flowItems(m_ui->layout16, kLeastRow);
  makeScrollable(m_ui->stack);
  endWithContents(m_ui->tableScroll);
  applyChrome(this);
  new SideList(m_ui->pages, m_ui->layout2, kSideBySideFrom, kListWidth);
  fillLists();
  fillSamples();
  fillTileSamples();
  bind(m_ui->felt, Setting::Felt);
  bind(m_ui->tiles, Setting::Tiles);
  bind(m_ui->back, Setting::Back);
  bind(m_ui->hand, Setting::OwnHand);
  bind(m_ui->ponds, Setting::Ponds);
  bind(m_ui->called, Setting::CalledTiles);
  bind(m_ui->chrome, Setting::Chrome);
  bind(m_ui->textSize, Setting::TextSize);
  bind(m_ui->seatView, Setting::SeatView);
  bind(m_ui->indexMarks, Setting::IndexMarks);
  bind(m_ui->redDots, Setting::RedDots);
  bind(m_ui->reducedMotion, Setting::ReducedMotion);
  bind(m_ui->twoStep, Setting::TwoStepDiscard);
  bind(m_ui->autoSort, Setting::AutoSort);
  bind(m_ui->riichiDiscard, Setting::AutoDiscardInRiichi);
  bind(m_ui->autoKita, Setting::AutoKita);
  bind(m_ui->remarks, Setting::Remarks);
  bind(m_ui->coach, Setting::Coach);
  bind(m_ui->firstTurns, Setting::FirstTurns);
  bind(m_ui->helpButtons, Setting::HelpButtons);
  bind(m_ui->sound, Setting::Sound);
  bind(m_ui->language, Setting::Language);
  bind(m_ui->yakuNames, Setting::YakuNames);
  bind(m_ui->yakuNamesHeld, Setting::YakuNamesHeld);
  bind(m_ui->letterKeys, Setting::LetterKeys);
  connect(m_ui->tilesFolder, &QPushButton::clicked, this, &PreferencesDialog::chooseTileFolder);
  bindExperience();
  bindSpeed();
  bindSounds();
  bindSpeech();
  bindKeys();
  connect(m_ui->pages, &QListWidget::currentRowChanged, m_ui->stack, &QStackedWidget::setCurrentIndex);
  connect(m_ui->pages, &QListWidget::currentRowChanged, this, &PreferencesDialog::updatePreview);
  connect(m_ui->buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
          [this] { m_settings->restoreDefaults(shownPage()); });
  connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
  m_ui->buttons->button(QDialogButtonBox::RestoreDefaults)->setAutoDefault(false);
  m_ui->buttons->button(QDialogButtonBox::Close)->setDefault(true);
  connect(m_settings, &Settings::changed, this, &PreferencesDialog::showSetting);
  connect(m_settings, &Settings::shortcutsChanged, this, &PreferencesDialog::fillKeys);
  m_ui->pages->setCurrentRow(0);
  reload();
  resize(QSize(900, 740).boundedTo(screenRoom(this)));
  placePreview();
  growToTexts();
}

PreferencesDialog::~PreferencesDialog() = default;

// Check boxes cannot wrap: as wide as the longest asks for, and the screen has.
void PreferencesDialog::growToTexts() {
  resize(size().expandedTo(sizeHint()).boundedTo(screenRoom(this)));
}

// Above what scrolls; in it where large texts leave too little room for both.
void PreferencesDialog::placePreview() {
  QVBoxLayout *column = areFieldsStacked() ? m_ui->tableLayout : m_ui->layout3;
  if (column->indexOf(m_ui->preview) >= 0)
    return;
  column->insertWidget(areFieldsStacked() ? 0 : 1, m_ui->preview);
  m_ui->preview->show();
  m_ui->layout4->setRowWrapPolicy(areFieldsStacked() ? QFormLayout::WrapAllRows : QFormLayout::WrapLongRows);
}

// The list has the order of the stack; both are made in the form. A page may stand in a scroll area.
void PreferencesDialog::showPage(SettingPage page) {
  const QWidget *wanted = widgetOf(page);
  for (int row = 0; row < m_ui->stack->count(); ++row) {
    if (const QWidget *shown = m_ui->stack->widget(row); shown == wanted || shown->isAncestorOf(wanted))
      m_ui->pages->setCurrentRow(row);
  }
}

QWidget *PreferencesDialog::widgetOf(SettingPage page) const {
  switch (page) {
    case SettingPage::Table:
      return m_ui->tablePage;
    case SettingPage::Play:
      return m_ui->playPage;
    case SettingPage::Sound:
      return m_ui->soundPage;
    case SettingPage::Language:
      return m_ui->languagePage;
    case SettingPage::Keys:
      return m_ui->keysPage;
    case SettingPage::State:
      break;
  }
  return nullptr;
}

SettingPage PreferencesDialog::shownPage() const {
  for (const SettingPage page : {SettingPage::Table, SettingPage::Play, SettingPage::Sound,
                                 SettingPage::Language, SettingPage::Keys}) {
    const QWidget *shown = m_ui->stack->currentWidget();
    if (shown == widgetOf(page) || shown->isAncestorOf(widgetOf(page)))
      return page;
  }
  return SettingPage::State;
}

void PreferencesDialog::fillLists() {
  const QSignalBlocker quiet(m_ui->language);
  const QSignalBlocker quietSpeed(m_ui->speed);
  m_ui->language->clear();
  m_ui->language->addItem(tr("Same as system"));
  for (const Language &language : languages())
    m_ui->language->addItem(QString::fromUtf8(language.name));
  for (const auto &[box, id] : {std::pair(m_ui->yakuNames, Setting::YakuNames),
                                std::pair(m_ui->yakuNamesHeld, Setting::YakuNamesHeld)})
    fillNamings(*box, Settings::info(id).choices);
  const QSignalBlocker quietSize(m_ui->textSize);
  m_ui->textSize->clear();
  for (const QString &percent : Settings::info(Setting::TextSize).choices)
    m_ui->textSize->addItem(tr("%1%").arg(percent));
  m_ui->speed->clear();
  for (const double speed : offeredSpeeds())
    m_ui->speed->addItem(speedText(speed), speed);
}

// Each with an example.
void PreferencesDialog::fillNamings(QComboBox &box, const QStringList &words) {
  const QSignalBlocker quiet(box);
  box.clear();
  for (const QString &word : words) {
    const YakuNaming naming = yakuNamingOf(word);
    //: A way to name yaku, and a yaku named so
    box.addItem(tr("%1: %2").arg(yakuNamingName(naming), yakuName(YakuId::SanshokuDoujun, naming)));
  }
}

void PreferencesDialog::shows(const QList<Setting> &settings, const std::function<void()> &show) {
  m_shown << ShownSetting{settings, show};
}

void PreferencesDialog::bind(QCheckBox *box, Setting id) {
  connect(box, &QCheckBox::toggled, this, [this, id](bool on) { m_settings->setValue(id, on); });
  shows({id}, [this, box, id] {
    const QSignalBlocker quiet(box);
    box->setChecked(m_settings->on(id));
  });
}

// The entries of the box stand in the order of the setting's choices.
void PreferencesDialog::bind(QComboBox *box, Setting id) {
  Q_ASSERT(box->count() == Settings::info(id).choices.size());
  connect(box, &QComboBox::currentIndexChanged, this, [this, id](int row) {
    if (row >= 0)
      m_settings->setValue(id, Settings::info(id).choices[row]);
  });
  shows({id}, [this, box, id] {
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(static_cast<int>(Settings::info(id).choices.indexOf(m_settings->text(id))));
  });
}

// Likewise its samples, of which a folder's comes and goes.
void PreferencesDialog::bind(SampleRow *row, Setting id) {
  connect(row, &SampleRow::chosen, this,
          [this, id](int index) { m_settings->setValue(id, Settings::info(id).choices[index]); });
  shows({id, Setting::TileFolder}, [this, row, id] {
    row->setCurrent(static_cast<int>(Settings::info(id).choices.indexOf(m_settings->text(id))));
  });
}

// Each as the rest of the look is now.
void PreferencesDialog::fillSamples() {
  const TableOptions options = tableOptions(*m_settings);
  QList<Sample> felts;
  for (const auto &felt : kFeltChoices)
    felts << Sample{tr(felt.name), felt.value, options.tiles, {}};
  m_ui->felt->setSamples(felts);
  QList<Sample> backs;
  for (const auto &back : kBackChoices) {
    TileLook look = options.tiles;
    look.back = back.value;
    backs << Sample{tr(back.name), options.felt, look, {Tile(), Tile()}};
  }
  m_ui->back->setSamples(backs);
}

// Ours, and that of the folder where one was chosen.
void PreferencesDialog::fillTileSamples() {
  const TableOptions options = tableOptions(*m_settings);
  QList<Sample> sets;
  const auto offer = [&](const QString &name, TileSet set, const std::shared_ptr<const TileFaces> &faces) {
    TileLook look = options.tiles;
    look.faces = faces;
    look.set = set;
    sets << Sample{name, options.felt, look, {Tile(2), Tile(13, true), Tile(kHatsu)}};
  };
  for (const auto &set : kTileSetChoices)
    offer(tr(set.name), set.value, nullptr);
  const TileFolderRead &folder = m_settings->tileFolder();
  if (!m_settings->text(Setting::TileFolder).isEmpty())
    offer(folder.faces ? folder.faces->name : tr("From a folder"),
          folder.faces ? folder.faces->body : TileSet::Ivory, folder.faces);
  m_ui->tiles->setSamples(sets);
  QStringList said;
  if (folder.faces)
    //: Who drew a set of tiles: its name, the author, the license
    said << tr("%1, drawn by %2 (%3).").arg(folder.faces->name, folder.faces->author, folder.faces->license);
  if (folder.fault)
    said << tileFaultText(*folder.fault);
  m_ui->tilesNote->setText(said.join(u' '));
  m_ui->tilesNote->setVisible(!said.isEmpty());
}

void PreferencesDialog::chooseTileFolder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Tiles from a folder"),
                                                           m_settings->text(Setting::TileFolder));
  if (folder.isEmpty())
    return;
  m_settings->setValue(Setting::TileFolder, folder);
  m_settings->setValue(Setting::Tiles, QStringLiteral("folder"));
}

// The answer of the first start means more than one setting.
void PreferencesDialog::bindExperience() {
  connect(m_ui->experience, &QComboBox::currentIndexChanged, this, [this](int row) {
    if (row >= 0)
      setExperience(*m_settings, static_cast<Experience>(row));
  });
  shows({Setting::Experience}, [this] {
    const QSignalBlocker quiet(m_ui->experience);
    m_ui->experience->setCurrentIndex(static_cast<int>(experienceOf(*m_settings)));
  });
}

void PreferencesDialog::bindSpeed() {
  connect(m_ui->speed, &QComboBox::currentIndexChanged, this, [this](int row) {
    if (row >= 0)
      m_settings->setValue(Setting::Speed, m_ui->speed->itemData(row));
  });
  shows({Setting::Speed}, [this] {
    const QSignalBlocker quiet(m_ui->speed);
    const double speed = m_settings->real(Setting::Speed);
    int nearest = 0;
    for (int row = 0; row < m_ui->speed->count(); ++row) {
      if (qAbs(m_ui->speed->itemData(row).toDouble() - speed) <
          qAbs(m_ui->speed->itemData(nearest).toDouble() - speed))
        nearest = row;
    }
    m_ui->speed->setCurrentIndex(nearest);
  });
}

void PreferencesDialog::bindSounds() {
  bindVolume(Setting::Volume, m_ui->volume, m_ui->volumeValue);
  bindVolume(Setting::TileVolume, m_ui->tileVolume, m_ui->tileVolumeValue);
  bindVolume(Setting::CallVolume, m_ui->callVolume, m_ui->callVolumeValue);
  bindVolume(Setting::RoomVolume, m_ui->roomVolume, m_ui->roomVolumeValue);
  bindListen(SoundKind::Tiles, m_ui->tileListen);
  bindListen(SoundKind::Calls, m_ui->callListen);
  bindListen(SoundKind::Room, m_ui->roomListen);
}

void PreferencesDialog::bindVolume(Setting id, QSlider *slider, QLabel *value) {
  connect(slider, &QSlider::valueChanged, this, [this, id](int volume) { m_settings->setValue(id, volume); });
  shows({id, Setting::Sound}, [this, id, slider, value] {
    const QSignalBlocker quiet(slider);
    const int volume = m_settings->number(id);
    slider->setValue(volume);
    //: A volume of nothing
    value->setText(volume == 0 ? tr("Off") : tr("%1%").arg(volume));
    slider->setEnabled(m_settings->on(Setting::Sound));
  });
}

void PreferencesDialog::bindListen(SoundKind kind, QPushButton *button) {
  connect(button, &QPushButton::clicked, this, [this, kind] { m_sounds->preview(kind); });
  const Setting volume = Sounds::volumeOf(kind);
  shows({volume, Setting::Volume, Setting::Sound}, [this, volume, button] {
    button->setEnabled(m_settings->on(Setting::Sound) && m_settings->number(Setting::Volume) > 0 &&
                       m_settings->number(volume) > 0);
  });
}

void PreferencesDialog::bindSpeech() {
  bind(m_ui->speech, Setting::Speech);
  connect(m_ui->speechRate, &QSlider::valueChanged, this,
          [this](int rate) { m_settings->setValue(Setting::SpeechRate, rate); });
  connect(m_ui->speechListen, &QPushButton::clicked, this, [this] { m_speech->preview(); });
  shows({Setting::Speech, Setting::SpeechRate}, [this] {
    const QSignalBlocker quiet(m_ui->speechRate);
    const bool on = m_settings->on(Setting::Speech);
    const SpeechState state = m_speech == nullptr ? SpeechState::Off : m_speech->state();
    m_ui->speechRate->setValue(m_settings->number(Setting::SpeechRate));
    for (QWidget *part : std::initializer_list<QWidget *>{m_ui->speechRateLabel, m_ui->speechRate})
      part->setEnabled(on);
    m_ui->speechListen->setEnabled(state == SpeechState::Speaks);
    m_ui->speech->setToolTip(speechTip());
    m_ui->speechLine->setVisible(state != SpeechState::Off);
    if (m_speech != nullptr)
      m_ui->speechLine->setText(
          speechStateText(state, m_speech->engineName(), languageName(m_speech->language())));
  });
}

void PreferencesDialog::setSpeech(Speech *speech) {
  m_speech = speech;
  connect(speech, &Speech::stateChanged, this, &PreferencesDialog::reload);
  reload();
}

void PreferencesDialog::bindKeys() {
  m_ui->keys->setColumnCount(2);
  m_ui->keyEdit->setAccessibleName(tr("New key"));
  connect(m_ui->keys, &QTreeWidget::currentItemChanged, this, &PreferencesDialog::keyChosen);
  connect(m_ui->keyApply, &QPushButton::clicked, this, [this] { applyKey(m_ui->keyEdit->keySequence()); });
  connect(m_ui->keyClear, &QPushButton::clicked, this, [this] { applyKey({}); });
  connect(m_ui->keyDefault, &QPushButton::clicked, this, [this] { applyKey(currentCommand().fallback); });
  fillKeys();
}

void PreferencesDialog::reload() {
  showLook();
  for (const ShownSetting &part : m_shown)
    part.show();
}

void PreferencesDialog::showSetting(Setting id) {
  if (Settings::info(id).effects.testFlag(Effect::TableOptions))
    showLook();
  for (const ShownSetting &part : m_shown) {
    if (part.settings.contains(id))
      part.show();
  }
}

void PreferencesDialog::showLook() {
  fillSamples();
  fillTileSamples();
  updatePreview();
}

void PreferencesDialog::updatePreview() {
  const TableOptions options = tableOptions(*m_settings);
  m_ui->preview->setLook(options.felt, options.tiles);
  m_ui->soundLine->setText(shownPage() == SettingPage::Sound && !m_sounds->hasDevice()
                               ? tr("This system has no sound output.")
                               : QString());
}

QKeySequence PreferencesDialog::keyOf(const KeyCommand &command) const {
  return m_settings->shortcut(command.id, command.fallback);
}

void PreferencesDialog::fillKeys() {
  const int row = m_ui->keys->indexOfTopLevelItem(m_ui->keys->currentItem());
  m_ui->keys->clear();
  m_ui->keys->setHeaderLabels({tr("Command"), tr("Key")});
  for (const KeyCommand &command : m_commands) {
    auto *item = new QTreeWidgetItem({command.text, keyOf(command).toString(QKeySequence::NativeText)});
    m_ui->keys->addTopLevelItem(item);
  }
  m_ui->keys->header()->setStretchLastSection(false);
  m_ui->keys->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_ui->keys->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_ui->keys->setCurrentItem(m_ui->keys->topLevelItem(qMax(0, row)));
}

KeyCommand PreferencesDialog::currentCommand() const {
  const int row = m_ui->keys->indexOfTopLevelItem(m_ui->keys->currentItem());
  return row < 0 ? KeyCommand() : m_commands[row];
}

void PreferencesDialog::keyChosen() {
  m_ui->keyEdit->setKeySequence(keyOf(currentCommand()));
  m_ui->keyNote->clear();
}

void PreferencesDialog::applyKey(const QKeySequence &key) {
  const KeyCommand command = currentCommand();
  if (command.id.isEmpty())
    return;
  const KeyCommand *other =
      commandWithKey(m_commands, key, command.id, [this](const KeyCommand &c) { return keyOf(c); });
  if (other != nullptr) {
    m_ui->keyNote->setText(tr("%1 is already used for “%2”. Remove it there first.")
                               .arg(key.toString(QKeySequence::NativeText), other->text));
    return;
  }
  m_settings->setShortcut(command.id, key, command.fallback);
  keyChosen();
}

void PreferencesDialog::changeEvent(QEvent *event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    placePreview();
  if (event->type() != QEvent::LanguageChange)
    return;
  const int page = m_ui->pages->currentRow();
  m_ui->retranslateUi(this);
  m_ui->pages->setCurrentRow(page);
  fillLists();
  fillKeys();
  reload();
  growToTexts();
}

}  // namespace janso
