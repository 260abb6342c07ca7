# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed, and its division into packages. A component is a package; `cmake --install build --component cli`,
# then `data`, is the command line alone.
set(BRAMAH_MAINTAINER "The Bramah authors <maintainers@bramah.org>" CACHE STRING "Whom packages name")
set(packaging ${CMAKE_CURRENT_LIST_DIR})
set(packed ${CMAKE_BINARY_DIR}/packaging)
set(changelog ${PROJECT_SOURCE_DIR}/resources/CHANGELOG.md)
file(MAKE_DIRECTORY ${packed}/icons)

install(TARGETS bramah RUNTIME DESTINATION bin COMPONENT program)
install(TARGETS bramah_cli RUNTIME DESTINATION bin COMPONENT cli)
install(DIRECTORY library/Bramah DESTINATION share/bramah/library COMPONENT data PATTERN LICENSE EXCLUDE)
install(DIRECTORY resources/examples DESTINATION share/bramah COMPONENT data PATTERN LICENSE EXCLUDE)
install(DIRECTORY resources/manual DESTINATION share/bramah COMPONENT program PATTERN "*.css" EXCLUDE PATTERN "*.js" EXCLUDE)

# The licences of library and examples are in the file `copyright` of Debian's packages; elsewhere they stand alone.
install(FILES LICENSE DESTINATION share/doc/bramah COMPONENT archive EXCLUDE_FROM_ALL)
install(FILES library/Bramah/LICENSE DESTINATION share/bramah/library/Bramah COMPONENT archive EXCLUDE_FROM_ALL)
install(FILES resources/examples/LICENSE DESTINATION share/bramah/examples COMPONENT archive EXCLUDE_FROM_ALL)

# The date of this version, so that what is made of the same sources is the same.
file(STRINGS ${changelog} newest REGEX "^## " LIMIT_COUNT 1)
if(NOT newest MATCHES "^## ([0-9.]+) \\(([0-9-]+)\\)$" OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
  message(FATAL_ERROR "resources/CHANGELOG.md does not begin with `## ${PROJECT_VERSION} (DATE)`")
endif()
set(date ${CMAKE_MATCH_2})

if(UNIX AND NOT APPLE AND SYSTEM_PYTHON)
  # A manual page for each program, made of its own help.
  foreach(target bramah bramah_cli)
    string(REPLACE _ - program ${target})
    set(page ${packed}/${program}.1)
    add_custom_command(OUTPUT ${page}.gz DEPENDS ${target} ${packaging}/man_page ${changelog}
                       COMMAND ${SYSTEM_PYTHON} ${packaging}/man_page $<TARGET_FILE:${target}> ${PROJECT_VERSION} ${date} ${page}
                       COMMAND gzip -9nf ${page} VERBATIM)
    list(APPEND made ${page}.gz)
  endforeach()
  install(FILES ${packed}/bramah.1.gz DESTINATION share/man/man1 COMPONENT program)
  install(FILES ${packed}/bramah-cli.1.gz DESTINATION share/man/man1 COMPONENT cli)

  set(icon ${PROJECT_SOURCE_DIR}/resources/icons/bramah.svg)
  set(icon_sizes 48 64 128 256 512)
  add_executable(draw_icons ${packaging}/draw_icons.cpp)
  target_link_libraries(draw_icons PRIVATE Qt6::Svg)
  set_target_properties(draw_icons PROPERTIES AUTOMOC OFF RUNTIME_OUTPUT_DIRECTORY ${packed})
  list(TRANSFORM icon_sizes REPLACE "(.+)" "${packed}/icons/\\1.png" OUTPUT_VARIABLE icons)
  add_custom_command(OUTPUT ${icons} DEPENDS draw_icons ${icon}
                     COMMAND draw_icons ${icon} ${packed}/icons ${icon_sizes} VERBATIM)
  list(APPEND made ${icons})
  set(hicolor share/icons/hicolor)
  foreach(size ${icon_sizes})
    install(FILES ${packed}/icons/${size}.png DESTINATION ${hicolor}/${size}x${size}/apps RENAME org.bramah.Bramah.png
            COMPONENT program)
  endforeach()
  install(FILES ${icon} DESTINATION ${hicolor}/scalable/apps RENAME org.bramah.Bramah.svg COMPONENT program)

  set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop/org.bramah.Bramah)
  install(FILES ${desktop}.desktop DESTINATION share/applications COMPONENT program)
  install(FILES ${desktop}.metainfo.xml DESTINATION share/metainfo COMPONENT program)
  install(FILES ${desktop}.mime.xml DESTINATION share/mime/packages RENAME org.bramah.Bramah.xml COMPONENT program)
  install(FILES ${desktop}.thumbnailer DESTINATION share/thumbnailers COMPONENT program)
  add_custom_target(bramah_package_files ALL DEPENDS ${made})
endif()

set(CPACK_PACKAGE_NAME bramah)
set(CPACK_PACKAGE_VENDOR "The Bramah authors")
set(CPACK_PACKAGE_CONTACT "${BRAMAH_MAINTAINER}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program cli data)
find_program(DPKG_DEB dpkg-deb)
if(NOT DPKG_DEB OR NOT SYSTEM_PYTHON)
  set(CPACK_GENERATOR TGZ)
  include(CPack)
  return()
endif()

# Words after its name are the summary, then the lines of the description.
function(bramah_package component name)
  string(TOUPPER ${component} key)
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name} PARENT_SCOPE)
  list(JOIN ARGN "\n" text)
  set(CPACK_DEBIAN_${key}_DESCRIPTION "${text}" PARENT_SCOPE)
  set(log ${packed}/${name}.changelog.gz)
  add_custom_command(OUTPUT ${log} DEPENDS ${packaging}/debian_changelog ${changelog}
                     COMMAND ${SYSTEM_PYTHON} ${packaging}/debian_changelog ${changelog} ${name} ${BRAMAH_MAINTAINER} ${log}
                     VERBATIM)
  add_custom_target(${name}_changelog ALL DEPENDS ${log})
  install(FILES ${log} DESTINATION share/doc/${name} RENAME changelog.gz COMPONENT ${component})
  install(FILES ${packaging}/copyright DESTINATION share/doc/${name} COMPONENT ${component})
  list(APPEND CPACK_COMPONENTS_ALL ${component})
  list(REMOVE_DUPLICATES CPACK_COMPONENTS_ALL)
  set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} PARENT_SCOPE)
endfunction()

set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own, in the first line of its description
set(CPACK_DEBIAN_PACKAGE_SECTION science)

bramah_package(program bramah "fluid-power schematics that run"
  "Bramah is an editor for hydraulic circuits with ISO 1219 symbols that"
  "simulates what is drawn. Circuits, subsystems, components and symbols are"
  "Modelica text. Plots follow the run, drawings are printed with frames, codes"
  "and lists, and studies, fits and frequency responses tell what moves a"
  "circuit.")
cmake_host_system_information(RESULT debian QUERY DISTRIB_VERSION_ID)
if(debian VERSION_GREATER_EQUAL 13)  # before, lintian does not know what is overridden
  install(FILES ${packaging}/lintian-overrides DESTINATION share/lintian/overrides RENAME bramah COMPONENT program)
endif()
# The window plans studies for other machines, which run bramah-cli.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS "bramah-cli (= ${PROJECT_VERSION}), bramah-data (= ${PROJECT_VERSION})")

bramah_package(cli bramah-cli "fluid-power schematics that run, on the command line"
  "Bramah simulates hydraulic circuits that are drawn with ISO 1219 symbols and"
  "written as Modelica text."
  "."
  "This package holds bramah-cli, for machines without a screen: it checks and"
  "runs circuits, makes studies of many runs, exports FMUs, and draws nothing.")
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "bramah-data (= ${PROJECT_VERSION})")
# CPack writes scripts that call ldconfig for any .so below lib, unless others are given: modules need none, so it is given
# scripts that do not exist, which it leaves out.
foreach(key CLI NATIVE)
  set(CPACK_DEBIAN_${key}_PACKAGE_CONTROL_EXTRA "${packed}/no/postinst;${packed}/no/postrm")
endforeach()

bramah_package(data bramah-data "fluid-power schematics that run, components and examples"
  "Bramah simulates hydraulic circuits that are drawn with ISO 1219 symbols and"
  "written as Modelica text."
  "."
  "This package holds its library of components and the examples.")
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DATA_PACKAGE_SHLIBDEPS OFF)

if(TARGET bramah_native)
  bramah_package(native bramah-native "fluid-power schematics that run, in machine code"
    "Bramah simulates hydraulic circuits that are drawn with ISO 1219 symbols and"
    "written as Modelica text."
    "."
    "This package compiles the equations of long runs to machine code by LLVM,"
    "which makes them faster. Without it all runs give the same results.")
  set(CPACK_DEBIAN_NATIVE_PACKAGE_DEPENDS "bramah-cli (= ${PROJECT_VERSION})")
  foreach(key PROGRAM CLI PYTHON)
    set(CPACK_DEBIAN_${key}_PACKAGE_RECOMMENDS "bramah-native")
  endforeach()
endif()
# Chinese needs a font that has its signs.
string(JOIN ", " CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS ${CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS}
       "fonts-noto-cjk | fonts-droid-fallback")
if(TARGET bramah_python)
  bramah_package(python python3-bramah "fluid-power schematics that run, for Python"
    "Bramah simulates hydraulic circuits that are drawn with ISO 1219 symbols and"
    "written as Modelica text."
    "."
    "This package holds the module bramah, which runs circuits and studies and"
    "gives their results as arrays of NumPy.")
  # The library of components and the host of FMUs are those of the command line; the extension suits one Python.
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
      "bramah-cli (= ${PROJECT_VERSION}), python3-numpy, ${BRAMAH_PYTHON_VERSIONS}")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-scipy, python3-pandas, python3-matplotlib")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA "${packaging}/postinst;${packaging}/prerm")
endif()
include(CPack)
