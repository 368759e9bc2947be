// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "fuzz/readers.h"

#include <sys/mman.h>
#include <unistd.h>

#include <QHashFunctions>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTextStream>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "cli/arena/arenaoptions.h"
#include "cli/score/scorequestion.h"
#include "cli/score/scorereport.h"
#include "coach/lessons/lessonfile.h"
#include "fuzz/seeds.h"
#include "game/setup/opponentstore.h"
#include "mjai/eventfit.h"
#include "mjai/reader.h"
#include "mjai/replies.h"
#include "records/formats/filebytes.h"
#include "records/formats/gamefile.h"
#include "records/journalreplay.h"
#include "records/majiang/majiangfile.h"
#include "records/matchhistory.h"
#include "records/mjlog/mjlogfile.h"
#include "records/rulesetjson.h"
#include "records/tenhou6/tenhou6file.h"
#include "records/verify.h"
#include "replay/branchtree.h"
#include "replay/guess.h"
#include "replay/replaylink.h"
#include "replay/replaynotes.h"
#include "replay/watchedmatch.h"
#include "rules/legal/seatview.h"
#include "rules/presets/presets.h"
#include "rules/score.h"
#include "support/randomplay.h"
#include "table/mask.h"
#include "table/match.h"
#include "widgets/paint/svgcheck.h"
#include "widgets/paint/tilefolder.h"
#include "widgets/settings/settings.h"

namespace janso::test {
namespace {

// A file in memory, for readers that take a path.
class MemoryFile {
 public:
  MemoryFile() : m_file(memfd_create("fuzzed", 0)) {
    if (m_file < 0)
      std::abort();
  }
  ~MemoryFile() { ::close(m_file); }
  Q_DISABLE_COPY_MOVE(MemoryFile)
  QString holding(const QByteArray &bytes) const {
    if (::ftruncate(m_file, 0) != 0 ||
        ::pwrite(m_file, bytes.constData(), static_cast<std::size_t>(bytes.size()), 0) != bytes.size())
      std::abort();
    return QStringLiteral("/proc/self/fd/%1").arg(m_file);
  }

 private:
  int m_file;
};

// One after the other: QSettings remembers the last files that it read by their names.
QString pathOf(const QByteArray &bytes) {
  static const std::array<MemoryFile, 64> files;
  static std::size_t next = 0;
  return files[next++ % files.size()].holding(bytes);
}

QStringList linesOf(const QByteArray &bytes) {
  return QString::fromUtf8(bytes).split(QLatin1Char('\n'));
}

// --- Records: read, told, replayed ---

void check(const GameFile &file) {
  for (const RecordedGame &game : file.games) {
    const VerifyReport report = verifyGame(game);
    for (const Disagreement &each : report.disagreements)
      (void)toText(each);
  }
}

void readMjlogBytes(const QByteArray &bytes) {
  check(readMjlog(bytes));
}
void readMjaiBytes(const QByteArray &bytes) {
  check(readMjai(bytes));
}
void readTenhou6Bytes(const QByteArray &bytes) {
  check(readTenhou6(bytes));
}
void readPaipuBytes(const QByteArray &bytes) {
  check(readMajiang(bytes));
}
void readProgressBytes(const QByteArray &bytes) {
  check(readProgress(bytes));
}
void readPackedBytes(const QByteArray &bytes) {
  check(readGames(bytes));
}

void readJournalBytes(const QByteArray &bytes) {
  const QString path = pathOf(bytes);
  (void)summarize(path);
  const Result<Journal> journal = readJournal(path);
  if (journal)
    (void)replayJournal(*journal);
}

// In two pieces, as it grows.
void watchJournalBytes(const QByteArray &bytes) {
  static const MemoryFile file;
  WatchedMatch match(file.holding(bytes.left(bytes.size() / 2)), [](const QJsonObject &) {
    return ReplaySight{ReplaySight::Hands::One, 3};
  });
  (void)match.look();
  (void)file.holding(bytes);
  const WatchLook look = match.look();
  if (look.replay == nullptr)
    return;
  const ReplayPlace last = look.replay->last();
  (void)look.replay->view(last, 0, ReplayHands::Own);
  (void)look.replay->comingWall(last);
}

// --- Settings and lists ---

bool isSame(const RuleSet &rules) {
  const Result<RuleSet> again = ruleSetFromJson(toJson(rules));
  return again && *again == rules;
}

void readRulesetBytes(const QByteArray &bytes) {
  const Result<RuleSet> rules = readRuleSet(pathOf(bytes));
  // What was taken can be written, and is the same when it is read again.
  if (rules && !isSame(*rules))
    std::abort();
}

void readOpponentsBytes(const QByteArray &bytes) {
  const OpponentStore store(pathOf(bytes));
  QList<Error> problems;
  // Each asking reads the file anew: one name meets all the others.
  if (const QList<Opponent> all = store.all(&problems); !all.isEmpty())
    (void)store.unusedName(all.back().name, all.front().id);
}

void readSettingsBytes(const QByteArray &bytes) {
  const Settings settings(pathOf(bytes));
  for (const SettingInfo &row : Settings::table()) {
    (void)settings.value(row.id);
    (void)settings.isChosen(row.id);
  }
  (void)settings.shortcut(QStringLiteral("undo"), {});
}

void readTileManifestBytes(const QByteArray &bytes) {
  (void)readTileManifest(bytes);
}

void readTileFaceBytes(const QByteArray &bytes) {
  (void)svgFault(bytes);
}

void readLessonBytes(const QByteArray &bytes) {
  (void)parseLesson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "fuzzed");
}

void readNotesBytes(const QByteArray &bytes) {
  (void)notesFromJsonLines(bytes);
  (void)branchNotesFromJsonLines(bytes);
  (void)guessesFromJsonLines(bytes);
  (void)replayLinkOf(QString::fromUtf8(bytes));
}

// --- Programs ---

// What a program would be told, folded as it comes.
void readMjaiLines(const QByteArray &bytes) {
  MjaiReader reader(RuleSet{});
  SeatView view = emptyView(0);
  bool begun = false;
  for (const QByteArray &line : bytes.split('\n')) {
    const auto events = reader.readLine(line);
    if (!events)
      continue;
    for (const ReadEvent &each : *events) {
      begun = begun || std::holds_alternative<MatchStarted>(each.event);
      if (!begun || (!std::holds_alternative<MatchStarted>(each.event) && whyNotFit(view, each.event)))
        continue;
      view.apply(maskFor(0, each.event));
    }
  }
}

// Questions of real matches in which every kind of action is legal once.
std::vector<Decision> questions() {
  std::vector<Decision> found;
  std::set<ActionType> seen;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Match match(seed % 2 == 0 ? tenhou() : tenhouSanma(), {"A", "B", "C", "D"},
                wallSeedFromText(std::to_string(seed)));
    Random random(seed);
    std::vector<Event> events;
    while (!match.isOver()) {
      while (!match.pending().empty()) {
        const Decision decision = match.pending().front();
        bool fresh = false;
        for (const Action &action : decision.legal)
          fresh = seen.insert(action.type).second || fresh;
        if (fresh)
          found.push_back(decision);
        match.answer(decision.seat, decision.id, eager(decision, random));
      }
      match.advance(events);
    }
  }
  return found;
}

void readReply(const QByteArray &bytes) {
  // One question for each input, so that many inputs are tried: which one, the input itself decides.
  static const std::vector<Decision> decisions = questions();
  const std::size_t pick = qHashBits(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  (void)actionFromReply(bytes, decisions[pick / 2 % decisions.size()], pick % 2 == 1);
}

// --- Command lines: an argument a line ---

void readScoreArguments(const QByteArray &bytes) {
  const Result<cli::ScoreQuestion> question = cli::parseScoreQuestion(linesOf(bytes));
  if (!question)
    return;
  const ScoreOutcome outcome = scoreHand(question->input, question->rules);
  if (!outcome.result)
    return;
  QString text;
  QTextStream out(&text);
  cli::printScore(*question, *outcome.result, out);
  (void)cli::scoreJson(*question, *outcome.result);
}

void readSeatsArguments(const QByteArray &bytes) {
  (void)cli::parseArena(linesOf(bytes));
}

constexpr int kGame = 1 << 16;  // bytes of some hands
constexpr int kLines = 1 << 12;

constexpr char kMjlogWords[] =
    "<mjloggm ver=\"2.3\"> <GO type=\"169\" <UN n0=\" <TAIKYOKU oya=\" <INIT seed=\" ten=\" oya=\" hai0=\" "
    "<N who=\" m=\" <DORA hai=\" <REACH who=\" step=\"1\" step=\"2\" <AGARI ba=\" machi=\" yaku=\" "
    "yakuman=\" "
    "doraHai=\" doraHaiUra=\" fromWho=\" sc=\" owari=\" paoWho=\" <RYUUKYOKU type=\"yao9\" <BYE who=\" T135 "
    "D135 U0 E0 W70 G52 /> kita csrule=\" 4294967295 -2147483648";
constexpr char kMjaiWords[] =
    "\"type\":\" start_game start_kyoku tsumo dahai chi pon daiminkan ankan kakan nukidora reach "
    "reach_accepted dora hora ryukyoku end_kyoku end_game haipai \"actor\": \"target\": \"pai\":\" "
    "\"consumed\":[ \"tsumogiri\":true \"bakaze\":\"E\" \"kyoku\": \"honba\": \"kyotaku\": \"oya\": "
    "\"scores\":[ \"tehais\":[ \"dora_marker\":\" \"deltas\":[ \"ura_markers\":[ \"uradora_markers\":[ "
    "\"hora_points\": \"yakus\":[ \"fan\": \"fu\": \"reason\":\" \"tenpais\":[ \"?\" 5mr 5pr 5sr \"P\" \"F\" "
    "\"C\" 2147483647 -2147483648 1e308 null true [] {}";
constexpr char kTenhou6Words[] =
    "\"title\": \"name\": \"rule\":{ \"disp\":\" \"aka\":1 \"aka51\":1 \"log\":[[[ \"sc\":[ \"r60\" 60 "
    "\"p112233\" \"c111213\" \"m11111111\" \"a51515151\" \"k11111111\" \"f44\" 51 52 53 47 流局 和了 "
    "全員不聴 "
    "流し満貫 九種九牌 \"満貫4000点∀\" \"30符2飜2000点\" \"立直(1飜)\" -2147483648 2147483647 [] {} null";
constexpr char kPaipuWords[] =
    "\"qijia\": \"log\":[[ \"qipai\":{ \"zhuangfeng\": \"jushu\": \"changbang\": \"lizhibang\": \"defen\":[ "
    "\"baopai\":\" \"shoupai\":[ \"zimo\":{ \"dapai\":{ \"fulou\":{ \"gang\":{ \"gangzimo\":{ \"kaigang\":{ "
    "\"hule\":{ \"pingju\":{ \"l\": \"p\":\" \"m\":\" \"m1+11\" \"s0-67\" \"z1111\" \"fubaopai\":[ "
    "\"fanshu\": "
    "\"fu\": \"hupai\":[ \"fenpei\":[ \"baojia\": 荒牌平局 _* null 2147483647 -2147483648";
constexpr char kProgressWords[] =
    "\"id\": \"ruleset\": \"length\": \"hands\":[ \"round\": \"honba\": \"sticks\": \"dealer\": \"scores\":[ "
    "\"riichi\":[ \"type\":\"tsumo\" \"type\":\"ron\" \"exhaustive\" \"nagashi_mangan\" \"kyuushu_kyuuhai\" "
    "\"winners\":[ \"from\": \"tenpai\":[ \"deltas\":[ \"final_scores\":[ 2147483647 -2147483648 0,0,0,0,0";
constexpr char kJournalWords[] =
    "{\"answer\":{ {\"event\":{ {\"stop\":{ {\"armed\": \"seat\": \"id\": \"action\": \"rules\":{ "
    "\"seed\":\" "
    "\"names\":[ \"started\":\" \"setup\":{ \"version\":1 \"type\":\"dahai\" \"type\":\"tsumo\" -1 "
    "4294967296";
constexpr char kJsonWords[] = "true false null [] {} \": , 0 -1 2147483648 1e9 \"\" \\u0000 \\ud800";
constexpr char kSettingsWords[] =
    "[play] [table] [keys] [state] speed= coach= felt= @ByteArray( @Variant( @Invalid() @Rect(0 @Size(1 "
    "\\x0 % = , \" nan inf 1e999";
constexpr char kTileManifestWords[] =
    "{ } [ ] : , \"name\" \"author\" \"licence\" \"body\" \"faces\" \"ivory\" \"1m\" \"0p\" \"a.svg\" ../ "
    "null";
constexpr char kTileFaceWords[] =
    "<svg </svg> <g> </g> <path d=\" <image <use href= xlink:href=\"# url( style=\" <!DOCTYPE <!ENTITY &a; "
    "<?xml 1e30 />";
constexpr char kLessonWords[] =
    "lesson: order: rules: title: title.ja: text: hand: step: goal: hint: answer: why: wrong: # 123m 0p z";
constexpr char kNotesWords[] =
    "{ } \"hand\" \"event\" \"bookmark\" \"note\" \"left\" \"branch\" \"begun\" \"every\" \"guessed\" "
    "\"loss\" : , "
    "-1 0 1 99999999999 1e9 # & = game seat";
constexpr char kScoreWords[] =
    "--ron --tsumo --riichi --dora --ura --seat --round --rules --set --json --honba --pao east south 123m "
    "0p 1111z [p] ( ) - = tenhou_4p 99999999999";
constexpr char kSeatsWords[] =
    "--seats --matches --seed --rules --threads --merge --until --json --save master club novice "
    "random mjai: mjai+tcp: plugin: opponent: : ; , = nan inf -1 99999999999";

constexpr std::array kReaders{
    Reader{"mjlog", readMjlogBytes, mjlogSeeds, kMjlogWords, kGame},
    Reader{"mjai", readMjaiBytes, mjaiSeeds, kMjaiWords, kGame},
    Reader{"tenhou6", readTenhou6Bytes, tenhou6Seeds, kTenhou6Words, kGame},
    Reader{"paipu", readPaipuBytes, paipuSeeds, kPaipuWords, kGame},
    Reader{"progress", readProgressBytes, progressSeeds, kProgressWords, kLines},
    Reader{"gzip", readPackedBytes, gzipSeeds, "", kGame},
    Reader{"journal", readJournalBytes, journalSeeds, kJournalWords, kGame},
    Reader{"watched", watchJournalBytes, journalSeeds, kJournalWords, kGame},
    Reader{"ruleset", readRulesetBytes, rulesetSeeds, kJsonWords, kLines * 4},
    Reader{"opponents", readOpponentsBytes, opponentsSeeds, kJsonWords, kLines},
    Reader{"settings", readSettingsBytes, settingsSeeds, kSettingsWords, kLines},
    Reader{"tileset", readTileManifestBytes, tileManifestSeeds, kTileManifestWords, kLines},
    Reader{"tileface", readTileFaceBytes, tileFaceSeeds, kTileFaceWords, kLines * 4},
    Reader{"lesson", readLessonBytes, lessonSeeds, kLessonWords, kLines * 4},
    Reader{"notes", readNotesBytes, notesSeeds, kNotesWords, kLines},
    Reader{"line", readMjaiLines, mjaiSeeds, kMjaiWords, kGame},
    Reader{"reply", readReply, replySeeds, kMjaiWords, kLines},
    Reader{"score", readScoreArguments, scoreSeeds, kScoreWords, kLines},
    Reader{"seats", readSeatsArguments, seatsSeeds, kSeatsWords, kLines},
};

}  // namespace

std::span<const Reader> readers() {
  return kReaders;
}

const Reader *findReader(std::string_view name) {
  for (const Reader &reader : kReaders) {
    if (name == reader.name)
      return &reader;
  }
  return nullptr;
}

}  // namespace janso::test
