// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/solver/library/library_run.h"

#include <QTest>

#include <cmath>
#include <numbers>

/// What the tests of published and computed numbers share.
namespace bramah::test {

inline constexpr double kPi = std::numbers::pi;
inline constexpr double kBar = 1e5;
inline constexpr double kAmbient = 101325;  ///< Pa: 1.01325 bar
inline constexpr double kLitrePerMinute = 1e-3 / 60;

/// A tight run from 0 to \a stopTime.
[[nodiscard]] inline LibraryRunOptions until(double stopTime, double tolerance = 1e-10)
{
    LibraryRunOptions options;
    options.stopTime = stopTime;
    options.tolerance = tolerance;
    return options;
}

/// A model of \a declarations and \a equations with short names for the packages of mechanics, circuits and blocks.
[[nodiscard]] inline QByteArray caseText(const QByteArray& declarations, const QByteArray& equations)
{
    return "model M\n  import T = Bramah.Mechanics.Translational;\n  import R = Bramah.Mechanics.Rotational;\n"
           "  import E = Bramah.Electrical;\n  import S = Bramah.Blocks.Sources;\n  import B = Bramah.Blocks;\n" +
           declarations + "equation\n" + equations + "end M;\n";
}

/// A number as Modelica text, exactly.
[[nodiscard]] inline QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 17);
}

inline constexpr double kTextbookDensity = 870;  ///< kg/m3, of the oil in textbookOilText()

/// A model like that of caseText() with `H` for the hydraulics and oil of one density at every pressure, so that flows
/// are those of the formulas.
[[nodiscard]] inline QByteArray textbookOilText(const QByteArray& declarations, const QByteArray& equations)
{
    return caseText(
        "  import H = Bramah.Hydraulics;\n"
        "  inner H.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook, oil(rho_0=" +
            number(kTextbookDensity) + "));\n" + declarations,
        equations);
}

/// The declaration of a source that holds \a bar above the ambient pressure.
[[nodiscard]] inline QByteArray pressureSourceText(const char* name, double bar)
{
    return "  H.Sources.PressureSource " + QByteArray(name) + "(p=" + number(kAmbient + bar * kBar) + ");\n";
}

/// Fails the test unless \a value is within \a tolerance of \a expected.
inline void expectNear(double value, double expected, double tolerance, const QString& what = {})
{
    QVERIFY2(std::abs(value - expected) <= tolerance, qPrintable(QStringLiteral("%1: %2, expected %3 within %4")
                                                                     .arg(what)
                                                                     .arg(value, 0, 'g', 12)
                                                                     .arg(expected, 0, 'g', 12)
                                                                     .arg(tolerance)));
}

/// Fails the test unless \a value is within \a relative of \a expected, as a share of it.
inline void expectRatio(double value, double expected, double relative)
{
    expectNear(value, expected, relative * std::abs(expected), QStringLiteral("value"));
}

/// A model of \a declarations and \a equations in textbook oil with the ambient pressure of 1.01325 bar.
[[nodiscard]] inline QByteArray inTextbookOil(const char* oil, const QByteArray& declarations, const char* equations)
{
    return QByteArray(
               "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid(densityModel="
               "Bramah.Types.DensityModel.Textbook, oil(nu_p=0, ") +
           oil + "));\n" + declarations + "equation\n" + equations + "end M;\n";
}

}  // namespace bramah::test
