// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/feltpainter.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "widgets/look/colors.h"

namespace janso {

namespace {

struct Rgb {
  float r = 0;
  float g = 0;
  float b = 0;
};

Rgb rgb(QRgb color) {
  return {static_cast<float>(qRed(color)), static_cast<float>(qGreen(color)),
          static_cast<float>(qBlue(color))};
}

Rgb mix(const Rgb &from, const Rgb &to, float share) {
  return {from.r + (to.r - from.r) * share, from.g + (to.g - from.g) * share,
          from.b + (to.b - from.b) * share};
}

// Small, fast, the same on every machine: textures must not differ from run to run.
std::uint32_t hash(std::uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x *= 0x846ca68bU;
  return x ^ x >> 16;
}

float hashUnit(std::uint32_t x, std::uint32_t y, std::uint32_t salt) {
  return static_cast<float>(hash(x * 0x9e3779b9U ^ hash(y + salt * 0x85ebca6bU)) & 0xFFFFU) / 65535.0F;
}

// --- The cloth ---

class Light {
 public:
  Light(const ClothPlan &plan, FeltColor color)
      : m_felt(theme::felt(color)), m_area(plan.open), m_unit(plan.unit) {
    for (std::size_t i = 0; i < 4; ++i)
      m_stops[i] = rgb(m_felt.stops[i]);
    const auto w = static_cast<float>(plan.size.width());
    const auto h = static_cast<float>(plan.size.height());
    m_size = {w, h};
    m_radius = 0.72F * std::max(w, h);
    m_vignette = 0.68F * std::max(w, h);
  }

  // Smooth part of the picture: pool of light, shaft, vignette, shadow of the frame, which stands above the
  // cloth (`openX`, `openY`: as openAcross() and openDown() say).
  Rgb at(float x, float y, float openX, float openY) const {
    Rgb color = pool(x, y);
    if (!m_felt.plain) {
      const float along = (x / m_size[0] + y / m_size[1]) / 2;
      const float shaft = along < 0.35F ? 0.16F - along / 0.35F * 0.12F
                                        : std::max(0.0F, 0.04F * (1 - (along - 0.35F) / 0.25F));
      color = mix(color, rgb(theme::kSunlight), shaft);
      const float dark = (std::hypot(x - m_size[0] / 2, y - m_size[1] / 2) / m_vignette - 0.55F) / 0.45F;
      // The weave itself takes a little light away.
      color = mix(color, {}, 0.03F + 0.36F * std::clamp(dark, 0.0F, 1.0F));
    }
    return mix(color, {}, 0.75F * (1 - openX * openY));
  }

  // How much of the light comes over the frame, 0..1: across and down. Its inner edge, moved by the light and
  // blurred.
  float openAcross(float x) const { return open(x - static_cast<float>(m_area.left())); }
  float openDown(float y) const { return open(y - static_cast<float>(m_area.top())); }

  bool plain() const { return m_felt.plain; }

 private:
  float open(float distance) const {
    return 0.5F * std::erfc(-(distance - 0.22F * static_cast<float>(m_unit)) /
                            (0.3F * static_cast<float>(m_unit) * 1.41421F));
  }

  Rgb pool(float x, float y) const {
    static constexpr std::array<float, 4> kAt{0, 0.36F, 0.72F, 1};
    const float t = std::min(1.0F, std::hypot(x - 0.42F * m_size[0], y - 0.30F * m_size[1]) / m_radius);
    for (std::size_t i = 1; i < 4; ++i) {
      if (t <= kAt[i])
        return mix(m_stops[i - 1], m_stops[i], (t - kAt[i - 1]) / (kAt[i] - kAt[i - 1]));
    }
    return m_stops[3];
  }

  const theme::FeltColors &m_felt;
  QRectF m_area;
  qreal m_unit;
  std::array<Rgb, 4> m_stops;
  std::array<float, 2> m_size{};
  float m_radius = 1;
  float m_vignette = 1;
};

constexpr int kWeave = 256;  // side of the repeating texture

std::size_t weaveIndex(int x, int y) {
  return static_cast<std::size_t>(y * kWeave + x);
}

std::vector<float> weaveNoise(std::uint32_t salt) {
  std::vector<float> noise(kWeave * kWeave);
  for (int y = 0; y < kWeave; ++y) {
    for (int x = 0; x < kWeave; ++x)
      noise[weaveIndex(x, y)] = hashUnit(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), salt);
  }
  return noise;
}

// Threads in two directions: noise drawn out along each, about -1..1.
std::vector<float> weaveTexture(qreal ratio) {
  const int length = std::max(3, qRound(5 * ratio));
  std::vector<float> weave(kWeave * kWeave);
  const std::array<std::vector<float>, 2> noise{weaveNoise(1), weaveNoise(2)};
  const auto sum = [&](int x, int y, int dx, int dy, std::size_t direction) {
    float total = 0;
    for (int k = 0; k < length; ++k)
      total += noise[direction][weaveIndex((x + k * dx) % kWeave, (y + k * dy) % kWeave)];
    return (total / static_cast<float>(length) - 0.5F) * std::sqrt(static_cast<float>(length));
  };
  for (int y = 0; y < kWeave; ++y) {
    for (int x = 0; x < kWeave; ++x)
      weave[weaveIndex(x, y)] = (sum(x, y, 1, 0, 0) + sum(x, y, 0, 1, 1)) * 1.1F;
  }
  return weave;
}

// The smooth part is computed on a coarse grid and interpolated; weave and dithering come per pixel.
constexpr int kCell = 4;

// A row of the grid, one more than there are whole cells.
class LightRows {
 public:
  LightRows(const Light &light, int width)
      : m_light(light), m_open(static_cast<std::size_t>(width / kCell + 2)) {
    for (std::size_t i = 0; i < m_open.size(); ++i)
      m_open[i] = light.openAcross(static_cast<float>(i) * kCell);
  }

  void fill(std::vector<Rgb> &row, int y) const {
    const auto at = static_cast<float>(y);
    const float open = m_light.openDown(at);
    row.resize(m_open.size());
    for (std::size_t i = 0; i < row.size(); ++i)
      row[i] = m_light.at(static_cast<float>(i) * kCell, at, m_open[i], open);
  }

 private:
  const Light &m_light;
  std::vector<float> m_open;
};

// The smooth part of a row, by color: what is done to all pixels alike is done to several at a time.
struct SmoothRow {
  std::vector<float> r;
  std::vector<float> g;
  std::vector<float> b;

  explicit SmoothRow(int width)
      : r(static_cast<std::size_t>(width)),
        g(static_cast<std::size_t>(width)),
        b(static_cast<std::size_t>(width)) {}

  void fill(const std::vector<Rgb> &above, const std::vector<Rgb> &below, float down) {
    Rgb right = mix(above[0], below[0], down);
    for (std::size_t start = 0; start < r.size(); start += kCell) {
      const std::size_t next = start / kCell + 1;
      const Rgb left = right;
      right = mix(above[next], below[next], down);
      for (std::size_t x = start; x < std::min<std::size_t>(start + kCell, r.size()); ++x) {
        const Rgb color = mix(left, right, static_cast<float>(x - start) / kCell);
        r[x] = color.r;
        g[x] = color.g;
        b[x] = color.b;
      }
    }
  }
};

// What lies over the smooth part of a row: the threads, and one level of noise, against bands.
struct Texture {
  std::vector<float> threads;
  std::vector<float> noise;

  explicit Texture(int width)
      : threads(static_cast<std::size_t>(width)), noise(static_cast<std::size_t>(width)) {}

  void fill(const std::vector<float> &weave, bool plain, int y) {
    for (std::size_t x = 0; x < noise.size(); ++x)
      noise[x] = hashUnit(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), 3) * 1.6F - 0.3F;
    for (std::size_t x = 0; x < threads.size() && !plain; ++x)
      threads[x] = 4.6F * weave[weaveIndex(static_cast<int>(x % kWeave), y % kWeave)];
  }

  void lay(const SmoothRow &smooth, QRgb *line) const {
    const auto level = [](float value) {
      return static_cast<QRgb>(static_cast<int>(std::min(std::max(value, 0.0F), 255.0F)));
    };
    for (std::size_t x = 0; x < noise.size(); ++x) {
      line[x] = 0xff000000U | level(smooth.r[x] + threads[x] * 0.75F + noise[x]) << 16 |
                level(smooth.g[x] + threads[x] + noise[x]) << 8 | level(smooth.b[x] + threads[x] + noise[x]);
    }
  }
};

}  // namespace

QImage paintCloth(const ClothPlan &plan, FeltColor color) {
  QImage image(plan.size, QImage::Format_RGB32);
  if (image.isNull())
    return image;
  const Light light(plan, color);
  const std::vector<float> weave = weaveTexture(plan.ratio);
  const LightRows grid(light, image.width());
  std::vector<Rgb> above;
  std::vector<Rgb> below;
  Texture texture(image.width());
  SmoothRow smooth(image.width());
  grid.fill(below, 0);
  for (int y = 0; y < image.height(); ++y) {
    if (y % kCell == 0) {
      above.swap(below);
      grid.fill(below, y + kCell);
    }
    texture.fill(weave, light.plain(), y);
    const float down = static_cast<float>(y % kCell) / kCell;
    smooth.fill(above, below, down);
    texture.lay(smooth, reinterpret_cast<QRgb *>(image.scanLine(y)));
  }
  return image;
}

// --- The frame ---

namespace {

struct WoodenRail {
  std::array<QRgb, 2> colors;  // from its left or upper edge
  bool horizontal;
};

uchar level(float value) {
  return static_cast<uchar>(std::clamp(value, 0.0F, 255.0F));
}

// Faster than std::lerp, which is exact where nothing is to be seen of it.
float between(float from, float to, float at) {
  return from + (to - from) * at;
}

// Value noise along one axis of a lattice of cells.
float smoothNoise(float x, float y, std::uint32_t salt) {
  const float fx = std::floor(x);
  const float fy = std::floor(y);
  const auto ix = static_cast<std::uint32_t>(static_cast<int>(fx) + 4096);
  const auto iy = static_cast<std::uint32_t>(static_cast<int>(fy) + 4096);
  const auto ease = [](float t) { return t * t * (3 - 2 * t); };
  const float tx = ease(x - fx);
  const float ty = ease(y - fy);
  const float top = between(hashUnit(ix, iy, salt), hashUnit(ix + 1, iy, salt), tx);
  const float bottom = between(hashUnit(ix, iy + 1, salt), hashUnit(ix + 1, iy + 1, salt), tx);
  return between(top, bottom, ty);
}

// Dark streaks that wander slowly along the rail: `bend` to the side.
float grain(float along, float across, float bend, std::uint32_t salt) {
  const float bent = across + bend;
  const float broad = smoothNoise(along / 210, bent / 4.2F, salt);
  const float fine = smoothNoise(along / 70, bent / 1.5F, salt + 1);
  const float streak = std::clamp((0.62F * broad + 0.38F * fine - 0.42F) * 2.6F, 0.0F, 1.0F);
  return 1.04F - 0.46F * streak - 0.10F * smoothNoise(along / 24, bent / 0.8F, salt + 2);
}

}  // namespace

QImage paintWood(int length, int depth, std::size_t side, qreal ratio) {
  const WoodenRail rail{theme::kFrame.rails[side], side % 2 == 0};
  const auto salt = static_cast<std::uint32_t>(11 + 10 * side);
  QImage image(rail.horizontal ? length : depth, rail.horizontal ? depth : length, QImage::Format_RGB32);
  const auto scale = static_cast<float>(ratio);
  std::vector<float> bends(static_cast<std::size_t>(length));
  for (std::size_t i = 0; i < bends.size(); ++i)
    bends[i] = 2.5F * smoothNoise(static_cast<float>(i) / scale / 160, 0, salt + 7);
  for (int y = 0; y < image.height(); ++y) {
    auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const int place = rail.horizontal ? x : y;
      const auto along = static_cast<float>(place);
      const auto across = static_cast<float>(rail.horizontal ? y : x);
      Rgb color = mix(rgb(rail.colors[0]), rgb(rail.colors[1]), across / static_cast<float>(depth));
      const float wood = grain(along / scale, across / scale, bends[static_cast<std::size_t>(place)], salt);
      line[x] =
          qRgb(level(color.r * wood + 0.5F), level(color.g * wood + 0.5F), level(color.b * wood + 0.5F));
    }
  }
  return image;
}

namespace {

void paintFrame(QPainter &painter, const TableGeometry &geometry) {
  const int w = geometry.size().width();
  const int h = geometry.size().height();
  const int f = geometry.frame();
  const qreal ratio = geometry.ratio();
  const std::array<QPolygonF, 4> shapes{
      QPolygonF({{0, 0}, {qreal(w), 0}, {qreal(w - f), qreal(f)}, {qreal(f), qreal(f)}}),
      QPolygonF(
          {{qreal(w), 0}, {qreal(w), qreal(h)}, {qreal(w - f), qreal(h - f)}, {qreal(w - f), qreal(f)}}),
      QPolygonF(
          {{0, qreal(h)}, {qreal(w), qreal(h)}, {qreal(w - f), qreal(h - f)}, {qreal(f), qreal(h - f)}}),
      QPolygonF({{0, 0}, {0, qreal(h)}, {qreal(f), qreal(h - f)}, {qreal(f), qreal(f)}})};
  const std::array<QPoint, 4> origins{QPoint(0, 0), QPoint(w - f, 0), QPoint(0, h - f), QPoint(0, 0)};
  for (std::size_t i = 0; i < 4; ++i) {
    const QImage wood = paintWood(i % 2 == 0 ? w : h, f, i, ratio);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPainterPath clip;
    clip.addPolygon(shapes[i]);
    painter.setClipPath(clip);
    painter.drawImage(origins[i], wood);
    painter.restore();
  }

  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  // Outer edges towards the light, the mitres, then the inner edges.
  const qreal lit = 2 * ratio;
  painter.fillRect(QRectF(0, 0, w, lit), QColor::fromRgba(theme::kFrame.litTop));
  painter.fillRect(QRectF(0, lit, lit, h - lit), QColor::fromRgba(theme::kFrame.litLeft));
  painter.setPen(QPen(QColor::fromRgba(theme::kFrame.miter), ratio));
  painter.drawLine(QPointF(0, 0), QPointF(f, f));
  painter.drawLine(QPointF(w, 0), QPointF(w - f, f));
  painter.drawLine(QPointF(0, h), QPointF(f, h - f));
  painter.drawLine(QPointF(w, h), QPointF(w - f, h - f));
  const QColor dark = QColor::fromRgba(theme::kFrame.innerDark);
  const qreal thick = 2 * ratio;
  painter.fillRect(QRectF(f - thick, f - thick, w - 2 * f + 2 * thick, thick), dark);
  painter.fillRect(QRectF(f - thick, f, thick, h - 2 * f), dark);
  const QColor bright = QColor::fromRgba(theme::kFrame.innerBright);
  const qreal thin = 1.4 * ratio;
  painter.fillRect(QRectF(f, h - f, w - 2 * f + thin, thin), bright);
  painter.fillRect(QRectF(w - f, f, thin, h - 2 * f), bright);
}

void paintOrnament(QPainter &painter, const TableGeometry &geometry) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setClipRect(geometry.felt());
  painter.setBrush(Qt::NoBrush);
  const qreal ratio = geometry.ratio();
  const std::array<QRect, 2> squares = geometry.ornament();
  const std::array<qreal, 2> radii{geometry.fx(0.36), geometry.fx(0.5)};
  for (std::size_t i = 0; i < 2; ++i) {
    const QRectF square = squares[i];
    painter.setPen(QPen(QColor::fromRgba(theme::kOrnamentLight), 1.4 * ratio));
    painter.drawRoundedRect(square.translated(1.3 * ratio, 1.3 * ratio), radii[i], radii[i]);
    painter.setPen(QPen(QColor::fromRgba(theme::kOrnamentDark), 1.4 * ratio));
    painter.drawRoundedRect(square, radii[i], radii[i]);
  }
  painter.restore();
}

}  // namespace

void paintFeltStrip(QPainter &painter, const QRectF &strip, FeltColor color, qreal radius) {
  const auto &stops = theme::felt(color).stops;
  QRadialGradient light(strip.topLeft() + QPointF(strip.width() * 0.4, strip.height() * 0.3),
                        strip.width() * 0.8);
  light.setColorAt(0, QColor::fromRgba(stops[0]));
  light.setColorAt(0.36, QColor::fromRgba(stops[1]));
  light.setColorAt(1, QColor::fromRgba(stops[2]));
  painter.setPen(Qt::NoPen);
  painter.setBrush(light);
  painter.drawRoundedRect(strip, radius, radius);
}

QImage paintFelt(const TableGeometry &geometry, FeltColor color) {
  QImage image = paintBareFelt(geometry, color);
  if (image.isNull())
    return image;
  QPainter painter(&image);
  paintOrnament(painter, geometry);
  return image;
}

QImage paintBareFelt(const TableGeometry &geometry, FeltColor color) {
  QImage image =
      paintCloth({geometry.size(), QRectF(geometry.felt()), geometry.unit(), geometry.ratio()}, color);
  if (image.isNull())
    return image;
  QPainter painter(&image);
  paintFrame(painter, geometry);
  return image;
}

}  // namespace janso
