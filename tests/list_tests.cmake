# SPDX-License-Identifier: GPL-3.0-or-later
# Makes one test of each class of a test program: run behind its build with PROGRAM, LAYER, OUTPUT and ENVIRONMENT, a
# file that sets test_environment.
include(${ENVIRONMENT})
execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen ${PROGRAM} --list
                OUTPUT_VARIABLE names RESULT_VARIABLE failure OUTPUT_STRIP_TRAILING_WHITESPACE)
if(failure)
  message(FATAL_ERROR "${PROGRAM} --list fails: ${failure}")
endif()
string(REPLACE "\n" ";" names "${names}")
set(tests "")
foreach(name IN LISTS names)
  string(APPEND tests
    "add_test(\"${LAYER}.${name}\" \"${PROGRAM}\" ${name})\n"
    "set_tests_properties(\"${LAYER}.${name}\" PROPERTIES ENVIRONMENT \"${test_environment}\" TIMEOUT 900)\n")
endforeach()
file(WRITE ${OUTPUT} "${tests}")
