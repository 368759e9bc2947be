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
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I think that's allowed."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I checked twice."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Tenpai at last. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "So that's what it looks like."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I didn't expect this tile."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I'll remember this shape.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I didn't see that coming."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I missed something."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I should have counted.")}}}},
    {"collector",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Nothing to pon, so riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I'd rather have called."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Two of a kind beats one. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "One more for the collection."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Finders keepers."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Pairs, pairs, pairs.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I couldn't part with the others."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I never look up. It shows."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Take it. I have more at home.")}}}},
    {"novice",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Here we go."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I like this one. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Let's see.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "That's the tile."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Charging ahead paid off this time."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That went well.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Of all the tiles, that one."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I was only looking at my own hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Well done. On to the next hand.")}}}},
    {"student",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Page twelve."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The book says riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. I studied this one.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "So the book was right."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That was in the exercises."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I'll write this one down.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I had nothing safe left."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The book doesn't cover that."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I thought I knew what was safe.")}}}},
    {"wall",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "The wall holds. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I've waited long enough. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I don't do this often. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Patience."), QT_TRANSLATE_NOOP("RemarkTexts", "Brick by brick."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It came in the end.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "A gap in the wall."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That brick was loose."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I watched every tile but this one.")}}}},
    {"club",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. It's worth a stick."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, as one does."),
        QT_TRANSLATE_NOOP("RemarkTexts", "No reason to wait. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Worth the wait."),
        QT_TRANSLATE_NOOP("RemarkTexts", "A solid hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That's how we play it at the club.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Well played."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I put you on a different wait."),
        QT_TRANSLATE_NOOP("RemarkTexts", "That's the price of pushing.")}}}},
    {"caller",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Closed, for once. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "No calls this time. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, before I change my mind.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "Just in time."),
        QT_TRANSLATE_NOOP("RemarkTexts", "On to the next one."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Quick is good enough.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "You were faster."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I was in too much of a hurry."),
        QT_TRANSLATE_NOOP("RemarkTexts", "So be it. Next hand.")}}}},
    {"hunter",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, of course."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Nothing else came to mind."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The stick is out. Riichi.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "That's what I came for."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Forward, all the way."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I'd do it again.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I'd discard it again."),
        QT_TRANSLATE_NOOP("RemarkTexts", "No regrets."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The price of attacking.")}}}},
    {"flush",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. It took a while."),
        QT_TRANSLATE_NOOP("RemarkTexts", "This will do. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. You have to know when to stop.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "A tidy hand."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Everything in its place."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I like the look of it.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I was looking at the colors."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Too bad. I had plans."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I gave away the wrong tile.")}}}},
    {"expert",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. The odds are good."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I've thought it over. Riichi."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Now is the time.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "As calculated."),
        QT_TRANSLATE_NOOP("RemarkTexts", "The risk was worth it."),
        QT_TRANSLATE_NOOP("RemarkTexts", "It could have gone either way.")},
       {QT_TRANSLATE_NOOP("RemarkTexts", "I knew the risk."),
        QT_TRANSLATE_NOOP("RemarkTexts", "I took that into account."),
        QT_TRANSLATE_NOOP("RemarkTexts", "A small chance, but there it is.")}}}},
    {"master",
     {{{QT_TRANSLATE_NOOP("RemarkTexts", "Riichi, then."),
        QT_TRANSLATE_NOOP("RemarkTexts", "Riichi. Please continue."),
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
