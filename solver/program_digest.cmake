# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT, the function of solver/study/program_digest.h: a digest of the files in the list SOURCES and of the texts
# in OTHERS.
cmake_minimum_required(VERSION 3.25)
file(STRINGS ${SOURCES} files)
execute_process(COMMAND ${CMAKE_COMMAND} -E sha256sum ${files} OUTPUT_VARIABLE sums COMMAND_ERROR_IS_FATAL ANY)
string(SHA256 digest "${sums}${OTHERS}")
file(WRITE ${OUTPUT}
"#include \"solver/study/program_digest.h\"

QByteArray bramah::solver::programDigest()
{
    return QByteArrayLiteral(\"${digest}\");
}
")
