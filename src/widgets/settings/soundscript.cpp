// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/settings/soundscript.h"

#include <algorithm>
#include <array>
#include <utility>

#include "widgets/paint/motions.h"
#include "widgets/paint/tablescene.h"
#include "widgets/paint/wintimes.h"

namespace janso {

namespace {

constexpr qreal kTsumogiriDb = -4;
constexpr qreal kDiceMs = 250;
constexpr qreal kOpenedDb = -12;
constexpr int kYakuTones = 6;

struct Family {
  const char *name;
  int count;
};
constexpr std::array kFamilies{Family{"discard", 8}, Family{"slam", 2}, Family{"draw", 3}, Family{"meld", 2}};

SoundCue tiles(const char *name, SoundPlace place, qreal decibels = 0) {
  return {QString::fromLatin1(name), SoundKind::Tiles, place, decibels, 0, true};
}

SoundCue call(const QString &name, SoundPlace place, qreal start = 0) {
  return {name, SoundKind::Calls, place, 0, start, false};
}

QString callName(const Call &call) {
  if (call.meld.isKan())
    return QStringLiteral("kan");
  return call.meld.type == MeldType::Chi ? QStringLiteral("chi") : QStringLiteral("pon");
}

SoundPlace placeOf(int seat, int viewer) {
  return static_cast<SoundPlace>(relativeSeat(seat, viewer));
}

// Every second tile of a hand that is laid open, as it lies down.
QList<SoundCue> opened(const HandTiles &hand, SoundPlace place, qreal start, qreal step) {
  QList<SoundCue> cues;
  for (std::size_t tile = 0; tile < hand.size(); tile += 2) {
    SoundCue cue = tiles("discard", place, kOpenedDb);
    cue.start = start + step * static_cast<qreal>(tile) + motionOf(Motion::HandOpens).duration;
    cue.atContact = false;
    cues << cue;
  }
  return cues;
}

QList<SoundCue> drawn(const RyukyokuInfo &info, int viewer, double speed) {
  QList<SoundCue> cues{call(QStringLiteral("ryukyoku"), SoundPlace::Middle)};
  for (int seat = 0; speed > 0 && seat < 4; ++seat)
    cues << opened(info.hands[static_cast<std::size_t>(seat)], placeOf(seat, viewer), kDrawOpens,
                   WinTimes().tileStep);
  return cues;
}

}  // namespace

// Of several rons the most valuable is heard.
QList<SoundCue> SoundScript::won(const Hora &hora, SoundPlace from, double speed) {
  const HoraInfo &info = *hora.info;
  QList<SoundCue> cues{call(info.from < 0 ? QStringLiteral("tsumo") : QStringLiteral("ron"), from)};
  const WinLevel level = std::min(winLevel(info.result), WinLevel::Yakuman);
  const int rank = static_cast<int>(level) + 1;
  const WinTimes times = winTimes(level, speed);
  if (rank > std::exchange(m_winRank, std::max(m_winRank, rank))) {
    // After the word of the win, and for a yakuman after the silence that follows it.
    cues << call(QStringLiteral("win%1").arg(rank), SoundPlace::Middle,
                 times.sweep > 0 ? times.sweep : times.travel);
  }
  if (speed > 0 && times.page > 0)
    cues << opened(info.hand, from, times.opening, times.tileStep);
  return cues;
}

QList<SoundCue> SoundScript::cues(const Event &event, int viewer, double speed) {
  const auto place = [viewer](int seat) { return placeOf(seat, viewer); };
  const auto dealt = [this](const KyokuStarted &start) {
    m_declarer = -1;
    m_winRank = 0;
    SoundCue shuffle = tiles("shuffle", SoundPlace::Middle);
    shuffle.atContact = false;
    QList<SoundCue> cues{shuffle};
    if (start.dice[0] > 0)
      cues << SoundCue{QStringLiteral("dice"), SoundKind::Tiles, SoundPlace::Middle, 0, kDiceMs, false};
    return cues;
  };
  const auto discarded = [&](const Dahai &dahai) {
    const bool declares = std::exchange(m_declarer, -1) == dahai.seat;
    return QList<SoundCue>{tiles(declares ? "slam" : "discard", place(dahai.seat),
                                 dahai.tsumogiri && !declares ? kTsumogiriDb : 0)};
  };
  return std::visit(
      Overloaded{
          [&](const KyokuStarted &start) { return dealt(start); },
          [&](const Tsumo &draw) { return QList<SoundCue>{tiles("draw", place(draw.seat))}; },
          [&](const Dahai &dahai) { return discarded(dahai); },
          [&](const Call &made) {
            return QList<SoundCue>{call(callName(made), place(made.seat)),
                                   tiles(made.meld.isKan() ? "meldkan" : "meld", place(made.seat))};
          },
          [&](const Kita &kita) {
            return QList<SoundCue>{call(QStringLiteral("kita"), place(kita.seat)),
                                   tiles("discard", place(kita.seat))};
          },
          [&](const Riichi &riichi) {
            m_declarer = riichi.seat;
            return QList<SoundCue>{call(QStringLiteral("riichi"), place(riichi.seat))};
          },
          [&](const RiichiAccepted &riichi) { return QList<SoundCue>{tiles("stick", place(riichi.seat))}; },
          [](const DoraRevealed &) { return QList<SoundCue>{tiles("flip", SoundPlace::Middle)}; },
          [&](const Hora &hora) { return won(hora, place(hora.info->winner), speed); },
          [&](const Ryukyoku &draw) { return drawn(*draw.info, viewer, speed); },
          [](const MatchEnded &) {
            return QList<SoundCue>{call(QStringLiteral("matchend"), SoundPlace::Middle)};
          },
          [](const auto &) { return QList<SoundCue>(); },
      },
      event);
}

SoundCue SoundScript::prompt() {
  return call(QStringLiteral("prompt"), SoundPlace::Near);
}

SoundCue SoundScript::yaku(int index) {
  return call(QStringLiteral("yaku%1").arg(std::min(index, kYakuTones - 1) + 1), SoundPlace::Middle);
}

SoundCue SoundScript::stamp() {
  return call(QStringLiteral("stamp"), SoundPlace::Middle);
}

SoundCue SoundScript::first() {
  return call(QStringLiteral("win3"), SoundPlace::Middle);
}

QStringList SoundScript::takes(const QString &name) {
  for (const Family &family : kFamilies) {
    if (name != QLatin1String(family.name))
      continue;
    QStringList out;
    for (int take = 1; take <= family.count; ++take)
      out << name + QString::number(take);
    return out;
  }
  return {name};
}

QStringList SoundScript::names() {
  QStringList out;
  for (const char *name :
       {"shuffle", "dice", "draw",    "discard", "slam",     "chi",      "pon",    "kan",
        "kita",    "meld", "meldkan", "riichi",  "stick",    "flip",     "tsumo",  "ron",
        "win1",    "win2", "win3",    "win4",    "ryukyoku", "matchend", "prompt", "stamp"})
    out << QString::fromLatin1(name);
  for (int index = 0; index < kYakuTones; ++index)
    out << yaku(index).name;
  return out;
}

}  // namespace janso
