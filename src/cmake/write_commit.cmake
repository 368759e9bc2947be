# cmake -DSOURCE=tree -DHEADER=file -DGIVEN=commit -P write_commit.cmake
#
# Writes the commit of the tree into a header, and leaves the header alone when it says so already.
cmake_minimum_required(VERSION 3.25)
set(commit "${GIVEN}")
if(NOT commit AND EXISTS "${SOURCE}/.git")
  execute_process(COMMAND git -C "${SOURCE}" rev-parse --short=10 HEAD OUTPUT_VARIABLE commit ERROR_QUIET
                  OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
file(CONFIGURE OUTPUT "${HEADER}" CONTENT "#define JANSO_COMMIT \"${commit}\"\n")
