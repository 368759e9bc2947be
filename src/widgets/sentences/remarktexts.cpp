// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/sentences/remarktexts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

namespace janso {

namespace {

struct RemarkTexts {
  Q_DECLARE_TR_FUNCTIONS(RemarkTexts)
};

using Lines = std::array<const char *, kRemarkVariants>;

// No line speaks of a hand: it is chosen without looking at one, and must be true of any.
struct Voice {
  const char *bot;
  std::array<Lines, kRemarkOccasions> lines;  // by RemarkOn
};

constexpr auto kVoices = std::to_array<Voice>({
    {"learner",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I think that is allowed."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I have checked twice."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Ready at last. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "So that is what it looks like."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I did not expect this tile."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I shall remember this shape.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I did not see that coming."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I overlooked something."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I should have counted.")}}}},
    {"collector",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Nothing to pon, so: riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I would rather have called."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Two of a kind beat one. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "One more for the collection."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I keep what I find."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Pairs, pairs, pairs.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I could not part with the others."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I never look up. It shows."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Take it. I have more at home.")}}}},
    {"novice",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Here we go."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I like this one. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Let us see.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "That is the tile."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Straight ahead was right this time."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It went well.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "That one, of all tiles."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I only looked at my own hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Well done. On to the next hand.")}}}},
    {"student",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Page twelve."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The book says riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I have learned this one.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "So the book was right."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That was in the exercises."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I will write this one down.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I had nothing safe left."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The book does not say what to do then."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I only know what is safe.")}}}},
    {"wall",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "The wall stands. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I have waited long enough. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Not often, but now. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Patience."), QT_TRANSLATE_NOOP("RemarkTexts", "Stone by stone."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It came in the end.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "A gap in the wall."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That stone was loose."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I watched every tile but this one.")}}}},
    {"club",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. It is worth a stick."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, as one does."),
        QT_TRANSLATE_NOOP("RemarkTexts", "No reason to wait. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Worth the wait."),
        QT_TRANSLATE_NOOP("RemarkTexts", "A sound hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "As it is played at the club.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Well played."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I read you for another wait."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That is the fee for going on.")}}}},
    {"caller",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Closed, for once. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Without a call this time. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, before I change my mind.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "In time."), QT_TRANSLATE_NOOP("RemarkTexts", "And on to the next."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Quick is good enough.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "You were faster."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I was in too much of a hurry."),
        QT_TRANSLATE_NOOP("RemarkTexts", "So be it. Next hand.")}}}},
    {"hunter",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, of course."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Nothing else came to mind."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The stick is out. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "That is what I came for."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Forward to the end."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I would do it again.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I would throw it again."),
        QT_TRANSLATE_NOOP("RemarkTexts", "No regrets."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The price of going forward.")}}}},
    {"flush",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. It took its time."),
        QT_TRANSLATE_NOOP("RemarkTexts", "This will do. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. One must know when to stop.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "A tidy hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Everything in its place."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I like the look of it.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I was looking at the colours."),
        QT_TRANSLATE_NOOP("RemarkTexts", "A pity. I had plans."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I gave up the wrong tile.")}}}},
    {"expert",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. The odds allow it."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I have weighed it. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Now is the time.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "As reckoned."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The risk was right."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It may turn out so, too.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "The risk was known."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That was in the reckoning."),
        QT_TRANSLATE_NOOP("RemarkTexts", "A small chance, and there it is.")}}}},
    {"master",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, then."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Please go on."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It is time. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "So it ends."), QT_TRANSLATE_NOOP("RemarkTexts", "The tiles came."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Good.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I see."), QT_TRANSLATE_NOOP("RemarkTexts", "A good wait."),
        QT_TRANSLATE_NOOP("RemarkTexts", "You waited well.")}}}},
});

}  // namespace

QString remarkText(const QString &bot, RemarkOn occasion, unsigned variant) {
  const auto found =
      std::ranges::find_if(kVoices, [&bot](const Voice &voice) { return bot == QLatin1String(voice.bot); });
  if (found == kVoices.end())
    return {};
  return RemarkTexts::tr(found->lines[static_cast<std::size_t>(occasion)][variant % kRemarkVariants]);
}

unsigned remarkVariant(const Board &board, int seat) {
  return static_cast<unsigned>(board.tilesLeft) + 5U * board.kyoku + 7U * board.honba +
         11U * static_cast<unsigned>(seat);
}

QString handRemarks(const HandEnd &end, std::size_t win, const std::array<QString, 4> &portraits) {
  QStringList lines;
  const auto add = [&](int seat, RemarkOn occasion) {
    const QString text =
        remarkText(portraits[static_cast<std::size_t>(seat)], occasion, remarkVariant(end.before, seat));
    if (!text.isEmpty())
      //: What a player says: the name, then the words
      lines << RemarkTexts::tr("%1: %2").arg(end.nameOf(seat), text);
  };
  const HoraInfo &info = end.wins[win];
  add(info.winner, RemarkOn::Win);
  // Who dealt in to several says it once.
  if (info.from >= 0 && win == 0)
    add(info.from, RemarkOn::DealIn);
  return lines.join(u'\n');
}

}  // namespace janso
