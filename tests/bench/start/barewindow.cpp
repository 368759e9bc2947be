// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// The least that a window of Qt Widgets can be: what the start of Janso is measured against (starttime.py).
#include <QApplication>
#include <QLabel>
#include <QMainWindow>

int main(int argc, char **argv) {
  QApplication app(argc, argv);
  QMainWindow window;
  window.setCentralWidget(new QLabel(QStringLiteral("Janso")));
  window.resize(1280, 800);
  window.show();
  return app.exec();
}
