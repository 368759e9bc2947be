// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// What is heard of the table: which sound, from where, how loud and when; and nothing at all when it is
// muted.
#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <algorithm>
#include <cmath>

#include "support/testprogram.h"
#include "table/mask.h"
#include "widgets/playedevents.h"
#include "widgets/settings/sounds.h"
#include "widgets/soundrecorder.h"

using namespace janso;
using janso::test::SoundRecorder;

namespace {

// The loudest sample of a channel (0 left, 1 right), of 32767.
int peak(const QByteArray &frames, int channel) {
  int top = 0;
  for (qsizetype at = 2 * channel; at + 1 < frames.size(); at += 4)
    top = std::max(top, std::abs(int(qFromLittleEndian<qint16>(frames.constData() + at))));
  return top;
}

SoundClip soundOf(const QString &name) {
  QFile file(QStringLiteral(":/sounds/%1.wav").arg(name));
  return file.open(QIODevice::ReadOnly) ? clipOf(file.readAll()) : SoundClip();
}

Event win(int winner, int from, Limit limit) {
  HoraInfo info;
  info.winner = static_cast<std::int8_t>(winner);
  info.from = static_cast<std::int8_t>(from);
  info.result.limit = limit;
  return Hora{info};
}

Call madeCall(MeldType type) {
  Call call;
  call.seat = 1;
  call.meld.type = type;
  return call;
}

QStringList namesOf(const QList<SoundCue> &cues) {
  QStringList names;
  for (const SoundCue &cue : cues)
    names << cue.name;
  return names;
}

}  // namespace

class TestSounds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void eventsHaveTheirSounds_data();
  void eventsHaveTheirSounds();
  void everySoundIsThere();
  void discardsTellWhatTheyAre();
  void severalRonsSoundOnce();
  void handsAreHeardOpening();
  void aFastWinIsShort();
  void aKeyDropsTilesNotYetHeard();
  void thePageOfAWinIsHeard();
  void knowNothingHidden();
  void placesAreHeard_data();
  void placesAreHeard();
  void contactFallsOnTheEnd();
  void noTakeTwiceInARow();
  void silence_data();
  void silence();
  void volumesApply_data();
  void volumesApply();
  void roomToneFollowsTheTable();
  void leavingDropsWhatHasNotBegun();
  void previewsAreHeard_data();
  void previewsAreHeard();

 private:
  std::unique_ptr<Sounds> sounds() {
    auto output = std::make_unique<SoundRecorder>();
    m_output = output.get();
    return std::make_unique<Sounds>(m_settings.get(), nullptr, std::move(output));
  }

  QTemporaryDir m_dir;
  int m_files = 0;
  std::unique_ptr<Settings> m_settings;
  SoundRecorder *m_output = nullptr;
};

void TestSounds::init() {
  m_settings = std::make_unique<Settings>(m_dir.filePath(QStringLiteral("%1.ini").arg(++m_files)));
}

void TestSounds::eventsHaveTheirSounds_data() {
  QTest::addColumn<Event>("event");
  QTest::addColumn<QStringList>("names");
  const auto row = [](const char *name, const Event &event, const char *sounds) {
    QTest::newRow(name) << event << QString::fromLatin1(sounds).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  };
  KyokuStarted rolled;
  rolled.dice = {3, 4};
  row("hand with dice", rolled, "shuffle dice");
  row("hand of a record without dice", KyokuStarted{}, "shuffle");
  row("draw", Event(Tsumo{}), "draw");
  row("discard", Event(Dahai{}), "discard");
  row("chi", madeCall(MeldType::Chi), "chi meld");
  row("pon", madeCall(MeldType::Pon), "pon meld");
  row("open kan", madeCall(MeldType::Daiminkan), "kan meldkan");
  row("closed kan", madeCall(MeldType::Ankan), "kan meldkan");
  row("added kan", madeCall(MeldType::Kakan), "kan meldkan");
  row("north set aside", Event(Kita{}), "kita discard");
  row("riichi", Event(Riichi{}), "riichi");
  row("riichi stick", Event(RiichiAccepted{}), "stick");
  row("dora", Event(DoraRevealed{}), "flip");
  row("small tsumo", win(0, -1, Limit::None), "tsumo win1");
  row("small ron", win(0, 1, Limit::None), "ron win1");
  row("mangan", win(0, 1, Limit::Mangan), "ron win2");
  row("haneman", win(0, 1, Limit::Haneman), "ron win2");
  row("baiman", win(0, -1, Limit::Baiman), "tsumo win3");
  row("sanbaiman", win(0, 1, Limit::Sanbaiman), "ron win3");
  row("counted yakuman", win(0, 1, Limit::KazoeYakuman), "ron win4");
  row("yakuman", win(0, -1, Limit::Yakuman), "tsumo win4");
  row("draw of a hand", Ryukyoku{RyukyokuInfo()}, "ryukyoku");
  row("end of the match", MatchEnded{MatchResult()}, "matchend");
  row("end of a hand", Event(KyokuEnded{}), "");
}

void TestSounds::eventsHaveTheirSounds() {
  QFETCH(Event, event);
  QFETCH(QStringList, names);
  SoundScript script;
  const QList<SoundCue> cues = script.cues(event, 0);
  QCOMPARE(namesOf(cues), names);
  for (const SoundCue &cue : cues)
    QVERIFY2(SoundScript::names().contains(cue.name), qPrintable(cue.name));
}

void TestSounds::everySoundIsThere() {
  QStringList known{QStringLiteral("roomtone.wav")};
  for (const QString &name : SoundScript::names()) {
    for (const QString &take : SoundScript::takes(name))
      known << take + QStringLiteral(".wav");
  }
  QStringList files = QDir(QStringLiteral(":/sounds")).entryList(QDir::Files);
  known.sort();
  files.sort();
  QCOMPARE(files, known);  // none is missing, and none lies there for nothing
  QVERIFY(SoundScript::takes(QStringLiteral("discard")).size() >= 8);
}

void TestSounds::discardsTellWhatTheyAre() {
  SoundScript script;
  const SoundCue fromHand = script.cues(Dahai{0, {}, false}, 0).first();
  const SoundCue drawn = script.cues(Dahai{0, {}, true}, 0).first();
  QCOMPARE(fromHand.decibels, 0.0);
  QCOMPARE(drawn.decibels, -4.0);
  script.cues(Riichi{2, false, {}}, 0);
  QCOMPARE(script.cues(Dahai{2, {}, true}, 0).first().name, QStringLiteral("slam"));
  QCOMPARE(script.cues(Dahai{3, {}, false}, 0).first().name, QStringLiteral("discard"));
}

void TestSounds::severalRonsSoundOnce() {
  SoundScript script;
  QCOMPARE(namesOf(script.cues(win(1, 0, Limit::Mangan), 0)), QStringList({"ron", "win2"}));
  QCOMPARE(namesOf(script.cues(win(2, 0, Limit::None), 0)), QStringList({"ron"}));
  QCOMPARE(namesOf(script.cues(win(3, 0, Limit::Baiman), 0)), QStringList({"ron", "win3"}));
  script.cues(KyokuStarted{}, 0);
  QCOMPARE(namesOf(script.cues(win(2, 0, Limit::None), 0)), QStringList({"ron", "win1"}));
}

// Every second tile, quietly, from where its owner sits.
void TestSounds::handsAreHeardOpening() {
  HoraInfo info;
  info.winner = 2;
  for (Kind kind = 0; kind < 13; ++kind)
    info.hand.push_back(Tile(kind));
  SoundScript script;
  const QList<SoundCue> cues = script.cues(Hora{info}, 0);
  QCOMPARE(namesOf(cues), QStringList({"tsumo", "win1"}) + QStringList(7, QStringLiteral("discard")));
  for (qsizetype i = 2; i < cues.size(); ++i) {
    QCOMPARE(cues[i].place, SoundPlace::Across);
    QCOMPARE(cues[i].decibels, -12.0);
    QCOMPARE(cues[i].start, 500 + 90 + 50.0 * static_cast<double>(i - 2));
    QVERIFY(!cues[i].atContact);
  }
  QCOMPARE(script.cues(Hora{info}, 0, 4).size(), 1);  // the page alone, and the win was heard
  QCOMPARE(script.cues(Hora{info}, 0, 0).size(), 1);

  RyukyokuInfo draw;
  draw.hands[1] = info.hand;
  draw.hands[3] = info.hand;
  const QList<SoundCue> drawn = script.cues(Ryukyoku{draw}, 0);
  QCOMPARE(drawn.size(), 15);
  QCOMPARE(drawn[1].place, SoundPlace::Right);
  QCOMPARE(drawn[8].place, SoundPlace::Left);
  QCOMPARE(namesOf(script.cues(Ryukyoku{draw}, 0, 0)), QStringList({"ryukyoku"}));
}

// From double speed on a yakuman has no sweep to wait for.
void TestSounds::aFastWinIsShort() {
  const auto startAt = [](double speed) {
    SoundScript script;
    return script.cues(win(0, -1, Limit::Yakuman), 0, speed)[1].start;
  };
  QCOMPARE(startAt(1), 1450.0);
  QCOMPARE(startAt(2), 420.0);
  QCOMPARE(startAt(4), 0.0);
}

void TestSounds::aKeyDropsTilesNotYetHeard() {
  const auto table = sounds();
  HoraInfo info;
  info.hand.push_back(Tile(Kind{0}));
  m_settings->setValue(Setting::Speed, 1.9);
  table->play(Hora{info}, 0, 0);
  QCOMPARE(m_output->played.size(), 1);  // the word; melody and tile are to come
  table->dropTiles();
  QTRY_COMPARE(m_output->played.size(), 2);
  QTest::qWait(500);
  QCOMPARE(m_output->played.size(), 2);
}

void TestSounds::thePageOfAWinIsHeard() {
  const auto table = sounds();
  QSet<QByteArray> different;
  for (int index = 0; index < 8; ++index) {
    table->playYaku(index);
    different.insert(m_output->played.last().frames);
  }
  QCOMPARE(m_output->played.size(), 8);
  QCOMPARE(different.size(), 6);  // the seventh and all after it sound like the sixth
  table->playStamp();
  QCOMPARE(m_output->played.size(), 9);
  m_settings->setValue(Setting::CallVolume, 0);
  table->playStamp();
  table->playYaku(0);
  QCOMPARE(m_output->played.size(), 9);
}

// Who sees all tiles and who sees none hear the same, through whole matches.
void TestSounds::knowNothingHidden() {
  int heard = 0;
  for (const char *seed : {"one", "two", "three"}) {
    const std::vector<Event> events = janso::test::eventsOf(seed);
    for (int seat = 0; seat < 4; ++seat) {
      SoundScript open;
      SoundScript own;
      SoundScript nobody;
      for (const Event &event : events) {
        const QList<SoundCue> cues = open.cues(event, seat);
        QCOMPARE(own.cues(maskFor(seat, event), seat), cues);
        QCOMPARE(nobody.cues(maskFor(-1, event), seat), cues);
        heard += static_cast<int>(cues.size());
      }
    }
  }
  QVERIFY(heard > 2000);
}

void TestSounds::placesAreHeard_data() {
  QTest::addColumn<int>("seat");
  QTest::addColumn<int>("viewer");
  QTest::addColumn<SoundPlace>("place");
  QTest::newRow("own") << 2 << 2 << SoundPlace::Near;
  QTest::newRow("next player, at the right") << 3 << 2 << SoundPlace::Right;
  QTest::newRow("opposite") << 0 << 2 << SoundPlace::Across;
  QTest::newRow("player before, at the left") << 1 << 2 << SoundPlace::Left;
}

void TestSounds::placesAreHeard() {
  QFETCH(int, seat);
  QFETCH(int, viewer);
  QFETCH(SoundPlace, place);
  SoundScript script;
  QCOMPARE(script.cues(Dahai{static_cast<std::int8_t>(seat), {}, false}, viewer).first().place, place);
  for (const QString &take : SoundScript::takes(QStringLiteral("discard"))) {
    const SoundClip clip = soundOf(take);
    const QByteArray near = placed(clip, SoundPlace::Near, 1);
    const QByteArray heard = placed(clip, place, 1);
    const int left = peak(heard, 0);
    const int right = peak(heard, 1);
    QVERIFY(std::max(left, right) > 1000);
    if (place == SoundPlace::Near) {
      QCOMPARE(left, right);
    } else {
      QVERIFY2(std::max(left, right) < peak(near, 0) * 0.75, "others' tiles are fainter");
    }
    if (place == SoundPlace::Right)
      QVERIFY2(right > left * 1.5, qPrintable(take));
    if (place == SoundPlace::Left)
      QVERIFY2(left > right * 1.5, qPrintable(take));
    if (place == SoundPlace::Across)
      QVERIFY2(std::abs(left - right) < left / 5, qPrintable(take));
  }
}

// The moment is in the samples: what is played before the delay is over begins with the sound itself.
void TestSounds::contactFallsOnTheEnd() {
  for (const QString &name : SoundScript::names()) {
    for (const QString &take : SoundScript::takes(name)) {
      const SoundClip clip = soundOf(take);
      const qreal contact = contactOf(clip);
      QVERIFY(contact >= 0 && contact < 1000.0 * double(clip.samples.size()) / clip.rate);
      if (name == QStringLiteral("discard") || name == QStringLiteral("slam"))
        QVERIFY2(contact < 80, "a discard must be over within its flight");
    }
  }
  const auto table = sounds();
  table->play(Dahai{}, 0, 0);  // nothing moved: at once
  QCOMPARE(m_output->played.size(), 1);
  table->play(Dahai{}, 0, 180);
  QCOMPARE(m_output->played.size(), 1);
  QTRY_COMPARE(m_output->played.size(), 2);
}

void TestSounds::noTakeTwiceInARow() {
  const auto table = sounds();
  QSet<QByteArray> different;
  QByteArray last;
  for (int turn = 0; turn < 200; ++turn) {
    table->play(Dahai{}, 0, 0);
    QVERIFY(m_output->played.last().frames != last);
    last = m_output->played.last().frames;
    different.insert(last);
  }
  QCOMPARE(different.size(), SoundScript::takes(QStringLiteral("discard")).size());
}

void TestSounds::silence_data() {
  QTest::addColumn<int>("setting");  // that is 0; -1 = none
  QTest::addColumn<bool>("device");
  QTest::addColumn<bool>("enabled");
  QTest::addColumn<bool>("callsHeard");
  QTest::addColumn<int>("asksForDevice");
  QTest::newRow("muted") << int(Setting::Sound) << true << true << false << 0;
  QTest::newRow("volume 0") << int(Setting::Volume) << true << true << false << 0;
  QTest::newRow("tiles off") << int(Setting::TileVolume) << true << true << true << 1;
  QTest::newRow("without a device") << -1 << false << true << false << 1;
  QTest::newRow("for a picture") << -1 << true << false << false << 0;
}

void TestSounds::silence() {
  QFETCH(int, setting);
  QFETCH(bool, device);
  QFETCH(bool, enabled);
  QFETCH(bool, callsHeard);
  QFETCH(int, asksForDevice);
  m_settings->setValue(Setting::RoomVolume, setting == int(Setting::TileVolume) ? 0 : 80);
  const auto table = sounds();
  m_output->hasDevice = device;
  table->setEnabled(enabled);
  if (setting >= 0)
    m_settings->setValue(Setting(setting),
                         Setting(setting) == Setting::Sound ? QVariant(false) : QVariant(0));
  table->setAtTable(true);
  for (const Event &event : {Event(KyokuStarted{}), Event(Tsumo{}), Event(Dahai{})})
    table->play(event, 0, 0);
  table->preview(SoundKind::Tiles);
  QCOMPARE(m_output->played.size(), 0);
  QCOMPARE(table->loaded(), 0);
  QVERIFY(m_output->looped.frames.isEmpty());
  QVERIFY(table->findChildren<QObject *>().isEmpty());  // no timer, no player
  table->play(Riichi{}, 0, 0);
  QCOMPARE(m_output->played.size(), callsHeard ? 1 : 0);
  QCOMPARE(m_output->asked > 0, asksForDevice > 0);
}

void TestSounds::volumesApply_data() {
  QTest::addColumn<int>("setting");
  QTest::addColumn<bool>("tiles");
  QTest::addColumn<bool>("calls");
  QTest::newRow("everything") << int(Setting::Volume) << true << true;
  QTest::newRow("tiles") << int(Setting::TileVolume) << true << false;
  QTest::newRow("calls and wins") << int(Setting::CallVolume) << false << true;
}

// Half of a slider's way is a quarter of the level.
void TestSounds::volumesApply() {
  QFETCH(int, setting);
  QFETCH(bool, tiles);
  QFETCH(bool, calls);
  m_settings->setValue(Setting::Volume, 100);
  const auto table = sounds();
  const auto levels = [&] {
    m_output->played.clear();
    table->play(RiichiAccepted{}, 0, 0);
    table->play(Riichi{}, 0, 0);
    return std::pair(peak(m_output->played[0].frames, 0), peak(m_output->played[1].frames, 0));
  };
  const auto [tileBefore, callBefore] = levels();
  m_settings->setValue(Setting(setting), 50);
  const auto [tileAfter, callAfter] = levels();
  QVERIFY(std::abs(tileAfter * (tiles ? 4 : 1) - tileBefore) <= 8);
  QVERIFY(std::abs(callAfter * (calls ? 4 : 1) - callBefore) <= 8);
}

void TestSounds::roomToneFollowsTheTable() {
  QWidget window;
  window.show();
  QVERIFY(QTest::qWaitForWindowActive(&window));
  const auto table = sounds();
  table->setAtTable(true);
  QVERIFY2(m_output->looped.frames.isEmpty(), "off until it is asked for");
  m_settings->setValue(Setting::RoomVolume, 50);
  QVERIFY(!m_output->looped.frames.isEmpty());
  const qreal half = m_output->loopVolume;
  m_settings->setValue(Setting::RoomVolume, 100);
  QCOMPARE(m_output->loopVolume, 4 * half);
  m_settings->setValue(Setting::Sound, false);
  QVERIFY(m_output->looped.frames.isEmpty());
  m_settings->setValue(Setting::Sound, true);
  QVERIFY(!m_output->looped.frames.isEmpty());
  table->setAtTable(false);
  QVERIFY(m_output->looped.frames.isEmpty());
}

void TestSounds::leavingDropsWhatHasNotBegun() {
  const auto table = sounds();
  table->setAtTable(true);
  table->play(Dahai{}, 0, 150);
  table->setAtTable(false);
  table->setAtTable(true);
  table->play(Tsumo{}, 0, 400);
  QTRY_COMPARE(m_output->played.size(), 1);
  const qsizetype drawn = placed(soundOf(QStringLiteral("draw1")), SoundPlace::Near, 1).size();
  QVERIFY2(std::abs(m_output->played.first().frames.size() - drawn) < drawn / 4, "only the draw is left");
}

void TestSounds::previewsAreHeard_data() {
  QTest::addColumn<SoundKind>("kind");
  QTest::addColumn<int>("count");
  QTest::newRow("tiles") << SoundKind::Tiles << 5;
  QTest::newRow("calls and wins") << SoundKind::Calls << 2;
  QTest::newRow("room") << SoundKind::Room << 0;
}

void TestSounds::previewsAreHeard() {
  QFETCH(SoundKind, kind);
  QFETCH(int, count);
  m_settings->setValue(Setting::RoomVolume, 60);
  const auto table = sounds();
  table->preview(kind);
  QTRY_COMPARE(m_output->played.size(), count);
  if (kind == SoundKind::Room) {
    QVERIFY(!m_output->looped.frames.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(m_output->looped.frames.isEmpty(), 20000);
  }
}

JANSO_TEST(TestSounds);
#include "tst_sounds.moc"
