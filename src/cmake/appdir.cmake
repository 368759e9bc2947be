# cmake -DBUILD=build -DTO=Janso.AppDir -DPLUGINS=qt6/plugins -DSOURCE=tree -P appdir.cmake
#
# Installs program and data below TO/usr, with the libraries and plugins of Qt that they need; what every desktop has, and what must
# be that of the system (C library, graphics drivers, X11, fontconfig), stays out. `appimagetool TO` makes one file of it.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${TO}")
foreach(component program data)
  execute_process(COMMAND "${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${TO}/usr" --component ${component} --strip
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()

# By folder: those that a table with pictures, sound, a database, printing and input in Japanese may ask for.
set(modules "")
foreach(kind platforms platforminputcontexts platformthemes xcbglintegrations wayland-shell-integration
             wayland-decoration-client wayland-graphics-integration-client iconengines imageformats sqldrivers printsupport
             multimedia tls)
  file(GLOB found "${PLUGINS}/${kind}/*.so")
  # What it never asks for: databases of servers, screens without a desktop, films (their decoders are half of all), pictures but SVG
  # and PNG; and GTK comes with the desktop that wants it.
  list(FILTER found EXCLUDE REGEX "qsql(mysql|odbc|psql|ibase)|platforms/libq(vnc|linuxfb|eglfs|vkkhrdisplay|minimalegl)|ffmpeg|libqgtk3|imageformats/libq(gif|ico|jpeg|tga|tiff|wbmp|webp|icns|pdf|jp2|mng)")
  if(found)
    file(COPY ${found} DESTINATION "${TO}/usr/plugins/${kind}")
    list(APPEND modules ${found})
  endif()
endforeach()

file(GET_RUNTIME_DEPENDENCIES EXECUTABLES "${TO}/usr/bin/janso" "${TO}/usr/bin/janso-cli" MODULES ${modules}
  RESOLVED_DEPENDENCIES_VAR libraries UNRESOLVED_DEPENDENCIES_VAR missing
  POST_EXCLUDE_REGEXES "/lib(c|m|dl|rt|pthread|resolv|util|gcc_s|stdc\\+\\+|GL|GLX|GLdispatch|EGL|OpenGL|drm|gbm|X11|X11-xcb|xcb|fontconfig|freetype|expat|z|asound|jack|pipewire-0\\.3)\\.so" "/ld-linux")
foreach(library IN LISTS libraries)
  file(COPY "${library}" DESTINATION "${TO}/usr/lib" FOLLOW_SYMLINK_CHAIN)
endforeach()
foreach(library IN LISTS missing)
  message(STATUS "left out, as it is not here: ${library}")
endforeach()

file(WRITE "${TO}/AppRun" "#!/bin/sh
# Starts janso with the libraries beside it; called janso-cli, that.
here=$(dirname \"$(readlink -f \"$0\")\")
export LD_LIBRARY_PATH=\"$here/usr/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}\"
export QT_PLUGIN_PATH=\"$here/usr/plugins\"
name=$(basename \"\${ARGV0:-$0}\")
[ \"$name\" = janso-cli ] || name=janso
exec \"$here/usr/bin/$name\" \"$@\"
")
file(CHMOD "${TO}/AppRun" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(COPY "${SOURCE}/resources/desktop/org.janso.Janso.desktop" DESTINATION "${TO}")
file(COPY_FILE "${SOURCE}/resources/icons/janso.svg" "${TO}/org.janso.Janso.svg")
file(CREATE_LINK org.janso.Janso.svg "${TO}/.DirIcon" SYMBOLIC)
