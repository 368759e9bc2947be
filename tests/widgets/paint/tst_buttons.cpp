// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The ground of a button: what is to be seen of focus, pointer and press, and that it stays inside its place.
#include <QImage>
#include <QPainter>
#include <QTest>

#include "support/testprogram.h"
#include "widgets/look/colors.h"
#include "widgets/paint/buttons.h"

using namespace janso;

namespace {

constexpr QRect kPlace(10, 10, 100, 40);

QImage painted(const ButtonLook &look, qreal line = 1) {
  QImage image(120, 60, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paintButtonGround(painter, kPlace, 8, line, look);
  return image;
}

}  // namespace

class TestButtons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void statesAreSeen_data();
  void statesAreSeen();
  void staysInside_data() { statesAreSeen_data(); }
  void staysInside();
  void focusIsOutlined_data();
  void focusIsOutlined();
};

void TestButtons::statesAreSeen_data() {
  QTest::addColumn<ButtonLook>("before");
  QTest::addColumn<ButtonLook>("after");
  const auto row = [](const char *name, const ButtonLook &before, const ButtonLook &after) {
    QTest::newRow(name) << before << after;
  };
  using enum ButtonGround;
  row("plain, pointed at", {}, {.hovered = true});
  row("plain, focused", {}, {.focused = true});
  row("plain, focused and pointed at", {.focused = true}, {.focused = true, .hovered = true});
  row("plain, focused and pressed", {.focused = true}, {.focused = true, .pressed = true});
  row("plain, focus shown around it", {}, {.focused = true, .outlined = false});
  row("primary, pointed at", {.ground = Primary}, {.ground = Primary, .hovered = true});
  row("primary, focused", {.ground = Primary}, {.ground = Primary, .focused = true});
  row("primary, pressed", {.ground = Primary}, {.ground = Primary, .pressed = true});
  row("cloth, pointed at", {.ground = Cloth}, {.ground = Cloth, .hovered = true});
  row("cloth, focused", {.ground = Cloth}, {.ground = Cloth, .focused = true});
}

void TestButtons::statesAreSeen() {
  QFETCH(ButtonLook, before);
  QFETCH(ButtonLook, after);
  QVERIFY(painted(before) != painted(after));
}

void TestButtons::staysInside() {
  QFETCH(ButtonLook, after);
  for (const qreal line : {1.0, 1.5, 2.0}) {
    const QImage image = painted(after, line);
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x)
        QVERIFY(kPlace.contains(x, y) || qAlpha(image.pixel(x, y)) == 0);
    }
  }
}

void TestButtons::focusIsOutlined_data() {
  QTest::addColumn<ButtonGround>("ground");
  QTest::addColumn<QRgb>("color");
  QTest::newRow("plain: amber") << ButtonGround::Plain << theme::kAmber;
  QTest::newRow("cloth: amber") << ButtonGround::Cloth << theme::kAmber;
  QTest::newRow("primary: not amber on amber") << ButtonGround::Primary << theme::kText;
}

void TestButtons::focusIsOutlined() {
  QFETCH(ButtonGround, ground);
  QFETCH(QRgb, color);
  const QPoint edge(kPlace.left(), kPlace.center().y());
  QCOMPARE(painted({.ground = ground, .focused = true}).pixel(edge), color);
  QVERIFY(painted({.ground = ground, .focused = true, .outlined = false}).pixel(edge) != color);
}

JANSO_TEST(TestButtons);
#include "tst_buttons.moc"
