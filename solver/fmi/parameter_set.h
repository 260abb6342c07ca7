// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace bramah::solver {

/// Values of parameters as tools exchange them: a file `.ssv` of SSP 1.0, System Structure and Parameterization
/// (https://ssp-standard.org), section 7.
struct ParameterSet {
    /// The type of a value, by the elements of SSV.
    enum class Kind { Real, Integer, Boolean, String, Enumeration };
    /// A parameter and its value.
    struct Parameter {
        QString path;  ///< as `pump.D`
        Kind kind = Kind::Real;
        QString value;  ///< a number in its unit with a decimal point, true or false, a text, the name of a literal
        QString unit;   ///< of a Real; empty: SI, or none
    };
    QString name;
    std::vector<Parameter> parameters;
};

/// The file of \a set, in UTF-8. Values are written as they stand; a unit that does not go back to the SI's base units
/// is left out.
[[nodiscard]] QByteArray ssvText(const ParameterSet& set);
/// The set in a file; the error is a message with the line.
[[nodiscard]] tl::expected<ParameterSet, QString> readSsv(const QByteArray& bytes);

}  // namespace bramah::solver
