# janso_precompile(<target> <Qt modules>): lets a target take the headers of others, the standard library's and Qt's, from one
# of a few precompiled sets. Most of the time that a build takes is the reading of these.
#
# Nothing may depend on it: every source includes what it uses, and -DJANSO_PRECOMPILE=OFF, which CI's static checks use, proves
# that. Headers of ours are in none of the sets.
option(JANSO_PRECOMPILE "Precompile the headers of the standard library and of Qt" ON)

# The words that a target of ours is compiled with where it uses Qt; the precompiled headers must be made with the same ones.
set(JANSO_QT_DEFINITIONS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
  QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT)

set(JANSO_STD_HEADERS <algorithm> <array> <cassert> <cmath> <cstddef> <cstdint> <functional> <initializer_list> <map> <memory>
  <numeric> <optional> <set> <span> <string> <string_view> <tuple> <type_traits> <utility> <variant> <vector>)
set(JANSO_CORE_HEADERS <QByteArray> <QCoreApplication> <QDateTime> <QElapsedTimer> <QHash>
  <QIODevice> <QJsonArray> <QJsonDocument> <QJsonObject> <QJsonValue> <QList> <QLocale> <QMap> <QMetaObject> <QObject>
  <QPointer> <QProcess> <QRegularExpression> <QSet> <QStandardPaths> <QString> <QStringList> <QTextStream>
  <QTimer> <QVariant>)
set(JANSO_GUI_HEADERS <QColor> <QFont> <QFontMetricsF> <QIcon> <QImage> <QKeyEvent> <QKeySequence> <QMouseEvent> <QPaintEvent>
  <QPainter> <QPainterPath> <QPixmap> <QResizeEvent> <QTextDocument>)
set(JANSO_WIDGETS_HEADERS <QApplication> <QBoxLayout> <QCheckBox> <QComboBox> <QDialog> <QLabel> <QLineEdit> <QMenu>
  <QMessageBox> <QPushButton> <QScrollArea> <QScrollBar> <QStyle> <QToolButton> <QWidget>)

# The owner of a set: <name> is compiled with the given Qt modules and definitions, of which every user must have at least as many.
# PROGRAM: the users are programs, which are compiled otherwise than libraries.
function(janso_precompiled_set name)
  cmake_parse_arguments(ARG "PROGRAM" "" "QT;DEFINITIONS;HEADERS" ${ARGN})
  set(source "${CMAKE_BINARY_DIR}/precompiled/${name}.cpp")
  if(ARG_PROGRAM)
    file(GENERATE OUTPUT "${source}" CONTENT "int main() {}\n")
    add_executable(${name} "${source}")
  else()
    file(GENERATE OUTPUT "${source}" CONTENT "")
    add_library(${name} STATIC "${source}")
  endif()
  list(TRANSFORM ARG_QT PREPEND Qt6::)
  target_link_libraries(${name} PRIVATE janso_options ${ARG_QT})
  target_compile_definitions(${name} PRIVATE ${ARG_DEFINITIONS})
  # The level of its users, without which the compiler does not take it.
  if(ARG_PROGRAM OR Qt6::Gui IN_LIST ARG_QT)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  elseif(NOT ARG_QT)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
  endif()
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

if(JANSO_PRECOMPILE)
  # GCC forgets which of the precompiled headers are the system's, and then warns of overruns within std::string that are not there.
  target_compile_options(janso_options INTERFACE
    $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread>
    # ccache needs the name of the precompiled header in what is preprocessed.
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
  janso_precompiled_set(janso_pch_std HEADERS ${JANSO_STD_HEADERS})
  janso_precompiled_set(janso_pch_core QT Core DEFINITIONS ${JANSO_QT_DEFINITIONS}
    HEADERS ${JANSO_STD_HEADERS} ${JANSO_CORE_HEADERS})
  janso_precompiled_set(janso_pch_gui QT Core Gui DEFINITIONS ${JANSO_QT_DEFINITIONS}
    HEADERS ${JANSO_STD_HEADERS} ${JANSO_CORE_HEADERS} ${JANSO_GUI_HEADERS})
  janso_precompiled_set(janso_pch_widgets QT Core Gui Widgets DEFINITIONS ${JANSO_QT_DEFINITIONS}
    HEADERS ${JANSO_STD_HEADERS} ${JANSO_CORE_HEADERS} ${JANSO_GUI_HEADERS} ${JANSO_WIDGETS_HEADERS})
endif()

function(janso_precompile target qt)
  if(NOT JANSO_PRECOMPILE)
    return()
  elseif("Widgets" IN_LIST qt)
    target_precompile_headers(${target} REUSE_FROM janso_pch_widgets)
  elseif("Gui" IN_LIST qt)
    target_precompile_headers(${target} REUSE_FROM janso_pch_gui)
  elseif(qt)
    target_precompile_headers(${target} REUSE_FROM janso_pch_core)
  else()
    target_precompile_headers(${target} REUSE_FROM janso_pch_std)
  endif()
endfunction()
