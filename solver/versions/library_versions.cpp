// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/versions/library_versions.h"

#include "solver/data_files/matio_version.h"
#include "solver/linear_algebra/lapack_version.h"
#include "solver/sundials/loaded_version.h"
#include "solver/tape/native_code.h"

#include <QtGlobal>

#include <SuiteSparse_config.h>
#include <ceres/version.h>
#include <fftw3.h>
#include <nlopt.h>
#include <zip.h>
#include <Eigen/Core>

#include <array>

namespace bramah::solver {
namespace {

QString numbers(int major, int minor, int patch)
{
    return QStringLiteral("%1.%2.%3").arg(major).arg(minor).arg(patch);
}

QString suiteSparseVersion()
{
    std::array<int, 3> version{};
    SuiteSparse_version(version.data());
    return numbers(version[0], version[1], version[2]);
}

QString nloptVersion()
{
    int major = 0, minor = 0, patch = 0;
    nlopt_version(&major, &minor, &patch);
    return numbers(major, minor, patch);
}

/// FFTW calls itself `fftw-3.3.10-sse2-avx`.
QString fftwVersion()
{
    return QString::fromLatin1(fftw_version).section(QLatin1Char('-'), 1, 1);
}

}  // namespace

std::vector<LibraryVersion> libraryVersions(AskLlvm askLlvm)
{
    std::vector<LibraryVersion> versions{
        {QStringLiteral("Qt"), QString::fromLatin1(qVersion())},
        {QStringLiteral("SUNDIALS"), QString::fromStdString(sundialsVersion())},
        {QStringLiteral("SuiteSparse"), suiteSparseVersion()},
        {QStringLiteral("Eigen"), numbers(EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION)},
        {QStringLiteral("LAPACK"), QString::fromStdString(lapackVersion())},
        {QStringLiteral("Ceres Solver"), QStringLiteral(CERES_VERSION_STRING)},
        {QStringLiteral("NLopt"), nloptVersion()},
        {QStringLiteral("FFTW"), fftwVersion()},
        {QStringLiteral("MAT File I/O"), QString::fromStdString(matioVersion())},
        {QStringLiteral("libzip"), QString::fromLatin1(zip_libzip_version())},
    };
    const std::string version = askLlvm == AskLlvm::Yes ? nativeCompilerVersion() : std::string();
    if (!version.empty())
        versions.push_back({QStringLiteral("LLVM"), QString::fromStdString(version)});
    return versions;
}

}  // namespace bramah::solver
