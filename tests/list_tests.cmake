# SPDX-License-Identifier: GPL-3.0-or-later
# Makes one test of each class of a test program: run behind its build with PROGRAM, LAYER, OUTPUT and ENVIRONMENT, a
# file that sets test_environment.
cmake_minimum_required(VERSION 3.25)
include(${ENVIRONMENT})
execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${PROGRAM} --list
                OUTPUT_VARIABLE names RESULT_VARIABLE failure OUTPUT_STRIP_TRAILING_WHITESPACE)
if(failure)
  message(FATAL_ERROR "${PROGRAM} --list fails: ${failure}")
endif()
string(REPLACE "\n" ";" names "${names}")
# These take longest, so they begin first: else one may run alone at the end of a first run, which knows no times yet.
set(long LibraryInvarianceTest LibrarySteadyTest LibraryExamplesTest BondGraphTest RandomLinesTest)
set(tests "")
foreach(name IN LISTS names)
  set(cost 0)
  if(name IN_LIST long)
    set(cost 100)
  endif()
  string(APPEND tests
    "add_test(\"${LAYER}.${name}\" \"${PROGRAM}\" ${name})\n"
    "set_tests_properties(\"${LAYER}.${name}\" PROPERTIES COST ${cost} TIMEOUT 900\n"
    "                     ENVIRONMENT \"${test_environment}\")\n")
endforeach()
file(WRITE ${OUTPUT} "${tests}")
