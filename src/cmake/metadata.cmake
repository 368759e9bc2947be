# cmake -DFROM=template -DTO=file -DHOMEPAGE=address -DPICTURES=address -P metadata.cmake
#
# The AppStream metadata with the two addresses that only who publishes Janso knows: that of the project, and that of a folder with
# resources/pictures of this version. What has no address is left out: one that leads nowhere would be worse.
cmake_minimum_required(VERSION 3.25)
file(READ "${FROM}" text)
if(NOT HOMEPAGE)
  string(REGEX REPLACE "\n *<url type=\"homepage\">[^\n]*" "" text "${text}")
endif()
if(NOT PICTURES)
  string(REGEX REPLACE "\n *<screenshots>.*</screenshots>" "" text "${text}")
endif()
string(REPLACE "@JANSO_HOMEPAGE@" "${HOMEPAGE}" text "${text}")
string(REPLACE "@JANSO_PICTURES@" "${PICTURES}" text "${text}")
file(WRITE "${TO}" "${text}")
