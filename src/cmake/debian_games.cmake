# Run by CPack on what it is about to pack: the program is a game, janso-cli is none.
file(GLOB_RECURSE programs "${CPACK_TEMPORARY_DIRECTORY}/*/usr/bin/janso")
foreach(program IN LISTS programs)
  cmake_path(GET program PARENT_PATH folder)
  file(MAKE_DIRECTORY "${folder}/../games")
  file(RENAME "${program}" "${folder}/../games/janso")
endforeach()
