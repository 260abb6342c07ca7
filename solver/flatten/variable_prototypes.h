// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/instance/instance.h"
#include "solver/flat_model/flat_model.h"

#include <optional>
#include <unordered_map>

namespace bramah::solver {

/// Variables that their declaration and its class alone describe, without modifications from outside other than of
/// their values: the first one of a declaration is worked out, and is the prototype of those in other instances of the
/// class.
class VariablePrototypes
{
public:
    /// The first variable of a declaration, as others of it begin.
    struct Prototype {
        VariableId variable = kNoVariable;
        FlatVariable declared;     ///< without path and component; a value from outside may make it final
        bool hasLiterals = false;  ///< start, minimum, maximum and nominal value are numbers, or not given
    };

    /// Null if \a instance, a scalar, is not like a known one.
    [[nodiscard]] const Prototype* find(const model::Instance& instance) const;
    /// \a variable is that of \a instance, a scalar that find() does not find; it may become a prototype.
    void add(const model::Instance& instance, VariableId variable, const FlatVariable& declared);

private:
    struct Declaration {
        const model::syntax::Component* component = nullptr;
        const model::ClassNode* around = nullptr;  ///< the class of the instance around, which may add to it
        friend bool operator==(const Declaration&, const Declaration&) = default;
    };
    struct DeclarationHash {
        [[nodiscard]] std::size_t operator()(const Declaration& declaration) const
        {
            return std::hash<const void*>()(declaration.component) * 31 + std::hash<const void*>()(declaration.around);
        }
    };
    struct Known {
        const model::Instance* instance = nullptr;
        std::optional<Prototype> prototype;  ///< nothing: the declaration does not say all
    };
    std::unordered_map<Declaration, Known, DeclarationHash> known_;
};

}  // namespace bramah::solver
