// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/portraits.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <cmath>

#include "widgets/paint/glyphs.h"
#include "widgets/paint/tilepainter.h"

namespace janso {

namespace {

const QString kEmblemPrefix = QStringLiteral("emblem-");
// In the order of Expression.
constexpr std::array<const char *, 4> kExpressions{"calm", "glad", "tense", "lost"};

Expression &of(Faces &faces, int seat) {
  return faces[static_cast<std::size_t>(seat)];
}

// Several wins at once: whoever won or dealt in already shows that.
void takeWin(Faces &faces, const HoraInfo &win) {
  for (int seat = 0; seat < 4; ++seat) {
    Expression &face = of(faces, seat);
    const bool paid = win.result.payments[static_cast<std::size_t>(seat)] > 0;
    if (seat == win.winner)
      face = Expression::Glad;
    else if (seat == win.from)
      face = Expression::Lost;
    else if (paid && face == Expression::Calm)
      face = Expression::Tense;
  }
}

void takeDraw(Faces &faces, const RyukyokuInfo &draw) {
  for (int seat = 0; seat < 4; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    of(faces, seat) = draw.nagashi[at]      ? Expression::Glad
                      : draw.deltas[at] < 0 ? Expression::Tense
                                            : Expression::Calm;
  }
}

}  // namespace

QString botPortrait(const QString &botId) {
  const bool drawn = !botId.isEmpty() && QFile::exists(portraitFile(botId, Expression::Calm));
  return drawn ? botId : emblemPortrait(QStringLiteral("program"));
}

QString emblemPortrait(const QString &emblem) {
  return kEmblemPrefix + emblem;
}

QString portraitFile(const QString &portrait, Expression expression) {
  if (portrait.startsWith(kEmblemPrefix))
    return QStringLiteral(":/portraits/%1.svg").arg(portrait);
  return QStringLiteral(":/portraits/%1-%2.svg")
      .arg(portrait, QLatin1String(kExpressions[static_cast<std::size_t>(expression)]));
}

Faces facesAfter(const Faces &before, const Event &event) {
  Faces faces = before;
  std::visit(Overloaded{
                 [&faces](const KyokuStarted &) { faces = {}; },
                 [&faces](const Call &call) { of(faces, call.seat) = Expression::Glad; },
                 [&faces](const Riichi &riichi) {
                   faces.fill(Expression::Tense);
                   of(faces, riichi.seat) = Expression::Calm;
                 },
                 [&faces](const Hora &hora) { takeWin(faces, *hora.info); },
                 [&faces](const Ryukyoku &draw) { takeDraw(faces, *draw.info); },
                 [](const auto &) {},
             },
             event);
  return faces;
}

void paintPortrait(QPainter &painter, const QRectF &place, const QString &portrait, Expression expression,
                   qreal radius) {
  const qreal scale = TilePainter::scaleOf(painter);
  const int side = qRound(place.width() * scale);
  if (side < 1 || portrait.isEmpty())
    return;
  const QString file = portraitFile(portrait, expression);
  const int round = qRound(radius * scale);
  const QString key = QStringLiteral("janso%1-%2-%3").arg(file).arg(side).arg(round);
  QPixmap picture;
  if (!QPixmapCache::find(key, &picture)) {
    picture = QPixmap(side, side);
    picture.fill(Qt::transparent);
    QPixmap square(side, side);
    QPainter ink(&square);
    ink.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(file).render(&ink);
    ink.end();
    QPainter knife(&picture);
    knife.setRenderHint(QPainter::Antialiasing);
    knife.setPen(Qt::NoPen);
    knife.setBrush(QBrush(square));
    knife.drawRoundedRect(picture.rect(), round, round);
    knife.end();
    QPixmapCache::insert(key, picture);
  }
  TilePainter::blit(painter, place.topLeft(), picture);
}

void paintSeatedPortrait(QPainter &painter, const QRectF &place, const QString &portrait,
                         Expression expression, qreal radius, int wind, qreal share) {
  paintPortrait(painter, place, portrait, expression, radius);
  const qreal side = std::round(place.width() * share);
  const qreal over = place.width() * 0.04;
  paintWindPlate(painter, QRectF(place.right() - side + over, place.bottom() - side + over, side, side), wind,
                 kTableWindInset);
}

}  // namespace janso
