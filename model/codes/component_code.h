// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace bramah::model {

/// The standard after which the components of a sheet have their codes.
enum class CodeScheme {
    Iso2012,   ///< ISO 1219-2:2012, `A-H1.2`: module, medium, circuit, component; in a rectangular frame
    Iso1995,   ///< ISO 1219-2:1995, `A-1V2`: plant, circuit, letter of the kind, component
    Iec81346,  ///< IEC 81346, `=A-QM2`: function aspect, class of the product, number within the sheet
};
inline constexpr std::array kCodeSchemes{CodeScheme::Iso2012, CodeScheme::Iso1995, CodeScheme::Iec81346};

/// The name of the standard, as annotations and menus have it.
[[nodiscard]] QString nameOf(CodeScheme scheme);
/// The scheme that nameOf() calls \a name; nothing for other texts.
[[nodiscard]] std::optional<CodeScheme> codeSchemeNamed(const QString& name);
/// A code of the scheme, to show its form: `1.2`, `1V2`, `-QM2`.
[[nodiscard]] QString exampleOf(CodeScheme scheme);

/// The parts of a code. Those that a scheme does not have are empty.
struct ComponentCode {
    QString module;   ///< function module or plant
    QString medium;   ///< one letter: H hydraulic, P pneumatic, C cooling, K cooling lubricant, L lubrication, G gas
    int circuit = 0;  ///< 0: the supply
    QString kind;     ///< letters of the kind: V of `1V2`, QM of `-QM2`
    int number = 1;   ///< of the component

    /// The code in the form of \a scheme, which leaves out the parts that it does not have.
    [[nodiscard]] QString text(CodeScheme scheme) const;
    friend bool operator==(const ComponentCode&, const ComponentCode&) = default;
};

/// The parts of \a text; nothing if it is not of the scheme's form.
[[nodiscard]] std::optional<ComponentCode> parsedCode(const QString& text, CodeScheme scheme);

/// Is code \a a before \a b, with numbers in them compared by value: 1.2 before 1.10?
[[nodiscard]] bool isCodeBefore(const QString& a, const QString& b);

}  // namespace bramah::model
