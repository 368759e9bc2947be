// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The list of opponents: built-in bots that stay, own ones that are kept, read, written and never lost.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include "bots/bot.h"
#include "game/setup/opponentstore.h"
#include "support/testprogram.h"

using namespace janso;

namespace {

Opponent program(const QString &name) {
  Opponent opponent;
  opponent.kind = OpponentKind::Mjai;
  opponent.name = name;
  opponent.notes = QStringLiteral("two lines\nof notes");
  opponent.program.command = QStringLiteral("\"my bot\" --seat {seat}");
  opponent.program.workingFolder = QStringLiteral("/tmp");
  opponent.program.transport = MjaiTransport::Tcp;
  opponent.program.framing = MjaiFraming::Batch;
  opponent.program.hints = true;
  opponent.program.port = 11600;
  opponent.program.startMs = 1234;
  opponent.program.replyMs = 567;
  opponent.program.environment = {{QStringLiteral("MODEL"), QStringLiteral("large")}};
  return opponent;
}

Opponent plugin(const QString &name) {
  Opponent opponent;
  opponent.kind = OpponentKind::Plugin;
  opponent.name = name;
  opponent.pluginPath = QStringLiteral("/opt/bots/one.so");
  opponent.botId = QStringLiteral("one.first");
  return opponent;
}

// Equal but for the id.
bool same(Opponent a, const Opponent &b) {
  a.id = b.id;
  return a == b;
}

QByteArray bytesOf(const QString &path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString &path, const QByteArray &bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray words(const Error &error) {
  return QByteArray::fromStdString(error.text);
}

}  // namespace

class TestOpponentStore : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void builtInsAreAlwaysThere();
  void ownAreKept();
  void builtInsKeepOnlyNotes();
  void namesAreUnique_data();
  void namesAreUnique();
  void clones();
  void removes();
  void seats();
  void exportAndImport();
  void importForms_data();
  void importForms();
  void manyOfOneName();
  void namesWithPlaces();
  void tooManyAreRefused();
  void whatIsTypedIsApproved();
  void whatIsImportedIsNot();
  void badFiles_data();
  void badFiles();
  void goodEntriesNextToBadOnes();
  void nothingIsLost();
  void unwritable();

 private:
  std::unique_ptr<QTemporaryDir> m_dir;
  OpponentStore m_store{QString()};
};

void TestOpponentStore::init() {
  m_dir = std::make_unique<QTemporaryDir>();
  m_store = OpponentStore(m_dir->filePath(QStringLiteral("data/opponents.json")));
}

void TestOpponentStore::builtInsAreAlwaysThere() {
  QList<Error> problems;
  const QList<Opponent> all = m_store.all(&problems);
  QVERIFY(problems.isEmpty());
  QCOMPARE(static_cast<std::size_t>(all.size()), builtInBots().size());
  for (qsizetype i = 0; i < all.size(); ++i) {
    const BotInfo &bot = builtInBots()[static_cast<std::size_t>(i)];
    QCOMPARE(all[i].id.toStdString(), std::string(bot.id));
    QCOMPARE(all[i].name.toStdString(), std::string(bot.name));
    QVERIFY(all[i].kind == OpponentKind::BuiltIn);
    QVERIFY(!m_store.remove(all[i].id));
    QVERIFY(!m_store.clone(all[i].id));
  }
  QVERIFY(!QFile::exists(m_store.file()));
}

void TestOpponentStore::ownAreKept() {
  const Result<Opponent> first = m_store.add(program(QStringLiteral("Mortal")));
  const Result<Opponent> second = m_store.add(plugin(QStringLiteral("Plug")));
  QVERIFY(first && second);
  QVERIFY(first->id != second->id);
  const OpponentStore again(m_store.file());
  const QList<Opponent> own = again.own();
  QCOMPARE(own.size(), 2);
  QVERIFY(own[0] == *first && same(own[0], program(QStringLiteral("Mortal"))));
  QVERIFY(own[1] == *second && same(own[1], plugin(QStringLiteral("Plug"))));
  Opponent changed = *first;
  changed.program.command = QStringLiteral("other");
  QVERIFY(again.save(changed));
  QVERIFY(m_store.find(first->id) == std::optional(changed));
  QCOMPARE(m_store.all().size(), static_cast<qsizetype>(builtInBots().size()) + 2);
}

void TestOpponentStore::builtInsKeepOnlyNotes() {
  Opponent bot = m_store.all().first();
  const QString name = bot.name;
  bot.notes = QStringLiteral("too easy");
  bot.name = QStringLiteral("Renamed");
  bot.botId = QStringLiteral("other");
  const Result<Opponent> saved = m_store.save(bot);
  QVERIFY(saved);
  QCOMPARE(saved->name, name);
  QCOMPARE(m_store.all().first().notes, QStringLiteral("too easy"));
  QCOMPARE(m_store.all().first().botId, bot.id);
  QVERIFY(m_store.own().isEmpty());
}

void TestOpponentStore::namesAreUnique_data() {
  QTest::addColumn<QString>("wish");
  QTest::addColumn<QString>("name");
  QTest::newRow("free") << "Akochan"
                        << "Akochan";
  QTest::newRow("taken") << "Mortal"
                         << "Mortal 2";
  QTest::newRow("taken, other case") << "mortal"
                                     << "mortal 2";
  QTest::newRow("of a built-in bot") << QString::fromStdString(std::string(builtInBots()[0].name))
                                     << QString::fromStdString(std::string(builtInBots()[0].name)) + " 2";
  QTest::newRow("blanks") << "  My \n bot "
                          << "My bot";
  QTest::newRow("empty") << " "
                         << "Opponent";
  QTest::newRow("long") << QString(200, QLatin1Char('x')) << QString(60, QLatin1Char('x'));
}

void TestOpponentStore::namesAreUnique() {
  QFETCH(QString, wish);
  QFETCH(QString, name);
  const Result<Opponent> mortal = m_store.add(program(QStringLiteral("Mortal")));
  QVERIFY(mortal);
  const Result<Opponent> added = m_store.add(program(wish));
  QVERIFY(added);
  QCOMPARE(added->name, name);
  // Saving it again does not count it up, and an own name may be kept.
  QCOMPARE(m_store.save(*added)->name, name);
  Opponent renamed = *mortal;
  renamed.name = name;
  QVERIFY(m_store.save(renamed)->name != name || name == QStringLiteral("mortal 2"));
  QCOMPARE(m_store.own().size(), 2);
  QVERIFY(m_store.own()[0].name.compare(m_store.own()[1].name, Qt::CaseInsensitive) != 0);
}

void TestOpponentStore::clones() {
  const Result<Opponent> original = m_store.add(program(QStringLiteral("Mortal")));
  const Result<Opponent> copy = m_store.clone(original->id);
  QVERIFY(copy);
  QCOMPARE(copy->name, QStringLiteral("Mortal 2"));
  QVERIFY(copy->id != original->id);
  QVERIFY(copy->program == original->program);
  QCOMPARE(copy->notes, original->notes);
}

void TestOpponentStore::removes() {
  const Result<Opponent> one = m_store.add(program(QStringLiteral("A")));
  const Result<Opponent> two = m_store.add(program(QStringLiteral("B")));
  QVERIFY(m_store.remove(one->id));
  QCOMPARE(m_store.own(), QList<Opponent>{*two});
  const Result<bool> again = m_store.remove(one->id);
  QVERIFY(!again);
  QCOMPARE(again.error().code, static_cast<int>(StoreFault::Unknown));
}

void TestOpponentStore::seats() {
  for (const Opponent &opponent :
       {m_store.all().first(), program(QStringLiteral("Mortal")), plugin(QStringLiteral("Plug"))}) {
    SeatSetup seat;
    seat.name = QStringLiteral("Hana");
    takeSeat(opponent, seat);
    QCOMPARE(seat.name, QStringLiteral("Hana"));
    QVERIFY(sitsAt(opponent, seat));
    QVERIFY(!sitsAt(m_store.all().last(), seat));
    seat.kind = PlayerKind::Human;
    QVERIFY(!sitsAt(opponent, seat));
  }
  SeatSetup seat;
  takeSeat(program(QStringLiteral("Mortal")), seat);
  seat.program.port = 1;
  QVERIFY(!sitsAt(program(QStringLiteral("Mortal")), seat));
}

void TestOpponentStore::exportAndImport() {
  const Result<Opponent> one = m_store.add(program(QStringLiteral("Mortal")));
  const Result<Opponent> two = m_store.add(plugin(QStringLiteral("Plug")));
  const QString path = m_dir->filePath(QStringLiteral("shared.json"));
  // Built-in bots are everywhere and are left out.
  QVERIFY(OpponentStore::exportTo(path, m_store.all()));
  const OpponentStore other(m_dir->filePath(QStringLiteral("other.json")));
  const Result<ImportedOpponents> imported = other.importFrom(path);
  QVERIFY(imported);
  QVERIFY(imported->problems.isEmpty());
  QCOMPARE(other.own(), imported->added);
  QCOMPARE(other.own().size(), 2);
  QVERIFY(same(other.own()[0], *one) && same(other.own()[1], *two));
  // Once more into the same list: names are counted up, nothing is written over.
  QVERIFY(m_store.importFrom(path));
  QStringList names;
  for (const Opponent &opponent : m_store.own())
    names << opponent.name;
  QCOMPARE(names, QStringList({QStringLiteral("Mortal"), QStringLiteral("Mortal 2"), QStringLiteral("Plug"),
                               QStringLiteral("Plug 2")}));
}

// Each gets a name of its own, counted up; this must not take longer for each than for the one before.
void TestOpponentStore::manyOfOneName() {
  const QString path = m_dir->filePath(QStringLiteral("many.json"));
  QByteArrayList entries;
  for (qsizetype i = 0; i < OpponentStore::kMost; ++i)
    entries << (i % 2 == 0 ? "{\"kind\":\"mjai\",\"name\":\"Twin\"}"
                           : "{\"kind\":\"mjai\",\"name\":\"TWIN\"}");
  writeFile(path, '[' + entries.join(',') + ']');
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  QVERIFY2(imported, imported ? "" : imported.error().text.c_str());
  QCOMPARE(imported->added.size(), OpponentStore::kMost);
  QSet<QString> names;
  for (const Opponent &opponent : m_store.own())
    names.insert(opponent.name.toCaseFolded());
  QCOMPARE(names.size(), OpponentStore::kMost);
  QCOMPARE(imported->added[0].name, QStringLiteral("Twin"));
  QCOMPARE(imported->added[1].name, QStringLiteral("TWIN 2"));
  QCOMPARE(imported->added.last().name, QStringLiteral("TWIN %1").arg(OpponentStore::kMost));
}

void TestOpponentStore::namesWithPlaces() {
  const QString name = QStringLiteral("%2 of %1 %L1 bots");
  QCOMPARE(m_store.add(program(name))->name, name);
  QCOMPARE(m_store.add(program(name))->name, name + QStringLiteral(" 2"));
  QCOMPARE(m_store.unusedName(name), name + QStringLiteral(" 3"));
}

// Nor may the list become longer than what is read again.
void TestOpponentStore::tooManyAreRefused() {
  QVERIFY(m_store.add(program(QStringLiteral("Mine"))));
  const QString path = m_dir->filePath(QStringLiteral("many.json"));
  writeFile(path, "[" + QByteArray("{\"kind\":\"mjai\"},").repeated(100000) + "{\"kind\":\"mjai\"}]");
  const Result<ImportedOpponents> many = m_store.importFrom(path);
  QVERIFY(!many);
  QCOMPARE(many.error().code, static_cast<int>(StoreFault::TooMany));
  QByteArrayList large;
  for (int i = 0; i < 100; ++i)
    large << "{\"kind\":\"mjai\",\"notes\":\"" + QByteArray(40000, '\t').replace("\t", "x") + "\"}";
  writeFile(path, '[' + large.join(',') + ']');
  const Result<ImportedOpponents> once = m_store.importFrom(path);
  QVERIFY(once);
  const Result<ImportedOpponents> twice = m_store.importFrom(path);
  QVERIFY(!twice);
  QCOMPARE(twice.error().code, static_cast<int>(StoreFault::Unwritable));
  QCOMPARE(m_store.own().size(), 101);
}

void TestOpponentStore::whatIsTypedIsApproved() {
  const Result<Opponent> added = m_store.add(program(QStringLiteral("Typed")));
  QVERIFY(m_store.trust().trusts(*added));
  Opponent changed = *added;
  changed.program.command = QStringLiteral("something else");
  QVERIFY(!m_store.trust().trusts(changed));
  QVERIFY(m_store.save(changed));
  QVERIFY(m_store.trust().trusts(changed));
  QVERIFY(m_store.trust().trusts(*added));  // as it was, too
}

// Whatever is done with it beside its command.
void TestOpponentStore::whatIsImportedIsNot() {
  const QString path = m_dir->filePath(QStringLiteral("gift.json"));
  QVERIFY(OpponentStore::exportTo(path, {program(QStringLiteral("Gift"))}));
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  QVERIFY(imported);
  Opponent gift = imported->added.value(0);
  QVERIFY(!m_store.trust().trusts(gift));
  const Result<Opponent> copy = m_store.clone(gift.id);
  QVERIFY(copy);
  QVERIFY(!m_store.trust().trusts(*copy));
  gift.name = QStringLiteral("Renamed");
  gift.notes = QStringLiteral("from a friend");
  gift.program.replyMs = 1;
  QVERIFY(m_store.save(gift));
  QVERIFY(!m_store.trust().trusts(gift));
  QVERIFY(m_store.trust().approve(gift));
  QVERIFY(OpponentStore(m_store.file()).trust().trusts(*copy));
}

void TestOpponentStore::importForms_data() {
  QTest::addColumn<QByteArray>("json");
  QTest::addColumn<int>("count");
  QTest::newRow("one opponent") << QByteArray(R"({"kind": "mjai", "name": "A", "command": "a"})") << 1;
  QTest::newRow("a list") << QByteArray(R"([{"kind": "mjai", "name": "A"}, {"kind": "plugin"}])") << 2;
  QTest::newRow("as exported") << QByteArray(R"({"opponents": [{"kind": "mjai", "name": "A"}]})") << 1;
}

void TestOpponentStore::importForms() {
  QFETCH(QByteArray, json);
  QFETCH(int, count);
  const QString path = m_dir->filePath(QStringLiteral("in.json"));
  writeFile(path, json);
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  QVERIFY2(imported, imported ? "" : imported.error().text.c_str());
  QCOMPARE(imported->added.size(), count);
  QCOMPARE(m_store.own().size(), count);
}

void TestOpponentStore::badFiles_data() {
  QTest::addColumn<QByteArray>("json");
  QTest::addColumn<int>("fault");
  QTest::addColumn<QByteArray>("sentence");
  const auto row = [](const char *name, const char *json, StoreFault fault, const char *sentence) {
    QTest::newRow(name) << QByteArray(json) << static_cast<int>(fault) << QByteArray(sentence);
  };
  row("no file", "", StoreFault::Unreadable, "in.json: it could not be read (No such file or directory)");
  row("no JSON", "{\"opponents\": [", StoreFault::NotAList, "in.json: it is not JSON (");
  row("something else", "{\"rules\": 1}", StoreFault::NotAList, "in.json: it contains no opponents");
  row("an empty list", "{\"opponents\": []}", StoreFault::NotAList, "in.json: it contains no opponents");
  row("no object", "[7]", StoreFault::BadEntry, "in.json: opponent 1: it is not an object");
  row("no kind", R"([{"name": "A"}])", StoreFault::BadEntry,
      "in.json: opponent 1 ('A'): 'kind' must be plugin or mjai, not ''");
  row("built in", R"([{"kind": "builtin", "name": "A"}])", StoreFault::BadEntry,
      "in.json: opponent 1 ('A'): built-in bots are always available and are not read from files");
  row("transport", R"([{"kind": "mjai", "name": "A", "transport": "udp"}])", StoreFault::BadEntry,
      "in.json: opponent 1 ('A'): 'transport' must be pipe or tcp, not 'udp'");
  row("port", R"([{"kind": "mjai", "name": "A", "port": 70000}])", StoreFault::BadEntry,
      "in.json: opponent 1 ('A'): 'port' must be a number from 0 to 65535");
  row("command of another type", R"([{"kind": "mjai", "command": ["a"]}])", StoreFault::BadEntry,
      "in.json: opponent 1: 'command' must be text");
  row("number of another type", R"([{"kind": "mjai", "start_ms": "7"}])", StoreFault::BadEntry,
      "in.json: opponent 1: 'start_ms' must be a number");
  row("hints of another type", R"([{"kind": "mjai", "hints": "yes"}])", StoreFault::BadEntry,
      "in.json: opponent 1: 'hints' must be true or false");
  row("variable of another type", R"([{"kind": "mjai", "environment": {"A": 1}}])", StoreFault::BadEntry,
      "in.json: opponent 1: 'environment.A' must be text");
}

void TestOpponentStore::badFiles() {
  QFETCH(QByteArray, json);
  QFETCH(int, fault);
  QFETCH(QByteArray, sentence);
  const QString path = m_dir->filePath(QStringLiteral("in.json"));
  if (!json.isEmpty())
    writeFile(path, json);
  QVERIFY(m_store.add(program(QStringLiteral("Mine"))));
  const QByteArray before = bytesOf(m_store.file());
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  const Error error = imported ? imported->problems.value(0) : imported.error();
  QVERIFY2(words(error).startsWith(sentence), words(error).constData());
  QCOMPARE(error.code, fault);
  QVERIFY(!words(error).contains('\n'));
  QCOMPARE(bytesOf(m_store.file()), before);
}

void TestOpponentStore::goodEntriesNextToBadOnes() {
  const QString path = m_dir->filePath(QStringLiteral("in.json"));
  writeFile(
      path,
      R"([{"kind": "mjai", "name": "A"}, {"kind": "robot", "name": "B"}, {"kind": "mjai", "name": "C"}])");
  const Result<ImportedOpponents> imported = m_store.importFrom(path);
  QVERIFY(imported);
  QCOMPARE(imported->added.size(), 2);
  QCOMPARE(imported->problems.size(), 1);
  QCOMPARE(words(imported->problems[0]),
           QByteArray("in.json: opponent 2 ('B'): 'kind' must be plugin or mjai, not 'robot'"));
  QCOMPARE(m_store.own()[1].name, QStringLiteral("C"));
}

// What this version cannot read, another may: entries stay as they stand, a broken file is put aside.
void TestOpponentStore::nothingIsLost() {
  QVERIFY(m_store.add(program(QStringLiteral("A"))));
  QJsonObject list = QJsonDocument::fromJson(bytesOf(m_store.file())).object();
  QJsonArray entries = list.value(QStringLiteral("opponents")).toArray();
  const QJsonObject strange{{QStringLiteral("id"), QStringLiteral("own:7")},
                            {QStringLiteral("kind"), QStringLiteral("cloud")},
                            {QStringLiteral("name"), QStringLiteral("Later")}};
  entries.append(strange);
  list.insert(QStringLiteral("opponents"), entries);
  list.insert(QStringLiteral("later"), 7);
  writeFile(m_store.file(), QJsonDocument(list).toJson());
  QList<Error> problems;
  QCOMPARE(m_store.own(&problems).size(), 1);
  QCOMPARE(problems.size(), 1);
  QVERIFY(
      words(problems[0])
          .startsWith("opponents.json: opponent 2 ('Later'): 'kind' must be plugin or mjai, not 'cloud'"));
  QVERIFY(m_store.add(program(QStringLiteral("B"))));
  list = QJsonDocument::fromJson(bytesOf(m_store.file())).object();
  QVERIFY(list.value(QStringLiteral("opponents")).toArray().contains(strange));
  QCOMPARE(list.value(QStringLiteral("later")).toInt(), 7);

  writeFile(m_store.file(), "{\"opponents\": [{\"kind\"");
  const QByteArray broken = bytesOf(m_store.file());
  QVERIFY(m_store.own(&problems).isEmpty());
  QCOMPARE(problems.size(), 1);
  QCOMPARE(problems[0].code, static_cast<int>(StoreFault::NotAList));
  QVERIFY(m_store.add(program(QStringLiteral("C"))));
  QCOMPARE(m_store.own().size(), 1);
  QCOMPARE(bytesOf(m_store.file() + QStringLiteral(".damaged")), broken);
}

void TestOpponentStore::unwritable() {
  writeFile(m_dir->filePath(QStringLiteral("file")), "x");
  const OpponentStore store(m_dir->filePath(QStringLiteral("file/opponents.json")));
  const Result<Opponent> added = store.add(program(QStringLiteral("A")));
  QVERIFY(!added);
  QCOMPARE(added.error().code, static_cast<int>(StoreFault::Unwritable));
  QVERIFY(words(added.error()).startsWith("opponents.json: its folder"));
}

JANSO_TEST(TestOpponentStore);
#include "tst_opponentstore.moc"
