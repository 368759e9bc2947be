// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The preferences dialog: each widget is bound to one setting, and changes apply at once.
#pragma once

#include <QDialog>
#include <QList>
#include <functional>
#include <memory>

#include "widgets/settings/commands.h"
#include "widgets/settings/settings.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace Ui {
class PreferencesDialog;
}

namespace janso {

class SampleRow;
class Sounds;
class Speech;
enum class SoundKind;

class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  // `settings` and `sounds` must outlive the dialog.
  PreferencesDialog(Settings *settings, Sounds *sounds, const QList<KeyCommand> &commands,
                    QWidget *parent = nullptr);
  ~PreferencesDialog() override;

  void showPage(SettingPage page);
  // Sets the speech that the dialog can try and whose state it shows; it must outlive the dialog.
  void setSpeech(Speech *speech);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  // A widget that shows the values of these settings.
  struct ShownSetting {
    QList<Setting> settings;
    std::function<void()> show;
  };
  void fillLists();
  static void fillNamings(QComboBox &box, const QStringList &words);
  void growToTexts();
  void placePreview();
  // Calls `show` when one of these settings changes.
  void shows(const QList<Setting> &settings, const std::function<void()> &show);
  void bind(QCheckBox *box, Setting id);
  void bind(QComboBox *box, Setting id);
  void bind(SampleRow *row, Setting id);
  void fillSamples();
  void fillTileSamples();
  void chooseTileFolder();
  void bindExperience();
  void bindSpeed();
  void bindSounds();
  void bindVolume(Setting id, QSlider *slider, QLabel *value);
  void bindListen(SoundKind kind, QPushButton *button);
  void bindSpeech();
  void bindKeys();
  QWidget *widgetOf(SettingPage page) const;
  SettingPage shownPage() const;
  void reload();
  void showSetting(Setting id);
  void showLook();
  void updatePreview();
  void fillKeys();
  void keyChosen();
  void applyKey(const QKeySequence &key);
  KeyCommand currentCommand() const;
  QKeySequence keyOf(const KeyCommand &command) const;

  std::unique_ptr<Ui::PreferencesDialog> m_ui;
  Settings *m_settings;
  Sounds *m_sounds;
  Speech *m_speech = nullptr;
  QList<KeyCommand> m_commands;
  QList<ShownSetting> m_shown;
};

// The speeds on offer, slowest first; 0 = instant.
QList<double> offeredSpeeds();
QString speedText(double speed);

}  // namespace janso
