// SPDX-FileCopyrightText: 2026 Janso contributors
// SPDX-License-Identifier: MIT
#include "widgets/paint/svgcheck.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace janso {

namespace {

constexpr int kMostElements = 2000;
constexpr int kDeepest = 24;

// Qt looks at the local name alone, whatever the namespace.
const QSet<QString> &drawnElements() {
  static const QSet<QString> kNames = [] {
    QSet<QString> names;
    for (const char *name : {"svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline",
                             "polygon", "linearGradient", "radialGradient", "stop"})
      names.insert(QString::fromLatin1(name));
    return names;
  }();
  return kNames;
}

// What drawing programs write beside the drawing; Qt knows none of them.
const QSet<QString> &silentElements() {
  static const QSet<QString> kNames = [] {
    QSet<QString> names;
    for (const char *name :
         {"title", "desc", "metadata", "namedview", "grid", "page", "RDF", "Work", "format", "type", "Agent",
          "creator", "rights", "license", "License", "date", "permits", "requires", "prohibits"})
      names.insert(QString::fromLatin1(name));
    return names;
  }();
  return kNames;
}

bool refersOutside(const QXmlStreamAttribute &attribute) {
  const QStringView value = attribute.value().trimmed();
  if (attribute.name() == QLatin1String("href") || attribute.name() == QLatin1String("src"))
    return !value.startsWith(u'#');
  static const QRegularExpression address(QStringLiteral(R"(url\(\s*+["']?+\s*+(?!#))"),
                                          QRegularExpression::CaseInsensitiveOption);
  return address.match(value.toString()).hasMatch();
}

// Dashes can be as many as one likes on a line of any length.
bool isDashed(const QXmlStreamAttribute &attribute) {
  return attribute.name() == QLatin1String("stroke-dasharray")
             ? attribute.value().trimmed() != QLatin1String("none")
             : attribute.value().contains(QLatin1String("stroke-dasharray"), Qt::CaseInsensitive);
}

bool hasHugeNumber(const QXmlStreamAttribute &attribute) {
  static const QSet<QString> kLengths = [] {
    QSet<QString> names;
    for (const char *name : {"d",
                             "points",
                             "x",
                             "y",
                             "x1",
                             "y1",
                             "x2",
                             "y2",
                             "cx",
                             "cy",
                             "r",
                             "rx",
                             "ry",
                             "width",
                             "height",
                             "viewBox",
                             "transform",
                             "stroke-width",
                             "gradientTransform",
                             "style"})
      names.insert(QString::fromLatin1(name));
    return names;
  }();
  static const QRegularExpression huge(QStringLiteral(R"((?<![\d.#])\d{6,}|\d[eE]\+?\d{2,}|nan|inf)"),
                                       QRegularExpression::CaseInsensitiveOption);
  return kLengths.contains(attribute.name().toString()) &&
         huge.match(attribute.value().toString()).hasMatch();
}

std::optional<TileFaultFound> attributeFault(const QXmlStreamAttributes &attributes) {
  for (const QXmlStreamAttribute &attribute : attributes) {
    if (refersOutside(attribute))
      return TileFaultFound{TileFault::Refers};
    if (isDashed(attribute))
      return TileFaultFound{TileFault::Unsupported, {}, QStringLiteral("stroke-dasharray")};
    if (hasHugeNumber(attribute))
      return TileFaultFound{TileFault::TooMuch};
  }
  return std::nullopt;
}

std::optional<TileFaultFound> elementFault(const QXmlStreamReader &xml, int elements, int depth) {
  if (elements == 1 && xml.name() != QLatin1String("svg"))
    return TileFaultFound{TileFault::NotDrawing};
  if (elements > kMostElements || depth > kDeepest)
    return TileFaultFound{TileFault::TooMuch};
  const QString name = xml.name().toString();
  if (silentElements().contains(name))
    return std::nullopt;
  if (!drawnElements().contains(name))
    return TileFaultFound{TileFault::Unsupported, {}, name};
  return attributeFault(xml.attributes());
}

}  // namespace

std::optional<TileFaultFound> svgFault(const QByteArray &svg) {
  if (svg.size() > kLargestFace)
    return TileFaultFound{TileFault::TooLarge};
  QXmlStreamReader xml(svg);
  int elements = 0;
  int depth = 0;
  while (!xml.atEnd()) {
    switch (xml.readNext()) {
      case QXmlStreamReader::StartElement:
        if (auto fault = elementFault(xml, ++elements, ++depth))
          return fault;
        break;
      case QXmlStreamReader::EndElement:
        --depth;
        break;
      case QXmlStreamReader::DTD:
      case QXmlStreamReader::EntityReference:
        return TileFaultFound{TileFault::Unsupported, {}, QStringLiteral("DOCTYPE")};
      case QXmlStreamReader::ProcessingInstruction:  // Qt would load a style sheet
        return TileFaultFound{TileFault::Unsupported, {}, xml.processingInstructionTarget().toString()};
      default:
        break;
    }
  }
  return xml.hasError() || elements == 0 ? std::optional(TileFaultFound{TileFault::NotDrawing})
                                         : std::nullopt;
}

}  // namespace janso
