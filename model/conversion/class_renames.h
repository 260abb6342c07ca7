// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/conversion/conversion_rules.h"

#include <map>
#include <set>
#include <string>

namespace bramah::model {

/// The new names of classes, constants and whatever else a path from the top leads to, by the rules of a conversion.
class ClassRenames
{
public:
    /// Reads \a rules, which are not kept.
    explicit ClassRenames(const ConversionRules& rules);

    /// The beginning of an old path that has a new name.
    struct Beginning {
        std::string from, to;  ///< both empty if there is none
    };
    /// The longest beginning of \a path with a new name: `A.B.C` becomes `D.C` if `A.B` becomes `D`.
    [[nodiscard]] Beginning longest(const std::string& path) const;
    /// \a path with its new beginning, else as it is.
    [[nodiscard]] std::string renamed(const std::string& path) const;
    /// Does a rule name \a path?
    [[nodiscard]] bool isNamed(const std::string& path) const { return named_.contains(path); }
    /// The old paths that are now called \a path.
    [[nodiscard]] std::set<std::string> formerNames(const std::string& path) const;

private:
    std::map<std::string, std::string> names_;
    std::set<std::string> named_;
};

/// `A.B` of `A.B.C`; empty for a single name.
[[nodiscard]] std::string pathAround(const std::string& path);
/// Is \a path the same as \a beginning, or does it go on from there?
[[nodiscard]] bool leadsThrough(const std::string& path, const std::string& beginning);

}  // namespace bramah::model
