// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The replies of a program that speaks mjai: which are possible, which one it gave, and hints for choosing
// one.
//
// Riichi takes two exchanges on the wire and is one Action here. A reply of `reach` gives ReplyStep::Reach:
// send the program reachObject(seat, reply.open) and read its next reply with `afterReach`; that discard is
// the Riichi (or OpenRiichi) action. Do not send the table's own Riichi event to that program afterwards.
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include "rules/action.h"
#include "rules/legal/seatview.h"
#include "rules/result.h"

namespace janso {

enum class ReplyStep {
  Act,    // `action` is one of the legal ones
  Reach,  // the program declares riichi; its discard comes with the next reply
};

struct MjaiReply {
  ReplyStep step = ReplyStep::Act;
  Action action;
  // The reply was not exact (a wrong tsumogiri flag, missing consumed tiles) but had only one possible
  // meaning.
  bool repaired = false;
  bool open = false;  // with ReplyStep::Reach: open riichi
  // The program gave reach and discard in one list: `action` is the Riichi, but the program has not seen its
  // own reach event yet, so the table's events are sent to it as usual.
  bool reachAndDiscard = false;
};

// Reads one line of a program: an object, or a list of objects of which only the first counts (after a reach
// also the discard that follows it). The error is one sentence for the log: not JSON, not a legal action ...
// `open`: the preceding reach was an open one.
Result<MjaiReply> actionFromReply(const QByteArray &line, const Decision &decision, bool afterReach,
                                  bool open = false);
Result<MjaiReply> actionFromReply(const QJsonObject &reply, const Decision &decision, bool afterReach,
                                  bool open = false);

// The reply object for `action`; `target` is the discarder (or robbed) seat for claims. Riichi becomes
// `reach` alone (with `open` for an open one), Skip becomes `none`, Kita becomes `nukidora` (`kita` can be
// read too).
QJsonObject replyObject(const Action &action, int seat, int target);
// The complete reply object for the seat of a view at its decision: a kakan includes the tiles of its pon.
QJsonObject replyObject(const Action &action, const SeatView &view);
// {"type":"reach","actor":seat}: a player's own event, sent between the two exchanges.
QJsonObject reachObject(int seat, bool open = false);

// `possible_actions`: every reply except discards, for the event that requests a decision (riichi once,
// whatever the discard).
QJsonArray possibleActions(const Decision &decision, const SeatView &view);
// `cannot_dahai`: tiles of the program's hand that must not be discarded now; after `reach`, those that break
// tenpai.
QJsonArray cannotDahai(const Decision &decision, const SeatView &view, bool afterReach);

}  // namespace janso
