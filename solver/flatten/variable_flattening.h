// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_cone.h"
#include "solver/flatten/lowering/expression_lowering.h"
#include "solver/flatten/symbols/flat_components.h"
#include "solver/flatten/variable_prototypes.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace bramah::solver {

/// Flattens the variables of an instance tree: first declares all by name, then, when each name has its variable,
/// defines their values and attributes.
class VariableFlattening
{
    struct ByContent {
        /// Texts are found by what they say, without making shared ones.
        using is_transparent = void;
        ///@{
        /// What two texts are compared by.
        [[nodiscard]] static const VariableTexts& content(const VariableTexts& texts) { return texts; }
        [[nodiscard]] static const VariableTexts& content(const std::shared_ptr<const VariableTexts>& t) { return *t; }
        ///@}
        [[nodiscard]] bool operator()(const auto& a, const auto& b) const { return content(a) < content(b); }
    };

public:
    /// Borrows both.
    VariableFlattening(ExpressionLowering& lowering, FlatComponents& components)
        : lowering_(lowering), components_(components), cone_(lowering.graph())
    {
    }

    /// Makes the variables of \a instance and all below it.
    void declare(const model::Instance& instance);
    /// The expandable connectors among them; their components are declared by declareBuses().
    [[nodiscard]] const std::vector<const model::Instance*>& buses() const { return buses_; }
    /// Declares the variables of expandable connectors, once their components are known.
    void declareBuses();
    /// Lowers bindings and attributes of all declared variables.
    void define();
    /// Declared instances that are not of built-in type, in order: those with equations.
    [[nodiscard]] const std::vector<const model::Instance*>& classes() const { return classes_; }

private:
    void declareScalars(const model::Instance& instance);
    /// Instance::path(), quick for one child after the other.
    [[nodiscard]] std::string pathOf(const model::Instance& instance);
    /// False (and a message) if there is no room for \a count scalars of \a instance.
    [[nodiscard]] bool hasRoomFor(std::int64_t count, const model::Instance& instance);
    /// A variable of \a instance as its declaration has it, without a path.
    [[nodiscard]] FlatVariable variableOf(const model::Instance& instance);
    /// Declares the scalars of \a instance, \a count with \a variable as their pattern.
    void declareElements(const model::Instance& instance, std::int64_t count, FlatVariable variable);
    [[nodiscard]] std::shared_ptr<const VariableTexts> shared(VariableTexts texts);
    [[nodiscard]] std::shared_ptr<const VariableTexts> sharedTexts(const model::Instance& instance);
    struct Declared {
        const model::Instance* instance = nullptr;
        VariableId first = kNoVariable;
        VariableId like = kNoVariable;  ///< a variable declared before whose attributes are the same numbers
    };
    void define(const Declared& declared);
    [[nodiscard]] bool isParameterOrConstant(VariableId variable) const;
    void defineAttributes(const model::Instance& instance, VariableId first);
    /// Gives \a variable the attributes of \a like.
    void copyAttributes(VariableId like, VariableId variable);
    void defineText(const model::Instance& instance, VariableId first);
    /// Gives a parameter without a value its start, as the specification allows, with a message.
    void defineByStart(const model::Instance& instance, VariableId first);
    /// A binding gives the value of a parameter or constant, and is an equation for other variables.
    void defineBound(const model::Instance& instance, VariableId first);
    /// The values of \a instance from \a binding, element by element; nothing (and a message) if they do not fit.
    std::optional<Symbolic> boundValue(const model::Instance& instance, const model::Modifier& binding,
                                       bool isConstant);
    /// Reports an attribute value of \a instance with wrong sizes; returns false then.
    bool hasSizeOf(const model::Instance& instance, const Symbolic& value, const model::Modifier& given);
    void setStart(const model::Instance& instance, VariableId first, std::int64_t count);
    void setAttribute(const model::Instance& instance, VariableId first, std::int64_t count, std::string_view name,
                      ExprId FlatVariable::*member);
    void setAttribute(const model::Instance& instance, VariableId first, std::int64_t count, std::string_view name,
                      ExprId FlatVariable::*member, const model::Modifier& given);
    /// Reports a constant whose value does not depend on constants only (Modelica 3.6, 4.5.1).
    /// Reports an external object whose constructor is not known here: nothing would make it.
    void expectConstructor(const model::Instance& object);
    void expectConstant(const model::Modifier& binding);
    void noteStructure(const model::Instance& instance);
    /// Marks the variables of a component at which loops are to be cut: `__Bramah(iterate={"q", "B.p"})`.
    void noteCuts(const model::Instance& component);

    ExpressionLowering& lowering_;
    FlatComponents& components_;
    ExpressionCone cone_;
    std::set<std::shared_ptr<const VariableTexts>, ByContent> texts_;
    /// The sources of a variable's texts: component, enumeration, attribute literals.
    using Written = std::array<const void*, 5>;
    struct WrittenHash {
        [[nodiscard]] std::size_t operator()(const Written& written) const
        {
            std::size_t hash = 0;
            for (const void* part : written)
                hash = (hash ^ std::hash<const void*>()(part)) * 0x9E3779B97F4A7C15ull;
            return hash;
        }
    };
    std::unordered_map<Written, std::shared_ptr<const VariableTexts>, WrittenHash> textsAsWritten_;
    VariablePrototypes prototypes_;
    std::vector<Declared> declared_;
    const model::Instance* lastParent_ = nullptr;  ///< whose path is lastParentPath_
    std::string lastParentPath_;
    bool isFull_ = false;  ///< the largest number of variables was reached, which has been reported
    std::vector<const model::Instance*> classes_;
    std::vector<const model::Instance*> buses_;
    bool areBusesKnown_ = false;
};

}  // namespace bramah::solver
