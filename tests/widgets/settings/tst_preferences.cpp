// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The preferences: every widget shows its setting and changes it at once; keys never collide.
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSaveFile>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include "support/testprogram.h"
#include "widgets/controls/samplerow.h"
#include "widgets/settings/preferencesdialog.h"
#include "widgets/settings/sounds.h"
#include "widgets/settings/tablesettings.h"
#include "widgets/settings/tilefolderreader.h"

using namespace janso;

class TestPreferences : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void checksApply_data();
  void checksApply();
  void listsApply_data();
  void listsApply();
  void samplesApply_data();
  void samplesApply();
  void samplesAreChosenByKeys();
  void tilesOfAFolderAreShown();
  void aChangedFolderIsReadAgain();
  void aBrokenFolderIsNamed();
  void showsWhatIsSet();
  void speedApplies();
  void volumesApply_data();
  void volumesApply();
  void samplesFollowTheLookAlone_data();
  void samplesFollowTheLookAlone();
  void refusesATakenKey();
  void restoresAPage();
  void endsWithTheLastSetting_data();
  void endsWithTheLastSetting();

 private:
  QTemporaryDir m_dir;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<Sounds> m_sounds;
  int m_files = 0;
  QList<KeyCommand> m_commands{{QStringLiteral("a"), QStringLiteral("First"), QKeySequence(Qt::Key_A)},
                               {QStringLiteral("b"), QStringLiteral("Second"), QKeySequence(Qt::Key_B)}};

  std::unique_ptr<PreferencesDialog> dialog() {
    return std::make_unique<PreferencesDialog>(m_settings.get(), m_sounds.get(), m_commands);
  }
};

void TestPreferences::init() {
  m_settings = std::make_unique<Settings>(m_dir.filePath(QStringLiteral("%1.ini").arg(++m_files)));
  m_sounds = std::make_unique<Sounds>(m_settings.get());
  m_sounds->setEnabled(false);
}

void TestPreferences::checksApply_data() {
  QTest::addColumn<QString>("widget");
  QTest::addColumn<int>("id");
  QTest::newRow("seat view") << QStringLiteral("seatView") << int(Setting::SeatView);
  QTest::newRow("index marks") << QStringLiteral("indexMarks") << int(Setting::IndexMarks);
  QTest::newRow("dots of red fives") << QStringLiteral("redDots") << int(Setting::RedDots);
  QTest::newRow("two-step discard") << QStringLiteral("twoStep") << int(Setting::TwoStepDiscard);
  QTest::newRow("sorted hand") << QStringLiteral("autoSort") << int(Setting::AutoSort);
  QTest::newRow("set Norths aside") << QStringLiteral("autoKita") << int(Setting::AutoKita);
  QTest::newRow("short lines of the bots") << QStringLiteral("remarks") << int(Setting::Remarks);
  QTest::newRow("discard in riichi") << QStringLiteral("riichiDiscard") << int(Setting::AutoDiscardInRiichi);
  QTest::newRow("first turns") << QStringLiteral("firstTurns") << int(Setting::FirstTurns);
  QTest::newRow("sound") << QStringLiteral("sound") << int(Setting::Sound);
  QTest::newRow("letter keys") << QStringLiteral("letterKeys") << int(Setting::LetterKeys);
}

void TestPreferences::checksApply() {
  QFETCH(QString, widget);
  QFETCH(int, id);
  const auto form = dialog();
  auto *box = form->findChild<QCheckBox *>(widget);
  const bool before = m_settings->on(Setting(id));
  QCOMPARE(box->isChecked(), before);
  box->click();
  QCOMPARE(m_settings->on(Setting(id)), !before);
}

void TestPreferences::listsApply_data() {
  QTest::addColumn<QString>("widget");
  QTest::addColumn<int>("id");
  QTest::newRow("own hand") << QStringLiteral("hand") << int(Setting::OwnHand);
  QTest::newRow("ponds") << QStringLiteral("ponds") << int(Setting::Ponds);
  QTest::newRow("called tiles") << QStringLiteral("called") << int(Setting::CalledTiles);
  QTest::newRow("window colors") << QStringLiteral("chrome") << int(Setting::Chrome);
  QTest::newRow("text size") << QStringLiteral("textSize") << int(Setting::TextSize);
  QTest::newRow("experience") << QStringLiteral("experience") << int(Setting::Experience);
  QTest::newRow("reduced motion") << QStringLiteral("reducedMotion") << int(Setting::ReducedMotion);
  QTest::newRow("language") << QStringLiteral("language") << int(Setting::Language);
  QTest::newRow("names of the yaku") << QStringLiteral("yakuNames") << int(Setting::YakuNames);
}

void TestPreferences::listsApply() {
  QFETCH(QString, widget);
  QFETCH(int, id);
  const auto form = dialog();
  auto *box = form->findChild<QComboBox *>(widget);
  const QStringList choices = Settings::info(Setting(id)).choices;
  QCOMPARE(qsizetype(box->count()), choices.size());
  for (int row = box->count() - 1; row >= 0; --row) {
    box->setCurrentIndex(row);
    QCOMPARE(m_settings->text(Setting(id)), choices[row]);
  }
}

void TestPreferences::samplesApply_data() {
  QTest::addColumn<QString>("widget");
  QTest::addColumn<int>("id");
  QTest::newRow("felt") << QStringLiteral("felt") << int(Setting::Felt);
  QTest::newRow("tiles") << QStringLiteral("tiles") << int(Setting::Tiles);
  QTest::newRow("backs") << QStringLiteral("back") << int(Setting::Back);
}

// Each is named for who does not see it, and no two look the same.
void TestPreferences::samplesApply() {
  QFETCH(QString, widget);
  QFETCH(int, id);
  const auto form = dialog();
  form->show();
  QVERIFY(QTest::qWaitForWindowExposed(form.get()));
  auto *row = form->findChild<SampleRow *>(widget);
  QStringList choices = Settings::info(Setting(id)).choices;
  choices.removeOne(QStringLiteral("folder"));  // before one was chosen
  QCOMPARE(qsizetype(row->count()), choices.size());
  QCOMPARE(row->current(), 0);
  QList<QImage> pictures;
  QStringList names;
  for (int index = row->count() - 1; index >= 0; --index) {
    SampleButton *sample = row->button(index);
    QTest::mouseClick(sample, Qt::LeftButton);
    QCOMPARE(m_settings->text(Setting(id)), choices[index]);
    QCOMPARE(row->current(), index);
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(sample);
    QCOMPARE(spoken->role(), QAccessible::RadioButton);
    QVERIFY(spoken->state().checked);
    QVERIFY(!names.contains(spoken->text(QAccessible::Name)));
    names << spoken->text(QAccessible::Name);
    const QImage picture = sample->grab(QRect(0, 0, sample->width(), 50)).toImage();
    QVERIFY(!pictures.contains(picture));
    pictures << picture;
  }
  QVERIFY(!names.contains(QString()));
}

void TestPreferences::samplesAreChosenByKeys() {
  const auto form = dialog();
  form->show();
  QVERIFY(QTest::qWaitForWindowActive(form.get()));
  auto *row = form->findChild<SampleRow *>(QStringLiteral("tiles"));
  QCOMPARE(form->findChild<QLabel *>(QStringLiteral("tilesLabel"))->buddy(), row);
  row->setFocus();
  QTRY_VERIFY(row->button(0)->hasFocus());
  QTest::keyClick(row->button(0), Qt::Key_Right);
  QCOMPARE(m_settings->text(Setting::Tiles), QStringLiteral("black"));
  QVERIFY(row->button(1)->hasFocus());
  QTest::keyClick(row->button(1), Qt::Key_Right);
  QCOMPARE(m_settings->text(Setting::Tiles), QStringLiteral("contrast"));
  QTest::keyClick(row->button(2), Qt::Key_Left);
  QCOMPARE(m_settings->text(Setting::Tiles), QStringLiteral("black"));
  // One stop on the way through the page.
  QTest::keyClick(row->button(1), Qt::Key_Tab);
  QVERIFY(!row->isAncestorOf(form->focusWidget()));
}

// What was chosen in an earlier run is there again.
void TestPreferences::tilesOfAFolderAreShown() {
  const QTemporaryDir folder;
  const auto write = [&folder](const QString &name, const QByteArray &bytes) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  };
  write(QStringLiteral("tileset.json"),
        R"({"name":"Ink <b>1</b>","author":"Mei","licence":"CC0","body":"contrast","faces":{"3m":"a.svg"}})");
  write(QStringLiteral("a.svg"),
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><circle cx="1" cy="1" r="1"/></svg>)");
  const TileFolderReader reader(m_settings.get());
  const auto form = dialog();
  auto *row = form->findChild<SampleRow *>(QStringLiteral("tiles"));
  auto *note = form->findChild<QLabel *>(QStringLiteral("tilesNote"));
  QCOMPARE(row->count(), 3);
  m_settings->setValue(Setting::TileFolder, folder.path());
  m_settings->setValue(Setting::Tiles, QStringLiteral("folder"));
  QCOMPARE(row->count(), 4);
  QCOMPARE(row->current(), 3);
  QVERIFY(tableOptions(*m_settings).tiles.set == TileSet::Ivory);  // until it is read
  QTRY_VERIFY(m_settings->tileFolder().faces != nullptr);
  QCOMPARE(row->button(3)->accessibleName(), QStringLiteral("Ink <b>1</b>"));
  QVERIFY(row->button(3)->toolTip().isEmpty());
  QCOMPARE(note->textFormat(), Qt::PlainText);
  QCOMPARE(note->text(), QStringLiteral("Ink <b>1</b>, drawn by Mei (CC0)."));
  const TileLook look = tableOptions(*m_settings).tiles;
  QVERIFY(look.set == TileSet::Contrast && look.faces == m_settings->tileFolder().faces);

  Settings again(m_settings->fileName());
  const TileFolderReader other(&again);
  QTRY_VERIFY(again.tileFolder().faces != nullptr);
  QCOMPARE(tableOptions(again).tiles.faces->name, look.faces->name);

  QTest::mouseClick(row->button(1), Qt::LeftButton);
  QVERIFY(!tableOptions(*m_settings).tiles.faces);
  QCOMPARE(row->count(), 4);
  m_settings->restoreDefaults(SettingPage::Table);
  QTRY_VERIFY(!m_settings->tileFolder().faces);
  QCOMPARE(row->count(), 3);
}

// Who draws a set sees it: a file written anew, replaced, added, mended.
void TestPreferences::aChangedFolderIsReadAgain() {
  const QTemporaryDir folder;
  const auto write = [&folder](const QString &name, const QByteArray &bytes) {
    QSaveFile file(folder.filePath(name));  // a new file takes the place of the old one
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    QVERIFY(file.commit());
  };
  const auto circle = [](int radius) {
    return QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'><circle cx='1' cy='1' r='") +
           QByteArray::number(radius) + "'/></svg>";
  };
  const QByteArray description = R"({"name":"Ink","author":"Mei","licence":"CC0","faces":{"3m":"a.svg"}})";
  write(QStringLiteral("a.svg"), circle(1));
  write(QStringLiteral("tileset.json"), description);
  m_settings->setValue(Setting::TileFolder, folder.path());
  TileFolderReader reader(m_settings.get());
  reader.finish();  // as for a picture
  const auto art = [this] {
    const auto faces = m_settings->tileFolder().faces;
    return faces ? faces->art[2] : QByteArray();
  };
  QCOMPARE(art(), circle(1));
  write(QStringLiteral("a.svg"), circle(2));
  QTRY_COMPARE(art(), circle(2));
  QFile inPlace(folder.filePath(QStringLiteral("a.svg")));
  QVERIFY(inPlace.open(QIODevice::WriteOnly));
  inPlace.write(circle(3));
  inPlace.close();
  QTRY_COMPARE(art(), circle(3));
  write(QStringLiteral("tileset.json"), "{");
  QTRY_VERIFY(m_settings->tileFolder().fault.has_value());
  write(QStringLiteral("tileset.json"), description);
  QTRY_COMPARE(art(), circle(3));
}

void TestPreferences::aBrokenFolderIsNamed() {
  const TileFolderReader reader(m_settings.get());
  const auto form = dialog();
  auto *note = form->findChild<QLabel *>(QStringLiteral("tilesNote"));
  QVERIFY(note->isHidden());
  const QTemporaryDir folder;
  m_settings->setValue(Setting::TileFolder, folder.path());
  m_settings->setValue(Setting::Tiles, QStringLiteral("folder"));
  QTRY_VERIFY(!note->isHidden());
  QVERIFY(note->text().contains(QLatin1String("tileset.json")));
  QVERIFY(tableOptions(*m_settings).tiles == (TileLook{.marks = true}));
}

void TestPreferences::showsWhatIsSet() {
  m_settings->setValue(Setting::Felt, QStringLiteral("charcoal"));
  m_settings->setValue(Setting::Speed, 4.0);
  const auto form = dialog();
  auto *felt = form->findChild<SampleRow *>(QStringLiteral("felt"));
  QCOMPARE(felt->current(), 3);
  QCOMPARE(form->findChild<QComboBox *>(QStringLiteral("speed"))->currentData().toDouble(), 4.0);
  m_settings->setValue(Setting::Felt, QStringLiteral("navy"));  // from elsewhere, while it is open
  QCOMPARE(felt->current(), 1);
}

void TestPreferences::speedApplies() {
  const auto form = dialog();
  auto *speed = form->findChild<QComboBox *>(QStringLiteral("speed"));
  speed->setCurrentIndex(speed->count() - 1);
  QCOMPARE(m_settings->real(Setting::Speed), 0.0);
}

void TestPreferences::volumesApply_data() {
  QTest::addColumn<QString>("slider");
  QTest::addColumn<QString>("button");  // empty = there is none
  QTest::addColumn<int>("id");
  QTest::newRow("everything") << QStringLiteral("volume") << QString() << int(Setting::Volume);
  QTest::newRow("tiles") << QStringLiteral("tileVolume") << QStringLiteral("tileListen")
                         << int(Setting::TileVolume);
  QTest::newRow("calls and wins") << QStringLiteral("callVolume") << QStringLiteral("callListen")
                                  << int(Setting::CallVolume);
  QTest::newRow("room") << QStringLiteral("roomVolume") << QStringLiteral("roomListen")
                        << int(Setting::RoomVolume);
}

void TestPreferences::volumesApply() {
  QFETCH(QString, slider);
  QFETCH(QString, button);
  QFETCH(int, id);
  const auto form = dialog();
  form->showPage(SettingPage::Sound);
  form->show();
  QVERIFY(QTest::qWaitForWindowActive(form.get()));
  auto *volume = form->findChild<QSlider *>(slider);
  auto *value = form->findChild<QLabel *>(slider + QStringLiteral("Value"));
  auto *label = form->findChild<QLabel *>(slider + QStringLiteral("Label"));
  QCOMPARE(volume->value(), Settings::info(Setting(id)).fallback.toInt());
  QCOMPARE(label->buddy(), volume);
  QVERIFY(!volume->toolTip().isEmpty());
  volume->setFocus();
  QTest::keyClick(volume, Qt::Key_Home);
  QCOMPARE(m_settings->number(Setting(id)), 0);
  QCOMPARE(value->text(), QStringLiteral("Off"));
  QTest::keyClick(volume, Qt::Key_PageUp);
  QCOMPARE(m_settings->number(Setting(id)), 10);
  QCOMPARE(value->text(), QStringLiteral("10%"));
  if (!button.isEmpty()) {
    auto *listen = form->findChild<QPushButton *>(button);
    QVERIFY(listen->isEnabled());
    QTest::keyClick(volume, Qt::Key_Tab);
    QVERIFY2(listen->hasFocus(), "it follows its slider");
    QTest::keyClick(volume, Qt::Key_Home);
    QVERIFY(!listen->isEnabled());
  }
  form->findChild<QCheckBox *>(QStringLiteral("sound"))->setChecked(false);
  QVERIFY(!volume->isEnabled());
}

// Counts how often the widgets it is installed on are painted.
class Paints : public QObject {
 public:
  int count = 0;

 protected:
  bool eventFilter(QObject *, QEvent *event) override {
    count += event->type() == QEvent::Paint ? 1 : 0;
    return false;
  }
};

void TestPreferences::samplesFollowTheLookAlone_data() {
  QTest::addColumn<int>("id");
  QTest::addColumn<QVariant>("value");
  QTest::addColumn<bool>("painted");
  QTest::newRow("felt") << int(Setting::Felt) << QVariant(QStringLiteral("navy")) << true;
  QTest::newRow("back") << int(Setting::Back) << QVariant(QStringLiteral("jade")) << true;
  QTest::newRow("tile set") << int(Setting::Tiles) << QVariant(QStringLiteral("black")) << true;
  QTest::newRow("volume") << int(Setting::Volume) << QVariant(31) << false;
  QTest::newRow("volume of calls") << int(Setting::CallVolume) << QVariant(31) << false;
  QTest::newRow("coach") << int(Setting::Coach) << QVariant(QStringLiteral("full")) << false;
}

// What has nothing to do with the samples makes none of them again.
void TestPreferences::samplesFollowTheLookAlone() {
  QFETCH(const int, id);
  QFETCH(const QVariant, value);
  QFETCH(const bool, painted);
  const auto form = dialog();
  form->show();
  QVERIFY(QTest::qWaitForWindowExposed(form.get()));
  QCoreApplication::processEvents();
  Paints paints;
  for (const SampleRow *row : form->findChildren<SampleRow *>()) {
    for (int i = 0; i < row->count(); ++i)
      row->button(i)->installEventFilter(&paints);
  }
  QVERIFY(m_settings->setValue(Setting(id), value));
  QCoreApplication::processEvents();
  QCOMPARE(paints.count > 0, painted);
}

void TestPreferences::refusesATakenKey() {
  const auto form = dialog();
  form->showPage(SettingPage::Keys);
  auto *keys = form->findChild<QTreeWidget *>(QStringLiteral("keys"));
  auto *edit = form->findChild<QKeySequenceEdit *>(QStringLiteral("keyEdit"));
  auto *note = form->findChild<QLabel *>(QStringLiteral("keyNote"));
  auto *apply = form->findChild<QPushButton *>(QStringLiteral("keyApply"));
  keys->setCurrentItem(keys->topLevelItem(0));
  edit->setKeySequence(QKeySequence(Qt::Key_B));
  apply->click();
  QVERIFY(note->text().contains(QStringLiteral("Second")));
  QCOMPARE(m_settings->shortcut(QStringLiteral("a"), m_commands[0].fallback), QKeySequence(Qt::Key_A));

  edit->setKeySequence(QKeySequence(Qt::Key_F7));
  apply->click();
  QVERIFY(note->text().isEmpty());
  QCOMPARE(m_settings->shortcut(QStringLiteral("a"), m_commands[0].fallback), QKeySequence(Qt::Key_F7));
  QCOMPARE(keys->topLevelItem(0)->text(1), QStringLiteral("F7"));

  // The key that was given up is free now.
  keys->setCurrentItem(keys->topLevelItem(1));
  edit->setKeySequence(QKeySequence(Qt::Key_A));
  apply->click();
  QCOMPARE(m_settings->shortcut(QStringLiteral("b"), m_commands[1].fallback), QKeySequence(Qt::Key_A));
  form->findChild<QPushButton *>(QStringLiteral("keyClear"))->click();
  QVERIFY(m_settings->shortcut(QStringLiteral("b"), m_commands[1].fallback).isEmpty());
  form->findChild<QPushButton *>(QStringLiteral("keyDefault"))->click();
  QCOMPARE(m_settings->shortcut(QStringLiteral("b"), m_commands[1].fallback), QKeySequence(Qt::Key_B));
}

void TestPreferences::restoresAPage() {
  m_settings->setValue(Setting::Felt, QStringLiteral("plain"));
  m_settings->setValue(Setting::Volume, 3);
  const auto form = dialog();
  form->showPage(SettingPage::Table);
  form->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::RestoreDefaults)->click();
  QCOMPARE(m_settings->text(Setting::Felt), QStringLiteral("teal"));
  QCOMPARE(m_settings->number(Setting::Volume), 3);
}

void TestPreferences::endsWithTheLastSetting_data() {
  QTest::addColumn<QSize>("size");
  for (const QSize size : {QSize(560, 440), QSize(900, 740), QSize(1100, 740)})
    QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

// The appearance scrolls no further than that.
void TestPreferences::endsWithTheLastSetting() {
  QFETCH(QSize, size);
  const auto form = dialog();
  form->resize(size);
  form->show();
  QCoreApplication::processEvents();
  const auto *contents = form->findChild<QWidget *>(QStringLiteral("tableContents"));
  int end = 0;
  for (const QWidget *part : contents->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
    if (part->isVisible())
      end = std::max(end, part->geometry().bottom() + 1);
  }
  const int room = contents->parentWidget()->height();
  QVERIFY2(contents->height() <= std::max(end, room) + 1,
           qPrintable(QString::number(contents->height() - end)));
}

JANSO_TEST(TestPreferences);
#include "tst_preferences.moc"
