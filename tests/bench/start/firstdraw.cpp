// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
//
// Preloaded into a program on an X display (starttime.py): at the first picture of a window's size that it
// sends, it writes one line of what that has taken, and ends the program.
//
//   first draw: wall-ms user-ms system-ms resident-kB own-kB
//
// Wall time counts from JANSO_STARTED, nanoseconds of CLOCK_MONOTONIC before the program was started. Own
// memory is what it shares with no other (RssAnon); the rest of it are pages of libraries and fonts.
#include <dlfcn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

constexpr unsigned kLeastWidth = 400;

double milliseconds(const timeval &time) {
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

void tell() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  const char *started = std::getenv("JANSO_STARTED");
  const long long begun = started == nullptr ? 0 : std::atoll(started);
  const long long wall = now.tv_sec * 1'000'000'000LL + now.tv_nsec - begun;
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  long resident = 0;
  long own = 0;
  if (std::FILE *status = std::fopen("/proc/self/status", "r")) {
    char line[256];
    while (std::fgets(line, sizeof line, status) != nullptr) {
      std::sscanf(line, "VmRSS: %ld", &resident);
      std::sscanf(line, "RssAnon: %ld", &own);
    }
    std::fclose(status);
  }
  std::printf("first draw: %.1f %.1f %.1f %ld %ld\n", static_cast<double>(wall) / 1e6,
              milliseconds(used.ru_utime), milliseconds(used.ru_stime), resident, own);
  std::fflush(stdout);
  _exit(0);
}

template <class F>
F *next(F *, const char *name) {
  return reinterpret_cast<F *>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// As xcb/xcb.h and xcb/shm.h declare them; their headers are needed nowhere else.
struct Cookie {
  unsigned sequence;
};

extern "C" Cookie xcb_shm_put_image(void *connection, std::uint32_t drawable, std::uint32_t context,
                                    std::uint16_t totalWidth, std::uint16_t totalHeight, std::uint16_t srcX,
                                    std::uint16_t srcY, std::uint16_t width, std::uint16_t height,
                                    std::int16_t x, std::int16_t y, std::uint8_t depth, std::uint8_t format,
                                    std::uint8_t sendEvent, std::uint32_t segment, std::uint32_t offset) {
  if (width >= kLeastWidth)
    tell();
  return next(&xcb_shm_put_image, "xcb_shm_put_image")(connection, drawable, context, totalWidth, totalHeight,
                                                       srcX, srcY, width, height, x, y, depth, format,
                                                       sendEvent, segment, offset);
}

extern "C" Cookie xcb_put_image(void *connection, std::uint8_t format, std::uint32_t drawable,
                                std::uint32_t context, std::uint16_t width, std::uint16_t height,
                                std::int16_t x, std::int16_t y, std::uint8_t leftPad, std::uint8_t depth,
                                std::uint32_t length, const std::uint8_t *data) {
  if (width >= kLeastWidth)
    tell();
  return next(&xcb_put_image, "xcb_put_image")(connection, format, drawable, context, width, height, x, y,
                                               leftPad, depth, length, data);
}
