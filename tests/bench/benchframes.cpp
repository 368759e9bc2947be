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

struct Frames {
  std::vector<qreal> times;

  // Of this process alone: what else the machine does is no part of a frame.
  void add(TableWidget &table) {
    const std::clock_t begin = std::clock();
    table.takeTime();
    QApplication::sendPostedEvents();
    times.push_back(1000.0 * static_cast<qreal>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  void tell(benchmark::State &state) {
    std::sort(times.begin(), times.end());
    state.SetItemsProcessed(static_cast<std::int64_t>(times.size()));
    state.counters["median_ms"] = share(times, 0.5);
    state.counters["p99_ms"] = share(times, 0.99);
    state.counters["worst_ms"] = times.back();
  }
};

// One item is a frame.
void frames(benchmark::State &state, const char *name, QSize size, bool tilted) {
  const test::MotionScene scene = sceneNamed(name);
  qreal now = 0;
  TableWidget table;
  table.resize(size);
  table.setClock([&now] { return now; });
  TableOptions options;
  options.live = true;
  options.tilted = tilted;
  table.setOptions(options);
  table.show();
  Frames all;
  for (auto _ : state) {
    table.setView(scene.before);
    QApplication::processEvents();
    now = 0;
    table.applyEvent(scene.event, scene.after());
    while (table.isAnimating()) {
      now += kFrame;
      all.add(table);
    }
  }
  all.tell(state);
}

// From one view into the other and back.
void viewFrames(benchmark::State &state, QSize size) {
  qreal now = 0;
  TableWidget table;
  table.resize(size);
  table.setClock([&now] { return now; });
  table.show();
  table.setView(test::fullTable());
  QApplication::processEvents();
  TableOptions options = table.options();
  Frames all;
  for (auto _ : state) {
    options.tilted = !options.tilted;
    table.setOptions(options);
    QApplication::processEvents();
    while (table.isAnimating()) {
      now += kFrame;
      all.add(table);
    }
  }
  all.tell(state);
}

// The whole table, as when a window above it goes away.
void wholeTable(benchmark::State &state, QSize size, bool tilted) {
  TableWidget table;
  table.resize(size);
  TableOptions options;
  options.speed = 0;
  options.tilted = tilted;
  table.setOptions(options);
  table.show();
  table.setView(test::fullTable());
  QApplication::processEvents();
  Frames all;
  for (auto _ : state) {
    table.update();
    all.add(table);
  }
  all.tell(state);
}

const bool kFramesRegistered = [] {
  for (const QSize size : {QSize(1440, 900), QSize(2560, 1440)}) {
    for (const char *name : {"own discard from the hand", "another's tsumogiri", "own pon", "riichi stick",
                             "deal", "ron, mangan", "own tsumo, yakuman", "exhaustive draw"}) {
      for (const bool tilted : {false, true}) {
        const std::string title = "frames/" + std::string(name) + (tilted ? ", seat view " : " ") +
                                  std::to_string(size.width()) + " [frame]";
        benchmark::RegisterBenchmark(title.c_str(), frames, name, size, tilted)
            ->Unit(benchmark::kMillisecond);
      }
    }
    const std::string width = std::to_string(size.width()) + " [frame]";
    benchmark::RegisterBenchmark(("frames/into the other view " + width).c_str(), viewFrames, size)
        ->Unit(benchmark::kMillisecond);
    for (const bool tilted : {false, true}) {
      const std::string title = "frames/whole table, " + std::string(tilted ? "seat view " : "flat ") + width;
      benchmark::RegisterBenchmark(title.c_str(), wholeTable, size, tilted)->Unit(benchmark::kMillisecond);
    }
  }
  return true;
}();

}  // namespace
}  // namespace janso
