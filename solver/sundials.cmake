# SPDX-License-Identifier: GPL-3.0-or-later
# Target `sundials`: SUNDIALS, from BRAMAH_SUNDIALS_ROOT (built at -O2 by ./dev) or from the system.
# SUNDIALS' own package file is not used: Debian's asks for MPI and PETSc, which nothing here needs.
add_library(sundials INTERFACE)
set(sundials_hints ${BRAMAH_SUNDIALS_ROOT}/lib ${BRAMAH_SUNDIALS_ROOT}/lib64)
foreach(name arkode cvode ida kinsol nvecserial sunmatrixdense sunlinsoldense generic core)
  unset(SUNDIALS_${name} CACHE)  # BRAMAH_SUNDIALS_ROOT may have changed
  if(BRAMAH_SUNDIALS_ROOT)
    find_library(SUNDIALS_${name} sundials_${name} HINTS ${sundials_hints} NO_DEFAULT_PATH)
  endif()
  find_library(SUNDIALS_${name} sundials_${name})
  if(SUNDIALS_${name})
    target_link_libraries(sundials INTERFACE ${SUNDIALS_${name}})
  elseif(NOT name MATCHES "^(generic|core)$")  # before SUNDIALS 7, from it on
    message(FATAL_ERROR "libsundials_${name} is missing: ./dev build installs it (libsundials-dev)")
  endif()
endforeach()
if(BRAMAH_SUNDIALS_ROOT)
  target_include_directories(sundials SYSTEM INTERFACE ${BRAMAH_SUNDIALS_ROOT}/include)
else()
  # From SUNDIALS 7 on the headers of a library with MPI, as Debian's is, include those of MPI.
  find_path(MPI_INCLUDE mpi.h PATH_SUFFIXES mpi)
  find_library(MPI_LIBRARY mpi)
  if(MPI_INCLUDE AND MPI_LIBRARY)
    target_include_directories(sundials SYSTEM INTERFACE ${MPI_INCLUDE})
    target_link_libraries(sundials INTERFACE ${MPI_LIBRARY})
  endif()
endif()
# KLU, which the program has and an FMU has not.
add_library(klu INTERFACE)
find_path(SUITESPARSE_INCLUDE klu.h PATH_SUFFIXES suitesparse REQUIRED)
target_include_directories(klu SYSTEM INTERFACE ${SUITESPARSE_INCLUDE})
foreach(name klu btf amd colamd suitesparseconfig)
  find_library(SUITESPARSE_${name} ${name} REQUIRED)
  target_link_libraries(klu INTERFACE ${SUITESPARSE_${name}})
endforeach()
