# Run by CPack on what it is about to pack, to move what Debian keeps elsewhere: the program is a game, janso-cli is none; zsh there looks
# for completions of packages in a folder that other systems do not have.

# janso_move(<folder> <other folder> <names...>): both below usr; a folder that is left empty goes.
function(janso_move from to)
  foreach(name IN LISTS ARGN)
    file(GLOB_RECURSE found "${CPACK_TEMPORARY_DIRECTORY}/*/usr/${from}/${name}")
    foreach(file IN LISTS found)
      string(REPLACE "/usr/${from}/${name}" "/usr" root "${file}")
      file(MAKE_DIRECTORY "${root}/${to}")
      file(RENAME "${file}" "${root}/${to}/${name}")
      file(GLOB left "${root}/${from}/*")
      if(NOT left)
        file(REMOVE_RECURSE "${root}/${from}")
      endif()
    endforeach()
  endforeach()
endfunction()

janso_move(bin games janso)
janso_move(share/zsh/site-functions share/zsh/vendor-completions _janso _janso-cli)
