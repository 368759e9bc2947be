// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Frames of the table while it moves, painted offscreen: what changes from one frame to the next, as the
// window would be asked to. Median, 99th percentile and worst of a run stand beside the mean. Goals: 8 ms at
// 1440x900 and 16 ms at 2560x1440.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <algorithm>
#include <ctime>
#include <vector>

#include "widgets/motionscenes.h"
#include "widgets/table/tablewidget.h"

namespace janso {
namespace {

constexpr qreal kFrame = 1000 / 60.0;

QApplication &application() {
  static int argc = 1;
  static char name[] = "janso-bench";
  static char *argv[] = {name, nullptr};
  qputenv("QT_QPA_PLATFORM", "offscreen");
  static QApplication made(argc, argv);
  return made;
}

test::MotionScene sceneNamed(const std::string &name) {
  for (const test::MotionScene &scene : test::motionScenes()) {
    if (name == scene.name)
      return scene;
  }
  return test::dealScene();
}

qreal share(const std::vector<qreal> &sorted, double part) {
  return sorted[std::min(sorted.size() - 1,
                         static_cast<std::size_t>(part * static_cast<double>(sorted.size())))];
}

// One item is a frame.
void frames(benchmark::State &state, const char *name, QSize size) {
  application();
  const test::MotionScene scene = sceneNamed(name);
  qreal now = 0;
  TableWidget table;
  table.resize(size);
  table.setClock([&now] { return now; });
  TableOptions options;
  options.live = true;
  table.setOptions(options);
  table.show();
  std::vector<qreal> times;
  for (auto _ : state) {
    table.setView(scene.before);
    QApplication::processEvents();
    now = 0;
    table.applyEvent(scene.event, scene.after());
    while (table.isAnimating()) {
      // Of this process alone: what else the machine does is no part of a frame.
      const std::clock_t begin = std::clock();
      now += kFrame;
      table.takeTime();
      QApplication::sendPostedEvents();
      times.push_back(1000.0 * static_cast<qreal>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
  }
  std::sort(times.begin(), times.end());
  state.SetItemsProcessed(static_cast<std::int64_t>(times.size()));
  state.counters["median_ms"] = share(times, 0.5);
  state.counters["p99_ms"] = share(times, 0.99);
  state.counters["worst_ms"] = times.back();
}

const bool kFramesRegistered = [] {
  for (const QSize size : {QSize(1440, 900), QSize(2560, 1440)}) {
    for (const char *name : {"own discard from the hand", "another's tsumogiri", "own pon", "riichi stick",
                             "deal", "ron, mangan", "own tsumo, yakuman", "exhaustive draw"}) {
      const std::string title =
          "frames/" + std::string(name) + " " + std::to_string(size.width()) + " [frame]";
      benchmark::RegisterBenchmark(title.c_str(), frames, name, size)->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace
}  // namespace janso
